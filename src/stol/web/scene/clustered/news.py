"""The last move, found by comparing the view with the one before it."""

from dataclasses import dataclass

from stol.games.clustered.analysis import Space
from stol.games.clustered.view import ClusteredView


@dataclass(frozen=True)
class LastMove:
    """The move that a seat made last."""

    seat: int
    card: str
    space: Space | None
    """None if the card was discarded."""
    gain: int


def last_move(before: ClusteredView | None, view: ClusteredView) -> LastMove | None:
    """The difference between the view before the move and the view now."""
    if before is None:
        return None
    card = view["cards"][-1]
    if len(view["cards"]) > len(before["cards"]) and card["owner"] is not None:
        seat = card["owner"]
        gain = view["points"][seat]["total"] - before["points"][seat]["total"]
        return LastMove(seat, card["card"], (card["x"], card["y"]), gain)
    for seat, (now, then) in enumerate(zip(view["discards"], before["discards"], strict=True)):
        if len(now) > len(then):
            return LastMove(seat, now[-1], None, 0)
    return None
