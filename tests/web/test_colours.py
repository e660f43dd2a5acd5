"""The colours of the tokens: enough contrast by day and by night, and far enough apart for every kind of sight."""

import itertools
import math
import re
from typing import TypeAlias

import pytest

from stol.web.html.assets import FOLDER

Triple: TypeAlias = tuple[float, float, float]

TOKENS = dict(re.findall(r"--([\w-]+):\s*([^;]+);", (FOLDER / "tokens.css").read_text()))
DAY, NIGHT = 1, 2
SHADES = {"day": DAY, "night": NIGHT}

SIGHT: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What becomes of light in an eye without one kind of cones (Machado, Oliveira and Fernandes 2009, severity 1)."""

COLOURS = "roygbp"
GAMES = ("ingenious", "pixies", "onecard", "clustered")
SEATS = range(8)
WORDS, SHAPES = 4.5, 3.0
"""Least contrast by WCAG 2.2, level AA: of words, and of large words and shapes with a meaning."""

PAIRS: list[tuple[str, str, float]] = [
    *((ink, ground, WORDS) for ink in ("ink", "ink-2") for ground in ("room", "room-lit", "paper", "paper-sunk")),
    *(("on-action", "action", WORDS), ("good", "paper", WORDS), ("bad", "paper", WORDS), ("on-wood", "wood", WORDS)),
    *(("line-strong", ground, SHAPES) for ground in ("room", "paper")),
    *((word, f"mat-{game}", WORDS) for game in GAMES for word in ("on-mat", "on-mat-2")),
    *((mark, f"mat-{game}", SHAPES) for game in GAMES for mark in ("chalk", "piece")),
    *(("piece-ink", "piece", WORDS), ("piece-ink-2", "piece", WORDS), ("piece", "back", SHAPES)),
    *(("mark-ink", "chalk", WORDS), ("mark-ink", "piece", WORDS), ("focus", "focus-case", SHAPES)),
    *((f"{colour}-deep", ground, WORDS) for colour in COLOURS for ground in ("piece", f"{colour}-tint")),
    *(("piece", colour, SHAPES) for colour in "rbp"),
    *((f"{colour}-deep", colour, SHAPES) for colour in "oyg"),
    *(("on-seat", f"seat-{seat}", WORDS) for seat in SEATS),
    *((f"seat-{seat}-line", "paper", SHAPES) for seat in SEATS),
]
"""What stands on what: in front, behind, and the least contrast between them."""

SETS: list[tuple[tuple[str, ...], float]] = [
    (tuple(COLOURS), 10),
    (tuple(f"seat-{seat}" for seat in range(4)), 8),
    (tuple(f"seat-{seat}" for seat in SEATS), 6),
]
"""Colours that lie side by side, and how far apart any two must be in OKLab, times 100."""


def colour(name: str, shade: int) -> Triple:
    """A token as red, green and blue from 0 to 1."""
    value = TOKENS[name].strip()
    pair = re.fullmatch(r"light-dark\((.+?),\s*(.+)\)", value)
    value = pair[shade] if pair else value
    red, green, blue = (int(value[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return red, green, blue


def light(rgb: Triple) -> Triple:
    """Linear light from sRGB values."""
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in rgb)
    return red, green, blue


def times(rows: tuple[Triple, Triple, Triple], vector: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in rows)
    return first, second, third


def contrast(one: Triple, other: Triple) -> float:
    dark, bright = sorted(sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), light(rgb), strict=True))
                          for rgb in (one, other))  # fmt: skip
    return (bright + 0.05) / (dark + 0.05)


CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
LAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def seen(rgb: Triple, sight: str) -> Triple:
    """A colour in OKLab, as somebody with that sight sees it."""
    red, green, blue = (min(max(amount, 0), 1) for amount in times(SIGHT[sight], light(rgb)))
    long, middle, short = (cone ** (1 / 3) for cone in times(CONES, (red, green, blue)))
    return times(LAB, (long, middle, short))


def nearest(names: tuple[str, ...], sight: str) -> tuple[float, str, str]:
    """The two most similar colours, and their distance."""
    shown = {name: seen(colour(name, DAY), sight) for name in names}
    return min(
        (100 * math.dist(shown[one], shown[other]), one, other) for one, other in itertools.combinations(names, 2)
    )


def test_black_on_white_has_the_contrast_that_wcag_says() -> None:
    assert contrast((0, 0, 0), (1, 1, 1)) == pytest.approx(21)
    assert seen((1, 1, 1), "normal") == pytest.approx((1, 0, 0), abs=1e-4)


@pytest.mark.parametrize("shade", SHADES)
def test_words_and_shapes_have_enough_contrast(shade: str) -> None:
    found = [(contrast(colour(front, SHADES[shade]), colour(back, SHADES[shade])), least, front, back)
             for front, back, least in PAIRS]  # fmt: skip
    assert [pair for pair in found if pair[0] < pair[1]] == []


@pytest.mark.parametrize(("names", "least"), SETS, ids=["six colours", "four seats", "eight seats"])
@pytest.mark.parametrize("sight", SIGHT)
def test_colours_stay_apart_for_every_kind_of_sight(names: tuple[str, ...], least: float, sight: str) -> None:
    apart, one, other = nearest(names, sight)
    assert apart >= least, f"{one} and {other} look alike"


def test_pieces_keep_their_colours_by_night() -> None:
    """One set of enamel, whatever the light: who has learnt a colour knows it."""
    for name in (*COLOURS, *(f"seat-{seat}" for seat in SEATS)):
        assert colour(name, DAY) == colour(name, NIGHT)


# ---- a colour never stands alone -----------------------------------------------------------------------------

SYMBOLS = set(re.findall(r'<symbol id="([\w-]+)"', (FOLDER / "symbols.svg").read_text()))
PRINTED = {"ing": COLOURS, "oc": COLOURS, "px": "bgyr"}
"""The games that have colours, by how their symbols are named."""


@pytest.mark.parametrize("game", PRINTED)
def test_every_colour_of_a_game_has_its_shape(game: str) -> None:
    assert {f"{game}-{letter}" for letter in PRINTED[game]} <= SYMBOLS


def test_every_seat_has_its_picture() -> None:
    assert {f"seat-{seat}" for seat in SEATS} <= SYMBOLS


def test_every_colour_is_named_in_the_styles() -> None:
    """The classes by which pages paint: one a colour, one a seat, and none that no symbol belongs to."""
    styles = (FOLDER / "base.css").read_text()
    assert set(re.findall(r"\.is-(\w) ", styles)) == set(COLOURS)
    assert set(re.findall(r"\.of-(\d) ", styles)) == {str(seat) for seat in SEATS}
