"""Many games at once as arrays, for reinforcement learning: on a CPU or a GPU, reproducible by seed."""

from typing import Any, Protocol, TypeAlias

import numpy as np

from stol.errors import Argument, BadOptions, IllegalMove, Reason
from stol.kernel.cpu import Cpu
from stol.kernel.lanes import Capacity, Lanes, fields
from stol.kernel.layout import AnyState, Array
from stol.kernel.rng import checked_seed
from stol.position import Game, Position
from stol.text import quoted, refused

DEVICES = ("cpu", "cuda")
MAX_LISTED = 12
"""Maximum number of legal actions that an error message lists."""


Shared: TypeAlias = Any
"""An array that shares memory with the batch: a NumPy array, or on a GPU an object that supports DLPack."""


class Engine(Protocol):
    """The lanes of a batch on a device."""

    lanes: Lanes
    all_lanes: Array
    """True for every lane."""

    def begin(self, number: int) -> None: ...
    def step(self, actions: Array, where: Array) -> None: ...
    def sample(self, where: Array) -> Array: ...
    def greedy(self, where: Array) -> Array: ...
    def look_back(self, which: Array, seats: Array) -> Array: ...
    def to_device(self, array_like: object) -> Array: ...
    def first_illegal(self, actions: Array, where: Array) -> int: ...
    def to_shared(self, array: Array) -> Shared: ...
    def state(self, lane: int) -> AnyState: ...


class Batch:
    """`n` games of one kind, one per lane. `step` makes a move of the actor in each; chance is resolved automatically.

    All arrays have the lane as their first axis. Every `step` and `reset` overwrites them in place: copy what you want
    to keep. They are NumPy arrays on a CPU; on a GPU they can be read by any library that supports DLPack.
    """

    def __init__(self, game: Game, engine: Engine, seed: int) -> None:
        self.game = game
        self._engine = engine
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Restart all games. The same seed and the same actions give the same games, on every device."""
        self._engine.begin(checked_seed(seed))

    def step(self, actions: object, where: object = None) -> None:
        """Make one action in every lane. Where a game ends, `done` is True and the next game has begun.

        With `where`, one bool per lane, lanes with False do not change; their actions are ignored.
        """
        chosen = self._engine.to_device(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are {len(self)} whole numbers, one a lane, not {chosen.dtype} of {chosen.shape}")
        acting = self._acting(where)
        lane = self._engine.first_illegal(chosen, acting)
        if lane >= 0:
            raise self._illegal(lane, int(chosen[lane]))
        self._engine.step(chosen, acting)

    def sample(self, where: object = None) -> Shared:
        """A random legal action for every lane; 0 where `where` is False."""
        return self._engine.to_shared(self._engine.sample(self._acting(where)))

    def greedy(self, where: object = None) -> Shared:
        """The same, but the action with the largest immediate gain, like the bot `greedy`. On a CPU only."""
        return self._engine.to_shared(self._engine.greedy(self._acting(where)))

    def look_back(self, lanes: object, seats: object) -> Shared:
        """Observations of seats at the end of the last game of their lanes: int16, (lanes, game.observation_size)."""
        which, of_seats = np.asarray(lanes), np.asarray(seats)
        if which.ndim != 1 or which.shape != of_seats.shape or {which.dtype.kind, of_seats.dtype.kind} - set("iu"):
            raise ValueError(f"lanes and seats are lists of whole numbers, equally long, not {lanes!r} and {seats!r}")
        if ((which < 0) | (which >= len(self)) | (of_seats < 0) | (of_seats >= self.game.players)).any():
            raise IndexError(f"lanes are 0 to {len(self) - 1}, seats 0 to {self.game.players - 1}")
        unfinished = which[np.asarray(self.ranks)[which, 0] == 0]
        if len(unfinished):
            raise ValueError(f"lane {unfinished[0]}: no game has ended there yet")
        return self._engine.to_shared(
            self._engine.look_back(self._engine.to_device(which), self._engine.to_device(of_seats))
        )

    @property
    def actor(self) -> Shared:
        """The seat to move: int8, (n,)."""
        return self._engine.to_shared(self._engine.lanes.actor)

    @property
    def mask(self) -> Shared:
        """Which actions are legal: bool, (n, game.actions)."""
        return self._engine.to_shared(self._engine.lanes.mask)

    @property
    def observation(self) -> Shared:
        """The observation of the seat to move: int16, (n, game.observation_size), made of `game.planes`."""
        return self._engine.to_shared(self._engine.lanes.observation)

    @property
    def done(self) -> Shared:
        """Whether the last step ended a game: bool, (n,)."""
        return self._engine.to_shared(self._engine.lanes.done)

    @property
    def scores(self) -> Shared:
        """Scores of the last finished game of each lane; zeros before the first: int32, (n, players)."""
        return self._engine.to_shared(self._engine.lanes.scores)

    @property
    def ranks(self) -> Shared:
        """Ranks of the last finished game of each lane, 1 for the winner: same shape as `scores`."""
        return self._engine.to_shared(self._engine.lanes.ranks)

    def position(self, lane: int) -> Position:
        """The current position of a lane, as an independent copy."""
        if lane not in range(len(self)):
            raise IndexError(f"there is no lane {lane!r}: they are 0 to {len(self) - 1}")
        return Position(self.game, self._engine.state(lane))

    def __len__(self) -> int:
        return len(self._engine.lanes.states)

    def _acting(self, where: object) -> Array:
        acting = self._engine.all_lanes if where is None else self._engine.to_device(where)
        if acting.shape != (len(self),) or acting.dtype.kind != "b":
            raise ValueError(f"where is {len(self)} bools, one a lane, not {acting.dtype} of {acting.shape}")
        return acting

    def _illegal(self, lane: int, action: int) -> IllegalMove:
        position = self.position(lane)
        legal = tuple(map(str, position.actions().tolist()))
        named: dict[str, Argument] = {"lane": str(lane), "action": str(action), "seat": str(position.actor)}
        message = "learner-lane-many" if len(legal) > MAX_LISTED else "learner-lane"
        return refused(IllegalMove, Reason(message, named | {"actions": legal[:MAX_LISTED]}))


def batch(game: Game | str, n: int, device: str = "cpu", *, seed: int = 0, workers: int = 1) -> Batch:
    """`n` games at once: on a CPU ("cpu") with `workers` threads, or on a GPU ("cuda"; needs the extra `gpu`)."""
    game = Game(game) if isinstance(game, str) else game
    for name, number in (("games", n), ("workers", workers)):
        if type(number) is not int or number < 1:
            raise refused(BadOptions, Reason("refused-batch-size", {"name": name, "value": quoted(number)}))
    state = game.start().state
    shapes = fields(n, state, game.players, game.actions, game.observation_size)
    return Batch(game, engine(device, shapes, state, game.definition.capacity, workers), seed)


def engine(device: str, shapes: dict[str, Any], state: AnyState, capacity: Capacity, workers: int) -> Engine:
    if device == "cpu":
        return Cpu(shapes, state, capacity, workers)
    if device == "cuda":
        from stol.kernel.cuda import Cuda  # noqa: PLC0415 - needs a GPU and the extra

        return Cuda(shapes, state)
    one, other = map(repr, DEVICES)
    raise refused(BadOptions, Reason("refused-device", {"one": one, "other": other, "value": quoted(device)}))
