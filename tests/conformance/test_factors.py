"""Actions as factors: no action is lost, none has two rows or shares one, legal moves are the same in both forms."""

import itertools
import random

import numpy as np

import stol
from conformance.play import random_game
from conformance.tables import Table
from stol.snapshot import Snapshot

MOST_LANES = 12


def test_every_action_has_a_row_of_its_own_and_every_row_its_action(table: Table) -> None:
    game = table.game()
    actions = np.arange(game.actions)
    factored = stol.split(game, actions)
    assert factored.min() == 0
    assert (factored.max(axis=0) < [factor.size for factor in game.factors]).all()
    assert len(np.unique(factored, axis=0)) == game.actions
    assert (stol.join(game, factored) == actions).all()


def test_rows_that_no_action_has_are_refused(table: Table) -> None:
    game, luck = table.game(), random.Random(3)
    known = set(map(tuple, stol.split(game, np.arange(game.actions)).tolist()))
    batch = stol.batch(game, 1)
    rows = [[luck.randrange(-1, factor.size + 1) for factor in game.factors] for _ in range(2000)]
    found = np.asarray(batch.join(np.array(rows))).tolist()
    assert [number >= 0 for number in found] == [tuple(row) in known for row in rows]
    assert (np.asarray(batch.split(np.array([-1, game.actions, 2**40]))) == -1).all()


def test_the_masks_of_factors_lead_to_the_legal_moves_and_to_no_others(table: Table) -> None:
    """One number after the other, as a network chooses them; in every lane the way to another legal move."""
    game, luck = table.game(), random.Random(4)
    asked = [position for position, _ in random_game(table, 16) if isinstance(position.actor, int)]
    for position in luck.sample(asked, 2):
        legal = stol.split(game, position.actions())
        chosen = legal[luck.sample(range(len(legal)), min(MOST_LANES, len(legal)))]
        batch = stol.batch(game, len(chosen))
        batch.restore(Snapshot.of([position] * len(chosen)))
        for place, factor in enumerate(game.factors):
            mask = np.asarray(batch.factor_mask(chosen[:, :place]))
            assert mask.shape == (len(chosen), factor.size)
            for lane, row in enumerate(mask):
                follows = legal[(legal[:, :place] == chosen[lane, :place]).all(axis=1), place]
                assert set(np.flatnonzero(row).tolist()) == set(follows.tolist())
        actions, offsets = batch.legal_actions()
        assert (np.asarray(batch.split(actions[: offsets[1]])) == legal).all()
        batch.step(batch.join(chosen))


def test_a_choice_that_leads_nowhere_has_no_number_left(table: Table) -> None:
    game = table.game()
    batch = stol.batch(game, 3)
    first = np.asarray(batch.factor_mask())
    nowhere = np.flatnonzero(~first.any(axis=0))
    for number in itertools.islice(nowhere.tolist(), 2):
        assert not np.asarray(batch.factor_mask(np.full((3, 1), number))).any()
