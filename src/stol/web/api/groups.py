"""Groups of people who play with each other again and again, and their next table."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath
from msgspec import Meta, Struct

from stol.table.groups import OwnGroup
from stol.table.service import TableService
from stol.web.api import problems
from stol.web.api.dependencies import ApiRequest, At
from stol.web.api.people import caller_id
from stol.web.api.state import State
from stol.web.api.tables import AT_TABLE, created_table
from stol.web.http.allowances import CHANGE, OPEN
from stol.web.http.dependencies import TheService, Who
from stol.web.service import groups
from stol.web.service.visitor import Visitor


class GroupMember(Struct):
    """Somebody in a group."""

    name: str
    wins: Annotated[int, Meta(ge=0, description="Of the group's games that are stored, alone or shared.")]
    you: bool


class PlayGroup(Struct):
    """People who play with each other again and again."""

    id: str
    game: Annotated[str, Meta(examples=["pixies"])]
    latest: Annotated[str, Meta(description="The code of the group's latest table.")]
    playing: Annotated[bool, Meta(description="Whether that table is not over.")]
    games: Annotated[int, Meta(ge=0, description="Finished games with a result.")]
    members: list[GroupMember]


@get("/groups", operation_id="listGroups", tags=["lobby"], responses=problems.on())
async def list_groups(service: TheService, who: Who) -> list[PlayGroup]:
    """Your groups, those that have played last first."""
    return await groups_of(service, who)


async def groups_of(service: TableService, who: Visitor) -> list[PlayGroup]:
    caller_id(who)
    return [plain(one, who) for one in await groups.own_groups(service, who)]


def plain(own: OwnGroup, who: Visitor) -> PlayGroup:
    members = [GroupMember(one.name, one.wins, one.player == who.id) for one in own.group.members]
    return PlayGroup(own.group.id, own.game, own.group.latest, own.is_playing, own.group.games, members)


@post(
    "/tables/{code:str}/group",
    status_code=200,
    opt=CHANGE,
    operation_id="keepGroup",
    tags=["lobby"],
    responses=AT_TABLE,
)
async def keep(at: At, service: TheService) -> list[PlayGroup]:
    """Keeps the people at a finished table as a group. Everybody there gets the same one."""
    await groups.keep(at, service)
    return await groups_of(service, at.who)


@post(
    "/groups/{id:str}/table",
    status_code=201,
    opt=OPEN,
    operation_id="openGroupTable",
    tags=["lobby"],
    responses=problems.on(404, 413, 503),
)
async def next_table(
    request: ApiRequest,
    id: FromPath[str],  # noqa: A002 - the name in the address
    service: TheService,
    who: Who,
) -> Response[State]:
    """The group's next table, with a seat for every member; while a table of the group is played, that one."""
    code = await groups.next_table(service, who, id)
    return await created_table(code, service, who, str(request.base_url))


@post(
    "/groups/{id:str}/leave",
    status_code=200,
    opt=CHANGE,
    operation_id="leaveGroup",
    tags=["lobby"],
    responses=problems.on(404, 413, 503),
)
async def leave(id: FromPath[str], service: TheService, who: Who) -> list[PlayGroup]:  # noqa: A002 - as above
    """You belong to the group no longer: you have no seat at its next tables."""
    await groups.leave(service, who, id)
    return await groups_of(service, who)
