"""Refused tables and views of Ingenious: the reason has the rules that are broken and the path of the fault."""

from typing import Any

import pytest

from stol import BadOptions, BadTable, Game, entered
from stol.errors import Path, Reason, Refusal
from stol.position import imagine
from stol.text import FOR_PEOPLE, explain, speak

TRACK = dict.fromkeys("rgboyp", 0)
TABLE: dict[str, Any] = {
    "game": "ingenious",
    "players": 2,
    "turn": 0,
    "board": ["ro@0,-4:0,-3", "gb@4,-4:3,-3"],
    "tracks": [TRACK | {"r": 1}, TRACK | {"g": 1}],
}


def reason_of(changes: dict[str, Any]) -> Reason:
    with pytest.raises(BadTable) as caught:
        entered(TABLE | changes)
    return caught.value.reason


CASES: list[tuple[dict[str, Any], tuple[str, ...], Path, str]] = [
    (
        {"board": ["ro@0,-4:0,-3", "gb@0,-3:1,-3"]},
        ("I5",),
        ("board", 1),
        "board, tile 2: gb@0,-3:1,-3 lies on 0,-3, where another tile does (I5)",
    ),
    (
        {"board": {"0,-4": "q"}},
        ("I3",),
        ("board", "0,-4"),
        "board, 0,-4: there is no colour 'q'; colours are r, g, b, o, y, p (I3)",
    ),
    (
        {"tracks": [TRACK, TRACK | {"y": 1234}]},
        ("I8", "I16"),
        ("tracks", 1, "y"),
        "track 2, colour y: 1234 is not on the track, which goes from 0 to 18 (I8, I16)",
    ),
    (
        {"racks": [None, ["rr", "xx"]]},
        ("I3",),
        ("racks", 1, 1),
        "rack 2: a tile is two letters in the order rgboyp, such as rg or bb, not 'xx' (I3)",
    ),
    ({"racks": [None, 7]}, ("I4",), ("racks", 1), "rack 2 has 0 to 6 tiles, not 7 (I4)"),
    ({"racks": [None, ["rr"] * 7]}, ("I4",), ("racks", 1), "rack 2 has 0 to 6 tiles, not 7 (I4)"),
    ({"opening": ["r", "x"]}, ("I3",), ("opening", 1), "opening of seat 2: there is no colour 'x'"),
    ({"bonus": 1}, ("I9", "I18"), ("bonus",), "'bonus' of the table is 0: no colour of seat 1 has reached the end"),
    (
        {"unseen": {"xx": 1}},
        ("I3",),
        ("unseen", "xx"),
        "'xx' of 'unseen' of the table: a tile is two letters in the order rgboyp, such as rg or bb, not 'xx' (I3)",
    ),
]


@pytest.mark.parametrize(("changes", "rules", "path", "said"), CASES)
def test_a_table_is_refused_with_rules_and_path_and_people_count_seats_from_1(
    changes: dict[str, Any], rules: tuple[str, ...], path: Path, said: str
) -> None:
    reason = reason_of(changes)
    assert (reason.rules, reason.path) == (rules, path)
    assert explain(reason, speak(), FOR_PEOPLE).startswith(said)


def test_a_view_without_a_turn_needs_a_rack_that_was_not_refilled() -> None:
    view = Game("ingenious").start().view(0) | {"actor": None, "turn": None, "racks": [6, 6]}
    with pytest.raises(BadTable, match="'turn' of the view is null, but at the end one rack has not been refilled"):
        imagine(view)


def test_open_partners_without_teams_are_refused_with_the_option_as_the_path() -> None:
    with pytest.raises(BadOptions, match=r"open_partners is for the team game: it needs teams=True \(I15\)") as caught:
        Game("ingenious", players=4, open_partners=True)
    refusal: Refusal = caught.value
    assert refusal.reason.path == ("options", "open_partners")
