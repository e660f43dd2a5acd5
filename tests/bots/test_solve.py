"""Endings searched fully."""

import pytest

from random_games import positions
from stol import Game, Position
from stol.bots.thinking import knows_everything, solve_end, tree_for


def choices(game: Game, number: int = 0) -> list[Position]:
    return [position for position in positions(game, number) if isinstance(position.actor, int)]


def exact(position: Position) -> dict[str, float]:
    return {found.move: found.value for found in solve_end(position, tree_for(position, 1))}


def by_hand(position: Position) -> list[float]:
    """What every seat gets if each does its best, the plain way."""
    if position.actor is None:
        result = position.result
        assert result is not None
        one, other = result["scores"]
        beaten = 0.5 + 0.5 * (result["ranks"][0] < result["ranks"][1]) - 0.5 * (result["ranks"][0] > result["ranks"][1])
        spread = {"pixies": 15.0, "clustered": 10.0}[position.game.key]
        lead = (one - other) / spread
        value = 0.8 * beaten + 0.2 * (0.5 + 0.5 * lead / (1 + abs(lead)))
        return [value, 1 - value]
    assert isinstance(position.actor, int)
    seat = position.actor
    return max((by_hand(position.play(move)) for move in position.legal()), key=lambda values: values[seat])


@pytest.mark.parametrize("key", ["pixies", "clustered"])
@pytest.mark.parametrize("number", range(3))
def test_the_last_moves_are_worth_what_best_play_makes_of_them(key: str, number: int) -> None:
    ends = {position: exact(position) for position in choices(Game(key), number)[-3:]}
    assert any(ends.values())  # not all: a move that does not end the round leads to a reveal
    for position, found in ends.items():
        assert isinstance(position.actor, int)
        assert set(found) in (set(), set(position.legal()))
        for move, value in found.items():
            assert value == pytest.approx(by_hand(position.play(move))[position.actor])


def test_the_best_move_comes_first() -> None:
    found = list(exact(choices(Game("clustered"))[-3]).values())
    assert found == sorted(found, reverse=True)


def test_an_ending_with_chance_in_it_is_not_solved() -> None:
    assert not exact(choices(Game("pixies"))[0])
    assert not exact(choices(Game("onecard"))[-1])


def test_an_ending_that_takes_too_long_is_not_solved() -> None:
    assert not exact(choices(Game("clustered"))[-9])


def test_a_table_is_open_if_nothing_on_it_is_hidden() -> None:
    assert knows_everything(choices(Game("pixies"))[0])
    assert not knows_everything(choices(Game("ingenious"))[0])
    assert not knows_everything(choices(Game("clustered"))[0])


def test_in_clustered_all_is_known_once_the_decks_are_empty() -> None:
    assert knows_everything(choices(Game("clustered"))[-1])


def test_the_solo_end_of_clustered_is_solved() -> None:
    last = choices(Game("clustered", 1))[-2]
    assert set(exact(last)) == set(last.legal())
