"""Table entry for Clustered: the cards row by row, or one per line with coordinates."""

import re
from typing import Final

from stol.errors import Path, Reason
from stol.games.clustered.components import NAMES, START_CARD
from stol.web.service.table_entry.fields import (
    Choice,
    Fields,
    Line,
    Lines,
    Table,
    field_at,
    misread,
    read_lines,
    read_names,
    seat_range,
)
from stol.web.service.table_request import TableRequest

FREE = "."
PLACED = re.compile(r"(-?\d{1,3}),(-?\d{1,3})\s+(\S+)\s+([1-8])", re.ASCII)
CARD_AND_SEAT = re.compile(r"([123][cst][dfh]|j)([1-8])", re.ASCII)
"""A card followed by the number of its seat."""
CARDS = {name.lower(): name for name in NAMES}
HOLDERS = ("first_rectangle", "first_run")


def fields(table_request: TableRequest) -> list[Line]:
    who = [(str(seat + 1), Reason("seat-number", {"number": seat + 1})) for seat in seat_range(table_request)]
    holders = [Choice(name, name, values=(("", Reason("enter-nobody")), *who)) for name in HOLDERS]
    return [
        Lines("cards", "cards", rows=9, usual=START_CARD),
        *(holders if table_request.options["first_bonus"] else []),
        *(Line(f"hand-{seat}", "hand", seat) for seat in seat_range(table_request)),
        *(Line(f"discards-{seat}", "discards", seat) for seat in seat_range(table_request)),
    ]


def table(form: Fields, table_request: TableRequest, turn: int) -> Table:
    return {
        "turn": turn,
        "cards": read_cards(read_lines(form, "cards")),
        "hands": [read_names(form, f"hand-{seat}", NAMES, "card") or None for seat in seat_range(table_request)],
        "discards": [read_names(form, f"discards-{seat}", NAMES, "card") for seat in seat_range(table_request)],
        "bonuses": {name: read_holder(name, form[name], table_request) for name in HOLDERS if form.get(name)},
    }


def read_holder(name: str, typed: str, table_request: TableRequest) -> int:
    if typed not in map(str, range(1, table_request.players + 1)):
        raise misread(name, "seat", typed)
    return int(typed) - 1


def read_cards(lines: list[str]) -> list[Table]:
    lines = [line.lower() for line in lines]
    if any("," in line for line in lines):
        return [read_placed(line) for line in lines if line != START_CARD]
    return read_rows([line.split() for line in lines])


def read_placed(line: str) -> Table:
    match = PLACED.fullmatch(line)
    if not match or match.group(3) not in CARDS:
        raise misread("cards", "placed", line)
    x, y, card, seat = match.groups()
    return placed_card(int(x), int(y), CARDS[card], int(seat))


def read_rows(grid: list[list[str]]) -> list[Table]:
    """Coordinates are relative to the start card, the left one if there are two."""
    starts = [(x, y) for y, row in enumerate(grid) for x, word in enumerate(row) if word == START_CARD]
    if not starts:
        if grid:
            raise misread("cards", "start", " ".join(grid[0]))
        return []
    left, top = starts[0]
    return [
        read_lying(word, x - left, y - top)
        for y, row in enumerate(grid)
        for x, word in enumerate(row)
        if word not in {FREE, START_CARD}
    ] + [{"x": x - left, "y": y - top, "card": START_CARD, "owner": None} for x, y in starts]


def read_lying(word: str, x: int, y: int) -> Table:
    match = CARD_AND_SEAT.fullmatch(word)
    if not match:
        raise misread("cards", "lying", word)
    card, seat = match.groups()
    return placed_card(x, y, CARDS[card], int(seat))


def placed_card(x: int, y: int, card: str, seat: int) -> Table:
    return {"x": x, "y": y, "card": card, "owner": seat - 1}


FIELDS: Final = {
    "cards": "cards",
    "hands/{seat}": "hand-{seat}",
    "discards/{seat}": "discards-{seat}",
    "bonuses": "first_rectangle",
    "bonuses/{bonus}": "{bonus}",
}
"""The field for a part of the table, by path patterns."""


def field_of(path: Path) -> str:
    return field_at(path, FIELDS)
