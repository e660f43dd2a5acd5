"""Every game can be played on every size of screen, with a board that is the largest thing on it."""

from collections.abc import Hashable
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import Server
from browser.gallery import Gallery, Party, Sight
from browser.shots import show, visitor
from browser.sights import address, round_begins
from browser.size_tables import (
    MOMENTS,
    SIZES,
    WITH_LARGER_TEXT,
    WITH_NOTICE,
    Measured,
    four_players,
    measured,
    tables,
)
from sampling import sample
from stol import Game
from stol.games.registry import KEYS

NO_ROOM = (Path(__file__).parent / "room.js").read_text(encoding="utf-8")
SMALLEST_CELL = 24
"""Pixels, of a space on a board that something can be laid on."""
SMALLEST, SMALLEST_CELL_OF_FIFTEEN = (320, 640), 20
"""The smallest phone, and a space there on a board of fifteen rows; a touch takes the nearest placement."""
LARGER_SIZES = {(320, 640), (360, 740), (390, 844), (768, 1024), (1024, 600), (1280, 800), (1920, 1080)}
"""Where pages are measured with larger text."""
WATCHED = ("theirs", "end")
"""Moments at which there is nothing to choose."""

Case: TypeAlias = tuple[tuple[int, int], str, str]
"""A size, a game and a moment."""
CASES: list[Case] = [(size, game, moment) for size in SIZES for game in KEYS for moment in MOMENTS]


def with_larger_text(case: Case) -> bool:
    """Whether the page is measured with larger text, too."""
    return case[0] in LARGER_SIZES and case[2] != "theirs"


def traits(case: Case) -> list[Hashable]:
    """Every size, every moment of every game, every game on every kind of screen; all with larger text, too."""
    size, game, moment = case
    had: list[Hashable] = [size, (game, moment), (game, SIZES[size].board)]
    return [*had, *(("larger", trait) for trait in had[:2])] if with_larger_text(case) else had


@pytest.fixture(scope="module")
def laid(gallery: Gallery) -> dict[tuple[str, str], Sight]:
    return tables(gallery)


CHOSEN = sample(CASES, "sizes", traits)


@pytest.mark.parametrize(("size", "game", "moment"), CHOSEN)
def test_the_board_is_large_and_nothing_is_outside_with_larger_text_as_well(
    browser: Browser, server: Server, laid: dict[tuple[str, str], Sight], size: tuple[int, int], game: str, moment: str
) -> None:
    page, goal = visitor(browser, server, size), SIZES[size]
    show(page, laid[game, moment])
    found = looked_at(page, game, moment, goal.board)
    assert found["type"] >= goal.type
    if with_larger_text((size, game, moment)):
        page.evaluate("document.documentElement.dataset.size = 'large'")
        assert looked_at(page, game, moment, goal.board * WITH_LARGER_TEXT)["type"] > goal.type
    page.context.close()


def looked_at(page: Page, game: str, moment: str, share: float) -> Measured:
    """What is measured, where the board has that share of the screen and nothing is too small or outside."""
    found = measured(page, game)
    assert found["wrong"] + page.evaluate(NO_ROOM) == []
    assert found["share"] >= share * (WITH_NOTICE if found["noticed"] else 1)
    assert found["cell"] is None or found["cell"] >= SMALLEST_CELL or moment in WATCHED
    return found


def test_four_players_of_ingenious_have_room_on_the_smallest_phone(
    browser: Browser, server: Server, gallery: Gallery
) -> None:
    page = visitor(browser, server, SMALLEST)
    for moment, sight in four_players(gallery).items():
        show(page, sight)
        found = measured(page, "ingenious")
        assert found["wrong"] + page.evaluate(NO_ROOM) == [], moment
        assert found["share"] >= SIZES[SMALLEST].board
        assert found["cell"]
        assert found["cell"] >= SMALLEST_CELL_OF_FIFTEEN
    page.context.close()


def test_a_finished_round_is_seen_whole_on_low_screens(browser: Browser, server: Server, gallery: Gallery) -> None:
    party = Party("SIZEROUND", Game("pixies", players=3), ("Ana", "Oskar", "Tea"), "2")
    sight = Sight("round", address(gallery.lay(party, round_begins)))
    for size in (size for size, goal in SIZES.items() if goal == SIZES[844, 390]):
        page = visitor(browser, server, size)
        show(page, sight)
        assert page.locator(".round-over").is_visible()
        assert measured(page, "pixies")["wrong"] + page.evaluate(NO_ROOM) == [], size
        page.context.close()


BROKEN = """selector => [...document.querySelectorAll(selector)].filter((button) => {
  const words = document.createRange();
  words.selectNodeContents([...button.childNodes].find((node) => node.nodeType === Node.TEXT_NODE));
  return words.getClientRects().length > 1;
}).map((button) => button.textContent)"""
"""Buttons whose words take more than one line."""


def test_two_words_of_a_button_stay_on_one_line(
    browser: Browser, server: Server, laid: dict[tuple[str, str], Sight]
) -> None:
    page = visitor(browser, server, (1280, 800))
    show(page, laid["clustered", "picked"])
    assert page.evaluate(BROKEN, ".tray .acts .button") == []
    page.context.close()
    page = visitor(browser, server, (390, 844))
    show(page, laid["pixies", "theirs"])
    page.evaluate("document.getElementById('talk').showPopover()")
    assert page.evaluate(BROKEN, "#talk .button") == []
    page.context.close()


def test_home_fills_the_page(browser: Browser, server: Server) -> None:
    page = visitor(browser, server, (1280, 800))
    page.goto("/")
    for width, height in (size for size in SIZES if size[0] >= 1280):
        page.set_viewport_size({"width": width, "height": height})
        shown = page.locator(".games").bounding_box()
        assert shown
        assert shown["width"] >= 0.85 * width
        assert page.evaluate(NO_ROOM) == []
    page.context.close()
