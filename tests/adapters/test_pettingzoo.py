"""The games as PettingZoo's environments."""

import copy
import pickle
import random
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from adapters.reference_game import ReferenceGame
from conformance.tables import Table, covering
from conformance.test_imagine import redealt
from random_games import GAMES
from stol import BadOptions, Game, IllegalMove
from stol.adapters.pettingzoo import env, raw_env
from stol.adapters.rendering import SIZE

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests still make environments the old way
    from pettingzoo.test import api_test, render_test, seed_test

every_table = pytest.mark.parametrize("table", covering(__name__), ids=str)
some_games = pytest.mark.parametrize("game", GAMES, ids=repr)

pytestmark = [
    # PettingZoo has a list of its own environments whose observations may be dicts with a mask …
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # … and looks for moves where the game is over.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def made(game: Game, **more: Any) -> raw_env:  # noqa: ANN401 - keywords
    return raw_env(game.key, game.players, **more, **game.options)


def any_move(environment: Any, chance: random.Random) -> int:  # noqa: ANN401 - a wrapped one, too
    return int(chance.choice(np.flatnonzero(environment.last()[0]["action_mask"])))


def finished(environment: Any) -> dict[str, float]:  # noqa: ANN401 - as above
    """Play on at random to the end; what each agent is told to have gained."""
    chance, gained = random.Random(0), {}
    for agent in environment.agent_iter():
        _, reward, ended, _, _ = environment.last()
        if ended:
            gained[agent] = reward
        environment.step(None if ended else any_move(environment, chance))
    return gained


@every_table
def test_every_game_keeps_to_the_interface(table: Table) -> None:
    api_test(env(table.key, table.players, **table.options), num_cycles=100 // table.players)


@some_games
def test_whole_games_keep_to_the_interface(game: Game) -> None:
    api_test(made(game), num_cycles=1000)


@some_games
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    seed_test(partial(env, game.key, game.players, **game.options), num_cycles=1000)


@pytest.mark.parametrize("game", [Game("pixies"), Game("clustered", 3), Game("ingenious", 1)], ids=repr)
def test_every_way_of_rendering_renders(game: Game) -> None:
    render_test(partial(env, game.key, game.players, **game.options))


@pytest.mark.parametrize(("key", "players"), [("pixies", 2), ("clustered", 3)])
def test_with_max_cycles_a_game_is_broken_off_after_so_many_moves_for_each(key: str, players: int) -> None:
    environment, chance, moves = env(key, players, max_cycles=4), random.Random(0), 0
    environment.reset(seed=1)
    for _ in environment.agent_iter():
        _, reward, ended, broken_off, _ = environment.last()
        assert (reward, ended) == (0, False)
        moves += not broken_off
        environment.step(None if broken_off else any_move(environment, chance))
    assert moves == 4 * players
    assert not environment.agents


def test_less_than_one_cycle_is_refused() -> None:
    with pytest.raises(BadOptions, match="max_cycles is a number from 1 on"):
        raw_env("pixies", max_cycles=0)


@every_table
def test_numbers_and_texts_play_the_same_game(table: Table) -> None:
    environment, mirror = raw_env(table.key, table.players, **table.options), ReferenceGame(table.game(), 5)
    chance = random.Random(str(table))
    environment.reset(seed=5)
    while mirror.position.actor is not None:
        assert environment.agent_selection == f"player_{mirror.position.actor}"
        check_observations(environment, mirror)
        action = any_move(environment, chance)
        environment.step(action)
        mirror.play(action)
    check_observations(environment, mirror)
    assert list(environment.rewards.values()) == mirror.rewards("rank")
    result = mirror.position.result
    assert result
    assert [info["score"] for info in environment.infos.values()] == result["scores"]
    assert [info["rank"] for info in environment.infos.values()] == result["ranks"]


def check_observations(environment: raw_env, mirror: ReferenceGame) -> None:
    for seat, agent in enumerate(environment.possible_agents):
        seen = environment.observe(agent)
        assert np.array_equal(seen["observation"], mirror.position.observe(seat))
        legal = mirror.position.actions() if mirror.position.actor == seat else []
        assert np.array_equal(np.flatnonzero(seen["action_mask"]), np.sort(legal))
        assert environment.observation_space(agent).contains(seen)


@some_games
def test_what_a_seat_can_not_know_does_not_show(game: Game) -> None:
    environment, mirror, chance = made(game), ReferenceGame(game, 6), random.Random(0)
    environment.reset(seed=6)
    while mirror.position.actor is not None:
        for seat, agent in enumerate(environment.agents):
            other = redealt(mirror.position, seat, mirror.position.ply)
            assert np.array_equal(environment.observe(agent)["observation"], other.observe(seat))
        mirror.play(action := any_move(environment, chance))
        environment.step(action)


@some_games
@pytest.mark.parametrize("kind", ["rank", "difference"])
def test_rewards_come_at_the_end_as_somebody_wants_them(game: Game, kind: str) -> None:
    environment, mirror, chance = made(game, rewards=kind), ReferenceGame(game, 8), random.Random(0)
    environment.reset(seed=8)
    while mirror.position.actor is not None:
        assert not any(environment.rewards.values())
        mirror.play(action := any_move(environment, chance))
        environment.step(action)
    assert list(finished(environment).values()) == mirror.rewards(kind)


def test_what_was_observed_stays_as_it_was() -> None:
    environment = env("pixies")
    environment.reset(seed=1)
    seen = environment.last()[0]
    before = copy.deepcopy(seen)
    environment.step(any_move(environment, random.Random(0)))
    assert all(np.array_equal(seen[part], before[part]) for part in before)


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (-1, "there is no action -1: actions are 0 to 1007"),
        (1008, "there is no action 1008"),
        (None, "an action is a number, not None"),
        (0.5, "an action is a number, not 0.5"),
    ],
)
def test_what_is_no_action_is_refused(action: object, why: str) -> None:
    environment = env("pixies")
    environment.reset(seed=1)
    with pytest.raises(IllegalMove, match=why):
        environment.step(action)


@some_games
def test_an_illegal_action_is_refused_by_its_rule_and_changes_nothing(game: Game) -> None:
    environment, other = made(game), made(game)
    environment.reset(seed=2)
    other.reset(seed=2)
    illegal = int(np.flatnonzero(environment.last()[0]["action_mask"] == 0)[-1])
    with pytest.raises(IllegalMove, match=rf"action {illegal}, .*\([A-Z]\d+.*\)") as refused:
        environment.step(illegal)
    assert refused.value.reason
    assert finished(environment) == finished(other)


def test_who_wants_illegal_actions_to_lose_wraps_the_environment() -> None:
    environment = TerminateIllegalWrapper(env("pixies"), illegal_reward=-1)
    environment.reset(seed=1)
    agent = environment.agent_selection
    environment.step(int(np.flatnonzero(environment.last()[0]["action_mask"] == 0)[0]))
    assert finished(environment)[agent] == -1


def test_games_go_on_by_one_seed_and_differ() -> None:
    first, second = env("ingenious"), env("ingenious")
    openings = []
    for environment in (first, second):
        environment.reset(seed=3)
        for _ in range(3):
            openings.append(environment.last()[0]["action_mask"].tobytes())
            environment.reset()
    assert openings[:3] == openings[3:]
    assert len(set(openings)) == 3


def test_without_a_seed_no_two_environments_are_alike() -> None:
    first, second = env("ingenious"), env("ingenious")
    first.reset()
    second.reset()
    assert not np.array_equal(first.last()[0]["action_mask"], second.last()[0]["action_mask"])


def test_a_copy_and_a_pickle_go_on_by_themselves() -> None:
    environment = raw_env("pixies", 3)
    environment.reset(seed=4)
    others = [copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]  # noqa: S301 - our own
    gained = finished(environment)
    assert all(finished(other) == gained for other in others)


def test_drawings_are_text_or_frames_of_one_size(capsys: pytest.CaptureFixture[str]) -> None:
    environment = env("clustered", render_mode="ansi")
    environment.reset(seed=1)
    assert "Clustered" in environment.render()
    environment = env("clustered", render_mode="rgb_array")
    environment.reset(seed=1)
    frames = [environment.render()]
    for _ in range(12):
        environment.step(any_move(environment, random.Random(0)))
    frames.append(environment.render())
    assert [frame.shape for frame in frames] == [(SIZE[1], SIZE[0], 3)] * 2
    assert not np.array_equal(*frames)
    environment = env("clustered", render_mode="human")
    environment.reset(seed=1)
    assert "Clustered" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"key": "chess"}, "chess"),
        ({"key": "pixies", "players": 9}, "players"),
        ({"key": "pixies", "flowers": True}, "flowers"),
        (
            {"key": "pixies", "rewards": "money"},
            "rewards are one of 'rank', 'difference', 'score', 'shaped', or a function, not 'money'",
        ),
        ({"key": "pixies", "render_mode": "film"}, "'human', 'ansi', 'rgb_array' or None, not 'film'"),
    ],
)
def test_what_does_not_exist_is_refused(words: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        env(**words)


def test_games_are_made_by_their_registered_names() -> None:
    environment = make("aec", "stol/clustered-v0", players=3, fast=True)
    environment.reset(seed=1)
    assert environment.num_agents == 3
    assert str(environment) == "clustered_v0"


def test_a_seed_that_is_none_is_refused() -> None:
    environment = env("pixies")
    with pytest.raises(ValueError, match="a seed is a whole number from 0"):
        environment.reset(seed=-1)
