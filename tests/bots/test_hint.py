"""Hints: the best moves, by what the mover can know."""

import json

import numpy as np
import pytest

from random_games import choices, positions
from stol import BadTable, Game, IllegalMove, Position
from stol.bots.estimate import estimate_omniscient
from stol.bots.hint import hint
from stol.bots.thinking import Budget
from stol.kernel.dispatch import redeal
from stol.kernel.rng import seed

FEW = Budget(simulations=60)

every_game = pytest.mark.parametrize("key", ["pixies", "onecard", "clustered", "ingenious"])


def outcomes(position: Position) -> dict[str, float]:
    """What each of the last moves of a game brings the mover."""
    assert isinstance(position.actor, int)
    return {move: estimate_omniscient(position.play(move), 20).values[position.actor] for move in position.legal()}


def test_the_last_card_of_pixies_goes_where_it_is_worth_most_and_that_is_exact() -> None:
    last = choices(Game("pixies"))[-1]
    found = hint(last, FEW)
    ends = outcomes(last)
    assert found.exact
    assert {advice.move: advice.expected for advice in found.moves} == pytest.approx(ends)
    assert found.moves[0].expected == max(ends.values())
    assert all(advice.low == advice.expected == advice.high for advice in found.moves)


def test_the_placement_that_wins_ingenious_is_found() -> None:
    last = choices(Game("ingenious"), 1)[-1]
    ends = outcomes(last)
    assert min(ends.values()) < 0.2
    assert max(ends.values()) > 0.8
    assert ends[hint(last, Budget(simulations=300)).moves[0].move] == max(ends.values())


@every_game
def test_a_hint_lists_legal_moves_the_best_first_with_intervals_around_them(key: str) -> None:
    position = choices(Game(key))[4]
    found = hint(position, FEW)
    moves = [advice.move for advice in found.moves]
    assert set(moves) <= set(position.legal())
    assert len(set(moves)) == len(moves) > 1
    assert (found.game, found.ply, found.seat) == (key, position.ply, position.actor)
    assert found.legal == len(position.legal())
    assert sum(advice.share for advice in found.moves) == pytest.approx(1)
    assert found.moves[0].share == max(advice.share for advice in found.moves)
    assert all(0 <= advice.low <= advice.expected <= advice.high <= 1 for advice in found.moves)


@every_game
def test_what_is_hidden_does_not_change_a_hint(key: str) -> None:
    position = choices(Game(key))[6]
    state, rng = position.state, np.zeros(1, np.uint64)
    seed(rng, 5, 0)
    assert isinstance(position.actor, int)
    redeal(state, position.actor, rng)
    other = Position(position.game, state)
    assert (other == position) == (key in {"pixies", "onecard"})
    assert hint(other, FEW) == hint(position, FEW)


@every_game
def test_a_view_gives_the_same_hint_as_its_position(key: str) -> None:
    position = choices(Game(key))[6]
    found = hint(position, FEW)
    assert isinstance(position.actor, int)
    assert hint(json.loads(json.dumps(position.view(position.actor))), FEW) == found
    assert hint(position.view(), FEW) == found


def test_the_seed_and_the_simulations_decide_on_a_hint() -> None:
    position = choices(Game("clustered"))[6]
    assert hint(position, FEW, seed=3) == hint(position, FEW, seed=3)
    assert hint(position, FEW, seed=3) != hint(position, FEW, seed=4)


def test_a_move_that_was_tried_once_is_not_known_for_sure() -> None:
    found = hint(choices(Game("ingenious"))[4], Budget(simulations=3))
    assert not found.exact
    assert all(advice.high - advice.low > 0.3 for advice in found.moves)


def test_a_hint_is_plain_json() -> None:
    found = hint(choices(Game("pixies"))[4], FEW)
    plain = json.loads(json.dumps(found.to_dict()))
    assert plain["moves"][0] == {
        "move": found.moves[0].move,
        "expected": found.moves[0].expected,
        "low": found.moves[0].low,
        "high": found.moves[0].high,
        "share": found.moves[0].share,
    }


def test_there_is_no_hint_for_chance_nor_at_the_end() -> None:
    with pytest.raises(IllegalMove, match="chance is to act"):
        hint(Game("pixies").start())
    with pytest.raises(IllegalMove, match="the game is over"):
        hint(positions(Game("pixies"))[-1])


def test_there_is_no_hint_from_the_eyes_of_another_seat() -> None:
    position = choices(Game("clustered"))[6]
    assert isinstance(position.actor, int)
    with pytest.raises(BadTable, match=f"seat {position.actor} is to move"):
        hint(position.view(1 - position.actor))
