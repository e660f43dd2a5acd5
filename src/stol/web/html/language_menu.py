"""The choice of a language: a menu in the top bar, and a list in the menu of a table."""

import functools
from typing import Final

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from stol.text import Say
from stol.text.languages import SHIPPED
from stol.web.html.kit import icon, rendered

CODES: Final = {"sr-Cyrl": "\N{CYRILLIC CAPITAL LETTER ES}\N{CYRILLIC CAPITAL LETTER ER}"}
"""Short names where the first two letters of the tag would not do."""


def language_menu(say: Say, here: str) -> Renderable:
    """A menu that shows the present language by two letters, and lists all by their own names."""
    return h.details(".lang")[
        h.summary(aria_label=say("me-language-label", language=own_name(say.language)))[
            icon("i-globe"), h.span(aria_hidden="true")[code(say.language)]
        ],
        h.div(".slip")[language_form(say, here)],
    ]


def language_form(say: Say, here: str) -> Renderable:
    """A button for each language, in that language; the answer is the page `here` again."""
    return h.form(".tongues", method="post", action="/language", aria_label=say("me-language"))[
        h.input(type="hidden", name="back", value=here),
        language_buttons(say.language),
    ]


@functools.cache
def language_buttons(chosen: str) -> Markup:
    """A button for each language; cached, because every page has them."""
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
