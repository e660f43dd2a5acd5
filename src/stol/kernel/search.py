"""Information-set Monte Carlo tree search (ISMCTS) for any game.

Every simulation redeals what the seat can't know (a determinization), descends the tree, adds one node, plays the game
out, and backs up the result along its path. There are no chance nodes: outcomes are sampled by their weights during the
descent, so a node stands for all outcomes before it. Each seat maximizes its own result (max^n).
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

MAX_SEATS = 8
MAX_DEPTH = 512
"""Maximum number of nodes on a path. Games may be longer, but no tree gets that deep."""
NO_NODE = -1
NO_MOVE = -1
ALL_SEEING = -1
"""In place of a seat: the search knows the whole state, nothing is redealt."""


class Node(Record):
    """A node of the tree: a move, and the statistics of its results."""

    move: Long
    mover: Long
    visits: Long
    offered: Long  # how often the move was legal when its parent was visited
    child: Long  # index of the first child, or NO_NODE
    sibling: Long  # index of the next child of the same parent, or NO_NODE
    tree_key: Annotated[int, np.int64]  # of the state after the move (see `Insight.tree_key`)
    total: Annotated[float, np.float64]  # sum of the results of the mover
    squares: Annotated[float, np.float64]  # sum of their squares


NODE = layout(Node)


class SearchParams(NamedTuple):
    """Parameters of a search."""

    explore: float = 0.7
    """Exploration constant of UCB1, in standard deviations of the results."""
    width: float = 4.0
    """Progressive widening: a node has at most `width + visits**growth` children."""
    growth: float = 0.5
    """The exponent of progressive widening."""
    proposals: int = 32
    """A new child is the most promising of this many random moves; at the root, of all moves."""
    breadth: int = 4
    """In playouts, each move is the most promising of this many random moves; 1: uniformly random."""
    cut: bool = True
    """Whether playouts stop at the playout horizon (see `Insight.playout_horizon`)."""


class Memory(NamedTuple):
    """All memory of a search. The caller allocates it, so that threads share none."""

    states: Array
    """states[0] is where the search starts, states[1] is used by the simulation."""
    nodes: Array
    size: Array
    """Number of nodes in use."""
    moves: Array
    weights: Array
    move_values: Array
    stamps: Array
    """Per move: the clock when it was last found legal. Marks a set of moves without clearing it."""
    clock: Array
    overlooked: Array
    """Per move: whether the root ignores it."""
    path: Array
    values: Array
    sums: Array
    """Per seat: the sum of the results of all simulations since the search began."""
    rng: Array


def new_memory(state: AnyState, most_moves: int, outcomes: int, actions: int, capacity: int) -> Memory:
    states = np.zeros(2, state.dtype)
    states[0] = state
    return Memory(
        states=states,
        nodes=np.zeros(capacity, NODE),
        size=np.zeros(1, np.int64),
        moves=np.zeros(most_moves, np.int32),
        weights=np.zeros(outcomes, np.int32),
        move_values=np.zeros(most_moves, np.float64),
        stamps=np.zeros(actions, np.int64),
        clock=np.zeros(1, np.int64),
        overlooked=np.zeros(actions, np.bool_),
        path=np.zeros(MAX_DEPTH, np.int32),
        values=np.zeros(MAX_SEATS, np.float64),
        sums=np.zeros(MAX_SEATS, np.float64),
        rng=np.zeros(1, np.uint64),
    )


@compiled
def add_node(memory: Memory, parent: int, move: int, mover: int) -> int:
    """Add a child to a node. Returns its index, or NO_NODE if the memory is full."""
    index = memory.size[0]
    if index == len(memory.nodes):
        return NO_NODE
    memory.size[0] += 1
    node = memory.nodes[index]
    node.move, node.mover = move, mover
    node.visits, node.offered = 0, 0
    node.total, node.squares = 0.0, 0.0
    node.child, node.sibling, node.tree_key = NO_NODE, NO_NODE, 0
    if parent != NO_NODE:
        node.sibling = memory.nodes[parent].child
        memory.nodes[parent].child = index
    return int(index)


@compiled
def run_simulations(memory: Memory, search_params: SearchParams, seat: int, simulations: int) -> None:
    """Add simulations from states[0], with the knowledge of the seat."""
    if memory.size[0] == 0:
        add_node(memory, NO_NODE, 0, 0)
    for _ in range(simulations):
        memory.states[1] = memory.states[0]
        state = memory.states[1]
        if seat != ALL_SEEING:
            redeal(state, seat, memory.rng)
        depth = descend(state, memory, search_params)
        run_playout(state, memory, search_params)
        outlook(state, memory.values)
        count_result(memory, depth)


@compiled
def descend(state: AnyState, memory: Memory, search_params: SearchParams) -> int:
    """Descend the tree until a node is new or the playout is over. Returns the length of the path."""
    start_horizon = playout_horizon(state)
    node, depth = 0, 1
    memory.path[0] = 0
    while depth < MAX_DEPTH:
        who = actor(state)
        if who == OVER or (search_params.cut and playout_horizon(state) != start_horizon):
            return depth
        if who == CHANCE:
            play(state, weighted(memory.rng, memory.weights, chance(state, memory.weights)))
            continue
        count = legal(state, memory.moves)
        if node == 0:
            count = drop_overlooked(memory.moves, count, memory.overlooked)
        if count == 1 and node != 0:  # nothing to choose
            play(state, int(memory.moves[0]))
            continue
        child, is_new = choose(state, memory, search_params, node, count)
        if child == NO_NODE:  # the memory is full
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
def drop_overlooked(moves: Array, count: int, overlooked: Array) -> int:
    """Remove the overlooked moves from the list. Returns the number of moves left."""
    left = 0
    for index in range(count):
        if not overlooked[moves[index]]:
            moves[left] = moves[index]
            left += 1
    return left


@compiled
def choose(state: AnyState, memory: Memory, search_params: SearchParams, node: int, count: int) -> tuple[int, bool]:
    """A child to visit, known or new, and whether it is new. Progressive widening decides which."""
    who = actor(state)
    best, known = best_known(memory, search_params, node, who, count)
    visits = memory.nodes[node].visits
    if known < count and known < search_params.width + visits**search_params.growth:
        move = propose(state, memory, count if node == 0 else search_params.proposals, count)
        if move != NO_MOVE:
            added = add_node(memory, node, move, who)
            if added != NO_NODE:
                return added, True
    return best, False


@compiled
def best_known(memory: Memory, search_params: SearchParams, node: int, who: int, count: int) -> tuple[int, int]:
    """The legal child with the highest UCB1 bound, and the number of legal children.

    All legal moves are stamped, to find out which children are legal. Then the stamps of the children are removed: the
    moves that keep a stamp have no node yet.
    """
    memory.clock[0] += 1
    stamp = memory.clock[0]
    for index in range(count):
        memory.stamps[memory.moves[index]] = stamp
    best, known, highest = NO_NODE, 0, -np.inf
    spread = search_params.explore * result_deviation(memory.nodes[0])
    child = int(memory.nodes[node].child)
    while child != NO_NODE:
        reply = memory.nodes[child]
        if memory.stamps[reply.move] == stamp and reply.mover == who:
            memory.stamps[reply.move] = 0
            known += 1
            reply.offered += 1
            bound = reply.total / reply.visits + spread * math.sqrt(math.log(reply.offered) / reply.visits)
            if bound > highest:
                best, highest = child, bound
        child = int(reply.sibling)
    return best, known


@compiled
def result_deviation(root: Node) -> float:
    """Standard deviation of the results, which scales exploration. 0.5 while there are few results."""
    if root.visits < 8:
        return 0.5
    mean = root.total / root.visits
    return math.sqrt(max(root.squares / root.visits - mean * mean, 1e-4))


@compiled
def propose(state: AnyState, memory: Memory, proposals: int, count: int) -> int:
    """The most promising of some random moves that have no node yet (those with a stamp), or NO_MOVE."""
    unknown = 0
    for index in range(count):
        if memory.stamps[memory.moves[index]] == memory.clock[0]:
            memory.moves[unknown] = memory.moves[index]
            unknown += 1
    if unknown == 0:
        return NO_MOVE
    return most_promising(state, memory.moves, memory.move_values, memory.rng, proposals, unknown)


@compiled
def most_promising(state: AnyState, moves: Array, move_values: Array, rng: Array, breadth: int, count: int) -> int:
    """The most promising of `breadth` random moves."""
    sample_size = min(breadth, count)
    for index in range(sample_size):
        other = index + below(rng, count - index)
        moves[index], moves[other] = moves[other], moves[index]
    if sample_size == 1:
        return int(moves[0])
    judge(state, moves, sample_size, move_values)
    best = 0
    for index in range(1, sample_size):
        if move_values[index] > move_values[best]:
            best = index
    return int(moves[best])


@compiled
def run_playout(state: AnyState, memory: Memory, search_params: SearchParams) -> None:
    """Play to the end of the game, or to the playout horizon."""
    moves, weights, move_values, rng = memory.moves, memory.weights, memory.move_values, memory.rng
    if search_params.breadth == 1 and not search_params.cut:
        playout(state, rng, moves, weights)
        return
    start_horizon = playout_horizon(memory.states[0])
    while True:
        who = actor(state)
        if who == OVER or (search_params.cut and playout_horizon(state) != start_horizon):
            return
        if who == CHANCE:
            play(state, weighted(rng, weights, chance(state, weights)))
        else:
            play(state, most_promising(state, moves, move_values, rng, search_params.breadth, legal(state, moves)))


@compiled
def count_result(memory: Memory, depth: int) -> None:
    """Back up the result: every node on the path counts that of its mover, the root that of the first mover."""
    for seat in range(MAX_SEATS):
        memory.sums[seat] += memory.values[seat]
    for index in range(depth):
        node = memory.nodes[memory.path[index]]
        mover = memory.nodes[memory.path[1]].mover if index == 0 and depth > 1 else node.mover
        value = memory.values[mover]
        node.visits += 1
        node.total += value
        node.squares += value * value
