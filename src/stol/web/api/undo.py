"""Taking moves back."""

from litestar import post
from litestar.params import JSONBody

from stol.web import actions
from stol.web.actions import Back
from stol.web.api.given import At
from stol.web.api.state import State
from stol.web.api.tables import AT_TABLE, done
from stol.web.given import TheHouse
from stol.web.guard import CHANGE


@post("/tables/{code:str}/undo", status_code=200, opt=CHANGE, operation_id="undo", tags=["play"], responses=AT_TABLE)
async def take_back(data: JSONBody[Back], at: At, house: TheHouse) -> State:
    """Takes your latest move back, with all that came after it.

    It is done at once while nothing hidden was shown, no chance fell and nobody else has chosen since; otherwise the
    others are asked. Opponents always agree.
    """
    return await done(at, actions.take_back(at, house, data))


@post(
    "/tables/{code:str}/undo/agree",
    status_code=200,
    opt=CHANGE,
    operation_id="agree",
    tags=["play"],
    responses=AT_TABLE,
)
async def agree(data: JSONBody[Back], at: At, house: TheHouse) -> State:
    """Lets another take a move back; it is done when everybody has agreed."""
    return await done(at, actions.agree(at, house, data))


@post(
    "/tables/{code:str}/undo/decline",
    status_code=200,
    opt=CHANGE,
    operation_id="decline",
    tags=["play"],
    responses=AT_TABLE,
)
async def decline(data: JSONBody[Back], at: At, house: TheHouse) -> State:
    """Does not let another take a move back, or gives up your own wish."""
    return await done(at, actions.decline(at, house, data))
