"""What a placement would bring, counted by the rules themselves on a table made from what is seen."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from stol.games.ingenious.components import COLOURS, DIRECTIONS, NEIGHBOUR, NUMBER
from stol.games.ingenious.notation import PAIR_NUMBER
from stol.games.ingenious.options import Options
from stol.games.ingenious.rules import lines, score, track_of
from stol.games.ingenious.state import State, start
from stol.kernel.layout import twin
from stol.web.html.pieces.ingenious import Space
from stol.web.html.stage.ingenious.aim import Aim, Spot
from stol.web.scene.scene import View

NOBODY = -9
"""No space: a half that has no other half to leave out."""
Run = tuple[int, int]
"""A direction, and how many symbols count in it."""


@dataclass(frozen=True)
class Worth:
    """Of a placement."""

    runs: tuple[tuple[Run, ...], tuple[Run, ...]]
    """For each half, the lines that count."""
    points: tuple[int, int]
    """For each half, all its lines together; more than a track may take (I8)."""
    gains: Mapping[str, int]
    """How far each colour moves up; those that do."""
    stops: int
    """How many colours come to a stop: each is a bonus play (I9)."""


@functools.cache
def empty(players: int, teams: bool) -> State:  # noqa: FBT001 - an option of the game, not a mode
    return start(Options(teams=teams), players)


def track_end(view: View) -> int:
    return end_of(view["players"], view["options"]["teams"])


@functools.cache
def end_of(players: int, teams: bool) -> int:  # noqa: FBT001 - as above
    return int(empty(players, teams).track_end)


def track_number(view: View, seat: int) -> int:
    """Which track is a seat's."""
    return track_by(view["players"], view["options"]["teams"], seat)


@functools.cache
def track_by(players: int, teams: bool, seat: int) -> int:  # noqa: FBT001 - as above
    return int(track_of(empty(players, teams), seat))


class Count:
    """A table with just what is needed for counting: the board and the tracks."""

    def __init__(self, view: View) -> None:
        state: Any = empty(view["players"], view["options"]["teams"])
        self.state: Any = twin(state)
        self.state.turn = view["turn"]
        board = self.state.board
        for name, letter in view["board"].items():
            q, r = map(int, name.split(","))
            board[NUMBER[q, r]] = COLOURS.index(letter)
        self.colours: list[int] = board.tolist()
        number = track_number(view, view["turn"])
        self.track: Any = self.state.tracks[number]
        own = view["tracks"][number]
        self.standing: list[int] = [own[letter] for letter in COLOURS]
        self.track[:] = self.standing

    def worths(self, aim: Aim) -> dict[Spot, Worth]:
        return {spot: self.worth(aim, spot) for spot in aim.spots}

    def worth(self, aim: Aim, spot: Spot) -> Worth:
        first, second = (COLOURS.index(letter) for letter in aim.tile)
        here, there = NUMBER[spot.at], NUMBER[spot.to]
        one, other = self.runs(here, there, first), self.runs(there, here, second)
        points = sum(length for _, length in one), sum(length for _, length in other)
        if not any(points):
            return NOTHING
        if here > there:
            here, there, first, second = there, here, second, first
        stops = score(self.state, PAIR_NUMBER[here, there], first, second)
        gains = {
            letter: after - before
            for letter, after, before in zip(COLOURS, self.track.tolist(), self.standing, strict=True)
            if after > before
        }
        self.track[:] = self.standing
        return Worth((one, other), points, gains, stops)

    def runs(self, here: int, partner: int, colour: int) -> tuple[Run, ...]:
        """The lines of one half. In one direction counts what all count together without it less."""
        beside = [
            direction for direction, space in enumerate(AROUND[here]) if space >= 0 and self.colours[space] == colour
        ]
        if not beside:
            return ()
        total = lines(self.state, here, partner, colour)
        if len(beside) == 1:
            return ((beside[0], total),)
        around = lines(self.state, here, NOBODY, colour)
        return tuple(
            (direction, around - lines(self.state, here, AROUND[here][direction], colour)) for direction in beside
        )


NOTHING = Worth(((), ()), (0, 0), {}, 0)
AROUND: list[list[int]] = NEIGHBOUR.tolist()


def along(space: Space, run: Run) -> list[Space]:
    """The spaces of a line, the nearest first."""
    direction, length = run
    (q, r), (dq, dr) = space, DIRECTIONS[direction]
    return [(q + dq * step, r + dr * step) for step in range(1, length + 1)]
