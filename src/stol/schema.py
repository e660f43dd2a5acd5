"""JSON Schema of a game: its views, typed-in tables, tables to be scored, records and options."""

import dataclasses
import typing
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from stol.games.registry import find
from stol.games.validate import parts_of
from stol.record import VERSION, Sheet

if TYPE_CHECKING:  # brings Numba along, which is slow to load
    from stol.games.definition import Definition, Types
    from stol.games.options import Options

Schema: TypeAlias = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(key: str) -> Schema:
    """One schema that accepts any of these but options; each has a name in `$defs`."""
    definition = find(key)
    kinds = [*kinds_of(definition), Sheet]
    references, parts = described(kinds)
    for kind in kinds:
        parts[kind.__name__]["properties"]["game"] = {"const": key}
    parts["Sheet"]["properties"] |= {"stol": {"const": VERSION}, "options": options_schema(definition)}
    if definition.types and definition.types.score_table:
        allow_rest_of_view(parts[definition.types.score_table.__name__], definition.types)
    return {"$schema": DIALECT, "title": key, "anyOf": references, "$defs": parts}


def kinds_of(definition: "Definition") -> list[type]:
    types = definition.types
    every = (types.view, types.table, types.score_table) if types else ()
    return [kind for kind in every if kind]


def described(kinds: Sequence[type], references: str = "#/$defs/{name}") -> tuple[list[Schema], dict[str, Schema]]:
    """References to types, and the schemas of all their parts by name."""
    found, parts = msgspec.json.schema_components(kinds, ref_template=references)
    return list(found), {name: closed(part) for name, part in parts.items()}


def closed(part: Schema) -> Schema:
    """Refuse unknown keys: a TypedDict lists all of its keys."""
    return part | {"additionalProperties": False} if "properties" in part else part


def allow_rest_of_view(score_table: Schema, types: "Types") -> None:
    """A score ignores the keys of a view that it does not need."""
    score_table["properties"] = dict.fromkeys(parts_of(types.view)[0], True) | score_table["properties"]


def options_schema(definition: "Definition") -> Schema:
    """Options as input: each may be left out."""
    kind = options_type(definition.types.table if definition.types else None)
    return described([kind])[1][kind.__name__] if kind else options_from_fields(definition.options)


def options_type(kind: type | None) -> type | None:
    """The type of the options in a view or a table."""
    return typing.get_type_hints(kind).get("options") if kind else None


def options_from_fields(kind: type["Options"]) -> Schema:
    """For a game whose tables have no type."""
    properties = {}
    for field in dataclasses.fields(kind):
        choices = field.metadata["choices"]
        properties[field.name] = msgspec.json.schema(field.type) | ({"enum": [*choices]} if choices else {})
    return {"type": "object", "properties": properties, "additionalProperties": False}
