"""The planes of observations of Everything on 1 Card."""

import numpy as np

import stol
from random_games import positions
from stol.games.planes import named

GAME = stol.Game("onecard", players=3)
DRAFT = stol.Game("onecard", players=3, draft=True)


def observed_planes(position: stol.Position, seat: int) -> dict[str, np.ndarray]:
    return named(position.game.planes, position.observe(seat))


def test_hands_and_scored_cards_are_told_with_their_marks() -> None:
    position = positions(GAME)[-1]
    planes, view = observed_planes(position, 2), position.view()
    for place, seat in enumerate([2, 0, 1]):
        hand = view["hands"][seat]
        assert planes["hands"][place, : len(hand)].tolist() == [int(card["card"]) for card in hand]
        assert planes["marks"][place].sum() == sum(sum(card["marks"].values()) for card in hand)
        scored = view["scored"][seat]
        assert planes["scored"][place, : len(scored)].tolist() == [int(card["card"]) for card in scored]
        assert planes["points"][place, : len(scored)].tolist() == [card["points"] for card in scored]


def test_every_card_has_its_twenty_boxes_and_two_suns() -> None:
    planes = observed_planes(positions(GAME)[-1], 0)
    assert (planes["boxes"].sum(axis=2) == 20 * (planes["hands"] > 0)).all()
    assert (planes["suns"].sum(axis=2) == 2 * (planes["hands"] > 0)).all()


def test_only_who_has_chosen_sees_the_choice() -> None:
    position = next(moment for moment in positions(GAME) if moment.view()["phase"] == "mark")
    seat = position.actor
    assert isinstance(seat, int)
    passed, *marked = [position.play(move) for move in position.legal()]
    assert observed_planes(passed, seat)["chosen"].tolist() == [1, 0, 0]
    for after in marked:
        assert observed_planes(after, seat)["chosen"][1:].sum() == 1
    for after in (passed, *marked):
        assert not observed_planes(after, (seat + 1) % 3)["chosen"].any()


def test_three_cards_that_are_held_are_told_by_their_places() -> None:
    position = next(moment for moment in positions(DRAFT) if moment.view()["phase"] == "hold")
    cards = [card["card"] for card in position.view()["hands"][0]]
    after = position.play(f"hold {cards[0]},{cards[2]},{cards[4]}")
    assert observed_planes(after, 0)["chosen"].tolist() == [0, 1, 0, 1, 0, 1]


def test_the_display_is_told_with_what_is_printed_on_it() -> None:
    position = positions(DRAFT)[-1]
    planes = observed_planes(position, 0)
    assert planes["display"].tolist() == [int(card) for card in position.view()["display"]]
    assert planes["display_boxes"].sum(axis=1).tolist() == [20, 20, 20]
