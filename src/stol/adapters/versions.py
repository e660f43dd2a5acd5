"""Versions of environments: the number in a name such as `stol/Onecard-v1`. What an earlier one has promised stays."""

import numpy as np

from stol.kernel.layout import Array
from stol.position import Game

NEWEST = {"onecard": 1}
"""By game; that of all others is 0."""
EARLIER_ACTIONS = {("onecard", 0): 4332}
"""By game and version: how many actions it had. All but the last ones are those of the game."""


def versions(key: str) -> range:
    return range(NEWEST.get(key, 0) + 1)


def count_actions(game: Game, version: int | None) -> int:
    """The number of actions in a version; None: the newest."""
    return game.actions if version is None else EARLIER_ACTIONS.get((game.key, version), game.actions)


def widened(mask: Array, actions: int) -> Array:
    """A mask of so many actions, or a row of masks: the last ones are never legal."""
    missing = actions - mask.shape[-1]
    return np.pad(mask, [(0, 0)] * (mask.ndim - 1) + [(0, missing)]) if missing else mask
