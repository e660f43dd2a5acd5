"""One seat of a game as Gymnasium's environment."""

from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import RecordEpisodeStatistics

from adapters.recording_bot import RecordingBot
from bots.packages import install
from random_games import GAMES
from stol import BadOptions, Game, IllegalMove
from stol.adapters.gymnasium import SeatEnv
from stol.adapters.rendering import SIZE
from stol.adapters.versions import versions
from stol.bots import BotFailure
from stol.games.registry import KEYS

some_games = pytest.mark.parametrize("game", GAMES, ids=repr)


def name(key: str) -> str:
    return f"stol/{key.capitalize()}-v{versions(key)[-1]}"


def made(game: Game, **more: Any) -> SeatEnv:  # noqa: ANN401 - keywords
    return SeatEnv(game.key, game.players, **more, **game.options)


def any_move(environment: Any, info: dict[str, Any]) -> int:  # noqa: ANN401 - a wrapped one, too
    return int(environment.action_space.sample(info["action_mask"]))


def finished(environment: Any, seed: int) -> tuple[list[Any], float, dict[str, Any]]:  # noqa: ANN401 - as above
    """A game at random: all observations, the reward, and what is told at the end."""
    environment.action_space.seed(seed)
    observation, info = environment.reset(seed=seed)
    seen, ended, reward = [observation], False, 0.0
    while not ended:
        assert reward == 0
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        observation, reward, ended, cut_off, info = environment.step(any_move(environment, info))
        seen.append(observation)
        assert not cut_off
        assert environment.observation_space.contains(observation)
    return seen, reward, info


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_the_registered_games_pass_the_checker(key: str, opponents: str) -> None:
    """Which plays any action, legal or not: so those have to have a reward."""
    check_env(gymnasium.make(name(key), opponents=opponents, illegal_reward=-1.0).unwrapped)


@some_games
def test_a_game_is_played_to_its_end(game: Game) -> None:
    seen, reward, info = finished(made(game), 3)
    assert len(seen) > 3
    assert not seen[-1]["action_mask"].any()
    assert set(info) == {"action_mask", "score", "rank"}
    if game.players == 1:
        assert reward == info["score"]
    elif len(set(game.parties)) == game.players:
        assert (reward == 1) <= (info["rank"] == 1)
        assert (reward == -1) <= (info["rank"] > 1)


@some_games
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_the_same_seed_gives_the_same_game(game: Game, opponents: str) -> None:
    first, second = (finished(made(game, opponents=opponents), 4)[0] for _ in range(2))
    for one, other in zip(first, second, strict=True):
        assert np.array_equal(one["observation"], other["observation"])


def test_games_go_on_by_one_seed_and_differ() -> None:
    environment = SeatEnv("ingenious")
    masks = [environment.reset(seed=seed)[1]["action_mask"].tobytes() for seed in (1, None, 1, None)]
    assert masks[:2] == masks[2:]
    assert masks[0] != masks[1]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_it_is_always_the_seats_own_turn(seat: int) -> None:
    environment = SeatEnv("pixies", 3, seat=seat)
    actor = slice(*plane_at(Game("pixies", 3), "actor"))
    for observation in finished(environment, 5)[0][:-1]:
        assert observation["action_mask"].any()
        assert observation["observation"][actor].tolist() == [1, 0, 0]


def plane_at(game: Game, wanted: str) -> tuple[int, int]:
    """Where a plane begins and ends."""
    sizes = {plane.name: plane.size for plane in game.planes}
    before = list(sizes).index(wanted)
    begins = sum(list(sizes.values())[:before])
    return begins, begins + sizes[wanted]


def test_without_a_seat_any_is_given() -> None:
    environment = SeatEnv("pixies", 3, seat=None)
    seats = []
    for seed in range(20):
        environment.reset(seed=seed)
        seats.append(environment.seat)
    assert set(seats) == {0, 1, 2}


@pytest.fixture
def noting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> type[RecordingBot]:
    install(monkeypatch, tmp_path, "notes", "", noting="adapters.recording_bot:RecordingBot")
    RecordingBot.views, RecordingBot.left = [], 0
    return RecordingBot


def test_opponents_sit_clockwise_and_get_only_their_own_views(noting: type[RecordingBot]) -> None:
    environment = SeatEnv("ingenious", 3, seat=1, opponents=["noting", "random"])
    finished(environment, 1)
    assert {view["actor"] for view in noting.views} == {2}
    for view in noting.views:
        assert [isinstance(rack, list) for rack in view["racks"]] == [False, False, True]
        assert "unseen" not in view


def test_bots_leave_with_their_game(noting: type[RecordingBot]) -> None:
    environment = SeatEnv("pixies", 3, opponents="noting")
    environment.reset(seed=1)
    assert noting.left == 0
    environment.reset()
    assert noting.left == 2
    environment.close()
    environment.close()
    assert noting.left == 4


def test_an_opponents_fault_is_told_as_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bot = "from stol.bots import Bot\nclass Cheat(Bot):\n    def move(self, view):\n        return 'b4+1@99'\n"
    install(monkeypatch, tmp_path, "cheats", bot, cheat="cheats:Cheat")
    environment = SeatEnv("pixies", opponents="cheat")
    with pytest.raises(BotFailure, match="seat 1, an illegal move"):
        finished(environment, 1)
    with pytest.raises(IllegalMove, match="the game is over"):  # nobody plays for the opponent instead
        environment.step(0)


@some_games
def test_an_illegal_action_is_refused_by_its_rule_and_changes_nothing(game: Game) -> None:
    environment = made(game)
    observation, _ = environment.reset(seed=2)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[-1])
    with pytest.raises(IllegalMove, match=rf"action {illegal}, .*\([A-Z]\d+.*\)"):
        environment.step(illegal)
    legal = int(np.flatnonzero(observation["action_mask"])[0])
    after = environment.step(legal)[0]
    environment.reset(seed=2)
    assert np.array_equal(after["observation"], environment.step(legal)[0]["observation"])


def test_an_illegal_action_may_cost_the_game_instead() -> None:
    environment = SeatEnv("pixies", illegal_reward=-5)
    observation, _ = environment.reset(seed=2)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    observation, reward, ended, _, info = environment.step(illegal)
    assert (reward, ended) == (-5, True)
    assert f"action {illegal}" in info["refused"]
    assert not observation["action_mask"].any()


@pytest.mark.parametrize("illegal_reward", [None, -1.0])
def test_after_the_end_only_reset_is_left(illegal_reward: float | None) -> None:
    environment = SeatEnv("pixies", illegal_reward=illegal_reward)
    finished(environment, 1)
    with pytest.raises(IllegalMove, match=r"the game is over: reset\(\) begins another"):
        environment.step(0)


def test_a_seat_is_drawn_what_it_sees(capsys: pytest.CaptureFixture[str]) -> None:
    environment = gymnasium.make(name("ingenious"), render_mode="ansi")
    environment.reset(seed=1)
    assert "Ingenious" in str(environment.render())
    frames = gymnasium.make(name("ingenious"), render_mode="rgb_array")
    frames.reset(seed=1)
    frame = frames.render()
    assert isinstance(frame, np.ndarray)
    assert frame.shape == (SIZE[1], SIZE[0], 3)
    shown = gymnasium.make(name("ingenious"), render_mode="human")
    shown.reset(seed=1)
    assert capsys.readouterr().out.strip() == str(environment.render()).strip()


def test_many_games_side_by_side_and_the_usual_wrappers() -> None:
    environments = gymnasium.make_vec(name("pixies"), 3, vectorization_mode="sync", opponents="greedy", seat=1)
    observations, _ = environments.reset(seed=1)
    assert observations["observation"].shape == (3, Game("pixies").observation_size)
    _, _, info = finished(RecordEpisodeStatistics(gymnasium.make(name("pixies"))), 1)
    assert info["episode"]["r"] in {-1, 0, 1}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ({"opponents": "nobody"}, "nobody"),
        ({"opponents": ["random", "random"]}, "there is 1 opponent, but 2 names: random, random"),
        ({"players": 3, "opponents": ["random"]}, "there are 2 opponents, but 1 name: random"),
        ({"seat": 2}, "there is no seat 2: seats are 0 to 1, or None for any"),
        (
            {"rewards": "money"},
            "rewards are one of 'rank', 'difference', 'score', 'shaped', or a function, not 'money'",
        ),
        ({"render_mode": "film"}, "not 'film'"),
        ({"flowers": True}, "flowers"),
    ],
)
def test_what_does_not_exist_is_refused(words: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        partial(SeatEnv, "pixies")(**words)
