"""Statistics of many random games, and single random games move by move."""

import functools
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from stol.cluster import Cluster
from stol.kernel.actors import CHANCE
from stol.kernel.layout import Array
from stol.kernel.playout import playout_with_log
from stol.kernel.playouts import PlayoutResults, Playouts
from stol.kernel.rng import seed as seed_rng
from stol.position import Game, Position


@dataclass
class Tally:
    """Running sums over games; its size does not depend on their number."""

    players: int
    games: int = 0
    steps: int = 0
    total: Array = field(init=False)
    squares: Array = field(init=False)
    wins: Array = field(init=False)
    """Per seat: number of wins. A win shared by two counts one half for each."""

    def __post_init__(self) -> None:
        self.total, self.squares, self.wins = np.zeros((3, self.players))

    def add(self, played: PlayoutResults) -> None:
        self.games += len(played.scores)
        self.steps += played.steps
        self.total += played.scores.sum(axis=0)
        self.squares += (played.scores.astype(float) ** 2).sum(axis=0)
        won = played.ranks == 1
        self.wins += (won / won.sum(axis=1, keepdims=True)).sum(axis=0)

    def mean(self) -> list[float]:
        return list((self.total / self.games).tolist())

    def spread(self) -> list[float]:
        """Standard deviations of the scores."""
        variance = self.squares / self.games - (self.total / self.games) ** 2
        return list(np.sqrt(np.maximum(variance, 0)).tolist())

    def win_share(self) -> list[float]:
        return list((self.wins / self.games).tolist())


CHUNK_GAMES = 2000
"""Games per task on a cluster: many more than in a thread, since a task travels."""


@dataclass(frozen=True)
class Chunks:
    """Random games as work for a cluster. An item is the number of a chunk's first game."""

    game: Game
    games: int
    seed: int

    @functools.cached_property
    def playouts(self) -> Playouts:
        return playouts(self.game, self.seed)

    def warm_up(self) -> None:
        self.playouts.piece(0, 1)

    def play(self, first: int) -> PlayoutResults:
        return self.playouts.piece(first, min(CHUNK_GAMES, self.games - first))

    def run(self, cluster: Cluster) -> Iterator[PlayoutResults]:
        return cluster.run(self, range(0, self.games, CHUNK_GAMES))


def playouts(game: Game, seed: int) -> Playouts:
    definition = game.definition
    return Playouts(game.start().state, game.players, definition.most_moves, definition.outcomes, seed)


def play_out(game: Game, seed: int, number: int) -> tuple[list[str], Position]:
    """Game `number` of `playouts`: the texts of all moves and outcomes, and the final position."""
    definition = game.definition
    state = game.start().state
    moves, weights = np.zeros(definition.most_moves, np.int32), np.zeros(definition.outcomes, np.int32)
    rng = np.zeros(1, np.uint64)
    seed_rng(rng, seed, number)
    texts: list[str] = []
    log = np.zeros((1000, 2), np.int32)
    while count := playout_with_log(state, rng, moves, weights, log):
        who, what = log[:count].T
        chosen = iter(definition.notation.write_moves(state, what[who != CHANCE]))
        for actor, action in zip(who.tolist(), what.tolist(), strict=True):
            texts.append(definition.notation.write_outcome(state, action) if actor == CHANCE else next(chosen))
    return texts, Position(game, state)
