"""Points of a table as it lies, such as a physical one that somebody typed in."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from stol.games.options import choose
from stol.games.registry import find
from stol.games.validate import check, part, parts_of
from stol.table_entry import TABLE
from stol.text import quoted


def score(table: Mapping[str, Any], *, strict: bool = True) -> list[dict[str, Any]]:
    """Itemised points, one dict a seat.

    The table is a dict with `game`, `options` if any, and the part of a view that its score needs; the rest of a view
    may be there and is not looked at. An impossible one is refused (BadTable) with the place; `strict=False` scores
    it all the same where that has a meaning.
    """
    if not isinstance(table, Mapping):
        raise TABLE.refused("refused-no-table", value=quoted(table))
    definition = find(part(table, "game", str, TABLE))
    given = part({"options": {}, **table}, "options", dict[str, object], TABLE)
    if definition.score is None:
        raise TABLE.refused("refused-no-score", ("game",), game=definition.key)
    options = choose(definition.options, definition.key, given)
    source = replace(TABLE, places=definition.places)
    if definition.types and definition.types.score_table:
        needed, view = parts_of(definition.types.score_table)[0], parts_of(definition.types.view)[0]
        table = {key: value for key, value in table.items() if key in needed or key not in view}
        check(table, definition.types.score_table, source)
    points: list[dict[str, Any]] = definition.score(table, options, source, strict)
    return points
