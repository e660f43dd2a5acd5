"""Real cards and dice: the host enters and corrects what they show."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from stol.table.play import Refused
from stol.web.api import problems
from stol.web.api.dependencies import At
from stol.web.api.play import Progress, progress
from stol.web.api.problems import Outdated
from stol.web.api.state import State
from stol.web.api.tables import AT_TABLE, state_after
from stol.web.http.allowances import CHANGE
from stol.web.http.dependencies import TheService
from stol.web.scene.visibility import outcomes
from stol.web.service import actions
from stol.web.service.actions import SENT_NAMES, Correcting, Ply, Text, UndoCount

MOST = 200
"""Outcomes per request: more than any set-up needs."""


class Possible(Struct, rename=SENT_NAMES):
    """The outcomes that real cards or dice can show now; none while a seat is to choose."""

    ply: Annotated[int, Meta(description="To be sent with the outcomes.")]
    undo_count: Annotated[int, Meta(description="To be sent with the outcomes.")]
    outcomes: Annotated[dict[str, int], Meta(description="Outcomes with their weights.")]


class Shown(Struct, rename=SENT_NAMES):
    """The outcomes that real cards or dice show at a ply: one, or several in order."""

    ply: Ply
    outcomes: Annotated[list[Text], Meta(max_length=MOST, examples=[["b4+1", "r9"]])]
    undo_count: UndoCount = 0


@get("/tables/{code:str}/chance", operation_id="getChance", tags=["play"], responses=problems.on(403, 404, 409, 503))
async def get_chance(at: At) -> Possible:
    """The outcomes that are possible now at a table with real cards and dice; for its host only."""
    actions.require_host(at)
    table = at.session.table
    if not table.plan.real_components:
        raise Outdated(at, Refused("no-real-cards"))
    if table.position is None:
        raise Outdated(at, Refused("not-begun"))
    return Possible(ply=table.position.ply, undo_count=table.undo_count, outcomes=outcomes(table, at.who.id))


@post(
    "/tables/{code:str}/chance",
    status_code=200,
    opt=CHANGE,
    operation_id="tellChance",
    tags=["play"],
    responses=problems.on(403, 404, 409, 413, 422, 503),
)
async def tell_chance(data: JSONBody[Shown], at: At, service: TheService) -> Progress:
    """Enters what real cards or dice show: all outcomes count, or none. Sending the same again is harmless."""
    try:
        await actions.enter_outcomes(at, service, data.ply, data.undo_count, data.outcomes)
    except Refused as problem:
        raise Outdated(at, problem) from problem
    return progress(at)


@post(
    "/tables/{code:str}/correct",
    status_code=200,
    opt=CHANGE,
    operation_id="correct",
    tags=["play"],
    responses=AT_TABLE,
)
async def correct(data: JSONBody[Correcting], at: At, service: TheService) -> State:
    """The host takes back the latest entry at a table with real cards and dice: an outcome or a move."""
    return await state_after(at, actions.correct(at, service, data))
