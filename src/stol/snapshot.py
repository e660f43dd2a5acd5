"""The states of many games as one value: to keep, to pickle, and to put into a batch again."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

import numpy as np

from stol.kernel.lanes import STORED, fields
from stol.kernel.layout import Array
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
        arrays = {name: np.zeros(*shape) for name, shape in stored_fields(game, len(given)).items()}
        for lane, position in enumerate(given):
            arrays["states"][lane] = position.state
        return cls(game, arrays)

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
