"""Many games of one kind stepped together, one per lane. State, legal moves and observation of all lanes are arrays.

A CPU loops over the lanes; a GPU runs them in parallel. Both call the same functions for one lane (`begin_lane`,
`advance_lane`, `random_move`).
"""

from typing import Any, NamedTuple

import numpy as np

from stol.kernel.actors import OVER
from stol.kernel.dispatch import (
    count,
    final,
    gain,
    is_marked,
    legal,
    list_legal,
    marked_move,
    nth,
    observe,
    play,
    redeal,
)
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array
from stol.kernel.masks import clear, in_mask, mark_mask, mask_field
from stol.kernel.record_copy import copy_record
from stol.kernel.rng import below, seed
from stol.kernel.settle import settle

CACHE_BYTES = 2**19
"""Bytes of lanes that are stepped together: about half of a core's cache."""


class Lanes(NamedTuple):
    """The arrays of all lanes; the first axis is the lane."""

    start: Array
    """A single state: the start of every game, before anything is dealt."""
    states: Array
    chance: Array
    """Random generator for chance outcomes."""
    choice: Array
    """Random generator for random moves. It is separate, so that the way of choosing does not change the outcomes."""
    actor: Array
    """The seat to move."""
    done: Array
    """Whether the last step ended a game. The lane then holds the next game."""
    ended: Array
    """The final state of the last finished game of each lane."""
    scores: Array
    """Scores of that game, per seat; zeros before the first one has ended."""
    ranks: Array
    mask: Array
    """Whether each action is legal, as `masks.mask_field` says; no columns: there are no masks."""
    observation: Array
    """The observation of the seat to move."""


STORED = ("states", "chance", "choice", "done", "ended", "scores", "ranks")
"""The arrays that all others follow from."""


class Lists(NamedTuple):
    """Per lane, on a CPU: the list of what is marked in the mask (see `dispatch.Masks`), and the number of moves."""

    marked: Array
    size: Array


def fields(
    n: int, state: AnyState, players: int, actions: int, planes: int, masks: str = "bytes"
) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Shape and dtype of every array in `Lanes`."""
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
        "mask": mask_field(n, actions, masks),
        "observation": ((n, planes), np.int16),
    }


@compiled
def begin_lane(lanes: Lanes, lane: int, number: int, stream: int) -> None:
    """Begin a new game, with random numbers by a seed and a stream: lanes with the same seed differ by the stream."""
    seed_lane(lanes, lane, number, stream)
    lanes.done[lane] = False
    for seat in range(lanes.scores.shape[1]):
        lanes.scores[lane, seat] = 0
        lanes.ranks[lane, seat] = 0
    deal_lane(lanes, lane)


@compiled
def seed_lane(lanes: Lanes, lane: int, number: int, stream: int) -> None:
    seed(lanes.chance[lane], number, 2 * stream)
    seed(lanes.choice[lane], number, 2 * stream + 1)


@compiled
def deal_lane(lanes: Lanes, lane: int) -> None:
    copy_record(lanes.start[0], lanes.states[lane])
    lanes.actor[lane] = settle(lanes.states[lane], lanes.chance[lane])


@compiled
def advance_lane(lanes: Lanes, lane: int, action: int) -> None:
    """Make a move and resolve chance; if that ends the game, begin the next one."""
    state = lanes.states[lane]
    play(state, action)
    who = settle(state, lanes.chance[lane])
    lanes.actor[lane] = who
    lanes.done[lane] = who == OVER
    if who == OVER:
        copy_record(state, lanes.ended[lane])
        final(state, lanes.scores[lane], lanes.ranks[lane])
        deal_lane(lanes, lane)


@compiled
def deal_world(world: AnyState, seat: int, rng: Array, number: int, stream: int) -> None:
    """Deal a state anew as it may be for all that a seat sees."""
    seed(rng, number, stream)
    redeal(world, seat, rng)


@compiled
def observe_lane(lanes: Lanes, lane: int) -> None:
    observe(lanes.states[lane], int(lanes.actor[lane]), lanes.observation[lane])


@compiled
def random_move(state: AnyState, rng: Array) -> int:
    """A random legal move."""
    return nth(state, below(rng, count(state)))


@compiled
def mark_moves(lanes: Lanes, lists: Lists, lane: int) -> None:
    if lanes.mask.shape[1] == 0:
        lists.size[lane] = list_legal(lanes.states[lane], lists.marked[lane])
    else:
        lists.size[lane] = mark_mask(lanes.states[lane], lanes.mask[lane], lists.marked[lane], lists.size[lane])


@compiled
def random_marked_move(lanes: Lanes, lists: Lists, lane: int) -> int:
    """A random legal move from the list: the same move as `random_move`."""
    return marked_move(lanes.states[lane], lists.marked[lane], below(lanes.choice[lane], lists.size[lane]))


@compiled
def begin(lanes: Lanes, lists: Lists, numbers: Array, streams: Array) -> None:
    """On a CPU: begin all games, each with a seed and a stream of its own."""
    for lane in range(len(lanes.states)):
        begin_lane(lanes, lane, numbers[lane], streams[lane])
        clear(lanes.mask[lane])
        lists.size[lane] = 0
        mark_moves(lanes, lists, lane)
        observe_lane(lanes, lane)


@compiled
def step(lanes: Lanes, lists: Lists, actions: Array, where: Array) -> None:
    """On a CPU: make a move in every lane where `where` is True."""
    block_size = max(1, CACHE_BYTES // (lanes.states.itemsize + lanes.observation[0].nbytes))
    for first in range(0, len(lanes.states), block_size):
        step_block(lanes, lists, actions, where, range(first, min(first + block_size, len(lanes.states))))


@compiled
def step_block(lanes: Lanes, lists: Lists, actions: Array, where: Array, block: range) -> None:
    """Each phase runs over all lanes of the block before the next one: the CPU predicts branches better that way.

    The block is small enough to stay in the cache.
    """
    for lane in block:
        lanes.done[lane] = False
        if where[lane]:
            advance_lane(lanes, lane, actions[lane])
    for lane in block:
        if where[lane]:
            mark_moves(lanes, lists, lane)
    for lane in block:
        if where[lane]:
            observe_lane(lanes, lane)


@compiled
def sample(lanes: Lanes, lists: Lists, actions: Array, where: Array) -> None:
    """On a CPU: a random legal move for every lane where `where` is True."""
    for lane in range(len(lanes.states)):
        if where[lane]:
            actions[lane] = random_marked_move(lanes, lists, lane)


@compiled
def greedy(lanes: Lanes, moves: Array, gains: Array, actions: Array, where: Array) -> None:
    """On a CPU: the move with the largest immediate gain, ties broken at random, where `where` is True."""
    for lane in range(len(lanes.states)):
        if where[lane]:
            size = legal(lanes.states[lane], moves)
            gain(lanes.states[lane], moves, size, gains)
            actions[lane] = moves[random_best(gains, size, lanes.choice[lane])]


@compiled
def random_best(gains: Array, size: int, rng: Array) -> int:
    """The index of the largest gain, ties broken at random."""
    best, ties = 0, 0
    for index in range(size):
        if gains[index] > gains[best]:
            best, ties = index, 0
        ties += gains[index] == gains[best]
    left = below(rng, ties)
    most = gains[best]
    while left > 0:
        best += 1
        left -= gains[best] == most
    return best


@compiled
def may_make(lanes: Lanes, lists: Lists, lane: int, action: int) -> bool:
    if lanes.mask.shape[1] == 0:
        return is_marked(lanes.states[lane], lists.marked[lane], lists.size[lane], action)
    return in_mask(lanes.mask[lane], action)


@compiled
def first_illegal(lanes: Lanes, lists: Lists, actions: Array, where: Array) -> int:
    """The first lane with an illegal action where `where` is True; -1 if there is none."""
    for lane in range(len(actions)):
        if where[lane] and not may_make(lanes, lists, lane, actions[lane]):
            return lane
    return -1
