"""The illustrated rules in a real browser: on paper, on a phone, by search, and for everybody."""

import itertools
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.shots import scrolls_sideways
from browser.test_access import HEXAGON, OUT_OF_REACH, TARGET, wrong
from sampling import one_of
from stol.games.registry import KEYS
from stol.text.languages import SHIPPED
from stol.web.html import learn

GUIDES = [game for game in KEYS if learn.has_page(game)]
WIDTHS = (1280, 820, 390, 320)
SHORT, RULES = 2, 4
"""Sheets of A4 that the two minutes and all rules take at most."""
SHEET = re.compile(rb"/Type\s*/Page\b")
LARGEST_PDF = 1_000_000
"""Bytes. Shadows and patterns, which browsers print as pictures, would make it larger."""


def guide(purpose: str) -> pytest.MarkDecorator:
    """One game's rules; with --all, those of every game."""
    return pytest.mark.parametrize("game", one_of(GUIDES, f"learn {purpose}"))


def sheets(page: Page, address: str) -> int:
    """How many sheets of paper a page takes."""
    page.goto(address)
    page.wait_for_load_state("load")
    printed = page.pdf(prefer_css_page_size=True)
    assert len(printed) <= LARGEST_PDF
    return len(SHEET.findall(printed))


@pytest.mark.parametrize(("game", "language"), one_of(itertools.product(GUIDES, SHIPPED), "learn sheets"))
def test_two_minutes_take_two_sheets_and_all_rules_four(page: Page, game: str, language: str) -> None:
    address = f"/learn/{game}?lang={language}"
    assert sheets(page, f"{address}&print=short") <= SHORT
    assert sheets(page, f"{address}&print=rules") <= RULES
    assert sheets(page, address) <= SHORT + RULES


@guide("widths")
def test_no_width_scrolls_sideways_and_fingers_are_not_too_thick(page: Page, game: str) -> None:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        page.goto(f"/learn/{game}")
        assert not scrolls_sideways(page), width
    small = [found for found in page.evaluate(OUT_OF_REACH, [TARGET, 0, HEXAGON]) if 'class="ruleno"' not in found]
    assert small == []  # numbers of rules inside a sentence are as high as its lines


@guide("axe")
def test_axe_finds_nothing_by_day_and_by_night(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")
    assert wrong(page) == []
    page.emulate_media(color_scheme="dark")
    assert wrong(page, runOnly=["color-contrast"]) == []
    assert page.__dict__["wrong"] == []


def test_the_index_shows_all_games(page: Page) -> None:
    page.goto("/learn")
    assert wrong(page) == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert not scrolls_sideways(page)
    page.get_by_role("link", name="Pixies").click()
    expect(page).to_have_url(re.compile("/learn/pixies$"))


def test_words_are_found_while_they_are_typed(page: Page) -> None:
    page.goto("/learn/pixies")
    field = page.get_by_role("searchbox")
    field.press_sequentially("validated")
    expect(page.locator("#P10")).to_be_visible()
    expect(page.locator("#P3")).to_be_hidden()
    expect(page.locator("#term-validated")).to_be_visible()
    field.fill("xyzzy")
    expect(page.locator("#rules .nothing")).to_be_visible()
    field.fill("")
    expect(page.locator("#P3")).to_be_visible()
    expect(page.locator("#rules .nothing")).to_be_hidden()


def test_a_number_leads_to_its_rule_and_the_rule_is_marked(page: Page) -> None:
    page.goto("/learn/pixies")
    plain = page.locator("#P7").evaluate("rule => getComputedStyle(rule).backgroundColor")
    page.locator("#place .rulenos").get_by_role("link", name="P7").click()
    expect(page).to_have_url(re.compile("#P7$"))
    expect(page.locator("#P7")).to_be_in_viewport()
    assert page.locator("#P7").evaluate("rule => getComputedStyle(rule).backgroundColor") != plain


def test_the_contents_stay_beside_the_sections(page: Page) -> None:
    """They don't follow the reader into the rules."""
    page.goto("/learn/pixies#P20")
    expect(page.locator("#P20")).to_be_in_viewport()
    contents, rules = page.locator(".toc").bounding_box(), page.locator("#rules").bounding_box()
    assert contents
    assert rules
    assert contents["y"] + contents["height"] <= rules["y"]


@guide("question")
def test_the_question_is_answered_without_script(browser: Browser, server: Server, game: str) -> None:
    context = browser.new_context(base_url=server.address, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"/learn/{game}")
    question = page.locator(".check")
    right = int(question.locator("label:has(.right)").inner_text())
    assert question.locator(".verdict:visible").count() == 0
    answers = question.get_by_role("radio")
    for place in range(answers.count()):
        answers.nth(place).check()
        expect(question.locator(".verdict:visible")).to_have_count(1)
    question.get_by_role("radio", name=str(right), exact=True).check()
    expect(question.locator(".verdict:visible")).to_have_count(1)
    page.get_by_role("searchbox").fill("end")
    page.get_by_role("button", name="Find").click()
    expect(page).to_have_url(re.compile(r"find=end"))
    context.close()
