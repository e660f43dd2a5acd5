"""Values where no piece is hidden: of every position, with chance, and with choices that two seats make at once.

A game may come back to a position: in Everything on 1 Card everybody may pass. So values are limits, beginning with
what a game is worth that never ends. If the same comes out for -1 and for 1, that does not matter.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from scipy.sparse import coo_matrix

from bench.solved import matrices
from bench.solved.graph import Builder
from bench.solved.sequences import Policy
from stol.kernel.layout import Array

ENOUGH = 1e-13
"""No value changes by more any longer."""


class Both(NamedTuple):
    """A choice that two seats make at once."""

    node: int
    seat: int
    """Who is asked first."""
    moves: Array
    """The numbers of the moves that end it, by the choices of the first and of the second."""
    information: int
    """Of the second."""


class Values:
    """A graph as arrays. The moves of all nodes are numbered in a row."""

    def __init__(self, built: Builder) -> None:
        nodes = built.nodes
        self.informations = built.informations
        self.ends = np.array([node.value for node in nodes])
        self.information = np.array([node.information for node in nodes])
        self.choices = np.flatnonzero(self.information >= 0)
        """The nodes that are not ends."""
        seats = np.array([one.seat for one in built.informations])
        self.sign = np.where(seats[self.information] == 0, 1.0, -1.0)
        """Per node: what the seat that chooses wants of the result."""
        sizes = np.array([len(node.chances) for node in nodes])
        self.first = np.cumsum(sizes) - sizes
        self.sign_of_move = np.repeat(self.sign, sizes)
        self.leads = np.array([leads for node in nodes for leads in node.chances])
        rows = np.repeat(np.arange(len(built.distributions)), [len(ends) for ends in built.distributions])
        columns, chances = zip(*(end for ends in built.distributions for end in ends), strict=True)
        self.chances = coo_matrix((chances, (rows, columns)), (len(built.distributions), len(nodes))).tocsr()
        several = [number for number in self.choices.tolist() if nodes[number].together and sizes[number] > 1]
        self.at_once = [self.both(built, number) for number in several]
        self._solved: dict[bytes, matrices.Solved] = {}

    def both(self, built: Builder, number: int) -> Both:
        seconds = [built.distributions[leads][0][0] for leads in built.nodes[number].chances]
        moves = self.first[seconds][:, np.newaxis] + np.arange(len(built.nodes[seconds[0]].chances))
        return Both(number, int(self.sign[number] < 0), moves, int(self.information[seconds[0]]))

    def value(self, policy: Policy) -> float:
        """The result of seat 0 if both follow the policy."""
        weights = self.weights(policy)
        return self.at_start(self.limit(lambda moves: self.sums(weights * moves)))

    def bounds(self, policy: Policy) -> tuple[float, float]:
        """What seat 0 gets at least if it follows the policy, and at most if seat 1 does."""
        weights = self.weights(policy)
        least = self.limit(lambda moves: self.answered(moves, weights, policy, 1))
        most = self.limit(lambda moves: self.answered(moves, weights, policy, 0))
        return self.at_start(least), self.at_start(most)

    def equilibrium(self, unending: float = 0.0) -> Policy:
        """Of several best moves of a seat that chooses alone, the first."""
        moves = self.moves(self.limit(self.played, unending))
        policy: list[Array] = [np.empty(0)] * len(self.informations)
        for number in self.choices.tolist():
            first, information = self.first[number], self.information[number]
            mine = slice(first, first + len(self.informations[information].moves))
            best = (self.sign_of_move[mine] * moves[mine]).argmax()
            policy[information] = np.eye(mine.stop - mine.start)[best]
        for both in self.at_once:
            solved = self.solved(moves, both)
            policy[self.information[both.node]], policy[both.information] = solved.first, solved.second
        return policy

    def played(self, moves: Array) -> Array:
        """Values if both play their best."""
        values = self.best(moves)
        for both in self.at_once:
            values[both.node] = self.sign[both.node] * self.solved(moves, both).value
        return values

    def answered(self, moves: Array, weights: Array, policy: Policy, seat: int) -> Array:
        """Values if this seat plays its best, and the other by the policy."""
        values = np.where(self.sign == 1 - 2 * seat, self.best(moves), self.sums(weights * moves))
        for both in self.at_once:
            if both.seat != seat:  # asked second, it does not know what the first has chosen
                results = policy[self.information[both.node]] @ moves[both.moves]
                values[both.node] = results.min() if seat else results.max()
        return values

    def solved(self, moves: Array, both: Both) -> matrices.Solved:
        results = self.sign[both.node] * moves[both.moves]
        key = results.tobytes() + bytes(results.shape)
        if key not in self._solved:
            self._solved[key] = matrices.solve(results)
        return self._solved[key]

    def limit(self, step: Callable[[Array], Array], unending: float = 0.0) -> Array:
        values = np.where(self.information < 0, self.ends, unending)
        while True:
            after = step(self.moves(values))
            if np.abs(after - values).max() < ENOUGH:
                return after
            values = after

    def moves(self, values: Array) -> Array:
        """What each move is worth."""
        worth: Array = (self.chances @ values)[self.leads]
        return worth

    def best(self, moves: Array) -> Array:
        values = self.ends.copy()
        most = np.maximum.reduceat(self.sign_of_move * moves, self.first[self.choices])
        values[self.choices] = self.sign[self.choices] * most
        return values

    def sums(self, moves: Array) -> Array:
        values = self.ends.copy()
        values[self.choices] = np.add.reduceat(moves, self.first[self.choices])
        return values

    def weights(self, policy: Policy) -> Array:
        return np.concatenate([policy[number] for number in self.information[self.choices]])

    def at_start(self, values: Array) -> float:
        return float((self.chances @ values)[0])
