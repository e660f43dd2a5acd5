"""Lanes on a GPU, by numba-cuda: a thread for every game, running the very functions that a CPU runs."""

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
from stol.kernel.lanes import Lanes, advance_lane, begin_lane, illegal, look, pick
from stol.kernel.layout import AnyState, Array

BLOCK = 128
"""Threads that start together."""
WARP = 32
CONSTANT = nvvm.ADDRSPACE_CONSTANT


class Kernel:
    """Runs on a GPU, with the tables of the rules in its memory.

    numba-cuda would keep them where threads wait for each other unless all read the same place.
    """

    def __init__(self, function: Callable[..., None], **options: int | None) -> None:
        self.compiled = cuda.jit(function, **options)

    def __getitem__(self, size: tuple[int, int]) -> Callable[..., None]:
        """To be called with what the function takes: by so many blocks of so many threads."""
        return partial(self._launch, self.compiled[size])

    def _launch(self, configured: Callable[..., None], *given: object) -> None:
        nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL  # read while it compiles, at the first call
        try:
            configured(*given)
        finally:
            nvvm.ADDRSPACE_CONSTANT = CONSTANT


@Kernel
def begin(lanes: Lanes, number: int) -> None:
    lane = cuda.grid(1)
    if lane < len(lanes.states):
        begin_lane(lanes, lane, number, lane)
        look(lanes, lane)


@Kernel
def step(lanes: Lanes, actions: Array, where: Array) -> None:
    lane = cuda.grid(1)
    if lane < len(lanes.states):
        lanes.done[lane] = False
        if where[lane]:
            advance_lane(lanes, lane, actions[lane])
            look(lanes, lane)


# To hand an array over takes Python longer than most of these take the GPU: those that need few get no more.


@Kernel
def mark(states: Array, mask: Array) -> None:
    """The masks, in memory that is zero. A warp for each game: a thread alone would write a thousand moves in turn."""
    lane, own = cuda.grid(1) // WARP, cuda.grid(1) % WARP
    if lane < len(states):
        state = states[lane]
        for number in range(own, count(state), WARP):
            mask[lane, nth(state, number)] = True


@Kernel
def sample(states: Array, choice: Array, actions: Array, where: Array) -> None:
    lane = cuda.grid(1)
    if lane < len(states) and where[lane]:
        actions[lane] = pick(states[lane], choice[lane])


@Kernel
def look_back(ended: Array, which: Array, seats: Array, out: Array) -> None:
    place = cuda.grid(1)
    if place < len(which):
        observe(ended[which[place]], seats[place], out[place])


@Kernel
def find_illegal(mask: Array, actions: Array, where: Array, first: Array) -> None:
    lane = cuda.grid(1)
    if lane < len(actions) and where[lane] and illegal(mask, lane, actions[lane]):
        cuda.atomic.min(first, 0, lane)


class OnGpu:
    """A GPU's array for others, who share its memory: by DLPack, or by CUDA's array interface."""

    def __init__(self, array: Any) -> None:  # noqa: ANN401 - Numba ships no types
        self._array = array
        self.shape, self.dtype = array.shape, array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self._array.__cuda_array_interface__)

    def __dlpack__(self, **wishes: object) -> object:
        return StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1).__dlpack__(**wishes)

    def __dlpack_device__(self) -> object:
        return StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1).__dlpack_device__()

    def __array__(self, dtype: object = None, copy: bool | None = None) -> Array:  # noqa: FBT001 - as NumPy asks it
        """A copy on the CPU."""
        if copy is False:
            raise ValueError("what lies on a GPU can't be a NumPy array without a copy")
        host: Array = self._array.copy_to_host()
        return host if dtype is None else host.astype(dtype)  # type: ignore[call-overload]

    def __len__(self) -> int:
        return int(self.shape[0])


class Cuda:
    """The lanes on a GPU and what moves them. When a call returns, what it wrote is there."""

    def __init__(self, shapes: dict[str, Any], start: AnyState) -> None:
        if not cuda.is_available():
            raise RuntimeError("there is no GPU that CUDA can use here; device='cpu' works everywhere")
        self.lanes = Lanes(**{name: zeros(shape, dtype) for name, (shape, dtype) in shapes.items()})
        self.lanes.start.copy_to_device(np.array([start], start.dtype))  # type: ignore[attr-defined]
        self._n = len(self.lanes.states)
        self.everywhere = cuda.to_device(np.ones(self._n, np.bool_))
        self._first_illegal = cuda.device_array(1, np.int32)

    def begin(self, number: int) -> None:
        begin[blocks(self._n), BLOCK](self.lanes, number)
        self._mark()

    def step(self, actions: Array, where: Array) -> None:
        step[blocks(self._n), BLOCK](self.lanes, actions, where)
        self._mark()

    def sample(self, where: Array) -> Array:
        actions = zeros(self._n, np.int32)
        sample[blocks(self._n), BLOCK](self.lanes.states, self.lanes.choice, actions, where)
        cuda.synchronize()
        return actions

    def greedy(self, where: Array) -> Array:
        raise NotImplementedError("greedy moves are found on a CPU only: a GPU has no room for lists of moves")

    def look_back(self, which: Array, seats: Array) -> Array:
        seen = zeros((len(which), self.lanes.observation.shape[1]), np.int16)
        look_back[blocks(len(which)), BLOCK](self.lanes.ended, which, seats, seen)
        cuda.synchronize()
        return seen

    def taken(self, given: object) -> Array:
        """What somebody gave, on the GPU."""
        array: Array = cuda.as_cuda_array(given) if cuda.is_cuda_array(given) else cuda.to_device(np.asarray(given))
        return array

    def first_illegal(self, actions: Array, where: Array) -> int:
        self._first_illegal.copy_to_device(np.full(1, self._n, np.int32))
        find_illegal[blocks(self._n), BLOCK](self.lanes.mask, actions, where, self._first_illegal)
        lane = int(self._first_illegal.copy_to_host()[0])
        return lane if lane < self._n else -1

    def shared(self, array: Array) -> OnGpu:
        """As the world outside gets it."""
        return OnGpu(array)

    def state(self, lane: int) -> AnyState:
        return self.lanes.states[lane : lane + 1].copy_to_host()[0]  # type: ignore[attr-defined]

    def _mark(self) -> None:
        fill_with_zeros(self.lanes.mask)
        mark[blocks(self._n * WARP), BLOCK](self.lanes.states, self.lanes.mask)
        cuda.synchronize()


def blocks(threads: int) -> int:
    return -(-threads // BLOCK)


def zeros(shape: Any, dtype: Any) -> Array:  # noqa: ANN401 - as NumPy takes them
    array: Array = cuda.device_array(shape, dtype)
    fill_with_zeros(array)
    return array


def fill_with_zeros(array: Any) -> None:  # noqa: ANN401 - Numba ships no types
    cuda.driver.device_memset(array, 0, array.nbytes)
