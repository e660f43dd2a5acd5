"""Help where it is needed: reasons with links to their rules, words that explain themselves, rules over the table."""

import functools

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.text import Say
from stol.text.files import has
from stol.web.html.kit import icon, rendered
from stol.web.html.learn import has_page
from stol.web.html.rule_links import linked, rule_link
from stol.web.scene.scene import Scene


def cited(game: str, text: str) -> Node:
    """A text whose numbers of rules are links, if the game's rules can be read here."""
    return linked(text) if has_page(game) else text


def rule(game: str, number: str) -> Node:
    """A quiet link to a rule, for points and hints."""
    return rule_link(number) if has_page(game) else None


def why_box(scene: Scene) -> Renderable | None:
    """Why the move that was tried is not legal."""
    if scene.reason is None:
        return None
    return h.p(".slip.whybox", role="status")[icon("i-why"), h.span[cited(scene.common["game"], scene.reason)]]


def term(say: Say, game: str, key: str, inside: Node) -> Node:
    """A word or a symbol of the table as a link to its explanation, in another tab; a script shows it at once."""
    about = f"term-{game}-{key}-about"
    if not (has_page(game) and has(about)):
        return inside
    address = f"/learn/{game}#term-{key}"
    return h.a(".term", href=address, target="_blank", data_term=key, data_about=say(about))[inside]


@functools.lru_cache(64)
def rules_button(say: Say, game: str) -> Node:
    """The button that shows the rules over the table; without script it opens them in another tab."""
    if not has_page(game):
        return None
    label = say("rules-open")
    return rendered(
        h.a(
            ".tool", href=f"/learn/{game}", target="_blank", data_drawer=True, aria_label=label,
            title=label,
        )[icon("i-book")]
    )  # fmt: skip


def rules_link(say: Say, game: str) -> Node:
    """The same with words, for pages that have room for them."""
    if not has_page(game):
        return None
    return h.a(".button", href=f"/learn/{game}", target="_blank", data_drawer=True)[icon("i-book"), say("rules-open")]


@functools.lru_cache(64)
def drawer(say: Say, game: str) -> Markup | None:
    """Where the script shows the rules, and the explanation of a word. Both are outside of what a move replaces."""
    if not has_page(game):
        return None
    close = say("rules-close")
    return rendered(
        h.dialog("#drawer.drawer", aria_label=say("rules-open"), data_rules=f"/learn/{game}?part=rules")[
            h.form(method="dialog")[
                h.p[say("rules-open")],
                h.a(".button.quiet", href=f"/learn/{game}", target="_blank")[say("rules-page")],
                h.button(".tool", aria_label=close, title=close)[icon("i-close")],
            ],
            h.div("#drawer-body", tabindex="-1"),
        ],
        h.div("#term.term-pop", popover=True, role="status")[
            h.p, h.a(".button.quiet", href=f"/learn/{game}", target="_blank")[say("rules-more")]
        ],
    )
