"""Rewards for reinforcement learning: by a name, or by a function of scores and ranks."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from stol.errors import BadOptions, Reason
from stol.kernel.layout import Array
from stol.text import quoted, refused

RewardFunction: TypeAlias = Callable[[Array, Array, Sequence[int]], Array]
"""From scores, ranks (both with the seat as last axis) and parties (as `Game.parties`) to the rewards per seat."""
Kind: TypeAlias = str | RewardFunction


def by_rank(_scores: Array, ranks: Array, parties: Sequence[int]) -> Array:
    """The share of opponents with a worse rank minus the share with a better one. The rewards add up to zero."""
    opponents = opponents_of(parties)
    ahead = np.sign(ranks[..., None, :] - ranks[..., :, None])
    shares: Array = (ahead * opponents).sum(-1) / opponents.sum(-1)
    return shares


def by_difference(scores: Array, _ranks: Array, parties: Sequence[int]) -> Array:
    """The score minus the best opponent's."""
    best = np.where(opponents_of(parties), scores[..., None, :], np.iinfo(np.int32).min).max(-1)
    difference: Array = (scores - best).astype(float)
    return difference


def by_score(scores: Array, _ranks: Array, _parties: Sequence[int]) -> Array:
    return scores.astype(float)


SHAPED = "shaped"
KINDS: dict[str, RewardFunction] = {
    "rank": by_rank,
    "difference": by_difference,
    "score": by_score,
    SHAPED: by_difference,
}
"""`shaped` adds up to `difference` too, but a part of it comes at each move: how much the running scores changed."""


def check_kind(kind: Kind) -> Kind:
    """A kind of rewards. BadOptions if there is no such kind."""
    if not callable(kind) and kind not in list(KINDS):
        names = tuple(map(repr, KINDS))
        raise refused(BadOptions, Reason("refused-rewards", {"names": names, "value": quoted(kind)}))
    return kind


def compute_rewards(kind: Kind, scores: Array, ranks: Array, parties: Sequence[int]) -> Array:
    """The rewards per seat. A single player gets the score, unless a function says otherwise."""
    if callable(kind):
        return kind(scores, ranks, parties)
    if len(set(parties)) == 1:
        return by_score(scores, ranks, parties)
    return KINDS[kind](scores, ranks, parties)


def opponents_of(parties: Sequence[int]) -> Array:
    """Whether each pair of seats is opposed."""
    party = np.asarray(parties)
    opposed: Array = party[:, None] != party[None, :]
    return opposed
