"""Lanes on a GPU, with numba-cuda: one thread per game, running the same functions as a CPU."""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

try:
    from cuda.core.utils import StridedMemoryView
    from numba import cuda
    from numba.cuda.cudadrv import nvvm
except ImportError as error:
    raise ImportError("games on a GPU need numba-cuda: pip install 'stol[gpu]'") from error

from stol.kernel.dispatch import count, nth, observe
from stol.kernel.lanes import Lanes, advance_lane, begin_lane, illegal, observe_lane, random_move
from stol.kernel.layout import AnyState, Array

BLOCK = 128
"""Threads per block."""
WARP = 32
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
def begin(lanes: Lanes, number: int) -> None:
    lane = cuda.grid(1)
    if lane < len(lanes.states):
        begin_lane(lanes, lane, number, lane)
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
def sample(states: Array, choice: Array, actions: Array, where: Array) -> None:
    lane = cuda.grid(1)
    if lane < len(states) and where[lane]:
        actions[lane] = random_move(states[lane], choice[lane])


@Kernel
def look_back(ended: Array, which: Array, seats: Array, out: Array) -> None:
    index = cuda.grid(1)
    if index < len(which):
        observe(ended[which[index]], seats[index], out[index])


@Kernel
def find_illegal(mask: Array, actions: Array, where: Array, first: Array) -> None:
    lane = cuda.grid(1)
    if lane < len(actions) and where[lane] and illegal(mask, lane, actions[lane]):
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
        return host if dtype is None else host.astype(dtype)  # type: ignore[call-overload]

    def __len__(self) -> int:
        return int(self.shape[0])


class Cuda:
    """The lanes, and the operations of `batches.Engine` on a GPU. Every call returns after the GPU has finished."""

    def __init__(self, shapes: dict[str, Any], start: AnyState) -> None:
        if not cuda.is_available():
            raise RuntimeError("there is no GPU that CUDA can use here; device='cpu' works everywhere")
        self.lanes = Lanes(**{name: zeros(shape, dtype) for name, (shape, dtype) in shapes.items()})
        self.lanes.start.copy_to_device(np.array([start], start.dtype))  # type: ignore[attr-defined]
        self._n = len(self.lanes.states)
        self.all_lanes = cuda.to_device(np.ones(self._n, np.bool_))
        self._first_illegal = cuda.device_array(1, np.int32)

    def begin(self, number: int) -> None:
        begin[blocks(self._n), BLOCK](self.lanes, number)
        self._write_masks()

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
        observations = zeros((len(which), self.lanes.observation.shape[1]), np.int16)
        look_back[blocks(len(which)), BLOCK](self.lanes.ended, which, seats, observations)
        cuda.synchronize()
        return observations

    def to_device(self, array_like: object) -> Array:
        """An array of any library (actions, a mask) as an array on the GPU; copied only from host memory."""
        array: Array = (
            cuda.as_cuda_array(array_like) if cuda.is_cuda_array(array_like) else cuda.to_device(np.asarray(array_like))
        )
        return array

    def first_illegal(self, actions: Array, where: Array) -> int:
        self._first_illegal.copy_to_device(np.full(1, self._n, np.int32))
        find_illegal[blocks(self._n), BLOCK](self.lanes.mask, actions, where, self._first_illegal)
        lane = int(self._first_illegal.copy_to_host()[0])
        return lane if lane < self._n else -1

    def to_shared(self, array: Array) -> GpuArray:
        """The array that callers get: it shares memory with the lanes."""
        return GpuArray(array)

    def state(self, lane: int) -> AnyState:
        return self.lanes.states[lane : lane + 1].copy_to_host()[0]  # type: ignore[attr-defined]

    def _write_masks(self) -> None:
        fill_with_zeros(self.lanes.mask)
        write_masks[blocks(self._n * WARP), BLOCK](self.lanes.states, self.lanes.mask)
        cuda.synchronize()


def blocks(threads: int) -> int:
    return -(-threads // BLOCK)


def zeros(shape: Any, dtype: Any) -> Array:  # noqa: ANN401 - any values NumPy accepts
    array: Array = cuda.device_array(shape, dtype)
    fill_with_zeros(array)
    return array


def fill_with_zeros(array: Any) -> None:  # noqa: ANN401 - Numba ships no types
    cuda.driver.device_memset(array, 0, array.nbytes)
