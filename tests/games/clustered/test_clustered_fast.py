"""C16: the fast game."""

from games.clustered.table import play_moves, random_positions, refusal
from stol import Game, Position

SEVEN = "1sh 1sd 1sf 2sh 2sd 2sf J"


def after_first_discards(table: list[int] | None = None) -> Position:
    """A game of two players after both have discarded two cards."""
    return play_moves(Game("clustered", 2, fast=True, table=table).start(), f"{SEVEN} {SEVEN} -2sf -J -2sf -J")


def test_c16_all_seats_are_dealt_seven_cards_first() -> None:
    pos = Game("clustered", 3, fast=True).start()
    for ply in range(21):
        assert (pos.actor, pos.view()["turn"], pos.view()["phase"]) == ("chance", ply // 7, "deal")
        pos = pos.play(min(pos.chance()))
    assert [len(hand) for hand in pos.view()["hands"]] == [7, 7, 7]


def test_c16_then_each_seat_discards_two_one_at_a_time() -> None:
    pos = play_moves(Game("clustered", 2, fast=True).start(), f"{SEVEN} {SEVEN}")
    for seat in (0, 0, 1, 1):
        assert (pos.actor, pos.view()["turn"], pos.view()["phase"]) == (seat, seat, "discard")
        assert all(move.startswith("discard ") for move in pos.legal())
        pos = pos.play(pos.legal()[0])
    assert (pos.actor, pos.view()["phase"]) == (0, "play")
    assert [len(hand) for hand in pos.view()["hands"]] == [5, 5]


def test_c16_the_discards_are_face_up_at_once() -> None:
    pos = play_moves(Game("clustered", 2, fast=True).start(), f"{SEVEN} {SEVEN} -2sf")
    assert pos.view(1)["discards"] == [["2sf"], []]


def test_c16_at_the_end_of_a_turn_two_cards_are_drawn_and_one_discarded() -> None:
    pos = play_moves(after_first_discards(), "1sh@1,0")
    assert (pos.actor, pos.view()["turn"]) == ("chance", 0)
    pos = play_moves(pos, "3cf")
    assert (pos.actor, pos.view()["turn"]) == ("chance", 0)
    pos = play_moves(pos, "3th")
    assert (pos.actor, pos.view()["phase"]) == (0, "discard")
    assert sorted(pos.legal()) == [f"discard {card}" for card in ("1sd", "1sf", "2sd", "2sh", "3cf", "3th")]
    pos = play_moves(pos, "-3cf")
    assert (pos.actor, pos.view()["phase"]) == (1, "play")
    assert pos.view()["discards"] == [["2sf", "J", "3cf"], ["2sf", "J"]]
    assert len(pos.view()["hands"][0]) == 5


def test_c16_a_discard_by_c5_is_a_turn_so_draws_and_a_discard_follow() -> None:
    pos = play_moves(after_first_discards([1, 1]), "-1sh")
    assert (pos.actor, pos.view()["turn"]) == ("chance", 0)
    pos = play_moves(pos, "3cf 3th")
    assert (pos.actor, pos.view()["phase"]) == (0, "discard")
    pos = play_moves(pos, "-3th")
    assert (pos.actor, pos.view()["phase"]) == (1, "play")
    assert pos.view()["discards"][0] == ["2sf", "J", "1sh", "3th"]


def test_c16_no_card_is_played_when_one_is_to_be_discarded() -> None:
    pos = play_moves(after_first_discards(), "1sh@1,0 3cf 3th")
    assert "now a card is discarded, not played" in refusal(pos, "1sd@2,0")
    assert "(C16)" in refusal(pos, "1sd@2,0")
    assert "1sh is not in hand, which holds 1sd, 1sf, 2sd, 2sh, 3cf, 3th (C16)" in refusal(pos, "discard 1sh")


def test_c16_with_an_empty_deck_nothing_is_drawn_or_discarded() -> None:
    rest = [pos for pos in random_positions(Game("clustered", 2, fast=True).start()) if pos.view()["decks"] == [0, 0]]
    phases = [pos.view()["phase"] for pos in rest]
    assert phases == ["discard", *["play"] * 10, "over"]


def test_c16_with_one_card_left_it_is_drawn_and_nothing_discarded() -> None:
    whole = [pos.view() for pos in random_positions(Game("clustered", 1, fast=True, third_joker="all").start())]
    sizes = [(len(view["hands"][0]), view["decks"][0], view["phase"]) for view in whole]
    one_left = sizes.index((4, 1, "deal"))
    assert sizes[one_left + 1 :] == [
        (5, 0, "play"), (4, 0, "play"), (3, 0, "play"), (2, 0, "play"), (1, 0, "play"), (0, 0, "over"),
    ]  # fmt: skip


def test_c16_a_turn_always_ends_with_five_in_hand_while_the_deck_lasts() -> None:
    for pos in random_positions(Game("clustered", 3, fast=True, third_joker=[1]).start()):
        view = pos.view()
        if view["phase"] == "play":
            assert all(len(hand) == 5 for hand, left in zip(view["hands"], view["decks"], strict=True) if left)


def test_without_c16_no_more_than_five_cards_are_held() -> None:
    for pos in random_positions(Game("clustered", 2).start()):
        assert max(len(hand) for hand in pos.view()["hands"]) <= 5
