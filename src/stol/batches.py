"""Many games at once as arrays, for reinforcement learning: on a CPU or a GPU, reproducible by seed."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np

from stol.errors import Argument, BadOptions, IllegalMove, Reason
from stol.factors import sizes
from stol.kernel.cpu import Cpu
from stol.kernel.lanes import Lanes, fields
from stol.kernel.layout import AnyState, Array
from stol.kernel.masks import FORMS
from stol.kernel.rng import checked_seed
from stol.position import Game, Position
from stol.snapshot import Snapshot
from stol.text import quoted, refused

DEVICES = ("cpu", "cuda")
LISTS = "lists"
MAX_LISTED = 12
"""Maximum number of legal actions that an error message lists."""


Shared: TypeAlias = Any
"""An array that shares memory with the batch: a NumPy array, or on a GPU an object that supports DLPack."""


class Engine(Protocol):
    """The lanes of a batch on a device."""

    lanes: Lanes
    all_lanes: Array
    """True for every lane."""

    def begin(self, numbers: Array, streams: Array) -> None: ...
    def seed(self, numbers: Array, streams: Array) -> None: ...
    def step(self, actions: Array, where: Array) -> None: ...
    def sample(self, where: Array) -> Array: ...
    def greedy(self, where: Array) -> Array: ...
    def look_back(self, which: Array, seats: Array) -> Array: ...
    def observe(self, which: Array, seats: Array) -> Array: ...
    def worlds(self, which: Array, seats: Array, number: int) -> Array: ...
    def list_moves(self) -> tuple[Array, Array]: ...
    def split(self, actions: Array, width: int, most: int) -> Array: ...
    def join(self, factored: Array, sizes: Array, most: int) -> Array: ...
    def mark_factors(self, chosen: Array, sizes: Array) -> Array: ...
    def running_scores(self) -> Array: ...
    def stored(self, which: Array) -> dict[str, Array]: ...
    def store(self, arrays: Mapping[str, Array], which: Array) -> None: ...
    def to_device(self, array_like: object) -> Array: ...
    def first_illegal(self, actions: Array, where: Array) -> int: ...
    def to_shared(self, array: Array) -> Shared: ...
    def state(self, lane: int) -> AnyState: ...


class Batch:
    """`n` games of one kind, one per lane. `step` makes a move of the actor in each; chance is resolved automatically.

    All arrays have the lane as their first axis. Every `step` and `reset` overwrites them in place: copy what you want
    to keep. They are NumPy arrays on a CPU; on a GPU they can be read by any library that supports DLPack.
    """

    def __init__(self, game: Game, n: int, device: str, workers: int, masks: str) -> None:
        self.game, self.device, self.workers, self.masks = game, device, workers, masks
        self._engine = make_engine(game, n, device, workers, masks)

    def reset(self, seed: int | Sequence[int] = 0) -> None:
        """Restart all games. The same seed and the same actions give the same games, on every device.

        With a list, one seed a lane, the games of a lane depend on its own seed only.
        """
        self._engine.begin(*self._streams(seed))

    def _streams(self, seed: int | Sequence[int]) -> tuple[Array, Array]:
        """The seed and the stream of each lane, for its random generators."""
        lanes = np.arange(len(self))
        if isinstance(seed, Sequence | np.ndarray):
            if len(seed) != len(self):
                raise ValueError(f"seeds are {len(self)} whole numbers, one a lane, not {len(seed)}")
            return np.array([checked_seed(number) for number in seed], np.int64), np.zeros_like(lanes)
        return np.full(len(self), checked_seed(seed), np.int64), lanes

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
        which, of_seats = self._lanes_and_seats(lanes, seats)
        unfinished = which[np.asarray(self.ranks)[which, 0] == 0]
        if len(unfinished):
            raise ValueError(f"lane {unfinished[0]}: no game has ended there yet")
        return self._engine.to_shared(
            self._engine.look_back(self._engine.to_device(which), self._engine.to_device(of_seats))
        )

    def observe(self, lanes: object, seats: object) -> Shared:
        """Observations of any seats in the running games of their lanes: int16, (lanes, game.observation_size)."""
        which, of_seats = map(self._engine.to_device, self._lanes_and_seats(lanes, seats))
        return self._engine.to_shared(self._engine.observe(which, of_seats))

    def observe_all(self) -> Shared:
        """What every seat sees: int16, (n, players, game.observation_size). Together all that any seat may know."""
        players = self.game.players
        seen = self._engine.observe(
            self._engine.to_device(np.repeat(np.arange(len(self)), players)),
            self._engine.to_device(np.tile(np.arange(players), len(self))),
        )
        return self._engine.to_shared(seen.reshape(len(self), players, self.game.observation_size))

    def worlds(self, lanes: object, seats: object, each: int, *, seed: int = 0) -> Snapshot:
        """States that fit what seats see in their lanes: `each` for every pair of a lane and a seat, in that order.

        All that a seat can't see now is dealt anew, each possible deal with the same probability.
        """
        which, of_seats = self._lanes_and_seats(lanes, seats)
        each = checked_size(each, "worlds")
        which, of_seats = np.repeat(which, each), np.repeat(of_seats, each)
        return Snapshot.of_states(self.game, self._engine.worlds(which, of_seats, checked_seed(seed)))

    def legal_actions(self) -> tuple[Shared, Shared]:
        """The legal actions of all lanes in one list (int32), and where each lane's begin in it (int64, (n + 1,)).

        Those of lane 3 are `actions[offsets[3]:offsets[4]]`. Where few of many actions are legal, as in Clustered, that
        is far less to read than `mask`.
        """
        moves, offsets = self._engine.list_moves()
        return self._engine.to_shared(moves), self._engine.to_shared(offsets)

    def split(self, actions: object) -> Shared:
        """The factors of actions, such as those of `legal_actions`: int32, (actions, len(game.factors)); else -1."""
        given = self._engine.to_device(actions)
        if len(given.shape) != 1 or given.dtype.kind not in "iu":
            raise ValueError(f"actions are a list of whole numbers, not {given.dtype} of {given.shape}")
        return self._engine.to_shared(self._engine.split(given, len(self.game.factors), self.game.actions))

    def join(self, factored: object) -> Shared:
        """The actions of rows of factors, for `step`: int32; -1 for a row that no action has."""
        given = self._rows(factored, range(len(self.game.factors), len(self.game.factors) + 1))
        return self._engine.to_shared(self._engine.join(given, sizes(self.game), self.game.actions))

    def factor_mask(self, chosen: object = None) -> Shared:
        """Which numbers the next factor may have, if the factors before it are those chosen: bool, (n, its size).

        `chosen` has a row for each lane. A lane whose choice leads to no legal action has no number.
        """
        begun = self._rows(np.zeros((len(self), 0), int) if chosen is None else chosen, range(len(self.game.factors)))
        if len(begun) != len(self):
            raise ValueError(f"factors are chosen for {len(self)} lanes, not for {len(begun)}")
        return self._engine.to_shared(self._engine.mark_factors(begun, sizes(self.game)))

    def running_scores(self) -> Shared:
        """Scores as if every game ended now: int32, (n, players)."""
        return self._engine.to_shared(self._engine.running_scores())

    def snapshot(self, lanes: object = None) -> Snapshot:
        """The states of some lanes (default: all), as an independent value; a lane may be named more than once."""
        return Snapshot(self.game, self._engine.stored(self._which(lanes)))

    def restore(self, snapshot: Snapshot, lanes: object = None, *, seed: int | Sequence[int] | None = None) -> None:
        """Put states into some lanes (default: all), in their order. With a seed, all lanes get new random numbers."""
        which = self._which(lanes)
        if snapshot.game != self.game:
            raise ValueError(f"the snapshot is of {snapshot.game!r}, not of {self.game!r}")
        if len(snapshot) != len(which):
            raise ValueError(f"the snapshot has {len(snapshot)} lanes, not {len(which)}")
        if len(np.unique(which)) != len(which):
            raise ValueError(f"a lane can be restored only once, not as in {which.tolist()}")
        touched = which if seed is None else np.arange(len(self))
        before = self._engine.stored(touched)
        if seed is not None:
            self._engine.seed(*self._streams(seed))
            snapshot = Snapshot(self.game, dict(snapshot.arrays) | self._generators(which))
        self._engine.store(snapshot.arrays, which)
        over = which[np.asarray(self.actor)[which] < 0]
        if len(over):
            self._engine.store(before, touched)
            raise ValueError(f"lane {over[0]}: that game is over; a batch holds running games")

    def fork(self, lanes: object = None, *, seed: int | Sequence[int] | None = None) -> "Batch":
        """An independent batch of the same games (or of some lanes; they may repeat). With a seed, chance differs."""
        snapshot = self.snapshot(lanes)
        forked = Batch(self.game, len(snapshot), self.device, self.workers, self.masks)
        forked.restore(snapshot, seed=seed)
        return forked

    def after(self, actions: object, where: object = None) -> "Batch":
        """The batch after one action in every lane; this one does not change. For search."""
        following = self.fork()
        following.step(actions, where)
        return following

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.snapshot(), self.device, self.workers, self.masks)

    def _generators(self, which: Array) -> dict[str, Array]:
        stored = self._engine.stored(which)
        return {name: stored[name] for name in ("chance", "choice")}

    def _which(self, lanes: object) -> Array:
        which = np.arange(len(self)) if lanes is None else np.asarray(lanes)
        if which.ndim != 1 or which.dtype.kind not in "iu":
            raise ValueError(f"lanes are a list of whole numbers, not {lanes!r}")
        if ((which < 0) | (which >= len(self))).any():
            raise IndexError(f"lanes are 0 to {len(self) - 1}")
        return which

    def _lanes_and_seats(self, lanes: object, seats: object) -> tuple[Array, Array]:
        which, of_seats = np.asarray(lanes), np.asarray(seats)
        if which.ndim != 1 or which.shape != of_seats.shape or {which.dtype.kind, of_seats.dtype.kind} - set("iu"):
            raise ValueError(f"lanes and seats are lists of whole numbers, equally long, not {lanes!r} and {seats!r}")
        if ((which < 0) | (which >= len(self)) | (of_seats < 0) | (of_seats >= self.game.players)).any():
            raise IndexError(f"lanes are 0 to {len(self) - 1}, seats 0 to {self.game.players - 1}")
        return which, of_seats

    @property
    def actor(self) -> Shared:
        """The seat to move: int8, (n,)."""
        return self._engine.to_shared(self._engine.lanes.actor)

    @property
    def mask(self) -> Shared:
        """Which actions are legal: bool, (n, game.actions).

        With `masks="bits"`, uint8: that of an action is bit `action % 8` of byte `action // 8`. With `masks="lists"`
        there is none; `legal_actions` and `factor_mask` tell the same.
        """
        if self.masks == LISTS:
            raise ValueError("a batch with masks='lists' has no mask: ask for legal_actions() or factor_mask()")
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

    @property
    def states(self) -> Array:
        """The states of all lanes where the device has them, for compiled code."""
        return self._engine.lanes.states

    def position(self, lane: int) -> Position:
        """The current position of a lane, as an independent copy."""
        if lane not in range(len(self)):
            raise IndexError(f"there is no lane {lane!r}: they are 0 to {len(self) - 1}")
        return Position(self.game, self._engine.state(lane))

    def __len__(self) -> int:
        return len(self._engine.lanes.states)

    def _rows(self, factors: object, widths: range) -> Array:
        given = self._engine.to_device(factors)
        if len(given.shape) != 2 or given.shape[1] not in widths or given.dtype.kind not in "iu":
            wanted = f"{widths[0]}" if len(widths) == 1 else f"fewer than {widths.stop}"
            raise ValueError(f"factors are rows of {wanted} whole numbers, not {given.dtype} of {given.shape}")
        return given

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


def batch(
    game: Game | str,
    n: int,
    device: str = "cpu",
    *,
    seed: int | Sequence[int] = 0,
    workers: int = 1,
    masks: str = "bytes",
) -> Batch:
    """`n` games at once: on a CPU ("cpu") with `workers` threads, or on a GPU ("cuda"; needs the extra `gpu`).

    `masks` are "bytes", a bool for each action, "bits", an eighth of that, or "lists": none, what is legal is listed.
    """
    game = Game(game) if isinstance(game, str) else game
    n, workers = checked_size(n, "games"), checked_size(workers, "workers")
    if masks not in FORMS:
        raise refused(BadOptions, Reason("refused-masks", {"names": tuple(map(repr, FORMS)), "value": quoted(masks)}))
    made = Batch(game, n, device, workers, masks)
    made.reset(seed)
    return made


def checked_size(number: object, name: str) -> int:
    if not isinstance(number, int | np.integer) or isinstance(number, bool) or number < 1:
        raise refused(BadOptions, Reason("refused-batch-size", {"name": name, "value": quoted(number)}))
    return int(number)


def restored(snapshot: Snapshot, device: str, workers: int, masks: str) -> Batch:
    """A batch as it was pickled."""
    made = Batch(snapshot.game, len(snapshot), device, workers, masks)
    made.restore(snapshot)
    return made


def make_engine(game: Game, n: int, device: str, workers: int, masks: str) -> Engine:
    state = game.start().state
    shapes = fields(n, state, game.players, game.actions, game.observation_size, masks)
    if device == "cpu":
        return Cpu(shapes, state, (game.definition.most_moves, game.most_listed), workers)
    if device == "cuda":
        from stol.kernel.cuda import Cuda  # noqa: PLC0415 - needs a GPU and the extra

        return Cuda(shapes, state, masks)
    one, other = map(repr, DEVICES)
    raise refused(BadOptions, Reason("refused-device", {"one": one, "other": other, "value": quoted(device)}))
