"""Means, shares and ratings, each with its 95 % interval."""

import math
from typing import NamedTuple

import numpy as np

from stol.kernel.layout import Array

WIDE = 1.96
"""So many standard errors to either side hold 95 %."""
FARTHEST = 1200
"""No two bots are further apart in Elo: beyond that a thousand games don't tell."""
RESAMPLES = 500


class Estimate(NamedTuple):
    value: float
    low: float
    high: float


def mean(values: Array) -> Estimate:
    """Of independent values. nan stands for none; from less than two values follows no interval."""
    given = values[~np.isnan(values)]
    if not len(given):
        return Estimate(math.nan, math.nan, math.nan)
    middle = float(given.mean())
    error = WIDE * float(given.std(ddof=1)) / math.sqrt(len(given)) if len(given) > 1 else math.inf
    return Estimate(middle, middle - error, middle + error)


def share(values: Array) -> Estimate:
    """Of independent values between 0 and 1.

    The interval is that of these values with a 0 and a 1 more: a clean sweep is no certainty.
    """
    _, low, high = mean(np.append(values, [0.0, 1.0]))
    return Estimate(float(values.mean()), max(low, 0.0), min(high, 1.0))


def elo(wins: float) -> float:
    """The difference in Elo that goes with a share of wins."""
    bound = 1 / (1 + 10 ** (FARTHEST / 400))
    within = min(max(wins, bound), 1 - bound)
    return 400 * math.log10(within / (1 - within))


def ratings(beaten: Array) -> list[Estimate]:
    """Elo around 0 by the model of Bradley and Terry. Given how often each beat each other one, deal by deal.

    The intervals come from deals drawn again and again out of these.
    """
    deals, bots, _ = beaten.shape
    often = np.random.default_rng(0).multinomial(deals, np.full(deals, 1 / deals), RESAMPLES)
    drawn = fit((often @ beaten.reshape(deals, -1)).reshape(-1, bots, bots))
    low, high = np.percentile(drawn, (2.5, 97.5), axis=0)
    return [Estimate(*map(float, row)) for row in zip(fit(beaten.sum(axis=0)), low, high, strict=True)]


def fit(beaten: Array) -> Array:
    """The most likely ratings, found by minorization and maximization; one game of every pair is added as a draw."""
    bots = beaten.shape[-1]
    wins = beaten + 0.5 * (1 - np.eye(bots))
    games = wins + wins.swapaxes(-1, -2)
    strength = np.ones(wins.shape[:-1])
    for _ in range(1000):
        before = strength
        strength = wins.sum(axis=-1) / (games / (strength[..., :, None] + strength[..., None, :])).sum(axis=-1)
        strength /= np.exp(np.log(strength).mean(axis=-1, keepdims=True))
        if np.allclose(strength, before, rtol=1e-6, atol=0):
            break
    return 400 * np.log10(strength)
