"""The games as PettingZoo's parallel environments, in which all but one pass."""

import copy
import pickle
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.utils.conversions import parallel_to_aec

from conformance.tables import Table, covering
from random_games import GAMES
from stol import BadOptions, Game, IllegalMove
from stol.adapters.pettingzoo import env, parallel_env, raw_env

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests still make environments the old way
    from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test

every_table = pytest.mark.parametrize("table", covering(__name__), ids=str)
some_games = pytest.mark.parametrize("game", GAMES, ids=repr)
IN_TURN = [table for table in covering(__name__) if table.key in {"pixies", "clustered"}]
"""Where in four rounds everybody has four choices, whatever is chosen."""


def of(table: Table) -> partial[parallel_env]:
    return partial(parallel_env, table.key, table.players, **table.options)


def chosen(environment: parallel_env) -> dict[str, Any]:
    """Something that each agent may do, at random."""
    return {agent: environment.action_space(agent).sample() for agent in environment.agents}


def seeded(environment: Any, number: int) -> Any:  # noqa: ANN401 - of either kind
    """A game begun by a seed, with samples by it."""
    environment.reset(seed=number)
    for agent in environment.possible_agents:
        environment.action_space(agent).seed(number)
    return environment


@every_table
def test_every_game_keeps_to_the_parallel_interface(table: Table) -> None:
    parallel_api_test(of(table)(), num_cycles=100)


@every_table
def test_every_game_is_broken_off_after_so_many_cycles(table: Table) -> None:
    made = of(table)
    max_cycles_test(SimpleNamespace(parallel_env=made, env=lambda **words: parallel_to_aec(made(**words))))


@pytest.mark.parametrize("table", IN_TURN, ids=str)
def test_where_all_choose_in_turn_so_is_the_environment_of_turns(table: Table) -> None:
    turns = partial(env, table.key, table.players, **table.options)
    max_cycles_test(SimpleNamespace(parallel_env=of(table), env=turns))


@some_games
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    parallel_seed_test(partial(parallel_env, game.key, game.players, **game.options), num_cycles=50)


@some_games
def test_all_at_once_and_in_turns_it_is_the_same_game(game: Game) -> None:
    together = seeded(parallel_env(game.key, game.players, **game.options), 5)
    turns = seeded(raw_env(game.key, game.players, **game.options), 5)
    while together.agents:
        mover = turns.agent_selection
        action = turns.action_space(mover).sample()
        observations, rewards, ended, truncated, infos = together.step(
            {agent: action if agent == mover else together.passing for agent in together.agents}
        )
        turns.step(action)
        for agent in together.possible_agents:
            assert (observations[agent]["observation"] == turns.observe(agent)["observation"]).all()
    assert (rewards, ended, infos) == (turns.rewards, turns.terminations, turns.infos)
    assert not any(truncated.values())


@some_games
def test_who_is_to_move_has_moves_and_all_others_pass(game: Game) -> None:
    environment = parallel_env(game.key, game.players, **game.options)
    observations, _ = environment.reset(seed=1)
    may_pass = [agent for agent, seen in observations.items() if seen["action_mask"][-1]]
    assert len(may_pass) == game.players - 1
    assert all(observations[agent]["action_mask"].sum() == 1 for agent in may_pass)


@some_games
def test_a_sample_is_something_that_the_agent_may_choose(game: Game) -> None:
    environment = seeded(raw_env(game.key, game.players, **game.options), 2)
    for agent in environment.agent_iter(60):
        if environment.terminations[agent]:
            break
        action = environment.action_space(agent).sample()
        assert environment.observe(agent)["action_mask"][action]
        environment.step(action)


def test_a_mask_or_a_probability_is_heeded() -> None:
    environment = seeded(raw_env("pixies"), 2)
    only = np.zeros(environment.action_space("player_0").n, np.int8)
    only[7] = 1
    assert environment.action_space("player_0").sample(mask=only) == 7
    assert environment.action_space("player_0").sample(probability=only.astype(float)) == 7


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"player_0": "pass"}, "player_0 is to move and can't pass"),
        ({"player_1": 0}, "player_1 is not to move: it passes .*, and can't choose 0"),
        ({"player_1": None}, "there is no action of player_1: every agent acts"),
    ],
)
def test_who_does_what_it_may_not_is_refused_and_nothing_changes(wrong: dict[str, Any], why: str) -> None:
    environment = seeded(parallel_env("clustered", table=[9, 9]), 3)
    right = chosen(environment)
    told = {agent: environment.passing if action == "pass" else action for agent, action in wrong.items()}
    with pytest.raises(IllegalMove, match=why):
        environment.step({agent: action for agent, action in (right | told).items() if action is not None})
    copy_state = seeded(parallel_env("clustered", table=[9, 9]), 3)
    for seen, expected in zip(environment.step(right), copy_state.step(right), strict=True):
        np.testing.assert_equal(seen, expected)


def test_what_was_told_stays_as_it_was() -> None:
    environment = seeded(parallel_env("pixies"), 8)
    first = environment.step(chosen(environment))
    kept = copy.deepcopy(first)
    while environment.agents:
        last = environment.step(chosen(environment))
    np.testing.assert_equal(first, kept)
    assert sorted(last[1].values()) == [-1, 1] or set(last[1].values()) == {0}


def test_after_the_end_there_is_nothing_to_do() -> None:
    environment = seeded(parallel_env("pixies", max_cycles=1), 4)
    *_, truncated, _ = environment.step(chosen(environment))
    assert truncated == {"player_0": True, "player_1": True}
    with pytest.raises(IllegalMove, match=r"the game is over: reset\(\) begins another"):
        environment.step({})


@pytest.mark.parametrize("cycles", [0, -1, 2.5, "4"])
@pytest.mark.parametrize("kind", [raw_env, parallel_env])
def test_what_is_no_number_of_cycles_is_refused(kind: Any, cycles: object) -> None:  # noqa: ANN401 - of either kind
    with pytest.raises(BadOptions, match="max_cycles is a number from 1 on"):
        kind("pixies", max_cycles=cycles)


def test_a_copy_and_a_pickle_go_on_by_themselves() -> None:
    environment = seeded(parallel_env("onecard", players=3), 6)
    others = [copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]  # noqa: S301 - our own
    for _ in range(20):
        actions = chosen(environment)
        expected = environment.step(actions)
        for other in others:
            assert chosen(other) == actions
            np.testing.assert_equal(other.step(actions), expected)


def test_drawings_are_those_of_the_game() -> None:
    environment = seeded(parallel_env("pixies", render_mode="ansi"), 7)
    turns = seeded(raw_env("pixies", render_mode="ansi"), 7)
    assert environment.render() == turns.render()


def test_games_are_made_by_their_registered_names() -> None:
    environment = make("parallel", "stol/clustered-v0", players=3, table=[9, 9])
    assert environment.possible_agents == ["player_0", "player_1", "player_2"]
