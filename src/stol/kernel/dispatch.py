"""The functions that are the rules of a game, callable without knowing which game.

Interpreted, they look the game up by its state's layout. Compiled, Numba does so once, at compile time
(`overload` on the record's type): full speed, and the compiled caller comes from the disk cache.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba.extending import overload

from stol.kernel.layout import AnyState, Array


@dataclass(frozen=True)
class Rules:
    """What a game has to say. All of it compiled, over the game's own record."""

    actor: Callable[[AnyState], int]
    """Who acts: a seat, CHANCE or OVER (actors)."""
    legal: Callable[[AnyState, Array], int]
    """Write the legal moves of the actor; how many."""
    chance: Callable[[AnyState, Array], int]
    """Write the weight of every outcome, 0 for an impossible one; their sum."""
    play: Callable[[AnyState, int], None]
    """Make a move of the actor, or an outcome of chance."""
    final: Callable[[AnyState, Array, Array], None]
    """Write scores and ranks, per seat, of a game that is over."""
    redeal: Callable[[AnyState, int, Array], None]
    """Deal anew, at random, what a seat can't know."""


known: dict[np.dtype[Any], Rules] = {}


def register(dtype: np.dtype[Any], rules: Rules) -> None:
    known[dtype] = rules


def generic(name: str) -> Callable[..., Any]:
    """The function of that name, of whatever game the state belongs to."""

    def call(state: AnyState, *rest: object) -> object:
        return getattr(known[state.dtype], name)(state, *rest)

    @overload(call, strict=False)  # strict would compare annotations too
    def choose(state: Any, *_rest: Any) -> Callable[..., object]:  # noqa: ANN401 - Numba's types, not values
        game = getattr(known[state.dtype], name)
        return lambda state, *_rest: game(state, *_rest)  # noqa: PLW0108 - Numba wants a function of its own

    return call


actor: Callable[[AnyState], int] = generic("actor")
legal: Callable[[AnyState, Array], int] = generic("legal")
chance: Callable[[AnyState, Array], int] = generic("chance")
play: Callable[[AnyState, int], None] = generic("play")
final: Callable[[AnyState, Array, Array], None] = generic("final")
redeal: Callable[[AnyState, int, Array], None] = generic("redeal")
