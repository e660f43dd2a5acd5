"""A mask that is kept through a whole game shows the legal moves, each found by its number."""

import numpy as np

from conformance.play import random_game
from conformance.tables import Table


def test_a_mask_shows_the_legal_moves_and_no_others(table: Table) -> None:
    game = table.game()
    masks, picks = game.definition.masks, game.definition.picks
    mask, marked, size = np.zeros(game.actions, np.bool_), np.zeros(game.definition.capacity.marked, np.int32), 0
    for position, _ in random_game(table, 14):
        if isinstance(position.actor, int):
            size = masks.mark_legal(position.state, mask, marked, size)
            assert np.flatnonzero(mask).tolist() == sorted(position.actions().tolist())
            assert size == mask.sum()
            for number in (0, size // 2, size - 1):
                assert masks.marked_move(position.state, marked, number) == picks.nth(position.state, number)
