"""A game as a graph of choices: who chooses, what is known then, and where each action leads.

Chance is collapsed: an action leads to a distribution over the next choices. Equal nodes are one node. What a seat
knows at a choice is what it observes; where pieces are hidden, it is also all that it has observed before (perfect
recall), and so is part of what a node is.
"""

import hashlib
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from stol import Game, Position
from stol.kernel.actors import CHANCE, OVER
from stol.kernel.layout import AnyState, Array, copy_state, state_from_bytes
from stol.rewards import compute_rewards

Key = bytes
Memory = tuple[bytes, ...]
"""Per seat, a digest of all that it has observed at choices."""


@dataclass
class Information:
    """What a seat may know when it chooses. Its moves are the same at all of its nodes."""

    seat: int
    moves: Array
    stored: bytes
    """One of the states that fit it, compressed."""

    def position(self, game: Game) -> Position:
        return Position(game, state_from_bytes(zlib.decompress(self.stored), game.definition.layout))


@dataclass
class Node:
    state: AnyState
    memory: Memory
    information: int = -1
    """-1 at the end of the game."""
    together: bool = False
    """Whether another seat chooses at the same time."""
    value: float = 0.0
    """At the end: the result of seat 0, from -1 to 1."""
    chances: list[int] = field(default_factory=list)
    """For each move, the number of the distribution that it leads to."""


class Builder:
    """Explores everything that can happen. `alike` brings states that play the same into one form."""

    def __init__(self, game: Game, alike: Callable[[AnyState], None] | None = None) -> None:
        self.game, self.rules, self.alike = game, game.definition.rules, alike
        secrets = game.definition.secrets
        self.recalls = secrets is not None and not secrets.chosen
        self.nodes: list[Node] = []
        self.informations: list[Information] = []
        self.distributions: list[list[tuple[int, float]]] = []
        self._numbers: dict[object, int] = {}
        self._known: dict[tuple[int, bytes], int] = {}
        self._drawn: dict[Key, dict[Key, tuple[AnyState, float]]] = {}

    def build(self, position: Position | None = None) -> "Builder":
        """All that can follow from the beginning, or from a position that everybody knows."""
        self.follow((position or self.game.start()).state, (b"",) * self.game.players)
        number = 0
        while number < len(self.nodes):
            self.expand(self.nodes[number])
            number += 1
        return self

    def expand(self, node: Node) -> None:
        state, actor = node.state, int(self.rules.actor(node.state))
        if actor == OVER:
            node.value = self.result(state)
        else:
            node.memory = self.observed(state, node.memory)
            moves = np.empty(self.game.definition.most_moves, np.int32)
            moves = np.sort(moves[: self.rules.legal(state, moves)])
            node.information = self.known(state, actor, node.memory[actor], moves)
            node.together = len(self.together(state)) > 1
            for move in moves.tolist():
                after = copy_state(state)
                self.rules.play(after, move)
                node.chances.append(self.follow(after, node.memory))
        node.state = None

    def together(self, state: AnyState) -> tuple[int, ...]:
        choosers = self.game.definition.together
        return choosers(state) if choosers else ()

    def result(self, state: AnyState) -> float:
        scores, ranks = np.zeros((2, self.game.players), np.int32)
        self.rules.final(state, scores, ranks)
        return float(compute_rewards("rank", scores, ranks, self.game.parties)[0])

    def observed(self, state: AnyState, memory: Memory) -> Memory:
        """What each seat now remembers."""
        seen = np.empty(self.game.observation_size, np.int16)
        after = []
        for seat, before in enumerate(memory):
            self.rules.observe(state, seat, seen)
            after.append(digest((before if self.recalls else b"") + seen.tobytes()))
        return tuple(after)

    def known(self, state: AnyState, seat: int, memory: bytes, moves: Array) -> int:
        number = self._known.setdefault((seat, memory), len(self.informations))
        if number == len(self.informations):
            self.informations.append(Information(seat, moves, zlib.compress(state.tobytes(), 1)))
        elif self.informations[number].moves.tolist() != moves.tolist():
            raise AssertionError("a seat can tell two states apart by its moves, but not by what it observes")
        return number

    def number_of(self, seat: int, memory: Memory) -> int:
        """The information of a seat by what it has observed."""
        return self._known[seat, memory[seat]]

    def follow(self, state: AnyState, memory: Memory) -> int:
        """The number of the distribution over what is next after chance."""
        if not self.recalls:
            memory = (b"",) * self.game.players
        name = ("after", self.key(state), memory)
        if name not in self._numbers:
            ends = [(self.node(after, memory), weight) for after, weight in self.drawn(state).values()]
            self._numbers[name] = len(self.distributions)
            self.distributions.append(ends)
        return self._numbers[name]

    def drawn(self, state: AnyState) -> dict[Key, tuple[AnyState, float]]:
        """The states after chance, by their keys, with their probabilities."""
        key = self.key(state)
        if int(self.rules.actor(state)) != CHANCE:
            return {key: (state, 1.0)}
        if key not in self._drawn:
            weights = np.zeros(self.game.definition.outcomes, np.int32)
            total = self.rules.chance(state, weights)
            found: dict[Key, tuple[AnyState, float]] = {}
            for outcome in np.flatnonzero(weights).tolist():
                after = copy_state(state)
                self.rules.play(after, outcome)
                for name, (end, chance) in self.drawn(after).items():
                    before = found[name][1] if name in found else 0.0
                    found[name] = end, before + chance * weights[outcome] / total
            self._drawn[key] = found
        return self._drawn[key]

    def node(self, state: AnyState, memory: Memory) -> int:
        number = self._numbers.setdefault((self.key(state), memory), len(self.nodes))
        if number == len(self.nodes):
            self.nodes.append(Node(state, memory))
        return number

    def key(self, state: AnyState) -> Key:
        same = copy_state(state)
        same.ply = 0
        if self.alike:
            self.alike(same)
        return digest(same.tobytes())


def digest(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=16).digest()
