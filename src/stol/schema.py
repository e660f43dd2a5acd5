"""The public contract of a game as JSON Schema: its views, tables typed in, tables to be scored and records."""

from typing import Any

import msgspec

from stol.games.registry import find
from stol.record import Sheet

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(key: str) -> dict[str, Any]:
    """One schema that any of these fits, each by its name in `$defs`."""
    kinds = [*kinds_of(key), Sheet]
    references, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": DIALECT,
        "title": key,
        "anyOf": list(references),
        "$defs": {k: closed(v) for k, v in parts.items()},
    }


def kinds_of(key: str) -> tuple[type, ...]:
    types = find(key).types
    every = (types.view, types.table, types.score_table) if types else ()
    return tuple(kind for kind in every if kind)


def closed(part: dict[str, Any]) -> dict[str, Any]:
    """Of a TypedDict, all keys are listed: others are refused."""
    return part | {"additionalProperties": False} if "properties" in part else part
