"""Scoring typed-in tracks of Ingenious, and refusing impossible ones with their place."""

from typing import Any

import pytest

import stol
from stol import BadTable


def steps(text: str) -> dict[str, Any]:
    return dict(zip("rgboyp", map(int, text.split()), strict=True))


def scores(table: dict[str, Any], *, strict: bool = True, teams: bool = False) -> list[dict[str, Any]]:
    return stol.score({"game": "ingenious", "options": {"teams": teams}} | table, strict=strict)


def refusal(table: dict[str, Any], *, teams: bool = False) -> str:
    with pytest.raises(BadTable) as caught:
        scores(table, teams=teams)
    return str(caught.value)


def test_a_table_gives_one_dict_a_seat_with_the_lowest_and_the_order() -> None:
    assert scores({"tracks": [steps("10 18 12 11 10 13"), steps("14 9 18 18 12 17")]}) == [
        {"lowest": 10, "ordered": [10, 10, 11, 12, 13, 18], "total": 10},
        {"lowest": 9, "ordered": [9, 12, 14, 17, 18, 18], "total": 9},
    ]


def test_the_order_of_the_colours_does_not_matter() -> None:
    track = steps("1 2 3 4 5 6")
    assert scores({"tracks": [dict(reversed(track.items()))] * 2}) == scores({"tracks": [track] * 2})


def test_a_track_of_two_or_more_players_ends_at_eighteen() -> None:
    assert refusal({"tracks": [steps("0 0 0 0 0 0"), steps("18 18 19 0 0 0")]}) == (
        "track 1, colour b: 19 is not on the track, which goes from 0 to 18 (I8, I16)"
    )


def test_a_double_track_of_a_team_or_of_one_player_ends_at_thirty_six() -> None:
    assert scores({"tracks": [steps("36 36 36 36 36 19")] * 2}, teams=True)[1]["total"] == 19
    assert scores({"tracks": [steps("36 36 36 36 36 19")]})[0]["total"] == 19
    for tracks, teams in (([steps("37 0 0 0 0 0")], False), ([steps("37 0 0 0 0 0")] * 2, True)):
        assert "track 0, colour r: 37 is not on the track, which goes from 0 to 36" in refusal(
            {"tracks": tracks}, teams=teams
        )


def test_a_track_does_not_go_below_0() -> None:
    assert "track 0, colour p: -1 is not on the track" in refusal({"tracks": [steps("0 0 0 0 0 -1")] * 2})


@pytest.mark.parametrize("value", ["5", 5.0, True, None])
def test_a_step_is_a_whole_number(value: object) -> None:
    table = {"tracks": [steps("1 1 1 1 1 1"), steps("1 1 1 1 1 1") | {"y": value}]}
    assert refusal(table) == f"track 1, colour y has to be a whole number, not {value!r}"


@pytest.mark.parametrize("missing", [{"r": 1}, {}, {**dict.fromkeys("rgboyp", 1), "w": 2}])
def test_a_track_has_just_the_six_colours(missing: dict[str, int]) -> None:
    said = refusal({"tracks": [missing]})
    assert said.startswith("track 0 needs just the six colours r, g, b, o, y, p, not")
    assert said.endswith("(I4)")


def test_tracks_are_a_list_of_objects() -> None:
    assert refusal({}) == "the table has no 'tracks', which it needs"
    assert "'tracks' of the table has to be a list" in refusal({"tracks": steps("1 1 1 1 1 1")})
    assert "track 0 has to be an object" in refusal({"tracks": [[1, 2, 3, 4, 5, 6]]})


def test_without_strictness_a_step_beyond_the_end_is_scored_all_the_same() -> None:
    (items, _) = scores({"tracks": [steps("40 20 20 20 20 -2"), steps("0 0 0 0 0 0")]}, strict=False)
    assert items == {"lowest": -2, "ordered": [-2, 20, 20, 20, 20, 40], "total": -2}


@pytest.mark.parametrize("table", [{}, {"tracks": [{}]}, {"tracks": [dict.fromkeys("rgboyp", "x")]}])
def test_without_strictness_what_has_no_meaning_is_refused_still(table: dict[str, Any]) -> None:
    with pytest.raises(BadTable):
        scores(table, strict=False)
