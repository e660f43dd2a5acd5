"""Real cards and dice: the host tells what they show, and corrects what was told."""

from typing import Annotated

from litestar import Response, post
from msgspec import Struct

from stol.errors import IllegalMove
from stol.table.play import Refused
from stol.web.html.real_components import REFUSED, split_outcomes
from stol.web.http.allowances import CHANGE
from stol.web.http.dependencies import TheService
from stol.web.routes.answers import go_to
from stol.web.routes.table_page import ILLEGAL, shown
from stol.web.routes.tables import URL_ENCODED, At, then_shown
from stol.web.service import actions
from stol.web.service.actions import SENT_NAMES, Correcting, Ply, Text, UndoCount


class Told(Struct, rename=SENT_NAMES):
    """One outcome that was pressed, or several that were typed, in answer to a ply."""

    ply: Ply
    undo_count: UndoCount = 0
    outcome: Text = ""
    text: Text = ""


@post("/tables/{code:str}/chance", status_code=303, opt=CHANGE)
async def chance(data: Annotated[Told, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Tells what real cards or dice show: all of it counts, or nothing."""
    told = data.outcome or data.text
    try:
        await actions.tell(at, service, data.ply, data.undo_count, split_outcomes(told))
    except IllegalMove:
        return shown(at, {REFUSED: told}, status=ILLEGAL)
    except Refused as problem:
        return shown(at, {}, note=str(problem), status=409)
    return go_to(at.address)


@post("/tables/{code:str}/correct", status_code=303, opt=CHANGE)
async def corrected(data: Annotated[Correcting, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Takes back what was entered last."""
    return await then_shown(at, actions.correct(at, service, data))
