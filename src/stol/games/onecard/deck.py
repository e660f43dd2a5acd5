"""Decks as data (O2, O3): thirty lines such as `01 o3s y2 g4s b5 p6`, or a file of the form of `data/onecard.csv`."""

import csv
import functools
import os
import re
from importlib.resources import files
from pathlib import Path
from typing import TypeAlias

import numpy as np

from stol.errors import BadOptions
from stol.games.onecard.components import CARDS, COLOURS, NAMES, NUMBER
from stol.kernel.layout import Array

Card: TypeAlias = tuple[str, str, list[str]]
"""As it was read: where it stands, its number, its rows such as `o3s`."""

HEADER = ["card", "red", "orange", "yellow", "green", "blue", "purple"]
ROW = re.compile(r"[roygbp][2-6]s?")
"""A row: its colour, its boxes, and s if it carries a sun (O2)."""


def read_deck(path: str | os.PathLike[str]) -> list[str]:
    """The cards of a deck file, for the option `deck`; a bad file is refused with the number of its line."""
    # What is no UTF-8 becomes a character that no card has, so that its line is named too.
    return list(from_csv(Path(path).read_text(encoding="utf-8-sig", errors="replace")))


def from_csv(text: str) -> tuple[str, ...]:
    header, *lines = [[cell.strip() for cell in next(csv.reader([line]), [])] for line in text.splitlines() or [""]]
    if header != HEADER:
        raise BadOptions(f"line 1: the columns are {','.join(HEADER)}, not {','.join(header) or 'none'} (O3)")
    cards = [(f"line {number}", cells) for number, cells in enumerate(lines, 2) if any(cells)]
    return checked([from_cells(place, cells) for place, cells in cards], f"line {len(lines) + 1}")


def from_cells(place: str, cells: list[str]) -> Card:
    if len(cells) != len(HEADER):
        raise BadOptions(f"{place}: a card has {len(HEADER)} columns, not {len(cells)} (O3)")
    number, *rows = cells
    return place, number, [letter + row for letter, row in zip(COLOURS, rows, strict=True) if row]


def from_option(deck: object) -> tuple[str, ...] | None:
    """The value of the option `deck`: nothing, or thirty cards in any order."""
    if deck is None:
        return None
    if not isinstance(deck, list | tuple):
        raise BadOptions(f"deck is null or a list of {CARDS} cards such as {OWN[0]!r}, not {deck!r} (O3)")
    return checked([from_line(f"deck, item {item}", line) for item, line in enumerate(deck, 1)], "deck")


def from_line(place: str, line: object) -> Card:
    if not isinstance(line, str) or not line.split():
        raise BadOptions(f"{place}: a card is a text such as {OWN[0]!r}, not {line!r} (O3)")
    number, *rows = line.split()
    return place, number, rows


def checked(cards: list[Card], end: str) -> tuple[str, ...]:
    """The lines of a deck, ascending, with the rows of each in the order of the colours."""
    deck: dict[str, str] = {}
    places: dict[str, str] = {}
    for place, number, rows in cards:
        if number not in NUMBER:
            raise BadOptions(f"{place}: cards are numbered 01 to {NAMES[-1]}, not {number!r} (O3)")
        if number in deck:
            raise BadOptions(f"{place}: card {number} stands at {places[number]} already (O3)")
        deck[number] = " ".join([number, *checked_rows(f"{place}, card {number}", rows)])
        places[number] = place
    missing = [name for name in NAMES if name not in deck]
    if missing:
        raise BadOptions(f"{end}: a deck has {CARDS} cards; missing: {', '.join(missing)} (O3)")
    return tuple(deck[name] for name in NAMES)


def checked_rows(place: str, rows: list[str]) -> list[str]:
    for row in rows:
        if not ROW.fullmatch(row):
            raise BadOptions(
                f"{place}: {row!r} is no row, which is a colour of {COLOURS}, 2 to 6 boxes, and s for a sun (O2)"
            )
    colours = {row[0] for row in rows}
    if len(rows) != 5 or len(colours) != 5:
        raise BadOptions(f"{place}: a card has 5 rows in 5 different colours, not {' '.join(rows) or 'none'} (O2)")
    boxes = sum(int(row[1]) for row in rows)
    if boxes != 20:
        raise BadOptions(f"{place}: a card has 20 boxes in all, not {boxes} (O2)")
    suns = sum(row.endswith("s") for row in rows)
    if suns != 2:
        raise BadOptions(f"{place}: exactly 2 rows carry a sun, not {suns} (O2)")
    return sorted(rows, key=lambda row: COLOURS.index(row[0]))


OWN = from_csv((files(__package__) / "data" / "onecard.csv").read_text(encoding="utf-8"))
"""Our own deck (O3)."""


@functools.cache
def printed(deck: tuple[str, ...]) -> tuple[Array, Array]:
    """Per card and colour: the boxes, and 1 where there is a sun."""
    boxes, suns = np.zeros((2, CARDS, len(COLOURS)), np.int8)
    for card, line in enumerate(deck):
        for row in line.split()[1:]:
            boxes[card, COLOURS.index(row[0])] = int(row[1])
            suns[card, COLOURS.index(row[0])] = row.endswith("s")
    return boxes, suns
