"""Hints."""

from litestar import get

from stol.bots.hint import Hint
from stol.table.play import Refused
from stol.web.api import problems
from stol.web.api.dependencies import At, FromSeat
from stol.web.api.problems import Outdated
from stol.web.http.allowances import THINK
from stol.web.http.dependencies import TheService
from stol.web.service import actions


@get(
    "/tables/{code:str}/hint",
    opt=THINK,
    operation_id="getHint",
    tags=["play"],
    responses=problems.on(403, 404, 409, 503),
)
async def get_hint(at: At, service: TheService, seat: FromSeat = None) -> Hint:
    """The best moves of a seat that is to choose, from its view alone, after a second of search.

    `expected` is the seat's result, from 0 to 1, with its 95 % interval from `low` to `high`. The seat may be left out
    if you have only one.
    """
    try:
        return await actions.hint(at, service, actions.own_seat(at, seat))
    except Refused as problem:
        raise Outdated(at, problem) from problem
