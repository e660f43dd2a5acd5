"""What a seat observes of a state, as OpenSpiel asks for it."""

from typing import TYPE_CHECKING

import msgspec
import numpy as np
import pyspiel

from stol.adapters.openspiel import history
from stol.games.planes import named
from stol.position import Game

if TYPE_CHECKING:
    from stol.adapters.openspiel.game import SpielState


class Observer:
    """With perfect recall: the information state, all that the seat has seen. Without: what it sees now."""

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType | None, params: object) -> None:
        if params:
            raise ValueError(f"an observation of stol has no parameters, so not {params!r}")
        if kind and not (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            raise ValueError("an observation of stol has what is public and the seat's own: leave both as they are")
        self._has_perfect_recall = bool(kind and kind.perfect_recall)
        self._size = game.observation_size
        shape = (history.max_events(game), 2)
        self.tensor = np.zeros(self._size + (2 * shape[0] if self._has_perfect_recall else 0), np.float32)
        self.dict = named(game.planes, self.tensor)
        if self._has_perfect_recall:
            self.dict["history"] = self.tensor[self._size :].reshape(shape)

    def set_from(self, state: "SpielState", player: int) -> None:
        self.tensor[: self._size] = state.moment.position.observe(player)
        if self._has_perfect_recall:
            history.write_events(self.dict["history"], state.moment, player)

    def string_from(self, state: "SpielState", player: int) -> str:
        if self._has_perfect_recall:
            return history.text(state.moment, player)
        return msgspec.json.encode(state.moment.position.view(player)).decode()
