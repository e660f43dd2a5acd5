"""Search trees of many games at once: a simulation takes every lane to a leaf, and all leaves are evaluated together.

A node is what the seat to move sees: after a move, chance is drawn, and the observation of the next seat finds the
node. So every move leads to as many nodes as there are outcomes, and their results are averaged as they were drawn.
What the searching seat can't see is dealt anew in every simulation. Seats maximize their own results (max^n).
"""

import math
from typing import Any, NamedTuple

import numpy as np

from stol.kernel.actors import OVER
from stol.kernel.dispatch import final, observe, play, redeal
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.record_copy import copy_record
from stol.kernel.rng import draw, mixed
from stol.kernel.settle import settle

NO_NODE = -1
MAX_DEPTH = 64
"""Maximum number of moves between the root and a leaf."""
FROM_BITS = 2.0**-32


class Forest(NamedTuple):
    """The arrays of all trees, by lane, node and edge: an edge is a move of a node."""

    roots: Array
    """Where each search starts."""
    leaves: Array
    """The state that the simulation has reached."""
    searchers: Array
    """The seat that searches: the one to move at the root."""
    rng: Array
    size: Array
    """Number of nodes in use."""
    edges: Array
    """Per node: number of its edges."""
    actor: Array
    """Per node: the seat to move."""
    key: Array
    """Per node: a hash of what the seat to move sees."""
    sibling: Array
    """Per node: the next node that the same move leads to, or NO_NODE."""
    value: Array
    """Per node: what the evaluation says of the seat to move."""
    move: Array
    logit: Array
    visits: Array
    total: Array
    """Per edge: the sum of the results of its seat."""
    child: Array
    """Per edge: the first node that the move leads to, or NO_NODE."""
    noise: Array
    """Per edge of the root: its Gumbel noise."""
    path: Array
    """Per depth: node and edge."""
    depth: Array
    leaf_key: Array
    over: Array
    """Whether the leaf is the end of a game."""
    observation: Array
    """What the seat to move sees at the leaf."""
    leaf_actor: Array
    scores: Array
    ranks: Array
    values: Array
    """Per seat: the result at the leaf, from 0 to 1."""


def forest_fields(
    n: int, nodes: int, width: int, state: np.dtype[Any], players: int, planes: int
) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Shape and dtype of every array in `Forest`."""
    per_node: dict[str, Any] = {
        "edges": np.int32,
        "actor": np.int8,
        "key": np.int64,
        "sibling": np.int32,
        "value": np.float32,
    }
    per_edge: dict[str, Any] = {
        "move": np.int32,
        "logit": np.float32,
        "visits": np.int32,
        "total": np.float32,
        "child": np.int32,
    }
    per_seat: dict[str, Any] = {"scores": np.int32, "ranks": np.int32, "values": np.float32}
    return {
        "roots": ((n,), state),
        "leaves": ((n,), state),
        "searchers": ((n,), np.int8),
        "rng": ((n, 1), np.uint64),
        "size": ((n,), np.int32),
        **{name: ((n, nodes), dtype) for name, dtype in per_node.items()},
        **{name: ((n, nodes, width), dtype) for name, dtype in per_edge.items()},
        "noise": ((n, width), np.float32),
        "path": ((n, MAX_DEPTH, 2), np.int32),
        "depth": ((n,), np.int32),
        "leaf_key": ((n,), np.int64),
        "over": ((n,), np.bool_),
        "observation": ((n, planes), np.int16),
        "leaf_actor": ((n,), np.int8),
        **{name: ((n, players), dtype) for name, dtype in per_seat.items()},
    }


@compiled
def plant(forest: Forest, lane: int, who: int) -> None:
    """Begin a tree: the leaf of the first evaluation is the root itself."""
    copy_record(forest.roots[lane], forest.leaves[lane])
    forest.size[lane], forest.depth[lane], forest.over[lane] = 0, 0, False
    forest.searchers[lane] = who
    see(forest, lane, who)


@compiled
def see(forest: Forest, lane: int, who: int) -> None:
    """Write what the seat to move sees at the leaf, and its hash."""
    forest.leaf_actor[lane] = who
    observe(forest.leaves[lane], who, forest.observation[lane])
    key = who
    for index in range(forest.observation.shape[1]):
        key = mixed(key, forest.observation[lane, index])
    forest.leaf_key[lane] = key


@compiled
def begin_simulation(forest: Forest, lane: int) -> None:
    """Go back to the root, and deal anew what the searching seat can't see."""
    copy_record(forest.roots[lane], forest.leaves[lane])
    forest.depth[lane], forest.over[lane] = 0, False
    redeal(forest.leaves[lane], int(forest.searchers[lane]), forest.rng[lane])


@compiled
def follow(forest: Forest, lane: int, node: int, edge: int) -> int:
    """Make a move of a node and draw the chance after it. Returns the node reached, or NO_NODE at a leaf."""
    depth = forest.depth[lane]
    forest.path[lane, depth, 0], forest.path[lane, depth, 1] = node, edge
    forest.depth[lane] = depth + 1
    state = forest.leaves[lane]
    play(state, int(forest.move[lane, node, edge]))
    who = settle(state, forest.rng[lane])
    if who == OVER:
        forest.over[lane] = True
        return NO_NODE
    see(forest, lane, who)
    child = int(forest.child[lane, node, edge])
    while child != NO_NODE and forest.key[lane, child] != forest.leaf_key[lane]:
        child = int(forest.sibling[lane, child])
    return child if depth + 1 < MAX_DEPTH else NO_NODE


@compiled
def learn_lane(  # noqa: PLR0913, PLR0917 - what an evaluation says of the leaf, and how ends are scored
    forest: Forest, lane: int, moves: Array, logits: Array, values: Array, parties: Array, score_scale: float
) -> None:
    """Take the evaluation of the leaf into the tree; the end of a game has a result of its own."""
    if forest.over[lane]:
        score_ended(forest, lane, parties, score_scale)
    else:
        for seat in range(len(parties)):
            forest.values[lane, seat] = values[seat]
        expand(forest, lane, moves, logits)
    back_up(forest, lane)


@compiled
def score_ended(forest: Forest, lane: int, parties: Array, score_scale: float) -> None:
    """Write the results of a finished game: the share of opponents beaten, a tie counts half."""
    scores, ranks, values = forest.scores[lane], forest.ranks[lane], forest.values[lane]
    final(forest.leaves[lane], scores, ranks)
    for seat in range(len(parties)):
        beaten, opponents = 0.0, 0
        for other in range(len(parties)):
            if parties[other] != parties[seat]:
                opponents += 1
                beaten += 0.5 + 0.5 * int(ranks[seat] < ranks[other]) - 0.5 * int(ranks[seat] > ranks[other])
        values[seat] = beaten / opponents if opponents else scores[seat] / score_scale


@compiled
def expand(forest: Forest, lane: int, moves: Array, logits: Array) -> None:
    """Add the leaf as a node, with its most promising moves as edges. Where the memory is full, nothing is added."""
    node = int(forest.size[lane])
    if node == forest.edges.shape[1]:
        return
    forest.size[lane] = node + 1
    who = int(forest.leaf_actor[lane])
    forest.actor[lane, node], forest.key[lane, node] = who, forest.leaf_key[lane]
    forest.value[lane, node] = forest.values[lane, who]
    forest.sibling[lane, node], forest.edges[lane, node] = NO_NODE, 0
    width, floor = forest.move.shape[2], -math.inf
    for index in range(len(moves)):
        noise = gumbel(forest.rng[lane]) if node == 0 else 0.0
        if logits[index] + noise > floor:
            keep_edge(forest, lane, node, moves[index], logits[index], noise)
            if forest.edges[lane, node] == width:
                floor = rank_value(forest, lane, node, width - 1)
    if node > 0:
        last = forest.depth[lane] - 1
        parent, edge = forest.path[lane, last, 0], forest.path[lane, last, 1]
        forest.sibling[lane, node] = forest.child[lane, parent, edge]
        forest.child[lane, parent, edge] = node


@compiled
def gumbel(rng: Array) -> float:
    """A random number of the Gumbel distribution: moves with the highest sums of it and their logits are a sample."""
    return -math.log(-math.log((int(draw(rng)) + 0.5) * FROM_BITS))


@compiled
def keep_edge(forest: Forest, lane: int, node: int, move: int, logit: float, noise: float) -> None:
    """Keep an edge among the best of the node, which are sorted, the best first."""
    count, width = int(forest.edges[lane, node]), forest.move.shape[2]
    place = count
    while place > 0 and logit + noise > rank_value(forest, lane, node, place - 1):
        place -= 1
    last = min(count, width - 1)
    for index in range(last, place, -1):
        forest.move[lane, node, index] = forest.move[lane, node, index - 1]
        forest.logit[lane, node, index] = forest.logit[lane, node, index - 1]
        if node == 0:
            forest.noise[lane, index] = forest.noise[lane, index - 1]
    forest.move[lane, node, place], forest.logit[lane, node, place] = move, logit
    if node == 0:
        forest.noise[lane, place] = noise
    forest.visits[lane, node, last], forest.total[lane, node, last] = 0, 0.0
    forest.child[lane, node, last] = NO_NODE
    forest.edges[lane, node] = last + 1


@compiled
def rank_value(forest: Forest, lane: int, node: int, edge: int) -> float:
    return float(forest.logit[lane, node, edge]) + (float(forest.noise[lane, edge]) if node == 0 else 0.0)


@compiled
def back_up(forest: Forest, lane: int) -> None:
    """Count the result of the leaf at every edge of the path, for the seat that made the move."""
    for depth in range(forest.depth[lane]):
        node, edge = forest.path[lane, depth, 0], forest.path[lane, depth, 1]
        forest.visits[lane, node, edge] += 1
        forest.total[lane, node, edge] += forest.values[lane, forest.actor[lane, node]]
