"""Points told on the board, in a real browser: by keys, by taps, without script; and the last board first."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server, watch
from browser.gallery import SECRET, Gallery, Party
from browser.hands import is_over, one_click, sit_down
from browser.shots import scrolls_sideways, visitor
from browser.sights import address, round_begins
from sampling import one_of
from stol import Game
from stol.games.registry import KEYS
from stol.table.table import Table
from stol.web.http.visitor import COOKIE
from stol.web.scene.pixies.telling import finished_round

DESKTOP, PHONE, NARROW = (1280, 800), (390, 844), (320, 640)
SEATS = ("Ana", "Oskar", "Tea")
SEEN = """e => { const box = e.getBoundingClientRect();
  const card = document.getElementById("telling").getBoundingClientRect();
  const covered = innerWidth < 1024 ? card.top : innerHeight;
  return box.top >= 0 && box.bottom <= covered + 8 && box.left >= 0 && box.right <= innerWidth; }"""
"""Whether an element is on the screen and not behind the card."""


@pytest.fixture(scope="session")
def ended(gallery: Gallery) -> dict[str, Table]:
    games = {
        "pixies": Game("pixies", players=3),
        "onecard": Game("onecard", players=3),
        "clustered": Game("clustered", players=3, largest_bonus=True),
        "ingenious": Game("ingenious"),
    }
    return {
        key: gallery.lay(Party(f"POINT{number}AA", game, SEATS[: game.players], "3"))
        for number, (key, game) in enumerate(games.items(), 2)
    }


@pytest.fixture
def ana(browser: Browser, server: Server) -> Iterator[Page]:
    yield from watched(visitor(browser, server, DESKTOP))


@pytest.fixture(params=[PHONE, NARROW], ids=["phone", "narrow"])
def ana_on_a_phone(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    yield from watched(visitor(browser, server, request.param))


def watched(page: Page) -> Iterator[Page]:
    wrong = watch(page)
    yield page
    page.context.close()
    assert wrong == []


def number(page: Page) -> tuple[int, int]:
    """Which step is shown, of how many."""
    words = page.locator("#telling .running small").inner_text().split()
    return int(words[1]), int(words[3])


@pytest.mark.parametrize("game", one_of(KEYS, "points keys"))
def test_all_steps_are_gone_through_by_keys(ana: Page, ended: dict[str, Table], game: str) -> None:
    ana.goto(address(ended[game], final=1))
    ana.wait_for_load_state("load")
    ana.keyboard.press("Enter")
    expect(ana.locator("#telling")).to_be_visible()
    first, count = number(ana)
    assert first == 1
    for step in range(2, count + 1):
        ana.keyboard.press("ArrowRight" if step % 2 else "Enter")
        expect(ana.locator("#telling .running small")).to_contain_text(f"{step} of {count}")
    ana.keyboard.press("ArrowLeft")
    expect(ana.locator("#telling .running small")).to_contain_text(f"{count - 1} of {count}")
    ana.keyboard.press("ArrowRight")
    expect(ana.locator("#telling .running small")).to_contain_text(f"{count} of {count}")
    ana.keyboard.press("Enter")
    expect(ana.locator("main.result")).to_be_visible()
    ana.get_by_role("link", name="How the points came about").click()
    expect(ana.locator("#telling")).to_be_visible()
    ana.keyboard.press("Escape")
    expect(ana.locator(".ended")).to_be_visible()


@pytest.mark.parametrize("game", one_of(KEYS, "points phone"))
def test_on_a_phone_steps_are_tapped_and_what_counts_is_in_sight(
    ana_on_a_phone: Page, ended: dict[str, Table], game: str
) -> None:
    page = ana_on_a_phone
    page.goto(address(ended[game], final=1, points=1))
    page.wait_for_load_state("load")
    _, count = number(page)
    for step in range(2, min(count, 9)):
        page.get_by_role("link", name="Next").tap()
        expect(page.locator("#telling .running small")).to_contain_text(f"{step} of {count}")
        assert not scrolls_sideways(page)
        marked = page.locator("main .counts, .narrow .counts")
        if marked.count() and page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
            assert any(mark.evaluate(SEEN) for mark in marked.all()), page.url
    page.locator(".chapters a").last.tap()
    expect(page.locator(".chapters a").last).to_have_attribute("aria-current", "true")


@pytest.mark.parametrize("game", one_of(KEYS, "points without script"))
def test_without_script_every_step_is_a_page(
    browser: Browser, server: Server, ended: dict[str, Table], game: str
) -> None:
    context = browser.new_context(
        base_url=server.address, java_script_enabled=False, viewport={"width": 390, "height": 844}
    )
    context.add_cookies([{"name": COOKIE, "value": SECRET, "url": server.address}])
    page = context.new_page()
    page.goto(address(ended[game]))
    page.get_by_role("link", name="How the points came about").click()
    for step in (2, 3):
        page.get_by_role("link", name="Next").click()
        expect(page.locator("#telling .running small")).to_contain_text(f"Step {step} of")
    page.get_by_role("link", name="To the result").click()
    expect(page.locator("main.result")).to_be_visible()
    context.close()


def test_a_finished_round_of_pixies_rests_and_is_told_before_the_game_goes_on(ana: Page, gallery: Gallery) -> None:
    table = gallery.lay(Party("POINT7AA", Game("pixies", players=3), SEATS, "2"), round_begins)
    view = finished_round(list(table.positions()), table.moves, 2)
    assert view
    lying = sum(cell["up"] is not None for cell in view["areas"][0])
    ana.goto(f"{address(table)}/review?ply={view['ply']}")
    expect(ana.locator(".reckoning")).to_have_count(0)
    ana.goto(address(table))
    expect(ana.locator(".round-over")).to_be_visible()
    expect(ana.locator(".reckoning")).to_have_count(0)
    expect(ana.locator(".mine .pcard [clip-path]")).to_have_count(lying)
    ana.get_by_role("link", name="Score sheet").click()
    expect(ana.locator(".reckoning")).to_be_visible()
    ana.goto(address(table))
    ana.get_by_role("link", name="See the points").click()
    expect(ana.locator("#telling")).to_be_visible()
    expect(ana.locator(".mine .pcard [clip-path]")).to_have_count(lying)
    expect(ana.locator(".turn.yours")).to_be_visible()
    ana.keyboard.press("Escape")
    expect(ana.locator("#telling")).to_have_count(0)
    expect(ana.locator(".reckoning")).to_have_count(0)
    expect(ana.locator("a.m-1")).to_be_visible()


def test_when_the_game_ends_the_last_board_is_seen_first(page: Page) -> None:
    sit_down(page, "onecard")
    rng = random.Random(1)
    while not is_over(page):
        one_click(page, rng)
    expect(page.locator("#table .ended")).to_be_visible()
    assert page.url.endswith("?final=1")
    page.get_by_role("link", name="See the points").click()
    expect(page.locator("#telling")).to_be_visible()
    assert page.__dict__["wrong"] == []
