"""Real cards and dice: the host enters and corrects what they show."""

from typing import Annotated

from litestar import Response, post
from msgspec import Struct

from stol.errors import IllegalMove
from stol.table.play import Refused
from stol.web.html.real_components import REFUSED, split_outcomes
from stol.web.http.allowances import CHANGE
from stol.web.http.dependencies import TheService
from stol.web.routes.table_page import ILLEGAL, render_table_page
from stol.web.routes.tables import URL_ENCODED, At, back_to_table, redirect_after
from stol.web.service import actions
from stol.web.service.actions import SENT_NAMES, Correcting, Ply, Text, UndoCount


class OutcomesForm(Struct, rename=SENT_NAMES):
    """One outcome from a button, or several that were typed, at a ply."""

    ply: Ply
    undo_count: UndoCount = 0
    outcome: Text = ""
    text: Text = ""


@post("/tables/{code:str}/chance", status_code=303, opt=CHANGE)
async def enter_outcomes(data: Annotated[OutcomesForm, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Enters what real cards or dice show: all outcomes count, or none."""
    told = data.outcome or data.text
    try:
        await actions.enter_outcomes(at, service, data.ply, data.undo_count, split_outcomes(told))
    except IllegalMove:
        return render_table_page(at, {REFUSED: told}, status=ILLEGAL)
    except Refused as problem:
        return render_table_page(at, {}, note=str(problem), status=409)
    return back_to_table(at)


@post("/tables/{code:str}/correct", status_code=303, opt=CHANGE)
async def correct(data: Annotated[Correcting, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Takes back the latest entry."""
    return await redirect_after(at, actions.correct(at, service, data))
