"""A single game for learning environments: one call makes a move, resolves chance and updates the mask.

States are passed as arrays, because Numba unpacks an array argument faster than a record.
"""

from stol.kernel.actors import OVER
from stol.kernel.dispatch import mark_legal, marked_move, observe, play
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array
from stol.kernel.masks import clear
from stol.kernel.rng import below
from stol.kernel.settle import settle


@compiled
def begin_game(states: Array, rng: Array, marked: Array, mask: Array) -> tuple[int, int]:
    """Begin a game in states[0], as a copy of states[1]. Returns the actor and the number of legal moves."""
    states[0] = states[1]
    clear(mask)
    return settle_and_mark(states[0], rng, marked, 0, mask)


@compiled
def play_move(states: Array, action: int, rng: Array, marked: Array, count: int, mask: Array) -> tuple[int, int]:
    """Make a legal move; `count` moves are marked in the mask. Returns the next actor and the number of legal moves."""
    play(states[0], action)
    return settle_and_mark(states[0], rng, marked, count, mask)


@compiled
def settle_and_mark(state: AnyState, rng: Array, marked: Array, count: int, mask: Array) -> tuple[int, int]:
    """Resolve chance, then mark the legal moves of the actor in the mask, where `count` moves are marked so far."""
    who = settle(state, rng)
    if who != OVER:
        return who, mark_legal(state, mask, marked, count)
    clear(mask)
    return who, 0


@compiled
def random_move(states: Array, rng: Array, marked: Array, count: int) -> int:
    """A random legal move of the actor."""
    return marked_move(states[0], marked, below(rng, count))


@compiled
def observe_seat(states: Array, seat: int, out: Array) -> None:
    """Write the observation of a seat in states[0]."""
    observe(states[0], seat, out)
