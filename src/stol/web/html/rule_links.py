"""Numbers of rules as links to their texts, and the little markup that messages may have."""

import functools
import re
from typing import Final

import htpy as h
from htpy import Node
from markupsafe import Markup

from stol.web.html.kit import rendered
from stol.web.html.rule_numbers import GAMES, GROUPS, numbers

KNOWN: Final = frozenset(number for game in GROUPS for number in numbers(game))
MARKED = re.compile(r"\*\*(.+?)\*\*|\b([POCI][1-9]\d?)\b(?![@+*-])")
"""Bold text, or a number of a rule."""


@functools.lru_cache(4096)
def linked(text: str) -> Markup:
    """A message as HTML: escaped, with `**bold**`, and with a link for every number of a rule."""
    nodes: list[Node] = []
    end = 0
    for found in MARKED.finditer(text):
        bold, number = found.groups()
        nodes += [text[end : found.start()], h.b[linked(bold)] if bold else rule_link(number)]
        end = found.end()
    return rendered(*nodes, text[end:])


@functools.cache
def rule_link(number: str) -> Markup:
    """A quiet link to the text of a rule; a number that no rule has is left as it is."""
    if number not in KNOWN:
        return rendered(number)
    return rendered(h.a(".ruleno", href=address(number), data_rule=number)[number])


def address(number: str) -> str:
    """Where the text of a rule can be read."""
    return f"/learn/{GAMES[number[0]]}#{number}"
