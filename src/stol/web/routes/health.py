"""Health and readiness, for whoever starts servers and spreads requests over them."""

from typing import TYPE_CHECKING, TypedDict, cast

from litestar import Response, route
from litestar.datastructures import State

from stol.web.http.counted import HEALTH, READY
from stol.web.routes.tables import PAGE

if TYPE_CHECKING:
    from stol.web.service.readiness import Readiness


class Health(TypedDict):
    """The process answers."""

    status: str


class Ready(TypedDict):
    """Whether the server should be sent requests."""

    ready: bool
    missing: list[str]
    """The parts that are not ready."""


@route(HEALTH, http_method=PAGE, sync_to_thread=False)
def get_health() -> Health:
    """The process answers; a server for which this fails has to be started again."""
    return Health(status="ok")


@route(READY, http_method=PAGE)
async def get_ready(state: State) -> Response[Ready]:
    """503 while something is missing: then other servers should get the requests."""
    missing = await cast("Readiness", state.readiness).missing()
    return Response(Ready(ready=not missing, missing=missing), status_code=503 if missing else 200)
