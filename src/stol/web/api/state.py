"""The state of a table, as the API sends it."""

import datetime as dt
from collections.abc import Collection
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from stol.table.clocks import Clock
from stol.table.holidays import last_day_before
from stol.table.seat import Seat
from stol.table.table import Table
from stol.web.api.game_types import AllOptions
from stol.web.service.actions import SENT_NAMES, require_may_look
from stol.web.service.table_visit import TableVisit, absolute_link, known_deal, seats_away
from stol.web.service.talk import LATEST, Excerpt, excerpt

Kind: TypeAlias = Annotated[
    Literal["open", "person", "opponent", "elsewhere"],
    Meta(description="Elsewhere: a player of a record that the table only shows."),
]


class Place(Struct):
    """A seat at the table."""

    kind: Kind
    name: Annotated[str, Meta(description="Empty if no name was given.")]
    level: Annotated[str | None, Meta(description="The level of the computer player on the seat, also of a stand-in.")]
    stand_in: Annotated[str | None, Meta(description="The name of the computer player who stands in for the person.")]
    resigned: Annotated[bool, Meta(description="Whether the person gave the game up.")]
    ran_out: Annotated[bool, Meta(description="Whether the person's time was up, once at least.")]
    muted: Annotated[bool, Meta(description="Whether the host lets the person say nothing.")]
    away: Annotated[bool, Meta(description="Whether the person has listened to no stream of the table for a while.")]


class SeatClock(Struct):
    """The clock of a person's seat, in milliseconds, when this was sent."""

    seat: int
    left: Annotated[int, Meta(description="What is left, for the game or for this move.")]
    runs: Annotated[bool, Meta(description="Whether it is getting less.")]
    ends: Annotated[
        int | None,
        Meta(description="The moment when nothing is left, since 1970; null while the seat has nothing to choose."),
    ]
    holiday: Annotated[
        dt.date | None, Meta(description="The last of the person's days off, while they last: the clock stands.")
    ]


class Word(Struct):
    """A chat message."""

    seat: int
    text: str


class Result(Struct):
    """How a game ended. Ranks begin at 1, and are shared in a tie."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]


class Addresses(Struct):
    """The addresses of a table's page and of its API."""

    page: Annotated[str, Meta(description="The page for people, as a full URL.")]
    table: str
    view: str
    legal: str
    moves: str
    stream: str
    record: str


class State(Struct, rename=SENT_NAMES):
    """The public state of a table."""

    code: Annotated[str, Meta(examples=["KARUMOBIDE"])]
    game: Annotated[str, Meta(examples=["pixies"])]
    players: int
    options: Annotated[AllOptions, Meta(description="All of the game's options.")]
    chat: bool
    watch: bool
    hints: Annotated[bool, Meta(description="Whether players may ask for hints.")]
    public: Annotated[bool, Meta(description="Whether the lobby shows it while seats are open.")]
    time: Annotated[
        str | None,
        Meta(description="The time control: `10+5` or `3d`; null without clocks.", examples=["10+5"]),
    ]
    time_up: Annotated[
        Literal["bot", "lost"] | None,
        Meta(description="When somebody's time is up: a computer player plays on, or the seat is lost."),
    ]
    rated: Annotated[bool, Meta(description="Whether the result counts for the strength of its players.")]
    clocks: Annotated[list[SeatClock], Meta(description="The clocks of all persons, if the table has any.")]
    real_components: Annotated[bool, Meta(description="Whether the host enters what real cards and dice show.")]
    deal: Annotated[str | None, Meta(description="The name of the deal, if other tables play the same.")]
    given: Annotated[int, Meta(description="The number of moves made before the table began, if it continues a game.")]
    seats: list[Place]
    you: Annotated[list[int], Meta(description="Your own seats.")]
    host: Annotated[bool, Meta(description="Whether you opened the table.")]
    sequence: Annotated[int, Meta(description="The number of events at the table.")]
    undo_count: Annotated[int, Meta(description="The number of undos.")]
    ply: Annotated[int | None, Meta(description="Moves and outcomes so far; null until all seats are taken.")]
    choosers: Annotated[list[int], Meta(description="The seats that the table waits for.")]
    awaits_chance: Annotated[bool, Meta(description="Whether the host has to enter what real cards or dice show.")]
    over: Annotated[bool, Meta(description="Whether nobody can move any more.")]
    result: Annotated[Result | None, Meta(description="Null while the game runs, and if the table ended early.")]
    ended_early: Annotated[
        Literal["resigned", "closed", "time"] | None, Meta(description="Why the table ended before the game did.")
    ]
    sealed: Annotated[
        str | None,
        Meta(description="SHA-256 of the seed of all chance outcomes, in hexadecimal; null if there is no seed."),
    ]
    seed: Annotated[str | None, Meta(description="The seed, once the game is over.")]
    asked_back: Annotated[int | None, Meta(description="The seat that asks to take its latest move back.")]
    talk: Annotated[list[Word], Meta(description="The latest chat messages; `/talk` of the table has earlier ones.")]
    talk_count: Annotated[int, Meta(description="The number of chat messages.")]
    rematch: Annotated[str | None, Meta(description="The code of the next table for the same people.")]
    addresses: Addresses


def state(at: TableVisit) -> State:
    """The state for the visitor of this table."""
    table = at.session.table
    if table.position is not None:
        require_may_look(at)
    plan, ended = table.plan, table.position.result if table.position else None
    gone, known = seats_away(at.session), known_deal(at)
    return State(
        code=plan.code,
        game=plan.game,
        players=plan.players,
        options=table.game().options,
        chat=plan.chat,
        watch=plan.watch,
        hints=plan.hints,
        public=plan.public,
        time=plan.time.code if plan.time else None,
        time_up=plan.time.then if plan.time else None,
        rated=plan.rated,
        clocks=[seat_clock(one) for one in at.session.clocks],
        real_components=plan.real_components,
        deal=plan.deal or None,
        given=plan.given,
        seats=[seat_data(table, number, gone) for number in range(plan.players)],
        you=table.seats_of(at.who.id),
        host=at.who.id == plan.host,
        sequence=table.sequence,
        undo_count=table.undo_count,
        ply=table.position.ply if table.position else None,
        choosers=table.to_choose(),
        awaits_chance=table.awaits_chance,
        over=table.is_over,
        result=Result(**ended) if ended else None,
        ended_early=table.ended_early,
        sealed=known.sealed if known else None,
        seed=known.seed if known else None,
        asked_back=table.undo_request.seat if table.undo_request else None,
        talk=words(excerpt(table.talk, most=LATEST)),
        talk_count=len(table.talk),
        rematch=table.rematch,
        addresses=addresses(at),
    )


def seat_clock(one: Clock) -> SeatClock:
    until = None if one.holiday is None else last_day_before(one.holiday)
    return SeatClock(one.seat, one.left, one.runs, one.ends, until)


def words(talk: Excerpt) -> list[Word]:
    return [Word(seat=said.seat, text=said.text) for said in talk.messages]


def seat_data(table: Table, number: int, away: Collection[int]) -> Place:
    seat = table.seats[number]
    return Place(
        kind=seat_kind(seat),
        name=seat.name,
        level=seat.level,
        stand_in=seat.stand_in or None,
        resigned=seat.resigned,
        ran_out=seat.ran_out,
        muted=number in table.muted,
        away=number in away,
    )


def seat_kind(seat: Seat) -> Kind:
    if seat.elsewhere:
        return "elsewhere"
    if seat.is_open:
        return "open"
    return "opponent" if seat.player is None else "person"


def addresses(at: TableVisit) -> Addresses:
    table = f"/api{at.address}"
    within = {name: f"{table}/{name}" for name in ("view", "legal", "moves", "stream", "record")}
    return Addresses(page=absolute_link(at), table=table, **within)
