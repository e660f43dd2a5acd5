"""Views, tables and options of the games in the API's schema.

The server handles them as plain dicts and checks them by the games' own types. In the OpenAPI document, each alias is
replaced by the games' types; its title says by which. They are looked up only when the document is requested, since
loading the games also loads Numba.
"""

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeAlias

from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Meta

from stol.games.definition import Types
from stol.games.registry import find, keys
from stol.games.view import Result
from stol.schema import Schema, described, options_schema, options_type
from stol.web.api.dependencies import body_struct

AnyView: TypeAlias = Annotated[dict[str, Any], Meta(title="View")]
AnyTable: TypeAlias = Annotated[dict[str, Any], Meta(title="Table")]
AllOptions: TypeAlias = Annotated[dict[str, Any], Meta(title="Options")]
SomeOptions: TypeAlias = Annotated[dict[str, Any], Meta(title="Choice")]
GameResult: TypeAlias = Annotated[dict[str, list[int]], Meta(title="GameResult")]
NAMED_BESIDE = {"game", "players", "options"}
"""Keys of a table that may be left out: the request has them beside the table."""
API = "/api/"
VIEW_PATH = f"{API}tables/{{code}}/view"
REFERENCE = "#/components/schemas/games.{name}"


class GameTypesPlugin(JsonRenderPlugin):
    """Puts the games' types into the document."""

    written: bytes | None = None
    """The document once somebody has read it: to write it takes 30 ms."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self.written is None:
            self.written = self.write(request, openapi_schema)
        return self.written

    def write(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        document = with_game_types(openapi_schema)
        answer = document["paths"][VIEW_PATH]["get"]["responses"]["200"]  # Litestar drops the title of a response
        answer["content"]["application/json"]["schema"] = {"$ref": REFERENCE.format(name="View")}
        schemas = document["components"]["schemas"]
        for name in api_bodies(request.app):
            schemas[name]["additionalProperties"] = False
        schemas |= game_types()
        return super().render(request, document)


def api_bodies(app: Litestar) -> set[str]:
    """The names of the types of request bodies. Unknown keys are refused, which Litestar's document does not say."""
    routes = [route for route in app.routes if route.path.startswith(API)]
    bodies = [body_struct(handler) for route in routes for handler in getattr(route, "route_handlers", ())]
    return {body.__name__ for body in bodies if body}


def game_types() -> dict[str, Schema]:
    """Schemas by their names in the document: the types of each game, and for each title a union of them."""
    definitions = [find(key) for key in keys()]
    found: dict[str, Schema] = {}
    for title, kind_of in KINDS.items():
        kinds = [kind for each in definitions if each.types and (kind := kind_of(each.types))]
        references, parts = described(kinds, REFERENCE)
        found |= {f"games.{name}": part for name, part in parts.items()}
        untyped = [each for each in definitions if not (each.types and kind_of(each.types))]
        others = map(options_schema, untyped) if title == "Choice" else [{"type": "object"}][: len(untyped)]
        found[f"games.{title}"] = {"anyOf": [*references, *others]}
        if title == "Table":
            make_optional(found, kinds)
    found["games.GameResult"] = described([Result], REFERENCE)[0][0]
    return found


def make_optional(found: dict[str, Schema], tables: list[type]) -> None:
    """Makes the keys that the request has beside the table optional in it."""
    for kind in tables:
        table = found[f"games.{kind.__name__}"]
        table["required"] = [part for part in table["required"] if part not in NAMED_BESIDE]


KINDS: Final[dict[str, Callable[[Types], type | None]]] = {
    "View": lambda types: types.view,
    "Table": lambda types: types.table,
    "Options": lambda types: options_type(types.view),
    "Choice": lambda types: options_type(types.table),
}
"""By the title of an alias: the type that a game has for it."""
TITLES: Final = {*KINDS, "GameResult"}


def with_game_types(part: Any) -> Any:  # noqa: ANN401 - any part of a document
    """A copy of a part of the document, with references to the games' types in place of objects with these titles."""
    if isinstance(part, list):
        return [with_game_types(each) for each in part]
    if not isinstance(part, dict):
        return part
    title = part.get("title")
    if isinstance(title, str) and title in TITLES:
        about = {name: part[name] for name in ("description", "examples") if name in part}
        right = {"$ref": REFERENCE.format(name=title)}
        return about | ({"anyOf": [right, {"type": "null"}]} if "oneOf" in part else right)
    return {name: with_game_types(each) for name, each in part.items()}
