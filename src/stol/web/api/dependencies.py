"""Request class, dependencies and query parameters of the API's handlers."""

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import SerializationException
from litestar.params import QueryParameter

from stol.web.service.table_visit import TableVisit


class ApiRequest(Request[None, None, State]):
    """A request whose body is refused as invalid JSON if it has a wrong encoding or is nested too deeply."""

    async def json(self) -> Any:  # noqa: ANN401 - any JSON
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as problem:
            raise SerializationException(str(problem)) from problem


At: TypeAlias = NamedDependency[TableVisit]
ANYBODY: list[dict[str, list[str]]] = [{}]
"""The security of operations that need no token."""
FromSeat: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=7, description="One of your own seats.", required=False)
]
PastPly: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=100_000, description="Of a moment that has passed.", required=False)
]
