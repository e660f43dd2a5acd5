"""Scoring typed-in tables of Pixies, and refusing impossible ones with their place."""

from typing import Any

import pytest

from games.pixies.table import area, scores
from stol import BadTable

EXAMPLE = "b1+6/? b2+4 m3 b4* g5/? r6 r7-1/? b8-3/? r9"
EMPTY = ". . . . . . . . ."


def typed(*areas: str, number: object = 1) -> dict[str, Any]:
    return {"round": number, "areas": [area(text) for text in areas]}


def refusal(table: dict[str, Any], *, flower_power: bool = False) -> str:
    with pytest.raises(BadTable) as caught:
        scores(table, flower_power=flower_power)
    return str(caught.value)


def test_a_table_gives_one_dict_a_seat_with_items_and_total() -> None:
    assert scores(typed(EXAMPLE, EMPTY)) == [
        {"validated": 21, "symbols": 11, "zone": 8, "face_down": 0, "total": 40},
        {"validated": 0, "symbols": 0, "zone": 0, "face_down": 0, "total": 0},
    ]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_any_number_of_seats_is_scored(seats: int) -> None:
    assert len(scores(typed(*[EMPTY] * seats))) == seats


def test_a_face_down_card_may_be_true_or_its_name() -> None:
    assert scores(typed(EXAMPLE.replace("?", "y5", 1))) == scores(typed(EXAMPLE))


def test_a_cell_may_leave_out_what_is_not_there() -> None:
    cells: list[dict[str, Any]] = [{} for _ in range(9)]
    cells[8] = {"up": "r9"}
    cells[0] = {"down": True}
    (items,) = scores({"round": 1, "areas": [cells]}, flower_power=True)
    assert items == {"validated": 0, "symbols": 0, "zone": 0, "face_down": 5, "total": 5}


@pytest.mark.parametrize("number", [0, 4, -1])
def test_there_is_no_round_but_one_two_and_three(number: int) -> None:
    assert refusal(typed(EMPTY, number=number)) == f"'round' of the table is a number from 1 to 3, not {number} (P14)"


@pytest.mark.parametrize("number", ["1", 1.0, True, None])
def test_the_round_is_a_whole_number(number: object) -> None:
    assert "'round' of the table has to be a whole number" in refusal(typed(EMPTY, number=number))


@pytest.mark.parametrize("missing", ["round", "areas"])
def test_a_missing_part_is_named(missing: str) -> None:
    table = typed(EMPTY)
    del table[missing]
    assert refusal(table) == f"the table has no '{missing}', which it needs"


def test_areas_are_a_list_of_lists_of_objects() -> None:
    assert "'areas' of the table has to be a list" in refusal({"round": 1, "areas": {}})
    assert "area 1 has to be a list" in refusal({"round": 1, "areas": [area(EMPTY), "b4"]})
    assert "area 0, cell 3 has to be an object" in refusal({"round": 1, "areas": [[{}, {}, "b3+3", *[{}] * 6]]})


@pytest.mark.parametrize("cells", [0, 8, 10])
def test_an_area_has_nine_cells(cells: int) -> None:
    assert refusal(typed(EMPTY, " ".join(["."] * cells))) == f"area 1 has {cells} cells instead of nine (P2)"


def test_a_card_that_lies_twice_is_refused_with_both_places() -> None:
    said = refusal(typed("b1+6 . . . . . . . .", ". . . . . . ./b1+6 . ."))
    assert said == "area 1, cell 7: b1+6 lies on area 0, cell 1 already"
    assert "area 0, cell 2: m2 lies on area 0, cell 2 already" in refusal(typed(". m2/m2 . . . . . . ."))


def test_two_unknown_face_down_cards_are_not_the_same_card() -> None:
    assert scores(typed("./? ./? b3+3/? . . . . . ."))[0]["validated"] == 3


def test_a_face_up_card_on_a_foreign_cell_is_refused() -> None:
    assert refusal(typed(EMPTY, "b2+4 . . . . . . . .")) == (
        "area 1, cell 1: b2+4 lies face up on a foreign cell; its own is 2 (P10)"
    )


def test_a_face_down_card_may_lie_on_any_cell() -> None:
    assert scores(typed("./r9 . . . . . . . ."))[0]["total"] == 0


@pytest.mark.parametrize("name", ["b1", "b1+7", "x", "", 7, False, ["b1+6"]])
@pytest.mark.parametrize("side", ["up", "down"])
def test_a_card_that_does_not_exist_is_refused_with_its_cell(name: object, side: str) -> None:
    table = typed(EMPTY)
    table["areas"][0][4][side] = name
    assert refusal(table).startswith(f"area 0, cell 5: there is no card {name!r};")
    assert refusal(table).endswith("(P1)")


def test_a_face_up_card_has_to_be_named() -> None:
    assert "area 0, cell 2: there is no card True" in refusal(typed(". ? . . . . . . ."))


@pytest.mark.parametrize("lying", ["gy1d3 . . . . . . . .", "./gy1d3 . . . . . . . ."])
def test_a_card_of_flower_power_needs_its_option(lying: str) -> None:
    assert refusal(typed(lying)) == ("area 0, cell 1: gy1d3 belongs to Flower Power; set the option flower_power (P19)")
    assert len(scores(typed(lying), flower_power=True)) == 1


def test_without_strictness_an_impossible_table_is_scored_all_the_same() -> None:
    twice = scores(typed("b1+6 . . . . . . . .", "b1+6 . . . . . . . ."), strict=False)
    assert [items["symbols"] for items in twice] == [6, 6]
    (foreign,) = scores(typed("b2+4/? b1+6 . . . . . . ."), strict=False)
    assert foreign == {"validated": 2, "symbols": 10, "zone": 4, "face_down": 0, "total": 16}
    (flower,) = scores(typed("by1+7xr . . . . . . . ."), strict=False)
    assert flower["symbols"] == 7


@pytest.mark.parametrize("table", [typed("zz . . . . . . . ."), typed(". ."), typed(EMPTY, number=4), {"round": 1}])
def test_without_strictness_what_has_no_meaning_is_refused_still(table: dict[str, Any]) -> None:
    with pytest.raises(BadTable):
        scores(table, strict=False)
