"""P11 to P14: the end of a round and what follows."""

import pytest

from games.pixies.table import BASIC, play_moves, play_turns, play_until_round, table, with_areas, with_deck
from stol import Position

BLUE = "b1+6 b2+4 b3+3 b4 b5 b6+1 b7-3 b8-3 b9-1"
DOUBLES = "g1+5 y1+4=new g2+3 y2+2=new g3+2 y3=new g4-1 y4-1=new"
"""Eight cards on four cells."""
MORE_DOUBLES = "r1+3 r1*=new r2+5 m2=new r3+4 m3=new r4 m4=new"


def test_p11_the_round_ends_at_the_end_of_a_turn_in_which_somebody_has_nine_cells_occupied() -> None:
    pos = play_turns(table(3), BLUE.rsplit(" ", 1)[0], DOUBLES, MORE_DOUBLES)
    assert pos.view()["round"] == 1
    pos = play_moves(pos, "b9-1 g5 r5")
    assert pos.actor == 1
    pos = play_moves(pos, "g5 r5")
    assert (pos.actor, pos.view()["round"]) == (0, 1)
    assert pos.play("b9-1").view()["round"] == 2


def test_p11_the_others_still_place_their_cards_of_that_turn() -> None:
    pos = play_turns(table(3, first=1), BLUE.rsplit(" ", 1)[0], DOUBLES, MORE_DOUBLES)
    pos = play_moves(pos, "b9-1 g5 r5 | r5 b9-1")
    assert pos.view()["round"] == 1
    assert (pos.actor, pos.legal()) == (1, ["g5"])
    assert pos.play("g5").view()["round"] == 2


def test_p11_a_face_down_card_occupies_its_cell_too() -> None:
    pos = with_areas(table(3), "b1+6 b2+4 b3+3 b4/g4-1 b5 b6+1 ./r4 b8-3 .")
    pos = play_moves(pos, "y4+3 g5 r5 | y4+3@9 g5")
    assert pos.play("r5").view()["round"] == 2


@pytest.mark.parametrize(
    "lying",
    [
        "b1+6/r1+3 b2+4/r2+5 b3+3/y3 b4/g4-1 b5/g5* b6+1/g6-1 b7-3/g7 b8-3 .",
        "b1+6 b2+4 b3+3 b4 b5 b6+1 b7-3 b8-3 .",
    ],
)
def test_p11_eight_cells_are_not_enough_however_many_cards_lie_there(lying: str) -> None:
    pos = with_areas(table(3), lying)
    pos = play_moves(pos, "r8 g5 r5 | r8=old g5 r5")
    assert pos.view()["round"] == 1
    assert pos.actor == "chance"


EIGHT_CELLS = "b1+6 b2+4 b3+3 b4 b5 b6+1 b7-3 b8-3 ."


def nearly_full(first: int = 0) -> Position:
    """Seat 0 has one empty cell, seat 1 nine; a turn of two players begins."""
    return with_areas(table(first=first), EIGHT_CELLS)


def test_p12_two_players_end_the_round_in_mid_turn_and_leave_two_cards() -> None:
    pos = play_moves(with_areas(table(), EIGHT_CELLS, number=3), "b9-1 g5 r5 y5 | b9-1 r5")
    assert pos.actor is None
    assert pos.view()["market"] == ["g5", "y5"]


def test_p12_who_has_filled_nine_cells_first_lets_the_other_place_one_more() -> None:
    pos = play_moves(nearly_full(), "b9-1 g5 r5 y5 | b9-1")
    assert (pos.view()["round"], pos.actor) == (1, 1)
    pos = pos.play("r5")
    assert pos.view()["round"] == 2
    assert pos.view()["market"] == []


def test_p12_the_second_to_place_may_be_the_one_who_ends_it_in_mid_turn() -> None:
    pos = play_moves(nearly_full(first=1), "b9-1 g5 r5 y5 | r5 b9-1")
    assert pos.view()["round"] == 2


def test_p12_nine_cells_filled_with_the_third_card_of_a_turn_still_leave_the_fourth_to_the_other() -> None:
    pos = play_moves(nearly_full(), "b9-1 g5 r5 y8-1 | g5=new r5 b9-1")
    assert (pos.view()["round"], pos.actor, pos.legal()) == (1, 1, ["y8-1"])
    assert pos.play("y8-1").view()["round"] == 2


def test_p12_nine_cells_filled_with_the_fourth_card_end_the_round_with_the_turn() -> None:
    pos = play_moves(nearly_full(first=1), "b9-1 g5 r5 y8-1 | r5 g5=new y8-1")
    assert (pos.view()["round"], pos.actor) == (1, 0)
    assert pos.play("b9-1").view()["round"] == 2


def test_p12_with_nobody_full_the_turn_goes_on_to_the_fourth_card() -> None:
    pos = play_moves(table(), "b9-1 g5 r5 y8-1 | b9-1 g5")
    assert (pos.actor, pos.view()["round"]) == (0, 1)


def test_p12_both_always_place_the_same_number_of_cards() -> None:
    pos = play_until_round(table(), None)
    placed = [sum(card is not None for here in area for card in here.values()) for area in pos.view()["areas"]]
    assert placed[0] == placed[1]


def five_hands() -> list[list[str]]:
    """All 70 cards as five hands of 14 that fill seven cells each: pairs, and two fives under a 1 and a 9."""
    *fives, five_under_1, five_under_9 = cards_of(5)
    cells = pairs(fives)  # first, so that everybody has a validated 5
    cells += [*pairs(cards_of(1)), [f"{five_under_1}@1", cards_of(1)[-1]]]
    for value in (2, 3, 4, 6, 7, 8):
        cells += pairs(cards_of(value))
    cells += [*pairs(cards_of(9)), [f"{five_under_9}@9", cards_of(9)[-1]]]
    return [[move for moves in cells[seat::5] for move in moves] for seat in range(5)]


def cards_of(value: int) -> list[str]:
    return [card for card in BASIC if card[1] == str(value)]


def pairs(cards: list[str]) -> list[list[str]]:
    return [[one, f"{other}=new"] for one, other in zip(cards[::2], cards[1::2], strict=False)]


def test_p13_five_players_who_fill_nobodys_cells_use_up_the_deck_in_fourteen_turns() -> None:
    hands = five_hands()
    assert [len(hand) for hand in hands] == [14] * 5
    pos = play_turns(table(5), *(" ".join(hand[:13]) for hand in hands))
    assert (pos.view()["round"], len(pos.view()["unseen"])) == (1, 5)
    assert all(sum(any(here.values()) for here in area) <= 7 for area in pos.view()["areas"])
    last = play_turns(pos, *(hand[13] for hand in hands))
    assert last.view()["round"] == 2
    assert last.actor == "chance"


@pytest.mark.parametrize(("players", "left"), [(5, 4), (5, 0), (6, 0), (6, 5)])
def test_p13_with_flower_power_a_deck_too_short_for_a_reveal_ends_the_round_with_the_turn(
    players: int, left: int
) -> None:
    pos = play_one_turn(with_deck(table(players, flower_power=True), players + left))
    assert pos.view()["round"] == 2
    assert pos.view()["market"] == []
    assert len(pos.view()["unseen"]) == 84


@pytest.mark.parametrize("players", [5, 6])
def test_p13_a_deck_that_supplies_just_one_more_reveal_is_enough(players: int) -> None:
    pos = play_one_turn(with_deck(table(players, flower_power=True), 2 * players))
    assert pos.view()["round"] == 1
    assert len(pos.chance()) == players


def play_one_turn(pos: Position) -> Position:
    players = pos.game.players
    for _ in range(2 * players):
        pos = pos.play(min(pos.legal() or pos.chance()))
    return pos


def test_p14_all_cards_are_shuffled_for_the_next_round_and_the_areas_are_empty() -> None:
    pos = with_areas(table(), "b1+6/r1+3 b2+4 b3+3 b4/g4-1 ./r4 b6+1 b7-3 b8-3 .")
    view = play_moves(pos, "b9-1 g5 r5 y5 | b9-1 r5").view()
    assert view["round"] == 2
    assert view["unseen"] == sorted(BASIC)
    assert view["areas"] == table().view()["areas"]
    assert view["market"] == []


def test_p14_cards_that_were_left_in_the_market_leave_no_trace() -> None:
    one = play_moves(nearly_full(), "b9-1 g5 r5 y5 | b9-1 r5")
    other = play_moves(nearly_full(), "b9-1 m4 r5 y1+4 | b9-1 r5")
    assert one.view() == other.view()
    assert one == other


def test_p14_the_round_is_scored_before_the_cards_are_shuffled() -> None:
    pos = play_moves(nearly_full(), "b9-1 g5 r5 y5 | b9-1 r5")
    assert pos.view()["rounds"] == [
        [
            {"validated": 0, "symbols": 7, "zone": 18, "face_down": 0, "total": 25},
            {"validated": 0, "symbols": 0, "zone": 0, "face_down": 0, "total": 0},
        ]
    ]


@pytest.mark.parametrize(("first", "moves"), [(0, "b9-1 r5"), (1, "r5 b9-1")])
def test_p14_who_placed_the_last_card_begins_the_next_round(first: int, moves: str) -> None:
    pos = play_moves(nearly_full(first), f"b9-1 g5 r5 y5 | {moves}")
    assert pos.view()["first"] == 1 - first
    assert play_moves(pos, "b9-1 g5 r5 y5").actor == 1 - first


def test_p14_there_are_three_rounds_and_then_the_table_stays_as_it_lies() -> None:
    third = play_until_round(table(3), 3)
    assert third.result is None
    assert len(third.view()["rounds"]) == 2
    pos = play_until_round(third, None)
    assert pos.actor is None
    assert (pos.legal(), pos.chance()) == ([], {})
    assert pos.view()["round"] == 3
    assert len(pos.view()["rounds"]) == 3
    assert any(all(any(here.values()) for here in area) for area in pos.view()["areas"])
