"""Real cards and dice: the host tells what they show, and corrects what was told."""

from typing import Annotated

from litestar import Response, post
from msgspec import Struct

from stol.errors import IllegalMove
from stol.table.play import Refused
from stol.web import actions
from stol.web.actions import Correcting, Ply, Text, Undone
from stol.web.answer import go_to
from stol.web.given import TheHouse
from stol.web.guard import CHANGE
from stol.web.real import TOLD, listed
from stol.web.routes.tables import URL_ENCODED, At, then_shown
from stol.web.show import ILLEGAL, shown


class Told(Struct):
    """One outcome that was pressed, or several that were typed, in answer to a ply."""

    ply: Ply
    undone: Undone = 0
    outcome: Text = ""
    text: Text = ""


@post("/tables/{code:str}/chance", status_code=303, opt=CHANGE)
async def chance(data: Annotated[Told, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """Tells what real cards or dice show: all of it counts, or nothing."""
    told = data.outcome or data.text
    try:
        await actions.tell(at, house, data.ply, data.undone, listed(told))
    except IllegalMove:
        return shown(at, {TOLD: told}, status=ILLEGAL)
    except Refused as problem:
        return shown(at, {}, note=str(problem), status=409)
    return go_to(at.address)


@post("/tables/{code:str}/correct", status_code=303, opt=CHANGE)
async def corrected(data: Annotated[Correcting, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """Takes back what was entered last."""
    return await then_shown(at, actions.correct(at, house, data))
