"""Lanes on a CPU: threads that run compiled code without the GIL, each with a part of the lanes."""

import itertools
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from stol.kernel.lanes import Capacity, Lanes, Lists, begin, first_illegal, greedy, look_back, sample, step
from stol.kernel.layout import AnyState, Array, twin

LINE = 64
"""Bytes."""


class Cpu:
    """The lanes and what moves them."""

    def __init__(self, shapes: dict[str, Any], start: AnyState, capacity: Capacity, workers: int) -> None:
        self.lanes = Lanes(**{name: zeros(shape, dtype) for name, (shape, dtype) in shapes.items()})
        self.lanes.start[0] = start
        n = len(self.lanes.states)
        self._most_moves = capacity.moves
        self.everywhere = np.ones(n, np.bool_)
        self.lists = Lists(zeros((n, capacity.marked), np.int32), np.zeros(n, np.int32))
        cuts = np.linspace(0, n, min(workers, n) + 1).astype(int).tolist()
        self._parts = [slice(*ends) for ends in itertools.pairwise(cuts)]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def begin(self, number: int) -> None:
        self._each(lambda lanes, lists, part: begin(lanes, lists, number, part.start))

    def step(self, actions: Array, where: Array) -> None:
        self._each(lambda lanes, lists, part: step(lanes, lists, actions[part], where[part]))

    def sample(self, where: Array) -> Array:
        actions = np.zeros(len(self.lanes.states), np.int32)
        self._each(lambda lanes, lists, part: sample(lanes, lists, actions[part], where[part]))
        return actions

    def greedy(self, where: Array) -> Array:
        actions, most = np.zeros(len(self.lanes.states), np.int32), self._most_moves
        self._each(
            lambda lanes, _lists, part: greedy(
                lanes, np.empty(most, np.int32), np.empty(most), actions[part], where[part]
            )
        )
        return actions

    def look_back(self, which: Array, seats: Array) -> Array:
        seen = np.empty((len(which), self.lanes.observation.shape[1]), np.int16)
        look_back(self.lanes.ended, which, seats, seen)
        return seen

    def taken(self, given: object) -> Array:
        """What somebody gave, in memory that `step` reads; of whatever array library."""
        return np.asarray(given)

    def first_illegal(self, actions: Array, where: Array) -> int:
        return int(first_illegal(self.lanes.mask, actions, where))

    def shared(self, array: Array) -> Array:
        """As the world outside gets it: it shares the memory."""
        return array

    def state(self, lane: int) -> AnyState:
        return twin(self.lanes.states[lane])

    def _each(self, work: Callable[[Lanes, Lists, slice], None]) -> None:
        """For every part of the lanes, all parts at once."""
        if self._pool is None:
            work(self.lanes, self.lists, self._parts[0])
            return
        for _ in self._pool.map(self._partly(work), self._parts):
            pass

    def _partly(self, work: Callable[[Lanes, Lists, slice], None]) -> Callable[[slice], None]:
        def one(part: slice) -> None:
            start, *others = self.lanes
            lanes = Lanes(start, *(array[part] for array in others))
            work(lanes, Lists(*(array[part] for array in self.lists)), part)

        return one


def zeros(shape: tuple[int, ...], dtype: Any) -> Array:  # noqa: ANN401 - as NumPy takes it
    """Memory that begins where a line of the cache does: JAX shares no other."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    memory = np.zeros(size + LINE, np.uint8)
    start = -memory.ctypes.data % LINE
    array: Array = memory[start : start + size].view(dtype).reshape(shape)
    return array
