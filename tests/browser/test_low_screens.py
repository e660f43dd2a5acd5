"""On low screens, such as a phone on its side, the board is seen beside the points, the slider and what is asked."""

from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser

from browser.conftest import Server
from browser.gallery import Gallery, Party, Sight
from browser.shots import show, visitor
from browser.sights import LAST, address
from browser.size_tables import LOW, SECOND, SIZES, half_played, measured
from sampling import sample
from stol import Game, Position
from stol.games.registry import KEYS

NO_ROOM = (Path(__file__).parent / "room.js").read_text(encoding="utf-8")
MIDST = 40
"""Plies that have been played."""
BOARDS = {"points": 0.3, "sum": 0.3, "review": 0.2, "asked": 0.25}
"""The moments, and the share of the screen that the board has at least."""
COUNTED = """piece => {
  const { left, right, top, bottom } = piece.getBoundingClientRect();
  return [[left + 2, top + 2], [right - 2, bottom - 2]].every(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there && !there.closest("#telling, .bar");
  });
}"""
"""Whether something is seen: within the screen, and not below the card that tells the points."""
BEHIND_NOTICE = """others => {
  others.scrollTo(0, others.scrollHeight);
  const last = others.lastElementChild.getBoundingClientRect();
  const notice = document.querySelector(".notice").getBoundingClientRect();
  return last.bottom > notice.top + 1 && last.right > notice.left && last.left < notice.right;
}"""
"""Whether something of the other players can't be scrolled out from behind a notice."""

Case: TypeAlias = tuple[tuple[int, int], str, str]
"""A size, a game and a moment."""
CASES: list[Case] = [
    (size, game, moment) for size, goal in SIZES.items() if goal is LOW for game in KEYS for moment in BOARDS
]


def traits(case: Case) -> list[Hashable]:
    size, game, moment = case
    return [(size, moment), (game, moment)]


CHOSEN = sample(CASES, "low screens", traits)


@pytest.fixture(scope="module")
def laid(gallery: Gallery) -> dict[tuple[str, str], Sight]:
    return {(game, sight.name): sight for game in KEYS for sight in moments(gallery, game)}


def moments(gallery: Gallery, game: str) -> Iterator[Sight]:
    rules, seats = Game(game, players=3), ("Ana", "Oskar", "Tea")
    over = gallery.lay(Party(f"LOW{game[:2].upper()}01", rules, seats))
    yield Sight("points", address(over, final=1, points=2))
    yield Sight("sum", address(over, final=1, points=LAST))
    yield Sight("review", f"/tables/{over.plan.code}/review?ply=60")
    real = Party(f"LOW{game[:2].upper()}02", rules, seats, real_components=True)
    yield Sight("asked", address(gallery.lay(real, in_its_midst)))


def in_its_midst(position: Position) -> bool:
    """Much lies on the table, and the host is asked what was drawn or rolled."""
    return position.actor == "chance" and position.ply > MIDST


@pytest.mark.parametrize(("size", "game", "moment"), CHOSEN)
def test_the_board_is_seen_whatever_lies_beside_it(
    browser: Browser, server: Server, laid: dict[tuple[str, str], Sight], size: tuple[int, int], game: str, moment: str
) -> None:
    page = visitor(browser, server, size)
    show(page, laid[game, moment])
    found = measured(page, game)
    assert found["wrong"] + page.evaluate(NO_ROOM) == []
    assert found["share"] >= BOARDS[moment]
    if moment == "points":
        assert any(mark.evaluate(COUNTED) for mark in page.locator(".counts:visible").all())
    page.context.close()


@pytest.mark.parametrize("game", ["pixies", "onecard"])
def test_what_lies_behind_a_notice_can_be_seen(browser: Browser, server: Server, gallery: Gallery, game: str) -> None:
    away = gallery.lay(Party(f"LOW{game[:2].upper()}03", Game(game), (SECOND, "Ana")), half_played)
    for size in (size for size, goal in SIZES.items() if goal is LOW):
        page = visitor(browser, server, size)
        show(page, Sight("away", address(away), awaited=".notice"))
        assert not page.locator(".others, .onothers").evaluate(BEHIND_NOTICE), size
        page.context.close()
