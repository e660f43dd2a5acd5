"""All that the server answers, by its own table of routes: what is added later is found by itself."""

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from litestar.routes import HTTPRoute

from stol.web.app import Settings, create
from stol.web.assets import PREFIX

PARAMETER = re.compile(r"\{(\w+)\}")
STREAM = "/stream"


@dataclass(frozen=True)
class Route:
    """One way of asking, as the table of routes has it: `/tables/{code}/seat/{seat}`."""

    method: str
    path: str
    query: tuple[str, ...] = ()
    """Names of parameters that may follow."""
    body: Mapping[str, Any] | None = None
    """Of a request of the API, as JSON Schema."""

    @property
    def names(self) -> list[str]:
        return PARAMETER.findall(self.path)

    @property
    def is_stream(self) -> bool:
        return self.path.endswith(STREAM)

    def at(self, values: Mapping[str, Sequence[object]]) -> Iterator[str]:
        """All addresses with these values: of the path, and one at a time of the query. None if one is missing."""
        if not set(self.names) <= set(values):
            return
        for chosen in itertools.product(*(values[name] for name in self.names)):
            given = dict(zip(self.names, chosen, strict=True))
            path = PARAMETER.sub(lambda found: str(given[found.group(1)]), self.path)
            yield path
            for name in self.query:
                yield from (f"{path}?{urlencode({name: value})}" for value in values.get(name, ()))

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


def routes() -> list[Route]:
    """But for the files that are the same for everybody, and HEAD and OPTIONS, which tell less than GET."""
    app = create(Settings(database="sqlite:///never-opened.db"))
    schema = app.openapi_schema.to_schema()
    found = [
        (method, route.path_format) for route in app.routes if isinstance(route, HTTPRoute) for method in route.methods
    ]
    told = schema["paths"]
    return sorted(
        (
            Route(method, path, *described(told.get(path, {}).get(method.lower(), {}), schema))
            for method, path in found
            if method in {"GET", "POST", "PUT", "PATCH", "DELETE"} and not path.startswith((PREFIX, "/schema/{"))
        ),
        key=str,
    )


def described(
    operation: Mapping[str, Any], schema: Mapping[str, Any]
) -> tuple[tuple[str, ...], Mapping[str, Any] | None]:
    """The names of its query, and its body."""
    query = tuple(each["name"] for each in operation.get("parameters", ()) if each["in"] == "query")
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body and "$ref" in body:
        body = schema["components"]["schemas"][body["$ref"].rpartition("/")[2]]
    return query, body
