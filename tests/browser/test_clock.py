"""A clock ticks in the browser, and tells when little time is left. The tests let seconds pass, and wait for none."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.gallery import Gallery, Party
from browser.shots import visitor
from browser.sights import address, mine
from stol import Game

SECOND, MINUTE = 1000, 60_000
"""Milliseconds."""
HEARD = """() => {
  window.bells = 0;
  document.addEventListener("stol:happened", ({ detail }) => { if (detail.kind === "low") window.bells += 1; });
}"""


@pytest.fixture(scope="module")
def timed(gallery: Gallery) -> str:
    """The address of a table with a live clock, where it is Ana's turn."""
    return address(gallery.lay(Party("TICKING1", Game("ingenious"), ("Ana", "Oskar"), time="30+20"), mine))


@pytest.fixture
def page(browser: Browser, server: Server, timed: str) -> Iterator[Page]:
    """Time stands still there until a test lets it pass."""
    page = visitor(browser, server, (1280, 800))
    page.clock.install(time=0)
    page.clock.pause_at(SECOND)
    page.goto(timed)
    expect(page.locator(".turn.yours .clock")).to_be_visible()
    page.evaluate(HEARD)
    page.clock.run_for(MINUTE)  # what is left of the time in which a clock stands
    yield page
    page.context.close()


def left(page: Page) -> int:
    """Seconds that the clock shows."""
    minutes, seconds = page.locator(".turn .clock b").inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


def wait_until_left(page: Page, seconds: int) -> None:
    page.clock.run_for((left(page) - seconds) * SECOND)
    assert left(page) == seconds


def test_it_ticks_on_the_page_and_in_the_title_without_a_request(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    before = left(page)
    page.clock.run_for(SECOND)
    assert left(page) == before - 1
    wait_until_left(page, 61)
    expect(page).to_have_title("● 1:01 Your turn: Ingenious")
    expect(page.locator(".turn.short")).to_have_count(0)
    wait_until_left(page, 20)
    expect(page.locator(".turn.short .clock b")).to_have_text("0:20")
    rim = page.locator(".turn .ringed .left").get_attribute("stroke-dasharray")
    assert rim == "1.1 100"
    page.clock.run_for(30 * SECOND)
    assert left(page) == 0
    assert asked == []


def test_seconds_are_said_three_times_and_a_bell_is_heard_twice(page: Page) -> None:
    said = page.locator("#clock-told")
    wait_until_left(page, 61)
    expect(said).to_be_empty()
    for seconds, bells in ((60, 0), (20, 1), (10, 2)):
        wait_until_left(page, seconds)
        expect(said).to_have_text(f"{seconds} seconds left")
        assert page.evaluate("window.bells") == bells
    page.clock.run_for(30 * SECOND)
    expect(said).to_have_text("10 seconds left")
    assert page.evaluate("window.bells") == 2


def test_a_page_that_a_browser_lets_sleep_tells_as_soon_as_it_wakes(page: Page) -> None:
    wait_until_left(page, 61)
    page.clock.fast_forward(43 * SECOND)
    expect(page.locator("#clock-told")).to_have_text("20 seconds left")
    assert page.evaluate("window.bells") == 1


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_whose_turn_it_is_stands_above_the_time(
    browser: Browser, server: Server, gallery: Gallery, width: int
) -> None:
    table = gallery.lay(Party(f"PILL{width}", Game("onecard"), ("Ana", "Oskar"), time="3+2"), mine)
    page = visitor(browser, server, (width, 844))
    page.goto(address(table))
    words, time = page.locator(".turn .now").bounding_box(), page.locator(".turn .clock").bounding_box()
    tools = page.locator(".tools").bounding_box()
    assert words
    assert time
    assert tools
    assert words["width"] > 40
    assert words["y"] + words["height"] <= time["y"] + 2
    assert tools["x"] + tools["width"] <= width
    page.context.close()
