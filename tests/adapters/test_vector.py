"""One seat of each of many games as Gymnasium's vector environment."""

import sys
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.seeding import np_random
from gymnasium.vector import SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from adapters.test_gymnasium import made as made_alone
from adapters.test_gymnasium import name, plane_at
from random_games import GAMES
from stol import BadOptions, Game, IllegalMove
from stol.adapters.vector import VectorSeatEnv
from stol.batches import batch
from stol.bots import BotFailure
from stol.games.registry import KEYS
from stol.games.view import Result
from stol.kernel.layout import Array
from stol.rewards import compute_rewards
from test_batch import Lane

some_games = pytest.mark.parametrize("game", GAMES, ids=repr)
SEED = 7


def made(game: Game, games: int = 3, **more: Any) -> VectorSeatEnv:  # noqa: ANN401 - keywords
    return VectorSeatEnv(game.key, games, game.players, **more, **game.options)


def first_legal(_seen: Array, mask: Array, _seats: Array) -> object:
    return mask.argmax(axis=1)


def handy(key: str) -> Game:
    """Without the largest table there is."""
    return Game(key, table=[9, 9]) if key == "clustered" else Game(key)


def any_moves(mask: Array, chance: np.random.Generator) -> Array:
    return np.array([chance.choice(np.flatnonzero(row)) for row in mask])


def until_an_end(environments: VectorSeatEnv, seed: int) -> list[Any]:
    """Games at random until one ends: what every step gave."""
    chance = np.random.default_rng(seed)
    observations, _ = environments.reset(seed=seed)
    steps: list[Any] = [(observations, np.zeros(1), np.zeros(1, bool))]
    while not steps[-1][2].any():
        steps.append(environments.step(any_moves(steps[-1][0]["action_mask"], chance)))
    return steps


@some_games
def test_all_that_is_seen_is_in_the_spaces(game: Game) -> None:
    environments = made(game)
    *before, last = until_an_end(environments, SEED)
    observations, gained, ended, cut_off, infos = last
    for seen, *_ in (*before, last):
        assert environments.observation_space.contains(seen)
        assert seen["action_mask"].any(axis=1).all()
    assert not any(step[1].any() for step in before)
    assert not cut_off.any()
    assert gained.dtype == np.float64
    for key in ("final_obs", "final_info"):
        assert (infos[f"_{key}"] == ended).all()
    for seen, there in zip(infos["final_obs"], ended, strict=True):
        assert (seen is not None) == there
        assert not there or environments.single_observation_space.contains(seen)
        assert not there or not seen["action_mask"].any()
    assert (infos["action_mask"] == observations["action_mask"]).all()
    assert environments.action_space.contains(any_moves(infos["action_mask"], np.random.default_rng(1)))


@some_games
@pytest.mark.parametrize("seat", [0, -1])
@pytest.mark.parametrize("kind", ["rank", "difference"])
def test_every_lane_is_the_game_that_its_moves_and_chances_make(game: Game, seat: int, kind: str) -> None:
    seat %= game.players
    environments = made(game, 2, seat=seat, opponents=first_legal, rewards=kind)
    number = int(np_random(SEED)[0].integers(2**63 - 1))
    lanes = [Lane(game, number, lane) for lane in range(2)]
    chance = np.random.default_rng(SEED)
    observations, infos = environments.reset(seed=SEED)
    gained, ended = np.zeros(2), np.zeros(2, bool)
    while True:
        for lane, one in enumerate(lanes):
            result = others_play(one, seat) or (ended[lane] and one.over.result)
            assert ended[lane] == bool(result)
            if result:
                scores, ranks = np.array(result["scores"]), np.array(result["ranks"])
                assert gained[lane] == compute_rewards(kind, scores, ranks, game.parties)[seat]
                assert infos["final_info"]["score"][lane] == scores[seat]
                assert infos["final_info"]["rank"][lane] == ranks[seat]
                assert (infos["final_obs"][lane]["observation"] == one.over.observe(seat)).all()
            assert (observations["observation"][lane] == one.position.observe(seat)).all()
            legal = np.flatnonzero(observations["action_mask"][lane]).tolist()
            assert legal == sorted(one.position.actions().tolist())
        if ended.any():
            break
        actions = any_moves(observations["action_mask"], chance)
        observations, gained, ended, _, infos = environments.step(actions)
        for action, one in zip(actions.tolist(), lanes, strict=True):
            one.play(action)


def others_play(lane: Lane, seat: int) -> Result | None:
    """The result, if a game ended meanwhile."""
    result = lane.position.result
    while lane.position.actor != seat:
        result = lane.play(min(lane.position.actions().tolist())) or result
    return result


@pytest.mark.parametrize("key", ["clustered", "ingenious"])
def test_who_plays_alone_meets_the_game_of_the_single_environment(key: str) -> None:
    alone, environments = made_alone(Game(key, 1)), made(Game(key, 1), 1)
    one, _ = alone.reset(seed=SEED)
    many, _ = environments.reset(seed=SEED)
    ended = False
    while not ended:
        for part, seen in one.items():
            assert (many[part][0] == seen).all()
        action = int(one["action_mask"].argmax())
        one, reward, ended, _, info = alone.step(action)
        many, gained, terminated, _, infos = environments.step(np.array([action]))
        assert (gained[0], terminated[0]) == (reward, ended)
    assert infos["final_info"]["score"][0] == info["score"]
    for part, seen in one.items():
        assert (infos["final_obs"][0][part] == seen).all()


@some_games
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_the_same_seed_gives_the_same_games_with_any_number_of_workers(game: Game, opponents: str) -> None:
    one, other = (until_an_end(made(game, 4, opponents=opponents, workers=workers), SEED) for workers in (1, 3))
    for (first, *_), (second, *_) in zip(one, other, strict=True):
        assert (first["observation"] == second["observation"]).all()


def test_without_a_seed_the_games_go_on_and_differ() -> None:
    environments = made(Game("ingenious"))
    masks = [environments.reset(seed=seed)[1]["action_mask"].tobytes() for seed in (1, None, 1, None)]
    assert masks[:2] == masks[2:]
    assert masks[0] != masks[1]


def test_what_was_seen_stays_as_it_was() -> None:
    environments = made(Game("pixies"))
    observations, _ = environments.reset(seed=1)
    before = {part: array.copy() for part, array in observations.items()}
    environments.step(observations["action_mask"].argmax(axis=1))
    for part, array in observations.items():
        assert (array == before[part]).all()


@pytest.mark.parametrize("key", KEYS)
def test_games_are_not_touched_one_by_one(key: str) -> None:
    """Python calls fewer functions for a step than there are games."""
    environments = made(handy(key), 4096)
    observations, _ = environments.reset(seed=1)
    observations, *_ = environments.step(observations["action_mask"].argmax(axis=1))  # compiled code is loaded now
    calls = 0

    def count(_frame: object, event: str, _given: object) -> None:
        nonlocal calls
        calls += event in {"call", "c_call"}

    actions = observations["action_mask"].argmax(axis=1)
    sys.setprofile(count)
    try:
        environments.step(actions)
    finally:
        sys.setprofile(None)
    assert 0 < calls < 4096


@pytest.mark.parametrize("seat", [0, 2, None])
def test_it_is_always_the_learners_own_turn(seat: int | None) -> None:
    game = Game("pixies", 3)
    environments = made(game, 20, seat=seat)
    actor = slice(*plane_at(game, "actor"))
    seats = set()
    for seen, *_ in until_an_end(environments, 5):
        assert (seen["observation"][:, actor] == [1, 0, 0]).all()
        seats |= set(environments.seats.tolist())
    assert seats == ({0, 1, 2} if seat is None else {seat})


def test_opponents_sit_clockwise_and_see_only_their_own_games() -> None:
    game = Game("ingenious", 3)
    asked = []

    def noting(seen: Array, mask: Array, seats: Array) -> object:
        asked.append(set(seats.tolist()))
        assert len(seen) == len(mask) == len(seats) <= 5
        assert mask.any(axis=1).all()
        seen[:], chosen = 0, mask.argmax(axis=1)  # what it gets is its own: nothing else is changed by that
        mask[:] = False
        return chosen

    until_an_end(made(game, 5, seat=1, opponents=["random", noting]), 1)
    assert set().union(*asked) == {0}
    asked.clear()
    until_an_end(made(game, 5, seat=1, opponents=noting), 1)
    assert set().union(*asked) == {0, 2}


@pytest.mark.parametrize("key", KEYS)
def test_greedy_opponents_beat_random_learners(key: str) -> None:
    environments = made(handy(key), 100, opponents="greedy")
    chance, total, games = np.random.default_rng(1), 0.0, 0
    observations, _ = environments.reset(seed=1)
    while games < 50:
        observations, gained, ended, *_ = environments.step(any_moves(observations["action_mask"], chance))
        total, games = total + gained.sum(), games + ended.sum()
    assert total / games < -0.5


@some_games
def test_an_illegal_action_is_refused_by_its_lane_and_changes_nothing(game: Game) -> None:
    environments = made(game)
    observations, _ = environments.reset(seed=2)
    legal = observations["action_mask"].argmax(axis=1)
    for illegal in (int(observations["action_mask"][1].argmin()), -1, game.actions):
        actions = legal.copy()
        actions[1] = illegal
        with pytest.raises(IllegalMove, match=f"lane 1: action {illegal} is not legal"):
            environments.step(actions)
    with pytest.raises(ValueError, match="actions are 3 whole numbers"):
        environments.step(legal[:2])
    after = environments.step(legal)[0]
    environments.reset(seed=2)
    assert (after["observation"] == environments.step(legal)[0]["observation"]).all()


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (
            lambda seen, _mask, _seats: np.full(len(seen), -1),
            r"an opponent, lane \d: action -1 is not legal",
        ),
        (lambda _seen, _mask, _seats: [0.5], r"an opponent answers \d games with a whole number each, not with .*0\.5"),
        (lambda _seen, _mask, _seats: None, r"an opponent answers \d games with a whole number each, not with .*None"),
    ],
)
def test_an_opponents_fault_is_told_as_its_own(answer: Any, why: str) -> None:  # noqa: ANN401 - a function
    environments = made(Game("pixies"), seat=0, opponents=answer)
    with pytest.raises(BotFailure, match=why):
        until_an_end(environments, 1)
    with pytest.raises(ResetNeeded, match=r"reset\(\) begins them"):  # nobody plays for the opponent instead
        environments.step(np.zeros(3, int))


def test_before_the_first_reset_nothing_is_played() -> None:
    with pytest.raises(ResetNeeded, match="the games have not begun"):
        made(Game("pixies")).step(np.zeros(3, int))


@pytest.mark.parametrize("key", KEYS)
def test_gymnasium_makes_it_by_the_name_of_the_game(key: str) -> None:
    environments = gymnasium.make_vec(name(key), 2, vectorization_mode="vector_entry_point", seat=1)
    assert isinstance(environments.unwrapped, VectorSeatEnv)
    assert isinstance(gymnasium.make_vec(name(key), 2).unwrapped, VectorSeatEnv)
    assert isinstance(gymnasium.make_vec(name(key), 2, vectorization_mode="sync").unwrapped, SyncVectorEnv)
    assert environments.num_envs == 2
    assert environments.single_action_space.n == Game(key).actions  # type: ignore[attr-defined] # a Discrete


def test_the_usual_wrappers_take_it() -> None:
    environments = DictInfoToList(RecordEpisodeStatistics(made(Game("pixies"), 8, rewards="difference")))
    observations, infos = environments.reset(seed=1)
    ended = np.zeros(8, bool)
    while not ended.any():
        actions = np.array([info["action_mask"].argmax() for info in infos])
        observations, gained, ended, _, infos = environments.step(actions)
    for lane in np.flatnonzero(ended):
        assert infos[lane]["episode"]["r"] == gained[lane]
        assert set(infos[lane]["final_info"]) == {"score", "rank"}
        assert set(infos[lane]["final_obs"]) == set(observations)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"opponents": "club"}, r"'random' or 'greedy', or a function .*, not 'club'; vectorization_mode='sync'"),
        ({"opponents": [[]]}, r"or a function of yours .*, not \[\]"),
        ({"opponents": ["random", "random"]}, "there is 1 opponent, but 2 names: random, random"),
        ({"seat": 2}, "there is no seat 2: seats are 0 to 1, or None for any"),
        (
            {"rewards": "money"},
            "rewards are one of 'rank', 'difference', 'score', 'shaped', or a function, not 'money'",
        ),
        ({"num_envs": 0}, "the number of games is a whole number from 1 on, not 0"),
        ({"workers": 0}, "the number of workers is a whole number from 1 on, not 0"),
        ({"render_mode": "human"}, "render_mode"),
    ],
)
def test_what_does_not_exist_is_refused(words: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        partial(VectorSeatEnv, "pixies")(**words)


@some_games
def test_all_have_a_turn_in_every_game(game: Game) -> None:
    """So within a step of the learner no more than one game ends in a lane."""
    games = batch(game, 20, seed=1)
    acted = np.zeros((20, game.players), bool)
    ended = 0
    while ended < 20:
        acted[np.arange(20), games.actor] = True
        games.step(games.sample())
        ended += games.done.sum()
        assert acted[games.done].all()
        acted[games.done] = False


def test_some_games_alone_are_not_begun_anew() -> None:
    environments = made(Game("pixies"))
    with pytest.raises(BadOptions, match="reset_mask"):
        environments.reset(options={"reset_mask": np.ones(3, bool)})
