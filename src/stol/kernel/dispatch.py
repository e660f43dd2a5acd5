"""The rule functions of all games, called without knowing the game: dispatch by the type of the state.

In the interpreter, every call looks up the game by the state's dtype. In compiled code, Numba does so once, at compile
time (`overload` on the record's type): there is no cost at run time, and the compiled caller can be cached on disk.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numba
import numpy as np
from numba.extending import overload

from stol.kernel.code_cache import record_modules
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array


@compiled
def no_chance(_state: AnyState, _weights: Array) -> int:
    """The default of `Rules.chance`, for games without chance."""
    return 0


@compiled
def nothing_hidden(_state: AnyState, _seat: int, _rng: Array) -> None:
    """The default of `Rules.redeal`, for games without hidden information."""


@compiled
def final_now(state: AnyState, scores: Array, ranks: Array) -> None:
    """The default of `Rules.running`, for games whose `final` can be asked at any time."""
    final(state, scores, ranks)


@dataclass(frozen=True)
class Rules:
    """The rules of a game as compiled functions of its state record."""

    actor: Callable[[AnyState], int]
    """The actor: a seat, CHANCE or OVER."""
    legal: Callable[[AnyState, Array], int]
    """Write the legal moves of the actor; return their number."""
    play: Callable[[AnyState, int], None]
    """Apply a move of the actor, or a chance outcome."""
    final: Callable[[AnyState, Array, Array], None]
    """Write scores and ranks per seat, of a game that is over."""
    observe: Callable[[AnyState, int, Array], None]
    """Write the observation of a seat: the planes of `Definition`, one after the other."""
    chance: Callable[[AnyState, Array], int] = no_chance
    """Write the weight of every chance outcome, 0 for an impossible one; return their sum."""
    redeal: Callable[[AnyState, int, Array], None] = nothing_hidden
    """Redeal at random what a seat can't know (determinization)."""
    running: Callable[[AnyState, Array, Array], None] = final_now
    """Write scores and ranks as if the game ended now."""


@dataclass(frozen=True)
class Picks:
    """The same moves and outcomes by index, without writing a list: a GPU thread has no memory for lists."""

    count: Callable[[AnyState], int]
    """The number of legal moves of the actor."""
    nth: Callable[[AnyState, int], int]
    """A legal move by its index in the list that `legal` writes."""
    total: Callable[[AnyState], int]
    """The sum of all chance weights."""
    outcome: Callable[[AnyState, int], int]
    """The outcome for a number below `total`: outcomes are drawn by the weights of `chance`."""


@dataclass(frozen=True)
class Masks:
    """How a CPU keeps the legal moves. A list says what is marked: moves, or groups of them where that is faster."""

    mark_legal: Callable[[AnyState, Array, Array, int], int]
    """Mark exactly the legal moves in a mask of bytes. Takes mask, list and number of moves; returns the new number."""
    mark_bits: Callable[[AnyState, Array, Array, int], int]
    """The same in a mask of bits: that of a move is bit `move % 8` of byte `move // 8`."""
    list_legal: Callable[[AnyState, Array], int]
    """The same without a mask: write the list only; returns the number of moves."""
    marked_move: Callable[[AnyState, Array, int], int]
    """A marked move by its index, from the list: the same move as `nth`."""
    is_marked: Callable[[AnyState, Array, int, int], bool]
    """Whether a move is marked. Takes list, number of moves, and the move, which may be any number."""
    write_marked: Callable[[AnyState, Array, int, Array], None]
    """Write all marked moves. Takes list, their number, and where to write them."""


@dataclass(frozen=True)
class Factoring:
    """A move as a few small numbers, for networks. Both functions read only what never changes in a game."""

    split: Callable[[AnyState, int, Array], None]
    """Write the factors of an action, in the order of `Definition.factors`: a different row for every action."""
    join: Callable[[AnyState, Array], int]
    """The action of a row of factors; any number for a row that no action has."""


@dataclass(frozen=True)
class Insight:
    """Heuristics of a game, for search and bots, as compiled functions of its state record."""

    gain: Callable[[AnyState, Array, int, Array], None]
    """Write the immediate gain of each of some moves, in the unit that wins the game. Takes moves and their number."""
    judge: Callable[[AnyState, Array, int, Array], None]
    """The same, but a heuristic value of each move: how promising it looks to an experienced player."""
    outlook: Callable[[AnyState, Array], None]
    """Write the expected result of every seat, from 0 to 1: at the end of the game, or at a playout horizon."""
    playout_horizon: Callable[[AnyState], int]
    """A number that changes where a playout may stop, because `outlook` is accurate there."""
    tree_key: Callable[[AnyState], int]
    """A hash of what was played in a state, without what was drawn: the key of a node in a search tree."""


Parts: TypeAlias = tuple[Rules, Picks, Masks, Insight, Factoring]

registered: dict[np.dtype[Any], Parts] = {}


def register(dtype: np.dtype[Any], parts: Parts) -> None:
    registered[dtype] = parts
    functions = [value for part in parts for value in vars(part).values() if callable(value)]
    record_modules[numba.from_dtype(dtype)] = tuple(sorted({function.__module__ for function in functions}))


def find_function(dtype: np.dtype[Any], name: str) -> Callable[..., Any]:
    function: Callable[..., Any] = next(getattr(part, name) for part in registered[dtype] if hasattr(part, name))
    return function


def generic(name: str) -> Callable[..., Any]:
    """A function that calls the rule function of that name, of the game that the state belongs to."""

    def call(state: AnyState, *rest: object) -> object:
        return find_function(state.dtype, name)(state, *rest)

    @overload(call, strict=False)  # strict would compare annotations too
    def compile_call(state: Any, *_rest: Any) -> Callable[..., object]:  # noqa: ANN401 - Numba's types, not values
        game = find_function(state.dtype, name)
        return lambda state, *_rest: game(state, *_rest)  # noqa: PLW0108 - Numba needs a function with the same signature

    return call


actor: Callable[[AnyState], int] = generic("actor")
legal: Callable[[AnyState, Array], int] = generic("legal")
chance: Callable[[AnyState, Array], int] = generic("chance")
play: Callable[[AnyState, int], None] = generic("play")
final: Callable[[AnyState, Array, Array], None] = generic("final")
redeal: Callable[[AnyState, int, Array], None] = generic("redeal")
running: Callable[[AnyState, Array, Array], None] = generic("running")
observe: Callable[[AnyState, int, Array], None] = generic("observe")
count: Callable[[AnyState], int] = generic("count")
nth: Callable[[AnyState, int], int] = generic("nth")
total: Callable[[AnyState], int] = generic("total")
outcome: Callable[[AnyState, int], int] = generic("outcome")
mark_legal: Callable[[AnyState, Array, Array, int], int] = generic("mark_legal")
mark_bits: Callable[[AnyState, Array, Array, int], int] = generic("mark_bits")
list_legal: Callable[[AnyState, Array], int] = generic("list_legal")
marked_move: Callable[[AnyState, Array, int], int] = generic("marked_move")
is_marked: Callable[[AnyState, Array, int, int], bool] = generic("is_marked")
write_marked: Callable[[AnyState, Array, int, Array], None] = generic("write_marked")
split: Callable[[AnyState, int, Array], None] = generic("split")
join: Callable[[AnyState, Array], int] = generic("join")
gain: Callable[[AnyState, Array, int, Array], None] = generic("gain")
judge: Callable[[AnyState, Array, int, Array], None] = generic("judge")
outlook: Callable[[AnyState, Array], None] = generic("outlook")
playout_horizon: Callable[[AnyState], int] = generic("playout_horizon")
tree_key: Callable[[AnyState], int] = generic("tree_key")
