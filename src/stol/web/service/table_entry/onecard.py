"""Table entry for Everything on 1 Card: cards with crossed-off boxes, one per line; dice."""

import re
from typing import Final

from stol.errors import Path, Reason
from stol.games.onecard.components import COLOURS, NAMES
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
    read_number,
    seat_range,
)
from stol.web.service.table_request import TableRequest

REROLLS = tuple((str(count), Reason("enter-onecard-rerolls", {"count": count})) for count in (2, 1, 0))
MARKS = re.compile(r"([a-z])(\d)", re.ASCII)


def fields(table_request: TableRequest) -> list[Line]:
    drafting = bool(table_request.options["draft"])
    return [
        Line("dice", "dice"),
        Choice("rolls_left", "rolls_left", values=REROLLS),
        *([Line("display", "display")] if drafting else []),
        *(Lines(f"hand-{seat}", "hand", seat, rows=3 if drafting else 2) for seat in seat_range(table_request)),
        *(Lines(f"scored-{seat}", "scored", seat, rows=2) for seat in seat_range(table_request)),
    ]


def table(form: Fields, table_request: TableRequest, turn: int) -> Table:
    dice = "".join(form.get("dice", "").lower().split())
    if set(dice) - set(COLOURS):
        raise misread("dice", "dice", dice)
    return {
        "roller": turn,
        "hands": [
            [read_card(line, f"hand-{seat}") for line in read_lines(form, f"hand-{seat}")]
            for seat in seat_range(table_request)
        ],
        "scored": [
            [read_card(line, f"scored-{seat}") for line in read_lines(form, f"scored-{seat}")]
            for seat in seat_range(table_request)
        ],
        "display": sorted(read_names(form, "display", NAMES, "onecard-card")) if table_request.options["draft"] else [],
        "dice": "".join(sorted(dice, key=COLOURS.index)),
    } | ({"rolls_left": read_number("rolls_left", form.get("rolls_left", "2"))} if dice else {})


def read_card(line: str, name: str) -> Table:
    """A card's number, then how many boxes of which colour are crossed off: `03 y6 p3`."""
    card, *marks = line.lower().replace(",", " ").split() or [""]
    found = [MARKS.fullmatch(mark) for mark in marks]
    if card.zfill(2) not in NAMES or not all(found):
        raise misread(name, "marks", line)
    return {"card": card.zfill(2), "marks": {match.group(1): int(match.group(2)) for match in found if match}}


FIELDS: Final = {
    "hands/{seat}": "hand-{seat}",
    "scored/{seat}": "scored-{seat}",
    "display": "display",
    "dice": "dice",
    "rolls_left": "rolls_left",
}
"""The field for a part of the table, by path patterns."""


def field_of(path: Path) -> str:
    return field_at(path, FIELDS)
