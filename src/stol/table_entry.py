"""A real table, half played and typed in, as a position to be played on from."""

from collections.abc import Mapping
from random import Random
from typing import Any

from stol.games.options import read
from stol.games.validate import Source, check
from stol.position import Game, Position, misfit, shown_game
from stol.text import quoted

TABLE = Source("place-table")


def entered(table: Mapping[str, Any], *, seed: int | str = 0) -> Position:
    """The position of a table as it lies.

    The table is a dict with `game`, `players`, `options` if any, `turn`, and the parts of a view that can be seen on
    a real table. All else is worked out, and what is hidden is made up, the same for an equal table and seed. An
    impossible table is refused (BadTable) with the place.
    """
    if not isinstance(table, Mapping):
        raise TABLE.refused("refused-no-table", value=quoted(table))
    game, source = shown_game({"options": {}, **table}, TABLE)
    if game.definition.complete is None:
        raise source.refused("refused-no-entry", ("game",), game=game.key)
    if game.definition.types and game.definition.types.table:
        check(table, game.definition.types.table, source)
    return laid(table, game, source, Random(seed))  # noqa: S311 - whoever needs secrecy gives a secret seed


def laid(table: Mapping[str, Any], game: Game, source: Source, luck: Random) -> Position:
    definition = game.definition
    options = read(definition.options, game.key, game.players, game.options)
    completed = definition.complete(table, options, source, luck) if definition.complete else {}
    view = {"ply": table.get("ply", 0), **completed}
    position = Position(game, definition.imagine(view, options, source))
    check_rest(table, view, position.view(), source)
    return position


def check_rest(table: Mapping[str, Any], used: Mapping[str, Any], shown: Mapping[str, Any], source: Source) -> None:
    """What was given though it can be worked out has to be right."""
    for key in table.keys() & shown.keys() - used.keys() - {"options"}:
        if table[key] != shown[key]:
            raise misfit(source, key, shown[key])
