"""Taking moves back: asking, agreeing, declining."""

from typing import Annotated

from litestar import Response, post
from litestar.exceptions import PermissionDeniedException
from msgspec import Struct

from stol.table import undo
from stol.web.given import TheHouse
from stol.web.routes.tables import CHANGE, URL_ENCODED, At, Undone, changed, sitting
from stol.web.show import Visited


class Wish(Struct):
    undone: Undone


@post("/tables/{code:str}/undo", status_code=303, opt=CHANGE)
async def take_back(data: Annotated[Wish, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """Takes one's latest move back, or asks the others to let one."""
    playing(at)
    own = sitting(at)
    return await changed(at, house, lambda table: undo.take_latest_back(table, own, data.undone))


@post("/tables/{code:str}/agree", status_code=303, opt=CHANGE)
async def agree(data: Annotated[Wish, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """Lets another take a move back."""
    seat = playing(at)
    return await changed(at, house, lambda table: undo.agree(table, seat, data.undone))


@post("/tables/{code:str}/decline", status_code=303, opt=CHANGE)
async def decline(data: Annotated[Wish, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """Does not let another take a move back, or gives up one's own wish."""
    seat = playing(at)
    return await changed(at, house, lambda table: undo.decline(table, seat, data.undone))


def playing(at: Visited) -> int:
    """A seat at which the visitor plays without a stand-in."""
    seats = sorted(set(sitting(at)) & at.live.table.people())
    if not seats:
        raise PermissionDeniedException(detail="stood-in")
    return seats[0]
