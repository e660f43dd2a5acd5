"""Exact expected values over dice (O1, O5)."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, product

import numpy as np
import pytest

from stol.games.onecard.components import keep_number
from stol.games.onecard.expectation import CHOICES, FIRST, ROLL_DICE, ROLLS, expect, reroll
from stol.kernel.layout import Array


def values(worth: Callable[[tuple[int, ...]], float]) -> Array:
    result = np.zeros(len(CHOICES))
    result[FIRST:] = [worth(roll) for roll in ROLLS]
    expect(result)
    return result


def value_of(values: Array, *dice: int) -> float:
    return float(values[keep_number(dice)])


def test_the_252_rolls_follow_the_210_choices_of_fewer_dice() -> None:
    assert (FIRST, len(ROLLS), len(CHOICES)) == (210, 252, 462)
    assert [keep_number(dice) for dice in CHOICES] == list(range(462))
    assert (ROLL_DICE.sum(axis=1) == 5).all()


def test_at_least_one_red() -> None:
    chances = values(lambda roll: 0 in roll)
    assert value_of(chances) == pytest.approx(1 - (5 / 6) ** 5)
    assert value_of(chances, 1, 1, 2, 3) == pytest.approx(1 / 6)
    assert value_of(chances, 0, 1, 2) == pytest.approx(1)


def test_all_five_as_every_ordered_roll_counts_alike() -> None:
    def worth(roll: tuple[int, ...]) -> float:
        return float(len(set(roll)) ** 2 + roll[2])

    every = [worth(tuple(sorted(dice))) for dice in product(range(6), repeat=5)]
    assert value_of(values(worth)) == pytest.approx(sum(every) / len(every))


def test_a_reroll_is_only_of_what_is_better_rerolled() -> None:
    """For at least one red, all is rerolled until it is there."""
    chances = values(lambda roll: 0 in roll)
    reroll(chances)
    assert value_of(chances) == pytest.approx(1 - (5 / 6) ** 10)
    assert value_of(chances, 0, 1, 2, 3, 4) == pytest.approx(1)
    assert value_of(chances, 1, 1, 2, 3, 4) == pytest.approx(1 - (5 / 6) ** 5)


def test_five_equal_with_two_rerolls() -> None:
    """Compared with a slow computation in fractions; the known value is 4.6029 %."""

    @cache
    def chance(kept: tuple[int, ...], rerolls: int) -> Fraction:
        if len(kept) < 5:
            return sum((chance(tuple(sorted((*kept, die))), rerolls) for die in range(6)), Fraction(0)) / 6
        if rerolls == 0:
            return Fraction(len(set(kept)) == 1)
        return max(chance(part, rerolls - 1) for size in range(6) for part in set(combinations(kept, size)))

    chances = values(lambda roll: len(set(roll)) == 1)
    for rerolls in range(3):
        assert value_of(chances) == pytest.approx(float(chance((), rerolls)))
        for dice in combinations_with_replacement(range(6), 3):
            assert value_of(chances, *dice) == pytest.approx(float(chance(dice, rerolls)))
        reroll(chances)
    assert float(chance((), 2)) == pytest.approx(0.046029, abs=1e-6)
