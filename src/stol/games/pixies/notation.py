"""Moves and outcomes of Pixies as text: `b4+1`, `b4+1=new`, `b4+1@7`; `first:0`."""

from stol.errors import IllegalMove, Reason
from stol.games.pixies.components import ALL_CARDS, NAMES, NUMBER
from stol.games.pixies.rules import FACE_DOWN, FACE_UP, NEW_UP, OLD_UP, WAYS
from stol.games.pixies.state import SEATS, State
from stol.kernel.layout import Array
from stol.text import refused, unquoted

SUFFIX = {FACE_UP: "", NEW_UP: "=new", OLD_UP: "=old"} | {FACE_DOWN + cell: f"@{cell + 1}" for cell in range(9)}
WAY = {suffix: way for way, suffix in SUFFIX.items()}


def write_moves(_state: State, actions: Array) -> list[str]:
    return [NAMES[action // WAYS] + SUFFIX[action % WAYS] for action in actions.tolist()]


def read_move(_state: State, text: str) -> int:
    card, mark, rest = text.partition("@" if "@" in text else "=")
    suffix = mark + rest
    if suffix not in WAY:
        raise refused(IllegalMove, Reason("why-pixies-no-move", {"text": unquoted(text)}))
    return _card(text, card) * WAYS + WAY[suffix]


def write_outcome(_state: State, outcome: int) -> str:
    return NAMES[outcome] if outcome < ALL_CARDS else f"first:{outcome - ALL_CARDS}"


def read_outcome(state: State, text: str) -> int:
    if text in FIRST:
        return FIRST[text]
    if text.startswith("first:"):
        raise refused(
            IllegalMove,
            Reason("why-pixies-no-seat", {"text": unquoted(text), "last": int(state.players) - 1}, rules=("P3",)),
        )
    return _card(text, text)


FIRST = {f"first:{seat}": ALL_CARDS + seat for seat in range(SEATS)}


def _card(text: str, name: str) -> int:
    if name not in NUMBER:
        raise refused(
            IllegalMove, Reason("why-pixies-no-card", {"text": unquoted(text), "name": unquoted(name)}, rules=("P1",))
        )
    return NUMBER[name]
