"""Uploading records."""

from typing import Any

from litestar import Response, post
from litestar.params import JSONBody
from msgspec import Struct

from stol.web.api import problems
from stol.web.api.dependencies import ApiRequest
from stol.web.api.game_types import GameResult, SomeOptions
from stol.web.api.state import State
from stol.web.api.tables import LOCATION, created_table
from stol.web.http.allowances import OPEN
from stol.web.http.dependencies import TheService, Who
from stol.web.service import records


class Sheet(Struct):
    """A record as JSON."""

    stol: int
    game: str
    options: SomeOptions
    players: list[str]
    moves: list[str]
    result: GameResult | None
    tags: dict[str, Any] = {}


@post(
    "/records",
    opt=OPEN,
    operation_id="addRecord",
    tags=["looking back"],
    response_headers=[LOCATION],
    responses=problems.on(403, 413, 503) | problems.MISPLAYED,
)
async def add_record(
    request: ApiRequest,
    data: JSONBody[Sheet],  # noqa: ARG001 - checked, then read as it was sent: what nests deep can't be encoded again
    service: TheService,
    who: Who,
) -> Response[State]:
    """Opens a table that shows a record, to review it or continue from it. The whole record is checked by the rules."""
    record = await records.read_record(service, who, await request.body())
    return await created_table(await records.open_exhibit(record, service, who), service, who, str(request.base_url))
