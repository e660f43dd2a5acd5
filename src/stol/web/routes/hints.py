"""The table with a hint."""

from litestar import Response, route
from litestar.params import FromPath

from stol.table.play import Refused
from stol.web.http.allowances import THINK
from stol.web.http.dependencies import TheService
from stol.web.routes.answers import go_to
from stol.web.routes.table_page import render_table_page
from stol.web.routes.tables import PAGE, At, PageRequest, query_fields
from stol.web.scene.visibility import viewpoint
from stol.web.service import actions
from stol.web.service.table_visit import TableVisit


@route("/tables/{code:str}/hint", http_method=PAGE, opt=THINK)
async def hint(request: PageRequest, at: At, service: TheService) -> Response[str]:
    """The table with the best moves, searched from the view of one's seat."""
    table = at.session.table
    choosing = [seat for seat in table.to_choose() if seat in table.seats_of(at.who.id)]
    hidden = viewpoint(table, at.who.id, None).hand_to is not None  # a shared device is handed over first
    return await render_hint(request, at, service, choosing[0] if choosing and not hidden else None)


@route("/tables/{code:str}/seat/{seat:int}/hint", http_method=PAGE, opt=THINK)
async def hint_for(request: PageRequest, seat: FromPath[int], at: At, service: TheService) -> Response[str]:
    """The same on a shared device, handed to that seat."""
    return await render_hint(request, at, service, seat if seat in at.session.table.seats_of(at.who.id) else None)


async def render_hint(request: PageRequest, at: TableVisit, service: TheService, seat: int | None) -> Response[str]:
    """The table with the hint, or a redirect to the table if there is none to give."""
    if seat is None:
        return go_to(at.address)
    try:
        found = await actions.hint(at, service, seat)
    except Refused:
        return go_to(at.address)
    return render_table_page(at, query_fields(request), seat=seat, hint=found)
