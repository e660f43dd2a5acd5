"""Everything on 1 Card as it is typed: cards with what is crossed off, one a line; the dice."""

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
    listed,
    misread,
    number,
    rows,
    seats,
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
        *(Lines(f"hand-{seat}", "hand", seat, rows=3 if drafting else 2) for seat in seats(table_request)),
        *(Lines(f"scored-{seat}", "scored", seat, rows=2) for seat in seats(table_request)),
    ]


def table(form: Fields, table_request: TableRequest, turn: int) -> Table:
    dice = "".join(form.get("dice", "").lower().split())
    if set(dice) - set(COLOURS):
        raise misread("dice", "dice", dice)
    return {
        "roller": turn,
        "hands": [
            [read_card(line, f"hand-{seat}") for line in rows(form, f"hand-{seat}")] for seat in seats(table_request)
        ],
        "scored": [
            [read_card(line, f"scored-{seat}") for line in rows(form, f"scored-{seat}")]
            for seat in seats(table_request)
        ],
        "display": sorted(listed(form, "display", NAMES, "onecard-card")) if table_request.options["draft"] else [],
        "dice": "".join(sorted(dice, key=COLOURS.index)),
    } | ({"rolls_left": number("rolls_left", form.get("rolls_left", "2"))} if dice else {})


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
"""The field that a part of the table is typed in, by the patterns of paths."""


def field_of(path: Path) -> str:
    return field_at(path, FIELDS)
