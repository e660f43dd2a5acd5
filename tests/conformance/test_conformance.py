"""What holds in every game, whatever its options."""

import json
import pickle
import random

import numpy as np
import pytest

import stol
from conformance.pieces import PIECES
from conformance.play import random_game
from conformance.tables import Table
from oracle import replay
from stol.table.seat_view import seat_view


@pytest.fixture(scope="module")
def game(table: Table) -> list[tuple[stol.Position, str | None]]:
    return list(random_game(table))


@pytest.fixture(scope="module")
def positions(game: list[tuple[stol.Position, str | None]]) -> list[stol.Position]:
    return [position for position, _ in game]


@pytest.fixture(scope="module")
def moves(game: list[tuple[stol.Position, str | None]]) -> list[str]:
    return [move for _, move in game if move is not None]


@pytest.fixture
def some(positions: list[stol.Position]) -> list[stol.Position]:
    """A few positions from all phases of the game, for checks that take their time."""
    return random.Random(1).sample(positions, 12) + positions[-2:]


def test_a_game_ends_with_a_result_that_the_referee_agrees_with(
    table: Table, positions: list[stol.Position], moves: list[str]
) -> None:
    last = positions[-1]
    verdict = replay(table.key, table.players, last.view()["options"], moves)
    assert last.result == {item: verdict[item] for item in ("scores", "ranks", "winners")}
    view = last.view()
    assert {item: view[item] for item in verdict["table"]} == verdict["table"]


def test_the_table_in_mid_game_is_as_the_referee_sees_it(
    table: Table, some: list[stol.Position], moves: list[str]
) -> None:
    for position in some[:5]:
        view = position.view()
        verdict = replay(table.key, table.players, view["options"], moves[: position.ply])
        assert {item: view[item] for item in verdict["table"]} == verdict["table"]


def test_no_piece_is_lost_or_doubled(table: Table, positions: list[stol.Position]) -> None:
    count = PIECES[table.key]
    at_start = count(positions[0].view())
    for position in positions[::3]:
        assert count(position.view()) == at_start


def test_only_the_actor_has_moves_and_only_chance_has_outcomes(positions: list[stol.Position]) -> None:
    for position in positions:
        moves, outcomes = position.legal(), position.chance()
        assert bool(moves) == isinstance(position.actor, int)
        assert bool(outcomes) == (position.actor == "chance")
        assert all(weight > 0 for weight in outcomes.values())
        assert (position.result is None) == (position.actor is not None)


def test_legal_moves_are_unique_and_each_can_be_played(some: list[stol.Position]) -> None:
    for position in some:
        moves = position.legal() + list(position.chance())
        assert len(moves) == len(set(moves))
        tried = random.Random(2).sample(moves, min(40, len(moves)))
        after = [position.play(move) for move in tried]
        assert len(set(after)) == len(tried)
        assert {follower.ply for follower in after} <= {position.ply + 1}


def test_an_unlisted_move_is_refused_and_changes_nothing(some: list[stol.Position], moves: list[str]) -> None:
    for position in some:
        before = json.dumps(position.view())
        allowed = {*position.legal(), *position.chance()}
        for move in {*moves, "", "nonsense", *(f"{move} " for move in moves[:5])} - allowed:
            with pytest.raises(stol.IllegalMove, match=r"\S"):
                position.play(move)
        assert json.dumps(position.view()) == before


def test_earlier_positions_are_untouched_by_later_play(table: Table) -> None:
    seen = [(position, hash(position), json.dumps(position.view())) for position, _ in random_game(table, 3)]
    for position, number, view in seen:
        assert (hash(position), json.dumps(position.view())) == (number, view)


def test_views_are_plain_json(table: Table, some: list[stol.Position]) -> None:
    for position in some:
        for seat in (None, *range(table.players)):
            view = position.view(seat)
            assert json.loads(json.dumps(view)) == view


def test_a_seat_sees_what_lies_open_and_its_own(some: list[stol.Position]) -> None:
    for position in some:
        for seat in range(position.game.players):
            assert seat_view(position, position.open_view(), seat) == position.view(seat)


def test_positions_are_equal_exactly_if_their_views_are(some: list[stol.Position]) -> None:
    chance = random.Random(4)
    for position in some:
        near = [walk(position, chance) for _ in range(6)]
        views = [neighbour.view() for neighbour in near]
        for one, view in zip(near, views, strict=True):
            assert [one == other for other in near] == [view == other for other in views]


def walk(position: stol.Position, chance: random.Random) -> stol.Position:
    """A few random steps on: so near that some walks meet again."""
    for _ in range(3):
        steps = position.legal() + list(position.chance())
        if steps:
            position = position.play(chance.choice(steps[:2]))
    return position


def test_a_position_can_be_pickled(some: list[stol.Position]) -> None:
    for position in some:
        copy_state = pickle.loads(pickle.dumps(position))  # noqa: S301 - our own bytes
        assert copy_state == position
        assert hash(copy_state) == hash(position)
        assert copy_state.legal() == position.legal()


def test_a_seat_can_not_tell_a_redeal_of_what_is_hidden_from_it(table: Table, some: list[stol.Position]) -> None:
    rng = np.array([12345], np.uint64)
    for position in some:
        for seat in range(table.players):
            state = position.state
            position.game.definition.rules.redeal(state, seat, rng)
            redealt = stol.Position(position.game, state)
            assert redealt.view(seat) == position.view(seat)
            assert PIECES[table.key](redealt.view()) == PIECES[table.key](position.view())
            if position.actor == seat:
                assert sorted(redealt.legal()) == sorted(position.legal())


def test_a_redealt_game_can_be_played_to_its_end(table: Table, some: list[stol.Position]) -> None:
    rng, chance = np.array([54321], np.uint64), random.Random(6)
    state = some[0].state
    some[0].game.definition.rules.redeal(state, table.players - 1, rng)
    position = stol.Position(some[0].game, state)
    while position.actor is not None:
        position = position.play(chance.choice(position.legal() + list(position.chance())))
    assert position.result is not None


def test_a_record_comes_back_as_it_was_written(table: Table, positions: list[stol.Position], moves: list[str]) -> None:
    record = stol.Record(table.game(), moves, tags={"place": "here"})
    copy_state = stol.Record.from_json(record.to_json())
    assert copy_state == record
    assert copy_state.position == positions[-1]
    assert [position.ply for position in copy_state.positions()] == list(range(len(moves) + 1))
