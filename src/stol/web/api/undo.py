"""Undo: asking, agreeing, declining."""

from litestar import post
from litestar.params import JSONBody

from stol.web.api.dependencies import At
from stol.web.api.state import State
from stol.web.api.tables import AT_TABLE, state_after
from stol.web.http.allowances import CHANGE
from stol.web.http.dependencies import TheService
from stol.web.service import actions
from stol.web.service.actions import Back


@post("/tables/{code:str}/undo", status_code=200, opt=CHANGE, operation_id="undo", tags=["play"], responses=AT_TABLE)
async def take_back(data: JSONBody[Back], at: At, service: TheService) -> State:
    """Takes your latest move back, with all that came after it.

    It is done at once if nothing hidden was revealed, no chance outcome was drawn and nobody else has chosen since;
    otherwise the others are asked. Computer players always agree.
    """
    return await state_after(at, actions.take_back(at, service, data))


@post(
    "/tables/{code:str}/undo/agree",
    status_code=200,
    opt=CHANGE,
    operation_id="agree",
    tags=["play"],
    responses=AT_TABLE,
)
async def agree(data: JSONBody[Back], at: At, service: TheService) -> State:
    """Agrees to an undo request; it is done when everybody has agreed."""
    return await state_after(at, actions.agree(at, service, data))


@post(
    "/tables/{code:str}/undo/decline",
    status_code=200,
    opt=CHANGE,
    operation_id="decline",
    tags=["play"],
    responses=AT_TABLE,
)
async def decline(data: JSONBody[Back], at: At, service: TheService) -> State:
    """Declines an undo request, or withdraws your own."""
    return await state_after(at, actions.decline(at, service, data))
