"""Choices in Clustered."""

from collections import Counter

from oracle.choices import CHANCE, Actor, View
from oracle.clustered import full_deck

Space = tuple[int, int]  # x, y
Lying = dict[Space, str]


def actor(view: View) -> Actor:
    now, seat = phase(view), turn(view)
    assert view["turn"] == seat, f"the view says that it is the turn of {view['turn']}, the table {seat}"
    assert view["phase"] == now, f"the view says {view['phase']!r}, the table {now!r}"
    return CHANCE if now == "deal" else seat


def phase(view: View) -> str:
    seat = turn(view)
    if seat is None:
        return "over"
    if draws_due(view, seat):
        return "deal"
    return "discard" if len(view["hands"][seat]) > 5 else "play"  # C16, C4


def turn(view: View) -> int | None:
    """Who is dealt to, or has to draw or to discard; else who has had the fewest turns, and cards left."""
    seats = range(view["players"])
    for seat in seats:
        if dealt(view, seat) < first_deal(view):  # C3, C16: all are dealt to before anybody discards
            return seat
    for seat in seats:
        if draws_due(view, seat) or len(view["hands"][seat]) > 5:
            return seat
    return min((s for s in seats if view["hands"][s]), key=lambda s: (turns_had(view, s), s), default=None)  # C8


def fast(view: View) -> bool:
    return view["options"]["fast"] is True


def first_deal(view: View) -> int:
    return 7 if fast(view) else 5  # C3, C16


def dealt(view: View, seat: int) -> int:
    """How many cards the seat has drawn, ever"""
    return len(full_deck(seat, view["options"]["third_joker"])) - len(view["unseen"][seat])


def draws_due(view: View, seat: int) -> bool:
    hand, deck = view["hands"][seat], view["unseen"][seat]
    since = dealt(view, seat) - first_deal(view)
    if since < 0:
        return True
    if not deck:
        return False
    return len(hand) < 5 or (fast(view) and since % 2 == 1)  # C6; C16: the second of two


def turns_had(view: View, seat: int) -> int:
    """In a moment when nobody has to draw or discard: cards that left the hand, less those of C16"""
    left = dealt(view, seat) - len(view["hands"][seat])
    if not fast(view):
        return left
    return left - 2 - (dealt(view, seat) - 7) // 2  # one of every two that were drawn


def chance(view: View) -> dict[str, int]:
    seat = turn(view)
    assert seat is not None
    return dict(Counter(view["unseen"][seat]))


def legal(view: View) -> set[str]:
    seat = turn(view)
    assert seat is not None
    hand = view["hands"][seat]
    discards = {f"discard {card}" for card in hand}
    if phase(view) == "discard":  # C16
        return discards
    lying = {(item["x"], item["y"]): item["card"] for item in view["cards"]}
    placings = {
        f"{card}@{x},{y}"
        for x, y in table_spaces(view)
        if (x, y) not in lying and (others := beside((x, y), lying))
        for card in hand
        if all(go_together(card, other) for other in others)
    }  # C4
    return placings or discards  # C5


def table_spaces(view: View) -> list[Space]:
    """All of the table, the start cards in its middle (C9, C15)"""
    width, height = view["options"]["table"]
    line = 8 if view["players"] >= 5 else 1
    left, above = (width - line) // 2, (height - 1) // 2
    return [(x, y) for x in range(-left, width - left) for y in range(-above, height - above)]


def beside(space: Space, lying: Lying) -> list[str]:
    x, y = space
    return [lying[other] for other in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)) if other in lying]


def go_together(card: str, other: str) -> bool:
    if card == "J" or other == "J" or other == "*":  # C2, C4
        return True
    return (card[0] == other[0]) + (card[1] == other[1]) + (card[2] == other[2]) >= 2
