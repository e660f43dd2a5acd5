"""Refused tables and views of Clustered: the reason has the rules that are broken and the path of the fault."""

from typing import Any

import pytest

from stol import BadOptions, BadTable, Game, entered, score
from stol.errors import Path, Reason
from stol.text import FOR_PEOPLE, explain, speak


def cards_on_table(*cards: tuple[int, int, str, int | None]) -> list[dict[str, Any]]:
    return [{"x": x, "y": y, "card": card, "owner": owner} for x, y, card, owner in cards]


def refusal(table: dict[str, Any]) -> Reason:
    with pytest.raises(BadTable) as caught:
        entered({"game": "clustered", "players": 2, "turn": 0} | table)
    return caught.value.reason


ROW = [(1, 0, "1sh", 0), (2, 0, "1sd", 1)]

TABLES: list[tuple[dict[str, Any], Path, tuple[str, ...]]] = [
    ({"cards": cards_on_table(*ROW, (2, 0, "J", 0))}, ("cards", 2), ("C4",)),
    ({"cards": cards_on_table(*ROW, (9, 9, "J", 0))}, ("cards", 2), ("C4",)),
    ({"cards": cards_on_table(*ROW, (3, 0, "9zz", 0))}, ("cards", 2, "card"), ("C1",)),
    ({"cards": cards_on_table(*ROW, (3, 0, "J", 8))}, ("cards", 2, "owner"), ("C15",)),
    ({"cards": cards_on_table(*ROW, (3, 0, "J", None))}, ("cards", 2, "owner"), ("C1",)),
    ({"cards": cards_on_table((0, 0, "*", 1))}, ("cards", 0), ("C2",)),
    ({"cards": cards_on_table((1, 0, "*", None))}, ("cards", 0), ("C3", "C15")),
    ({"cards": cards_on_table(*ROW), "hands": [["1sd", "1sf", "J", "2tf", "2tf"], 5]}, ("hands", 0, 4), ("C1", "C13")),
    ({"cards": cards_on_table(*ROW), "hands": [5, 4]}, ("hands", 1), ("C3", "C6", "C16")),
    ({"cards": cards_on_table(*ROW), "discards": [[], ["1sd"]]}, ("discards", 1, 0), ("C1", "C13")),
    ({"cards": cards_on_table(*ROW), "bonuses": {"first_run": 1}}, ("bonuses",), ("C17",)),
    ({"cards": cards_on_table(*ROW[:1])}, ("cards",), ("C3",)),
]


@pytest.mark.parametrize(("table", "path", "rules"), TABLES)
def test_a_table_is_refused_with_path_and_rules(table: dict[str, Any], path: Path, rules: tuple[str, ...]) -> None:
    reason = refusal(table)
    assert (reason.path, reason.rules) == (path, rules)


def test_people_are_told_seats_counted_from_one() -> None:
    twice = refusal({"cards": cards_on_table(*ROW, (3, 0, "1sd", 1))})
    assert explain(twice, speak(), FOR_PEOPLE) == "3,0: 1sd of seat 2 lies on 2,0 already"
    hand = refusal({"cards": cards_on_table(*ROW), "hands": [5, 4]})
    assert explain(hand, speak(), FOR_PEOPLE).startswith("hand 2 has 5 cards now")


def test_a_table_to_be_scored_is_refused_with_the_path() -> None:
    with pytest.raises(BadTable) as caught:
        score({"game": "clustered", "cards": cards_on_table(*ROW), "bonuses": {"first_run": 2}})
    assert caught.value.reason.path == ("bonuses", "first_run")


@pytest.mark.parametrize(
    ("name", "value", "rules"),
    [
        ("third_joker", "some", ("C13",)),
        ("third_joker", [0, 0], ("C13",)),
        ("third_joker", [2], ("C13",)),
        ("table", 7, ("C9",)),
        ("table", [0, 5], ("C9",)),
        ("table", [102, 5], ()),
    ],
)
def test_an_option_is_refused_with_its_name_as_the_path(name: str, value: object, rules: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions) as caught:
        Game("clustered", 2, **{name: value})
    assert (caught.value.reason.path, caught.value.reason.rules) == (("options", name), rules)
