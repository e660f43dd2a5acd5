"""The rules against the numbers of games that are known for Othello."""

from random import Random

import pytest

from stol import Game, Position

KNOWN = [1, 4, 12, 56, 244, 1396, 8200]
"""Sequences of so many moves from the start."""


def sequences(position: Position, length: int) -> int:
    return sum(sequences(position.play(move), length - 1) for move in position.legal()) if length else 1


@pytest.mark.parametrize("length", range(len(KNOWN)))
def test_there_are_as_many_games_as_known(length):
    assert sequences(Game("reversi").start(), length) == KNOWN[length]


def test_a_seat_that_can_turn_nothing_passes_and_then_only():
    passes, luck = 0, Random(1)
    for _ in range(20):
        position = Game("reversi", size=4).start()
        while position.actor is not None:
            moves = position.legal()
            passes += moves == ["pass"]
            assert "pass" not in moves or len(moves) == 1
            position = position.play(luck.choice(moves))
    assert passes > 0
