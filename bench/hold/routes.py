"""All routes of the server, read from the application, so that new ones are included."""

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from litestar.enums import HttpMethod
from litestar.routes import HTTPRoute

from stol.web.app import Settings, create
from stol.web.html.assets import PREFIX
from stol.web.http.allowances import THINK

PARAMETER = re.compile(r"\{(\w+)\}")
STREAM = "/stream"
METHODS = set(HttpMethod) - {HttpMethod.HEAD, HttpMethod.OPTIONS}


@dataclass(frozen=True)
class Route:
    """A method and path of the routing table: `/tables/{code}/seat/{seat}`."""

    method: str
    path: str
    query: tuple[str, ...] = ()
    """Names of query parameters."""
    body: Mapping[str, Any] | None = None
    """The JSON Schema of the request's body, for the API."""
    thinks: bool = False
    """Whether the answer needs a search, which takes about a second."""

    @property
    def names(self) -> list[str]:
        return PARAMETER.findall(self.path)

    @property
    def is_stream(self) -> bool:
        return self.path.endswith(STREAM)

    def at(self, values: Mapping[str, Sequence[object]]) -> Iterator[str]:
        """All addresses with these values for the path and for each query parameter; empty if a value is missing."""
        if not set(self.names) <= set(values):
            return
        for chosen in itertools.product(*(values[name] for name in self.names)):
            given = dict(zip(self.names, chosen, strict=True))
            path = self.path.format(**given)
            yield path
            for name in self.query:
                yield from (f"{path}?{urlencode({name: value})}" for value in values.get(name, ()))

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


def routes() -> list[Route]:
    """All routes except static files, HEAD and OPTIONS."""
    app = create(Settings(database="sqlite:///never-opened.db"))
    found = [route for route in app.routes if isinstance(route, HTTPRoute) and not is_file(route.path_format)]
    told = app.openapi_schema.to_schema()
    return sorted(
        (described(route, method, told) for route in found for method in METHODS.intersection(route.methods)), key=str
    )


def is_file(path: str) -> bool:
    return path.startswith((PREFIX, "/schema/{"))


def described(route: HTTPRoute, method: str, schema: Mapping[str, Any]) -> Route:
    operation = schema["paths"].get(route.path_format, {}).get(method.lower(), {})
    query = tuple(each["name"] for each in operation.get("parameters", ()) if each["in"] == "query")
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body and "$ref" in body:
        body = schema["components"]["schemas"][body["$ref"].rpartition("/")[2]]
    handler, _ = route.route_handler_map[HttpMethod(method)]
    thinks = handler.opt.items() >= THINK.items()
    return Route(method, route.path_format, query, body, thinks)
