"""Real cards and dice: the host tells what they show, and corrects what was told."""

from typing import Annotated

from litestar import Response, post
from litestar.exceptions import PermissionDeniedException
from msgspec import Struct

from stol.errors import IllegalMove
from stol.table.play import Refused, draw
from stol.table.undo import correct
from stol.web.actions import Ply, Text, Undone
from stol.web.answer import go_to
from stol.web.given import TheHouse
from stol.web.guard import CHANGE
from stol.web.real import TOLD, listed
from stol.web.routes.tables import URL_ENCODED, At, then_shown
from stol.web.show import ILLEGAL, Visited, shown


class Told(Struct):
    """One outcome that was pressed, or several that were typed, in answer to a ply."""

    ply: Ply
    undone: Undone = 0
    outcome: Text = ""
    text: Text = ""


class Correction(Struct):
    ply: Ply
    undone: Undone = 0


@post("/tables/{code:str}/chance", status_code=303, opt=CHANGE)
async def chance(data: Annotated[Told, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """Tells what real cards or dice show: all of it counts, or nothing."""
    only_host(at)
    told = data.outcome or data.text
    try:
        await house.act(at.live, lambda table: draw(table, data.ply, listed(told), data.undone))
    except IllegalMove:
        return shown(at, {TOLD: told}, status=ILLEGAL)
    except Refused as problem:
        return shown(at, {}, note=str(problem), status=409)
    return go_to(at.address)


@post("/tables/{code:str}/correct", status_code=303, opt=CHANGE)
async def corrected(data: Annotated[Correction, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """Takes back what was entered last."""
    only_host(at)
    return await then_shown(at, house.act(at.live, lambda table: correct(table, data.ply, data.undone)))


def only_host(at: Visited) -> None:
    if at.who.id is None or at.who.id != at.live.table.plan.host:
        raise PermissionDeniedException(detail="host-only")
