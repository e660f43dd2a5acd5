"""Every rule with its number, the words of the interface, and a field that searches both."""

import re

import htpy as h
from htpy import Node, Renderable

from stol.text import Say
from stol.text.files import has
from stol.web.html.kit import icon
from stol.web.html.learn.guide import Guide, Term
from stol.web.html.rule_links import linked
from stol.web.html.rule_numbers import GROUPS, Group, Rule, message, ruling

MARKUP = re.compile(r"\*\*")


def rules(guide: Guide, say: Say, find: str = "") -> Renderable:
    """The section `#rules`. It can be shown by itself, as over a table; `find` leaves only what has the words."""
    groups = [shown for group in GROUPS[guide.game] if (shown := rule_group(group, say, find))]
    terms = [term for term in guide.terms if fits(term_text(guide.game, term, say), find)]
    return h.section("#rules.allrules", data_game=guide.game, aria_labelledby="rules-title")[
        h.h2("#rules-title")[say("learn-all-rules")],
        search_form(guide.game, say, find),
        groups,
        h.p(".nothing", role="status", hidden=bool(groups or terms))[say("learn-nothing-found")],
        glossary(guide.game, terms, say),
    ]


def search_form(game: str, say: Say, find: str) -> Renderable:
    return h.form(".search", role="search", action=f"/learn/{game}#rules")[
        h.label(for_="find")[say("learn-find")],
        h.input("#find.field", type="search", name="find", value=find, autocomplete="off", maxlength="40"),
        h.button(".button.small", type="submit")[say("learn-find-go")],
        find and h.a(".button.small.quiet", href=f"/learn/{game}#rules")[say("learn-find-all")],
    ]


def rule_group(group: Group, say: Say, find: str) -> Node:
    """A heading with its rules; None if none of them fits."""
    found = [rule for rule in group.rules if has(message(rule.number)) and fits(rule_text(rule, say), find)]
    if not found:
        return None
    return h.div(".rulegroup")[
        h.h3[say(f"rule-group-{group.key}")],
        [rule_article(rule, say) for rule in found],
    ]


def rule_text(rule: Rule, say: Say) -> str:
    decided = say(ruling(rule.number)) if has(ruling(rule.number)) else ""
    return f"{rule.number} {MARKUP.sub('', say(message(rule.number)))} {MARKUP.sub('', decided)}"


def rule_article(rule: Rule, say: Say) -> Renderable:
    return h.article(id=rule.number, tabindex="-1")[
        h.h4[h.a(href=f"#{rule.number}")[rule.number]],
        h.div[
            rule.only and h.p(".mark.only")[say(f"rule-only-{rule.only}")],
            h.p[linked(say(message(rule.number)))],
            has(ruling(rule.number))
            and [h.p(".mark.ruling")[say("rule-ruling")], h.p[linked(say(ruling(rule.number)))]],
        ],
    ]


def glossary(game: str, terms: list[Term], say: Say) -> Node:
    if not terms:
        return None
    return h.div(".glossary")[
        h.h3("#words")[say("learn-words")],
        h.dl[
            [
                h.div(id=f"term-{term.key}", tabindex="-1", data_also=also_text(game, term, say))[
                    h.dt[term.symbol and icon(term.symbol), say(f"term-{game}-{term.key}")],
                    h.dd[linked(say(f"term-{game}-{term.key}-about"))],
                ]
                for term in terms
            ]
        ],
    ]


def term_text(game: str, term: Term, say: Say) -> str:
    name = f"term-{game}-{term.key}"
    return f"{say(name)} {MARKUP.sub('', say(f'{name}-about'))} {also_text(game, term, say) or ''}"


def also_text(game: str, term: Term, say: Say) -> str | None:
    """What the two minutes call it, for the search only."""
    return MARKUP.sub("", say(f"learn-{game}-{term.also}")) if term.also else None


def fits(text: str, find: str) -> bool:
    """Whether a text has all the words that are looked for, in any case."""
    return all(word in text.casefold() for word in find.casefold().split())
