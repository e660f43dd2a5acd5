"""Hints: what the seat that is to choose had best do."""

from litestar import Response, route
from litestar.params import FromPath

from stol.table.play import Refused
from stol.web import actions
from stol.web.answer import go_to
from stol.web.given import TheHouse
from stol.web.guard import THINK
from stol.web.routes.tables import PAGE, Asking, At, picked
from stol.web.show import Visited, shown


@route("/tables/{code:str}/hint", http_method=PAGE, opt=THINK)
async def hint(request: Asking, at: At, house: TheHouse) -> Response[str]:
    """The table with the best moves, by what one's seat can know."""
    own = at.live.table.seats_of(at.who.id)
    choosing = [seat for seat in at.live.table.to_choose() if seat in own]
    return await advised(request, at, house, choosing[0] if choosing else None)


@route("/tables/{code:str}/seat/{seat:int}/hint", http_method=PAGE, opt=THINK)
async def hint_for(request: Asking, seat: FromPath[int], at: At, house: TheHouse) -> Response[str]:
    """The same on a shared device, after it was handed to that seat."""
    return await advised(request, at, house, seat if seat in at.live.table.seats_of(at.who.id) else None)


async def advised(request: Asking, at: Visited, house: TheHouse, seat: int | None) -> Response[str]:
    """Who is not to choose sees the table as it is."""
    if seat is None:
        return go_to(at.address)
    try:
        found = await actions.hint(at, house, seat)
    except Refused:
        return go_to(at.address)
    return shown(at, picked(request), seat=seat, hint=found)
