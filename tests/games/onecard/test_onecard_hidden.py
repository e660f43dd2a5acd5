"""Redealing hidden choices (O6, O13)."""

from collections import Counter

import numpy as np

from games.onecard.table import play_moves, play_round, roll_and_stop, table
from stol import Game, Position
from stol.kernel.rng import seed


def redealt(pos: Position, seat: int, number: int) -> Position:
    state, rng = pos.state, np.zeros(1, np.uint64)
    seed(rng, 0, number)
    pos.game.definition.rules.redeal(state, seat, rng)
    return Position(pos.game, state)


def choices(pos: Position, seat: int, other: int) -> Counter[str]:
    """The choices of another seat in many redeals, all of which look the same to the seat."""
    every = [redealt(pos, seat, number) for number in range(600)]
    assert all(one.view(seat) == pos.view(seat) for one in every)
    return Counter(one.view()["chosen"][other] for one in every)


def test_o6_the_others_may_have_chosen_anything_legal_with_equal_chances() -> None:
    pos = play_moves(roll_and_stop(table("06 12", "03 01"), "oyypp"), "mark 06")
    found = choices(pos, seat=1, other=0)
    assert set(found) == {"mark 06", "mark 12", "pass"}
    assert all(130 < count < 270 for count in found.values())


def test_o7_a_card_on_which_nothing_fits_was_not_chosen() -> None:
    pos = play_moves(roll_and_stop(table("06 12", "03 01"), "rrrrr"), "pass")
    assert set(choices(pos, seat=1, other=0)) == {"mark 06", "pass"}
    pos = play_moves(roll_and_stop(table("06 12", "03 01"), "ooooo"), "pass")
    assert set(choices(pos, seat=1, other=0)) == {"pass"}


def test_a_seat_knows_its_own_choice() -> None:
    pos = play_moves(roll_and_stop(table("06 12", "03 01"), "oyypp"), "mark 06")
    assert redealt(pos, 0, 5) == pos


def test_who_has_not_chosen_yet_stays_so() -> None:
    pos = play_moves(roll_and_stop(table("06 12", "03 01", "20 30"), "oyypp"), "mark 06")
    assert choices(pos, seat=1, other=2) == {None: 600}


def test_o6_the_last_choice_shows_all_others_and_is_no_secret_itself() -> None:
    pos = play_moves(roll_and_stop(table("06 12", "03 01", "20 30"), "oyypp"), "mark 06")
    assert who_keeps(pos) == 1
    assert shown_by(pos, "pass") == []
    pos = pos.play("pass")
    assert who_keeps(pos) is None
    assert shown_by(pos, "pass") == ["mark 06", "pass"]


def test_o13_the_last_who_holds_three_shows_what_all_others_hold() -> None:
    deal = [f"{number:02}" for number in range(1, 11)]
    pos = play_moves(Game("onecard", draft=True).start(), *deal)
    assert who_keeps(pos) == 0
    pos = pos.play("hold 01,03,05")
    assert who_keeps(pos) is None
    assert shown_by(pos, pos.legal()[0]) == ["hold 01,03,05"]


def who_keeps(pos: Position) -> int | None:
    """The seat whose next choice only it knows."""
    secrets = pos.game.definition.secrets
    assert secrets is not None
    return secrets.keeper(pos.state)


def shown_by(pos: Position, move: str) -> list[str]:
    """The earlier choices that a choice reveals."""
    secrets, notation = pos.game.definition.secrets, pos.game.definition.notation
    assert secrets is not None
    numbers = secrets.shown(pos.state, notation.read_move(pos.state, move))
    return notation.write_moves(pos.state, np.array(numbers, np.int64))


def test_between_rounds_nothing_is_hidden() -> None:
    pos = play_round(table("06 12", "03 01"), "oyypp", "mark 06", "pass")
    assert redealt(pos, 1, 5) == pos


def test_o13_the_others_may_hold_any_three() -> None:
    deal = [f"{number:02}" for number in range(1, 11)]
    pos = play_moves(Game("onecard", draft=True).start(), *deal, "hold 01,03,05")
    found = choices(pos, seat=1, other=0)
    assert len(found) == 10
    assert all(30 < count < 100 for count in found.values())
    assert set(found) == set(play_moves(Game("onecard", draft=True).start(), *deal).legal())
