"""Moves and outcomes as text: `stop`, `keep yyp`, `mark 07`, `pass`, `hold 03,11,27`, `take 12`; `07`, `r`."""

import functools

from stol.errors import IllegalMove, Reason
from stol.games.onecard.components import CARDS, COLOURS, DICE, HOLDS, KEEP_NAMES, NAMES, NUMBER
from stol.games.onecard.rules import HOLD_THREE, KEEP, MARK_CARD, PASS, STOP, TAKE_CARD
from stol.games.onecard.state import State
from stol.kernel.layout import Array
from stol.text import refused, unquoted

WORDS = {"pass": PASS, "stop": STOP}
HOLD_NUMBER = {cards: number for number, cards in enumerate(HOLDS)}


def write_moves(_state: State, actions: Array) -> list[str]:
    return [move_text(action) for action in actions.tolist()]


@functools.cache
def move_text(action: int) -> str:
    for word, move in WORDS.items():
        if action == move:
            return word
    if action >= HOLD_THREE:
        return f"hold {','.join(NAMES[card] for card in HOLDS[action - HOLD_THREE])}"
    if action >= KEEP:
        return f"keep {KEEP_NAMES[action - KEEP] or '-'}"
    if action >= TAKE_CARD:
        return f"take {NAMES[action - TAKE_CARD]}"
    return f"mark {NAMES[action - MARK_CARD]}"


def read_move(_state: State, text: str) -> int:
    if text in WORDS:
        return WORDS[text]
    word, _, rest = text.partition(" ")
    if word == "mark":
        return MARK_CARD + _card(text, rest)
    if word == "take":
        return TAKE_CARD + _card(text, rest)
    if word == "keep":
        return KEEP + _dice(text, rest)
    if word == "hold":
        return HOLD_THREE + _three(text, rest)
    raise refused(IllegalMove, Reason("why-onecard-no-move", {"text": unquoted(text)}))


def write_outcome(_state: State, outcome: int) -> str:
    return NAMES[outcome] if outcome < CARDS else COLOURS[outcome - CARDS]


def read_outcome(_state: State, text: str) -> int:
    if text in DIE:
        return DIE[text]
    return _card(text, text)


DIE = {letter: CARDS + colour for colour, letter in enumerate(COLOURS)}


def _card(text: str, name: str) -> int:
    if name not in NUMBER:
        named = {"text": unquoted(text), "name": unquoted(name), "last": NAMES[-1]}
        raise refused(IllegalMove, Reason("why-onecard-no-card", named, rules=("O3",)))
    return NUMBER[name]


def _dice(text: str, letters: str) -> int:
    dice = "" if letters == "-" else letters
    if not letters or set(dice) - set(COLOURS):
        raise refused(
            IllegalMove, Reason("why-onecard-no-colours", {"text": unquoted(text), "order": COLOURS}, rules=("O1",))
        )
    if len(dice) >= DICE:
        raise refused(
            IllegalMove, Reason("why-onecard-keep-all", {"text": unquoted(text), "count": DICE}, rules=("O5",))
        )
    if dice not in KEEP_NAMES:
        raise refused(IllegalMove, Reason("why-onecard-colour-order", {"text": unquoted(text), "order": COLOURS}))
    return KEEP_NAMES.index(dice)


def _three(text: str, names: str) -> int:
    cards = tuple(_card(text, name) for name in names.split(","))
    if len(set(cards)) != 3 or len(cards) != 3:
        raise refused(IllegalMove, Reason("why-onecard-three", {"text": unquoted(text)}, rules=("O13",)))
    if cards not in HOLD_NUMBER:
        raise refused(IllegalMove, Reason("why-onecard-card-order", {"text": unquoted(text)}))
    return HOLD_NUMBER[cards]
