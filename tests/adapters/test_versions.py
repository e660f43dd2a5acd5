"""The version in an environment's name, such as v0, is a promise: the same seed and actions give the same games.

Whoever changes a hash here changes what published results rest on: raise the version of that environment instead, and
keep the old one (docs/research/gymnasium.md).
"""

import hashlib
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest

import stol.adapters.gymnasium
import stol.adapters.pettingzoo  # noqa: F401 - registers the games, as the line above does
from stol.adapters.versions import versions
from stol.games.registry import KEYS

pytestmark = pytest.mark.filterwarnings("ignore:.*is out of date")
"""Gymnasium says so of every version but the newest."""
SMALL: dict[str, dict[str, Any]] = {"clustered": {"table": [9, 9]}}
"""Options that keep masks short."""
GAMES = 3


def seen_by(digest: Any, observation: dict[str, np.ndarray[Any, Any]]) -> None:  # noqa: ANN401 - hashlib names no type
    for name in ("observation", "action_mask"):
        digest.update(np.ascontiguousarray(observation[name]).tobytes())


def pick(mask: np.ndarray[Any, Any], number: int) -> int:
    """A legal action that depends on nothing else."""
    legal = np.flatnonzero(mask)
    return int(legal[number * 7919 % len(legal)])


def gymnasium_games(key: str, version: int) -> str:
    digest, number = hashlib.sha256(), 0
    environment = gymnasium.make(f"stol/{key.capitalize()}-v{version}", **SMALL.get(key, {}))
    for game in range(GAMES):
        observation, _ = environment.reset(seed=game)
        ended = False
        while not ended:
            seen_by(digest, observation)
            number += 1
            observation, reward, ended, *_ = environment.step(pick(observation["action_mask"], number))
            digest.update(repr(float(reward)).encode())
    return digest.hexdigest()[:16]


def vector_games(key: str, version: int) -> str:
    digest = hashlib.sha256()
    environments = gymnasium.make_vec(f"stol/{key.capitalize()}-v{version}", 2, **SMALL.get(key, {}))
    observations, _ = environments.reset(seed=5)
    for number in range(200):
        seen_by(digest, observations)
        actions = np.array([pick(mask, number) for mask in observations["action_mask"]])
        observations, rewards, ended, *_ = environments.step(actions)
        digest.update(rewards.tobytes() + ended.tobytes())
    return digest.hexdigest()[:16]


def pettingzoo_games(key: str, version: int) -> str:
    digest, number = hashlib.sha256(), 0
    environment = pettingzoo.make("aec", f"stol/{key}-v{version}", players=3, **SMALL.get(key, {}))
    for game in range(GAMES):
        environment.reset(seed=game)
        for agent in environment.agent_iter():
            observation, reward, ended, *_ = environment.last()
            seen_by(digest, observation)
            digest.update(f"{agent} {reward} {ended}".encode())
            number += 1
            environment.step(None if ended else pick(observation["action_mask"], number))
    return digest.hexdigest()[:16]


HASHES = {
    ("pixies", 0, "gymnasium"): "bd663fe594a9c6a4",
    ("pixies", 0, "vector"): "82db2379290a559b",
    ("pixies", 0, "pettingzoo"): "14ee0253aca3c2c1",
    ("onecard", 0, "gymnasium"): "a6d22e8d6f94c5ce",
    ("onecard", 0, "vector"): "aa5df9c89db58f4e",
    ("onecard", 0, "pettingzoo"): "390504139a271db8",
    ("onecard", 1, "gymnasium"): "7e6c315cb5895431",
    ("onecard", 1, "vector"): "24704cce5773c192",
    ("onecard", 1, "pettingzoo"): "aa752fabcdeff25d",
    ("clustered", 0, "gymnasium"): "f4a9e6dc9bab25c8",
    ("clustered", 0, "vector"): "801c8ece78cdb76b",
    ("clustered", 0, "pettingzoo"): "6c03de3294534220",
    ("ingenious", 0, "gymnasium"): "64658624902afe39",
    ("ingenious", 0, "vector"): "509cf07d410fe62b",
    ("ingenious", 0, "pettingzoo"): "58d0e111c20acc1d",
}
"""By game, version and kind of environment: hashes of whole games."""
KINDS = {"gymnasium": gymnasium_games, "vector": vector_games, "pettingzoo": pettingzoo_games}


@pytest.mark.parametrize(("key", "version", "kind"), HASHES)
def test_a_version_plays_the_games_that_it_always_has(key: str, version: int, kind: str) -> None:
    assert KINDS[kind](key, version) == HASHES[key, version, kind]


def test_every_version_of_every_game_has_its_hashes() -> None:
    assert set(HASHES) == {(key, number, kind) for key in KEYS for number in versions(key) for kind in KINDS}


def test_without_draft_version_1_of_onecard_has_no_action_that_holds_cards() -> None:
    for draft, newer in ((False, 272), (True, 4332)):
        sizes = [
            gymnasium.make(f"stol/Onecard-v{version}", draft=draft).action_space.n  # type: ignore[attr-defined]
            for version in (0, 1)
        ]
        assert sizes == [4332, newer]
