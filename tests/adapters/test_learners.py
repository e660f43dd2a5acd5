"""What learning libraries ask of environments: masks by a method, shaped rewards, the state of all, pickling, seeds."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

from stol.adapters.gymnasium import SeatEnv
from stol.adapters.pettingzoo import parallel_env, raw_env
from stol.adapters.vector import VectorSeatEnv
from stol.games.registry import KEYS
from stol.position import Game

SMALL: dict[str, dict[str, Any]] = {"clustered": {"table": [9, 9]}}
"""Options that keep masks short."""


@pytest.mark.parametrize("key", KEYS)
def test_masks_can_be_asked_for_as_maskable_learners_do(key: str) -> None:
    alone, many = SeatEnv(key, **SMALL.get(key, {})), VectorSeatEnv(key, 3, **SMALL.get(key, {}))
    seen, _ = alone.reset(seed=1)
    assert alone.action_masks().dtype == np.bool_
    assert (alone.action_masks() == seen["action_mask"]).all()
    observations, _ = many.reset(seed=1)
    assert (many.action_masks() == observations["action_mask"]).all()
    assert many.action_masks().dtype == np.bool_


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("key", KEYS)
def test_shaped_rewards_add_up_to_the_difference_at_the_end(key: str, seat: int) -> None:
    environment = SeatEnv(key, rewards="shaped", seat=seat, **SMALL.get(key, {}))
    seen, _ = environment.reset(seed=3)
    chance = np.random.default_rng(2)
    gained, ended = [], False
    while not ended:
        seen, reward, ended, _, infos = environment.step(chance.choice(np.flatnonzero(seen["action_mask"])))
        gained.append(reward)
    scores, _ = environment._game.final()  # noqa: SLF001 - the opponent's score is nowhere else
    assert sum(gained) == scores[seat] - scores[1 - seat]
    assert infos["score"] == scores[seat]
    assert np.count_nonzero(gained) > 1 or key == "ingenious"  # the lowest colour may grow only once


@pytest.mark.parametrize("key", KEYS)
def test_shaped_rewards_of_many_games_are_those_of_each(key: str) -> None:
    many = VectorSeatEnv(key, 4, rewards="shaped", seat=None, **SMALL.get(key, {}))
    plain = VectorSeatEnv(key, 4, rewards="difference", seat=None, **SMALL.get(key, {}))
    seen, _ = many.reset(seed=5)
    plain.reset(seed=5)
    chance = np.random.default_rng(5)
    total, expected = np.zeros(4), np.zeros(4)
    games = np.zeros(4, np.int64)
    while games.min() < 2:  # the next games of the lanes, too
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, gained, ended, *_ = many.step(actions)
        _, differences, *_ = plain.step(actions)
        total += np.where(games < 2, gained, 0)
        expected += np.where(games < 2, differences, 0)
        games += ended
    assert total.tolist() == expected.tolist()


@pytest.mark.parametrize("key", KEYS)
def test_shaped_rewards_of_agents_add_up_to_their_differences(key: str) -> None:
    environment = raw_env(key, 2, rewards="shaped", **SMALL.get(key, {}))
    environment.reset(seed=2)
    chance = np.random.default_rng(2)  # the first legal move would never end a game of onecard
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, ended, *_ = environment.last()
        total[agent] += reward
        scores = {name: info["score"] for name, info in environment.infos.items() if info} or None
        if scores and len(scores) == 2:
            final = scores
        environment.step(None if ended else chance.choice(np.flatnonzero(seen["action_mask"])))
    assert total["player_0"] == final["player_0"] - final["player_1"] == -total["player_1"]


@pytest.mark.parametrize("key", KEYS)
def test_the_state_of_all_is_what_every_seat_sees(key: str) -> None:
    game = Game(key, 2, **SMALL.get(key, {}))
    agents, together = raw_env(key, 2, **SMALL.get(key, {})), parallel_env(key, 2, **SMALL.get(key, {}))
    agents.reset(seed=1)
    together.reset(seed=1)
    seen = [agents.observe(agent)["observation"] for agent in agents.possible_agents]
    assert (agents.state() == np.concatenate(seen)).all()
    assert (together.state() == agents.state()).all()
    many = VectorSeatEnv(key, 3, **SMALL.get(key, {}))
    many.reset(seed=1)
    assert many.state().shape == (3, 2 * game.observation_size)


@pytest.mark.parametrize("key", KEYS)
def test_many_games_go_on_after_pickling(key: str) -> None:
    many = VectorSeatEnv(key, 3, opponents="greedy", **SMALL.get(key, {}))
    seen, _ = many.reset(seed=1)
    for _ in range(10):
        seen, *_ = many.step(seen["action_mask"].argmax(axis=1))
    copied = pickle.loads(pickle.dumps(many))  # noqa: S301 - our own
    for _ in range(30):
        actions = seen["action_mask"].argmax(axis=1)
        seen, gained, ended, *_ = many.step(actions)
        again, gained_again, ended_again, *_ = copied.step(actions)
        assert (seen["observation"] == again["observation"]).all()
        assert (gained == gained_again).all()
        assert (ended == ended_again).all()


@pytest.mark.parametrize("mode", ["vector_entry_point", "sync"])
def test_environments_that_gymnasium_makes_take_a_seed_for_each_game(mode: str) -> None:
    some: Any = [1, 2]  # Gymnasium's own environments take lists, its types don't know
    one, other = (gymnasium.make_vec("stol/Pixies-v0", 2, vectorization_mode=mode) for _ in range(2))
    seen, _ = one.reset(seed=some)
    turned, _ = other.reset(seed=some[::-1])
    assert (seen["observation"][0] == turned["observation"][1]).all()
    assert (seen["observation"][1] == turned["observation"][0]).all()
    assert (seen["observation"][0] != seen["observation"][1]).any()


def test_each_game_can_have_a_seed_of_its_own() -> None:
    many = VectorSeatEnv("pixies", 3, seat=None)
    seen, _ = many.reset(seed=[4, 9, 4])
    again, _ = VectorSeatEnv("pixies", 3, seat=None).reset(seed=[4, 9, 4])
    assert (seen["observation"] == again["observation"]).all()
    fixed, _ = VectorSeatEnv("pixies", 3).reset(seed=[4, 9, 4])
    assert (fixed["observation"][0] == fixed["observation"][2]).all()
    assert (fixed["observation"][0] != fixed["observation"][1]).any()
