"""Table entry for Clustered: the cards row by row, or one per line with coordinates."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final, TypeAlias

from stol.errors import Path, Reason
from stol.games.clustered.components import JOKER, NAMES, START_CARD, start_cards
from stol.games.clustered.options import Options
from stol.games.clustered.state import NEIGHBOURS
from stol.games.options import choose
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
    read_words,
    seat_range,
)
from stol.web.service.table_request import TableRequest

FREE = "."
Space: TypeAlias = tuple[int, int]
PLACED = re.compile(r"(-?\d{1,3}),(-?\d{1,3})\s+(\S+)\s+([1-8])", re.ASCII)
CARD_AND_SEAT = re.compile(r"([123][cst][dfh]|j)([1-8])", re.ASCII)
"""A card followed by the number of its seat."""
SPACE = re.compile(r"(-?\d\d?),(-?\d\d?)", re.ASCII)
FARTHEST = 40
"""Cards farther from the start card are left to `stol.entered`, which refuses them: no plan is that large."""
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


# ---- laying cards


def lying(form: Fields) -> list[Table]:
    """The cards on the table with their places, start cards among them; none if the field can't be read."""
    try:
        cards = read_cards(read_lines(form, "cards"))
    except Misread:
        return []
    return [card for card in cards if max(abs(card["x"]), abs(card["y"])) <= FARTHEST]


def cards_by_space(form: Fields, table_request: TableRequest) -> dict[Space, Table]:
    """The owned cards by their spaces, and the start cards of this number of players."""
    starts = {space: {"card": START_CARD, "owner": None} for space in start_cards(table_request.players)}
    return {(card["x"], card["y"]): card for card in lying(form) if card["owner"] is not None} | starts


def free_spaces(taken: Mapping[Space, Table], table_request: TableRequest) -> set[Space]:
    """The free spaces beside cards that are on the table (C4, C9)."""
    options, players = choose(Options, "clustered", table_request.options), table_request.players
    (width, height), (left, top) = options.sides(players), options.corner(players)
    beside = {(x + dx, y + dy) for x, y in taken for dx, dy in NEIGHBOURS} - taken.keys()
    return {(x, y) for x, y in beside if 0 <= x - left < width and 0 <= y - top < height}


def number_of(form: Fields, space: Space) -> int:
    """Which of the cards lies on a space, from 1, as faults count them; 0 if none does."""
    places = [(card["x"], card["y"]) for card in lying(form)]
    return places.index(space) + 1 if space in places else 0


def left_cards(form: Fields, table_request: TableRequest, seat: int) -> dict[str, int]:
    """How many of each card of its deck a seat has not laid, discarded or in hand."""
    laid = [card["card"] for card in lying(form) if card["owner"] == seat]
    held = [CARDS.get(word.lower(), "") for part in ("hand", "discards") for word in read_words(form, f"{part}-{seat}")]
    used = Counter(laid + held)
    jokers = choose(Options, "clustered", table_request.options).jokers_of(seat)
    copies = {card: jokers if card == NAMES[JOKER] else 1 for card in NAMES}
    return {card: count - used[card] for card, count in copies.items() if count > used[card]}


def lay(form: Fields, table_request: TableRequest, spot: str, piece: str) -> Fields:
    """On a space the number of a seat and its card, `1 2tf`, or a full stop to free it; a card to a hand or a pile."""
    part, _, place = spot.partition("-")
    if part != "cards":
        return {spot: " ".join(changed_list(read_words(form, spot), piece))}
    owned = [card for card in lying(form) if card["owner"] is not None]
    words = {(card["x"], card["y"]): f"{card['card']}{card['owner'] + 1}" for card in owned}
    seat, _, name = piece.rpartition(" ")
    at = SPACE.fullmatch(place)
    changed = {(int(at[1]), int(at[2])): f"{name}{seat}"} if at else {}
    return {"cards": rows_text(words | changed | dict.fromkeys(start_cards(table_request.players), START_CARD))}


def rows_text(words: dict[tuple[int, int], str]) -> str:
    """The cards row by row, as they lie."""
    lying_there = {space: word for space, word in words.items() if word != FREE}
    xs, ys = [x for x, _ in lying_there], [y for _, y in lying_there]
    across, down = range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)
    return "\n".join(" ".join(lying_there.get((x, y), FREE) for x in across) for y in down)


FIELDS: Final = {
    "cards": "cards",
    "cards/{card}": "cards-{card}",
    "hands/{seat}": "hand-{seat}",
    "hands/{seat}/{card}": "hand-{seat}-{card}",
    "discards/{seat}": "discards-{seat}",
    "discards/{seat}/{card}": "discards-{seat}-{card}",
    "bonuses": "first_rectangle",
    "bonuses/{bonus}": "{bonus}",
}
"""The field for a part of the table, by path patterns."""


def field_of(path: Path) -> str:
    return field_at(path, FIELDS)
