"""Moves and outcomes by their numbers are those that are listed."""

import numpy as np
from bench.unlisted import unlisted

from conformance.play import random_game
from conformance.tables import Table
from stol.kernel import playout
from stol.kernel.actors import OVER
from stol.kernel.dispatch import actor
from stol.kernel.rng import seed


def test_every_move_and_every_outcome_is_found_by_its_number(table: Table) -> None:
    definition = table.game().definition
    picks = definition.picks
    for position, _ in random_game(table, 11):
        state = position.state
        if isinstance(position.actor, int):
            listed = position.actions().tolist()
            assert picks.count(state) == len(listed)
            assert [picks.nth(state, number) for number in range(len(listed))] == listed
        elif position.actor == "chance":
            weights = np.zeros(definition.outcomes, np.int32)
            assert picks.total(state) == definition.rules.chance(state, weights)
            expected = np.repeat(np.arange(len(weights)), weights).tolist()
            assert [picks.outcome(state, left) for left in range(len(expected))] == expected


def test_random_play_without_lists_is_the_same_as_with_them(table: Table) -> None:
    definition = table.game().definition
    listed, other = np.array([table.game().start().state] * 2, definition.layout)
    moves, weights = np.zeros(definition.most_moves, np.int32), np.zeros(definition.outcomes, np.int32)
    rng, same = np.zeros((2, 1), np.uint64)
    seed(rng, 12, 0)
    same[:] = rng
    while (who := actor(listed)) != OVER:
        assert playout.step(listed, who, rng, moves, weights) == unlisted(other, who, same)
    assert listed.tobytes() == other.tobytes()
    assert rng == same


def test_every_move_has_a_number_below_that_of_all_moves(table: Table) -> None:
    game = table.game()
    for position, _ in random_game(table, 13):
        if isinstance(position.actor, int):
            assert 0 <= position.actions().min() <= position.actions().max() < game.actions
