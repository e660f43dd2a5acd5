"""People from earlier games: `/me/people`, inviting them, and answering invitations."""

from typing import Annotated

from litestar import Response, post, route
from litestar.params import FromPath
from msgspec import Struct

from stol.table.database_threads import in_database
from stol.table.play import Refused
from stol.web.html.pages import company as page
from stol.web.http.allowances import CHANGE, OPEN, OPEN_TABLES
from stol.web.http.dependencies import TheService, Who
from stol.web.routes.answers import go_to, html, local_address
from stol.web.routes.table_page import render_table_page
from stol.web.routes.tables import PAGE, URL_ENCODED, At
from stol.web.service import company, groups
from stol.web.service.actions import Text
from stol.web.service.denied import Forbidden

LONGEST_ID = 32


class Inviting(Struct):
    player: Text
    back: Text = "/"


class Blocking(Struct):
    blocked: Text


@route(page.HERE, http_method=PAGE, opt=OPEN_TABLES)
async def get_people(service: TheService, who: Who) -> Response[str]:
    """Whom the visitor has played with."""
    table = await company.waiting_table(service, who)
    invited = await in_database(service.store.company.invited, table.code) if table else []
    session = await service.find(table.code) if table else None
    sitting = [seat.player for seat in session.table.seats if seat.player] if session else []
    visit = page.Company(
        say=who.say, name=who.name, settings=who.settings, here=page.HERE, table=table,
        people=await company.companions(service, who), invited=frozenset([*invited, *sitting]),
        groups=await groups.own_groups(service, who),
    )  # fmt: skip
    return html(page.page(visit))


@post("/me/people/{id:str}/block", status_code=303, opt=CHANGE)
async def block(
    id: FromPath[str],  # noqa: A002 - the name in the address
    data: Annotated[Blocking, URL_ENCODED],
    service: TheService,
    who: Who,
) -> Response[str]:
    """Keeps somebody away, or no longer."""
    if who.id is None:
        raise Forbidden("not-your-seat")
    await in_database(service.store.company.block, who.id, id[:LONGEST_ID], blocked=data.blocked == "on")
    return go_to(page.HERE)


@post("/me/people/{id:str}/table", status_code=303, opt=OPEN)
async def play_again(id: FromPath[str], service: TheService, who: Who) -> Response[str]:  # noqa: A002 - the name in the address
    """Opens a table as the latest one with somebody, who is invited to it."""
    return go_to(f"/tables/{await company.play_again(service, who, id[:LONGEST_ID])}")


@post("/tables/{code:str}/invite", status_code=303, opt=CHANGE)
async def invite(data: Annotated[Inviting, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Invites somebody to a waiting table."""
    try:
        await company.invite(at, service, [data.player[:LONGEST_ID]])
    except Refused as problem:
        return render_table_page(at, {}, note=str(problem), status=409)
    return go_to(local_address(data.back))


@post("/tables/{code:str}/refuse", status_code=303, opt=CHANGE)
async def refuse(at: At, service: TheService) -> Response[str]:
    """Declines an invitation."""
    await company.refuse(service, at.session.table.plan.code, at.who)
    return go_to("/")
