"""Searches JSON and pages for names of pieces that a seat may not know.

What is open to whom is worked out here from everything, by the rulebooks: not by the views that are being checked.
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
    """Of a view: what each seat holds, hidden from the others."""
    pieces: Collection[str]
    code: re.Pattern[str]
    """As moves and attributes name a piece, with the seat that it belongs to where there is one."""
    word: Callable[[Say, str], str]
    known: Callable[[View, int | None], set[str]]
    """What a seat may know of, or who only watches, by a view of everything."""
    hides: Callable[[View, int | None, int], bool]
    """Whether what another holds is hidden from a seat."""


def standing_alone(pieces: Collection[str], before: str = "", after: str = "", beside: str = "") -> re.Pattern[str]:
    """Not within a word. `beside`: what it does not stand beside, either."""
    return re.compile(rf"(?<![A-Za-z0-9{beside}]){before}({'|'.join(pieces)}){after}(?![A-Za-z0-9{beside}])")


def others(_view: View, seat: int | None, other: int) -> bool:
    return seat != other


def other_teams(view: View, seat: int | None, other: int) -> bool:
    """Partners may play openly (I15)."""
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
"""Of the games with something to hide that has a name: in onecard what is hidden is a choice, in pixies nothing is.

In sentences "go" and "by" are no tiles: there tiles are named by their colours.
"""

ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')
DRAWN = frozenset({"class", "d", "points", "transform", "style", "src", "content", "viewBox", "integrity"})
"""Attributes that name no pieces."""


def in_page(naming: Naming, page: str, known: set[str]) -> Iterator[str]:
    """Pieces that a page names and may not: in what its elements say of themselves, and in its words."""
    said = html.unescape(page)
    if any(codes(naming, said, known)):  # seldom: only then it matters where
        for name, value in ATTRIBUTE.findall(page):
            if name not in DRAWN and "/static/" not in value:
                yield from (f"{name}={value}: {code}" for code in codes(naming, html.unescape(value), known))
    say = speak()
    for piece in set(naming.pieces) - known - {JOKER}:  # of which rules and words speak anyway
        if naming.word(say, piece) in said:
            yield naming.word(say, piece)


def codes(naming: Naming, text: str, known: set[str]) -> Iterator[str]:
    """Pieces that a text names and may not, be it JSON or anything else."""
    for owner, piece in naming.code.findall(text):
        name = f"{owner}-{piece}" if owner else piece
        if name not in known:
            yield name


def open_hands(answer: object, truth: View, seat: int | None) -> Iterator[str]:
    """Whatever a view within an answer shows of others that it may not: what is held, what is left, what was chosen."""
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
        if "actor" in answer and "ply" in answer:
            yield answer
        for value in answer.values():
            yield from views(value)
