"""P3 to P6: the first player, revealed cards, and the order of taking."""

import pytest

from games.pixies.table import BASIC, play_moves, table
from stol import Game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_p3_the_first_player_of_the_first_round_is_random(players: int) -> None:
    start = Game("pixies", players=players).start()
    assert start.actor == "chance"
    assert start.legal() == []
    assert start.chance() == {f"first:{seat}": 1 for seat in range(players)}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_p3_who_was_drawn_begins(first: int) -> None:
    assert play_moves(table(3, first), "b4 g5 r9").actor == first


def test_p3_all_cards_are_shuffled_so_each_may_come_next() -> None:
    assert table().chance() == dict.fromkeys(BASIC, 1)
    assert table().play("m3").chance() == dict.fromkeys(set(BASIC) - {"m3"}, 1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_p4_as_many_cards_are_revealed_as_there_are_players(players: int) -> None:
    pos = table(players)
    for count, card in enumerate(["b1+6", "b2+4", "b3+3", "b4", "b5"][:players]):
        assert pos.actor == "chance"
        assert len(pos.view()["market"]) == count
        pos = pos.play(card)
    assert pos.actor == 0
    assert len(pos.legal()) == players


def test_p4_each_takes_one_card_clockwise_from_the_first_player_on() -> None:
    pos = play_moves(table(4, first=2), "b1+6 b2+4 b3+3 b4")
    order = []
    for card in ("b3+3", "b1+6", "b4", "b2+4"):
        order.append(pos.actor)
        pos = pos.play(card)
    assert order == [2, 3, 0, 1]


def test_p4_a_card_that_is_taken_is_gone_and_the_last_player_has_no_choice_of_card() -> None:
    pos = play_moves(table(3), "b1+6 b2+4 b3+3 | b2+4")
    assert sorted(pos.legal()) == ["b1+6", "b3+3"]
    assert pos.view()["market"] == ["b1+6", "b3+3"]
    assert pos.play("b3+3").legal() == ["b1+6"]


def test_p5_two_players_reveal_four_cards_and_alternate_until_all_are_taken() -> None:
    pos = table(2, first=1)
    for card in ("b1+6", "b2+4", "b3+3", "b4"):
        assert pos.actor == "chance"
        pos = pos.play(card)
    order = []
    for card in ("b1+6", "b2+4", "b3+3", "b4"):
        order.append(pos.actor)
        pos = pos.play(card)
    assert order == [1, 0, 1, 0]
    assert pos.actor == "chance"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_p6_who_took_the_last_card_is_first_in_the_next_turn(players: int) -> None:
    cards = " ".join(["b1+6", "b2+4", "b3+3", "b4", "b5"][:players])
    pos = play_moves(table(players, first=1), f"{cards} | {cards}")
    assert pos.view()["first"] == 0
    cards = " ".join(["g1+5", "g2+3", "g3+2", "g4-1", "g5"][:players])
    assert play_moves(pos, cards).actor == 0


def test_p6_with_two_players_the_first_player_changes_only_when_four_cards_are_taken() -> None:
    pos = play_moves(table(), "b1+6 b2+4 b3+3 b4")
    seen = []
    for card in ("b1+6", "b2+4", "b3+3", "b4"):
        pos = pos.play(card)
        seen.append(pos.view()["first"])
    assert seen == [0, 0, 0, 1]
    assert play_moves(pos, "g1+5 g2+3 g3+2 g4-1").actor == 1
