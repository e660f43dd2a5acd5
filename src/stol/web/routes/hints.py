"""Hints: what the seat that is to choose had best do."""

from litestar import Response, route
from litestar.params import FromPath

from stol.table.play import Refused
from stol.web.http.allowances import THINK
from stol.web.http.dependencies import TheService
from stol.web.routes.answers import go_to
from stol.web.routes.table_page import shown
from stol.web.routes.tables import PAGE, Asking, At, picked
from stol.web.service import actions
from stol.web.service.table_visit import TableVisit


@route("/tables/{code:str}/hint", http_method=PAGE, opt=THINK)
async def hint(request: Asking, at: At, service: TheService) -> Response[str]:
    """The table with the best moves, by what one's seat can know."""
    own = at.session.table.seats_of(at.who.id)
    choosing = [seat for seat in at.session.table.to_choose() if seat in own]
    return await advised(request, at, service, choosing[0] if choosing else None)


@route("/tables/{code:str}/seat/{seat:int}/hint", http_method=PAGE, opt=THINK)
async def hint_for(request: Asking, seat: FromPath[int], at: At, service: TheService) -> Response[str]:
    """The same on a shared device, after it was handed to that seat."""
    return await advised(request, at, service, seat if seat in at.session.table.seats_of(at.who.id) else None)


async def advised(request: Asking, at: TableVisit, service: TheService, seat: int | None) -> Response[str]:
    """Who is not to choose sees the table as it is."""
    if seat is None:
        return go_to(at.address)
    try:
        found = await actions.hint(at, service, seat)
    except Refused:
        return go_to(at.address)
    return shown(at, picked(request), seat=seat, hint=found)
