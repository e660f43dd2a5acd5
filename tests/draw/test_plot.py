"""Curves: a line for each seat, told apart by more than colour"""

from itertools import pairwise
from xml.etree.ElementTree import Element, fromstring

import pytest

from stol.draw.plot import APART, Curve, Mark, spread, svg, text, ticks

SVG = "{http://www.w3.org/2000/svg}"
TWO = Curve(
    "Pixies",
    ["Ann", "Tom <& co>"],
    [0, 10, 40, 87],
    [[0.5, 0.5], [0.7, 0.3], [0.2, 0.8], [1.0, 0.0]],
    [Mark(10, 0, "Ann plays b4+1"), Mark(40, 1, "chance brings r9")],
)
EIGHT = Curve(
    "Clustered", [f"seat {seat}" for seat in range(8)], [0, 500], [[0.5] * 8, [seat / 7 for seat in range(8)]]
)
ALONE = Curve("Ingenious", ["Ann"], [0, 3], [[0.2], [0.3]])
NOTHING = Curve("Ingenious", ["Ann", "Tom"], [0], [[0.5, 0.5]])

every_curve = pytest.mark.parametrize("curve", [TWO, EIGHT, ALONE, NOTHING], ids=lambda curve: str(len(curve.names)))


def drawn(curve: Curve) -> Element:
    return fromstring(svg(curve))  # noqa: S314 (our own drawing, not a stranger's)


@every_curve
@pytest.mark.parametrize("width", [40, 80, 120])
def test_text_fits_its_width(curve: Curve, width: int) -> None:
    lines = text(curve, width).splitlines()
    assert max(map(len, lines)) <= width
    assert all(line.isprintable() for line in lines)


def test_text_shows_the_scale_the_seats_and_where_they_end() -> None:
    lines = text(TWO).splitlines()
    assert lines[0].startswith("100% ┤")
    assert lines[0].endswith("0")
    assert lines[6].startswith(" 50% ┤*")
    assert lines[12].startswith("  0% ┤")
    assert lines[12].endswith("1")
    assert "0 Ann: 100%" in lines[-1]
    assert "1 Tom <& co>: 0%" in lines[-1]


def test_text_marks_turning_points_under_the_plies() -> None:
    axis, numbers = text(TWO).splitlines()[13:15]
    assert [axis[6:].index("A"), axis[6:].index("B")] == pytest.approx([73 * 10 / 87, 73 * 40 / 87], abs=0.6)
    assert numbers.split() == ["ply", "0", "20", "40", "60", "80"]


def test_turning_points_close_together_keep_their_letters() -> None:
    curve = TWO._replace(marks=[Mark(86, 0, "one"), Mark(87, 1, "two"), Mark(87, 0, "three")])
    assert sorted(text(curve).splitlines()[13][-3:]) == ["A", "B", "C"]
    assert all(other - one >= APART for one, other in pairwise(spread(curve)))


def test_a_name_can_not_break_the_terminal_or_the_drawing() -> None:
    curve = TWO._replace(names=["\x1b[2J\x00", "Tom\n"])
    assert all(line.isprintable() for line in text(curve).splitlines())
    assert drawn(curve)[0].text == "Pixies: �[2J�: 100% and Tom�: 0%"


@every_curve
def test_a_drawing_is_well_formed_with_a_title_and_a_description(curve: Curve) -> None:
    root = drawn(curve)
    assert root.tag == f"{SVG}svg"
    assert [child.tag for child in root[:2]] == [f"{SVG}title", f"{SVG}desc"]
    assert root[0].text
    assert root[0].text.startswith(curve.title)
    assert all(name in (root[1].text or "") for name in curve.names)


def test_a_drawing_tells_its_turning_points() -> None:
    root = drawn(TWO)
    assert "Turning point A: ply 10, Ann plays b4+1." in (root[1].text or "")
    assert "ply 40, chance brings r9" in [title.text for title in root.iter(f"{SVG}title")]


def test_lines_differ_by_their_dashes_and_not_by_colour_alone() -> None:
    lines = [path for path in drawn(EIGHT).iter(f"{SVG}path") if path.get("stroke-width") == "3"]
    assert len({path.get("stroke") for path in lines}) == 8
    assert len({path.get("stroke-dasharray") for path in lines}) == 8


@every_curve
def test_drawings_can_share_a_page(curve: Curve) -> None:
    names = {name for element in drawn(curve).iter() for name in element.attrib}
    assert not names & {"id", "class", "style", "href", "onclick"}


@pytest.mark.parametrize(
    ("last", "shown"),
    [(0, [0]), (7, [0, 1, 2, 3, 4, 5, 6, 7]), (87, [0, 20, 40, 60, 80]), (471, [0, 100, 200, 300, 400])],
)
def test_ticks_are_round_numbers(last: int, shown: list[int]) -> None:
    assert ticks(0, last, 7) == shown
