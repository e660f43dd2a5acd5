"""Undo: asking, agreeing, declining."""

from typing import Annotated

from litestar import Response, post

from stol.web.http.allowances import CHANGE
from stol.web.http.dependencies import TheService
from stol.web.routes.tables import URL_ENCODED, At, redirect_after
from stol.web.service import actions
from stol.web.service.actions import Back


@post("/tables/{code:str}/undo", status_code=303, opt=CHANGE)
async def take_back(data: Annotated[Back, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Takes one's latest move back, or asks the others to let one."""
    return await redirect_after(at, actions.take_back(at, service, data))


@post("/tables/{code:str}/agree", status_code=303, opt=CHANGE)
async def agree(data: Annotated[Back, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Agrees to an undo request."""
    return await redirect_after(at, actions.agree(at, service, data))


@post("/tables/{code:str}/decline", status_code=303, opt=CHANGE)
async def decline(data: Annotated[Back, URL_ENCODED], at: At, service: TheService) -> Response[str]:
    """Declines an undo request, or withdraws one's own."""
    return await redirect_after(at, actions.decline(at, service, data))
