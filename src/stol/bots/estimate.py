"""What every seat may expect from a position, with how sure that is."""

import math
from typing import NamedTuple

import numpy as np

from stol.bots.thinking import MOST_WORKERS, tree_for
from stol.kernel.dispatch import outlook
from stol.kernel.layout import Array
from stol.kernel.rng import seed as begin
from stol.kernel.search import ALL_SEEING, Memory, grow
from stol.position import Position

BATCHES = 20
"""Simulations are counted in so many batches: how far these lie apart says how sure their mean is."""


class Expectation(NamedTuple):
    """By seat: the expected result, from 0 to 1, and its standard error."""

    values: Array
    errors: Array


def from_outside(position: Position, simulations: int, seed: int = 0) -> Expectation:
    """As somebody expects who sees everything but the future. At the end it is the result itself."""
    if position.actor is None:
        values = np.zeros(position.game.players)
        outlook(position.state, values)
        return Expectation(values, np.zeros_like(values))
    return batches(position, ALL_SEEING, tree(position, simulations, seed), simulations)


def after(position: Position, action: int, simulations: int, seed: int = 0) -> Expectation:
    """As the actor expects, who sees only its own, if it makes this move."""
    one = tree(position, simulations, seed)
    one.overlooked[:] = True
    one.overlooked[action] = False
    return batches(position, int(position.actor or 0), one, simulations)


def tree(position: Position, simulations: int, seed: int) -> Memory:
    """A new tree, whose chance is not that of any search for the best move."""
    new = tree_for(position, simulations + BATCHES + 1)
    begin(new.rng, seed, (position.ply + 1) * MOST_WORKERS - 1)
    return new


def batches(position: Position, eyes: int, tree: Memory, simulations: int) -> Expectation:
    """The mean over all simulations, of which there may be a few more: batches are whole."""
    each = -(-simulations // BATCHES)
    means = np.array([batch(position, eyes, tree, each) for _ in range(BATCHES)])
    return Expectation(means.mean(axis=0), means.std(axis=0, ddof=1) / math.sqrt(BATCHES))


def batch(position: Position, eyes: int, tree: Memory, simulations: int) -> Array:
    before = tree.sums.copy()
    grow(tree, position.game.definition.search_params, eyes, simulations)
    return (tree.sums - before)[: position.game.players] / simulations
