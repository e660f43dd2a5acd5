"""Score a typed-in Pixies table."""

from collections.abc import Sequence
from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from stol.errors import Path
from stol.games.pixies.components import BASIC_CARDS, NAMES, NONE, NUMBER, VALUE
from stol.games.pixies.options import Options, PixiesChoice
from stol.games.pixies.scoring import score_round
from stol.games.pixies.state import State, start
from stol.games.pixies.view import NINE, Card, Cell, Round, RoundItems, items
from stol.games.validate import BySeat, Fault, Source, UniquePieces
from stol.games.view import BaseScoreTable

UNKNOWN = 0
"""Stands for an unknown face-down card. Any card will do: the score does not depend on it."""


class TypedCell(TypedDict):
    """A typed-in cell: missing cards may be left out, an unknown face-down card is `true`."""

    up: NotRequired[Card | None]
    down: NotRequired[Card | Literal[True] | None]


TypedArea: TypeAlias = Annotated[list[TypedCell], NINE, Fault(("P2",), "pixies-cells")]


class PixiesScoreTable(BaseScoreTable):
    options: NotRequired[PixiesChoice]
    round: Round
    areas: BySeat[TypedArea]


def score(table: PixiesScoreTable, options: Options, source: Source, strict: bool) -> list[RoundItems]:  # noqa: FBT001 - the signature of `Definition.score`
    used = UniquePieces(source) if strict else None
    return [score_area(table, seat, options, used) for seat in range(len(table["areas"]))]


def score_area(table: PixiesScoreTable, seat: int, options: Options, used: UniquePieces | None) -> RoundItems:
    """Score one area, placed at seat 0 of an empty table."""
    state: State = start(options, 2)
    state.round_number = table["round"]
    lay_area(state, 0, table["areas"][seat], ("areas", seat), used)
    score_round(state, 0)
    return items(state, table["round"] - 1, 0)


def lay_area(state: State, seat: int, area: Sequence[TypedCell | Cell], path: Path, used: UniquePieces | None) -> None:
    for index, cell in enumerate(area):
        state.up[seat, index] = face_up(state, cell.get("up"), (*path, index, "up"), used)
        state.down[seat, index] = face_down(state, cell.get("down"), (*path, index, "down"), used)


def face_up(state: State, name: str | None, path: Path, used: UniquePieces | None) -> int:
    card = read_card(state, name, path, used)
    if card != NONE and used and VALUE[card] - 1 != path[-2]:
        raise used.source.refused("pixies-foreign-cell", path, ("P10",), card=NAMES[card], own=int(VALUE[card]))
    return card


def face_down(state: State, name: str | bool | None, path: Path, used: UniquePieces | None) -> int:  # noqa: FBT001 - true means an unknown card
    return UNKNOWN if isinstance(name, bool) else read_card(state, name, path, used)


def read_card(state: State, name: str | None, path: Path, used: UniquePieces | None) -> int:
    """The number of a card; with `used`, refuse a card that is already elsewhere."""
    if name is None:
        return NONE
    if used:
        if NUMBER[name] >= BASIC_CARDS and not state.flower_power:
            raise used.source.refused("pixies-flower-power", path, ("P19",), card=name)
        used.put(name, path)
    return NUMBER[name]
