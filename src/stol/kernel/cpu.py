"""Lanes on a CPU: each thread runs compiled code, without the GIL, on a part of the lanes."""

import itertools
import math
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from stol.kernel.factors import join_factors, mark_factors, split_actions
from stol.kernel.lane_states import deal_worlds, list_moves, observe_states, refresh, running_scores, seed_lanes
from stol.kernel.lanes import STORED, Lanes, Lists, begin, first_illegal, greedy, sample, step
from stol.kernel.layout import AnyState, Array, as_rows, copy_state, select_rows

CACHE_LINE_BYTES = 64


class Cpu:
    """The lanes, and the operations of `batches.Engine` on a CPU."""

    def __init__(self, shapes: dict[str, Any], start: AnyState, most: tuple[int, int], workers: int) -> None:
        """`most`: no position has more moves; no list of what is marked is longer."""
        self.lanes = Lanes(**{name: zeros(shape, dtype) for name, (shape, dtype) in shapes.items()})
        self.lanes.start[0] = start
        n = len(self.lanes.states)
        self._max_moves, most_listed = most
        self.all_lanes = np.ones(n, np.bool_)
        self.lists = Lists(zeros((n, most_listed), np.int32), np.zeros(n, np.int32))
        cuts = np.linspace(0, n, min(workers, n) + 1).astype(int).tolist()
        self._parts = [slice(*ends) for ends in itertools.pairwise(cuts)]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def begin(self, numbers: Array, streams: Array) -> None:
        self._run_parts(lambda lanes, lists, part: begin(lanes, lists, numbers[part], streams[part]))

    def seed(self, numbers: Array, streams: Array) -> None:
        seed_lanes(self.lanes, numbers, streams)

    def step(self, actions: Array, where: Array) -> None:
        self._run_parts(lambda lanes, lists, part: step(lanes, lists, actions[part], where[part]))

    def sample(self, where: Array) -> Array:
        actions = np.zeros(len(self.lanes.states), np.int32)
        self._run_parts(lambda lanes, lists, part: sample(lanes, lists, actions[part], where[part]))
        return actions

    def greedy(self, where: Array) -> Array:
        actions, most = np.zeros(len(self.lanes.states), np.int32), self._max_moves
        self._run_parts(
            lambda lanes, _lists, part: greedy(
                lanes, np.empty(most, np.int32), np.empty(most), actions[part], where[part]
            )
        )
        return actions

    def look_back(self, which: Array, seats: Array) -> Array:
        return self._observe(self.lanes.ended, which, seats)

    def observe(self, which: Array, seats: Array) -> Array:
        return self._observe(self.lanes.states, which, seats)

    def _observe(self, states: Array, which: Array, seats: Array) -> Array:
        observations = np.empty((len(which), self.lanes.observation.shape[1]), np.int16)
        observe_states(states, which, seats, observations)
        return observations

    def worlds(self, which: Array, seats: Array, number: int) -> Array:
        return dealt_anew(select_rows(self.lanes.states, which), seats, number)

    def list_moves(self) -> tuple[Array, Array]:
        offsets = np.concatenate([np.zeros(1, np.int64), np.cumsum(self.lists.size, dtype=np.int64)])
        moves = np.empty(offsets[-1], np.int32)
        list_moves(self.lanes, self.lists, offsets, moves)
        return moves, offsets

    def split(self, actions: Array, width: int, most: int) -> Array:
        out = np.empty((len(actions), width), np.int32)
        split_actions(self.lanes.start, actions, most, out)
        return out

    def join(self, factored: Array, sizes: Array, most: int) -> Array:
        actions, spare = np.empty(len(factored), np.int32), np.empty(len(sizes), np.int32)
        join_factors(self.lanes.start, factored, sizes, most, spare, actions)
        return actions

    def mark_factors(self, chosen: Array, sizes: Array) -> Array:
        marked = np.zeros((len(self.lanes.states), sizes[chosen.shape[1]]), np.bool_)
        moves, spare = np.empty(self._max_moves, np.int32), np.empty(len(sizes), np.int32)
        mark_factors(self.lanes, self.lists, chosen, moves, spare, marked)
        return marked

    def running_scores(self) -> Array:
        scores, ranks = np.empty_like(self.lanes.scores), np.empty_like(self.lanes.ranks)
        running_scores(self.lanes.states, scores, ranks)
        return scores

    def stored(self, which: Array) -> dict[str, Array]:
        """Copies of everything that the other arrays of some lanes follow from."""
        return {name: select_rows(getattr(self.lanes, name), which) for name in STORED}

    def store(self, arrays: Mapping[str, Array], which: Array) -> None:
        for name, array in arrays.items():
            as_rows(getattr(self.lanes, name))[which] = as_rows(array)
        where = np.zeros(len(self.lanes.states), np.bool_)
        where[which] = True
        self._run_parts(lambda lanes, lists, part: refresh(lanes, lists, where[part]))

    def to_device(self, array_like: object) -> Array:
        """An array of any library (actions, a mask) as a NumPy array."""
        return np.asarray(array_like)

    def first_illegal(self, actions: Array, where: Array) -> int:
        return int(first_illegal(self.lanes, self.lists, actions, where))

    def to_shared(self, array: Array) -> Array:
        """The array that callers get: it shares memory with the lanes."""
        return array

    def state(self, lane: int) -> AnyState:
        return copy_state(self.lanes.states[lane])

    def _run_parts(self, work: Callable[[Lanes, Lists, slice], None]) -> None:
        """Run `work` on every part of the lanes, in parallel."""
        if self._pool is None:
            work(self.lanes, self.lists, self._parts[0])
            return
        for _ in self._pool.map(self._on_part(work), self._parts):
            pass

    def _on_part(self, work: Callable[[Lanes, Lists, slice], None]) -> Callable[[slice], None]:
        def run_part(part: slice) -> None:
            start, *others = self.lanes
            lanes = Lanes(start, *(array[part] for array in others))
            work(lanes, Lists(*(array[part] for array in self.lists)), part)

        return run_part


def dealt_anew(worlds: Array, seats: Array, number: int) -> Array:
    """The states, with everything dealt anew at random that their seats can't see."""
    deal_worlds(worlds, seats, np.zeros((len(worlds), 1), np.uint64), number)
    return worlds


def zeros(shape: tuple[int, ...], dtype: Any) -> Array:  # noqa: ANN401 - any value NumPy accepts as a dtype
    """Zeros that start at a cache line: JAX shares only memory with that alignment."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    memory = np.zeros(size + CACHE_LINE_BYTES, np.uint8)
    start = -memory.ctypes.data % CACHE_LINE_BYTES
    array: Array = memory[start : start + size].view(dtype).reshape(shape)
    return array
