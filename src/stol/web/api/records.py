"""Records from elsewhere."""

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from stol.record import Sheet
from stol.web.api import problems
from stol.web.api.dependencies import Asking
from stol.web.api.state import State
from stol.web.api.tables import LOCATION, at_new
from stol.web.http.allowances import OPEN
from stol.web.http.dependencies import TheService, Who
from stol.web.service import records


@post(
    "/records",
    opt=OPEN,
    operation_id="addRecord",
    tags=["looking back"],
    response_headers=[LOCATION],
    responses=problems.on(403, 413, 503) | problems.MISPLAYED,
)
async def add_record(request: Asking, data: JSONBody[Sheet], service: TheService, who: Who) -> Response[State]:
    """Lays a record out on a table, to be looked back at and played on from. All of it is checked by the rules."""
    record = await records.read(service, msgspec.json.encode(data))
    return await at_new(await records.laid_out(record, service, who), service, who, str(request.base_url))
