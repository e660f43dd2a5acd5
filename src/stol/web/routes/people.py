"""Who is at a table: removing, muting, reporting."""

from collections.abc import Awaitable
from typing import Annotated

from litestar import Response, post, route

from stol.table.play import Refused
from stol.web.html.pages import people as page
from stol.web.http.allowances import CHANGE
from stol.web.http.dependencies import TheService
from stol.web.routes.answers import go_to, html
from stol.web.routes.tables import PAGE, URL_ENCODED, At, PageRequest, back_to_table, query_fields
from stol.web.scene.visibility import names
from stol.web.service import moderation
from stol.web.service.actions import Muting, RemovingPerson, Reporting
from stol.web.service.table_visit import TableVisit
from stol.web.service.talk import excerpt

REPORTED = "reported"


@route("/tables/{code:str}/people", http_method=PAGE)
async def get_people(request: PageRequest, at: At) -> Response[str]:
    """The people at a table, and what they have said; for those who sit there, and the host."""
    table, who = at.session.table, at.who
    if who.id is None or not (who.id == table.plan.host or table.seats_of(who.id)):
        return go_to(at.address)
    asked = query_fields(request)
    return render_people(at, asked.get("before", ""), note=REPORTED if REPORTED in asked else None)


def render_people(at: TableVisit, before: str = "", *, note: str | None = None, status: int = 200) -> Response[str]:
    """`before`: the number of a message; those before it are shown."""
    table, who = at.session.table, at.who
    people = page.People(
        say=who.say, name=who.name, settings=who.settings, here=f"{at.address}/people", note=note, table=table,
        address=at.address, names=names(table, who.say), mine=frozenset(table.seats_of(who.id)),
        host=who.id == table.plan.host,
        talk=excerpt(table.talk, int(before) if before.isdecimal() and len(before) < 10 else None),
    )  # fmt: skip
    return html(page.page(people), status=status)


@post("/tables/{code:str}/remove", status_code=303, opt=CHANGE)
async def remove(data: Annotated[RemovingPerson, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """The host takes somebody's seat away."""
    return await people_after(at, moderation.remove(at, service, data))


@post("/tables/{code:str}/mute", status_code=303, opt=CHANGE)
async def mute(data: Annotated[Muting, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """The host mutes somebody, or lets somebody talk again."""
    return await people_after(at, moderation.mute(at, service, data))


@post("/tables/{code:str}/report", status_code=303, opt=CHANGE)
async def report(data: Annotated[Reporting, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Reports a name or a message to whoever runs the server."""
    return await people_after(at, moderation.report(at, service, data), f"?{REPORTED}")


async def people_after(at: TableVisit, doing: Awaitable[None], query: str = "") -> Response[str]:
    """Redirects to the page after an action, or shows why it was refused."""
    try:
        await doing
    except Refused as problem:
        return render_people(at, note=str(problem), status=409)
    return back_to_table(at, page=f"/people{query}")
