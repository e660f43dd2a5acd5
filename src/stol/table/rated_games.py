"""The result of a rated game, seat by seat, as it counts for the strength of its players."""

import copy
from collections.abc import Sequence
from dataclasses import dataclass

from stol.table.events import Drawn, Event, Played, RanOut, Resigned
from stol.table.table import Table


@dataclass(frozen=True)
class RatedSeat:
    """What a seat has achieved."""

    seat: int
    player: str | None
    """None: a computer player's seat, from the beginning."""
    level: str | None
    """Of that computer player."""
    rank: int
    side: int
    """Seats with the same number were a team."""


@dataclass(frozen=True)
class RatedGame:
    code: str
    game: str
    seats: tuple[RatedSeat, ...]


def rated_end(table: Table, events: Sequence[Event]) -> RatedGame | None:
    """The result of a rated table, if it ends with these events, which it does not have yet."""
    if not table.plan.rated or not any(map(may_end, events)):
        return None
    ended = copy.deepcopy(table)
    ended.extend(events)
    return rated_game(ended)


def may_end(event: Event) -> bool:
    return (isinstance(event, Played | Drawn) and event.over) or isinstance(event, Resigned | RanOut)


def rated_game(table: Table) -> RatedGame | None:
    """The result of a rated table that is over; None if it does not count: it was closed before it began."""
    if not table.plan.rated or not table.is_over or table.position is None or table.ended_early == "closed":
        return None
    result = table.position.result
    ranks = result["ranks"] if result else [1] * table.plan.players
    return RatedGame(table.plan.code, table.plan.game, rated_seats(table, ranks))


def rated_seats(table: Table, ranks: Sequence[int]) -> tuple[RatedSeat, ...]:
    """Who has left comes last, and alone: partners keep what they have achieved."""
    parties, last = table.game().parties, max(ranks) + 1
    return tuple(
        RatedSeat(
            seat=number,
            player=seat.player,
            level=None if seat.player else seat.level,
            rank=last if seat.has_left else ranks[number],
            side=table.plan.players + number if seat.has_left else parties[number],
        )
        for number, seat in enumerate(table.seats)
    )
