"""Masks of a batch as bytes, as bits, or none: the games are the same, and what is legal is told in every way."""

import pickle

import numpy as np
import pytest

import stol
from sampling import everything, one_of
from stol.batches import Batch
from stol.errors import BadOptions, IllegalMove
from stol.games.registry import KEYS

FORMS = ("bytes", "bits", "lists")
GAMES = KEYS if everything() else ("clustered", *one_of([key for key in KEYS if key != "clustered"], __name__))
"""Code is compiled for each form of masks of each game: the game with the most moves, and one of the others."""
STEPS = 120


def batches(key: str, n: int = 5) -> dict[str, Batch]:
    return {form: stol.batch(stol.Game(key), n, seed=3, masks=form) for form in FORMS}


@pytest.mark.parametrize("key", GAMES)
def test_all_forms_of_masks_tell_the_same_of_the_same_games(key: str) -> None:
    forms = batches(key)
    for _ in range(STEPS):
        picked = {form: batch.sample() for form, batch in forms.items()}
        listed = {form: batch.legal_actions() for form, batch in forms.items()}
        for form in FORMS:
            assert (picked[form] == picked["bytes"]).all()
            assert all((one == other).all() for one, other in zip(listed[form], listed["bytes"], strict=True))
        bits = np.unpackbits(forms["bits"].mask, axis=1, bitorder="little")
        actions = forms["bytes"].game.actions
        assert (bits[:, :actions] == forms["bytes"].mask).all()
        assert not bits[:, actions:].any()
        for form, batch in forms.items():
            batch.step(picked[form])
    assert (forms["bits"].observation == forms["bytes"].observation).all()
    assert (forms["lists"].observation == forms["bytes"].observation).all()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("form", FORMS)
def test_what_is_not_legal_is_refused_in_every_form(key: str, form: str) -> None:
    batch = batches(key)[form]
    for _ in range(30):
        legal = set(batch.position(2).actions().tolist())
        before = [batch.position(lane) for lane in range(len(batch))]
        illegal = [action for action in range(batch.game.actions) if action not in legal]
        for wrong in (-1, batch.game.actions, 2**40, *illegal[:: len(illegal) // 7]):
            actions = batch.sample().astype(np.int64)
            actions[2] = wrong
            with pytest.raises(IllegalMove, match=f"lane 2: action {wrong} is not legal"):
                batch.step(actions)
        assert [batch.position(lane) for lane in range(len(batch))] == before
        for action in legal:  # none of them is refused
            actions[2] = action
            batch.after(actions)
            break
        batch.step(batch.sample())


@pytest.mark.parametrize("form", FORMS)
def test_a_fork_and_a_pickled_batch_have_masks_of_the_same_form(form: str) -> None:
    batch = batches("clustered")[form]
    for copy in (batch.fork([1, 1, 2]), batch.after(batch.sample()), pickle.loads(pickle.dumps(batch))):  # noqa: S301 - our own
        assert copy.masks == form
        copy.step(copy.sample())


def test_forms_of_masks_are_named_where_another_is_asked_for() -> None:
    with pytest.raises(BadOptions, match="masks are one of 'bytes', 'bits', 'lists', not 'words'"):
        stol.batch("pixies", 2, masks="words")
    with pytest.raises(ValueError, match="has no mask: ask for legal_actions"):
        _ = stol.batch("pixies", 2, masks="lists").mask
