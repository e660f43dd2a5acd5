"""The functions that are the rules of a game, callable without knowing which game.

Interpreted, they look the game up by its state's layout. Compiled, Numba does so once, at compile time
(`overload` on the record's type): full speed, and the compiled caller comes from the disk cache.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from stol.kernel.code_cache import record_modules
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array


@compiled
def no_chance(_state: AnyState, _weights: Array) -> int:
    """In a game without chance."""
    return 0


@compiled
def nothing_hidden(_state: AnyState, _seat: int, _rng: Array) -> None:
    """In a game where everybody knows everything."""


@dataclass(frozen=True)
class Rules:
    """What a game has to say. All of it compiled, over the game's own record."""

    actor: Callable[[AnyState], int]
    """Who acts: a seat, CHANCE or OVER (actors)."""
    legal: Callable[[AnyState, Array], int]
    """Write the legal moves of the actor; how many."""
    play: Callable[[AnyState, int], None]
    """Make a move of the actor, or an outcome of chance."""
    final: Callable[[AnyState, Array, Array], None]
    """Write scores and ranks, per seat, of a game that is over."""
    observe: Callable[[AnyState, int, Array], None]
    """Write what a seat sees, as numbers: the planes of `Definition`, one after the other."""
    chance: Callable[[AnyState, Array], int] = no_chance
    """Write the weight of every outcome, 0 for an impossible one; their sum."""
    redeal: Callable[[AnyState, int, Array], None] = nothing_hidden
    """Deal anew, at random, what a seat can't know."""


@dataclass(frozen=True)
class Picks:
    """The same moves and outcomes by their numbers, without a list of them: a GPU has no room for lists."""

    count: Callable[[AnyState], int]
    """How many legal moves the actor has."""
    nth: Callable[[AnyState, int], int]
    """One of them, by its place in the list of `legal`."""
    total: Callable[[AnyState], int]
    """The sum of all weights of chance."""
    outcome: Callable[[AnyState, int], int]
    """Which outcome a number below that sum falls on, by the weights of `chance`."""


@dataclass(frozen=True)
class Masks:
    """How a CPU keeps a mask of the legal moves, and a list of what is marked: of moves, or of what is quicker."""

    show: Callable[[AnyState, Array, Array, int], int]
    """From mask, list, and how many moves are marked (if any) to how many are now: exactly the legal ones."""
    shown: Callable[[AnyState, Array, int], int]
    """One of the moves, from the list and a number: the same as `nth`."""
    capacity: int | None = None
    """How many numbers the list takes; None: as many as there are moves at most."""


@dataclass(frozen=True)
class Insight:
    """What a player of the game knows beyond its rules. All of it compiled, over the game's own record."""

    gain: Callable[[AnyState, Array, int, Array], None]
    """From some of the actor's moves, and how many they are, to what each gains at once in what wins the game."""
    judge: Callable[[AnyState, Array, int, Array], None]
    """The same, but how promising each move looks to somebody who has played before."""
    outlook: Callable[[AnyState, Array], None]
    """Write the result that every seat may expect, from 0 to 1: at the end, or where a stage ends."""
    playout_horizon: Callable[[AnyState], int]
    """A number that changes where the outlook is good enough for a playout to end there."""
    tree_key: Callable[[AnyState], int]
    """A number that tells tables apart by what was played, not by what was drawn."""


known: dict[np.dtype[Any], tuple[Rules, Picks, Masks, Insight]] = {}


def register(dtype: np.dtype[Any], rules: Rules, picks: Picks, masks: Masks, insight: Insight) -> None:
    known[dtype] = parts = rules, picks, masks, insight
    functions = [value for part in parts for value in vars(part).values() if callable(value)]
    record_modules[numba.from_dtype(dtype)] = tuple(sorted({function.__module__ for function in functions}))


def find(dtype: np.dtype[Any], name: str) -> Callable[..., Any]:
    function: Callable[..., Any] = next(getattr(part, name) for part in known[dtype] if hasattr(part, name))
    return function


def generic(name: str) -> Callable[..., Any]:
    """The function of that name, of whatever game the state belongs to."""

    def call(state: AnyState, *rest: object) -> object:
        return find(state.dtype, name)(state, *rest)

    @overload(call, strict=False)  # strict would compare annotations too
    def choose(state: Any, *_rest: Any) -> Callable[..., object]:  # noqa: ANN401 - Numba's types, not values
        game = find(state.dtype, name)
        return lambda state, *_rest: game(state, *_rest)  # noqa: PLW0108 - Numba wants a function of its own

    return call


actor: Callable[[AnyState], int] = generic("actor")
legal: Callable[[AnyState, Array], int] = generic("legal")
chance: Callable[[AnyState, Array], int] = generic("chance")
play: Callable[[AnyState, int], None] = generic("play")
final: Callable[[AnyState, Array, Array], None] = generic("final")
redeal: Callable[[AnyState, int, Array], None] = generic("redeal")
observe: Callable[[AnyState, int, Array], None] = generic("observe")
count: Callable[[AnyState], int] = generic("count")
nth: Callable[[AnyState, int], int] = generic("nth")
total: Callable[[AnyState], int] = generic("total")
outcome: Callable[[AnyState, int], int] = generic("outcome")
show: Callable[[AnyState, Array, Array, int], int] = generic("show")
shown: Callable[[AnyState, Array, int], int] = generic("shown")
gain: Callable[[AnyState, Array, int, Array], None] = generic("gain")
judge: Callable[[AnyState, Array, int, Array], None] = generic("judge")
outlook: Callable[[AnyState, Array], None] = generic("outlook")
playout_horizon: Callable[[AnyState], int] = generic("playout_horizon")
tree_key: Callable[[AnyState], int] = generic("tree_key")
