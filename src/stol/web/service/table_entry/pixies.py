"""Table entry for Pixies: nine cells per player, the market, points of finished rounds."""

from typing import Final

from stol.draw.pixies import CellCards
from stol.errors import Path
from stol.games.pixies.components import BASIC_CARDS, NAMES, NUMBER, VALUE
from stol.web.service.table_entry.fields import (
    Fields,
    Line,
    Row,
    Table,
    changed_list,
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
EMPTIED = "-"
EMPTY = {"", EMPTIED, "."}
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


# ---- laying cards


def value(card: str) -> int:
    return int(VALUE[NUMBER[card]])


def market_words(form: Fields) -> list[str]:
    return read_words(form, "market")


def lying(form: Fields, name: str) -> CellCards:
    """The cards of a cell, as far as they can be read; one face down that nobody remembers is a question mark."""
    up, _, down = (part.strip() for part in form.get(name, "").lower().partition(UNDER))
    return CellCards(CARDS.get(up), CARDS.get(down, FORGOTTEN if down == FORGOTTEN else None))


def free_cards(form: Fields, table_request: TableRequest, but: str) -> list[str]:
    """The cards of the deck that lie nowhere but perhaps on one cell."""
    names = [f"area-{seat}-{cell}" for seat in seat_range(table_request) for cell in CELLS]
    cells = [lying(form, name) for name in names if name != but]
    used = {card for cell in cells for card in (cell.up, cell.down)} | {
        CARDS.get(word.lower()) for word in market_words(form)
    }
    deck = NAMES if table_request.options["flower_power"] else NAMES[:BASIC_CARDS]
    return [card for card in deck if card not in used]


def lay(form: Fields, _table_request: TableRequest, spot: str, piece: str) -> Fields:
    """`b4+1` face up, `/g4` face down; the same again takes it away, `-` takes all."""
    if spot == "market":
        return {spot: " ".join(changed_list(market_words(form), piece))}
    up, _, down = form.get(spot, "").partition(UNDER)
    if piece == EMPTIED:
        return {spot: ""}
    if piece.startswith(UNDER):
        taken = piece == f"{UNDER}{down}" or (down and piece == f"{UNDER}{FORGOTTEN}")
        return {spot: up if taken else f"{up}{piece}"}
    return {spot: ("" if piece == up else piece) + (f"{UNDER}{down}" if down else "")}


FIELDS: Final = {
    "market": "market",
    "market/{card}": "market-{card}",
    "areas/{seat}": "area-{seat}",
    "areas/{seat}/{cell}": "area-{seat}-{cell}",
    "rounds": "points-0",
    "rounds/{round}/{seat}": "points-{seat}",
}
"""The field for a part of the table, by path patterns."""


def field_of(path: Path) -> str:
    return field_at(path, FIELDS)
