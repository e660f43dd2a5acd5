"""Figures can't lie: the rules play them, and the independent referee counts every number beside them again."""

import re
from importlib import import_module
from itertools import pairwise
from typing import Any, Final

import pytest

from stol.errors import IllegalMove
from stol.games.registry import KEYS
from stol.text.files import read_sources
from stol.text.languages import SHIPPED
from stol.web.html import learn
from stol.web.html.learn.guide import Check, Played, Section, Show
from stol.web.html.learn.sums import added, times

GAMES: Final = [game for game in KEYS if learn.has_page(game)]
PARTS: Final = [(game, part) for game in GAMES for part in learn.find(game).parts]
SUM: Final = re.compile(r"[\d+−×=→ ]*\d [+−×=→] [\d+−×=→ ]*\d")
"""A calculation."""
TAG: Final = re.compile(r"<[^>]*>")
WORDLESS: Final = re.compile(r"[\d\s+−×=→–?*]*")
MESSAGE: Final = re.compile(r"^(learn-[\w-]+) = (.*(?:\n(?: .*)?)*)", re.MULTILINE)
FORMULA: Final = re.compile(r"\{[^{}]*\}|\[\d+\]|\b[POCI]\d+\b")
"""Variables, the cases of a selector, and numbers of rules."""

every_game = pytest.mark.parametrize("game", GAMES)
every_part = pytest.mark.parametrize(("game", "part"), PARTS, ids=[f"{game}-{part.key}" for game, part in PARTS])


def expected(game: str) -> Any:  # noqa: ANN401 - a module
    return import_module(f"web.learn.facts_{game}")


def recounted(game: str) -> Any:  # noqa: ANN401 - as above
    return import_module(f"web.learn.recount_{game}")


def drawings(show: Show) -> list[str]:
    heads = [str(panel.head) for panel in show.panels if panel.head]
    return [*(str(panel.drawing) for panel in show.panels), *heads, str(show.foot or "")]


def sums(show: Show) -> list[str]:
    """All calculations of a figure, in their order."""
    shown = [*(panel.sum for panel in show.panels), *SUM.findall(TAG.sub("\n", str(show.foot or ""))), show.sum]
    return [text for text in shown if text]


@every_game
def test_every_number_is_the_one_that_is_written_down(game: str) -> None:
    assert {part.key: dict(part.figure.facts) for part in learn.find(game).parts} == expected(game).FACTS


@every_game
def test_every_calculation_is_the_one_that_is_written_down(game: str) -> None:
    shown = {part.key: sums(part.figure.show) for part in learn.find(game).parts}
    assert {key: found for key, found in shown.items() if found} == getattr(expected(game), "SUMS", {})


@every_part
def test_the_referee_counts_the_same_numbers(game: str, part: Section | Check) -> None:
    assert recounted(game).FACTS[part.key](*part.figure.played) == expected(game).FACTS[part.key]


@every_game
def test_the_referee_makes_the_same_calculations(game: str) -> None:
    figures = {part.key: part.figure for part in learn.find(game).parts}
    made = {key: list(make(*figures[key].played)) for key, make in recounted(game).SUMS.items()}
    assert made == expected(game).SUMS


@every_part
def test_a_figure_is_played_by_the_rules(game: str, part: Section | Check) -> None:
    assert part.figure.played
    for played in part.figure.played:
        assert played.game == game
        assert len(played.moments) == len(played.parts)
        for (before, after), moves in zip(pairwise(played.moments), played.parts[1:], strict=True):
            for move in moves:
                before = before.play(move)  # noqa: PLW2901 - the next position
            assert before == after


@every_part
def test_a_figure_has_no_words(game: str, part: Section | Check) -> None:
    assert game
    for drawing in drawings(part.figure.show):
        assert WORDLESS.fullmatch(TAG.sub("", drawing)), drawing[:200]
        assert "aria-label" not in drawing


@every_part
def test_calculations_are_right(game: str, part: Section | Check) -> None:
    assert game
    for text in sums(part.figure.show):
        left, _, right = text.replace("−", "-").replace("×", "*").partition(" = " if "=" in text else " → ")
        worth = eval(left, {"__builtins__": {}})  # noqa: S307 - numbers and signs of our own
        assert worth == int(right) if "=" in text else worth > int(right)


def test_a_move_against_the_rules_can_not_be_shown() -> None:
    wrong = Played("pixies", "first:0 b1+6 b2+4 b3+3 b4* |", players=3)
    with pytest.raises(IllegalMove):
        assert wrong.moments


def test_calculations_are_written_with_their_signs() -> None:
    assert added([6, 4, -3]) == "6 + 4 − 3 = 7"
    assert added([-6, 4]) == "−6 + 4 = −2"
    assert times(4, 2) == "4 × 2 = 8"


@pytest.mark.parametrize("language", SHIPPED)
def test_no_number_is_written_into_the_words_beside_a_figure(language: str) -> None:
    texts = {
        name: text
        for path, source in read_sources(language).items()
        if path.name.startswith("learn")
        for name, text in MESSAGE.findall(source)
    }
    written = {name for name, text in texts.items() if re.search(r"\d", without_formulas(text))}
    assert written <= set(ALLOWED)


ALLOWED: Final[dict[str, str]] = {}
"""Messages with a number in them, and why: it is no number of a figure."""


def without_formulas(text: str) -> str:
    """A text without its variables and selectors; the innermost go first."""
    lines = "\n".join(line.partition("#")[0] if line.startswith("#") else line for line in text.splitlines())
    shorter = FORMULA.sub("", lines)
    return shorter if shorter == lines else without_formulas(shorter)
