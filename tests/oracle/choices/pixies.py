"""Choices in Pixies."""

import re
from typing import Any

from oracle.choices import CHANCE, Actor, View

Area = list[dict[str, Any]]  # nine cells: what lies up and what down


def actor(view: View) -> Actor:
    if len(view["rounds"]) == 3:  # P14
        return None
    if view["first"] is None or being_revealed(view):
        return CHANCE
    taken = cards_a_turn(view) - len(view["market"])
    return int((view["first"] + taken) % view["players"])  # P4, P5


def cards_a_turn(view: View) -> int:
    return 4 if view["players"] == 2 else int(view["players"])  # P4, P5


def being_revealed(view: View) -> bool:
    """Whether the turn's cards do not all lie there yet: the round's cards come in whole turns."""
    lying = [card for area in view["areas"] for cell in area for card in cell.values() if card is not None]
    revealed = len(lying) + len(view["market"])
    return not view["market"] or revealed % cards_a_turn(view) != 0


def chance(view: View) -> dict[str, int]:
    if view["first"] is None:
        return {f"first:{seat}": 1 for seat in range(view["players"])}  # P3
    return dict.fromkeys(view["unseen"], 1)  # P4, P5


def legal(view: View) -> set[str]:
    seat = actor(view)
    assert isinstance(seat, int)
    return {move for card in view["market"] for move in placings(card, view["areas"][seat])}


def placings(card: str, area: Area) -> set[str]:
    found = re.search("[1-9]", card)  # P1: the first figure is the value
    assert found, f"{card!r} has no value"
    cell = area[int(found.group()) - 1]
    if cell["up"] is None:  # P7
        return {card}
    if cell["down"] is None:  # P8
        return {f"{card}=new", f"{card}=old"}
    empty = [number for number, other in enumerate(area, start=1) if other == {"up": None, "down": None}]
    return {f"{card}@{number}" for number in empty}  # P9
