"""The lobby: tables that anybody may join, and finding somebody to play with."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from stol.table.session import TableSession
from stol.table.strength import Strength
from stol.web.api import problems
from stol.web.api.dependencies import ANYBODY, ApiRequest, At
from stol.web.api.game_types import AllOptions
from stol.web.api.own_tables import PageNumber
from stol.web.api.state import State
from stol.web.api.tables import AT_TABLE, LOCATION, created_table, state_after
from stol.web.http.allowances import CHANGE, OPEN
from stol.web.http.dependencies import TheService, Who
from stol.web.service import lobby

Game = Annotated[str, QueryParameter(description="The key of a game; without it, all games.", required=False)]
Speed = Annotated[
    str, QueryParameter(description="`none` (no clock), `live` or `days`; without it, all.", required=False)
]
Rated = Annotated[str, QueryParameter(description="`yes` or `no`; without it, all.", required=False)]
Near = Annotated[
    str,
    QueryParameter(
        description="`near`: opened by somebody within 200 points of your strength in that game; without it, all.",
        required=False,
    ),
]


class OpenTable(Struct):
    """A table in the lobby."""

    code: str
    game: str
    players: int
    options: Annotated[AllOptions, Meta(description="All of the game's options.")]
    free: Annotated[int, Meta(description="The number of open seats.")]
    host: Annotated[str, Meta(description="The name of who opened it.")]
    time: Annotated[str | None, Meta(description="The time control: `10+5` or `3d`; null without clocks.")]
    rated: bool
    strength: Annotated[
        float | None, Meta(description="Of who opened a rated table; null below ten rated games of this kind.")
    ]


class OpenTables(Struct):
    """A page of the lobby."""

    tables: Annotated[list[OpenTable], Meta(description="Those that have waited longest first.")]
    count: Annotated[int, Meta(description="How many tables fit.")]
    next_page: int | None


class Pairing(Struct):
    """What you want to play."""

    game: Annotated[str, Meta(max_length=40, examples=["pixies"])]
    speed: Annotated[str, Meta(max_length=40, description="`none`, `live` (10+5) or `days` (3d).")] = "none"
    strength: Annotated[
        str, Meta(max_length=40, description="`near`: only with somebody who is about as strong as you.")
    ] = ""


class Listing(Struct):
    """Whether the lobby is to show the table."""

    listed: bool = True


@get("/lobby", operation_id="getLobby", tags=["lobby"], security=ANYBODY, responses=problems.on(400))
async def get_lobby(  # noqa: PLR0913, PLR0917 - the filters of the query string
    service: TheService,
    who: Who,
    game: Game = "",
    speed: Speed = "",
    rated: Rated = "",
    strength: Near = "",
    page: PageNumber = 1,
) -> OpenTables:
    """The tables that anybody may join. Tables whose host is away are left out."""
    found = await lobby.open_tables(service, lobby.checked_seek(who, game, speed, rated, strength), page)
    return OpenTables(
        [opening(one, found.strengths.get(one.table.plan.code)) for one in found.sessions], found.count, found.next_page
    )


def opening(session: TableSession, strength: Strength | None) -> OpenTable:
    plan, seats = session.table.plan, session.table.seats
    host = next((seat.name for seat in seats if seat.player == plan.host), "")
    free = sum(seat.is_open for seat in seats)
    time = plan.time.code if plan.time else None
    shown = round(strength.mean) if strength and strength.is_shown else None
    return OpenTable(
        plan.code, plan.game, plan.players, session.table.game().options, free, host, time, plan.rated, shown
    )


@post(
    "/lobby/pair",
    opt=OPEN,
    operation_id="pair",
    tags=["lobby"],
    response_headers=[LOCATION],
    responses=problems.on(403, 413, 503),
)
async def pair(request: ApiRequest, data: JSONBody[Pairing], service: TheService, who: Who) -> Response[State]:
    """A table with somebody who seeks the same; if there is nobody, a new one where you wait. Asking again is safe."""
    seek = lobby.checked_pairing(who, data.game, data.speed, data.strength)
    service.preparation.require_ready(seek.game)
    code, _ = await lobby.pair(service, seek, who)
    return await created_table(code, service, who, str(request.base_url))


@post("/tables/{code:str}/join", status_code=200, opt=CHANGE, operation_id="join", tags=["lobby"], responses=AT_TABLE)
async def join(at: At, service: TheService) -> State:
    """Takes an open seat of a table in the lobby, or of one to which you are invited, whichever is free."""
    return await state_after(at, lobby.join(service, at.session, at.who))


@post(
    "/tables/{code:str}/listed",
    status_code=200,
    opt=CHANGE,
    operation_id="setListed",
    tags=["lobby"],
    responses=AT_TABLE,
)
async def set_listed(data: JSONBody[Listing], at: At, service: TheService) -> State:
    """The host takes a public table out of the lobby, or shows it again."""
    return await state_after(at, lobby.set_listed(at, service, listed=data.listed))
