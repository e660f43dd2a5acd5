"""Views, tables and options of the games in the API's schema.

They are plain dicts to the server, which checks them by the games' own types. Each alias has a title, by which the
schema's document finds where the games' types belong: they are looked up only when somebody reads the document, since
the games bring Numba along.
"""

import typing
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Meta

from stol.games.definition import Types
from stol.games.registry import find, keys

AnyView: TypeAlias = Annotated[dict[str, Any], Meta(title="View")]
AnyTable: TypeAlias = Annotated[dict[str, Any], Meta(title="Table")]
AllOptions: TypeAlias = Annotated[dict[str, Any], Meta(title="Options")]
SomeOptions: TypeAlias = Annotated[dict[str, Any], Meta(title="Choice")]
NAMED_BESIDE = {"game", "players", "options"}
"""Parts of a table that the request has outside of it as well, so it may leave them out."""
VIEW_PATH = "/api/tables/{code}/view"
REFERENCE = "#/components/schemas/games.{name}"


class GameTypesPlugin(JsonRenderPlugin):
    """Puts the games' types into the document."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        document = filled_in(openapi_schema)
        answer = document["paths"][VIEW_PATH]["get"]["responses"]["200"]  # titles of what is answered are not kept
        answer["content"]["application/json"]["schema"] = {"$ref": REFERENCE.format(name="View")}
        document["components"]["schemas"] |= game_types()
        return super().render(request, document)


def game_types() -> dict[str, Any]:
    """By their names in the document: those of each game, and under each title any of them."""
    all_types = [find(key).types for key in keys()]
    found: dict[str, Any] = {}
    for title, kind_of in KINDS.items():
        kinds = [kind for types in all_types if types and (kind := kind_of(types))]
        untyped: list[dict[str, Any]] = [{"type": "object"}] if len(kinds) < len(all_types) else []
        references, parts = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
        found |= {f"games.{name}": part for name, part in parts.items()}
        found[f"games.{title}"] = {"anyOf": [*references, *untyped]}
        if title == "Table":
            leave_out(found, kinds)
    return found


def leave_out(found: dict[str, Any], tables: list[type]) -> None:
    """Parts that are named beside a table need not be in it."""
    for kind in tables:
        table = found[f"games.{kind.__name__}"]
        table["required"] = [part for part in table["required"] if part not in NAMED_BESIDE]


def options_of(kind: type | None) -> type | None:
    return typing.get_type_hints(kind).get("options") if kind else None


KINDS: Final[dict[str, Callable[[Types], type | None]]] = {
    "View": lambda types: types.view,
    "Table": lambda types: types.table,
    "Options": lambda types: options_of(types.view),
    "Choice": lambda types: options_of(types.table),
}
"""By the titles of the aliases above."""


def filled_in(part: Any) -> Any:  # noqa: ANN401 - any part of a document
    """The same part, with references to the games' types in place of plain objects of these titles."""
    if isinstance(part, list):
        return [filled_in(each) for each in part]
    if not isinstance(part, dict):
        return part
    title = part.get("title")
    if isinstance(title, str) and title in KINDS:
        about = {name: part[name] for name in ("description", "examples") if name in part}
        right = {"$ref": REFERENCE.format(name=title)}
        return about | ({"anyOf": [right, {"type": "null"}]} if "oneOf" in part else right)
    return {name: filled_in(each) for name, each in part.items()}
