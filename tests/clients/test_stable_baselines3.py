"""Stable-Baselines3 and sb3-contrib: masks, many games at once, what is kept of a game that ended, learning."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3 import PPO
from stable_baselines3.common.vec_env import VecExtractDictObs, VecMonitor, VecNormalize

import stol.adapters.gymnasium  # noqa: F401 - registers the games
from stol import IllegalMove
from stol.adapters.stable_baselines3 import SeatVecEnv
from stol.adapters.vector import VectorSeatEnv
from stol.games.registry import KEYS

SMALL: dict[str, dict[str, Any]] = {"clustered": {"table": [9, 9]}}
"""Options that keep masks short."""
POLICY = "MultiInputPolicy"


def any_legal(games: SeatVecEnv, chance: np.random.Generator) -> np.ndarray[Any, Any]:
    masks = get_action_masks(games)
    actions: np.ndarray[Any, Any] = np.where(masks, chance.random(masks.shape), -1).argmax(axis=1)
    return actions


@pytest.mark.parametrize("key", KEYS)
def test_a_maskable_learner_learns_from_a_single_game(key: str) -> None:
    environment = gymnasium.make(f"stol/{key.capitalize()}-v0", rewards="shaped", **SMALL.get(key, {}))
    model = MaskablePPO(POLICY, environment, n_steps=32, batch_size=32, n_epochs=1, device="cpu", seed=1)
    model.learn(64)
    assert model.num_timesteps == 64


@pytest.mark.parametrize("key", KEYS)
def test_a_maskable_learner_learns_from_many_games(key: str) -> None:
    games = SeatVecEnv(key, 8, opponents="greedy", seat=None, **SMALL.get(key, {}))
    assert is_masking_supported(games)
    wrapped = VecNormalize(VecMonitor(games), norm_obs_keys=["observation"])
    model = MaskablePPO(POLICY, wrapped, n_steps=64, batch_size=128, n_epochs=1, device="cpu", seed=1)
    model.learn(1024)
    assert model.num_timesteps == 1024
    assert len(model.ep_info_buffer or ()) > 0  # games have ended


def test_the_games_are_those_of_the_vector_environment() -> None:
    games, plain = (
        SeatVecEnv("pixies", 4, opponents="greedy"),
        VectorSeatEnv("pixies", 4, opponents="greedy", rewards="shaped"),
    )
    games.seed(7)
    seen, (expected, _) = games.reset(), plain.reset(seed=[7, 8, 9, 10])
    chance, ends = np.random.default_rng(1), 0
    for _ in range(200):
        assert all((seen[name] == expected[name]).all() for name in seen)
        actions = any_legal(games, chance)
        seen, gained, ended, told = games.step(actions)
        expected, rewards, over, _, infos = plain.step(actions)
        assert gained.tolist() == rewards.tolist()
        assert ended.tolist() == over.tolist()
        for lane in range(4):
            assert (told[lane] != {}) == ended[lane]
            if ended[lane]:
                last, ends = infos["final_obs"][lane], ends + 1
                assert (told[lane]["terminal_observation"]["observation"] == last["observation"]).all()
                assert told[lane]["score"] == infos["final_info"]["score"][lane]
                assert told[lane]["rank"] == infos["final_info"]["rank"][lane]
    assert ends > 4


def test_some_games_can_be_asked_for_their_masks_and_all_have_the_same_attributes() -> None:
    games = SeatVecEnv("ingenious", 3)
    games.reset()
    masks = get_action_masks(games)
    assert (np.stack(games.env_method("action_masks", indices=[2, 0])) == masks[[2, 0]]).all()
    assert games.get_attr("num_envs", 1) == [3]
    assert not games.has_attr("nothing_of_the_kind")
    with pytest.raises(ValueError, match="all games only"):
        games.set_attr("seats", None, 1)


def test_a_learner_may_see_the_observation_alone() -> None:
    games = VecExtractDictObs(SeatVecEnv("pixies", 4), "observation")
    model = MaskablePPO("MlpPolicy", games, n_steps=16, batch_size=32, n_epochs=1, device="cpu")
    model.learn(64)
    assert model.observation_space.shape == (314,)


def test_a_learner_without_masks_is_told_what_is_legal() -> None:
    with pytest.raises(IllegalMove, match="legal are"):
        PPO(POLICY, SeatVecEnv("pixies", 4), n_steps=16, batch_size=32, device="cpu", seed=1).learn(64)


def test_games_go_on_after_pickling() -> None:
    games, chance = SeatVecEnv("pixies", 4, opponents="greedy"), np.random.default_rng(1)
    games.seed(1)
    games.reset()
    games.step(any_legal(games, chance))
    again = pickle.loads(pickle.dumps(games))  # noqa: S301 - our own
    for _ in range(50):
        actions = any_legal(games, chance)
        (seen, gained, *_), (seen_again, gained_again, *_) = games.step(actions), again.step(actions)
        assert (seen["observation"] == seen_again["observation"]).all()
        assert (gained == gained_again).all()
