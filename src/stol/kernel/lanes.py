"""Many games side by side, one in each lane, moved on together: every lane's state, choices and view as arrays.

What one lane does (`begin_lane`, `go_on`, `pick`) is the same on a CPU, lane after lane, and on a GPU, all at once.
"""

from typing import Any, NamedTuple

import numpy as np

from stol.kernel.actors import OVER
from stol.kernel.dispatch import count, final, gain, legal, nth, observe, play, show, shown
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array
from stol.kernel.masks import empty
from stol.kernel.record_copy import copy
from stol.kernel.rng import below, seed
from stol.kernel.settle import settle

CACHE = 2**19
"""Bytes that a core of a CPU has at hand; its whole cache is about twice as large."""


class Lanes(NamedTuple):
    """The memory of all lanes; the first axis is the lane."""

    start: Array
    """One state: before anything is dealt."""
    states: Array
    chance: Array
    """The generator that deals and rolls …"""
    choice: Array
    """… and the one that picks random moves: whoever chooses, the chances are the same."""
    actor: Array
    """The seat to move."""
    done: Array
    """Whether the last step ended a game. A new one has begun then."""
    ended: Array
    """The states in which the last games ended …"""
    scores: Array
    """… and what they came to, per seat; zeros before."""
    ranks: Array
    mask: Array
    """Per action, whether it is legal."""
    observation: Array
    """What the seat to move sees."""


class Capacity(NamedTuple):
    """How many numbers a list has room for: of all legal moves, or of what is marked in a mask."""

    moves: int
    marked: int


class Lists(NamedTuple):
    """What is marked in the mask of every lane, on a CPU, as its game lists it (`Masks`); and how many moves."""

    marked: Array
    size: Array


def fields(n: int, state: AnyState, players: int, actions: int, planes: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Shape and type of all that `Lanes` holds."""
    return {
        "start": ((1,), state.dtype),
        "states": ((n,), state.dtype),
        "chance": ((n, 1), np.uint64),
        "choice": ((n, 1), np.uint64),
        "actor": ((n,), np.int8),
        "done": ((n,), np.bool_),
        "ended": ((n,), state.dtype),
        "scores": ((n, players), np.int32),
        "ranks": ((n, players), np.int32),
        "mask": ((n, actions), np.bool_),
        "observation": ((n, planes), np.int16),
    }


@compiled
def begin_lane(lanes: Lanes, lane: int, number: int, stream: int) -> None:
    """A new game, with the chances of a seed and a stream of it: the lane's number among all."""
    seed(lanes.chance[lane], number, 2 * stream)
    seed(lanes.choice[lane], number, 2 * stream + 1)
    lanes.done[lane] = False
    for seat in range(lanes.scores.shape[1]):
        lanes.scores[lane, seat] = 0
        lanes.ranks[lane, seat] = 0
    deal(lanes, lane)


@compiled
def deal(lanes: Lanes, lane: int) -> None:
    copy(lanes.start[0], lanes.states[lane])
    lanes.actor[lane] = settle(lanes.states[lane], lanes.chance[lane])


@compiled
def advance_lane(lanes: Lanes, lane: int, action: int) -> None:
    """Make a move and let chance fall; where that ends the game, begin the next one."""
    state = lanes.states[lane]
    play(state, action)
    who = settle(state, lanes.chance[lane])
    lanes.actor[lane] = who
    lanes.done[lane] = who == OVER
    if who == OVER:
        copy(state, lanes.ended[lane])
        final(state, lanes.scores[lane], lanes.ranks[lane])
        deal(lanes, lane)


@compiled
def look(lanes: Lanes, lane: int) -> None:
    observe(lanes.states[lane], int(lanes.actor[lane]), lanes.observation[lane])


@compiled
def pick(state: AnyState, rng: Array) -> int:
    """A random legal move."""
    return nth(state, below(rng, count(state)))


@compiled
def show_moves(lanes: Lanes, lists: Lists, lane: int) -> None:
    lists.size[lane] = show(lanes.states[lane], lanes.mask[lane], lists.marked[lane], lists.size[lane])


@compiled
def shown_move(lanes: Lanes, lists: Lists, lane: int) -> int:
    """A random legal move, the same as `pick`."""
    return shown(lanes.states[lane], lists.marked[lane], below(lanes.choice[lane], lists.size[lane]))


@compiled
def begin(lanes: Lanes, lists: Lists, number: int, first: int) -> None:
    """On a CPU: all games anew. The lanes may be a part of all, from `first` on."""
    for lane in range(len(lanes.states)):
        begin_lane(lanes, lane, number, first + lane)
        empty(lanes.mask[lane])
        lists.size[lane] = 0
        show_moves(lanes, lists, lane)
        look(lanes, lane)


@compiled
def step(lanes: Lanes, lists: Lists, actions: Array, where: Array) -> None:
    """On a CPU: a move in every lane that does not wait."""
    together = max(1, CACHE // (lanes.states.itemsize + lanes.observation[0].nbytes))
    for first in range(0, len(lanes.states), together):
        step_some(lanes, lists, actions, where, range(first, min(first + together, len(lanes.states))))


@compiled
def step_some(lanes: Lanes, lists: Lists, actions: Array, where: Array, some: range) -> None:
    """All do one thing, then the next: a processor guesses branches better that way.

    Not more of them than stay in its cache meanwhile.
    """
    for lane in some:
        lanes.done[lane] = False
        if where[lane]:
            advance_lane(lanes, lane, actions[lane])
    for lane in some:
        if where[lane]:
            show_moves(lanes, lists, lane)
    for lane in some:
        if where[lane]:
            look(lanes, lane)


@compiled
def sample(lanes: Lanes, lists: Lists, actions: Array, where: Array) -> None:
    """On a CPU: a random legal move for every lane that does not wait."""
    for lane in range(len(lanes.states)):
        if where[lane]:
            actions[lane] = shown_move(lanes, lists, lane)


@compiled
def greedy(lanes: Lanes, moves: Array, worths: Array, actions: Array, where: Array) -> None:
    """On a CPU: in every lane that does not wait whatever gains most at once; any of them, where several do."""
    for lane in range(len(lanes.states)):
        if where[lane]:
            size = legal(lanes.states[lane], moves)
            gain(lanes.states[lane], moves, size, worths)
            actions[lane] = moves[any_best(worths, size, lanes.choice[lane])]


@compiled
def any_best(worths: Array, size: int, rng: Array) -> int:
    """Where one of the greatest numbers is: any, with equal chances."""
    best, equals = 0, 0
    for index in range(size):
        if worths[index] > worths[best]:
            best, equals = index, 0
        equals += worths[index] == worths[best]
    left = below(rng, equals)
    most = worths[best]
    while left > 0:
        best += 1
        left -= worths[best] == most
    return best


@compiled
def look_back(ended: Array, which: Array, seats: Array, out: Array) -> None:
    """On a CPU: what a seat of each of some lanes saw when the last game there ended."""
    for place in range(len(which)):
        observe(ended[which[place]], seats[place], out[place])


@compiled
def illegal(mask: Array, lane: int, action: int) -> bool:
    return action < 0 or action >= mask.shape[1] or not mask[lane, action]


@compiled
def first_illegal(mask: Array, actions: Array, where: Array) -> int:
    """The first lane that does not wait and whose action is not legal, or -1."""
    for lane in range(len(actions)):
        if where[lane] and illegal(mask, lane, actions[lane]):
            return lane
    return -1
