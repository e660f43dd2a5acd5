"""Actions at a table, shared by pages and API.

`Forbidden`: the visitor has no right to it. `Refused`: it is not possible now. `IllegalMove`: the rules forbid the
move. Pages and API report these in their own ways.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from stol.bots.hint import Hint
from stol.record import Record
from stol.table import ends, export, seats, undo
from stol.table.database_threads import in_database
from stol.table.deals import today
from stol.table.events import Event
from stol.table.play import Refused, Stale, draw, play
from stol.table.seat import Seat as SeatState
from stol.table.service import Decision, TableService
from stol.table.session import TableSession
from stol.table.store import DealMet
from stol.table.table import Table
from stol.web.service.denied import Forbidden, NotFound
from stol.web.service.own_hands import require_unknown
from stol.web.service.table_visit import TableVisit, seats_away
from stol.web.service.visitor import Visitor, fit_name, one_line

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=7, description="The number of a seat, from 0.", examples=[0])]
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=100_000, description="The number of moves and outcomes so far.")]
UndoCount: TypeAlias = Annotated[
    int, Meta(ge=0, le=100_000, description="The number of undos at the table when this was sent.")
]
Text: TypeAlias = Annotated[str, Meta(max_length=1000)]
Message: TypeAlias = Annotated[int, Meta(ge=0, le=100_000, description="The number of a chat message, from 0.")]
Name: TypeAlias = Annotated[
    str, Meta(max_length=1000, description="The name of a player; cut after 24 characters.", examples=["Ana"])
]
Level: TypeAlias = Annotated[
    str, Meta(max_length=1000, description="The level of a computer player, as in the list of games: novice to master.")
]


SENT_NAMES = {"undo_count": "undone", "real_components": "typed"}
"""Fields that have other names in JSON and in forms."""


class Move(Struct, rename=SENT_NAMES):
    """A move at a ply. `seat` is needed where a player has several."""

    move: Annotated[str, Meta(max_length=1000, description="One of the legal moves.", examples=["b4+1"])]
    ply: Ply
    undo_count: UndoCount = 0
    seat: Seat | None = None


class Back(Struct, rename=SENT_NAMES):
    """A request about undo. With `undone`, a repeated request has no further effect."""

    undo_count: UndoCount


class Correcting(Struct, rename=SENT_NAMES):
    """Takes back the latest entry at a table with real cards and dice, whose ply this is."""

    ply: Ply
    undo_count: UndoCount = 0


class Sitting(Struct):
    """Takes an open seat."""

    seat: Seat
    name: Name = ""


class Hiring(Struct):
    """A seat, and the level of the computer player for it."""

    seat: Seat
    level: Level = "club"


class Resigning(Struct):
    """One's own seat, if there are several, and the level of the computer player who takes it over."""

    seat: Seat | None = None
    level: Level = "club"


class Naming(Struct):
    """One's own seat, and the name of the person on it."""

    seat: Seat
    name: Name = ""


class Coming(Struct):
    """One's own seat."""

    seat: Seat


class Saying(Struct):
    """A chat message. It is added once, however often it is sent with the same key."""

    text: Annotated[str, Meta(max_length=1000, description="At most 200 characters.", examples=["Hello!"])]
    key: Text = ""


class Heard(Struct):
    """How many chat messages have been read."""

    count: Annotated[int, Meta(ge=0, le=100_000, description="The number of messages that were read.")]


class RemovingPerson(Struct):
    """The seat of somebody else, and the level of the computer player who takes it if the game has begun."""

    seat: Seat
    level: Level = "club"


class Muting(Struct):
    """The seat of somebody else, and whether the person may say nothing more."""

    seat: Seat
    muted: bool = True


class Reporting(Struct):
    """The seat of somebody else. What is reported is a message of that person, or, without a number, the name."""

    seat: Seat
    message: Message | None = None


def own_seat(at: TableVisit, wanted: int | None) -> int:
    """The visitor's seat: the wanted one, or the only one."""
    own = at.session.table.seats_of(at.who.id)
    seat = wanted if wanted is not None else own[0] if len(own) == 1 else None
    if seat is None or seat not in own:
        raise Forbidden("not-your-seat")
    return seat


def require_own_seats(at: TableVisit) -> list[int]:
    """The visitor's seats, at least one."""
    own = at.session.table.seats_of(at.who.id)
    if not own:
        raise Forbidden("not-your-seat")
    return own


def require_playing_seat(at: TableVisit) -> int:
    """A seat where the visitor plays without a stand-in."""
    seats = sorted(set(require_own_seats(at)) & at.session.table.people())
    if not seats:
        raise Forbidden("stood-in")
    return seats[0]


def require_voting_seat(at: TableVisit) -> int:
    """A seat of the visitor that has not resigned; a stand-in may play for it."""
    seats = sorted(set(require_own_seats(at)) & at.session.table.voters())
    if not seats:
        raise Forbidden("not-your-seat")
    return seats[0]


def require_host(at: TableVisit) -> None:
    """Only the player who opened the table."""
    if at.who.id is None or at.who.id != at.session.table.plan.host:
        raise Forbidden("host-only")


def require_may_look(at: TableVisit) -> None:
    """Only players of the table, its host, and others where watching is allowed."""
    if not at.may_look:
        raise Forbidden("no-watching")


async def move(at: TableVisit, service: TableService, seat: int, made: Move) -> None:
    """Plays a move. It is stored when this returns."""

    def decide(table: Table) -> list[Event]:
        require_plays_itself(table, seat)
        return play(table, seat, made.ply, made.move, made.undo_count)

    await service.act(at.session, decide)


def require_plays_itself(table: Table, seat: int) -> None:
    """Only where no computer player has the seat."""
    if table.seats[seat].level is not None:
        raise Stale(why_replaced(table.seats[seat]))


def why_replaced(seat: SeatState) -> str:
    """The id of a message: why a computer player has a person's seat."""
    if seat.resigned:
        return "resigned"
    return "time-up" if seat.lost else "stood-in"


async def hint(at: TableVisit, service: TableService, seat: int) -> Hint:
    """The best moves of a seat that is to choose."""
    table = at.session.table
    if not table.plan.hints:
        raise Forbidden("no-hints")
    require_plays_itself(table, seat)
    return await service.hints.hint(table, seat)


async def enter_outcomes(at: TableVisit, service: TableService, ply: int, undo_count: int, outcomes: list[str]) -> None:
    """The host enters what real cards or dice show: all outcomes count, or none."""
    require_host(at)
    await service.act(at.session, lambda table: draw(table, ply, outcomes, undo_count))


async def correct(at: TableVisit, service: TableService, wrong: Correcting) -> None:
    """The host takes back what was entered last."""
    require_host(at)
    await service.act(at.session, lambda table: undo.correct(table, wrong.ply, wrong.undo_count))


async def take_back(at: TableVisit, service: TableService, asked: Back) -> None:
    """Takes one's latest move back, or asks the others to let one."""
    require_playing_seat(at)
    own = require_own_seats(at)
    await service.act(at.session, lambda table: undo.take_latest_back(table, own, asked.undo_count))


async def agree(at: TableVisit, service: TableService, asked: Back) -> None:
    """Agrees to an undo request."""
    seat = require_voting_seat(at)
    await service.act(at.session, lambda table: undo.agree(table, seat, asked.undo_count))


async def decline(at: TableVisit, service: TableService, asked: Back) -> None:
    """Declines an undo request, or withdraws one's own."""
    seat = require_voting_seat(at)
    await service.act(at.session, lambda table: undo.decline(table, seat, asked.undo_count))


async def sit(at: TableVisit, service: TableService, who: Visitor, seat: int, name: str) -> None:
    """Takes an open seat."""
    player, called = who.id or "", name or who.name
    await take_seat(at.session, service, who, lambda table: seats.sit(table, seat, player, called))


async def take_seat(session: TableSession, service: TableService, who: Visitor, decide: Decision) -> None:
    """Whichever seat, and by whichever way somebody came: only where the visitor has not met the deal."""
    await require_unknown(service, who, session.table)
    try:
        await service.act(session, decide)
    except DealMet:
        raise Forbidden("deal-known") from None


async def hire(at: TableVisit, service: TableService, wanted: Hiring) -> None:
    """The host lets a computer player take an open seat."""
    require_host(at)
    await service.act(at.session, lambda table: seats.hire(table, wanted.seat, wanted.level))


async def stand_in(at: TableVisit, service: TableService, wanted: Hiring) -> None:
    """Asks for a stand-in for somebody who is gone, or for oneself."""
    session, own = at.session, require_own_seats(at)
    gone = session.table.seats[wanted.seat].player if wanted.seat < session.table.plan.players else None
    if gone is not None and gone != at.who.id and wanted.seat not in seats_away(session):
        raise Refused("still-there")
    voter = wanted.seat if wanted.seat in own else own[0]
    await service.act(session, lambda table: seats.ask_stand_in(table, voter, wanted.seat, wanted.level))


async def come_back(at: TableVisit, service: TableService, seat: int) -> None:
    """Takes one's seat back from the computer player who stood in."""
    if seat not in require_own_seats(at):
        raise Forbidden("not-your-seat")
    await service.act(at.session, lambda table: seats.come_back(table, seat))


async def resign(at: TableVisit, service: TableService, wanted: Resigning) -> None:
    """Gives the game of one's seat up."""
    seat = own_seat(at, wanted.seat)
    await service.act(at.session, lambda table: ends.resign(table, seat, wanted.level))


async def leave(at: TableVisit, service: TableService) -> None:
    """A guest leaves a table that waits, and is not invited to it any more."""
    require_own_seats(at)
    player = at.who.id or ""
    await service.act(at.session, lambda table: seats.leave(table, player))
    await in_database(service.store.company.refuse, at.session.table.plan.code, player)
    service.news.players_changed({player})


async def close(at: TableVisit, service: TableService) -> None:
    """The host ends the table for everybody."""
    require_host(at)
    await service.act(at.session, ends.close)


async def rename(at: TableVisit, service: TableService, wanted: Naming) -> None:
    """Names the person on one's seat: on a shared device there are several."""
    seat = own_seat(at, wanted.seat)
    await service.act(at.session, lambda table: seats.rename(table, seat, fit_name(wanted.name)))


async def talk(at: TableVisit, service: TableService, said: Saying) -> None:
    """Adds a chat message."""
    seat = require_own_seats(at)[0]
    await service.act(at.session, lambda table: seats.say(table, seat, one_line(said.text), said.key))
    await read_talk(at, service, Heard(len(at.session.table.talk)))


async def read_talk(at: TableVisit, service: TableService, heard: Heard) -> None:
    """The visitor has read the chat so far."""
    require_own_seats(at)
    await service.mark_heard(at.session, at.who.id or "", heard.count)


async def rematch(at: TableVisit, service: TableService) -> str:
    """The code of a table for the same people, everybody one seat further."""
    require_own_seats(at)
    if not at.session.table.is_over:
        raise Forbidden("not-over")
    return await service.rematch(at.session)


def record(at: TableVisit) -> Record:
    """The record of the finished game."""
    require_may_look(at)
    table = at.session.table
    if not table.is_over:
        raise Forbidden("not-over")
    try:
        return export.record(table, today())
    except Refused as problem:
        raise NotFound(str(problem)) from None
