"""The expected result of every seat in a position, with standard errors."""

import math
from typing import NamedTuple

import numpy as np

from stol.bots.thinking import MAX_WORKERS, tree_for
from stol.kernel.dispatch import outlook
from stol.kernel.layout import Array
from stol.kernel.rng import seed as seed_rng
from stol.kernel.search import ALL_SEEING, Memory, run_simulations
from stol.position import Position

BATCHES = 20
"""Number of batches of simulations. Their variance gives the standard error of the mean."""


class Expectation(NamedTuple):
    """Per seat: the expected result, from 0 to 1, and its standard error."""

    values: Array
    errors: Array


def estimate_omniscient(position: Position, simulations: int, seed: int = 0) -> Expectation:
    """The expectation of an observer who knows the whole state. After the end: the result itself."""
    if position.actor is None:
        values = np.zeros(position.game.players)
        outlook(position.state, values)
        return Expectation(values, np.zeros_like(values))
    return mean_of_batches(position, ALL_SEEING, new_tree(position, simulations, seed), simulations)


def estimate_move(position: Position, action: int, simulations: int, seed: int = 0) -> Expectation:
    """The expectation of the actor, with its own knowledge, if it makes this move."""
    tree = new_tree(position, simulations, seed)
    tree.overlooked[:] = True
    tree.overlooked[action] = False
    return mean_of_batches(position, int(position.actor or 0), tree, simulations)


def new_tree(position: Position, simulations: int, seed: int) -> Memory:
    """A new tree. Its random stream differs from those of all searches for the best move."""
    tree = tree_for(position, simulations + BATCHES + 1)
    seed_rng(tree.rng, seed, (position.ply + 1) * MAX_WORKERS - 1)
    return tree


def mean_of_batches(position: Position, viewer: int, tree: Memory, simulations: int) -> Expectation:
    """The mean over all simulations. Their number is rounded up to whole batches."""
    each = -(-simulations // BATCHES)
    means = np.array([mean_of_batch(position, viewer, tree, each) for _ in range(BATCHES)])
    return Expectation(means.mean(axis=0), means.std(axis=0, ddof=1) / math.sqrt(BATCHES))


def mean_of_batch(position: Position, viewer: int, tree: Memory, simulations: int) -> Array:
    before = tree.sums.copy()
    run_simulations(tree, position.game.definition.search_params, viewer, simulations)
    return (tree.sums - before)[: position.game.players] / simulations
