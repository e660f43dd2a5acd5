"""What the last move changed, found by comparing the view with the one before it."""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from stol.games.onecard.view import OnecardView, PlacedCard


class Used(NamedTuple):
    """The card that a seat has used the roll on."""

    card: str
    crossed: dict[str, int]
    points: int | None
    """The points, if the card was scored."""


@dataclass(frozen=True)
class News:
    used: dict[int, Used] = field(default_factory=dict)
    passed: frozenset[int] = frozenset()
    arrived: dict[str, int] = field(default_factory=dict)
    """Cards that were drawn or taken, each with its seat."""
    fallen: Counter[str] = field(default_factory=Counter)
    """Dice that were certainly rolled. One that shows the same colour again looks like one that was kept."""
    rerolled: bool = False
    """Whether some dice were kept when these were rolled."""

    def taken_by(self, seat: int) -> str | None:
        """The card that a seat has just drawn or taken."""
        return next((card for card, owner in self.arrived.items() if owner == seat), None)


def news(before: OnecardView | None, view: OnecardView) -> News:
    if before is None:
        return News()
    marked = before["phase"] == "mark" and view["phase"] != "mark"
    used = {seat: use for seat in range(view["players"]) if (use := _used(before, view, seat))} if marked else {}
    return News(
        used,
        frozenset(range(view["players"])) - frozenset(used) if marked else frozenset(),
        _arrived(before, view) if before["phase"] in {"mark", "take"} else {},
        _fallen(before, view),
        before["phase"] == "choose" and view["rolls_left"] < before["rolls_left"],
    )


def _used(before: OnecardView, view: OnecardView, seat: int) -> Used | None:
    """The card of a seat that has more crosses than before."""
    held = {card["card"]: card["marks"] for card in before["hands"][seat]}
    points = {card["card"]: card["points"] for card in view["scored"][seat]}
    now: list[PlacedCard] = [*view["hands"][seat], *view["scored"][seat]]
    for card in now:
        name, marks, old = card["card"], card["marks"], held.get(card["card"])
        if old is not None and old != marks:
            crossed = {letter: count - old[letter] for letter, count in marks.items() if count > old[letter]}
            return Used(name, crossed, points.get(name))
    return None


def _arrived(before: OnecardView, view: OnecardView) -> dict[str, int]:
    old = {card["card"] for hand in before["hands"] for card in hand}
    return {card["card"]: seat for seat, hand in enumerate(view["hands"]) for card in hand if card["card"] not in old}


def _fallen(before: OnecardView, view: OnecardView) -> Counter[str]:
    if view["phase"] not in {"roll", "choose", "mark"}:
        return Counter()
    lay = before["dice"] if before["phase"] in {"choose", "mark"} and before["roller"] == view["roller"] else ""
    return Counter(view["dice"]) - Counter(lay)
