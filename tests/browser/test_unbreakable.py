"""Reload, lost network, two tabs, a killed server: the page finds its way to the true state by itself."""

import random
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import TIMEOUT_MS, Server
from browser.hands import is_over, one_click, play_by_clicks, sit_down
from sampling import everything


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that may be killed."""
    server = Server(tmp_path_factory.mktemp("killed"), "--no-limits")
    server.start()
    yield server
    server.stop()


def visitor(browser: Browser, server: Server) -> Page:
    return browser.new_context(base_url=server.address, service_workers="block").new_page()


def sequence(page: Page) -> int:
    return int(page.locator("body").get_attribute("data-sequence") or -1)


def a_move(page: Page, rng: random.Random) -> None:
    assert not is_over(page)
    while not one_click(page, rng):
        pass


def agree(one: Page, two: Page, after: int) -> None:
    """Waits until both pages show the same, later than that."""
    end = time.monotonic() + TIMEOUT_MS / 1000
    while time.monotonic() < end:
        if sequence(one) == sequence(two) > after:
            return
        one.wait_for_timeout(50)
    raise AssertionError(f"one page shows {sequence(one)}, the other {sequence(two)}")


@pytest.mark.long
def test_a_killed_server_loses_no_move_and_the_page_comes_back_by_itself(browser: Browser, own_server: Server) -> None:
    page, rng = visitor(browser, own_server), random.Random(5)
    sit_down(page, "pixies")
    for _ in range(3):
        a_move(page, rng)
        known = sequence(page)
        own_server.kill()
        expect(page.locator(".reconnecting")).to_have_count(1)
        own_server.start()
        expect(page.locator(".reconnecting")).to_have_count(0)
        assert sequence(page) >= known
    a_move(page, rng)
    if everything():
        play_by_clicks(page, rng)


def test_two_tabs_show_the_same(browser: Browser, server: Server) -> None:
    one = visitor(browser, server)
    sit_down(one, "pixies")
    two = one.context.new_page()
    two.goto(one.url)
    before = sequence(one)
    a_move(one, random.Random(6))
    agree(one, two, before)


def test_after_the_network_was_away_the_page_catches_up(browser: Browser, server: Server) -> None:
    one = visitor(browser, server)
    sit_down(one, "pixies")
    two = one.context.new_page()
    two.goto(one.url)
    assert not is_over(two)
    one.context.set_offline(True)
    one.context.set_offline(False)
    before = sequence(two)
    a_move(two, random.Random(7))
    agree(one, two, before)


def test_reloading_and_going_back_show_the_present_table(browser: Browser, server: Server) -> None:
    page = visitor(browser, server)
    sit_down(page, "pixies")
    a_move(page, random.Random(8))
    made = sequence(page)
    page.reload()
    assert sequence(page) >= made
    assert not is_over(page)  # from here on nobody else does anything
    now = sequence(page)
    page.goto("/")
    page.go_back()
    expect(page.locator("body")).to_have_attribute("data-sequence", str(now))


def test_a_page_without_script_plays_too(browser: Browser, server: Server) -> None:
    page = browser.new_context(base_url=server.address, java_script_enabled=False).new_page()
    page.goto("/")
    page.locator("article[data-game=pixies] form button").click()
    rng, moves = random.Random(9), 0
    while moves < 4:
        page.wait_for_selector(".turn.yours")  # a page that waits loads itself again
        links = page.locator("#table a[data-pick]:not([href*='ask=']):not([href*='why='])").all()
        rng.choice([link for link in links if link.is_visible()]).click()
        spots = [link for link in page.locator("#table a[data-move]").all() if link.is_visible()]
        if not page.locator("#table button[name=move]").count() and spots:
            rng.choice(spots).click()
        page.locator("#table button[name=move]").first.click()
        moves += 1
