"""`stol.entered`: the position of a real, partly played table that was typed in."""

from collections.abc import Mapping
from random import Random
from typing import Any

from stol.games.options import read_options
from stol.games.validate import Source, check
from stol.position import Game, Position, game_of_view, misfit
from stol.text import quoted

TABLE = Source("place-table")


def entered(table: Mapping[str, Any], *, seed: int | str = 0) -> Position:
    """The position of a table typed in.

    The table is a dict with `game`, `players`, optional `options`, `turn`, and the parts of a view that can be seen on
    a real table. The rest is derived. Hidden parts are filled in at random; an equal table and seed give an equal
    position. An impossible table raises BadTable, which names the place.
    """
    if not isinstance(table, Mapping):
        raise TABLE.refused("refused-no-table", value=quoted(table))
    game, source = game_of_view({"options": {}, **table}, TABLE)
    if game.definition.complete is None:
        raise source.refused("refused-no-entry", ("game",), game=game.key)
    if game.definition.types and game.definition.types.table:
        check(table, game.definition.types.table, source)
    return position_of_table(table, game, source, Random(seed))  # noqa: S311 - for secrecy, pass a secret seed


def position_of_table(table: Mapping[str, Any], game: Game, source: Source, rng: Random) -> Position:
    definition = game.definition
    options = read_options(definition.options, game.key, game.players, game.options)
    completed = definition.complete(table, options, source, rng) if definition.complete else {}
    view = {"ply": table.get("ply", 0), **completed}
    position = Position(game, definition.imagine(view, options, source))
    check_derived(table, view, position.view(), source)
    return position


def check_derived(table: Mapping[str, Any], used: Mapping[str, Any], shown: Mapping[str, Any], source: Source) -> None:
    """Refuse given entries that contradict what was derived."""
    for key in table.keys() & shown.keys() - used.keys() - {"options"}:
        if table[key] != shown[key]:
            raise misfit(source, key, shown[key])
