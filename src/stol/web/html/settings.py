"""The settings of a player: the link to them, the form, and the button that turns the sound off."""

import functools
from typing import Final
from urllib.parse import urlencode

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.table.player import CHOICES, PlayerSettings
from stol.text import Say
from stol.text.languages import SHIPPED
from stol.web.html.kit import icon, rendered
from stol.web.html.own_links import own_links

CODES: Final = {"sr-Cyrl": "\N{CYRILLIC CAPITAL LETTER ES}\N{CYRILLIC CAPITAL LETTER ER}"}
"""Short names of languages where the first two letters of the tag would not do."""
EXPLAINED: Final = ("confirm", "patterns")
"""Settings with a line that says what they do."""


def root_attributes(settings: PlayerSettings) -> dict[str, str | None]:
    """Attributes of <html>, which styles and scripts read: `data-speed="fast"`."""
    chosen: dict[str, str | None] = {f"data_{name}": getattr(settings, name) for name in CHOICES}
    return chosen | {"data_light": None if settings.light == "system" else settings.light}


def settings_address(here: str) -> str:
    """Of the page of the settings, which leads back to the page `here`."""
    return f"/settings?{urlencode({'back': here})}"


def settings_link(say: Say, here: str) -> Renderable:
    """A link that shows the present language by two letters; a script opens the settings over the page."""
    label = say("settings-label", language=own_name(say.language))
    return h.a(".set", href=settings_address(here), data_settings=True, aria_label=label, title=say("settings-title"))[
        icon("i-settings"), h.span(aria_hidden="true")[code(say.language)]
    ]


def settings_button(say: Say, here: str) -> Renderable:
    """The same in the menu of a table."""
    return h.a(".button", href=settings_address(here), data_settings=True)[icon("i-settings"), say("settings-title")]


@functools.lru_cache(64)
def sound_button(say: Say, sound: str, *, named: bool) -> Markup:
    """Turns the sound off and on. There is none without script, and without script this is not shown."""
    words = say("sound-off")
    kinds = "button" if named else "tool"
    return rendered(
        h.button(
            class_=f"{kinds} mute scripted", type="button", data_mute=True, title=words,
            aria_label=words, aria_pressed=str(sound == "off").lower(),
        )[icon("i-sound", "i heard"), icon("i-mute", "i muted"), words if named else None]
    )  # fmt: skip


def settings_form(say: Say, settings: PlayerSettings, here: str) -> Renderable:
    """A button for each choice; the answer is the page `here` again. A script applies it at once."""
    return h.form("#settings-form", method="post", action="/settings")[
        h.input(type="hidden", name="back", value=here),
        h.fieldset(".tongues")[h.legend[say("setting-language")], language_buttons(say.language)],
        [choice(say, name, getattr(settings, name)) for name in CHOICES],
    ]


def choice(say: Say, name: str, chosen: str) -> Renderable:
    """All values of a setting, one of which is pressed."""
    return h.fieldset[
        h.legend[say(f"setting-{name}")],
        name in EXPLAINED and h.p[say(f"setting-{name}-about")],
        h.div(".segs")[
            [
                h.button(type="submit", name=name, value=value, aria_pressed=str(value == chosen).lower())[
                    say(f"setting-{name}-{value}")
                ]
                for value in CHOICES[name]
            ]
        ],
    ]


@functools.cache
def language_buttons(chosen: str) -> Markup:
    """A button for each language, by its own name."""
    return rendered(
        h.button(type="submit", name="language", value=tag, lang=tag, aria_pressed=str(tag == chosen).lower())[
            h.b(aria_hidden="true")[code(tag)], name
        ]
        for tag, name in SHIPPED.items()
    )


def code(tag: str) -> str:
    return CODES.get(tag, tag[:2].upper())


def own_name(tag: str) -> str:
    """A language's own name; of one that is not shipped, the tag."""
    return SHIPPED.get(tag, tag)


def settings_sheet(say: Say, settings: PlayerSettings, here: str, back: str) -> Node:
    """What the page of the settings shows, and what a script shows over another page."""
    return h.section("#settings", aria_labelledby="settings-title")[
        h.div(".head")[
            h.h1("#settings-title")[say("settings-title")],
            h.a(".button", href=back, data_close=True)[icon("i-check"), say("settings-done")],
        ],
        settings_form(say, settings, here),
        own_links(say),
    ]
