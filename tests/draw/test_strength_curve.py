"""The curve of a strength: its band has an edge only where the edge is in the picture."""

from stol.draw.strength import Moment, Plot

WIDE, NARROW = (1000.0, 2000.0), (1450.0, 1550.0)
"""Bounds outside of the picture, and inside of it."""


def plot(*bounds: tuple[float, float]) -> Plot:
    moments = (Moment(game, 1500.0, low, high, is_shown=True) for game, (low, high) in enumerate(bounds, 1))
    return Plot(tuple(moments), 0, 0, 300, 100)


def upper(drawn: Plot) -> str:
    return drawn.edge(lambda one: one.high)


def test_a_band_that_is_wider_than_the_picture_has_no_edge_along_its_rim() -> None:
    assert upper(plot(WIDE, WIDE, WIDE)) == ""
    assert upper(plot(WIDE, WIDE, NARROW, NARROW)) == "M100.0 0.0L200.0 33.3L300.0 33.3"
    assert upper(plot(NARROW, WIDE, WIDE, NARROW)) == "M0.0 33.3L100.0 0.0M200.0 0.0L300.0 33.3"


def test_one_game_is_a_dot() -> None:
    assert upper(plot(NARROW)).count("L") == 1
