"""Taking moves back: asking, agreeing, declining."""

from typing import Annotated

from litestar import Response, post

from stol.web import actions
from stol.web.actions import Back
from stol.web.given import TheHouse
from stol.web.guard import CHANGE
from stol.web.routes.tables import URL_ENCODED, At, then_shown


@post("/tables/{code:str}/undo", status_code=303, opt=CHANGE)
async def take_back(data: Annotated[Back, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """Takes one's latest move back, or asks the others to let one."""
    return await then_shown(at, actions.take_back(at, house, data))


@post("/tables/{code:str}/agree", status_code=303, opt=CHANGE)
async def agree(data: Annotated[Back, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """Lets another take a move back."""
    return await then_shown(at, actions.agree(at, house, data))


@post("/tables/{code:str}/decline", status_code=303, opt=CHANGE)
async def decline(data: Annotated[Back, URL_ENCODED], at: At, house: TheHouse) -> Response[str]:
    """Does not let another take a move back, or gives up one's own wish."""
    return await then_shown(at, actions.decline(at, house, data))
