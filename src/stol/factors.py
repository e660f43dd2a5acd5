"""Actions as factors, for networks: `split` takes actions apart, `join` puts them together."""

import numpy as np

from stol.kernel.factors import join_factors, split_actions
from stol.kernel.layout import Array
from stol.position import Game


def split(game: Game, actions: object) -> Array:
    """The factors of actions, a row each: int32, (actions, len(game.factors))."""
    given = checked_actions(game, actions)
    out = np.empty((len(given), len(game.factors)), np.int32)
    split_actions(one_state(game), given, game.actions, out)
    return out


def join(game: Game, factored: object) -> Array:
    """The actions of rows of factors: int32. ValueError for a row that no action has."""
    given = checked_factors(factored, len(game.factors))
    actions = np.empty(len(given), np.int32)
    join_factors(one_state(game), given, sizes(game), game.actions, np.empty(given.shape[1], np.int32), actions)
    return all_joined(actions, given)


def one_state(game: Game) -> Array:
    """A state of the game, as an array: Numba unpacks an array argument faster than a record."""
    return np.array([game.start().state], game.definition.layout)


def sizes(game: Game) -> Array:
    return np.array([factor.size for factor in game.factors], np.int32)


def checked_actions(game: Game, actions: object) -> Array:
    given = np.asarray(actions)
    if given.ndim != 1 or given.dtype.kind not in "iu" or ((given < 0) | (given >= game.actions)).any():
        raise ValueError(f"actions are a list of whole numbers below {game.actions}, not {actions!r}")
    return given


def checked_factors(factored: object, width: int) -> Array:
    """Rows of factors; `width` is how many each has."""
    given = np.asarray(factored)
    if given.ndim != 2 or given.shape[1] != width or given.dtype.kind not in "iu":
        raise ValueError(f"factors are rows of {width} whole numbers, not {given.dtype} of {given.shape}")
    return given


def all_joined(actions: Array, factored: Array) -> Array:
    unknown = np.flatnonzero(actions < 0)
    if len(unknown):
        raise ValueError(f"row {unknown[0]}: no action has the factors {factored[unknown[0]].tolist()}")
    return actions
