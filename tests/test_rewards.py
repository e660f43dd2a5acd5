"""What the end of a game is worth."""

from collections.abc import Sequence

import numpy as np
import pytest

from stol.errors import BadOptions
from stol.kernel.layout import Array
from stol.rewards import check_kind, compute_rewards


def by_rank(ranks: list[int], parties: list[int] | None = None) -> list[float]:
    scores = np.zeros(len(ranks), np.int32)
    return list(compute_rewards("rank", scores, np.array(ranks, np.int32), parties or range(len(ranks))).tolist())


def test_first_of_two_gets_1_and_the_other_minus_1() -> None:
    assert by_rank([2, 1]) == [-1, 1]


def test_who_is_level_shares() -> None:
    assert by_rank([1, 1]) == [0, 0]
    assert by_rank([1, 1, 3]) == [0.5, 0.5, -1]


def test_ranks_between_lie_between() -> None:
    assert by_rank([1, 2, 3]) == [1, 0, -1]


def test_partners_win_and_lose_together() -> None:
    assert by_rank([1, 3, 1, 3], [0, 1, 0, 1]) == [1, -1, 1, -1]


def test_who_plays_alone_gets_the_score() -> None:
    for kind in ("rank", "difference"):
        assert compute_rewards(kind, np.array([17], np.int32), np.array([1], np.int32), [0]).tolist() == [17]


def test_a_difference_is_to_the_best_opponent() -> None:
    scores, ranks = np.array([[5, 9, 7], [1, 1, 0]], np.int32), np.array([[3, 1, 2], [1, 1, 3]], np.int32)
    assert compute_rewards("difference", scores, ranks, [0, 1, 2]).tolist() == [[-4, 2, -2], [0, 0, -1]]


def test_the_score_alone_can_be_the_reward() -> None:
    scores = np.array([5, 9], np.int32)
    assert compute_rewards("score", scores, np.array([2, 1], np.int32), [0, 1]).tolist() == [5, 9]


def test_a_function_can_be_the_reward() -> None:
    def winner_takes_all(_scores: Array, ranks: Array, _parties: Sequence[int]) -> Array:
        return np.where(ranks == 1, 1.0, 0.0)

    assert check_kind(winner_takes_all) is winner_takes_all
    ranks = np.array([2, 1, 1], np.int32)
    assert compute_rewards(winner_takes_all, np.zeros(3, np.int32), ranks, [0, 1, 2]).tolist() == [0, 1, 1]


def test_another_kind_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOptions, match="'score', 'shaped', or a function, not 'money'"):
        check_kind("money")
