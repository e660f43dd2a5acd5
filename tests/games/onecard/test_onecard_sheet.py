"""Scoring typed-in tables of Everything on 1 Card."""

import random
import re
from typing import Any

import pytest

import stol
from games.onecard.table import card, score
from stol import BadTable, Game

DONE = card("06", p=5, y=3, g=2)


def random_game(players: int, *, draft: bool) -> stol.Position:
    chance = random.Random(players)
    pos = Game("onecard", players=players, draft=draft).start()
    while pos.actor is not None:
        assert pos.ply < 5_000
        pos = pos.play(chance.choice(sorted(pos.legal() or pos.chance())))
    return pos


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_view_of_a_finished_game_gives_its_result(players: int, *, draft: bool) -> None:
    pos = random_game(players, draft=draft)
    assert pos.result is not None
    assert [items["total"] for items in stol.score(pos.view())] == pos.result["scores"]


def test_points_are_itemised_per_seat() -> None:
    assert score([[card("03", y=6, p=3), card("12", r=3)], []], [[DONE], []]) == [
        {"scored": 12, "unfinished": 9, "total": 21},
        {"scored": 0, "unfinished": 0, "total": 0},
    ]


def test_a_single_seat_or_none_can_be_scored() -> None:
    assert score([[]], [[DONE]]) == [{"scored": 12, "unfinished": 0, "total": 12}]
    assert score([], []) == []


def test_colours_left_out_are_not_crossed_off() -> None:
    assert score([[card("03")]], [[]]) == score([[card("03", o=0, y=0, g=0, b=0, p=0)]], [[]])


def test_points_may_be_given() -> None:
    assert score([[]], [[DONE | {"points": 12}]]) == score([[]], [[DONE]])


IMPOSSIBLE: list[tuple[list[Any], list[Any], str, dict[str, int] | None]] = [
    ([[card("03"), card("03")]], [[]], "hand 0, card 2: 03 lies on hand 0, card 1 already", {"unfinished": 0}),
    ([[card("06")]], [[DONE]], "hand 0, card 1: 06 lies on scored 0, card 1 already", {"scored": 12}),
    ([[card("03", y=7)]], [[]], "hand 0, card 1: 03 has 6 boxes of colour y, so 7 can't", {"unfinished": 6}),
    ([[card("03", y=-1)]], [[]], "hand 0, card 1: 03 has 6 boxes of colour y, so -1 can't", {"unfinished": 0}),
    ([[card("03", y=1000)]], [[]], "03 has 6 boxes of colour y, so 1,000 can't", {"unfinished": 6}),
    ([[card("03", r=1)]], [[]], "03 has no row of colour 'r'; its rows are o, y, g, b, p (O2)", {"unfinished": 0}),
    ([[card("03", z=1)]], [[]], "03 has no row of colour 'z'", {"unfinished": 0}),
    (
        [[DONE]],
        [[]],
        "hand 0, card 1: 06 has 3 full rows, so it has been scored and left play (O8)",
        {"unfinished": 10},
    ),
    (
        [[]],
        [[card("06", p=5, y=3, g=1)]],
        "06 has 2 full rows, but a card is scored with 3 or more (O8)",
        {"scored": 10},
    ),
    ([[]], [[DONE | {"points": 13}]], "06 with these marks gives 12 points, not 13 (O8)", {"scored": 12}),
    ([[]], [[DONE | {"points": "12"}]], "'points' of scored 0, card 1 has to be a whole number", None),
    ([[card("31")]], [[]], "hand 0, card 1: there is no card '31'; cards are numbered 01 to 30 (O3)", None),
    ([[card("6")]], [[]], "there is no card '6'", None),
    ([[{"card": 6, "marks": {}}]], [[]], "hand 0, card 1: there is no card 6;", None),
    ([[{"marks": {}}]], [[]], "hand 0, card 1 has no 'card'", None),
    ([[{"card": "06"}]], [[]], "hand 0, card 1 has no 'marks'", None),
    ([[{"card": "06", "marks": []}]], [[]], "'marks' of hand 0, card 1 has to be an object", None),
    ([[card("06") | {"marks": {"y": "2"}}]], [[]], "hand 0, card 1, colour y has to be a whole number", None),
    ([["06"]], [[]], "hand 0, card 1 has to be an object", None),
    ([{}], [[]], "hand 0 has to be a list", None),
    ([[]], [{}], "scored 0 has to be a list", None),
    ([[]], [[], []], "'hands' has 1 seat, but 'scored' has 2", None),
]


@pytest.mark.parametrize(("hands", "scored", "message", "lenient"), IMPOSSIBLE)
def test_an_impossible_table_is_refused_with_the_place(
    hands: list[Any], scored: list[Any], message: str, lenient: dict[str, int] | None
) -> None:
    with pytest.raises(BadTable, match=re.escape(message)):
        score(hands, scored)
    if lenient is None:
        with pytest.raises(BadTable, match=re.escape(message)):
            score(hands, scored, strict=False)
    else:
        assert score(hands, scored, strict=False)[0].items() >= lenient.items()


def test_more_than_four_scored_cards_are_refused() -> None:
    five = [
        card("02", o=4, g=4, p=4),
        card("07", r=4, y=4, b=4),
        card("12", o=4, g=4, p=4),
        card("17", r=4, y=4, b=4),
        card("22", o=4, g=4, p=4),
    ]
    with pytest.raises(BadTable, match=re.escape("scored 0 has 5 cards, but the game ends with the fourth (O10)")):
        score([[]], [five])
    assert score([[]], [five[:4]])[0]["scored"] == 4 * 12
    assert score([[]], [five], strict=False)[0]["scored"] == 5 * 12


@pytest.mark.parametrize("missing", ["hands", "scored"])
def test_what_the_score_needs_has_to_be_there(missing: str) -> None:
    typed = {"game": "onecard", "hands": [[]], "scored": [[]]}
    del typed[missing]
    with pytest.raises(BadTable, match=f"the table has no '{missing}'"):
        stol.score(typed)


@pytest.mark.parametrize(
    ("hand", "message", "rules", "path"),
    [
        ([card("03", y=7)], "onecard-boxes", ("O2",), ("hands", 0, 0, "marks", "y")),
        ([card("03"), card("31")], "onecard-no-card", ("O3",), ("hands", 0, 1, "card")),
        ([DONE], "onecard-full-rows", ("O8",), ("hands", 0, 0)),
    ],
)
def test_a_refusal_names_its_rule_and_its_path(
    hand: list[Any], message: str, rules: tuple[str, ...], path: tuple[str | int, ...]
) -> None:
    with pytest.raises(BadTable) as caught:
        score([hand], [[]])
    reason = caught.value.reason
    assert (reason.id, reason.rules, reason.path) == (message, rules, path)
