"""C1 to C3, C13 to C15 and C19: cards, set-up, players."""

from collections import Counter

import pytest

from games.clustered.table import DECK, deal, end_of_random_game, play_moves, random_positions, spaces
from stol import Game


def test_c1_each_player_has_every_card_once_and_two_jokers() -> None:
    start = Game("clustered", 3).start()
    assert start.view()["unseen"] == [[*DECK, "J", "J"]] * 3
    assert start.view()["decks"] == [29] * 3
    assert start.chance() == {**dict.fromkeys(DECK, 1), "J": 2}


def test_c1_the_owner_is_no_attribute() -> None:
    pos = play_moves(deal("2sd 1sh 1td 3cf 2tf", "2sd 1sd 3sd 2cd 2sh"), "2sd@1,0 J")
    assert {"2sd@2,0", "1sd@2,0", "3sd@2,0", "2cd@2,0", "2sh@2,0"} <= set(pos.legal())


def test_c1_what_was_drawn_is_no_longer_in_the_deck() -> None:
    pos = play_moves(Game("clustered", 2).start(), "J 2tf J")
    assert set(pos.chance()) == set(DECK) - {"2tf"}


def test_c2_the_start_card_belongs_to_nobody_and_goes_with_every_card() -> None:
    pos = deal("1sh 2td 3cf 1tf J")
    assert pos.view()["cards"] == [{"x": 0, "y": 0, "card": "*", "owner": None}]
    for card in ("1sh", "2td", "3cf", "1tf", "J"):
        assert spaces(pos, card) == {"1,0", "-1,0", "0,1", "0,-1"}


def test_c3_five_cards_each_are_dealt_seat_by_seat_and_seat_0_begins() -> None:
    pos = Game("clustered", 3).start()
    for ply in range(15):
        assert (pos.actor, pos.view()["phase"], pos.view()["turn"]) == ("chance", "deal", ply // 5)
        pos = pos.play(min(pos.chance()))
    assert (pos.actor, pos.view()["phase"]) == (0, "play")
    assert [len(hand) for hand in pos.view()["hands"]] == [5, 5, 5]


def test_c3_turns_go_clockwise() -> None:
    turns = [pos.actor for pos in random_positions(Game("clustered", 3).start()) if isinstance(pos.actor, int)]
    assert turns == [0, 1, 2] * 29


def test_c3_hands_are_hidden_from_the_others() -> None:
    pos = deal("1sh 2td 3cf 1tf J", "2sd 1sd 3sd 2cd 2sh")
    assert pos.view(0)["hands"] == [["1sh", "1tf", "2td", "3cf", "J"], 5]
    assert pos.view(1)["hands"] == [5, ["1sd", "2cd", "2sd", "2sh", "3sd"]]
    assert "unseen" not in pos.view(0)


def test_c3_y_grows_downwards_and_x_to_the_right() -> None:
    pos = deal("1sh 2td 3cf 1tf J", table=[2, 3])
    assert spaces(pos, "1sh") == {"1,0", "0,1", "0,-1"}


@pytest.mark.parametrize(
    ("third_joker", "jokers"), [("none", [2, 2, 2]), ("all", [3, 3, 3]), ([], [2, 2, 2]), ([2, 0], [3, 2, 3])]
)
def test_c13_the_third_joker_is_for_all_or_for_some(third_joker: object, jokers: list[int]) -> None:
    view = Game("clustered", 3, third_joker=third_joker).start().view()
    assert [Counter(deck)["J"] for deck in view["unseen"]] == jokers
    assert view["decks"] == [27 + number for number in jokers]


def test_c13_who_has_the_third_joker_has_an_extra_turn_at_the_end() -> None:
    game = Game("clustered", 3, third_joker=[1])
    turns = [pos.actor for pos in random_positions(game.start()) if isinstance(pos.actor, int)]
    assert turns == [0, 1, 2] * 29 + [1]


def test_c14_a_single_player_plays_one_deck_to_its_end() -> None:
    last = end_of_random_game(Game("clustered", 1).start())
    view = last.view()
    assert len(view["cards"]) - 1 + len(view["discards"][0]) == 29
    assert last.result == {"scores": [view["points"][0]["total"]], "ranks": [1], "winners": [0]}


@pytest.mark.parametrize(("players", "starts"), [(1, [0]), (4, [0]), (5, [0, 7]), (8, [0, 7])])
def test_c15_from_five_players_on_there_are_two_start_cards(players: int, starts: list[int]) -> None:
    cards = Game("clustered", players).start().view()["cards"]
    assert cards == [{"x": x, "y": 0, "card": "*", "owner": None} for x in starts]


def test_c15_both_start_cards_can_be_played_beside() -> None:
    pos = deal(*["1sh 2td 3cf 1tf J"] * 5)
    assert spaces(pos, "2td") == {"1,0", "-1,0", "0,1", "0,-1", "6,0", "8,0", "7,1", "7,-1"}


@pytest.mark.parametrize("options", [{}, {"fast": True, "third_joker": [1]}])
def test_c19_the_view_always_says_whose_turn_it_is(options: dict[str, object]) -> None:
    for pos in random_positions(Game("clustered", 3, **options).start()):
        turn = pos.view()["turn"]
        assert pos.actor in (turn, "chance")
        assert (turn is None) == (pos.actor is None)
