"""Evaluates the leaves of batched search without a network: by a game's heuristics, and a guided playout each."""

from stol.kernel.actors import OVER
from stol.kernel.dispatch import actor, judge, outlook
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.search import Memory, SearchParams, run_playout


@compiled
def evaluate_by_playouts(  # noqa: PLR0913, PLR0917 - the leaves, and what is said of them
    leaves: Array,
    moves: Array,
    offsets: Array,
    memory: Memory,
    params: SearchParams,
    scale: float,
    out: tuple[Array, Array],
) -> None:
    """Write `scale` times the heuristic value of each listed move, and the result of a playout for each seat."""
    logits, values = out
    for lane in range(len(leaves)):
        if actor(leaves[lane]) == OVER:
            continue
        first, last = offsets[lane], offsets[lane + 1]
        judge(leaves[lane], moves[first:last], last - first, memory.move_values)
        for number in range(last - first):
            logits[first + number] = scale * memory.move_values[number]
        memory.states[0] = leaves[lane]
        memory.states[1] = leaves[lane]
        run_playout(memory.states[1], memory, params)
        outlook(memory.states[1], memory.values)
        for seat in range(values.shape[1]):
            values[lane, seat] = memory.values[seat]


@compiled
def judge_moves(states: Array, moves: Array, offsets: Array, spare: Array, out: Array) -> None:
    """Write the heuristic value of each listed move."""
    for lane in range(len(states)):
        first, last = offsets[lane], offsets[lane + 1]
        judge(states[lane], moves[first:last], last - first, spare)
        for number in range(last - first):
            out[first + number] = spare[number]
