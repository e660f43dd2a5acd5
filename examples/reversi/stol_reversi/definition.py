"""All that stol asks of the game. What is not said here, it gets for nothing."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypedDict

import numpy as np

from stol.errors import BadTable, Reason
from stol.games.definition import Definition, Notation, Types, said
from stol.games.limits import Limits
from stol.games.validate import BySeat, Seat, Source
from stol.games.view import BaseView
from stol.kernel import defaults
from stol.kernel.dispatch import Rules
from stol_reversi import insight, rules
from stol_reversi.drawing import DISCS, DRAWING, NAMES
from stol_reversi.state import ACTIONS, EMPTY, LAYOUT, PASS, STRIDE, Options, State, empty_board


class ReversiOptions(TypedDict):
    size: int


class ReversiView(BaseView):
    options: ReversiOptions
    turn: Seat | None
    board: list[str]
    points: BySeat[int]


def view(state: State) -> dict[str, Any]:
    size = int(state.side)
    rows = state.board.reshape(STRIDE, STRIDE)[:size, :size].tolist()
    return {
        "turn": None if state.over else int(state.turn),
        "board": ["".join(DISCS[disc] for disc in row) for row in rows],
        "points": [int(rules.discs(state, seat)) for seat in range(2)],
    }


def imagine(seen: ReversiView, options: Options, _source: Source | None = None) -> State:
    """The state that a view shows. Its types are checked before, and afterwards whether all of it fits."""
    state, size = empty_board(options, seen["players"]), options.size
    if len(seen["board"]) != size or any(len(row) != size or set(row) - set(DISCS) for row in seen["board"]):
        raise BadTable(f"the board of a view has {size} rows of {size} letters each: {', '.join(DISCS)}")
    rows = [[DISCS.index(disc) for disc in row] for row in seen["board"]]
    state.board.reshape(STRIDE, STRIDE)[:size, :size] = rows
    state.turn, state.ply = seen["turn"] or 0, seen["ply"]
    rules.allow(state)
    return state


def preview(seen: ReversiView, seat: int, moves: Sequence[str]) -> dict[str, dict[str, int]]:
    """By how much each move brings the seat ahead."""
    state, worths = imagine(seen, Options(**seen["options"])), np.zeros(len(moves))
    state.turn = seat
    insight.gain(state, np.array([NAMES.index(move) for move in moves], np.int32), len(moves), worths)
    return {move: {"total": int(worth)} for move, worth in zip(moves, worths, strict=True)}


def why(state: State, action: int) -> Reason:
    if action == PASS:
        return said("you can turn a disc, so you can't pass")
    column, row = action % STRIDE, action // STRIDE
    if column >= state.side or row >= state.side:
        return said(f"the board has {state.side} rows and columns")
    if state.board[action] != EMPTY:
        return said("there is a disc already")
    return said("no disc would be turned")


DEFINITION = Definition(
    key="reversi",
    title="Reversi",
    about="Close in the other's discs to turn them; most discs win.",
    options=Options,
    presets={"classic": {}, "small": {"size": 6}},
    layout=LAYOUT,
    rules=Rules(rules.actor, defaults.legal, rules.play, rules.final, rules.observe),
    insight=replace(defaults.INSIGHT, gain=insight.gain, judge=insight.judge),
    most_moves=ACTIONS,
    actions=lambda _options, _players: ACTIONS,
    limits=lambda options, _players: Limits(moves=2 * (options.size**2 - 4), outcomes=0),
    planes=rules.planes,
    start=rules.start,
    notation=Notation.of_names(NAMES),
    view=view,
    imagine=imagine,
    why=why,
    preview=preview,
    types=Types(ReversiView),
    drawing=DRAWING,
)
