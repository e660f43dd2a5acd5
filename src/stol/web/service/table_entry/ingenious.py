"""Table entry for Ingenious: the board as letters in rows, or tile by tile; tracks; racks."""

import re
from typing import Final

from stol.errors import Path, Reason
from stol.games.ingenious.components import COLOURS, PRINTED, SIDE, TILE_NAMES
from stol.web.service.table_entry.fields import (
    Choice,
    Fields,
    Line,
    Lines,
    Row,
    Table,
    field_at,
    misread,
    read_lines,
    read_number,
    read_words,
    seat_range,
)
from stol.web.service.table_request import TableRequest

SPACE = re.compile(r"(-?\d{1,2}),(-?\d{1,2})\s+([a-z])", re.ASCII)
FREE = "."
BONUSES = tuple((str(count), Reason("enter-ingenious-owed", {"count": count})) for count in range(7))


def fields(table_request: TableRequest) -> list[Line]:
    tracks = 2 if table_request.options["teams"] else table_request.players
    side = SIDE[table_request.players]
    return [
        Lines("board", "board", rows=2 * side - 1, usual=empty_board(side)),
        *(Row(f"track-{seat}", "track", seat, track_cells(seat)) for seat in range(tracks)),
        *(Line(f"rack-{seat}", "rack", seat) for seat in seat_range(table_request)),
        *([] if table_request.players == 1 else [Choice("bonus", "bonus", values=BONUSES)]),
    ]


def track_cells(seat: int) -> tuple[tuple[str, str], ...]:
    return tuple((f"track-{seat}-{letter}", f"ing-{letter}") for letter in COLOURS)


def empty_board(side: int) -> str:
    """The rows of an empty board with its printed symbols."""
    printed = {space: letter for letter, space in PRINTED.items()}
    lines = (" " * abs(r) + " ".join(printed.get((q, r), FREE) for q in row_of(r, side)) for r in range(1 - side, side))
    return "\n".join(lines)


def row_of(r: int, side: int) -> range:
    """The spaces of a row by their q, from left to right."""
    return range(max(1 - side, 1 - side - r), min(side, side - r))


def table(form: Fields, table_request: TableRequest, turn: int) -> Table:
    tracks = 2 if table_request.options["teams"] else table_request.players
    return {
        "turn": turn,
        "board": read_board(form, SIDE[table_request.players]),
        "tracks": [{letter: read_step(form, f"track-{seat}-{letter}") for letter in COLOURS} for seat in range(tracks)],
        "racks": [read_rack(form, f"rack-{seat}") for seat in seat_range(table_request)],
        "bonus": read_number("bonus", form.get("bonus", "0")),
    }


def read_board(form: Fields, side: int) -> list[str] | dict[str, str]:
    """The board from tiles with places, from single spaces, or from all rows."""
    lines = [line.lower() for line in read_lines(form, "board")]
    if any("@" in line for line in lines):
        return [tile for line in lines for tile in line.split()]
    if any("," in line for line in lines):
        return dict(read_space(line) for line in lines)
    return read_rows(lines, side) if lines else {}


def read_space(line: str) -> tuple[str, str]:
    match = SPACE.fullmatch(line)
    if not match:
        raise misread("board", "space", line)
    q, r, letter = match.groups()
    return f"{int(q)},{int(r)}", letter


def read_rows(lines: list[str], side: int) -> dict[str, str]:
    if len(lines) != 2 * side - 1:
        raise misread("board", "rows", lines[-1], count=len(lines), right=2 * side - 1)
    board: dict[str, str] = {}
    for r, line in zip(range(1 - side, side), lines, strict=True):
        letters, places = "".join(line.split()), row_of(r, side)
        if len(letters) != len(places):
            raise misread("board", "row", line, count=len(letters), right=len(places), row=r + side)
        board |= {f"{q},{r}": letter for q, letter in zip(places, letters, strict=True) if letter != FREE}
    return board


def read_step(form: Fields, name: str) -> int:
    return read_number(name, form.get(name, "").strip() or "0")


def read_rack(form: Fields, name: str) -> list[str] | None:
    """The tiles, their letters in any order; None for a hidden rack."""
    typed = read_words(form, name)
    names = ["".join(sorted(word.lower(), key=COLOURS.find)) for word in typed]
    for word, tile in zip(typed, names, strict=True):
        if tile not in TILE_NAMES:
            raise misread(name, "tile", word)
    return names or None


FIELDS: Final = {
    "board": "board",
    "tracks": "track-0",
    "tracks/{seat}": "track-{seat}",
    "racks/{seat}": "rack-{seat}",
    "bonus": "bonus",
}
"""The field for a part of the table, by path patterns."""


def field_of(path: Path) -> str:
    return field_at(path, FIELDS)
