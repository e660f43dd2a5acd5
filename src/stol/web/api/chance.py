"""Real cards and dice: the host tells what they show, and corrects what was told."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from stol.table.play import Refused
from stol.web import actions
from stol.web.actions import Correcting, Ply, Text, Undone
from stol.web.api import problems
from stol.web.api.given import At
from stol.web.api.play import Progress, progress
from stol.web.api.problems import Outdated
from stol.web.api.state import State
from stol.web.api.tables import AT_TABLE, done
from stol.web.eyes import outcomes
from stol.web.given import TheHouse
from stol.web.guard import CHANGE

MOST = 200
"""Outcomes at once: more than any set-up has."""


class Possible(Struct):
    """What real cards or dice can show now: nothing while somebody is to choose."""

    ply: Annotated[int, Meta(description="To be sent along with what they show.")]
    undone: Annotated[int, Meta(description="To be sent along with what they show.")]
    outcomes: Annotated[dict[str, int], Meta(description="Each with its weight: so many of all are left.")]


class Shown(Struct):
    """What real cards or dice show, in answer to a ply: one outcome, or several in their order."""

    ply: Ply
    outcomes: Annotated[list[Text], Meta(max_length=MOST, examples=[["b4+1", "r9"]])]
    undone: Undone = 0


@get("/tables/{code:str}/chance", operation_id="getChance", tags=["play"], responses=problems.on(403, 404, 409, 503))
async def get_chance(at: At) -> Possible:
    """What can be drawn or rolled now at a table with real cards and dice; for its host only."""
    actions.hosting(at)
    table = at.live.table
    if not table.plan.typed:
        raise Outdated(at, Refused("no-real-cards"))
    if table.position is None:
        raise Outdated(at, Refused("not-begun"))
    return Possible(ply=table.position.ply, undone=table.undone, outcomes=outcomes(table, at.who.id))


@post(
    "/tables/{code:str}/chance",
    status_code=200,
    opt=CHANGE,
    operation_id="tellChance",
    tags=["play"],
    responses=problems.on(403, 404, 409, 413, 422, 503),
)
async def tell_chance(data: JSONBody[Shown], at: At, house: TheHouse) -> Progress:
    """Tells what real cards or dice show: all of it counts, or nothing. To send the same again is harmless."""
    try:
        await actions.tell(at, house, data.ply, data.undone, data.outcomes)
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
async def correct(data: JSONBody[Correcting], at: At, house: TheHouse) -> State:
    """The host takes back what was entered last at a table with real cards and dice, be it an outcome or a move."""
    return await done(at, actions.correct(at, house, data))
