"""Which move a simulation tries: planning with Gumbel noise (Danihelka et al., 2022), which improves any policy.

At the root, a few moves are drawn from the policy without replacement and compared by sequential halving: all get
equally many simulations, then the better half of them, and so on. Below the root, moves are visited so that their
shares of the visits follow the improved policy.
"""

import math
from typing import NamedTuple

import numpy as np

from stol.kernel.forest import NO_NODE, Forest, begin_simulation, follow
from stol.kernel.jit import compiled
from stol.kernel.layout import Array


class GumbelParams(NamedTuple):
    """How much results count beside logits: a result counts `(visit_offset + most visits) * value_scale` times."""

    visit_offset: float
    value_scale: float


class TreeSettings(NamedTuple):
    """What all trees of a search have in common."""

    schedules: Array
    """See `visit_schedules`."""
    params: GumbelParams
    parties: Array
    """Per seat: its team, or the seat itself."""
    score_scale: float
    """For one player: the score that counts as 1."""


def visit_schedule(considered: int, simulations: int) -> list[int]:
    """Sequential halving: for each simulation, how many visits the root's move to try has had before."""
    if considered <= 1:
        return list(range(simulations))
    rounds = math.ceil(math.log2(considered))
    schedule: list[int] = []
    visits, left = [0] * considered, considered
    while len(schedule) < simulations:
        for _ in range(max(1, simulations // (rounds * left))):
            schedule += visits[:left]
            visits[:left] = [count + 1 for count in visits[:left]]
        left = max(2, left // 2)
    return schedule[:simulations]


def visit_schedules(considered: int, simulations: int) -> Array:
    """A row for each number of moves, from 0 on: a position may have fewer moves than may be considered."""
    return np.array([visit_schedule(moves, simulations) for moves in range(considered + 1)], np.int32)


@compiled
def reach_leaf(forest: Forest, lane: int, simulation: int, schedules: Array, params: GumbelParams) -> None:
    """One simulation of a lane: from the root to a state that has no node yet, or to the end of the game."""
    begin_simulation(forest, lane)
    considered = min(len(schedules) - 1, int(forest.edges[lane, 0]))
    edge = root_edge(forest, lane, considered, schedules[considered, simulation], params)
    node = follow(forest, lane, 0, edge)
    while node != NO_NODE:
        node = follow(forest, lane, node, inner_edge(forest, lane, node, params))


@compiled
def root_edge(forest: Forest, lane: int, considered: int, wanted_visits: int, params: GumbelParams) -> int:
    """The most promising of the moves that are considered and have had as many visits as wanted."""
    scale, mixed_value = value_weight(forest, lane, 0, params), mix_value(forest, lane, 0)
    best, highest = 0, -np.inf
    for edge in range(considered):
        if forest.visits[lane, 0, edge] == wanted_visits:
            bound = forest.noise[lane, edge] + improved_logit(forest, lane, 0, edge, scale, mixed_value)
            if bound > highest:
                best, highest = edge, bound
    return best


@compiled
def inner_edge(forest: Forest, lane: int, node: int, params: GumbelParams) -> int:
    """The move whose share of the visits is furthest below its share in the improved policy."""
    scale, mixed_value = value_weight(forest, lane, node, params), mix_value(forest, lane, node)
    count = int(forest.edges[lane, node])
    most, visits = -np.inf, 0
    for edge in range(count):
        most = max(most, improved_logit(forest, lane, node, edge, scale, mixed_value))
        visits += forest.visits[lane, node, edge]
    total = 0.0
    for edge in range(count):
        total += math.exp(improved_logit(forest, lane, node, edge, scale, mixed_value) - most)
    best, highest = 0, -np.inf
    for edge in range(count):
        share = math.exp(improved_logit(forest, lane, node, edge, scale, mixed_value) - most) / total
        lack = share - forest.visits[lane, node, edge] / (1.0 + visits)
        if lack > highest:
            best, highest = edge, lack
    return best


@compiled
def improved_logit(forest: Forest, lane: int, node: int, edge: int, scale: float, mixed_value: float) -> float:
    """The logit of a move plus what its results say; a move without visits has the mixed value."""
    visits = forest.visits[lane, node, edge]
    value = forest.total[lane, node, edge] / visits if visits else mixed_value
    return float(forest.logit[lane, node, edge] + scale * value)


@compiled
def value_weight(forest: Forest, lane: int, node: int, params: GumbelParams) -> float:
    most = 0
    for edge in range(forest.edges[lane, node]):
        most = max(most, int(forest.visits[lane, node, edge]))
    return (params.visit_offset + most) * params.value_scale


@compiled
def mix_value(forest: Forest, lane: int, node: int) -> float:
    """What to expect of a move without visits: the evaluation of the node, mixed with the results of the others."""
    count = int(forest.edges[lane, node])
    highest = -np.inf
    for edge in range(count):
        highest = max(highest, float(forest.logit[lane, node, edge]))
    visits, shares, results = 0, 0.0, 0.0
    for edge in range(count):
        tried = forest.visits[lane, node, edge]
        if tried:
            share = math.exp(forest.logit[lane, node, edge] - highest)
            visits += tried
            shares += share
            results += share * forest.total[lane, node, edge] / tried
    expected = float(forest.value[lane, node])
    return (expected + visits * results / shares) / (1.0 + visits) if visits else expected


@compiled
def decide_lane(  # noqa: PLR0913, PLR0917 - the listed moves of the root, and where the decision is written
    forest: Forest,
    lane: int,
    moves: Array,
    logits: Array,
    offsets: Array,
    considered: int,
    params: GumbelParams,
    out: tuple[Array, Array, Array, Array],
) -> None:
    """Write the move to make and its value, and per listed move its share in the improved policy and its visits."""
    chosen, values, policy, visits = out
    first, last = offsets[lane], offsets[lane + 1]
    chosen[lane] = choose_action(forest, lane, considered, params)
    write_policy(forest, lane, moves[first:last], logits[first:last], policy[first:last], visits[first:last], params)
    values[lane] = value_of_policy(forest, lane, moves[first:last], policy[first:last])


@compiled
def choose_action(forest: Forest, lane: int, considered: int, params: GumbelParams) -> int:
    """The move to make: of those with the most visits, the one that the noise, its logit and its results favour."""
    tried, most = min(considered, int(forest.edges[lane, 0])), 0
    for edge in range(tried):
        most = max(most, int(forest.visits[lane, 0, edge]))
    return int(forest.move[lane, 0, root_edge(forest, lane, tried, most, params)])


@compiled
def write_policy(  # noqa: PLR0913, PLR0917 - three lists of the same moves
    forest: Forest, lane: int, moves: Array, logits: Array, policy: Array, visits: Array, params: GumbelParams
) -> None:
    """Write the improved policy of the root over all its moves, and their visits: targets for learning."""
    scale, mixed_value = value_weight(forest, lane, 0, params), mix_value(forest, lane, 0)
    for index in range(len(moves)):
        policy[index], visits[index] = logits[index] + scale * mixed_value, 0
        for edge in range(forest.edges[lane, 0]):
            if forest.move[lane, 0, edge] == moves[index]:
                policy[index] = improved_logit(forest, lane, 0, edge, scale, mixed_value)
                visits[index] = forest.visits[lane, 0, edge]
    softmax(policy)


@compiled
def value_of_policy(forest: Forest, lane: int, moves: Array, policy: Array) -> float:
    """What the seat to move may expect of a policy at the root; a move without visits has the mixed value."""
    mixed_value = mix_value(forest, lane, 0)
    value, shares = 0.0, 0.0
    for index in range(len(moves)):
        result = mixed_value
        for edge in range(forest.edges[lane, 0]):
            if forest.move[lane, 0, edge] == moves[index] and forest.visits[lane, 0, edge]:
                result = forest.total[lane, 0, edge] / forest.visits[lane, 0, edge]
        value += policy[index] * result
        shares += policy[index]
    return value / shares


@compiled
def softmax(logits: Array) -> None:
    most, total = -np.inf, 0.0
    for index in range(len(logits)):
        most = max(most, float(logits[index]))
    for index in range(len(logits)):
        logits[index] = math.exp(logits[index] - most)
        total += logits[index]
    for index in range(len(logits)):
        logits[index] /= total
