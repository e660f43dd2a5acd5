"""Table entry for Pixies: nine cells per player, the market, points of finished rounds."""

from typing import Final

from stol.errors import Path
from stol.games.pixies.components import NAMES
from stol.web.service.table_entry.fields import (
    Fields,
    Line,
    Row,
    Table,
    field_at,
    misread,
    read_names,
    read_number,
    read_words,
    seat_range,
)
from stol.web.service.table_request import TableRequest

CELLS = range(1, 10)
UNDER = "/"
"""Precedes the face-down card."""
FORGOTTEN = "?"
EMPTY = {"", "-", "."}
CARDS = {name.lower(): name for name in NAMES}


def fields(table_request: TableRequest) -> list[Line]:
    return [
        Line("market", "market"),
        *(Row(f"area-{seat}", "area", seat, area_cells(seat), numbers=False) for seat in seat_range(table_request)),
        *(Line(f"points-{seat}", "points", seat) for seat in seat_range(table_request)),
    ]


def area_cells(seat: int) -> tuple[tuple[str, str], ...]:
    return tuple((f"area-{seat}-{cell}", str(cell)) for cell in CELLS)


def table(form: Fields, table_request: TableRequest, turn: int) -> Table:
    return {
        "turn": turn,
        "areas": [[read_cell(form, f"area-{seat}-{cell}") for cell in CELLS] for seat in seat_range(table_request)],
        "market": read_names(form, "market", NAMES, "pixies-card"),
        "rounds": read_rounds(form, table_request),
    }


def read_cell(form: Fields, name: str) -> Table:
    """`b4+1`, `b4+1/g4` with a card face down beneath, `/g4` face down alone; `?` for one that nobody remembers."""
    up, _, down = form.get(name, "").strip().lower().partition(UNDER)
    under = down.strip()
    return {"up": read_card(name, up.strip()), "down": True if under == FORGOTTEN else read_card(name, under)}


def read_card(name: str, typed: str) -> str | None:
    if typed in EMPTY:
        return None
    if typed not in CARDS:
        raise misread(name, "pixies-card", typed)
    return CARDS[typed]


def read_rounds(form: Fields, table_request: TableRequest) -> list[list[int]]:
    totals = [
        [read_number(f"points-{seat}", word) for word in read_words(form, f"points-{seat}")]
        for seat in seat_range(table_request)
    ]
    for seat, points in enumerate(totals):
        if len(points) != len(totals[0]):
            raise misread(
                f"points-{seat}", "rounds", " ".join(map(str, points)), count=len(points), right=len(totals[0])
            )
    return [list(points) for points in zip(*totals, strict=True)]


FIELDS: Final = {
    "market": "market",
    "areas/{seat}": "area-{seat}",
    "areas/{seat}/{cell}": "area-{seat}-{cell}",
    "rounds": "points-0",
    "rounds/{round}/{seat}": "points-{seat}",
}
"""The field for a part of the table, by path patterns."""


def field_of(path: Path) -> str:
    return field_at(path, FIELDS)
