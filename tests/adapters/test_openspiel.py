"""The games in OpenSpiel: its own checks pass, its searches play them, and nobody learns what they can't know."""

import pickle
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python import observation

import stol.adapters.openspiel  # noqa: F401 - registers the games
from stol import BadOptions
from stol.games.registry import KEYS
from stol.table.simultaneous import choosers
from test_docs import blocks

PAGE = Path(__file__).parents[2] / "docs" / "research" / "openspiel.md"

OPEN = [
    "stol_pixies",
    "stol_pixies(players=6,flower_power=True)",
    "stol_ingenious(players=1)",
    "stol_clustered(players=1)",
]
HIDDEN = [
    "stol_onecard",
    "stol_onecard(players=3,draft=True)",
    "stol_clustered(table=9;6)",
    "stol_clustered(players=5,third_joker=[1;3],fast=True,first_bonus=True,table=15;7)",
    "stol_ingenious",
    "stol_ingenious(players=4,teams=True,open_partners=True)",
]
GAMES = OPEN + HIDDEN


def played(name: str, number: int = 0) -> list[Any]:
    """The states of a game played at random, from the beginning to the end."""
    luck = Random(number)
    states = [pyspiel.load_game(name).new_initial_state()]
    while not states[-1].is_terminal():
        outcomes = states[-1].chance_outcomes() if states[-1].is_chance_node() else []
        weights = [chance for _, chance in outcomes] or None
        (action,) = luck.choices([action for action, _ in outcomes] or states[-1].legal_actions(), weights)
        states.append(states[-1].child(action))
    return states


def seats(state: Any) -> range:  # noqa: ANN401 - OpenSpiel has no types
    return range(state.num_players())


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_checks_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_checks_of_copies_and_pickles_pass(name: str) -> None:
    from open_spiel.python.tests import games_sim_test  # noqa: PLC0415 - it takes seconds to import

    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def test_all_games_are_listed_with_their_players() -> None:
    types = {kind.short_name: kind for kind in pyspiel.registered_games()}
    listed = {key: (types[f"stol_{key}"].min_num_players, types[f"stol_{key}"].max_num_players) for key in KEYS}
    assert listed == {"pixies": (2, 6), "onecard": (2, 4), "clustered": (1, 8), "ingenious": (1, 4)}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_again_by_its_name(name: str) -> None:
    game = pyspiel.load_game(name)
    assert pyspiel.load_game(str(game)).game == game.game


@pytest.mark.parametrize("name", GAMES)
def test_moves_and_outcomes_are_ours(name: str) -> None:
    for state in played(name)[:-1]:
        position = state.moment.position
        texts = [state.action_to_string(action) for action in state.legal_actions()]
        if state.is_chance_node():
            total = sum(position.chance().values())
            weights = {text: weight / total for text, weight in position.chance().items()}
            assert dict(zip(texts, (chance for _, chance in state.chance_outcomes()), strict=True)) == weights
        else:
            assert sorted(texts) == sorted(position.legal())
            assert state.current_player() == position.actor


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_no_longer_than_it_says(name: str) -> None:
    game, history = pyspiel.load_game(name), played(name)[-1].full_history()
    draws = sum(event.player == pyspiel.PlayerId.CHANCE for event in history)
    assert len(history) - draws <= game.max_game_length()
    assert draws <= game.max_chance_nodes_in_history()


@pytest.mark.parametrize(
    "name", ["stol_pixies(players=5)", "stol_onecard(players=4)", "stol_clustered(players=8,table=15;7)"]
)
def test_returns_are_what_the_places_are_worth_on_a_line(name: str) -> None:
    *before, state = played(name)
    ranks = state.moment.position.result["ranks"]
    places = np.linspace(1, -1, len(ranks))
    shared = [places[rank - 1 : rank - 1 + ranks.count(rank)].mean() for rank in ranks]
    assert state.returns() == pytest.approx(shared)
    assert not any(any(earlier.returns()) for earlier in before)


def test_partners_win_and_lose_together() -> None:
    states = (played("stol_ingenious(players=4,teams=True)", number)[-1] for number in range(5))
    assert {tuple(state.returns()) for state in states} == {(1, -1, 1, -1), (-1, 1, -1, 1)}


@pytest.mark.parametrize("name", ["stol_ingenious(players=1)", "stol_clustered(players=1)"])
def test_who_plays_alone_gets_the_score(name: str) -> None:
    state = played(name)[-1]
    assert state.returns() == state.moment.position.result["scores"]
    assert state.get_game().get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_the_view_of_the_seat(name: str) -> None:
    for state in played(name)[::9]:
        position = state.moment.position
        for seat in seats(state):
            assert msgspec.json.decode(state.observation_string(seat)) == position.view(seat)
            assert state.observation_tensor(seat) == position.observe(seat).tolist()
            recalled = state.information_state_tensor(seat)
            assert recalled[: len(position.observe(seat))] == position.observe(seat).tolist()


def test_the_parts_of_an_observation_have_the_names_of_the_planes() -> None:
    state = played("stol_pixies")[40]
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 1)
    assert [*observer.dict] == [*(plane.name for plane in state.moment.game.planes), "history"]
    assert observer.tensor.tolist() == state.information_state_tensor(1)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_forgotten(name: str) -> None:
    before: dict[int, str] = {}
    for state in played(name)[::5]:
        for seat in seats(state):
            seen, _, _ = state.information_state_string(seat).rpartition("; ")
            assert seen.startswith(before.get(seat, ""))
            before[seat] = seen


def test_where_nothing_is_hidden_the_information_state_is_the_record() -> None:
    state = played("stol_pixies")[30]
    seat, *seen, act = state.information_state_string(1).split("; ")
    assert seat == "seat 1"
    assert [text.split(" ")[1] for text in seen] == written(state)
    assert act == f"{state.moment.position.actor} to act"


def written(state: Any) -> list[str]:  # noqa: ANN401 - as above
    """What happened, as the rules write it."""
    again, texts = state.get_game().new_initial_state(), []
    for action in state.history():
        texts.append(again.action_to_string(action))
        again.apply_action(action)
    return texts


def test_who_draws_sees_it_and_the_others_see_that_something_was_drawn() -> None:
    state = played("stol_ingenious")[12]
    drawn = written(state)
    mine, others = [f"chance {tile}" for tile in drawn], ["chance ?"] * 6
    assert state.information_state_string(0).split("; ")[1:-1] == mine[:6] + others
    assert state.information_state_string(1).split("; ")[1:-1] == others + mine[6:]


def test_tiles_that_are_swapped_come_to_light() -> None:
    state = next(state for number in range(9) for state in played("stol_ingenious", number) if can_swap(state))
    swapper = state.current_player()
    rack = state.moment.position.view(swapper)["racks"][swapper]
    state.apply_action(state.string_to_action(swapper, "swap"))
    for seat in seats(state):
        _, _, light = state.information_state_string(seat).partition(f"; {swapper} swap; ")
        assert sorted(light.split("; ")) == ["chance to act", *(f"shown {tile}" for tile in rack)]


def can_swap(state: Any) -> bool:  # noqa: ANN401 - as above
    return state.is_player_node() and "swap" in state.moment.position.legal()


def test_secret_choices_are_shown_once_all_have_chosen() -> None:
    state = next(state for state in played("stol_onecard") if choosers(state.moment.position) == (1,))
    first = next(event.number for event in reversed(state.moment.past) if event.who == 0)
    choice = state.action_to_string(0, first)
    assert state.information_state_string(0).endswith(f"; 0 {choice}; 1 to act")
    assert state.information_state_string(1).endswith("; 0 ?; 1 to act")
    state.apply_action(state.string_to_action(1, "pass"))
    assert f"; 0 ?; 1 pass; shown {choice}; " in state.information_state_string(1)


@pytest.mark.parametrize("name", HIDDEN)
def test_what_is_dealt_anew_looks_the_same(name: str) -> None:
    changed = 0
    for state in played(name)[7::11]:
        for seat in seats(state):
            other = state.resample_from_infostate(seat, Random(seat).random)
            changed += other.moment.position != state.moment.position
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.history() == []
    assert changed


@pytest.mark.parametrize("name", ["stol_onecard(players=3,draft=True)", "stol_clustered(table=9;6)"])
def test_what_is_dealt_anew_may_have_come_about(name: str) -> None:
    for state in played(name)[7::11]:
        for seat in seats(state):
            dealt = state.resample_from_infostate(seat, Random(seat).random).moment
            again = state.get_game().start
            for event in dealt.past:
                again = again.after(event.number)
            assert again == dealt


def test_everybody_still_has_what_they_have_drawn_and_not_played() -> None:
    for state in played("stol_ingenious", 3)[7::5]:
        moment = state.resample_from_infostate(0, Random(1).random).moment
        rack = Counter(event.number for event in moment.past if event.owner == 1)
        for event in moment.past:
            if event.who == 1:
                rack -= Counter(event.shown)
                rack -= Counter(tile(state, event.number))
        assert sorted(rack.elements()) == moment.game.definition.secrets.held(moment.position.state, 1)


def tile(state: Any, move: int) -> list[int]:  # noqa: ANN401 - as above
    """What a move took from the rack, if it did."""
    name, placed, _ = state.action_to_string(1, move).partition("@")
    return [state.moment.game.definition.notation.read_outcome(None, name)] if placed else []


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_the_same_after_it_was_stored(name: str) -> None:
    for state in played(name)[::40]:
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        for again in (pickle.loads(pickle.dumps(state)), pyspiel.deserialize_game_and_state(text)[1]):  # noqa: S301 - ours
            assert again.moment == state.moment
            assert again.history() == state.history()


@pytest.mark.parametrize(
    ("name", "right"),
    [
        ("stol_pixies(players=9)", "2 to 5 players"),
        ("stol_ingenious(teams=True)", "4 players"),
        ("stol_clustered(third_joker=some)", '"none", "all" or a list of seats'),
        ("stol_clustered(third_joker=[7])", "seats are 0 to 1"),
        ("stol_clustered(table=2;3;4)", "two whole numbers"),
    ],
)
def test_a_bad_parameter_is_refused_with_what_would_be_right(name: str, right: str) -> None:
    with pytest.raises(BadOptions, match=right):
        pyspiel.load_game(name)


def test_an_unknown_parameter_is_refused_with_those_there_are() -> None:
    with pytest.raises(pyspiel.SpielError, match="flower_power, players"):
        pyspiel.load_game("stol_pixies(flower=True)")


def test_other_kinds_of_observations_do_not_exist() -> None:
    game = pyspiel.load_game("stol_ingenious")
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 3})
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert observation.make_observation(game, everything) is None


@pytest.mark.parametrize("name", HIDDEN)
def test_public_and_private_observations_together_are_what_a_seat_sees(name: str) -> None:
    game = pyspiel.load_game(name)
    alone = pyspiel.PrivateInfoType
    kinds = [(True, alone.NONE), (False, alone.SINGLE_PLAYER), (True, alone.SINGLE_PLAYER)]
    public, private, both = (
        observation.make_observation(game, pyspiel.IIGObservationType(public, perfect_recall=False, private_info=own))
        for public, own in kinds
    )
    for state in played(name)[::5]:
        everybody = msgspec.json.decode(public.string_from(state, 0))
        for seat in seats(state):
            assert public.string_from(state, seat) == public.string_from(state, 0)
            own = msgspec.json.decode(private.string_from(state, seat))
            assert everybody | own == msgspec.json.decode(both.string_from(state, seat))


@pytest.mark.parametrize("name", HIDDEN)
def test_the_public_history_does_not_depend_on_what_is_hidden(name: str) -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    public = observation.make_observation(pyspiel.load_game(name), kind)
    for state in played(name)[::7]:
        for seat in seats(state):
            dealt_again = state.resample_from_infostate(seat, Random(seat).random)
            assert public.string_from(dealt_again, seat) == public.string_from(state, seat)


def test_the_example_of_the_page_runs_as_a_program_of_its_own() -> None:
    (example,) = blocks(PAGE, "python")
    ended = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    assert "returns" in ended.stdout
