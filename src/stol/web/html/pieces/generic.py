"""The picture of a game of another package: its drawing of the first position."""

import functools

from markupsafe import Markup

from stol import draw
from stol.games.registry import find
from stol.web.html.kit import svg


@functools.cache
def picture(game: str) -> Markup:
    """The game's own SVG. The view has no actor, because finding it would compile the rules."""
    definition = find(game)
    options = definition.options()
    players = options.players()[0]
    fitted = options.fitted(players)
    state = definition.start(fitted, players)
    frame = {"game": game, "options": fitted.plain(), "players": players, "ply": 0, "actor": None, "result": None}
    return svg(draw.svg(frame | definition.view(state)))
