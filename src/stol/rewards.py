"""Rewards at the end of a game, for reinforcement learning."""

from collections.abc import Sequence

import numpy as np

from stol.errors import BadOptions, Reason
from stol.kernel.layout import Array
from stol.text import quoted, refused

KINDS = ("rank", "difference")


def check_kind(kind: str) -> str:
    """The name of a kind of rewards. BadOptions if there is no such kind."""
    if kind not in KINDS:
        one, other = map(repr, KINDS)
        raise refused(BadOptions, Reason("refused-rewards", {"one": one, "other": other, "value": quoted(kind)}))
    return kind


def compute_rewards(kind: str, scores: Array, ranks: Array, parties: Sequence[int]) -> Array:
    """The rewards per seat. Scores and ranks have the seat as last axis; parties as `Game.parties`.

    By rank: from 1, ahead of all opponents, to -1, behind all. By difference: the score minus the best opponent's.
    A single player gets the score.
    """
    party = np.asarray(parties)
    opponents: Array = party[:, None] != party[None, :]
    if not opponents.any():
        return scores.astype(float)
    return by_rank(ranks, opponents) if kind == "rank" else by_difference(scores, opponents)


def by_rank(ranks: Array, opponents: Array) -> Array:
    """The share of opponents with a worse rank minus the share with a better one. The rewards add up to zero."""
    ahead = np.sign(ranks[..., None, :] - ranks[..., :, None])
    shares: Array = (ahead * opponents).sum(-1) / opponents.sum(-1)
    return shares


def by_difference(scores: Array, opponents: Array) -> Array:
    best = np.where(opponents, scores[..., None, :], np.iinfo(np.int32).min).max(-1)
    difference: Array = (scores - best).astype(float)
    return difference
