"""The small relatives do all that a game does, by the rules of their games, and are offered only to researchers."""

import dataclasses
import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from litestar.testing import TestClient

import stol
import stol.adapters.gymnasium
import stol.adapters.openspiel
from conformance import test_conformance, test_imagine, test_masks, test_observe, test_picks
from conformance.play import random_game
from conformance.tables import Table
from sampling import one_of
from stol.games import registry
from stol.games.registry import KEYS, RELATIVES
from stol.web.app import Settings, create
from visitors import HOST, Server

POSITIONS: list[Callable[[list[stol.Position]], None]] = [
    test_conformance.test_only_the_actor_has_moves_and_only_chance_has_outcomes,
    test_conformance.test_legal_moves_are_unique_and_each_can_be_played,
    test_conformance.test_a_seat_sees_what_lies_open_and_its_own,
    test_conformance.test_positions_are_equal_exactly_if_their_views_are,
    test_conformance.test_a_position_can_be_pickled,
    test_imagine.test_a_view_of_everything_gives_the_position_back,
    test_imagine.test_a_seat_sees_the_same_in_the_position_it_imagines,
    test_imagine.test_a_seat_has_the_same_moves_in_the_position_it_imagines,
    test_observe.test_every_plane_keeps_its_bounds,
    test_observe.test_the_whole_observation_is_written_whatever_lay_there,
    test_observe.test_a_redeal_of_what_is_hidden_changes_no_observation,
]
"""What holds in every position of every game."""
TABLES: list[Callable[[Table], None]] = [
    test_conformance.test_earlier_positions_are_untouched_by_later_play,
    test_masks.test_a_mask_shows_the_legal_moves_and_no_others,
    test_picks.test_every_move_and_every_outcome_is_found_by_its_number,
    test_picks.test_random_play_without_lists_is_the_same_as_with_them,
    test_picks.test_every_move_has_a_number_below_that_of_all_moves,
]
"""What holds at every table."""
OWN_PLAY = {"clustered-tiny", "ingenious-tiny"}
"""Where fewer cards or tiles are drawn than the rules of the game say."""
PLAYED = [*one_of(sorted(OWN_PLAY), __name__), *one_of(sorted(RELATIVES.keys() - OWN_PLAY), __name__)]
"""Of each kind, all or one: each needs compiled code of its own."""


@pytest.fixture(params=PLAYED)
def table(request: pytest.FixtureRequest) -> Table:
    return Table(request.param, 2, {})


@pytest.fixture
def positions(table: Table) -> list[stol.Position]:
    return [position for number in range(3) for position, _ in random_game(table, number)]


def test_every_position_holds_what_those_of_every_game_do(positions: list[stol.Position]) -> None:
    for check in POSITIONS:
        check(positions)


def test_every_table_holds_what_those_of_every_game_do(table: Table) -> None:
    for check in TABLES:
        check(table)


def test_a_redeal_loses_no_piece_and_tells_nothing(table: Table, positions: list[stol.Position]) -> None:
    test_conformance.test_no_piece_is_lost_or_doubled(table, positions)
    test_conformance.test_a_seat_can_not_tell_a_redeal_of_what_is_hidden_from_it(table, positions)
    test_conformance.test_a_redealt_game_can_be_played_to_its_end(table, positions)


def test_a_record_comes_back_as_it_was_written(table: Table) -> None:
    game = list(random_game(table))
    moves = [move for _, move in game if move is not None]
    test_conformance.test_a_record_comes_back_as_it_was_written(table, [position for position, _ in game], moves)


def test_it_is_no_longer_than_it_says(table: Table) -> None:
    limits = table.game().limits
    for number in range(20):
        actors = [position.actor for position, move in random_game(table, number) if move is not None]
        assert actors.count("chance") <= limits.outcomes
        assert len(actors) - actors.count("chance") <= limits.moves


@pytest.mark.parametrize("key", RELATIVES)
def test_its_rules_are_those_of_its_game(key: str) -> None:
    own, whole = registry.find(key), registry.find(RELATIVES[key])
    assert own.relative_of == whole.key
    same = dataclasses.replace(own.rules, play=whole.rules.play) if key in OWN_PLAY else own.rules
    assert same == whole.rules
    assert (own.layout == whole.layout) == (key not in OWN_PLAY)
    assert (own.picks, own.insight, own.notation) == (whole.picks, whole.insight, whole.notation)


@pytest.mark.parametrize("key", RELATIVES)
def test_its_options_are_those_of_its_game_and_cannot_be_chosen(key: str) -> None:
    own, whole = stol.Game(key), stol.Game(RELATIVES[key])
    assert own.options.keys() >= whole.options.keys()
    assert stol.Game(key, **own.options) == own
    for name, value in own.options.items():
        with pytest.raises(stol.BadOptions, match=name):
            stol.Game.of(key, 2, {name: another(value)})
    with pytest.raises(stol.BadOptions, match="players"):
        stol.Game(key, players=3)


def another(value: object) -> object:
    """A value of the same kind."""
    if isinstance(value, bool):
        return not value
    return 5 if isinstance(value, int) else "all" if isinstance(value, str) else [9, 9]


def test_people_are_not_offered_it(tmp_path: Any) -> None:  # noqa: ANN401 - a path of pytest
    assert registry.keys() == KEYS
    assert registry.all_keys() == (*KEYS, *RELATIVES)
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", limited=False, workers=1)
    with TestClient(create(settings), base_url=HOST) as client:
        for path in ("/", "/lobby", "/api/games"):
            answer = client.get(path)
            assert answer.status_code == 200
            assert "-tiny" not in answer.text
        visitor = Server(client).person("Ana")
        for key in RELATIVES:
            assert visitor.post("/tables", game=key).status_code == 400
            assert visitor.post(f"/play/{key}").status_code == 404
            assert visitor.ask("POST", "/api/tables", json={"game": key}).status_code == 400


@pytest.mark.parametrize("key", PLAYED)
def test_the_adapters_offer_it(key: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"stol_{key}"), num_sims=2, serialize=False, verbose=False)
    name = key.title().replace("-", "")
    environment = gymnasium.make(f"stol/{name}-v0", opponents="greedy")
    seen, _ = environment.reset(seed=1)
    over = False
    while not over:
        seen, _, over, *_ = environment.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert environment.unwrapped.seat == 0  # type: ignore[attr-defined] # of ours


@pytest.mark.parametrize("key", PLAYED)
def test_a_batch_plays_it_whatever_the_workers(key: str) -> None:
    one, two = (stol.batch(stol.Game(key), 64, seed=1, workers=workers) for workers in (1, 2))
    ended = 0
    for _ in range(30):
        for batch in (one, two):
            batch.step(batch.sample())
        ended += int(one.done.sum())
    assert ended > 64
    assert (one.observation == two.observation).all()


@pytest.mark.parametrize("key", RELATIVES)
def test_it_is_drawn_like_its_game(key: str) -> None:
    position = stol.Game(key).start()
    assert "Tiny" in str(position)
    assert position._repr_svg_().startswith("<svg")
    luck = random.Random(1)
    while position.actor is not None:
        position = position.play(luck.choice(position.legal() or [*position.chance()]))
    assert "Over" in str(position)
