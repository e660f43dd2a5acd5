"""The pages around the tables, where lines break and fields lie: on phones, and on a large screen."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.shots import scrolls_sideways
from browser.test_score import start
from browser.test_together import newcomer, open_table

LINES = """parts => parts.map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const drawn = [...range.getClientRects()].filter(({ width }) => width);
    return new Set(drawn.map(({ bottom }) => Math.round(bottom / 8))).size;
})"""
"""In how many lines the words of each part stand."""
CUT = """parts => parts.filter((part) =>
    part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1).length"""


@pytest.mark.parametrize("width", [390, 320])
def test_a_sum_of_points_stands_in_one_line_on_a_phone(phone: Page, width: int) -> None:
    phone.set_viewport_size({"width": width, "height": 844})
    phone.goto("/learn/pixies")
    assert set(phone.locator(".ledgerfig .sum").evaluate_all(LINES)) == {1}
    assert not scrolls_sideways(phone)


def test_the_tally_of_pixies_has_words_and_a_long_name_is_read_in_full_on_a_phone(phone: Page) -> None:
    start(phone, "pixies", "Aleksandra-Wilhelmina B.", "Bob")
    expect(phone.locator(".mine .items")).to_contain_text(re.compile("validated.*symbols.*zone"))
    for word in phone.locator(".mine .items dt span").all():
        box = word.bounding_box()
        assert box is not None
        assert box["width"] > 20
    for label, number in zip(phone.locator(".items dt").all(), phone.locator(".items dd").all(), strict=True):
        beside, own = label.bounding_box(), number.bounding_box()
        assert beside is not None
        assert own is not None
        assert abs(beside["y"] + beside["height"] / 2 - own["y"] - own["height"] / 2) <= 2
    assert phone.locator(".tab b").evaluate_all(CUT) == 0
    assert not scrolls_sideways(phone)


@pytest.mark.parametrize("language", ["pl", "sr-Cyrl", "ro", "ru"])
def test_buttons_of_the_home_page_stay_in_one_line_on_a_phone(phone: Page, language: str) -> None:
    phone.goto(f"/?lang={language}")
    assert set(phone.locator(".game .do .button").evaluate_all(LINES)) == {1}
    field, button = phone.locator("#code").bounding_box(), phone.locator(".join .button").bounding_box()
    assert field is not None
    assert button is not None
    assert abs(field["y"] - button["y"]) < 8
    assert not scrolls_sideways(phone)


def test_the_lead_of_the_home_page_uses_a_large_screen(page: Page) -> None:
    page.set_viewport_size({"width": 2560, "height": 1440})
    page.goto("/")
    assert page.locator(".hero .lead").evaluate_all(LINES) == [1]


def test_the_set_up_leads_to_the_field_that_has_to_be_mended(phone: Page) -> None:
    phone.goto("/setup?game=pixies&rated=on")
    phone.get_by_role("button", name="Open the table").click()
    field = phone.locator("#time")
    expect(field).to_be_focused()
    place, bar = field.bounding_box(), phone.locator(".finish .button").bounding_box()
    assert place is not None
    assert bar is not None
    assert place["y"] >= 0
    assert place["y"] + place["height"] <= bar["y"], "the field does not lie behind the button"


def test_a_guest_finds_name_and_button_together(browser: Browser, server: Server, phone: Page) -> None:
    ana = newcomer(browser, server)
    phone.goto(open_table(ana, "clustered", "you", "open"))
    name, button = phone.locator("#sit-name").bounding_box(), phone.locator("#sit .button").bounding_box()
    assert name is not None
    assert button is not None
    assert 0 <= button["y"] - name["y"] - name["height"] <= 24
    assert button["y"] + button["height"] <= 844
    ana.context.close()


def test_the_talk_leaves_the_notices_alone(browser: Browser, server: Server) -> None:
    ana = newcomer(browser, server)
    ana.set_viewport_size({"width": 1280, "height": 800})
    ana.goto("/")
    open_table(ana, "clustered", "you", "bot:novice")
    ana.get_by_role("button", name="Talk").first.click()
    talk = ana.locator("#talk").bounding_box()
    assert talk is not None
    assert talk["y"] > 200
    assert talk["y"] + talk["height"] <= 800
    ana.context.close()
