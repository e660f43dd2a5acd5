"""Leaving a table: resigning, closing it, hiding it from the own list; and the names of players on a shared device."""

from typing import Annotated

from litestar import Response, post, route

from stol.table.database_threads import in_database
from stol.table.ends import ends_by_resigning
from stol.table.play import Refused
from stol.web.html.pages import leave as page
from stol.web.http.allowances import CHANGE
from stol.web.http.dependencies import TheService
from stol.web.routes.answers import go_to, html
from stol.web.routes.table_page import render_table_page
from stol.web.routes.tables import PAGE, URL_ENCODED, At, redirect_after
from stol.web.scene.visibility import names
from stol.web.service import actions, own_tables
from stol.web.service.actions import Naming, Resigning


@route("/tables/{code:str}/leave", http_method=PAGE)
async def get_leave(at: At, service: TheService) -> Response[str]:
    """The ways to leave a table, as far as the visitor has any."""
    table, who = at.session.table, at.who
    own = [seat for seat in table.seats_of(who.id) if not table.seats[seat].is_given_up]
    host = who.id is not None and who.id == table.plan.host
    if who.id is None or not (host or table.seats_of(who.id)):
        return go_to(at.address)
    runs = table.position is not None and not table.is_over
    leaving = page.Leaving(
        say=who.say, name=who.name, settings=who.settings, here=f"{at.address}/leave", address=at.address,
        game=table.plan.game, code=table.plan.code,
        resigning=tuple((seat, names(table, who.say)[seat]) for seat in own) if runs else (),
        ends=any(ends_by_resigning(table, seat) for seat in own),
        closing=host and not table.is_over and not table.is_exhibit and not (table.plan.rated and runs),
        hidden=await in_database(service.store.is_hidden, table.plan.code, who.id),
    )  # fmt: skip
    return html(page.page(leaving))


@post("/tables/{code:str}/leave", status_code=303, opt=CHANGE)
async def leave(at: At, service: TheService) -> Response[str]:
    """A guest gives the seat at a waiting table back, and is led to where other tables are."""
    try:
        await actions.leave(at, service)
    except Refused as problem:
        return render_table_page(at, {}, note=str(problem), status=409)
    return go_to("/lobby" if at.session.table.plan.public else "/")


@post("/tables/{code:str}/resign", status_code=303, opt=CHANGE)
async def resign(data: Annotated[Resigning, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Gives the game of one's seat up."""
    return await redirect_after(at, actions.resign(at, service, data))


@post("/tables/{code:str}/close", status_code=303, opt=CHANGE)
async def close(at: At, service: TheService) -> Response[str]:
    """The host ends the table for everybody."""
    return await redirect_after(at, actions.close(at, service))


@post("/tables/{code:str}/hide", status_code=303, opt=CHANGE)
async def hide(at: At, service: TheService) -> Response[str]:
    """Hides the table from the visitor's list."""
    await own_tables.hide(at, service, hidden=True)
    return go_to("/")


@post("/tables/{code:str}/show", status_code=303, opt=CHANGE)
async def show(at: At, service: TheService) -> Response[str]:
    """Shows a hidden table in the visitor's list again."""
    await own_tables.hide(at, service, hidden=False)
    return go_to("/")


@post("/tables/{code:str}/name", status_code=303, opt=CHANGE)
async def name(data: Annotated[Naming, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Names the person on one's seat."""
    return await redirect_after(at, actions.rename(at, service, data))
