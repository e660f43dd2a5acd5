"""Table entry for Ingenious: the board as letters in rows, or tile by tile; tracks; racks."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

from stol.errors import Path, Reason
from stol.games.ingenious.components import COLOURS, PRINTED, SIDE, TILE_COUNT, TILE_NAMES, Space, hexagon
from stol.web.service.table_entry.fields import (
    Choice,
    Fields,
    Line,
    Lines,
    Misread,
    Row,
    Table,
    changed_list,
    field_at,
    misread,
    read_lines,
    read_number,
    read_words,
    seat_range,
)
from stol.web.service.table_request import TableRequest

SPACE = re.compile(r"(-?\d{1,2}),(-?\d{1,2})\s+([a-z])", re.ASCII)
TILE = re.compile(r"([a-z])([a-z])@(-?\d{1,2},-?\d{1,2}):(-?\d{1,2},-?\d{1,2})", re.ASCII)
FREE = "."
PRINTED_ON: Final = {space: letter for letter, space in PRINTED.items()}
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
    return board_text({}, side)


def board_text(symbols: Mapping[Space, str], side: int) -> str:
    """The rows of a board with its printed symbols."""
    board = {**symbols, **PRINTED_ON}
    lines = (" " * abs(r) + " ".join(board.get((q, r), FREE) for q in row_of(r, side)) for r in range(1 - side, side))
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
    names = [tile_name(word) for word in typed]
    for word, tile in zip(typed, names, strict=True):
        if tile not in TILE_NAMES:
            raise misread(name, "tile", word)
    return names or None


def tile_name(word: str) -> str:
    """The letters of a tile in the order of the colours."""
    return "".join(sorted(word.lower(), key=COLOURS.find))


# ---- laying tiles


def lying(form: Fields, side: int) -> dict[Space, str]:
    """The symbols on the board, as far as they can be read: also from the rows of a larger or smaller one."""
    try:
        board = read_board(form, (len(read_lines(form, "board")) + 1) // 2)
    except Misread:
        return {}
    if isinstance(board, list):
        board = dict(half for tile in board for half in halves(tile))
    symbols = {space_at(at): letter for at, letter in board.items()}
    return {space: letter for space, letter in symbols.items() if is_on_board(space, side) and letter in COLOURS}


def halves(tile: str) -> list[tuple[str, str]]:
    """The two spaces of a tile such as `rg@0,1:1,1`, each with its colour."""
    found = TILE.fullmatch(tile)
    return [(found[3], found[1]), (found[4], found[2])] if found else []


def space_at(text: str) -> Space:
    """The space of a text such as `0,1`."""
    q, _, r = text.partition(",")
    return int(q), int(r)


def is_on_board(space: Space, side: int) -> bool:
    q, r = space
    return max(abs(q), abs(r), abs(q + r)) < side


def left_tiles(form: Fields, table_request: TableRequest) -> dict[str, int]:
    """How many of each tile are on no rack."""
    words = (word for seat in seat_range(table_request) for word in read_words(form, f"rack-{seat}"))
    listed = Counter(map(tile_name, words))
    counts = {tile: int(count) - listed[tile] for tile, count in zip(TILE_NAMES, TILE_COUNT, strict=True)}
    return {tile: count for tile, count in counts.items() if count > 0}


def lay(form: Fields, table_request: TableRequest, spot: str, piece: str) -> Fields:
    """A colour on a space, or a full stop to free it; a tile to a rack; a step of a track."""
    part, _, place = spot.partition("-")
    if part == "rack":
        return {spot: " ".join(changed_list(read_words(form, spot), piece))}
    if part == "track":
        return {spot: piece}
    side = SIDE[table_request.players]
    spaces = {f"{q},{r}": (q, r) for q, r in hexagon(side)}
    changed = {spaces[place]: piece} if place in spaces else {}
    return {"board": board_text(lying(form, side) | changed, side)}


FIELDS: Final = {
    "board": "board",
    "board/{space}": "board-{space}",
    "tracks": "track-0",
    "tracks/{seat}": "track-{seat}",
    "tracks/{seat}/{colour}": "track-{seat}-{colour}",
    "racks/{seat}": "rack-{seat}",
    "racks/{seat}/{tile}": "rack-{seat}-{tile}",
    "bonus": "bonus",
}
"""The field for a part of the table, by path patterns."""


def field_of(path: Path) -> str:
    return field_at(path, FIELDS)
