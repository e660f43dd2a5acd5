"""The immediate effect of moves, computed by playing them on a state with just one card."""

import functools
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, TypedDict

from stol.games.onecard.analysis import Deck, deck_of, empty_table, printed_rows
from stol.games.onecard.components import COLOURS, DICE
from stol.games.onecard.rules import MARK_CARD, play
from stol.games.onecard.score_table import place_card
from stol.games.onecard.state import MARK
from stol.games.onecard.view import OnecardView, PlacedCard
from stol.kernel.layout import copy_state

Marks: TypeAlias = tuple[tuple[str, int], ...]
"""How many boxes of each colour are crossed off."""


class Misfit(NamedTuple):
    """A rolled colour that is not crossed off (O7)."""

    colour: str
    dice: int
    free: int | None
    """Free boxes; None if the card has no such row."""


class Preview(TypedDict):
    """The immediate effect of a move."""

    total: int
    """Points gained."""
    scored: bool
    """Whether the card would be scored (O8)."""
    crossed: dict[str, int]
    """Boxes that would be crossed off, by colour."""
    misfits: tuple[Misfit, ...]


NOTHING: Preview = {"total": 0, "scored": False, "crossed": {}, "misfits": ()}
"""The effect of all moves except marking a card."""


def preview(view: OnecardView, seat: int, moves: Sequence[str]) -> dict[str, Preview]:
    """The effect of each move. Marks may be previewed before the last roll, with the dice now on the table."""
    deck, hand = deck_of(view), {f"mark {card['card']}": card for card in view["hands"][seat]}
    return {move: use_card(deck, hand[move], view["dice"]) if move in hand else NOTHING for move in moves}


def use_card(deck: Deck, card: PlacedCard, dice: str) -> Preview:
    return use_marked(deck, card["card"], tuple(card["marks"].items()), dice)


@functools.lru_cache(maxsize=4096)
def use_marked(deck: Deck, name: str, marks: Marks, dice: str) -> Preview:
    """The effect of the dice on a card with these marks."""
    rolled = Counter(dice)
    state = copy_state(empty_table(deck))
    number = place_card(state, {"card": name, "marks": dict(marks)}, (), None)
    state.hand[0, 0] = number
    state.hand_size[0] = 1
    state.dice[:] = [rolled[letter] for letter in COLOURS]
    state.dice_size = DICE
    state.phase = MARK
    play(state, MARK_CARD + number)
    after = dict(zip(COLOURS, state.marks[number].tolist(), strict=True))
    crossed = {letter: after[letter] - count for letter, count in marks if after[letter] > count}
    free = {row.colour: row.boxes - dict(marks)[row.colour] for row in printed_rows(deck)[name]}
    left = [letter for letter in COLOURS if rolled[letter] and letter not in crossed]
    scored = bool(state.scored_size[0])
    return {
        "total": int(state.points[0, 0]) if scored else 0,
        "scored": scored,
        "crossed": crossed,
        "misfits": tuple(Misfit(letter, rolled[letter], free.get(letter)) for letter in left),
    }
