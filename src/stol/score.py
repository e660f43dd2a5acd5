"""Points of a table as it lies, such as a physical one that somebody typed in."""

from collections.abc import Mapping
from typing import Any

from stol.errors import BadTable
from stol.games.options import choose
from stol.games.registry import find
from stol.games.typed import checked, part


def score(table: Mapping[str, Any], *, strict: bool = True) -> list[dict[str, Any]]:
    """Itemised points, one dict a seat.

    The table is a dict with `game`, `options` if any, and the part of a view that its score needs. An impossible
    one is refused (BadTable) with the place; `strict=False` scores it all the same where that has a meaning.
    """
    if not isinstance(table, Mapping):
        raise BadTable(f"a table is a dict like a view, not {table!r}")
    definition = find(part(table, "game", str))
    given = checked(table.get("options", {}), dict, "'options' of the table")
    if definition.score is None:
        raise BadTable(f"tables of {definition.key} can't be scored: only its games count")
    return definition.score(table, choose(definition.options, definition.key, given), strict)
