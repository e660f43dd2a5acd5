"""A game without pieces of its own here: its drawing of the table before the first move."""

import functools

from markupsafe import Markup

from stol import draw
from stol.games.registry import find


@functools.cache
def picture(game: str) -> Markup:
    """Nobody is to act in it: to know who is, the rules would have to be compiled first."""
    definition = find(game)
    options = definition.options()
    players = options.players()[0]
    fitted = options.fitted(players)
    state = definition.start(fitted, players)
    frame = {"game": game, "options": fitted.plain(), "players": players, "ply": 0, "actor": None, "result": None}
    return Markup(draw.svg(frame | definition.view(state)))  # noqa: S704 - the game's own, trusted as its rules are
