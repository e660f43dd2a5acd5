"""What the end of a game is worth to each seat, for those who learn from it."""

from collections.abc import Sequence

import numpy as np

from stol.errors import BadOptions, Reason
from stol.kernel.layout import Array
from stol.text import quoted, refused

KINDS = ("rank", "difference")


def checked(kind: str) -> str:
    """A kind of rewards that somebody asked for."""
    if kind not in KINDS:
        one, other = map(repr, KINDS)
        raise refused(BadOptions, Reason("refused-rewards", {"one": one, "other": other, "value": quoted(kind)}))
    return kind


def rewards(kind: str, scores: Array, ranks: Array, parties: Sequence[int]) -> Array:
    """Scores and ranks per seat, on the last axis; parties as `Game.parties`.

    By rank: from 1, ahead of all opponents, to -1, behind all. By difference: the score less the best opponent's.
    Who plays alone has nobody to be ahead of, and gets the score.
    """
    party = np.asarray(parties)
    opponents: Array = party[:, None] != party[None, :]
    if not opponents.any():
        return scores.astype(float)
    return by_rank(ranks, opponents) if kind == "rank" else by_difference(scores, opponents)


def by_rank(ranks: Array, opponents: Array) -> Array:
    """The share of the opponents left behind, less the share that is ahead. It adds up to zero."""
    ahead = np.sign(ranks[..., None, :] - ranks[..., :, None])
    shares: Array = (ahead * opponents).sum(-1) / opponents.sum(-1)
    return shares


def by_difference(scores: Array, opponents: Array) -> Array:
    best = np.where(opponents, scores[..., None, :], np.iinfo(np.int32).min).max(-1)
    difference: Array = (scores - best).astype(float)
    return difference
