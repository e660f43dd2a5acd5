"""A real table, half played and typed in, as a position to be played on from."""

from collections.abc import Mapping
from random import Random
from typing import Any

from stol.errors import BadTable
from stol.games.options import read, unknown
from stol.games.typed import checked
from stol.position import Game, Position, viewed


def entered(table: Mapping[str, Any], *, seed: int | str = 0) -> Position:
    """The position of a table as it lies.

    The table is a dict with `game`, `players`, `options` if any, `turn`, and the parts of a view that can be seen on
    a real table. All else is worked out, and what is hidden is made up, the same for an equal table and seed. An
    impossible table is refused (BadTable) with the place.
    """
    if not isinstance(table, Mapping):
        raise BadTable(f"a table is a dict like a view, not {table!r}")
    try:
        return laid(table, viewed({"options": {}, **table}), Random(seed))  # noqa: S311 - whoever needs secrecy gives a secret seed
    except BadTable as error:  # much of it is read as a view is
        raise BadTable(str(error).replace("the view", "the table")) from None


def laid(table: Mapping[str, Any], game: Game, luck: Random) -> Position:
    parts = {*game.start().view(), "turn"}
    for key in table:
        if key not in parts:
            raise BadTable(unknown(f"part of a {game.key} table", key, sorted(parts)))
    definition = game.definition
    if definition.complete is None:
        raise BadTable(f"tables of {game.key} can't be typed in")
    options = read(definition.options, game.key, game.players, game.options)
    view = {"ply": checked(table.get("ply", 0), int, "'ply' of the table")}
    view |= definition.complete(table, options, game.players, luck)
    position = Position(game, definition.imagine(view, options, game.players))
    check_rest(table, view, position.view())
    return position


def check_rest(table: Mapping[str, Any], read: Mapping[str, Any], shown: Mapping[str, Any]) -> None:
    """What was given though it can be worked out has to be right."""
    for key in table.keys() & shown.keys() - read.keys() - {"options"}:
        if table[key] != shown[key]:
            raise BadTable(f"{key!r} of the table does not fit the rest of it, by which it is {shown[key]!r}")
