"""Values from outside are checked against types: the first fault is named by its path, and what would be right."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from msgspec import Meta

from stol.errors import BadTable, Path
from stol.games.places import match
from stol.games.validate import BySeat, Fault, Seat, Source, check

Name = Annotated[str, Meta(extra_json_schema={"enum": ["b4", "g6"]}), Fault(("P1",), "pixies-no-card")]


class Place(TypedDict):
    up: Name | None
    down: NotRequired[Name | Literal[True] | None]


class Thing(TypedDict):
    phase: Literal["deal", "play"]
    number: Annotated[int, Meta(ge=1, le=3), Fault(("P14",))]
    turn: Seat | None
    hands: BySeat[list[str] | int]
    places: Annotated[list[Place], Meta(max_length=2)]
    tracks: dict[str, int]
    flag: bool
    note: NotRequired[str]


SOURCE = Source("place-table", {"hands/{seat}": "place-pixies-area", "places/{cell}/up": "place-record"}, seats=2)
RIGHT: dict[str, Any] = {
    "phase": "deal",
    "number": 1,
    "turn": None,
    "hands": [["b4"], 5],
    "places": [{"up": "b4", "down": True}, {"up": None}],
    "tracks": {"r": 1},
    "flag": False,
}


def test_what_fits_is_not_refused() -> None:
    check(RIGHT, Thing, SOURCE)
    check(RIGHT | {"note": "", "turn": 1, "flag": True}, Thing, SOURCE)


@pytest.mark.parametrize(
    ("change", "path", "words"),
    [
        ({"phase": "end"}, ("phase",), "'phase' of the table has to be one of 'deal', 'play', not 'end'"),
        ({"number": 4}, ("number",), "'number' of the table is a number from 1 to 3, not 4 (P14)"),
        ({"number": True}, ("number",), "'number' of the table has to be a whole number, not True (P14)"),
        ({"turn": 2}, ("turn",), "'turn' of the table is a number from 0 to 1, not 2"),
        ({"turn": "0"}, ("turn",), "'turn' of the table has to be a whole number or null, not '0'"),
        ({"hands": [5]}, ("hands",), "'hands' of the table has 2 entries, not 1"),
        ({"hands": [5, None]}, ("hands", 1), "area 1 has to be a list or a whole number, not None"),
        ({"hands": [[5], 5]}, ("hands", 0, 0), "entry 1 of area 0 has to be a text, not 5"),
        ({"places": [{"up": None}] * 3}, ("places",), "'places' of the table has 0 to 2 entries, not 3"),
        ({"places": [{}]}, ("places", 0, "up"), "entry 1 of 'places' of the table has no 'up', which it needs"),
        (
            {"places": [{"up": None, "down": "x"}]},
            ("places", 0, "down"),
            (
                "'down' of entry 1 of 'places' of the table: there is no card 'x'; "
                "cards are named like b4+1, g6-4, y5*, m3 (P1)"
            ),
        ),
        ({"tracks": {"r": "1"}}, ("tracks", "r"), "'r' of 'tracks' of the table has to be a whole number, not '1'"),
        ({"flag": 1}, ("flag",), "'flag' of the table has to be true or false, not 1"),
        ({"noet": ""}, ("noet",), "'noet' is no part of the table; did you mean 'note'?"),
    ],
)
def test_the_first_fault_is_named(change: dict[str, Any], path: Path, words: str) -> None:
    with pytest.raises(BadTable) as caught:
        check(RIGHT | change, Thing, SOURCE)
    assert str(caught.value) == words
    assert caught.value.reason.path == path


@pytest.mark.parametrize("key", RIGHT)
def test_what_is_needed_has_to_be_there(key: str) -> None:
    with pytest.raises(BadTable, match=f"the table has no '{key}', which it needs") as caught:
        check({name: value for name, value in RIGHT.items() if name != key}, Thing, SOURCE)
    assert caught.value.reason.path == (key,)


def test_a_path_is_matched_by_the_longest_pattern() -> None:
    patterns = {"areas": "all", "areas/{seat}": "area-{seat}", "areas/{seat}/{cell}": "area-{seat}-{cell}"}
    assert match(patterns, ("areas",)) == ("all", {}, ())
    assert match(patterns, ("areas", 2, 3, "up")) == ("area-{seat}-{cell}", {"seat": 2, "cell": 4}, ("up",))
    assert match(patterns, ("market", 1)) is None
