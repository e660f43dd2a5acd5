"""Scoring typed-in tables of Clustered, and refusing impossible ones with their place."""

from typing import Any

import pytest

from games.clustered.table import RECTANGLE, RUN, cards_of_picture, points, random_positions, scores
from stol import BadOptions, BadTable, Game

START = {"x": 0, "y": 0, "card": "*", "owner": None}
ZERO = {"rows": 0, "columns": 0, "rectangle": 0, "bonus": 0, "total": 0}


def cards(text: str, owner: int = 0) -> list[dict[str, Any]]:
    """Cards from placements such as `2tf@3,-1`."""
    steps = [step.partition("@")[::2] for step in text.split()]
    return [
        {"x": int(where.split(",")[0]), "y": int(where.split(",")[1]), "card": card, "owner": owner}
        for card, where in steps
    ]


def refusal(typed: dict[str, Any], **options: Any) -> str:  # noqa: ANN401 - options have types of their own
    with pytest.raises(BadTable) as caught:
        scores(typed, **options)
    return str(caught.value)


def test_a_table_gives_one_dict_a_seat_with_items_and_total() -> None:
    typed = {"cards": [START, *cards(RECTANGLE), *cards("1sh@-1,0", owner=1)]}
    assert scores(typed) == [{"rows": 6, "columns": 0, "rectangle": 6, "bonus": 0, "total": 12}, ZERO]


@pytest.mark.parametrize("players", [1, 2, 4, 5, 8])
@pytest.mark.parametrize("options", [{}, {"first_bonus": True, "largest_bonus": True, "third_joker": "all"}])
def test_a_whole_view_is_scored_as_it_says_itself(players: int, options: dict[str, Any]) -> None:
    for pos in list(random_positions(Game("clustered", players, **options).start()))[:: 5 * players]:
        assert scores(pos.view(), **options) == pos.view()["points"]


def test_seats_are_counted_by_the_highest_owner_or_by_players() -> None:
    assert len(scores({"cards": []})) == 1
    assert len(scores({"cards": [START]})) == 1
    assert len(scores({"cards": cards("1sh@1,0", owner=2)})) == 3
    assert len(scores({"cards": cards("1sh@1,0", owner=2), "players": 4})) == 4


@pytest.mark.parametrize("players", [0, 1, 9])
def test_players_have_to_be_enough_for_the_owners(players: int) -> None:
    assert f"'players' is {players}" in refusal({"cards": cards("1sh@1,0", owner=1), "players": players})


def test_c3_start_cards_may_be_left_out() -> None:
    assert scores({"cards": cards(RUN)})[0]["rows"] == 7
    assert "0,0: 1sh of seat 0 lies where the start card does" in refusal({"cards": cards("1sh@0,0")})


def test_c3_a_start_card_lies_at_its_place() -> None:
    moved = {**START, "x": 3}
    assert "3,0: the start card lies at 0,0, not here (C3, C15)" in refusal({"cards": [moved, *cards("1sh@4,0")]})
    assert "7,0: the start card lies at 0,0, not here (C3, C15)" in refusal(
        {"cards": [START, {**START, "x": 7}, *cards("1sh@1,0")], "players": 4}
    )


def test_c15_from_five_players_on_there_are_two() -> None:
    both = [START, {**START, "x": 7}]
    assert "7,0: the start card is missing" in refusal({"cards": [START, *cards("1sh@1,0", owner=4)]})
    assert len(scores({"cards": [*both, *cards("1sh@8,0", owner=4)]})) == 5
    assert len(scores({"cards": cards("1sh@8,0", owner=4)})) == 5
    assert len(scores({"cards": [*both, *cards("1sh@8,0", owner=1)]})) == 2  # seat 4 may just have no card yet
    assert "not connected" in refusal({"cards": cards("1sh@8,0", owner=3)})


def test_c2_the_start_card_belongs_to_nobody() -> None:
    assert "card 1: the start card belongs to nobody, not to 1 (C2)" in refusal({"cards": [{**START, "owner": 1}]})


@pytest.mark.parametrize("strict", [True, False])
def test_two_cards_on_one_space_are_always_refused(strict: bool) -> None:  # noqa: FBT001 - both cases
    typed = {"cards": [*cards("1sh@1,0"), *cards("1sd@1,0", owner=1)]}
    with pytest.raises(BadTable, match="1,0: two cards lie on one space, 1sh of seat 0 and 1sd of seat 1"):
        scores(typed, strict=strict)


@pytest.mark.parametrize("name", ["4sh", "", "2TF", "j"])
def test_c1_an_unknown_card_is_refused(name: str) -> None:
    typed = {"cards": [START, {"x": 1, "y": 0, "card": name, "owner": 0}]}
    assert f"card 2: there is no card {name!r}" in refusal(typed)


def test_c1_a_card_lies_once_for_each_owner() -> None:
    assert refusal({"cards": cards("1sh@1,0 1sh@2,0")}) == "2,0: 1sh of seat 0 lies on 1,0 already"
    assert len(scores({"cards": [*cards("1sh@1,0"), *cards("1sh@2,0", owner=1)]})) == 2


def test_c13_jokers_are_two_or_three() -> None:
    three = {"cards": cards("J@1,0 J@2,0 J@3,0")}
    assert refusal(three) == "3,0: seat 0 has only 2 jokers (C1, C13)"
    assert refusal(three, third_joker=[1]) == "3,0: seat 0 has only 2 jokers (C1, C13)"
    assert scores(three, third_joker=[0])[0]["rows"] == 3
    assert scores(three, third_joker="all")[0]["rows"] == 3
    assert "only 3 jokers" in refusal({"cards": cards("J@1,0 J@2,0 J@3,0 J@4,0")}, third_joker="all")


@pytest.mark.parametrize(
    ("other", "common"), [("2td@2,0", "nothing"), ("1td@2,0", "only the number"), ("2th@1,1", "only the fill")]
)
def test_c4_neighbours_that_do_not_go_together_are_named(other: str, common: str) -> None:
    message = refusal({"cards": [*cards("1sh@1,0"), *cards(other, owner=1)]})
    card, _, where = other.partition("@")
    assert message.startswith(f"1,0 and {where}: 1sh of seat 0 and {card} of seat 1 can't lie side by side")
    assert f"share {common}," in message
    assert message.endswith("(C4)")


def test_c4_a_card_connected_with_nothing_is_named() -> None:
    assert refusal({"cards": cards("1sh@1,0 1sd@3,0")}) == "3,0: 1sd of seat 0 is not connected with a start card (C4)"
    assert "is not connected" in refusal({"cards": cards("1sh@1,1")})  # a corner is no edge


def test_c9_a_card_beyond_the_edge_is_named() -> None:
    assert refusal({"cards": cards(RUN)}, table=[9, 9]) == (
        "5,0: 1td of seat 0 lies beyond the edge of the table, 9 by 9 (C9)"
    )
    assert scores({"cards": cards(RUN)}, table=[15, 1])[0]["rows"] == 7


def test_c9_the_table_has_to_hold_the_start_cards() -> None:
    with pytest.raises(BadOptions, match="too small"):
        scores({"cards": cards("1sh@1,0", owner=4)}, table=[5, 5])


def test_c17_is_scored_from_bonuses() -> None:
    typed = {"cards": cards(f"{RECTANGLE} 1tf@4,0 1td@5,0"), "bonuses": {"first_rectangle": 0, "first_run": 0}}
    assert scores(typed)[0]["bonus"] == 4
    assert scores({**typed, "bonuses": {"first_rectangle": None, "first_run": 0}})[0]["bonus"] == 2
    assert scores({**typed, "bonuses": {}})[0]["bonus"] == 0
    assert scores({"cards": typed["cards"]}, first_bonus=True)[0]["bonus"] == 0


def test_c17_who_was_first_still_has_it() -> None:
    typed = {"cards": cards("1sh@1,0 1sd@2,0 1sf@3,0 1tf@4,0"), "bonuses": {"first_run": 0}}
    assert refusal(typed) == "'first_run': seat 0 has no run of 5 (C17)"
    assert scores(typed, strict=False)[0]["bonus"] == 2
    typed = {"cards": cards("1sh@1,0 1sd@2,0 2sh@1,1 2sd@2,1"), "bonuses": {"first_rectangle": 0}}
    assert refusal(typed) == "'first_rectangle': seat 0 has no rectangle of 2x3 (C17)"
    assert "'first_run' of 'bonuses': there is no seat 1" in refusal({"cards": [], "bonuses": {"first_run": 1}})


def test_c18_is_scored_by_the_option() -> None:
    typed = {"cards": cards(RECTANGLE)}
    assert scores(typed, largest_bonus=True)[0]["bonus"] == 4
    assert scores(typed)[0]["bonus"] == 0


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ({}, "the table has no 'cards'"),
        ({"cards": {}}, "'cards' of the table has to be a list"),
        ({"cards": [7]}, "card 1 has to be an object, not 7"),
        ({"cards": [START, {"y": 0, "card": "J", "owner": 0}]}, "card 2 has no 'x'"),
        ({"cards": [{**START, "x": 0.0}]}, "'x' of card 1 has to be a whole number, not 0.0"),
        ({"cards": [{**START, "y": True}]}, "'y' of card 1 has to be a whole number, not True"),
        ({"cards": [{**START, "card": 7}]}, "card 1: there is no card 7; cards are named like 2tf, or J (C1)"),
        ({"cards": [{**START, "card": "J"}]}, "'owner' of card 1 has to be a whole number, not None"),
        ({"cards": [{**START, "card": "J", "owner": "0"}]}, "has to be a whole number or null, not '0'"),
        ({"cards": [{**START, "card": "J", "owner": 8}]}, "'owner' of card 1 is a number from 0 to 7, not 8 (C15)"),
        ({"cards": [{**START, "card": "J", "owner": -1}]}, "'owner' of card 1 is a number from 0 to 7, not -1 (C15)"),
        ({"cards": [], "players": "2"}, "'players' of the table has to be a whole number"),
        ({"cards": [], "bonuses": []}, "'bonuses' of the table has to be an object"),
        ({"cards": [], "bonuses": {"first_run": "0"}}, "'first_run' of 'bonuses' has to be a whole number or null"),
        ({"cards": [START] * 243}, "lists 243 cards"),
    ],
)
@pytest.mark.parametrize("strict", [True, False])
def test_what_has_no_meaning_is_always_refused(typed: dict[str, Any], message: str, strict: bool) -> None:  # noqa: FBT001 - both cases
    with pytest.raises(BadTable) as caught:
        scores(typed, strict=strict)
    assert message in str(caught.value)


def test_without_strictness_an_impossible_table_is_scored_all_the_same() -> None:
    assert points("000.1 000.1 ....1")[1]["columns"] == 3
    far = [{**card, "x": card["x"] + 5000, "y": card["y"] - 70} for card in cards_of_picture("000")]
    assert scores({"cards": far}, strict=False)[0]["rows"] == 3


def test_cards_further_apart_than_any_table_are_refused() -> None:
    typed = {"cards": cards("1sh@0,0 1sd@101,0")}
    with pytest.raises(BadTable, match="102 by 1 spaces; no table is longer than 101"):
        scores(typed, strict=False)
