"""Ending a game before its rules do: resigning a seat's game, running out of time, and closing a table."""

from stol.bots.levels import LEVELS
from stol.table.events import Closed, Event, RanOut, Resigned
from stol.table.play import Refused
from stol.table.seats import free_name
from stol.table.table import Table

DUEL = 2
"""With so many players or fewer, the table ends where one resigns."""

STAND_IN = "club"
"""The level of the computer player who plays for somebody whose time is up."""


def resign(table: Table, seat: int, level: str) -> list[Event]:
    """A person gives a seat's game up: a computer player of that level goes on, if anybody is left to play with it."""
    if level not in LEVELS:
        raise Refused("no-such-level")
    if table.seats[seat].player is None:
        raise Refused("nobody-there")
    if table.seats[seat].is_given_up:
        return []
    if table.is_over:
        raise Refused("already-over")
    if table.position is None:
        raise Refused("not-begun")
    if ends_by_resigning(table, seat):
        return [Resigned(seat=seat)]
    return [Resigned(seat=seat, level=level, name=table.seats[seat].stand_in or free_name(table, seat))]


def run_out(table: Table, seat: int) -> list[Event]:
    """A person's time is up: what the table has agreed on happens."""
    lost = table.plan.time is not None and table.plan.time.then == "lost"
    if lost and ends_by_resigning(table, seat):
        return [RanOut(seat=seat, lost=True)]
    return [RanOut(seat=seat, level=STAND_IN, name=free_name(table, seat), lost=lost)]


def ends_by_resigning(table: Table, seat: int) -> bool:
    """Whether the table would end if the seat were given up: with two players, or if no person is left."""
    return table.plan.players <= DUEL or not persons_besides(table, seat)


def persons_besides(table: Table, seat: int) -> list[int]:
    """The other seats of persons who have not given up."""
    return [
        number
        for number, one in enumerate(table.seats)
        if number != seat and one.player is not None and not one.is_given_up
    ]


def close(table: Table) -> list[Event]:
    """The host ends the table for everybody, also while it waits for players."""
    if table.ended_early == "closed":
        return []
    if table.is_over or table.is_exhibit:
        raise Refused("already-over")
    if table.plan.rated and table.position is not None:  # else a host who is losing would end it
        raise Refused("rated-close")
    return [Closed()]
