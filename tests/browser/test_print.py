"""Sheets in a real browser: they print at their size, as lines and not as pictures, and fit every screen."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.shots import scrolls_sideways
from browser.test_access import wrong
from stol.games.registry import KEYS
from stol.web.html.printing.pad import LABEL
from stol.web.html.printing.paper import PAPERS, RULER, SIDE

LARGEST = 2_000_000
"""Bytes of a PDF."""
PER_MM = 72 / 25.4
"""Points of a PDF in a millimetre."""
SHEET, IMAGE = re.compile(rb"/Type\s*/Page\b"), re.compile(rb"/Subtype\s*/Image")
BOX = re.compile(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]")
MOST = {"pixies": "players=6&flower_power=on", "clustered": "players=8&third_joker=all"}
"""The choices with the most ink; four players for the other games."""
LENGTH = "path => path.getBoundingClientRect().width"
LABELS = "texts => Math.max(0, ...texts.map(text => text.getBBox().width))"
ENDS = "texts => Math.max(...texts.map(text => text.getBBox().x + text.getBBox().width))"


@pytest.mark.parametrize("game", KEYS)
def test_every_sheet_is_a_page_of_its_size(page: Page, game: str) -> None:
    for paper in PAPERS.values():
        page.goto(f"/print/{game}?paper={paper.key}&{MOST.get(game, 'players=4')}")
        page.wait_for_load_state("load")
        sheets = page.locator("svg.paper").count()
        pdf = page.pdf(prefer_css_page_size=True)
        assert (len(SHEET.findall(pdf)), len(IMAGE.findall(pdf))) == (sheets, 0)
        assert len(pdf) < LARGEST
        boxes = BOX.findall(pdf)
        assert len(boxes) == sheets
        for box in boxes:
            assert [float(side) / PER_MM for side in box] == pytest.approx([paper.width, paper.height], abs=0.5)
    page.emulate_media(media="print")
    length = page.locator("path.ruler").first.evaluate(LENGTH)
    assert length * 25.4 / 96 == pytest.approx(RULER, abs=0.05)
    assert page.__dict__["wrong"] == []


@pytest.mark.parametrize("game", KEYS)
def test_the_page_is_for_everybody_and_fits_every_screen(page: Page, game: str) -> None:
    page.goto(f"/print/{game}?lang=ru")
    assert wrong(page) == []
    page.emulate_media(color_scheme="dark")
    assert wrong(page, runOnly=["color-contrast"]) == []
    assert (
        page.locator("svg.paper").first.evaluate("sheet => getComputedStyle(sheet).backgroundColor")
        == "rgb(255, 255, 255)"
    )
    assert (
        page.locator("[data-kind=score] > text").evaluate_all(LABELS) < LABEL - 3
    )  # names of rows stay in their column
    assert page.locator("svg.paper > text.quiet").evaluate_all(ENDS) <= PAPERS["a4"].width - SIDE + 0.1
    for width in (1280, 390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert not scrolls_sideways(page), width


def test_without_script_the_page_says_how_to_print(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, java_script_enabled=False)
    page = context.new_page()
    page.goto("/print/pixies")
    expect(page.locator("[data-print]")).to_be_hidden()
    expect(page.locator(".choices .unscripted")).to_be_visible()
    page.get_by_label("Letter").check()
    page.get_by_role("button", name="Update the sheets").click()
    expect(page.locator("svg.paper.letter").first).to_be_visible()
    context.close()
