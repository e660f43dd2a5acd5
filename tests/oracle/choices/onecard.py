"""Choices in Everything on 1 Card."""

from itertools import combinations
from typing import Any

from oracle.choices import CHANCE, Actor, View
from oracle.onecard import COLOURS, deck_lines, read_card


def actor(view: View) -> Actor:
    now = phase(view)
    if now == "over":
        return None
    if now in ("deal", "roll"):
        return CHANCE
    if now == "choose":
        return int(view["roller"])  # O5
    if now == "hold":
        return next(seat for seat, choice in enumerate(view["chosen"]) if choice is None)  # O13, from seat 0 on
    if now == "mark":
        return next(seat for seat in clockwise(view) if view["chosen"][seat] is None)  # O6
    return next(seat for seat in clockwise(view) if len(view["hands"][seat]) < 3)  # O14


def phase(view: View) -> str:
    now = phase_on_the_table(view)
    if now is None:
        # Five dice lie there and can be rerolled: only the view knows whether the roller has stopped.
        assert view["phase"] in ("choose", "mark")
        return str(view["phase"])
    assert view["phase"] == now, f"the view says {view['phase']!r}, the table {now!r}"
    return now


def phase_on_the_table(view: View) -> str | None:
    if any(len(scored) >= 4 for scored in view["scored"]):  # O10
        return "over"
    missing = phase_of_missing_cards(view)
    if missing is not None:
        return missing
    if len(view["dice"]) < 5:
        return "roll"
    if view["rolls_left"] == 0 or any(view["chosen"]):  # O5, O6
        return "mark"
    return None


def phase_of_missing_cards(view: View) -> str | None:
    sizes = [len(hand) for hand in view["hands"]]
    if view["options"]["draft"] is not True:
        return "deal" if min(sizes) < 2 else None  # O4, O9
    chosen_from = not view["display"] and set(sizes) != {3}
    if chosen_from:  # O13: dealt seat by seat, so that all have three only after choosing
        return "deal" if min(sizes) < 5 else "hold"
    if len(view["display"]) < 3:  # O14
        return "deal"
    return "take" if min(sizes) < 3 else None


def clockwise(view: View) -> list[int]:
    return [(view["roller"] + step) % view["players"] for step in range(view["players"])]


def chance(view: View) -> dict[str, int]:
    return dict.fromkeys(COLOURS if phase(view) == "roll" else view["unseen"], 1)  # O1, O4


def legal(view: View) -> set[str]:
    now, seat = phase(view), actor(view)
    assert isinstance(seat, int)
    hand = view["hands"][seat]
    if now == "hold":  # O13
        return {"hold " + ",".join(three) for three in combinations(sorted(item["card"] for item in hand), 3)}
    if now == "take":  # O14
        return {f"take {card}" for card in view["display"]}
    if now == "choose":
        return {"stop"} | keepings(view["dice"])
    cards = {line.split()[0]: read_card(line) for line in deck_lines(view["options"]["deck"])}
    usable = [item["card"] for item in hand if something_fits(cards[item["card"]], item["marks"], view["dice"])]
    return {"pass"} | {f"mark {card}" for card in usable}  # O6, O7


def keepings(dice: str) -> set[str]:
    """Any of the dice may be rerolled, so anything but all of them may be kept (O5)."""
    in_order = sorted(dice, key=COLOURS.index)
    return {"keep " + ("".join(kept) or "-") for size in range(5) for kept in combinations(in_order, size)}


def something_fits(card: dict[str, Any], marks: dict[str, int], dice: str) -> bool:  # O7
    return any(0 < dice.count(colour) <= row.boxes - marks[colour] for colour, row in card.items())
