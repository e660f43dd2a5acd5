"""Score sheets on phones: an area in nine taps, a sheet on two devices, entries without a connection."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from browser.conftest import Server, watch

OVERFLOW = "document.documentElement.scrollWidth - innerWidth"
BROKEN = """[...document.querySelectorAll('.sheet3 thead th')].flatMap((head) => {
    const words = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    const broken = [];
    while (words.nextNode()) {
        for (const { 0: word, index } of words.currentNode.data.matchAll(/\\S+/g)) {
            const range = document.createRange();
            range.setStart(words.currentNode, index);
            range.setEnd(words.currentNode, index + word.length);
            if (range.getClientRects().length > 1) broken.push(word);
        }
    }
    return broken;
})"""
"""Words in the heads of the running totals that go on in a second line."""

SEEN = """parts => parts.map((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return { left, right, seen: Math.min(bottom, innerHeight) - Math.max(top, 0), height: bottom - top };
})"""
"""How much of each part the screen shows."""


@pytest.fixture
def plain(browser: Browser, server: Server) -> Page:
    """Without any script."""
    return browser.new_context(base_url=server.address, java_script_enabled=False).new_page()


def start(page: Page, game: str, *names: str) -> None:
    page.goto(f"/score/{game}?players={len(names)}")
    for seat, name in enumerate(names):
        page.locator(f"[name=name-{seat}]").fill(name)
    page.get_by_role("button", name="Start the sheet").click()
    while not page.locator("main.scoring").count():  # its rules may have to be prepared
        page.wait_for_timeout(500)
        page.reload()


def entries(page: Page) -> list[str]:
    """The entries that are sent from now on."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or "") if request.method == "POST" else None)
    return sent


def test_an_area_of_pixies_takes_nine_taps_on_a_phone(phone: Page) -> None:
    wrong = watch(phone)
    start(phone, "pixies", "Mira", "Oskar")
    sent = entries(phone)
    for cell in range(1, 10):
        expect(phone.get_by_role("heading", name=f"Which {cell}?")).to_be_visible()
        phone.locator(".deck button").first.tap()
    expect(phone.get_by_role("link", name="Next: Oskar")).to_be_visible()
    assert len(sent) == 9
    phone.get_by_role("button", name="Cell 9: one card").tap()  # the seal: two cards lie there
    expect(phone.get_by_role("button", name="Cell 9: two cards")).to_be_visible()
    expect(phone.locator(".items dd").first).to_have_text("9")
    phone.get_by_role("link", name="Next: Oskar").tap()
    expect(phone.locator(".deck .gone")).to_have_count(1)  # Mira has that card
    expect(phone.locator(".deck button").first).to_be_disabled()
    phone.get_by_role("link", name="Cell 4").tap()
    expect(phone.get_by_role("heading", name="Which 4?")).to_be_visible()
    assert phone.evaluate(OVERFLOW) <= 0
    assert not wrong


def test_a_link_that_was_pressed_is_followed_although_an_entry_is_sent_meanwhile(page: Page) -> None:
    start(page, "ingenious", "Mira", "Oskar")
    held: list[Route] = []
    page.route("**?of=1*", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks the function, which a built-in method refuses
    page.get_by_role("link", name="Oskar").click()
    with page.expect_request("**?of=1*"):
        page.get_by_role("button", name="Red, one more").click()  # on the page that is still Mira's
    for route in held:
        route.continue_()
    page.unroute("**?of=1*")
    page.wait_for_url("**?of=1*")
    expect(page.locator(".steppers li").first.locator("b")).to_have_text("0")
    page.get_by_role("link", name="Mira").click()
    expect(page.locator(".steppers li").first.locator("b")).to_have_text("1")


@pytest.mark.parametrize("size", [(844, 390), (640, 400)])
def test_on_a_low_screen_the_cards_to_pick_lie_beside_the_cells(phone: Page, size: tuple[int, int]) -> None:
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    start(phone, "pixies", "Mira", "Oskar")
    for cell in (1, 2):
        expect(phone.get_by_role("heading", name=f"Which {cell}?")).to_be_visible()
        phone.locator(".cells").evaluate("cells => cells.scrollIntoView({ block: 'center' })")
        cells, cards = phone.locator(".cells, .pickup").evaluate_all(SEEN)
        assert cells["right"] <= cards["left"]
        assert cells["seen"] == cells["height"]
        assert cards["seen"] == cards["height"]
        phone.locator(".deck button").first.tap()


@pytest.mark.parametrize("width", [320, 390])
def test_the_colour_of_each_track_can_be_told_on_a_phone(phone: Page, width: int) -> None:
    phone.set_viewport_size({"width": width, "height": 640})
    start(phone, "ingenious", "Mira", "Oskar")
    tracks = phone.locator(".reel > :visible").all()
    assert len(tracks) == 6
    for track in tracks:
        box = track.bounding_box()
        assert box
        assert box["height"] >= 20


def test_two_devices_share_one_sheet(page: Page, phone: Page) -> None:
    start(page, "ingenious", "Konstantinos Papadakis", "Oskar")
    phone.goto(page.url)
    assert phone.evaluate(BROKEN) == []
    assert phone.evaluate("document.querySelector('.sums').scrollWidth <= document.querySelector('.sums').clientWidth")
    phone.get_by_role("link", name="Oskar").tap()
    expect(phone).to_have_url(re.compile("of=1"))
    for _ in range(3):
        phone.get_by_role("button", name="Red, one more").tap()  # faster than the answers come
    expect(phone.locator(".steppers li").first.locator("b")).to_have_text("3")
    page.get_by_role("link", name="Oskar").click()
    expect(page.locator(".steppers li").first.locator("b")).to_have_text("3")
    page.keyboard.press("g")
    expect(page.locator(".steppers li").nth(1).locator("b")).to_have_text("1")
    page.keyboard.press("Shift+R")
    expect(page.locator(".steppers li").first.locator("b")).to_have_text("2")
    expect(phone.locator(".steppers li").nth(1).locator("b")).to_have_text("1")  # by itself
    expect(phone.locator(".steppers li").first.locator("b")).to_have_text("2")
    assert not page.__dict__["wrong"]


def test_entries_without_a_connection_are_kept_and_sent_later(page: Page, context: BrowserContext) -> None:
    start(page, "clustered", "Mira", "Oskar")
    page.__dict__["wrong"].clear()
    context.set_offline(True)
    page.get_by_role("button", name="Free space 1,0").click()
    expect(page.get_by_text("Not saved yet")).to_be_visible()
    context.set_offline(False)
    page.reload()
    expect(page.locator(".laid.own")).to_have_count(1)
    expect(page.get_by_text("Not saved yet")).to_be_hidden()


def test_without_script_every_tap_is_a_page(plain: Page) -> None:
    start(plain, "onecard", "Mira", "Oskar")
    plain.get_by_role("button", name="Card 01").click()
    for row in range(3):
        plain.locator(".boxes").nth(row).locator(".box").last.click()
    expect(plain.get_by_text("In the lead: Mira, by 14 points.")).to_be_visible()
    plain.get_by_role("button", name="Undo").click()
    expect(plain.get_by_text("In the lead: Mira, by 5 points.")).to_be_visible()
    plain.get_by_role("link", name="Show the result").click()
    expect(plain.get_by_role("heading", name="Mira wins by 5 points.")).to_be_visible()
