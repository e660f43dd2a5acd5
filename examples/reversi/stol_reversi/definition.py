"""All that stol asks of the game. What is not said here, it gets for nothing."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from stol.errors import BadTable, Reason
from stol.games.definition import Definition, Notation, said
from stol.games.limits import Limits
from stol.kernel import defaults
from stol.kernel.dispatch import Rules

from stol_reversi import insight, rules
from stol_reversi.drawing import DISCS, DRAWING, NAMES
from stol_reversi.state import ACTIONS, EMPTY, LAYOUT, PASS, STRIDE, Options, State, empty_board


def view(state: State) -> dict[str, Any]:
    size = int(state.side)
    rows = state.board.reshape(STRIDE, STRIDE)[:size, :size].tolist()
    return {
        "turn": None if state.over else int(state.turn),
        "board": ["".join(DISCS[disc] for disc in row) for row in rows],
        "points": [int(rules.discs(state, seat)) for seat in range(2)],
    }


def imagine(seen: Mapping[str, Any], options: Options, players: int) -> State:
    """The state that a view shows. Whether all of it fits, stol checks."""
    state, size = empty_board(options, players), options.size
    board, turn, ply = seen.get("board"), seen.get("turn"), seen.get("ply")
    rows = [str(row) for row in board] if isinstance(board, list) else []
    if len(rows) != size or any(len(row) != size or set(row) - set(DISCS) for row in rows):
        raise BadTable(f"'board' of the view has {size} rows of {size} letters each: {', '.join(DISCS)}")
    if turn not in {0, 1, None} or type(ply) is not int or ply not in range(2**15):
        raise BadTable("'turn' of the view is 0, 1 or null, and 'ply' a number from 0 on")
    state.board.reshape(STRIDE, STRIDE)[:size, :size] = [[DISCS.index(disc) for disc in row] for row in rows]
    state.turn, state.ply = turn or 0, ply
    rules.allow(state)
    return state


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
    drawing=DRAWING,
)
