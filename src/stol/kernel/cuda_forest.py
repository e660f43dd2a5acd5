"""Search trees on a GPU: one thread per lane, running the same functions as a CPU."""

from typing import Any

import numpy as np
from numba import cuda

from stol.kernel.cuda import BLOCK, WARP, GpuArray, Kernel, blocks, zeros
from stol.kernel.dispatch import actor, count, nth
from stol.kernel.forest import Forest, learn_lane, plant
from stol.kernel.gumbel import GumbelParams, TreeSettings, decide_lane, reach_leaf
from stol.kernel.layout import Array
from stol.kernel.record_copy import copy_record
from stol.kernel.rng import seed


class CudaForest:
    """The trees of all lanes in the memory of the GPU. Logits and values may come from any library that shares it."""

    def __init__(self, shapes: dict[str, Any], settings: TreeSettings) -> None:
        self.forest = Forest(**{name: zeros(shape, dtype) for name, (shape, dtype) in shapes.items()})
        self.settings = settings._replace(
            schedules=cuda.to_device(settings.schedules), parties=cuda.to_device(settings.parties)
        )
        self._n = len(self.forest.leaves)

    def plant(self, states: Array, number: int) -> None:
        plant_all[blocks(self._n), BLOCK](self.forest, states, number)

    def reach_leaves(self, simulation: int) -> None:
        reach_leaves[blocks(self._n), BLOCK](self.forest, simulation, self.settings.schedules, self.settings.params)

    def seen(self) -> tuple[Array, Array, Array]:
        return self.forest.observation, self.forest.leaf_actor, self.forest.leaves

    def list_moves(self) -> tuple[Array, Array, Array]:
        counts = cuda.device_array(self._n, np.int32)
        count_moves[blocks(self._n), BLOCK](self.forest.leaves, self.forest.over, counts)
        on_host = np.concatenate([np.zeros(1, np.int64), np.cumsum(counts.copy_to_host(), dtype=np.int64)])
        offsets, listed = cuda.to_device(on_host), int(on_host[-1])
        moves, lanes = cuda.device_array(listed, np.int32), cuda.device_array(listed, np.int64)
        if listed:
            write_moves[blocks(self._n * WARP), BLOCK](self.forest.leaves, offsets, moves, lanes)
        cuda.synchronize()
        return moves, offsets, lanes

    def learn(self, logits: object, values: object, moves: Array, offsets: Array) -> None:
        of_moves, of_seats = floats(logits, moves.shape), floats(values, self.forest.values.shape)
        parties, scale = self.settings.parties, self.settings.score_scale
        learn[blocks(self._n), BLOCK](self.forest, of_moves, of_seats, moves, offsets, parties, scale)

    def decide(self, logits: object, moves: Array, offsets: Array) -> tuple[Array, Array, Array, Array]:
        listed = moves.shape
        out = (
            zeros(self._n, np.int32),
            zeros(self._n, np.float32),
            zeros(listed, np.float32),
            zeros(listed, np.int32),
        )
        considered = len(self.settings.schedules) - 1
        decide[blocks(self._n), BLOCK](
            self.forest, moves, floats(logits, listed), offsets, considered, self.settings.params, out
        )
        cuda.synchronize()
        return out

    def to_shared(self, array: Array) -> GpuArray:
        return GpuArray(array)


def floats(given: object, shape: tuple[int, ...]) -> Array:
    """What an evaluation returned, where it lies. ValueError if it is not as long as it has to be."""
    array: Any = (
        cuda.as_cuda_array(given) if cuda.is_cuda_array(given) else cuda.to_device(np.asarray(given, np.float32))
    )
    if array.shape != shape or array.dtype != np.float32:
        raise ValueError(
            f"an evaluation returns float32 numbers: logits of the listed actions, (m,), and results per seat, "
            f"(n, players); here {shape}, not {array.dtype} of {array.shape}"
        )
    found: Array = array
    return found


@Kernel
def plant_all(forest: Forest, states: Array, number: int) -> None:
    lane = cuda.grid(1)
    if lane < len(states):
        copy_record(states[lane], forest.roots[lane])
        seed(forest.rng[lane], number, lane)
        plant(forest, lane, actor(forest.roots[lane]))


@Kernel
def reach_leaves(forest: Forest, simulation: int, schedules: Array, params: GumbelParams) -> None:
    lane = cuda.grid(1)
    if lane < len(forest.leaves):
        reach_leaf(forest, lane, simulation, schedules, params)


@Kernel
def count_moves(leaves: Array, over: Array, counts: Array) -> None:
    lane = cuda.grid(1)
    if lane < len(leaves):
        counts[lane] = 0 if over[lane] else count(leaves[lane])


@Kernel
def write_moves(leaves: Array, offsets: Array, moves: Array, lanes: Array) -> None:
    """A warp per lane: one thread would write up to a thousand moves alone."""
    lane, thread = cuda.grid(1) // WARP, cuda.grid(1) % WARP
    if lane < len(leaves):
        for number in range(thread, offsets[lane + 1] - offsets[lane], WARP):
            moves[offsets[lane] + number] = nth(leaves[lane], number)
            lanes[offsets[lane] + number] = lane


@Kernel
def learn(  # noqa: PLR0913, PLR0917 - what an evaluation says, and the lists that it is about
    forest: Forest, logits: Array, values: Array, moves: Array, offsets: Array, parties: Array, score_scale: float
) -> None:
    lane = cuda.grid(1)
    if lane < len(forest.leaves):
        first, last = offsets[lane], offsets[lane + 1]
        learn_lane(forest, lane, moves[first:last], logits[first:last], values[lane], parties, score_scale)


@Kernel
def decide(  # noqa: PLR0913, PLR0917 - as above
    forest: Forest,
    moves: Array,
    logits: Array,
    offsets: Array,
    considered: int,
    params: GumbelParams,
    out: tuple[Array, Array, Array, Array],
) -> None:
    lane = cuda.grid(1)
    if lane < len(forest.leaves):
        decide_lane(forest, lane, moves, logits, offsets, considered, params, out)
