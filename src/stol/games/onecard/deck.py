"""Reading and checking decks (O2, O3): thirty lines such as `01 o3s y2 g4s b5 p6`, or a CSV file."""

import csv
import functools
import os
import re
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import numpy as np

from stol.errors import Argument, BadOptions, Reason
from stol.errors import Path as ValuePath
from stol.games.onecard.components import CARDS, COLOURS, NAMES, NUMBER
from stol.kernel.layout import Array
from stol.text import quoted, refused

HEADER = ["card", "red", "orange", "yellow", "green", "blue", "purple"]
ROW = re.compile(r"[roygbp][2-6]s?")
"""A row: its colour, number of boxes, and `s` if it has a sun (O2)."""
ENOUGH = CARDS + 1
"""Lines of which one is wrong, or there twice: what comes after them need not be read."""
OPTION: ValuePath = ("options", "deck")


class DeckPlace(NamedTuple):
    """The place of a card for error messages: a line of a file, or an item of the option."""

    place: Reason
    path: ValuePath = OPTION

    def refused(self, message: str, rule: str, **named: Argument) -> BadOptions:
        """Build the error to raise, with the message argument `place`."""
        return refused(BadOptions, Reason(message, {"place": self.place, **named}, (rule,), self.path))


class ReadCard(NamedTuple):
    """A card as read, not checked yet."""

    where: DeckPlace
    number: str
    rows: list[str]
    """Rows such as `o3s`."""


def line_of_file(number: int) -> DeckPlace:
    return DeckPlace(Reason("place-onecard-line", {"line": number}))


def item_of_option(index: int) -> DeckPlace:
    return DeckPlace(Reason("place-onecard-item", {"item": index + 1}), (*OPTION, index))


def read_deck(path: str | os.PathLike[str]) -> list[str]:
    """The cards of a CSV file, as a value for the option `deck`. BadOptions names the bad line."""
    # Bytes that are not UTF-8 become a character that no card has, so that the error names their line too.
    return list(from_csv(Path(path).read_text(encoding="utf-8-sig", errors="replace")))


def from_csv(text: str) -> tuple[str, ...]:
    header, *lines = [[cell.strip() for cell in next(csv.reader([line]), [])] for line in text.splitlines() or [""]]
    if header != HEADER:
        named = {"columns": ",".join(HEADER), "value": quoted(",".join(header))}
        raise line_of_file(1).refused("onecard-deck-header", "O3", **named)
    cards = [(line_of_file(number), cells) for number, cells in enumerate(lines, 2) if any(cells)]
    return checked_deck([from_cells(where, cells) for where, cells in cards[:ENOUGH]], line_of_file(len(lines) + 1))


def from_cells(where: DeckPlace, cells: list[str]) -> ReadCard:
    if len(cells) != len(HEADER):
        raise where.refused("onecard-deck-columns", "O3", columns=len(HEADER), count=len(cells))
    number, *rows = cells
    return ReadCard(where, number, [letter + row for letter, row in zip(COLOURS, rows, strict=True) if row])


def from_option(deck: object) -> tuple[str, ...] | None:
    """Check the value of the option `deck`: None, or thirty cards in any order."""
    if deck is None:
        return None
    whole = DeckPlace(Reason("place-onecard-deck"))
    if not isinstance(deck, list | tuple):
        raise whole.refused("onecard-deck-kind", "O3", count=CARDS, example=repr(OWN[0]), value=quoted(deck))
    return checked_deck([from_line(item_of_option(index), line) for index, line in enumerate(deck[:ENOUGH])], whole)


def from_line(where: DeckPlace, line: object) -> ReadCard:
    if not isinstance(line, str) or not line.split():
        raise where.refused("onecard-deck-item", "O3", example=repr(OWN[0]), value=quoted(line))
    number, *rows = line.split()
    return ReadCard(where, number, rows)


def checked_deck(cards: list[ReadCard], end: DeckPlace) -> tuple[str, ...]:
    """The lines of a checked deck, ascending by card, rows in the order of the colours."""
    deck: dict[str, str] = {}
    places: dict[str, Reason] = {}
    for where, number, rows in cards:
        if number not in NUMBER:
            raise where.refused("onecard-deck-number", "O3", last=NAMES[-1], value=quoted(number))
        if number in deck:
            raise where.refused("onecard-deck-twice", "O3", card=number, other=places[number])
        named = where._replace(place=Reason("place-onecard-deck-card", {"whole": where.place, "card": number}))
        deck[number] = " ".join([number, *checked_rows(named, rows)])
        places[number] = where.place
    missing = [name for name in NAMES if name not in deck]
    if missing:
        raise end.refused("onecard-deck-missing", "O3", count=CARDS, missing=tuple(missing))
    return tuple(deck[name] for name in NAMES)


def checked_rows(where: DeckPlace, rows: list[str]) -> list[str]:
    for row in rows:
        if not ROW.fullmatch(row):
            raise where.refused("onecard-deck-row", "O2", value=quoted(row), colours=COLOURS)
    colours = {row[0] for row in rows}
    if len(rows) != 5 or len(colours) != 5:
        raise where.refused(
            "onecard-deck-rows", "O2", value=quoted(" ".join(rows)) if rows else Reason("onecard-deck-no-rows")
        )
    boxes = sum(int(row[1]) for row in rows)
    if boxes != 20:
        raise where.refused("onecard-deck-boxes", "O2", count=boxes)
    suns = sum(row.endswith("s") for row in rows)
    if suns != 2:
        raise where.refused("onecard-deck-suns", "O2", count=suns)
    return sorted(rows, key=lambda row: COLOURS.index(row[0]))


OWN = from_csv((files(__package__) / "data" / "onecard.csv").read_text(encoding="utf-8"))
"""The built-in deck (O3)."""


@functools.cache
def printed(deck: tuple[str, ...]) -> tuple[Array, Array]:
    """Two arrays per card and colour: the number of boxes, and 1 if the row has a sun."""
    boxes, suns = np.zeros((2, CARDS, len(COLOURS)), np.int8)
    for card, line in enumerate(deck):
        for row in line.split()[1:]:
            boxes[card, COLOURS.index(row[0])] = int(row[1])
            suns[card, COLOURS.index(row[0])] = row.endswith("s")
    return boxes, suns
