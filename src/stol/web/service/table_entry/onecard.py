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
    Misread,
    Table,
    changed_list,
    field_at,
    misread,
    read_lines,
    read_names,
    read_number,
    read_words,
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


# ---- laying cards and dice


def dice_letters(form: Fields) -> list[str]:
    return list("".join(read_words(form, "dice")).lower())


def lying(form: Fields, name: str) -> list[Table | None]:
    """The cards of a field, line by line; None for a line that can't be read."""
    return [try_read_card(line, name) for line in read_lines(form, name)]


def try_read_card(line: str, name: str) -> Table | None:
    try:
        return read_card(line, name)
    except Misread:
        return None


def free_cards(form: Fields, table_request: TableRequest) -> list[str]:
    """The cards that nobody has and that do not lie open."""
    names = [f"{part}-{seat}" for part in ("hand", "scored") for seat in seat_range(table_request)]
    used = {card["card"] for name in names for card in lying(form, name) if card}
    shown = {word.zfill(2) for word in read_words(form, "display")} if table_request.options["draft"] else set()
    return [card for card in NAMES if card not in used | shown]


def lay(form: Fields, _table_request: TableRequest, spot: str, piece: str) -> Fields:
    """A die or an open card; for a player's cards `03` adds one, `03 y4` crosses off four boxes of its yellow row."""
    if spot == "dice":
        return {spot: "".join(changed_list(dice_letters(form), piece))}
    if spot == "display":
        return {spot: " ".join(changed_list(read_words(form, spot), piece))}
    lines, (card, *marks) = read_lines(form, spot), piece.split() or [""]
    if not marks:
        return {spot: "\n".join(changed_list(lines, piece))}
    chosen = [line.split()[0].zfill(2) == card for line in lines]
    changed = [marked(line, spot, marks[0]) if own else line for line, own in zip(lines, chosen, strict=True)]
    return {spot: "\n".join(changed)}


def marked(line: str, name: str, mark: str) -> str:
    """A line with another number of boxes crossed off in one row."""
    card = try_read_card(line, name)
    if card is None:
        return line
    marks = card["marks"] | {mark[:1]: mark[1:]}
    return " ".join([card["card"], *(f"{letter}{count}" for letter, count in marks.items() if str(count) != "0")])


FIELDS: Final = {
    "hands/{seat}": "hand-{seat}",
    "hands/{seat}/{card}": "hand-{seat}-{card}",
    "scored/{seat}": "scored-{seat}",
    "scored/{seat}/{card}": "scored-{seat}-{card}",
    "display": "display",
    "display/{card}": "display-{card}",
    "dice": "dice",
    "rolls_left": "rolls_left",
}
"""The field for a part of the table, by path patterns."""


def field_of(path: Path) -> str:
    return field_at(path, FIELDS)
