"""People from earlier games: inviting them to a table, and keeping somebody away."""

from typing import Annotated

from litestar import Response, get, post
from litestar.exceptions import NotAuthorizedException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from stol.table.database_threads import in_database
from stol.table.service import TableService
from stol.web.api import problems
from stol.web.api.caller import CHALLENGE
from stol.web.api.dependencies import ApiRequest, At
from stol.web.api.state import State
from stol.web.api.tables import AT_TABLE, created_table, state_after
from stol.web.http.allowances import CHANGE, OPEN
from stol.web.http.dependencies import TheService, Who
from stol.web.service import company
from stol.web.service.visitor import Visitor

Id = Annotated[str, Meta(max_length=32, description="The id of a player in your list of people.")]


class Person(Struct):
    """Somebody you have played with."""

    id: Id
    name: str
    blocked: Annotated[bool, Meta(description="Whether you keep this player away.")]


class Blocking(Struct):
    """Whether a player is kept away."""

    blocked: bool = True


class Inviting(Struct):
    """Whom to invite."""

    players: Annotated[list[Id], Meta(max_length=30)]


class InvitationToYou(Struct):
    """An invitation to a table where you don't sit yet."""

    code: str
    game: Annotated[str, Meta(examples=["pixies"])]
    by: Annotated[str, Meta(description="The name of who invites you.")]


def caller_id(who: Visitor) -> str:
    if who.id is None:
        raise NotAuthorizedException(detail="no-player", headers=CHALLENGE)
    return who.id


@get("/people", operation_id="listPeople", tags=["lobby"], responses=problems.on())
async def list_people(service: TheService, who: Who) -> list[Person]:
    """The people at your tables, those of the latest tables first."""
    return await people_of(service, who)


async def people_of(service: TableService, who: Visitor) -> list[Person]:
    found = await in_database(service.store.company.companions, caller_id(who))
    return [Person(one.player, one.name, one.blocked) for one in found]


@post(
    "/people/{id:str}/block",
    status_code=200,
    opt=CHANGE,
    operation_id="block",
    tags=["lobby"],
    responses=problems.on(413, 503),
)
async def block(id: FromPath[str], data: JSONBody[Blocking], service: TheService, who: Who) -> list[Person]:  # noqa: A002 - the name in the address
    """Keeps somebody away, or no longer: no invitations, and not at the same table by way of the lobby."""
    await in_database(service.store.company.block, caller_id(who), id[:32], blocked=data.blocked)
    return await people_of(service, who)


@post(
    "/people/{id:str}/table",
    status_code=201,
    opt=OPEN,
    operation_id="playAgain",
    tags=["lobby"],
    responses=problems.on(403, 404, 413, 503),
)
async def play_again(
    request: ApiRequest,
    id: FromPath[str],  # noqa: A002 - the name in the address
    service: TheService,
    who: Who,
) -> Response[State]:
    """Invites somebody to a new table as the latest one with you, or to the table where you wait."""
    caller_id(who)
    code = await company.play_again(service, who, id[:32])
    return await created_table(code, service, who, str(request.base_url))


@get("/invitations", operation_id="listInvitations", tags=["lobby"], responses=problems.on())
async def list_invitations(service: TheService, who: Who) -> list[InvitationToYou]:
    """The tables to which you are invited, the latest first."""
    return await invitations_of(service, who)


async def invitations_of(service: TableService, who: Visitor) -> list[InvitationToYou]:
    caller_id(who)
    return [InvitationToYou(one.code, one.game, one.by) for one in await company.invitations(service, who)]


@post(
    "/tables/{code:str}/invitations",
    status_code=200,
    opt=CHANGE,
    operation_id="invite",
    tags=["lobby"],
    responses=AT_TABLE,
)
async def invite(data: JSONBody[Inviting], at: At, service: TheService) -> State:
    """Invites people with whom you have played. Whoever keeps you away is not, and you don't learn of it."""
    return await state_after(at, company.invite(at, service, data.players))


@post(
    "/tables/{code:str}/refuse",
    status_code=200,
    opt=CHANGE,
    operation_id="refuse",
    tags=["lobby"],
    responses=problems.on(404, 413, 503),
)
async def refuse(at: At, service: TheService) -> list[InvitationToYou]:
    """Declines an invitation; who invited you is not told. `join` accepts it."""
    await company.refuse(service, at.session.table.plan.code, at.who)
    return await invitations_of(service, at.who)
