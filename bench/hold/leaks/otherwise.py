"""Finds another game that a seat can't distinguish from the played one: only hidden parts differ.

It is found by trial: a chance outcome is replaced by another, and all other moves are played as they were. If they are
legal, and the view of the seat is the same at every ply, the seat can't distinguish the two games.
"""

import random
from collections.abc import Sequence

import msgspec

from stol.errors import IllegalMove
from stol.position import Position
from stol.table.events import Event, Played, Started
from stol.table.simultaneous import asking
from stol.table.table import Table
from stol.web.scene.visibility import seen

TRIES = 60
"""Outcomes that are tried, from the latest back: earlier ones have mostly become public."""
ENOUGH = 4
"""Exchanged outcomes after which it stops."""


def otherwise(table: Table, log: Sequence[Event], seat: int | None, chance: random.Random) -> list[Event] | None:
    """Another log that looks the same to a seat or watcher; None if nothing is hidden."""
    line = list(table.positions())
    moves = exchanged(line, table.moves, seat, chance)
    choices = other_choices(table, seat, chance)
    if moves == table.moves and choices == table.choices:
        return None
    return with_choices(with_moves(log, moves), table, choices)


def exchanged(line: list[Position], moves: Sequence[str], seat: int | None, chance: random.Random) -> list[str]:
    """The moves, with some hidden outcomes exchanged."""
    shown = [seen(position, seat) for position in line]
    moves, found = list(moves), 0
    drawn = [place for place, position in enumerate(line[:-1]) if position.actor == "chance"]
    for place in reversed(drawn[-TRIES:]):
        others = [outcome for outcome in line[place].chance() if outcome != moves[place]]
        if not others:
            continue
        outcome = chance.choice(others)
        other = replayed(line[place], [outcome, *moves[place + 1 :]], shown[place + 1 :], seat)
        if other:
            line[place + 1 :], moves[place], found = other, outcome, found + 1
        if found == ENOUGH:
            break
    return moves


def replayed(
    position: Position, moves: Sequence[str], shown: Sequence[dict[str, object]], seat: int | None
) -> list[Position]:
    """The positions after each move, if the seat's views are unchanged; else an empty list."""
    line: list[Position] = []
    for move, view in zip(moves, shown, strict=True):
        try:
            position = position.play(move)
        except IllegalMove:
            return []
        if seen(position, seat) != view:
            return []
        line.append(position)
    return line


def other_choices(table: Table, seat: int | None, chance: random.Random) -> dict[int, str]:
    """Other secret choices of the other seats, where there are any."""
    chosen = dict(table.choices)
    for other, choice in table.choices.items():
        if other != seat and table.position is not None:
            legal = [move for move in asking(table.position, other).legal() if move != choice]
            chosen[other] = chance.choice(legal or [choice])
    return chosen


def with_moves(log: Sequence[Event], moves: Sequence[str]) -> list[Event]:
    """The same log with other outcomes."""
    made, told = iter(moves), list[Event]()
    for event in log:
        if isinstance(event, Started):
            told.append(Started(outcomes=[next(made) for _ in event.outcomes]))
        elif isinstance(event, Played):
            told.append(msgspec.structs.replace(event, applied=[next(made) for _ in event.applied]))
        else:
            told.append(event)
    return told


def with_choices(log: list[Event], table: Table, choices: dict[int, str]) -> list[Event]:
    """The same log with other pending secret choices."""
    waiting = {seat for seat, choice in table.choices.items() if choices[seat] != choice}
    for place in reversed(range(len(log))):
        event = log[place]
        if isinstance(event, Played) and event.seat in waiting:
            log[place] = msgspec.structs.replace(event, move=choices[event.seat])
            waiting.discard(event.seat)
    return log
