"""Worlds: positions that fit what a seat sees, from a position, a batch and environments."""

import json
import pickle
from collections import Counter

import numpy as np
import pytest

import stol
from stol.adapters.gymnasium import SeatEnv
from stol.adapters.pettingzoo import parallel_env
from stol.adapters.vector import VectorSeatEnv
from stol.games.registry import KEYS
from stol.position import Position

HIDDEN = ("onecard", "clustered", "ingenious")


def middle(key: str, seat: int, players: int = 3) -> Position:
    """A position in which another seat acts, and has something that `seat` can't see."""
    batch = stol.batch(stol.Game(key, players), 1, seed=5)
    for _ in range(400):
        batch.step(batch.sample())
        position = batch.position(0)
        if position.actor != seat and position.ply > 60 and len(set(stol.worlds(position, seat, 20).positions())) > 1:
            return position
    raise AssertionError("no such position")


@pytest.mark.parametrize("key", HIDDEN)
@pytest.mark.parametrize("seat", [0, 2])
def test_a_seat_cannot_tell_its_worlds_from_the_truth(key: str, seat: int) -> None:
    position = middle(key, seat)
    worlds = stol.worlds(position, seat, 50, seed=1)
    assert len(worlds) == 50
    for world in worlds.positions():
        assert world.view(seat) == position.view(seat)
        assert (world.observe(seat) == position.observe(seat)).all()


def test_where_nothing_is_hidden_every_world_is_the_truth() -> None:
    batch = stol.batch("pixies", 1, seed=5)
    assert set(stol.worlds(batch.position(0), 1, 10).positions()) == {batch.position(0)}


@pytest.mark.parametrize("key", HIDDEN)
def test_the_same_seed_gives_the_same_worlds_and_another_seed_others(key: str) -> None:
    position = middle(key, 0)
    assert stol.worlds(position, 0, 30, seed=1).positions() == stol.worlds(position, 0, 30, seed=1).positions()
    assert stol.worlds(position, 0, 30, seed=1).positions() != stol.worlds(position, 0, 30, seed=2).positions()


@pytest.mark.parametrize("key", HIDDEN)
def test_worlds_of_a_batch_belong_to_the_lanes_and_seats_that_were_named(key: str) -> None:
    batch = stol.batch(stol.Game(key, 3), 4, seed=5)
    for _ in range(30):
        batch.step(batch.sample())
    worlds = batch.worlds([2, 0], [1, 2], 5, seed=3).positions()
    assert len(worlds) == 10
    for index, world in enumerate(worlds):
        lane, seat = ((2, 1), (0, 2))[index // 5]
        assert world.view(seat) == batch.position(lane).view(seat)


def test_every_card_is_equally_probable_in_a_hand_that_is_hidden() -> None:
    position = middle("clustered", 0, players=2)
    owner, n = 1, 20_000
    hands = stol.worlds(position, 0, n, seed=4).arrays["states"]["hand"][:, owner].astype(int)
    copies = (position.state.deck[owner] + position.state.hand[owner]).astype(int)
    unseen = np.flatnonzero(copies)
    expected = copies[unseen] * n * position.state.hand_size[owner] / copies.sum()
    assert (hands.sum(axis=1) == position.state.hand_size[owner]).all()
    assert (hands.sum(axis=0)[copies == 0] == 0).all()
    deviations = (hands.sum(axis=0)[unseen] - expected) ** 2 / expected
    assert deviations.sum() < len(unseen) + 5 * np.sqrt(2 * len(unseen))  # five deviations of a chi-square


def test_weights_turn_worlds_into_likely_ones() -> None:
    worlds = stol.worlds(middle("clustered", 0), 0, 40, seed=1)
    only = np.zeros(40)
    only[[3, 7]] = 1, 3
    drawn = Counter(worlds.resampled(only, 400, seed=2).positions())
    assert set(drawn) == {worlds.positions()[3], worlds.positions()[7]}
    assert drawn[worlds.positions()[7]] > 2 * drawn[worlds.positions()[3]]


def test_worlds_are_played_on_in_a_batch_and_can_be_pickled() -> None:
    worlds = pickle.loads(pickle.dumps(stol.worlds(middle("ingenious", 0), 0, 8, seed=1)))  # noqa: S301 - our own
    batch = stol.batch(worlds.game, 8)
    batch.restore(worlds, seed=1)
    batch.step(batch.sample())


@pytest.mark.parametrize("weights", [[1.0], [0.0] * 4, [-1, 1, 1, 1], [np.inf, 1, 1, 1], [np.nan, 1, 1, 1]])
def test_weights_that_make_no_sense_are_refused(weights: list[float]) -> None:
    worlds = stol.worlds(stol.batch("pixies", 1).position(0), 0, 4)
    with pytest.raises(ValueError, match="weights are 4 finite numbers from 0 on"):
        worlds.resampled(weights, 2)


def test_worlds_of_no_seat_or_no_number_are_refused() -> None:
    batch = stol.batch("pixies", 1)
    with pytest.raises(ValueError, match="there is no seat 5"):
        stol.worlds(batch.position(0), 5, 4)
    with pytest.raises(stol.BadOptions, match="the number of worlds is a whole number from 1 on, not 0"):
        batch.worlds([0], [0], 0)


def test_a_seat_may_be_what_a_batch_tells() -> None:
    batch = stol.batch("clustered", np.int64(2), seed=5)  # type: ignore[arg-type] # NumPy's numbers are none for types
    position, seat = batch.position(0), batch.actor[0]
    assert len(stol.worlds(position, seat, np.int32(3))) == 3  # type: ignore[arg-type] # as above
    assert json.dumps(position.view(seat)) == json.dumps(position.view(int(seat)))
    assert (position.observe(seat) == batch.observation[0]).all()


@pytest.mark.parametrize("key", KEYS)
def test_dealing_worlds_changes_nothing(key: str) -> None:
    batch = stol.batch(stol.Game(key, 2), 2, seed=5)
    before = batch.position(0)
    batch.worlds([0], [1], 3)
    stol.worlds(before, 1, 3)
    assert batch.position(0) == before


@pytest.mark.parametrize("key", HIDDEN)
def test_environments_deal_worlds_of_their_learner(key: str) -> None:
    single, many, agents = SeatEnv(key), VectorSeatEnv(key, 3), parallel_env(key)
    single.reset(seed=1)
    many.reset(seed=1)
    agents.reset(seed=1)
    assert [len(dealt) for dealt in (single.worlds(5), many.worlds(4), agents.worlds("player_1", 6))] == [5, 12, 6]
    seen = many.reset(seed=2)[0]["observation"]
    for index, world in enumerate(many.worlds(4).positions()):
        assert (world.observe(0) == seen[index // 4]).all()
