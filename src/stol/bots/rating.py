"""Means, shares and Elo ratings, each with a 95 % confidence interval."""

import math
from typing import NamedTuple

import numpy as np

from stol.kernel.layout import Array

Z_95 = 1.96
"""Half width of a 95 % confidence interval, in standard errors."""
MAX_ELO_DIFFERENCE = 1200
"""Upper bound of a difference in Elo: a thousand games can't measure more."""
RESAMPLES = 500
"""Bootstrap samples for the intervals of ratings."""


class Estimate(NamedTuple):
    value: float
    low: float
    high: float


def mean(values: Array) -> Estimate:
    """The mean of independent values, nan ignored. With fewer than two values the interval is infinite."""
    known = values[~np.isnan(values)]
    if not len(known):
        return Estimate(math.nan, math.nan, math.nan)
    middle = float(known.mean())
    error = Z_95 * float(known.std(ddof=1)) / math.sqrt(len(known)) if len(known) > 1 else math.inf
    return Estimate(middle, middle - error, middle + error)


def share(values: Array) -> Estimate:
    """The mean of independent values between 0 and 1.

    The interval includes two more values, 0 and 1, so that it has a width even if all games were won.
    """
    _, low, high = mean(np.append(values, [0.0, 1.0]))
    return Estimate(float(values.mean()), max(low, 0.0), min(high, 1.0))


def elo(wins: float) -> float:
    """The difference in Elo for a share of wins."""
    bound = 1 / (1 + 10 ** (MAX_ELO_DIFFERENCE / 400))
    clipped = min(max(wins, bound), 1 - bound)
    return 400 * math.log10(clipped / (1 - clipped))


def ratings(beaten: Array) -> list[Estimate]:
    """Elo ratings with mean 0, by the Bradley-Terry model. `beaten` has a matrix per deal: who beat whom how often.

    The intervals are bootstrapped over deals.
    """
    deals, bots, _ = beaten.shape
    weights = np.random.default_rng(0).multinomial(deals, np.full(deals, 1 / deals), RESAMPLES)
    resampled = fit((weights @ beaten.reshape(deals, -1)).reshape(-1, bots, bots))
    low, high = np.percentile(resampled, (2.5, 97.5), axis=0)
    return [Estimate(*map(float, row)) for row in zip(fit(beaten.sum(axis=0)), low, high, strict=True)]


def fit(beaten: Array) -> Array:
    """Maximum-likelihood ratings by the MM algorithm. One draw is added to every pair, so that ratings stay finite."""
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
