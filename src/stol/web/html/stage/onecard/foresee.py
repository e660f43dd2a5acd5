"""What the rules would make of a card: asked of the rules themselves, on a table with one card on it."""

import functools
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from stol.games.onecard.components import COLOURS, DICE
from stol.games.onecard.deck import OWN
from stol.games.onecard.options import Options
from stol.games.onecard.rules import MARK_CARD, play
from stol.games.onecard.sheet import lay
from stol.games.onecard.state import MARK, start
from stol.kernel.layout import AnyState, twin
from stol.score import score
from stol.web.html.pieces.onecard import Row, Rows
from stol.web.scene.scene import View

Deck: TypeAlias = tuple[str, ...] | None
Marks: TypeAlias = tuple[tuple[str, int], ...]


class Misfit(NamedTuple):
    """A rolled colour that is not crossed off (O7)."""

    colour: str
    dice: int
    free: int | None
    """Boxes; None if the card has no such row."""


class Prospect(NamedTuple):
    """What using a card with the present dice would do."""

    crossed: dict[str, int]
    misfits: tuple[Misfit, ...]
    points: int | None
    """If it would be scored (O8)."""


def deck(view: View) -> Deck:
    """The deck that is played with; None for our own."""
    typed = view["options"]["deck"]
    return tuple(typed) if typed else None


@functools.lru_cache(maxsize=64)
def printed(deck: Deck) -> dict[str, Rows]:
    """The rows of every card of a deck, by the card's number."""
    cards = [line.split() for line in deck or OWN]
    return {name: tuple(Row(row[0], int(row[1]), row.endswith("s")) for row in rows) for name, *rows in cards}


def foresee(deck: Deck, card: Mapping[str, Any], dice: str) -> Prospect:
    """`card` as views have them: its number and its marks."""
    return _foresee(deck, card["card"], tuple(card["marks"].items()), dice)


@functools.lru_cache(maxsize=4096)
def _foresee(deck: Deck, name: str, marks: Marks, dice: str) -> Prospect:
    rolled = Counter(dice)
    state = twin(_table(deck))
    number = lay(state, {"card": name, "marks": dict(marks)}, name, None)
    state.hand[0, 0] = number
    state.hand_size[0] = 1
    state.dice[:] = [rolled[letter] for letter in COLOURS]
    state.dice_size = DICE
    state.phase = MARK
    play(state, MARK_CARD + number)
    after = dict(zip(COLOURS, state.marks[number].tolist(), strict=True))
    crossed = {letter: after[letter] - count for letter, count in marks if after[letter] > count}
    free = {row.colour: row.boxes - dict(marks)[row.colour] for row in printed(deck)[name]}
    misfits = tuple(Misfit(letter, rolled[letter], free.get(letter)) for letter in COLOURS if rolled[letter])
    return Prospect(
        crossed,
        tuple(misfit for misfit in misfits if misfit.colour not in crossed),
        int(state.points[0, 0]) if state.scored_size[0] else None,
    )


@functools.lru_cache(maxsize=64)
def _table(deck: Deck) -> AnyState:
    """With one player, whose choice is carried out at once."""
    return start(Options(deck=deck), 1)


def unfinished(view: View) -> dict[str, int]:
    """What each card in the hands would bring if the game ended now (O11), by its number."""
    cards = [card for hand in view["hands"] for card in hand]
    table = {"game": "onecard", "options": view["options"], "hands": [[card] for card in cards]}
    items = score(table | {"scored": [[] for _ in cards]})
    return {card["card"]: own["total"] for card, own in zip(cards, items, strict=True)}
