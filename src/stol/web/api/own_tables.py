"""The list of a player's own tables, hiding tables from it, and reading the chat."""

from typing import Annotated, Literal

from litestar import get, post
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from stol.table.database_threads import in_database
from stol.web.api import problems
from stol.web.api.caller import CHALLENGE
from stol.web.api.dependencies import At
from stol.web.api.state import State
from stol.web.api.tables import AT_TABLE, state_after
from stol.web.http.allowances import CHANGE, OPEN_TABLES
from stol.web.http.dependencies import TheService, Who
from stol.web.service import actions, own_tables
from stol.web.service.actions import Heard
from stol.web.service.list_kinds import ALL
from stol.web.service.own_tables import Entry

WhichList = Annotated[
    Literal["open", "finished", "hidden"],
    QueryParameter(name="list", description="Which tables; `hidden` has open and finished ones.", required=False),
]
PageNumber = Annotated[int, QueryParameter(ge=1, le=9999, description="Twenty tables make a page.", required=False)]


class Summary(Struct):
    """A table in a list."""

    code: str
    game: Annotated[str, Meta(description="Empty if what is stored of the table is damaged.")]
    over: Annotated[
        bool | None, Meta(description="Null while the rules of the game are being compiled, or if it can't be read.")
    ]
    awaits_you: Annotated[bool, Meta(description="Whether it waits for you: for a move, or for what real cards show.")]
    unread: Annotated[int, Meta(description="Chat messages of others that you have not read.")]
    ends: Annotated[
        int | None,
        Meta(
            description="When the time of who is waited for is up, yours before that of others, in milliseconds since "
            "1970; null without a clock."
        ),
    ] = None


class Tables(Struct):
    """A page of your tables."""

    tables: Annotated[list[Summary], Meta(description="Those that wait for you first, then the latest.")]
    count: Annotated[int, Meta(description="How many tables the whole list has.")]
    next_page: int | None


class Hiding(Struct):
    """Whether a table is to be hidden from your list."""

    hidden: bool = True


@get("/tables", opt=OPEN_TABLES, operation_id="listTables", tags=["tables"], responses=problems.on())
async def list_tables(service: TheService, who: Who, which: WhichList = "open", page: PageNumber = 1) -> Tables:
    """Your tables: where you sit, and which you have opened."""
    if who.id is None:
        raise NotAuthorizedException(detail="no-player", headers=CHALLENGE)
    listed = (
        await own_tables.open_tables(service, who.id, ALL, page) if which == "open"
        else await own_tables.finished_tables(service, who.id, page) if which == "finished"
        else await own_tables.hidden_tables(service, who.id, page)
    )  # fmt: skip
    over = {"open": False, "finished": True}.get(which)
    count = await in_database(service.store.count_tables, who.id, over=over, hidden=which == "hidden")
    return Tables([summary(entry, who.id) for entry in listed.entries], count, listed.next_page)


def summary(entry: Entry, player: str) -> Summary:
    session = entry.session
    clock = own_tables.running_clock(session, player) if session else None
    return Summary(
        code=entry.code,
        game=entry.game,
        over=session.table.is_over if session else None,
        awaits_you=entry.awaits_you,
        unread=session.unread(player) if session else 0,
        ends=clock.ends if clock else None,
    )


@post("/tables/{code:str}/hide", status_code=200, opt=CHANGE, operation_id="hide", tags=["tables"], responses=AT_TABLE)
async def hide(data: JSONBody[Hiding], at: At, service: TheService) -> State:
    """Hides a table from your list, or shows it again. The table itself stays as it is."""
    return await state_after(at, own_tables.hide(at, service, hidden=data.hidden))


@post(
    "/tables/{code:str}/talk/read",
    status_code=200,
    opt=CHANGE,
    operation_id="readTalk",
    tags=["tables"],
    responses=AT_TABLE,
)
async def read_talk(data: JSONBody[Heard], at: At, service: TheService) -> State:
    """You have read so many messages of the chat."""
    return await state_after(at, actions.read_talk(at, service, data))
