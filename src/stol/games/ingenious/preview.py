"""The immediate effect of placements, computed by the rules on a state made from a view."""

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple, TypedDict

from stol.games.ingenious.analysis import Run, spaces_by_code, track_number
from stol.games.ingenious.components import COLOURS, FIRST, NEIGHBOUR, NUMBER, SECOND, SPACES, Space
from stol.games.ingenious.notation import ANSWERS, read_move
from stol.games.ingenious.options import Options
from stol.games.ingenious.rules import lines, parts, score
from stol.games.ingenious.state import State, start
from stol.games.ingenious.view import IngeniousView
from stol.kernel.layout import copy_state

NO_SPACE = -9
"""No space: as `partner` of `lines`, it makes all six directions count."""
AROUND: list[list[int]] = NEIGHBOUR.tolist()


class Half(NamedTuple):
    """One half of a tile, placed."""

    space: Space
    runs: tuple[Run, ...]
    """The lines that score."""

    @property
    def points(self) -> int:
        """The length of all its lines; the track may advance by less (I8)."""
        return sum(length for _, length in self.runs)


class Preview(TypedDict):
    """The immediate effect of a move."""

    total: int
    """Sum of the steps of all colours."""
    gains: dict[str, int]
    """Steps by colour, zeros left out."""
    bonus: int
    """Bonus plays earned (I9); there are none in a solo game (I18)."""
    halves: tuple[Half, ...]
    """The two halves of a placement, in the order of the move's text."""


def preview(view: IngeniousView, seat: int, moves: Sequence[str]) -> dict[str, Preview]:
    table = Table(view, seat)
    return {move: NOTHING if move in ANSWERS else table.preview_placement(move) for move in moves}


NOTHING: Preview = {"total": 0, "gains": {}, "bonus": 0, "halves": ()}
"""The effect of swapping or refilling the rack."""


class Table:
    """A state with just what scoring needs: the board and the seat's track."""

    def __init__(self, view: IngeniousView, seat: int) -> None:
        self.state: Any = copy_state(empty_state(view["players"], view["options"]["teams"]))
        self.state.turn = seat
        spaces = spaces_by_code(view["players"])
        self.colours: list[int] = self.state.board.tolist()
        for name, letter in view["board"].items():
            self.colours[NUMBER[spaces[name]]] = COLOURS.index(letter)
        self.state.board[:] = self.colours
        number = track_number(view, seat)
        self.steps: list[int] = [view["tracks"][number][letter] for letter in COLOURS]
        self.track: Any = self.state.tracks[number]
        self.track[:] = self.steps

    def preview_placement(self, move: str) -> Preview:
        pair, here, there, first, second = read_placement(move)
        one, other = self.half(here, there, first), self.half(there, here, second)
        halves = (one, other) if first <= second else (other, one)
        if not one.runs and not other.runs:
            return {"total": 0, "gains": {}, "bonus": 0, "halves": halves}
        stops = score(self.state, pair, first, second)
        after: list[int] = self.track.tolist()
        self.track[:] = self.steps
        steps = zip(COLOURS, self.steps, after, strict=True)
        gains = {letter: now - before for letter, before, now in steps if now > before}
        bonus = 0 if self.state.players == 1 else int(stops)
        return {"total": sum(gains.values()), "gains": gains, "bonus": bonus, "halves": halves}

    def half(self, here: int, partner: int, colour: int) -> Half:
        return Half(SPACES[here], self.runs(here, partner, colour))

    def runs(self, here: int, partner: int, colour: int) -> tuple[Run, ...]:
        """The lines of one half. The length in a direction is the difference of `lines` with and without it."""
        beside = [
            direction for direction, space in enumerate(AROUND[here]) if space >= 0 and self.colours[space] == colour
        ]
        if not beside:
            return ()
        if len(beside) == 1:
            return ((beside[0], lines(self.state, here, partner, colour)),)
        total = lines(self.state, here, NO_SPACE, colour)
        return tuple(
            (direction, total - lines(self.state, here, AROUND[here][direction], colour)) for direction in beside
        )


@functools.cache
def empty_state(players: int, teams: bool) -> State:  # noqa: FBT001 - an option of the game, not a mode switch
    return start(Options(teams=teams), players)


@functools.cache
def read_placement(move: str) -> tuple[int, int, int, int, int]:
    """The pair of a placement, its two spaces, and the colours on them."""
    pair, first, second = parts(read_move(empty_state(1, teams=False), move))
    return pair, int(FIRST[pair]), int(SECOND[pair]), first, second
