"""Points of a Pixies table typed in."""

from collections.abc import Mapping
from typing import Any

from stol.errors import BadTable
from stol.games.pixies.components import BASIC_CARDS, NAMES, NONE, NUMBER, VALUE
from stol.games.pixies.options import Options
from stol.games.pixies.scoring import score_round
from stol.games.pixies.state import CELLS, ROUNDS, State, start
from stol.games.pixies.view import items
from stol.games.typed import Once, checked, part

UNKNOWN = 0
"""Any card: which one lies face down makes no difference to the score."""


def score(table: Mapping[str, Any], options: Options, strict: bool) -> list[dict[str, Any]]:  # noqa: FBT001 - as the contract has it
    number = part(table, "round", int)
    if number not in range(1, ROUNDS + 1):
        raise BadTable(f"'round' is 1, 2 or 3, not {number} (P14)")
    used = Once() if strict else None
    return [
        score_area(checked(area, list, f"area {seat}"), f"area {seat}", number, options, used)
        for seat, area in enumerate(part(table, "areas", list))
    ]


def score_area(area: list[Any], place: str, number: int, options: Options, used: Once | None) -> dict[str, Any]:
    """One area, laid out as seat 0 of an empty table."""
    state: State = start(options, 2)
    state.round_number = number
    lay_area(state, 0, area, place, options, used)
    score_round(state, 0)
    return items(state, number - 1, 0)


def lay_area(state: State, seat: int, area: list[Any], place: str, options: Options, used: Once | None) -> None:
    if len(area) != CELLS:
        raise BadTable(f"{place} has {len(area)} cells instead of nine (P2)")
    for index, cell in enumerate(area):
        where = f"{place}, cell {index + 1}"
        cards = checked(cell, dict, where)
        if not set(cards) <= {"up", "down"}:
            raise BadTable(f"{where} has an 'up' and a 'down', not {', '.join(map(repr, cards))}")
        state.up[seat, index] = face_up(cards.get("up"), index, where, options, used)
        state.down[seat, index] = face_down(cards.get("down"), where, options, used)


def face_up(name: object, index: int, place: str, options: Options, used: Once | None) -> int:
    card = read_card(name, place, options, used)
    if card != NONE and used and VALUE[card] != index + 1:
        raise BadTable(f"{place}: {NAMES[card]} lies face up on a foreign cell; its own is {VALUE[card]} (P10)")
    return card


def face_down(name: object, place: str, options: Options, used: Once | None) -> int:
    return UNKNOWN if name is True else read_card(name, place, options, used)


def read_card(name: object, place: str, options: Options, used: Once | None) -> int:
    if name is None:
        return NONE
    if not isinstance(name, str) or name not in NUMBER:
        raise BadTable(f"{place}: there is no card {name!r}; cards are named like b4+1, g6-4, y5*, m3 (P1)")
    card = NUMBER[name]
    if used:
        if card >= BASIC_CARDS and not options.flower_power:
            raise BadTable(f"{place}: {name} belongs to Flower Power; set the option flower_power (P19)")
        used.put(name, place)
    return card
