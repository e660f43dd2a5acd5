"""Search trees on a CPU: the operations of `batched_search.Trees`."""

from typing import Any

import numpy as np

from stol.kernel.dispatch import actor, count, legal
from stol.kernel.forest import Forest, learn_lane, plant
from stol.kernel.gumbel import GumbelParams, TreeSettings, decide_lane, reach_leaf
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.rng import seed


class CpuForest:
    """The trees of all lanes in this process's memory."""

    def __init__(self, shapes: dict[str, Any], settings: TreeSettings, most_moves: int) -> None:
        self.forest = Forest(**{name: np.zeros(shape, dtype) for name, (shape, dtype) in shapes.items()})
        self.settings = settings
        self._one_list = np.empty(most_moves, np.int32)

    def plant(self, states: Array, number: int) -> None:
        self.forest.roots[:] = states
        plant_all(self.forest, number)

    def reach_leaves(self, simulation: int) -> None:
        reach_leaves(self.forest, simulation, self.settings.schedules, self.settings.params)

    def seen(self) -> tuple[Array, Array, Array]:
        return self.forest.observation, self.forest.leaf_actor, self.forest.leaves

    def list_moves(self) -> tuple[Array, Array, Array]:
        offsets = np.zeros(len(self.forest.leaves) + 1, np.int64)
        count_moves(self.forest, offsets)
        np.cumsum(offsets, out=offsets)
        moves, lanes = np.empty(offsets[-1], np.int32), np.empty(offsets[-1], np.int64)
        write_moves(self.forest, offsets, self._one_list, moves, lanes)
        return moves, offsets, lanes

    def learn(self, logits: object, values: object, moves: Array, offsets: Array) -> None:
        of_moves, of_seats = as_floats(logits, (len(moves),)), as_floats(values, self.forest.values.shape)
        learn(self.forest, of_moves, of_seats, moves, offsets, self.settings.parties, self.settings.score_scale)

    def decide(self, logits: object, moves: Array, offsets: Array) -> tuple[Array, Array, Array, Array]:
        n, listed = len(self.forest.leaves), len(moves)
        out = np.zeros(n, np.int32), np.zeros(n, np.float32), np.zeros(listed, np.float32), np.zeros(listed, np.int32)
        considered = len(self.settings.schedules) - 1
        decide(self.forest, moves, as_floats(logits, (listed,)), offsets, considered, self.settings.params, out)
        return out

    def to_shared(self, array: Array) -> Array:
        return array


def as_floats(given: object, shape: tuple[int, ...]) -> Array:
    """What an evaluation returned, as numbers. ValueError if it is not as long as it has to be, or not finite."""
    array = np.ascontiguousarray(given, np.float32)
    if array.shape != shape or not np.isfinite(array).all():
        raise ValueError(
            f"an evaluation returns finite numbers: logits of the listed actions, (m,), and results per"
            f" seat, (n, players); here {shape}, not {array.shape}"
        )
    return array


@compiled
def plant_all(forest: Forest, number: int) -> None:
    for lane in range(len(forest.roots)):
        seed(forest.rng[lane], number, lane)
        plant(forest, lane, actor(forest.roots[lane]))


@compiled
def reach_leaves(forest: Forest, simulation: int, schedules: Array, params: GumbelParams) -> None:
    for lane in range(len(forest.leaves)):
        reach_leaf(forest, lane, simulation, schedules, params)


@compiled
def count_moves(forest: Forest, offsets: Array) -> None:
    """Write the number of moves of each lane behind its place: their running sums are the offsets."""
    for lane in range(len(forest.leaves)):
        offsets[lane + 1] = 0 if forest.over[lane] else count(forest.leaves[lane])


@compiled
def write_moves(forest: Forest, offsets: Array, one_list: Array, moves: Array, lanes: Array) -> None:
    """Rules may write behind the list that they return, so each lane's is written to memory of its own first."""
    for lane in range(len(forest.leaves)):
        if not forest.over[lane]:
            first = offsets[lane]
            for number in range(legal(forest.leaves[lane], one_list)):
                moves[first + number], lanes[first + number] = one_list[number], lane


@compiled
def learn(  # noqa: PLR0913, PLR0917 - what an evaluation says, and the lists that it is about
    forest: Forest, logits: Array, values: Array, moves: Array, offsets: Array, parties: Array, score_scale: float
) -> None:
    for lane in range(len(forest.leaves)):
        listed = slice(offsets[lane], offsets[lane + 1])
        learn_lane(forest, lane, moves[listed], logits[listed], values[lane], parties, score_scale)


@compiled
def decide(  # noqa: PLR0913, PLR0917 - as above
    forest: Forest,
    moves: Array,
    logits: Array,
    offsets: Array,
    considered: int,
    params: GumbelParams,
    out: tuple[Array, Array, Array, Array],
) -> None:
    for lane in range(len(forest.leaves)):
        decide_lane(forest, lane, moves, logits, offsets, considered, params, out)
