"""Points of a card (O8), final scores and ranks (O11)."""

from stol.games.onecard.state import State
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.ranks import rank

ROWS_TO_SCORE = 3


@compiled
def full_rows(state: State, card: int) -> tuple[int, int, int]:
    """How many rows of a card are full, and how many boxes and suns they have."""
    rows, boxes, suns = 0, 0, 0
    for colour in range(6):
        if state.boxes[card, colour] > 0 and state.marks[card, colour] == state.boxes[card, colour]:
            rows += 1
            boxes += int(state.boxes[card, colour])
            suns += int(state.suns[card, colour])
    return rows, boxes, suns


@compiled
def finished_points(boxes: int, suns: int) -> int:
    """O8: the points of a finished card: the boxes of its full rows, plus 2 for one sun or 5 for both."""
    return boxes + (5 if suns == 2 else 2 * suns)


@compiled
def final(state: State, scores: Array, ranks: Array) -> None:
    """O11: points of scored cards plus full rows of unfinished ones."""
    for seat in range(state.players):
        scores[seat] = 0
        for index in range(state.scored_size[seat]):
            scores[seat] += state.points[seat, index]
        for index in range(state.hand_size[seat]):
            _, boxes, _ = full_rows(state, state.hand[seat, index])  # no bonus for suns
            scores[seat] += boxes
    rank(scores, ranks, state.players)
