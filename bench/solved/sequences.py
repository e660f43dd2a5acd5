"""Equilibria where pieces are hidden: the sequence form of a game with perfect recall, solved as a linear programme.

A sequence is a move at an information, with all own moves before it. Sequence 0 is the empty one.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_matrix, csr_matrix, hstack

from bench.solved.graph import Builder
from stol.kernel.layout import Array

Policy = Sequence[Array]
"""Per information, the probability of each of its moves."""


@dataclass
class Side:
    """The informations of a seat, in the order explored: what comes earlier in a game comes first."""

    numbers: list[int] = field(default_factory=list)
    places: dict[int, int] = field(default_factory=dict)
    parents: list[int] = field(default_factory=list)
    """For each, the own sequence before it."""
    sequences: list[slice] = field(default_factory=list)
    """For each, the sequences that its moves make."""
    size: int = 1

    def place(self, information: int, parent: int, moves: int) -> int:
        """The place of an information, which is new or has been met."""
        place = self.places.setdefault(information, len(self.numbers))
        if place == len(self.numbers):
            self.numbers.append(information)
            self.parents.append(parent)
            self.sequences.append(slice(self.size, self.size + moves))
            self.size += moves
        if self.parents[place] != parent:
            raise AssertionError("a seat has forgotten what it did")
        return place

    def plan(self, policy: Policy) -> Array:
        """By sequence: how likely the seat plays all of its moves."""
        weights = np.ones(self.size)
        for number, parent, mine in zip(self.numbers, self.parents, self.sequences, strict=True):
            weights[mine] = weights[parent] * policy[number]
        return weights

    def best(self, gains: Array) -> float:
        """The value of the best plan against these gains by sequence."""
        gains = gains.copy()
        for parent, mine in zip(reversed(self.parents), reversed(self.sequences), strict=True):
            gains[parent] += gains[mine].max()
        return float(gains[0])

    def flow(self) -> csr_matrix:
        """Per information, and first for the empty sequence: 1 for its sequences, -1 for the one before it."""
        rows = [0, *(row for row, mine in enumerate(self.sequences, 1) for _ in range(mine.start, mine.stop))]
        columns = [0, *(number for mine in self.sequences for number in range(mine.start, mine.stop))]
        rows, columns = [*rows, *range(1, len(self.parents) + 1)], columns + self.parents
        signs = np.repeat([1.0, -1.0], [self.size, len(self.parents)])
        return coo_matrix((signs, (rows, columns))).tocsr()


class SequenceForm:
    """Both sides, and by a sequence of each the result of seat 0, times the share that chance has in it."""

    def __init__(self, built: Builder) -> None:
        self.informations = built.informations
        self.sides = Side(), Side()
        ends: list[tuple[float, tuple[int, int]]] = []
        before = {end: (chance, (0, 0)) for end, chance in built.distributions[0]}
        for number, node in enumerate(built.nodes):  # what leads to a node was explored before it
            weight, last = before[number]
            if node.information < 0:
                ends.append((weight * node.value, last))
                continue
            seat = built.informations[node.information].seat
            side = self.sides[seat]
            first = side.sequences[side.place(node.information, last[seat], len(node.chances))].start
            for sequence, leads in enumerate(node.chances, first):
                then = (sequence, last[1]) if seat == 0 else (last[0], sequence)
                for end, chance in built.distributions[leads]:
                    already, same = before.get(end, (0.0, then))
                    if same != then:
                        raise AssertionError("a node is reached by different sequences")
                    before[end] = already + weight * chance, then
        rows, columns = zip(*(last for _, last in ends), strict=True)
        shape = self.sides[0].size, self.sides[1].size
        self.payoff = coo_matrix(([value for value, _ in ends], (rows, columns)), shape).tocsr()

    def value(self, policy: Policy) -> float:
        """The result of seat 0 if both follow the policy."""
        return float(self.sides[0].plan(policy) @ (self.payoff @ self.sides[1].plan(policy)))

    def bounds(self, policy: Policy) -> tuple[float, float]:
        """What seat 0 gets at least if it follows the policy, and at most if seat 1 does."""
        plans = [side.plan(policy) for side in self.sides]
        least = -self.sides[1].best(-(self.payoff.T @ plans[0]))
        return least, self.sides[0].best(self.payoff @ plans[1])

    def equilibrium(self) -> Policy:
        plans = solve(self.sides, self.payoff), solve(self.sides[::-1], -self.payoff.T)
        policy: list[Array] = [np.empty(0)] * len(self.informations)
        for side, plan in zip(self.sides, plans, strict=True):
            for number, mine in zip(side.numbers, side.sequences, strict=True):
                policy[number] = shares(plan[mine])
        return policy


def solve(sides: tuple[Side, Side], payoff: csr_matrix) -> Array:
    """The plan of the first side that gets most against the best answer: von Stengel's linear programme.

    Its other variables are the values of the second side's informations, first of the whole game. The programme
    wants the value of the game to be as large as it can be without a sequence of the second side giving less.
    """
    own, other = sides[0].flow(), sides[1].flow()
    values = other.shape[0]
    goal = np.zeros(sides[0].size + values)
    goal[sides[0].size] = -1.0
    no_values = csr_matrix((own.shape[0], values))
    found = linprog(
        goal,
        A_ub=hstack([-payoff.T, other.T]).tocsr(),
        b_ub=np.zeros(sides[1].size),
        A_eq=hstack([own, no_values]).tocsr(),
        b_eq=np.eye(1, own.shape[0]).ravel(),
        bounds=[(0, None)] * sides[0].size + [(None, None)] * values,
        method="highs-ipm",
    )
    if found.status:
        raise ArithmeticError(found.message)
    plan: Array = np.maximum(found.x[: sides[0].size], 0.0)
    return plan


def shares(weights: Array) -> Array:
    """In proportion; all alike where the seat never comes."""
    total = weights.sum()
    return weights / total if total > 1e-12 else np.full(len(weights), 1 / len(weights))
