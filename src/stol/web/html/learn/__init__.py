"""Illustrated rules: the whole game in two minutes of looking, then every rule with its number."""

import functools
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from stol.games.registry import KEYS
from stol.web.html.learn.guide import Guide, Term


class GuideModule(Protocol):
    """What the module of a game has."""

    GUIDE: Guide


@functools.cache
def has_page(game: str) -> bool:
    """Whether there is a page `/learn/GAME`; games of other packages have none."""
    return game in KEYS and find_spec(f"{__name__}.games.{game}") is not None


def find(game: str) -> Guide:
    """The guide of a game that has one."""
    return cast("GuideModule", import_module(f"{__name__}.games.{game}")).GUIDE


def glossary(game: str) -> tuple[Term, ...]:
    """The words of a game's interface that its page explains, each at `/learn/GAME#term-KEY`."""
    return find(game).terms if has_page(game) else ()
