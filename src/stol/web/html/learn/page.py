"""The pages `/learn` and `/learn/GAME`."""

import functools
from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.games import registry
from stol.games.registry import keys
from stol.text import Say, speak
from stol.web.html import learn
from stol.web.html.kit import icon, rendered
from stol.web.html.learn.guide import Guide
from stol.web.html.learn.rules_list import rules
from stol.web.html.learn.sections import contents, sections
from stol.web.html.pages.parts import Visit, as_public, picture, print_link, share_picture, sheet
from stol.web.html.rule_links import linked
from stol.web.html.rule_numbers import numbers
from stol.web.scene import games

PRINTS = ("short", "rules")
"""What can be printed by itself: the two minutes, or all rules."""


@dataclass(frozen=True, kw_only=True)
class Learn(Visit):
    game: str
    find: str = ""
    """Words that are looked for in rules and glossary."""
    only_rules: bool = False
    """Whether only the section with the rules is asked for."""
    prints: str = ""
    """What of the page is printed; all of it if empty."""


def page(visit: Learn) -> Renderable:
    """The illustrated rules of a game."""
    say, guide = visit.say, learn.find(visit.game)
    title = say("learn-title", game=games.title(visit.game, say))
    prints = visit.prints if visit.prints in PRINTS else "all"
    main = h.main(class_=["sheet learn", f"prints-{prints}"], data_game=visit.game)[
        guide.defs and guide.defs(),
        h.h1[games.title(visit.game, say)] if visit.only_rules else two_minutes(visit.game, say.language),
        rules_section(visit.game, say, visit.find),
    ]
    public = as_public(visit, say("learn-description", game=games.title(visit.game, say)), share_picture(visit.game))
    return sheet(public, title, main, styles=("result", "learn", *guide.styles), scripts=("learn",))


@functools.lru_cache(64)
def two_minutes(game: str, language: str) -> Markup:
    """All that is shown before the rules. It is the same for all who read this language."""
    guide, say = learn.find(game), speak(language)
    return rendered(
        headline(guide, say),
        h.div(".walk")[
            contents(guide, say),
            h.div(".rules")[sections(guide, say), deck_note(guide, say), ready(guide, say)],
        ],
    )


def rules_section(game: str, say: Say, find: str) -> Node:
    return rules(learn.find(game), say, find) if find else all_rules(game, say.language)


@functools.lru_cache(64)
def all_rules(game: str, language: str) -> Markup:
    return rendered(rules(learn.find(game), speak(language)))


def headline(guide: Guide, say: Say) -> Renderable:
    game = guide.game
    return h.header(".headline.mat")[
        h.div(".words")[
            h.p(".over")[say("learn-over")],
            h.h1[games.title(game, say)],
            h.p(".lead")[games.about(game, say)],
            h.ul(".facts")[
                h.li[icon("i-clock"), say("learn-minutes")], h.li[icon("i-person"), games.players(game, say)]
            ],
            h.div(".do")[
                guided_link(guide, say, "on-mat"),
                h.a(".button.off-mat", href="#rules")[icon("i-book"), say("learn-all-rules")],
                h.a(".button.off-mat", href=f"/score/{game}")[icon("i-check"), say("score-open")],
                print_link(game, say, "off-mat"),
                h.button(".button.off-mat.scripted.print", type="button")[icon("i-print"), say("learn-print")],
            ],
        ],
        h.div(".pic", aria_hidden="true")[picture(game)],
    ]


def guided_link(guide: Guide, say: Say, cls: str) -> Node:
    """A link to the guided first game, if there is one."""
    if registry.find(guide.game).lesson is None:
        return None
    return h.a(class_=["button", cls], href=f"/learn/{guide.game}/play")[icon("i-play"), say("learn-guided")]


def deck_note(guide: Guide, say: Say) -> Node:
    """What there is to say about the pieces that are played with."""
    return guide.about_deck and h.p("#deck.slip.decknote")[linked(say(f"learn-{guide.game}-deck"))]


def ready(guide: Guide, say: Say) -> Renderable:
    """What to do after the two minutes."""
    found = numbers(guide.game)
    return h.section(".ready.slip", aria_labelledby="ready-title")[
        h.div[h.h2("#ready-title")[say("learn-ready")], h.p[say("learn-ready-text")]],
        h.a(".button", href="#rules")[icon("i-book"), say("learn-rules-from-to", first=found[0], last=found[-1])],
        guided_link(guide, say, "go")
        or h.form(method="post", action=f"/play/{guide.game}")[
            h.button(".button.go", type="submit")[say("home-play")],
        ],
        h.p(".printhint.unscripted")[say("learn-print-hint")],
    ]


# ---- the index -----------------------------------------------------------------------------------------------


def index(visit: Visit) -> Renderable:
    """The games that have a page."""
    say = visit.say
    main = h.main(".sheet.learnindex")[
        h.h1[say("learn-index")],
        h.p(".lead")[say("learn-index-lead")],
        h.ul(".guides")[[h.li[game_link(game, say)] for game in keys() if learn.has_page(game)]],
    ]
    return sheet(as_public(visit, say("learn-index-lead")), say("learn-index"), main, styles=("learn", *registry.KEYS))


def game_link(game: str, say: Say) -> Renderable:
    return h.a(href=f"/learn/{game}", data_game=game)[
        h.span(".pic.mat", aria_hidden="true")[picture(game)],
        h.span(".txt")[h.b[games.title(game, say)], h.span[games.about(game, say)]],
    ]
