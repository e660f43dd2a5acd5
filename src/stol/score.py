"""`stol.score`: itemised points of a table, such as a real one that was typed in."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from stol.games.options import choose
from stol.games.registry import find
from stol.games.validate import check, part, parts_of
from stol.table_entry import TABLE
from stol.text import quoted


def score(table: Mapping[str, Any], *, strict: bool = True) -> list[dict[str, Any]]:
    """Itemised points, one dict per seat.

    The table is a dict with `game`, optional `options`, and the part of a view that scoring needs; other keys of a
    view are allowed and ignored. An impossible table raises BadTable, which names the place; an unknown game or option
    raises BadOptions. With `strict=False` it is
    scored anyway where that makes sense.
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
