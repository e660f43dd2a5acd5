"""What a seat, or everybody, observes of a state, as OpenSpiel asks for it."""

from typing import TYPE_CHECKING

import msgspec
import numpy as np
import pyspiel

from stol.adapters.openspiel import history
from stol.games.planes import named
from stol.position import Game, Position

if TYPE_CHECKING:
    from stol.adapters.openspiel.game import SpielState


class Observer:
    """With perfect recall: the information state, all that the seat has seen. Without: what it sees now."""

    def __init__(self, game: Game, *, has_perfect_recall: bool) -> None:
        self._has_perfect_recall = has_perfect_recall
        self._size = game.observation_size
        shape = (history.max_events(game), 2)
        self.tensor = np.zeros(self._size + (2 * shape[0] if has_perfect_recall else 0), np.float32)
        self.dict = named(game.planes, self.tensor)
        if has_perfect_recall:
            self.dict["history"] = self.tensor[self._size :].reshape(shape)

    def set_from(self, state: "SpielState", player: int) -> None:
        self.tensor[: self._size] = state.moment.position.observe(player)
        if self._has_perfect_recall:
            history.write_events(self.dict["history"], state.moment, player)

    def string_from(self, state: "SpielState", player: int) -> str:
        if self._has_perfect_recall:
            return history.text(state.moment, player)
        return as_json(state.moment.position.view(player))


class TextObserver:
    """An observation without a tensor: OpenSpiel compares public and private observations as text."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, object] = {}

    def set_from(self, state: "SpielState", player: int) -> None:
        """Nothing to set: there is no tensor."""


class PublicObserver(TextObserver):
    """What everybody sees. With perfect recall: what everybody has seen since the start."""

    def __init__(self, *, has_perfect_recall: bool) -> None:
        super().__init__()
        self._has_perfect_recall = has_perfect_recall

    def string_from(self, state: "SpielState", _player: int) -> str:
        if self._has_perfect_recall:
            return history.text(state.moment, None)
        return as_json(state.moment.position.open_view())


class PrivateObserver(TextObserver):
    """What a seat sees now and a spectator does not."""

    def string_from(self, state: "SpielState", player: int) -> str:
        return as_json(private_view(state.moment.position, player))


def private_view(position: Position, seat: int) -> dict[str, object]:
    """The entries of a seat's view that differ from the spectator's."""
    everybody = position.open_view()
    return {key: value for key, value in position.view(seat).items() if everybody.get(key, ...) != value}


def as_json(view: object) -> str:
    return msgspec.json.encode(view).decode()


def observer(
    game: Game, kind: pyspiel.IIGObservationType | None, params: object
) -> Observer | PublicObserver | PrivateObserver | None:
    """The observer of a kind. None if stol has none, as OpenSpiel's `make_observation` documents."""
    if params:
        raise ValueError(f"an observation of stol has no parameters, so not {params!r}")
    has_perfect_recall = bool(kind and kind.perfect_recall)
    private = pyspiel.PrivateInfoType
    match (kind.public_info, kind.private_info) if kind else (True, private.SINGLE_PLAYER):
        case (True, private.SINGLE_PLAYER):
            return Observer(game, has_perfect_recall=has_perfect_recall)
        case (True, private.NONE):
            return PublicObserver(has_perfect_recall=has_perfect_recall)
        case (False, private.SINGLE_PLAYER) if not has_perfect_recall:
            return PrivateObserver()
        case _:
            return None
