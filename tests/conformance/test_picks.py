"""Moves and outcomes by their numbers are those that are listed."""

import numpy as np

from conformance.play import random_game
from conformance.tables import Table


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
