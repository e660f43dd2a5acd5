"""Views of Clustered, hidden information, and equality of positions."""

import numpy as np
import pytest

from games.clustered.table import deal, play_moves, play_plans, random_positions
from stol import Game, Position

HAND = "1sh 1sd 2tf 3cf 2cf"


def test_a_view_has_all_its_parts() -> None:
    pos = play_moves(deal(HAND, HAND), "1sh@1,0 J")
    view = pos.view()
    assert view["turn"] == 1
    assert view["phase"] == "play"
    assert view["cards"] == [
        {"x": 0, "y": 0, "card": "*", "owner": None},
        {"x": 1, "y": 0, "card": "1sh", "owner": 0},
    ]
    assert view["hands"] == [["1sd", "2cf", "2tf", "3cf", "J"], ["1sd", "1sh", "2cf", "2tf", "3cf"]]
    assert view["decks"] == [23, 24]
    assert [len(deck) for deck in view["unseen"]] == [23, 24]
    assert view["discards"] == [[], []]
    assert view["bonuses"] == {"first_rectangle": None, "first_run": None}
    assert view["points"] == [{"rows": 0, "columns": 0, "rectangle": 0, "bonus": 0, "total": 0}] * 2


def test_cards_are_listed_in_the_order_played() -> None:
    pos = play_plans("1sh@1,0 1sd@2,0 1sf@-1,0", "1sh@0,1 1sd@0,2")
    assert [(card["card"], card["owner"]) for card in pos.view()["cards"]] == [
        ("*", None), ("1sh", 0), ("1sh", 1), ("1sd", 0), ("1sd", 1), ("1sf", 0),
    ]  # fmt: skip


def test_positions_are_equal_in_whatever_order_a_hand_was_drawn() -> None:
    one, other = deal(HAND, HAND), deal(" ".join(reversed(HAND.split())), HAND)
    assert one == other
    assert hash(one) == hash(other)


def test_positions_differ_by_the_order_of_play_and_of_discards() -> None:
    one, other = play_plans("1sh@1,0 1sd@-1,0"), play_plans("1sd@-1,0 1sh@1,0")
    assert one.view()["hands"] == other.view()["hands"]
    assert one != other
    full = deal(HAND, table=[1, 1])
    assert play_moves(full, "-1sh J -1sd J") != play_moves(full, "-1sd J -1sh J")


@pytest.mark.parametrize("players", [1, 3, 6])
def test_the_spaces_beside_cards_are_kept_up_to_date(players: int) -> None:
    table = [9, 6]
    for pos in random_positions(Game("clustered", players, table=table).start()):
        view, state = pos.view(), pos.state
        lying = {(card["x"], card["y"]) for card in view["cards"]}
        reach = {(x + dx, y + dy) for x, y in lying for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        xs, ys = range(state.left, state.left + 9), range(state.top, state.top + 6)
        beside = {(x, y) for x, y in reach - lying if x in xs and y in ys}
        listed = state.beside[: state.beside_size].tolist()
        assert {(space % 9 + state.left, space // 9 + state.top) for space in listed} == beside
        assert len(listed) == len(beside)
        assert not state.beside[state.beside_size :].any()
        assert not state.fitting[state.beside_size :].any()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_redeal_keeps_what_a_seat_knows_and_changes_what_it_does_not(seat: int) -> None:
    pos = deal(HAND, HAND, HAND)
    rng = np.array([7], np.uint64)
    hands = set()
    for _ in range(20):
        state = pos.state
        pos.game.definition.rules.redeal(state, seat, rng)
        redealt = Position(pos.game, state)
        assert redealt.view(seat) == pos.view(seat)
        view = redealt.view()
        for other in range(3):
            assert sorted(view["hands"][other] + view["unseen"][other]) == sorted(
                pos.view()["hands"][other] + pos.view()["unseen"][other]
            )
            if other != seat:
                hands.add((other, *view["hands"][other]))
    assert len(hands) > 30


def test_a_redeal_deals_every_card_alike() -> None:
    pos = deal(HAND, HAND)
    rng = np.array([11], np.uint64)
    count = dict.fromkeys(pos.view()["unseen"][0] + HAND.split(), 0)
    for _ in range(3000):
        state = pos.state
        pos.game.definition.rules.redeal(state, 0, rng)
        for card in Position(pos.game, state).view()["hands"][1]:
            count[card] += 1
    assert 900 < count.pop("J") < 1170  # two of 29, five times in 29: 1034
    assert all(420 < number < 620 for number in count.values())  # 517
