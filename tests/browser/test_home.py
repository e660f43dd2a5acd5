"""The home page changes by itself, unread messages are counted until the chat is opened, and a game can be resigned."""

import re

from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.test_together import newcomer, open_table, take_seat

CUT = """[...document.querySelectorAll('.rows b')]
    .filter((title) => title.scrollHeight > title.clientHeight + 1 || title.scrollWidth > title.clientWidth + 1)
    .map((title) => title.textContent)"""
"""Titles of tables that are not shown whole."""


def test_home_lives_and_a_game_is_left_in_words(browser: Browser, server: Server) -> None:
    ana, ben = (newcomer(browser, server) for _ in range(2))
    address = open_table(ana, "pixies", "you", "open")
    home = browser.new_context(
        base_url=server.address, storage_state=ana.context.storage_state(), service_workers="block"
    ).new_page()
    home.goto("/")
    row = home.locator(".home-running .rows li").first
    expect(row).to_contain_text("waiting for players")
    home.locator("#code").fill("KRU")
    take_seat(ben, address, "Benedikta Rosenberg")
    expect(row).to_contain_text("Benedikta")  # nobody reloaded anything
    assert home.locator("#code").input_value() == "KRU"

    ben.get_by_role("button", name="Talk").click()
    ben.locator("#word").fill("Hello!")
    ben.get_by_role("button", name="Say it").click()
    ana.wait_for_selector("#table")
    expect(ana.locator(".talk .unread")).to_have_text("1")
    expect(row).to_contain_text("1 new message")
    ana.get_by_role("button", name="Talk: 1 new message").click()
    expect(ana.locator(".talk .unread")).to_have_count(0)
    expect(row).not_to_contain_text("new message")
    ana.keyboard.press("Escape")
    expect(ana.locator("#talk")).to_be_hidden()
    ana.reload()
    expect(ana.locator(".talk .unread")).to_have_count(0)

    ana.locator(".tools").get_by_role("button", name="Menu").click()
    ana.get_by_role("link", name="Resign, close or hide").click()
    expect(ana.get_by_role("heading", level=1)).to_have_text("Leave this table?")
    ana.get_by_role("button", name="Resign").click()
    expect(ana.get_by_role("heading", level=1)).to_have_text("You resigned")
    ben.wait_for_url(re.compile(r"final=1"))  # the last board is seen first
    expect(ben.locator("#notices")).to_contain_text("Ana resigned")
    expect(home.locator(".home-finished .rows li").first).to_contain_text("you resigned")
    home.set_viewport_size({"width": 390, "height": 844})
    home.evaluate("document.documentElement.dataset.size = 'large'")
    assert home.evaluate(CUT) == []
    expect(home.locator(".home-running")).to_have_count(0)
    for page in (ana, ben, home):
        page.context.close()


def test_the_name_is_closed_by_escape_and_by_a_click_outside(page: Page) -> None:
    page.goto("/")
    mine, form = page.locator(".me > button"), page.locator("#me")
    mine.click()
    expect(form).to_be_visible()
    page.keyboard.press("Escape")
    expect(form).to_be_hidden()
    mine.click()
    expect(form).to_be_visible()
    below, button = form.bounding_box(), mine.bounding_box()
    assert below is not None
    assert button is not None
    assert abs(below["x"] + below["width"] - button["x"] - button["width"]) < 2, "below its button"
    assert below["y"] >= button["y"] + button["height"]
    page.mouse.click(300, 500)
    expect(form).to_be_hidden()
