"""Request class, dependencies and query parameters of the API's handlers."""

import functools
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, SerializationException
from litestar.handlers import BaseRouteHandler
from litestar.params import QueryParameter

from stol.web.service.table_visit import TableVisit


class UnknownKey(HTTPException):
    """A body has a key that its type does not have."""

    status_code = 400

    def __init__(self, key: str, known: list[str]) -> None:
        super().__init__()
        self.key, self.known = key, known


class ApiRequest(Request[None, None, State]):
    """A request whose body is refused if it has unknown keys, a wrong encoding, or is nested too deeply."""

    async def json(self) -> Any:  # noqa: ANN401 - any JSON
        try:
            sent = await super().json()
        except (UnicodeDecodeError, RecursionError) as problem:
            raise SerializationException(str(problem)) from problem
        require_known_keys(sent, self.route_handler)
        return sent


def require_known_keys(sent: object, handler: BaseRouteHandler) -> None:
    """Raises UnknownKey: a misspelled key would otherwise be ignored. Structs shared with forms don't refuse it."""
    body = body_struct(handler)
    if body is None or not isinstance(sent, dict):
        return
    known = keys(body)
    for key in sent:
        if key not in known:
            raise UnknownKey(key, known)


def body_struct(handler: BaseRouteHandler) -> type[msgspec.Struct] | None:
    """The type of a handler's body; None if it has none."""
    kind = handler.parsed_data_field.annotation if handler.parsed_data_field else None
    return kind if isinstance(kind, type) and issubclass(kind, msgspec.Struct) else None


@functools.cache
def keys(body: type[msgspec.Struct]) -> list[str]:
    """The keys of a body of this type, in JSON."""
    return [field.encode_name for field in msgspec.structs.fields(body)]


At: TypeAlias = NamedDependency[TableVisit]
ANYBODY: list[dict[str, list[str]]] = [{}]
"""The security of operations that need no token."""
FromSeat: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=7, description="One of your own seats.", required=False)
]
PastPly: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=100_000, description="Of a moment that has passed.", required=False)
]
