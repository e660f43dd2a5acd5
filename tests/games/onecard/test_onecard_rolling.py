"""O1, O4 and O5: the deal, the dice, and rerolls."""

from itertools import combinations_with_replacement

import pytest

from games.onecard.table import COLOURS, cards, marks, play_moves, play_round, roll_and_stop, table
from stol import Game, IllegalMove


def test_o1_a_die_falls_on_each_of_the_six_colours_alike() -> None:
    assert table("06 12", "03 01").chance() == dict.fromkeys(COLOURS, 1)


def test_o1_there_are_five_dice() -> None:
    pos = table("06 12", "03 01")
    for fallen in range(5):
        assert (pos.actor, pos.view()["phase"], len(pos.view()["dice"])) == ("chance", "roll", fallen)
        pos = pos.play("y")
    assert (pos.actor, pos.view()["phase"], pos.view()["dice"]) == (0, "choose", "yyyyy")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_o4_each_player_draws_two_cards_seat_by_seat(players: int) -> None:
    pos = Game("onecard", players=players).start()
    dealt = [f"{number:02}" for number in range(2 * players, 0, -1)]
    for number, card in enumerate(dealt):
        assert (pos.actor, pos.view()["phase"]) == ("chance", "deal")
        assert pos.chance() == dict.fromkeys(sorted(set(pos.view()["unseen"])), 1)
        assert len(pos.chance()) == 30 - number
        pos = pos.play(card)
    assert pos.view()["phase"] == "roll"
    assert [cards(pos, seat) for seat in range(players)] == [
        sorted(dealt[2 * seat : 2 * seat + 2]) for seat in range(players)
    ]


def test_o4_a_card_is_in_the_deck_only_once() -> None:
    pos = Game("onecard").start().play("17")
    assert "17" not in pos.chance()
    with pytest.raises(IllegalMove, match=r"17 is not in the deck any more \(O4\)"):
        pos.play("17")


def test_o4_all_cards_are_open() -> None:
    pos = table("06 12", "03 01", "20 30")
    assert pos.view(0)["hands"] == pos.view(1)["hands"] == pos.view(2)["hands"] == pos.view()["hands"]
    assert pos.view(2)["unseen"] == pos.view()["unseen"]


def test_o4_seat_0_rolls_first() -> None:
    pos = table("06 12", "03 01", "20 30")
    assert pos.view()["roller"] == 0
    assert play_moves(pos, *"royyb").actor == 0


def test_o5_any_of_the_dice_are_kept_and_equal_dice_are_one_choice() -> None:
    assert sorted(play_moves(table("06 12", "03 01"), *"pyyoy").legal()) == [
        *("keep -", "keep o", "keep op", "keep oy", "keep oyp", "keep oyy", "keep oyyp", "keep oyyy"),
        *("keep p", "keep y", "keep yp", "keep yy", "keep yyp", "keep yyy", "keep yyyp", "stop"),
    ]


@pytest.mark.parametrize("dice", ["roygb", "rroyg", "rroyy", "rrroy", "rrroo", "rrrro", "ppppp"])
def test_o5_every_choice_of_fewer_than_five_is_offered(dice: str) -> None:
    every = {"".join(kept) for size in range(5) for kept in combinations_with_replacement(COLOURS, size)}
    possible = {kept for kept in every if all(kept.count(letter) <= dice.count(letter) for letter in kept)}
    moves = play_moves(table("06 12", "03 01"), *dice).legal()
    assert len(moves) == len(set(moves))
    assert set(moves) == {"stop", *(f"keep {kept or '-'}" for kept in possible)}


def test_o5_what_is_not_kept_is_rerolled() -> None:
    pos = play_moves(table("06 12", "03 01"), *"pyyoy", "keep yyp")
    view = pos.view()
    assert (view["dice"], view["rolls_left"], view["phase"]) == ("yyp", 1, "roll")
    pos = play_moves(pos, *"rg")
    assert (pos.view()["dice"], pos.actor) == ("ryygp", 0)


def test_o5_all_five_may_be_rerolled() -> None:
    pos = play_moves(table("06 12", "03 01"), *"pyyoy", "keep -")
    assert (pos.view()["dice"], pos.view()["phase"]) == ("", "roll")


def test_o5_at_most_twice_and_then_nothing_is_left_to_decide() -> None:
    pos = play_moves(table("06 12", "03 01"), *"pyyoy", "keep yyy", *"rg", "keep ryyy", "b")
    view = pos.view()
    assert (view["dice"], view["rolls_left"], view["phase"], pos.actor) == ("ryyyb", 0, "mark", 0)
    assert not [move for move in pos.legal() if move == "stop" or move.startswith("keep")]


@pytest.mark.parametrize("rerolls", [0, 1])
def test_o5_the_roller_may_stop_before(rerolls: int) -> None:
    pos = play_moves(table("06 12", "03 01"), *"pyyoy", *(["keep yyyp", "g"] * rerolls), "stop")
    view = pos.view()
    assert (view["phase"], view["rolls_left"]) == ("mark", 2 - rerolls)


def test_o5_only_the_roller_rerolls() -> None:
    pos = play_round(table("06 12", "03 01"), "oyypp", "pass", "pass")
    assert play_moves(pos, *"pyyoy").actor == 1
    assert play_moves(pos, *"pyyoy", "keep yyy", *"rg").actor == 1


def test_o5_the_result_counts_for_everybody() -> None:
    pos = play_round(table("06 12", "03 01"), "oyypp", "mark 06", "mark 03")
    assert marks(pos, 0, "06") == {"y": 2, "p": 2}
    assert marks(pos, 1, "03") == {"o": 1, "y": 2, "p": 2}


def test_o5_each_round_has_two_rerolls_and_five_dice_again() -> None:
    pos = play_moves(table("06 12", "03 01"), *"pyyoy", "keep yyy", *"rg", "keep ryyy", "b", "pass", "pass")
    view = pos.view()
    assert (view["roller"], view["dice"], view["rolls_left"], view["phase"]) == (1, "", 2, "roll")


def test_the_order_in_which_dice_fall_makes_no_difference_to_the_roll() -> None:
    pos = table("06 12", "03 01")
    assert roll_and_stop(pos, "pyyoy") == roll_and_stop(pos, "yyyop")
    assert play_moves(pos, *"pyyoy", "keep -").view() == play_moves(pos, *"ggggg", "keep -").view()
