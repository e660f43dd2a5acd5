"""C4 to C9: where a card can be played, and the course of a turn."""

import pytest

from games.clustered.table import deal, end_of_random_game, play_moves, random_positions, refusal, spaces
from stol import Game


def test_c4_a_card_is_laid_on_a_free_space_that_shares_an_edge_with_a_card() -> None:
    pos = play_moves(deal("1sh 1sd 1sf 2sh J"), "1sh@1,0 2sd")
    assert spaces(pos, "J") == {"2,0", "1,1", "1,-1", "-1,0", "0,1", "0,-1"}
    assert "1,0 is not free: 1sh of seat 0 lies there (C4)" in refusal(pos, "1sd@1,0")
    assert "0,0 is not free: the start card lies there (C4)" in refusal(pos, "1sd@0,0")
    assert "2,1 shares no edge with a card on the table (C4)" in refusal(pos, "1sd@2,1")


@pytest.mark.parametrize("card", ["1sd", "1sh", "1cd", "3sd"])
def test_c4_cards_with_two_attributes_in_common_go_together(card: str) -> None:
    pos = play_moves(deal("1sd 3th 3tf 2ch J", f"{card} 3th 3tf 2ch J"), "1sd@1,0 J")
    assert "2,0" in spaces(pos, card)


@pytest.mark.parametrize(
    ("card", "common"),
    [("1cf", "only the number"), ("2sh", "only the shape"), ("2td", "only the fill"), ("3cf", "nothing")],
)
def test_c4_cards_with_less_in_common_do_not(card: str, common: str) -> None:
    pos = play_moves(deal("1sd 3th 3tf 2ch J", f"{card} 3th 3tf 2ch J"), "1sd@1,0 J")
    assert "2,0" not in spaces(pos, card)
    assert refusal(pos, f"{card}@2,0") == (
        f"{card}@2,0: 1sd of seat 0 lies beside it at 1,0, and they share {common}, "
        "but two of number, shape and fill are needed (C4)"
    )


def test_c4_every_card_around_has_to_go_with_it() -> None:
    pos = play_moves(deal("1sh 1td 1sd 1th 2sh"), "1sh@1,0 2th 1td@0,1 J")
    assert "1,1" in spaces(pos, "1sd")
    assert "1,1" in spaces(pos, "1th")
    assert "1,1" not in spaces(pos, "2sh")  # it goes with 1sh only
    assert "1,1" not in spaces(pos, "2th")  # it goes with neither


def test_c4_a_joker_goes_with_everything_and_everything_with_it() -> None:
    pos = play_moves(deal("1sh J 2td 3cf 3th"), "1sh@1,0 3cd J@2,0 2tf")
    for card in ("2td", "3cf", "3th", "3cd", "2tf"):
        assert {"3,0", "2,1", "2,-1"} <= spaces(pos, card)
    assert "1,1" not in spaces(pos, "2td")


def test_c4_only_cards_in_hand_can_be_played() -> None:
    pos = deal("1sh 1sd 1sf 2sh J")
    assert "3cf is not in hand, which holds 1sd, 1sf, 1sh, 2sh, J (C4)" in refusal(pos, "3cf@1,0")


def test_c4_equal_cards_give_one_move() -> None:
    assert sorted(deal("1sh 1sd 1sf J J", table=[2, 1]).legal()) == ["1sd@1,0", "1sf@1,0", "1sh@1,0", "J@1,0"]


def test_c5_who_can_play_no_card_discards_any_one() -> None:
    pos = play_moves(deal("1sh 1sd 2tf 3cf 2cf", table=[2, 2]), "1sh@1,0 3tf 1sd@0,1 2td")
    assert pos.view()["phase"] == "play"
    assert sorted(pos.legal()) == [f"discard {card}" for card in ("2cf", "2td", "2tf", "3cf", "3tf")]
    pos = play_moves(pos, "-3cf")
    assert pos.view()["discards"] == [["3cf"]]
    assert pos.view()["hands"] == [["2cf", "2td", "2tf", "3tf"]]


def test_c5_no_card_is_discarded_while_one_can_be_played() -> None:
    pos = play_moves(deal("1sh 1sd 2tf 3cf 2cf", table=[2, 2]), "1sh@1,0 J 1sd@0,1 3tf")
    assert pos.legal() == ["J@1,1"]
    assert "no card is discarded while one can be played, such as J@1,1 (C5)" in refusal(pos, "discard 2tf")


def test_c5_a_discard_is_the_turn_and_seen_by_all() -> None:
    pos = play_moves(deal("1sh 1sd 2tf 3cf 2cf", "1sh 1sd 2tf 3cf 2cf", table=[1, 1]), "-2tf J")
    assert pos.actor == 1
    assert pos.view(1)["discards"] == [["2tf"], []]
    pos = play_moves(pos, "-1sh J -1sh J")
    assert pos.view(1)["discards"] == [["2tf", "1sh"], ["1sh"]]


def test_c5_a_discarded_card_is_out_of_the_game() -> None:
    last = end_of_random_game(Game("clustered", 2, table=[2, 2]).start())
    assert len(last.view()["cards"]) == 4
    assert sum(map(len, last.view()["discards"])) == 58 - 3


@pytest.mark.parametrize("move", ["1sh@1,0", "-1sh"])
def test_c6_after_playing_or_discarding_one_card_is_drawn_from_the_own_deck(move: str) -> None:
    size = [1, 1] if move.startswith("-") else [61, 61]
    pos = play_moves(deal("1sh 1sd 2tf 3cf 2cf", "1sh 1sd 2tf 3cf 2cf", table=size), move)
    assert (pos.actor, pos.view()["turn"], pos.view()["phase"]) == ("chance", 0, "deal")
    assert "1sh" not in pos.chance()
    pos = play_moves(pos, "J")
    assert pos.view()["hands"][0] == ["1sd", "2cf", "2tf", "3cf", "J"]
    assert pos.view()["decks"] == [23, 24]
    assert pos.actor == 1


def test_c6_nothing_is_drawn_from_an_empty_deck() -> None:
    hands = [
        pos.view()["hands"] for pos in random_positions(Game("clustered", 2).start()) if pos.view()["decks"] == [0, 0]
    ]
    assert [[len(hand) for hand in pair] for pair in hands] == [
        [5, 5], [4, 5], [4, 4], [3, 4], [3, 3], [2, 3], [2, 2], [1, 2], [1, 1], [0, 1], [0, 0],
    ]  # fmt: skip


def test_c7_a_card_may_lie_beside_anybodys() -> None:
    pos = play_moves(deal("1sh 1sd 2tf 3cf 2cf", "1sd 2sh 2tf 3cf 2cf"), "1sh@1,0 J")
    assert {"2,0", "1,1", "1,-1"} <= spaces(pos, "1sd")
    pos = play_moves(pos, "1sd@2,0 J")
    assert [card["owner"] for card in pos.view()["cards"]] == [None, 0, 1]


def test_c8_the_game_ends_when_all_cards_are_played_or_discarded() -> None:
    for pos in random_positions(Game("clustered", 2, table=[7, 7]).start()):
        left = sum(map(len, pos.view()["hands"])) + sum(pos.view()["decks"])
        assert (pos.actor is None) == (left == 0)
        assert (pos.view()["phase"] == "over") == (left == 0)


def test_c8_players_without_cards_are_skipped() -> None:
    game = Game("clustered", 4, third_joker=[0, 3])
    turns = [pos.actor for pos in random_positions(game.start()) if isinstance(pos.actor, int)]
    assert turns == [0, 1, 2, 3] * 29 + [0, 3]


@pytest.mark.parametrize(
    ("players", "table", "reach"),
    [
        (2, [5, 3], {"left": -2, "right": 2, "top": -1, "bottom": 1}),
        (2, [4, 2], {"left": -1, "right": 2, "top": 0, "bottom": 1}),
        (5, [8, 1], {"left": 0, "right": 7, "top": 0, "bottom": 0}),
        (5, [11, 4], {"left": -1, "right": 9, "top": -1, "bottom": 2}),
        (2, None, {"left": -30, "right": 30, "top": -30, "bottom": 30}),
        (6, None, {"left": -30, "right": 37, "top": -30, "bottom": 30}),
    ],
)
def test_c9_an_odd_surplus_column_goes_right_and_an_odd_surplus_row_below(
    players: int, table: list[int] | None, reach: dict[str, int]
) -> None:
    pos = deal(*["1sh 2td 3cf 1tf J"] * players, table=table)
    for x, y, beyond in (
        (reach["left"], 0, False),
        (reach["left"] - 1, 0, True),
        (reach["right"], 0, False),
        (reach["right"] + 1, 0, True),
        (0, reach["top"] - 1, True),
        (0, reach["bottom"] + 1, True),
        (1, reach["top"], False),
        (1, reach["bottom"], False),
    ):
        move = f"1sh@{x},{y}"
        said = "" if move in pos.legal() else refusal(pos, move)
        assert ("beyond the edge" in said) == beyond
        assert ("(C9)" in said) == beyond


@pytest.mark.parametrize("table", [[1, 1], [2, 1], [3, 3], [4, 5]])
def test_c9_no_card_lies_beyond_the_edge(table: list[int]) -> None:
    width, height = table
    cards = end_of_random_game(Game("clustered", 3, table=table).start()).view()["cards"]
    assert {card["x"] for card in cards} <= set(range(-((width - 1) // 2), width // 2 + 1))
    assert {card["y"] for card in cards} <= set(range(-((height - 1) // 2), height // 2 + 1))
