"""Many games at once as arrays, for those who learn from them: on a CPU or a GPU, reproducible by their seed."""

from typing import Any, Protocol, TypeAlias

import numpy as np

from stol.errors import BadOptions, IllegalMove, Reason
from stol.kernel.cpu import Cpu
from stol.kernel.lanes import Capacity, Lanes, fields
from stol.kernel.layout import AnyState, Array
from stol.kernel.rng import checked
from stol.position import Game, Position
from stol.text import quoted, refused

DEVICES = ("cpu", "cuda")
SHOWN = 12
"""Legal actions that an error lists."""


Shared: TypeAlias = Any
"""An array that others may use: of NumPy, or on a GPU whatever knows DLPack."""


class Engine(Protocol):
    """A device with lanes."""

    lanes: Lanes
    everywhere: Array
    """True for every lane."""

    def begin(self, number: int) -> None: ...
    def step(self, actions: Array, where: Array) -> None: ...
    def sample(self, where: Array) -> Array: ...
    def greedy(self, where: Array) -> Array: ...
    def look_back(self, which: Array, seats: Array) -> Array: ...
    def taken(self, given: object) -> Array: ...
    def first_illegal(self, actions: Array, where: Array) -> int: ...
    def shared(self, array: Array) -> Shared: ...
    def state(self, lane: int) -> AnyState: ...


class Batch:
    """`n` games of one kind, side by side. Whoever is to act in each acts with `step`; chance falls by itself.

    All arrays have the lane as their first axis, and are written anew by every `step` and `reset`, in place: copy what
    is to last. They are NumPy arrays on a CPU; on a GPU they are read by anything that knows DLPack.
    """

    def __init__(self, game: Game, engine: Engine, seed: int) -> None:
        self.game = game
        self._engine = engine
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew. The same seed and the same actions give the same games, on every device."""
        self._engine.begin(checked(seed))

    def step(self, actions: object, where: object = None) -> None:
        """One action in every lane. Where a game ends, `done` says so and the next one has begun.

        With `where`, one bool a lane, the others wait: nothing changes there, whatever their actions are.
        """
        given = self._engine.taken(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise ValueError(f"actions are {len(self)} whole numbers, one a lane, not {given.dtype} of {given.shape}")
        acting = self._acting(where)
        lane = self._engine.first_illegal(given, acting)
        if lane >= 0:
            raise IllegalMove(self._why(lane, int(given[lane])))
        self._engine.step(given, acting)

    def sample(self, where: object = None) -> Shared:
        """A random legal action for every lane; 0 for those that wait."""
        return self._engine.shared(self._engine.sample(self._acting(where)))

    def greedy(self, where: object = None) -> Shared:
        """The same, but what gains most at once, as the bot `greedy` chooses it. On a CPU only."""
        return self._engine.shared(self._engine.greedy(self._acting(where)))

    def look_back(self, lanes: object, seats: object) -> Shared:
        """What a seat of each of some lanes saw as the last game there ended: int16, (lanes, game.observation_size)."""
        which, who = np.asarray(lanes), np.asarray(seats)
        if which.ndim != 1 or which.shape != who.shape or {which.dtype.kind, who.dtype.kind} - set("iu"):
            raise ValueError(f"lanes and seats are lists of whole numbers, equally long, not {lanes!r} and {seats!r}")
        if ((which < 0) | (which >= len(self)) | (who < 0) | (who >= self.game.players)).any():
            raise IndexError(f"lanes are 0 to {len(self) - 1}, seats 0 to {self.game.players - 1}")
        never = which[np.asarray(self.ranks)[which, 0] == 0]
        if len(never):
            raise ValueError(f"lane {never[0]}: no game has ended there yet")
        return self._engine.shared(self._engine.look_back(self._engine.taken(which), self._engine.taken(who)))

    @property
    def actor(self) -> Shared:
        """The seat to move: int8, (n,)."""
        return self._engine.shared(self._engine.lanes.actor)

    @property
    def mask(self) -> Shared:
        """Which actions are legal: bool, (n, game.actions)."""
        return self._engine.shared(self._engine.lanes.mask)

    @property
    def observation(self) -> Shared:
        """What the seat to move sees: int16, (n, game.observation_size), made of `game.planes`."""
        return self._engine.shared(self._engine.lanes.observation)

    @property
    def done(self) -> Shared:
        """Whether the last step ended a game: bool, (n,)."""
        return self._engine.shared(self._engine.lanes.done)

    @property
    def scores(self) -> Shared:
        """Of the game that ended last in a lane; zeros before: int32, (n, players)."""
        return self._engine.shared(self._engine.lanes.scores)

    @property
    def ranks(self) -> Shared:
        """As the scores: 1 for who won."""
        return self._engine.shared(self._engine.lanes.ranks)

    def position(self, lane: int) -> Position:
        """The game of a lane as it stands, to look at or to go on with on its own."""
        if lane not in range(len(self)):
            raise IndexError(f"there is no lane {lane!r}: they are 0 to {len(self) - 1}")
        return Position(self.game, self._engine.state(lane))

    def __len__(self) -> int:
        return len(self._engine.lanes.states)

    def _acting(self, where: object) -> Array:
        acting = self._engine.everywhere if where is None else self._engine.taken(where)
        if acting.shape != (len(self),) or acting.dtype.kind != "b":
            raise ValueError(f"where is {len(self)} bools, one a lane, not {acting.dtype} of {acting.shape}")
        return acting

    def _why(self, lane: int, action: int) -> str:
        position = self.position(lane)
        legal = list(map(str, position.actions().tolist()))
        more = ["… (see mask)"] if len(legal) > SHOWN else []
        shown = ", ".join(legal[:SHOWN] + more)
        return f"lane {lane}: action {action} is not legal for seat {position.actor}; legal are {shown}"


def batch(game: Game | str, n: int, device: str = "cpu", *, seed: int = 0, workers: int = 1) -> Batch:
    """`n` games at once on a "cpu", with so many workers, or on a GPU ("cuda"; needs the extra `gpu`)."""
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
