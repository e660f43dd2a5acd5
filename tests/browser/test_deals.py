"""The deal of the day in a real browser: from the home page to one's place in the list."""

import random

from playwright.sync_api import Page, expect

from browser.hands import play_by_clicks


def test_today_s_deal_is_played_once_and_listed(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Today’s deal: Pixies").click()  # noqa: RUF001 - as it is printed
    page.get_by_label("Your name").last.fill("Ana")
    page.get_by_role("button", name="Play today").click()
    page.wait_for_selector("#table[data-game=pixies]")
    sealed = page.locator("#menu .fair code").inner_text()
    page.goto("/daily/pixies")
    page.get_by_role("link", name="Go on playing").click()
    page.wait_for_selector("#table[data-game=pixies]")
    play_by_clicks(page, random.Random(3))
    expect(page.locator(".fair code")).to_have_text(sealed)
    page.get_by_role("link", name="all results").click()
    expect(page.locator(".mine")).to_contain_text("Ana")
    expect(page.get_by_role("button", name="Play today")).to_have_count(0)
    assert page.__dict__["wrong"] == []
