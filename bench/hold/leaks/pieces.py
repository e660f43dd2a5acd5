"""Searches JSON and pages for names of pieces that a seat may not know.

Who may know what is computed here from the full view, by the rulebooks, not by the views that are checked.
"""

import html
import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from stol.games.clustered.components import NAMES as CARDS
from stol.games.ingenious.components import TILE_NAMES as TILES
from stol.text import Say, speak
from stol.web.scene.clustered.words import card_name
from stol.web.scene.ingenious.words import tile_name

View: TypeAlias = dict[str, Any]
JOKER = "J"


@dataclass(frozen=True)
class Naming:
    """How the pieces of a game are named, and whose are hidden."""

    field: str
    """The key of a view with what each seat holds."""
    pieces: Collection[str]
    code: re.Pattern[str]
    """How moves and attributes name a piece; the first group is its seat, if it has one."""
    word: Callable[[Say, str], str]
    known: Callable[[View, int | None], set[str]]
    """The pieces that a seat or a watcher may know, from the full view."""
    hides: Callable[[View, int | None, int], bool]
    """Whether the pieces of another seat are hidden from a seat."""


def standing_alone(pieces: Collection[str], before: str = "", after: str = "", beside: str = "") -> re.Pattern[str]:
    """A pattern that finds a piece only as a whole word. `beside`: more characters that must not be next to it."""
    return re.compile(rf"(?<![A-Za-z0-9{beside}]){before}({'|'.join(pieces)}){after}(?![A-Za-z0-9{beside}])")


def others(_view: View, seat: int | None, other: int) -> bool:
    return seat != other


def other_teams(view: View, seat: int | None, other: int) -> bool:
    """Whether a rack is hidden: all but one's own, and the partner's with `open_partners` (I15)."""
    return seat != other and (seat is None or not view["options"]["open_partners"] or seat % 2 != other % 2)


def cards(view: View, seat: int | None) -> set[str]:
    """Cards on the table and discards, each with its owner; and one's own hand."""
    lying = {(card["owner"], card["card"]) for card in view["cards"] if card["owner"] is not None}
    thrown = {(owner, card) for owner, pile in enumerate(view["discards"]) for card in pile}
    held = {(seat, card) for card in view["hands"][seat]} if seat is not None else set()
    owned = lying | thrown | held
    return {card for _, card in owned} | {f"{owner}-{card}" for owner, card in owned}


def tiles(view: View, seat: int | None) -> set[str]:
    """One's own, a partner's that are open, and those that somebody set aside."""
    open_ones = [rack for other, rack in enumerate(view["racks"]) if not other_teams(view, seat, other)]
    return {tile for rack in (*open_ones, view["aside"]) for tile in rack}


NAMINGS: Final = {
    "clustered": Naming(
        "hands", CARDS, standing_alone(CARDS, r"(?:card-(\d)-)?", r"\d?"), card_name, cards, others,
    ),
    "ingenious": Naming(
        "racks", TILES, standing_alone(TILES, r"()", beside=" "), tile_name, tiles, other_teams,
    ),
}  # fmt: skip
"""The games with hidden pieces. In onecard only choices are hidden, in pixies nothing.

In sentences tiles are named by their colours, so that "go" and "by" are words there, not tiles.
"""

ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')
DRAWN = frozenset({"class", "d", "points", "transform", "style", "src", "content", "viewBox", "integrity"})
"""Attributes that name no pieces."""


def in_page(naming: Naming, page: str, known: set[str]) -> Iterator[str]:
    """Hidden pieces that a page names, in attributes or in its text."""
    said = html.unescape(page)
    if any(codes(naming, said, known)):  # rare, so attributes are searched only then
        for name, value in ATTRIBUTE.findall(page):
            if name not in DRAWN and "/static/" not in value:
                yield from (f"{name}={value}: {code}" for code in codes(naming, html.unescape(value), known))
    say = speak()
    for piece in set(naming.pieces) - known - {JOKER}:  # rules and texts mention jokers anyway
        if naming.word(say, piece) in said:
            yield naming.word(say, piece)


def codes(naming: Naming, text: str, known: set[str]) -> Iterator[str]:
    """Hidden pieces that a text of any format names by their codes."""
    for owner, piece in naming.code.findall(text):
        name = f"{owner}-{piece}" if owner else piece
        if name not in known:
            yield name


def open_hands(answer: object, truth: View, seat: int | None) -> Iterator[str]:
    """What a view in a response shows although it is hidden: pieces of others, unseen pieces, secret choices."""
    for view in views(answer):
        naming = NAMINGS.get(truth["game"])
        if naming:
            held = enumerate(view[naming.field])
            hidden = [other for other, _ in held if naming.hides(truth, seat, other)]
            yield from (
                f"{naming.field} of seat {seat}" for seat in hidden if not isinstance(view[naming.field][seat], int)
            )
            yield from (["unseen"] if "unseen" in view else [])
        for other, choice in enumerate(view.get("chosen", ())):
            if other != seat and choice is not None:
                yield f"the choice of seat {other}: {choice}"


def views(answer: object) -> Iterator[View]:
    if isinstance(answer, dict):
        if "actor" in answer and isinstance(answer.get("ply"), int):  # else it is the schema of views
            yield answer
        for value in answer.values():
            yield from views(value)
