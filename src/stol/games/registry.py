"""One table: key to game. Nothing else in the tree switches on a game's name."""

import importlib
from typing import TYPE_CHECKING

from stol.errors import BadOptions, Reason
from stol.games.validate import guess
from stol.text import refused

if TYPE_CHECKING:  # brings Numba along, which takes its time to load
    from stol.games.definition import Definition

KEYS = ("pixies", "onecard", "clustered", "ingenious")


def find(key: str) -> "Definition":
    """The game of that key. Its rules are loaded when they are first asked for."""
    if not isinstance(key, str) or key not in KEYS:
        raise refused(BadOptions, Reason("refused-game", guess(key, list(KEYS)), path=("game",)))
    definition: Definition = importlib.import_module(f"stol.games.{key}").DEFINITION
    return definition
