"""Lanes on a GPU, with numba-cuda: one thread per game, running the same functions as a CPU."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

try:
    from cuda.core.utils import StridedMemoryView
    from numba import cuda
    from numba.cuda.cudadrv import nvvm
except ImportError as error:
    raise ImportError("games on a GPU need numba-cuda: pip install 'stol[gpu]'") from error

from stol.kernel.dispatch import count, nth, observe, running, split
from stol.kernel.factors import begins_with, joined, split_action
from stol.kernel.lanes import (
    STORED,
    Lanes,
    advance_lane,
    begin_lane,
    deal_world,
    observe_lane,
    random_move,
    seed_lane,
)
from stol.kernel.layout import AnyState, Array, as_rows, select_rows
from stol.kernel.masks import in_mask
from stol.kernel.record_copy import copy_record
from stol.kernel.settle import settle

BLOCK = 128
"""Threads per block."""
WARP = 32
ALL_THREADS = 2**WARP - 1
"""Of a warp, as a bit mask."""
CONSTANT = nvvm.ADDRSPACE_CONSTANT


class Kernel:
    """A function compiled for the GPU, with the constant tables of the rules in global memory.

    numba-cuda would put them in constant memory, which is slow unless all threads of a warp read the same address.
    """

    def __init__(self, function: Callable[..., None], **options: int | None) -> None:
        self.compiled = cuda.jit(function, **options)

    def __getitem__(self, size: tuple[int, int]) -> Callable[..., None]:
        """A callable that launches the function; `size` is (blocks, threads per block)."""
        return partial(self._launch, self.compiled[size])

    def _launch(self, configured: Callable[..., None], *args: object) -> None:
        nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL  # numba-cuda reads it when it compiles, at the first call
        try:
            configured(*args)
        finally:
            nvvm.ADDRSPACE_CONSTANT = CONSTANT


@Kernel
def begin(lanes: Lanes, numbers: Array, streams: Array) -> None:
    lane = cuda.grid(1)
    if lane < len(lanes.states):
        begin_lane(lanes, lane, numbers[lane], streams[lane])
        observe_lane(lanes, lane)


@Kernel
def seed_lanes(lanes: Lanes, numbers: Array, streams: Array) -> None:
    lane = cuda.grid(1)
    if lane < len(lanes.states):
        seed_lane(lanes, lane, numbers[lane], streams[lane])


@Kernel
def refresh(lanes: Lanes, where: Array) -> None:
    """After states were set: resolve chance, then write actors and observations."""
    lane = cuda.grid(1)
    if lane < len(lanes.states) and where[lane]:
        lanes.actor[lane] = settle(lanes.states[lane], lanes.chance[lane])
        if lanes.actor[lane] >= 0:
            observe_lane(lanes, lane)


@Kernel
def step(lanes: Lanes, actions: Array, where: Array) -> None:
    lane = cuda.grid(1)
    if lane < len(lanes.states):
        lanes.done[lane] = False
        if where[lane]:
            advance_lane(lanes, lane, actions[lane])
            observe_lane(lanes, lane)


# Passing an array from Python takes longer than most of these kernels run, so each gets only the arrays it needs.


@Kernel
def write_masks(states: Array, mask: Array) -> None:
    """Write the masks, which must be zeros. A warp per game: one thread would write up to a thousand moves alone."""
    lane, thread = cuda.grid(1) // WARP, cuda.grid(1) % WARP
    if lane < len(states):
        state = states[lane]
        for number in range(thread, count(state), WARP):
            mask[lane, nth(state, number)] = True


@Kernel
def write_bits(states: Array, words: Array) -> None:
    """The same for masks of bits, as words: several threads may write to one."""
    lane, thread = cuda.grid(1) // WARP, cuda.grid(1) % WARP
    if lane < len(states):
        state = states[lane]
        for number in range(thread, count(state), WARP):
            action = np.uint32(nth(state, number))
            cuda.atomic.or_(words, (lane, action >> 5), np.uint32(1) << (action & 31))


@Kernel
def sample(states: Array, choice: Array, actions: Array, where: Array) -> None:
    lane = cuda.grid(1)
    if lane < len(states) and where[lane]:
        actions[lane] = random_move(states[lane], choice[lane])


@Kernel
def observe_states(states: Array, which: Array, seats: Array, out: Array) -> None:
    index = cuda.grid(1)
    if index < len(which):
        observe(states[which[index]], seats[index], out[index])


@Kernel
def deal_worlds(states: Array, which: Array, seats: Array, rngs: Array, number: int, worlds: Array) -> None:
    index = cuda.grid(1)
    if index < len(worlds):
        copy_record(states[which[index]], worlds[index])
        deal_world(worlds[index], seats[index], rngs[index], number, index)


@Kernel
def count_moves(states: Array, counts: Array) -> None:
    lane = cuda.grid(1)
    if lane < len(states):
        counts[lane] = count(states[lane])


@Kernel
def list_moves(states: Array, offsets: Array, moves: Array) -> None:
    """A warp per game, as for masks."""
    lane, thread = cuda.grid(1) // WARP, cuda.grid(1) % WARP
    if lane < len(states):
        for number in range(thread, offsets[lane + 1] - offsets[lane], WARP):
            moves[offsets[lane] + number] = nth(states[lane], number)


@Kernel
def split_actions(starts: Array, actions: Array, most: int, out: Array) -> None:
    index = cuda.grid(1)
    if index < len(actions):
        split_action(starts[0], actions[index], most, out[index])


@Kernel
def join_factors(starts: Array, factored: Array, sizes: Array, most: int, spare: Array, out: Array) -> None:
    index = cuda.grid(1)
    if index < len(factored):
        out[index] = joined(starts[0], factored[index], sizes, most, spare[index])


@Kernel
def mark_factors(states: Array, chosen: Array, spare: Array, out: Array) -> None:
    """A warp per game, as for masks."""
    lane, thread = cuda.grid(1) // WARP, cuda.grid(1) % WARP
    if lane < len(states):
        state, factors = states[lane], spare[cuda.grid(1)]
        for number in range(thread, count(state), WARP):
            split(state, nth(state, number), factors)
            if begins_with(factors, chosen[lane]):
                out[lane, factors[chosen.shape[1]]] = True


@Kernel
def running_scores(states: Array, scores: Array, ranks: Array) -> None:
    lane = cuda.grid(1)
    if lane < len(states):
        running(states[lane], scores[lane], ranks[lane])


@Kernel
def find_illegal(mask: Array, actions: Array, where: Array, first: Array) -> None:
    lane = cuda.grid(1)
    if lane < len(actions) and where[lane] and not in_mask(mask[lane], actions[lane]):
        cuda.atomic.min(first, 0, lane)


@Kernel
def find_unlisted(states: Array, actions: Array, where: Array, first: Array) -> None:
    """The same without masks. A warp per game, whose threads share the legal moves."""
    lane, thread = cuda.grid(1) // WARP, cuda.grid(1) % WARP
    if lane < len(actions) and where[lane]:
        found = False
        for number in range(thread, count(states[lane]), WARP):
            found |= nth(states[lane], number) == actions[lane]
        if not cuda.any_sync(ALL_THREADS, found) and thread == 0:
            cuda.atomic.min(first, 0, lane)


class GpuArray:
    """An array on the GPU that other libraries share by DLPack or by the CUDA array interface."""

    def __init__(self, array: Any) -> None:  # noqa: ANN401 - Numba ships no types
        self._array = array
        self.shape, self.dtype = array.shape, array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self._array.__cuda_array_interface__)

    def __dlpack__(self, **options: object) -> object:
        return StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1).__dlpack__(**options)

    def __dlpack_device__(self) -> object:
        return StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1).__dlpack_device__()

    def __array__(self, dtype: object = None, copy: bool | None = None) -> Array:  # noqa: FBT001 - NumPy's signature
        """A copy on the CPU."""
        if copy is False:
            raise ValueError("what lies on a GPU can't be a NumPy array without a copy")
        host: Array = self._array.copy_to_host()
        return host if dtype is None else host.astype(dtype)  # type: ignore[call-overload] # any NumPy type

    def __len__(self) -> int:
        return int(self.shape[0])


class Cuda:
    """The lanes, and the operations of `batches.Engine` on a GPU. Every call returns after the GPU has finished."""

    def __init__(self, shapes: dict[str, Any], start: AnyState, masks: str) -> None:
        if not cuda.is_available():
            raise RuntimeError("there is no GPU that CUDA can use here; device='cpu' works everywhere")
        self.lanes = Lanes(**{name: zeros(shape, dtype) for name, (shape, dtype) in shapes.items()})
        self.lanes.start.copy_to_device(np.array([start], start.dtype))  # type: ignore[attr-defined] # on the GPU
        self._n, self._masks = len(self.lanes.states), masks
        self._words = self.lanes.mask.view(np.uint32) if masks == "bits" else None
        self.all_lanes = cuda.to_device(np.ones(self._n, np.bool_))
        self._first_illegal = cuda.device_array(1, np.int32)

    def begin(self, numbers: Array, streams: Array) -> None:
        begin[blocks(self._n), BLOCK](self.lanes, cuda.to_device(numbers), cuda.to_device(streams))
        self._write_masks()

    def seed(self, numbers: Array, streams: Array) -> None:
        seed_lanes[blocks(self._n), BLOCK](self.lanes, cuda.to_device(numbers), cuda.to_device(streams))

    def step(self, actions: Array, where: Array) -> None:
        step[blocks(self._n), BLOCK](self.lanes, actions, where)
        self._write_masks()

    def sample(self, where: Array) -> Array:
        actions = zeros(self._n, np.int32)
        sample[blocks(self._n), BLOCK](self.lanes.states, self.lanes.choice, actions, where)
        cuda.synchronize()
        return actions

    def greedy(self, where: Array) -> Array:
        raise NotImplementedError("greedy moves are found on a CPU only: a GPU has no room for lists of moves")

    def look_back(self, which: Array, seats: Array) -> Array:
        return self._observe(self.lanes.ended, which, seats)

    def observe(self, which: Array, seats: Array) -> Array:
        return self._observe(self.lanes.states, which, seats)

    def _observe(self, states: Array, which: Array, seats: Array) -> Array:
        observations = zeros((len(which), self.lanes.observation.shape[1]), np.int16)
        observe_states[blocks(len(which)), BLOCK](states, which, seats, observations)
        cuda.synchronize()
        return observations

    def worlds(self, which: Array, seats: Array, number: int) -> Array:
        worlds = cuda.device_array(len(which), self.lanes.states.dtype)
        rngs = zeros((len(which), 1), np.uint64)
        deal_worlds[blocks(len(which)), BLOCK](
            self.lanes.states, cuda.to_device(which), cuda.to_device(seats), rngs, number, worlds
        )
        return on_cpu(worlds)

    def list_moves(self) -> tuple[Array, Array]:
        counts = cuda.device_array(self._n, np.int32)
        count_moves[blocks(self._n), BLOCK](self.lanes.states, counts)
        on_host = np.concatenate([np.zeros(1, np.int64), np.cumsum(counts.copy_to_host(), dtype=np.int64)])
        offsets, moves = cuda.to_device(on_host), zeros(int(on_host[-1]), np.int32)
        list_moves[blocks(self._n * WARP), BLOCK](self.lanes.states, offsets, moves)
        cuda.synchronize()
        return moves, offsets

    def split(self, actions: Array, width: int, most: int) -> Array:
        out = zeros((len(actions), width), np.int32)
        split_actions[blocks(len(actions)), BLOCK](self.lanes.start, actions, most, out)
        cuda.synchronize()
        return out

    def join(self, factored: Array, sizes: Array, most: int) -> Array:
        spare, actions = zeros(factored.shape, np.int32), zeros(len(factored), np.int32)
        join_factors[blocks(len(factored)), BLOCK](
            self.lanes.start, factored, cuda.to_device(sizes), most, spare, actions
        )
        cuda.synchronize()
        return actions

    def mark_factors(self, chosen: Array, sizes: Array) -> Array:
        marked = zeros((self._n, int(sizes[chosen.shape[1]])), np.bool_)
        spare = zeros((self._n * WARP, len(sizes)), np.int32)
        mark_factors[blocks(self._n * WARP), BLOCK](self.lanes.states, chosen, spare, marked)
        cuda.synchronize()
        return marked

    def running_scores(self) -> Array:
        scores, ranks = (zeros(self.lanes.scores.shape, np.int32) for _ in range(2))
        running_scores[blocks(self._n), BLOCK](self.lanes.states, scores, ranks)
        cuda.synchronize()
        return scores

    def stored(self, which: Array) -> dict[str, Array]:
        """Copies, on the CPU, of everything that the other arrays of some lanes follow from."""
        return {name: select_rows(on_cpu(getattr(self.lanes, name)), which) for name in STORED}

    def store(self, arrays: Mapping[str, Array], which: Array) -> None:
        for name, array in arrays.items():
            there = getattr(self.lanes, name)
            whole = on_cpu(there)
            as_rows(whole)[which] = as_rows(array)
            there.copy_to_device(whole)
        where = np.zeros(self._n, np.bool_)
        where[which] = True
        refresh[blocks(self._n), BLOCK](self.lanes, cuda.to_device(where))
        self._write_masks()

    def to_device(self, array_like: object) -> Array:
        """An array of any library (actions, a mask) as an array on the GPU; copied only from host memory."""
        array: Array = (
            cuda.as_cuda_array(array_like) if cuda.is_cuda_array(array_like) else cuda.to_device(np.asarray(array_like))
        )
        return array

    def first_illegal(self, actions: Array, where: Array) -> int:
        self._first_illegal.copy_to_device(np.full(1, self._n, np.int32))
        if self._masks == "lists":
            find_unlisted[blocks(self._n * WARP), BLOCK](self.lanes.states, actions, where, self._first_illegal)
        else:
            find_illegal[blocks(self._n), BLOCK](self.lanes.mask, actions, where, self._first_illegal)
        lane = int(self._first_illegal.copy_to_host()[0])
        return lane if lane < self._n else -1

    def to_shared(self, array: Array) -> GpuArray:
        """The array that callers get: it shares memory with the lanes."""
        return GpuArray(array)

    def state(self, lane: int) -> AnyState:
        return self.lanes.states[lane : lane + 1].copy_to_host()[0]  # type: ignore[attr-defined] # as above

    def _write_masks(self) -> None:
        if self._masks != "lists":
            fill_with_zeros(self.lanes.mask)
            write, mask = (write_bits, self._words) if self._masks == "bits" else (write_masks, self.lanes.mask)
            write[blocks(self._n * WARP), BLOCK](self.lanes.states, mask)
        cuda.synchronize()


def on_cpu(array: Any) -> Array:  # noqa: ANN401 - Numba ships no types
    host: Array = array.copy_to_host()
    return host


def blocks(threads: int) -> int:
    return -(-threads // BLOCK)


def zeros(shape: Any, dtype: Any) -> Array:  # noqa: ANN401 - any values NumPy accepts
    array: Array = cuda.device_array(shape, dtype)
    fill_with_zeros(array)
    return array


def fill_with_zeros(array: Any) -> None:  # noqa: ANN401 - Numba ships no types
    if array.nbytes:
        cuda.driver.device_memset(array, 0, array.nbytes)
