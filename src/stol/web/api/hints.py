"""What a seat had best do."""

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
    """The best moves of a seat that is to choose, by what it can know, after a second of search.

    `expected` is the seat's result, from 0 to 1, and 95 % lie between `low` and `high`. The seat may be left out by who
    has only one.
    """
    try:
        return await actions.hint(at, service, actions.seat_for(at, seat))
    except Refused as problem:
        raise Outdated(at, problem) from problem
