"""Search in a tree of moves, of any game: information-set Monte Carlo tree search (ISMCTS).

Every simulation deals anew what the seat can't know, walks down the tree, adds one move to it, plays the game out, and
counts the result for all moves on its way. The tree holds moves only: chance is sampled by its weights on the way, so
a node stands for all that may have been dealt or rolled before it. Each seat wants its own result (max^n).
"""

import math
from typing import Annotated, NamedTuple

import numpy as np

from stol.kernel.actors import CHANCE, OVER
from stol.kernel.dispatch import actor, chance, judge, legal, outlook, play, playout_horizon, redeal, tree_key
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array, Long, Record, layout
from stol.kernel.playout import playout
from stol.kernel.rng import below, weighted

MOST_SEATS = 8
DEEPEST = 512
"""No walk leaves more nodes behind; games are longer, but no tree is that deep."""
NOWHERE = -1
ALL_SEEING = -1
"""In place of a seat: nothing is hidden from the search."""


class Node(Record):
    """A move in the tree."""

    move: Long
    mover: Long
    visits: Long
    offered: Long  # how often the move was legal when a choice was made here
    child: Long  # the first of the replies, or NOWHERE
    sibling: Long  # the next of the moves beside this one, or NOWHERE
    tree_key: Annotated[int, np.int64]  # of the table after the move
    total: Annotated[float, np.float64]  # results of the mover, added up
    squares: Annotated[float, np.float64]


NODE = layout(Node)


class SearchParams(NamedTuple):
    """How a search goes about it."""

    explore: float = 0.7
    """How much a move is tried because it was tried little, in standard deviations of the results."""
    width: float = 4.0
    """A node begins with so many moves …"""
    growth: float = 0.5
    """… and has as many more as its visits to this power."""
    proposals: int = 32
    """A new move is the most promising of so many random ones; at the root, of all."""
    breadth: int = 4
    """In playouts a move is the most promising of so many random ones; 1: any."""
    cut: bool = True
    """Whether playouts end where a stage of the game ends."""


class Memory(NamedTuple):
    """All that a search writes to. The caller owns it, so that threads share none."""

    states: Array
    """Where the search begins, and the one that is played in."""
    nodes: Array
    size: Array
    """How many nodes there are."""
    moves: Array
    weights: Array
    worths: Array
    stamps: Array
    """Per move, when it was last found legal."""
    clock: Array
    overlooked: Array
    """Per move, whether the seat does not see it when it is to choose."""
    path: Array
    values: Array
    sums: Array
    """Per seat, the results of all simulations since the search began, added up."""
    rng: Array


def memory(state: AnyState, most_moves: int, outcomes: int, actions: int, capacity: int) -> Memory:
    states = np.zeros(2, state.dtype)
    states[0] = state
    return Memory(
        states=states,
        nodes=np.zeros(capacity, NODE),
        size=np.zeros(1, np.int64),
        moves=np.zeros(most_moves, np.int32),
        weights=np.zeros(outcomes, np.int32),
        worths=np.zeros(most_moves, np.float64),
        stamps=np.zeros(actions, np.int64),
        clock=np.zeros(1, np.int64),
        overlooked=np.zeros(actions, np.bool_),
        path=np.zeros(DEEPEST, np.int32),
        values=np.zeros(MOST_SEATS, np.float64),
        sums=np.zeros(MOST_SEATS, np.float64),
        rng=np.zeros(1, np.uint64),
    )


@compiled
def add_node(memory: Memory, parent: int, move: int, mover: int) -> int:
    """A new node; where it is, or NOWHERE if the memory is full."""
    here = memory.size[0]
    if here == len(memory.nodes):
        return NOWHERE
    memory.size[0] += 1
    node = memory.nodes[here]
    node.move, node.mover = move, mover
    node.visits, node.offered = 0, 0
    node.total, node.squares = 0.0, 0.0
    node.child, node.sibling, node.tree_key = NOWHERE, NOWHERE, 0
    if parent != NOWHERE:
        node.sibling = memory.nodes[parent].child
        memory.nodes[parent].child = here
    return int(here)


@compiled
def grow(memory: Memory, search_params: SearchParams, seat: int, simulations: int) -> None:
    """So many simulations more, from states[0], as the seat sees it."""
    if memory.size[0] == 0:
        add_node(memory, NOWHERE, 0, 0)
    for _ in range(simulations):
        memory.states[1] = memory.states[0]
        state = memory.states[1]
        if seat != ALL_SEEING:
            redeal(state, seat, memory.rng)
        depth = descend(state, memory, search_params)
        play_on(state, memory, search_params)
        outlook(state, memory.values)
        count_result(memory, depth)


@compiled
def descend(state: AnyState, memory: Memory, search_params: SearchParams) -> int:
    """Walk down the tree, until a move is new or the game is over; how many nodes are on the path."""
    began = playout_horizon(state)
    node, depth = 0, 1
    memory.path[0] = 0
    while depth < DEEPEST:
        who = actor(state)
        if who == OVER or (search_params.cut and playout_horizon(state) != began):
            return depth
        if who == CHANCE:
            play(state, weighted(memory.rng, memory.weights, chance(state, memory.weights)))
            continue
        count = legal(state, memory.moves)
        if node == 0:
            count = seen(memory.moves, count, memory.overlooked)
        if count == 1 and node != 0:  # nothing to choose
            play(state, int(memory.moves[0]))
            continue
        child, is_new = choose(state, memory, search_params, node, count)
        if child == NOWHERE:  # no room for another node
            return depth
        play(state, int(memory.nodes[child].move))
        memory.path[depth] = child
        depth += 1
        if is_new:
            memory.nodes[child].tree_key = tree_key(state)
            return depth
        node = child
    return depth


@compiled
def seen(moves: Array, count: int, overlooked: Array) -> int:
    """Leave out the moves that are overlooked; how many are left."""
    left = 0
    for index in range(count):
        if not overlooked[moves[index]]:
            moves[left] = moves[index]
            left += 1
    return left


@compiled
def choose(state: AnyState, memory: Memory, search_params: SearchParams, node: int, count: int) -> tuple[int, bool]:
    """A reply that is known, or a new one where there is room for it; and whether it is new."""
    who = actor(state)
    best, known = best_known(memory, search_params, node, who, count)
    visits = memory.nodes[node].visits
    if known < count and known < search_params.width + visits**search_params.growth:
        move = propose(state, memory, count if node == 0 else search_params.proposals, count)
        if move != NOWHERE:
            added = add_node(memory, node, move, who)
            if added != NOWHERE:
                return added, True
    return best, False


@compiled
def best_known(memory: Memory, search_params: SearchParams, node: int, who: int, count: int) -> tuple[int, int]:
    """Of the replies that are legal now, the one to try (UCB1); and how many of them are known.

    All legal moves are stamped, so that each reply knows whether it is among them; then the known ones are not.
    """
    memory.clock[0] += 1
    now = memory.clock[0]
    for index in range(count):
        memory.stamps[memory.moves[index]] = now
    best, known, highest = NOWHERE, 0, -np.inf
    spread = search_params.explore * deviation(memory.nodes[0])
    child = int(memory.nodes[node].child)
    while child != NOWHERE:
        reply = memory.nodes[child]
        if memory.stamps[reply.move] == now and reply.mover == who:
            memory.stamps[reply.move] = 0
            known += 1
            reply.offered += 1
            bound = reply.total / reply.visits + spread * math.sqrt(math.log(reply.offered) / reply.visits)
            if bound > highest:
                best, highest = child, bound
        child = int(reply.sibling)
    return best, known


@compiled
def deviation(root: Node) -> float:
    """How far results lie apart, so that a search explores alike whatever the scale; a half as long as unknown."""
    if root.visits < 8:
        return 0.5
    mean = root.total / root.visits
    return math.sqrt(max(root.squares / root.visits - mean * mean, 1e-4))


@compiled
def propose(state: AnyState, memory: Memory, proposals: int, count: int) -> int:
    """The most promising of some random moves that are not known yet, which are those with a stamp; or NOWHERE."""
    unknown = 0
    for index in range(count):
        if memory.stamps[memory.moves[index]] == memory.clock[0]:
            memory.moves[unknown] = memory.moves[index]
            unknown += 1
    if unknown == 0:
        return NOWHERE
    return promising(state, memory.moves, memory.worths, memory.rng, proposals, unknown)


@compiled
def promising(state: AnyState, moves: Array, worths: Array, rng: Array, breadth: int, count: int) -> int:
    """The most promising of a few random moves."""
    few = min(breadth, count)
    for index in range(few):
        other = index + below(rng, count - index)
        moves[index], moves[other] = moves[other], moves[index]
    if few == 1:
        return int(moves[0])
    judge(state, moves, few, worths)
    best = 0
    for index in range(1, few):
        if worths[index] > worths[best]:
            best = index
    return int(moves[best])


@compiled
def play_on(state: AnyState, memory: Memory, search_params: SearchParams) -> None:
    """Play the game out, or to the end of the stage."""
    moves, weights, worths, rng = memory.moves, memory.weights, memory.worths, memory.rng
    if search_params.breadth == 1 and not search_params.cut:
        playout(state, rng, moves, weights)
        return
    began = playout_horizon(memory.states[0])
    while True:
        who = actor(state)
        if who == OVER or (search_params.cut and playout_horizon(state) != began):
            return
        if who == CHANCE:
            play(state, weighted(rng, weights, chance(state, weights)))
        else:
            play(state, promising(state, moves, worths, rng, search_params.breadth, legal(state, moves)))


@compiled
def count_result(memory: Memory, depth: int) -> None:
    """Count the result for every move on the path, as its mover sees it; for the root as the first mover does."""
    for seat in range(MOST_SEATS):
        memory.sums[seat] += memory.values[seat]
    for index in range(depth):
        node = memory.nodes[memory.path[index]]
        mover = memory.nodes[memory.path[1]].mover if index == 0 and depth > 1 else node.mover
        value = memory.values[mover]
        node.visits += 1
        node.total += value
        node.squares += value * value
