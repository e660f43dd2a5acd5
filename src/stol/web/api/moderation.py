"""Order at a table: removing, muting, reporting."""

from litestar import post
from litestar.params import JSONBody

from stol.web.api.dependencies import At
from stol.web.api.state import State
from stol.web.api.tables import AT_TABLE, state_after
from stol.web.http.allowances import CHANGE
from stol.web.http.dependencies import TheService
from stol.web.service import moderation
from stol.web.service.actions import Muting, RemovingPerson, Reporting


@post(
    "/tables/{code:str}/remove", status_code=200, opt=CHANGE, operation_id="remove", tags=["tables"], responses=AT_TABLE
)
async def remove(data: JSONBody[RemovingPerson], at: At, service: TheService) -> State:
    """The host takes somebody's seat away, and that player can't sit down here again.

    Until the game begins the seat is open; later a computer player has it for good. Messages of that person are gone.
    """
    return await state_after(at, moderation.remove(at, service, data))


@post("/tables/{code:str}/mute", status_code=200, opt=CHANGE, operation_id="mute", tags=["tables"], responses=AT_TABLE)
async def mute(data: JSONBody[Muting], at: At, service: TheService) -> State:
    """The host lets somebody say nothing more, or talk again. Whoever is muted can't take another name either."""
    return await state_after(at, moderation.mute(at, service, data))


@post(
    "/tables/{code:str}/report", status_code=200, opt=CHANGE, operation_id="report", tags=["tables"], responses=AT_TABLE
)
async def report(data: JSONBody[Reporting], at: At, service: TheService) -> State:
    """Reports a name or a message to whoever runs the server. Only players of the table can."""
    return await state_after(at, moderation.report(at, service, data))
