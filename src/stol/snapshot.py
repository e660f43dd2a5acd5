"""The states of many games as one value: to keep, to pickle, and to put into a batch again."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from stol.kernel.lanes import STORED, fields
from stol.kernel.layout import Array, copy_state, select_rows
from stol.kernel.rng import checked_seed
from stol.position import Game, Position


@dataclass(frozen=True, eq=False)
class Snapshot:
    """Games that run, their random generators, and the results of the last finished game of each lane.

    It never changes. Unpickle only what you trust: states go to compiled code unchecked.
    """

    game: Game
    arrays: Mapping[str, Array]
    """By the names of the arrays of a batch's lanes."""

    @classmethod
    def of(cls, positions: Iterable[Position]) -> Self:
        """Positions of one game, with no finished games before them. `Batch.restore(…, seed=…)` gives them chance."""
        given = list(positions)
        games = {position.game for position in given}
        if len(games) != 1:
            raise ValueError(f"a snapshot is made of positions of one game, not of {len(games)}")
        game = games.pop()
        return cls.of_states(game, np.array([position.state for position in given], game.definition.layout))

    @classmethod
    def of_states(cls, game: Game, states: Array) -> Self:
        """The same, from an array of state records."""
        arrays = {name: np.zeros(*shape) for name, shape in stored_fields(game, len(states)).items()}
        return cls(game, arrays | {"states": states})

    def positions(self) -> list[Position]:
        return [Position(self.game, copy_state(state)) for state in self.arrays["states"]]

    def resampled(self, weights: object, n: int, *, seed: int = 0) -> Self:
        """`n` of the lanes, drawn at random by their weights; they may repeat.

        With worlds, that turns equally probable ones into those that a model of the other players finds likely.
        """
        given = np.asarray(weights, np.float64)
        total = given.sum()
        if given.shape != (len(self),) or not ((given >= 0).all() and 0 < total < np.inf):
            raise ValueError(f"weights are {len(self)} finite numbers from 0 on, one a lane, and not all of them 0")
        which = np.random.default_rng(checked_seed(seed)).choice(len(self), n, p=given / total)
        return type(self)(self.game, {name: select_rows(rows, which) for name, rows in self.arrays.items()})

    def __len__(self) -> int:
        return len(self.arrays["states"])

    def __reduce__(self) -> tuple[object, ...]:
        return snapshot_of_bytes, (self.game, len(self), {name: row.tobytes() for name, row in self.arrays.items()})


def stored_fields(game: Game, n: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Shape and dtype of the arrays of a snapshot."""
    shapes = fields(n, game.start().state, game.players, game.actions, game.observation_size)
    return {name: shapes[name] for name in STORED}


def snapshot_of_bytes(game: Game, n: int, content: Mapping[str, bytes]) -> Snapshot:
    arrays = {
        name: np.frombuffer(bytearray(content[name]), dtype).reshape(shape)
        for name, (shape, dtype) in stored_fields(game, n).items()
    }
    return Snapshot(game, arrays)
