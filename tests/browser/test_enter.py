"""A real table is tapped together or typed in, with script and without, and played on against an opponent."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import Server
from random_games import choices
from stol import Game
from web.entry_forms import Form, typed

EDGES = """['.enter > .sheet', '#picture'].map((name) => {
    const { left, right } = document.querySelector(name).getBoundingClientRect();
    return [left, right];
})"""


def half_played() -> Form:
    every = choices(Game("ingenious"))
    return typed(next(position for position in every[len(every) // 2 :] if position.actor == 0))


def fill(page: Page, form: Form) -> None:
    page.goto(f"/enter?game={form['game']}&codes=on")
    for name, text in form.items():
        if name.startswith(("board", "track", "rack")):
            page.locator(f"#{name}").fill(text)


def test_the_picture_follows_while_one_types(page: Page) -> None:
    fill(page, half_played())
    expect(page.locator("#picture .hexboard")).to_be_visible()  # its rules may have to be prepared
    expect(page.locator("#picture .tiles use").nth(20)).to_be_attached()
    for width in (1920, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        form, picture = page.evaluate(EDGES)
        assert form == picture
    page.locator("#rack-1").fill("rx")
    expect(page.locator("#part-rack-1 .problem")).to_contain_text("is no tile")
    expect(page.locator("#rack-1")).to_be_focused()
    page.locator("#rack-1").fill("")
    expect(page.locator(".problem")).to_have_count(0)
    page.get_by_role("button", name="More players").click()
    expect(page.locator("#rack-2")).to_be_visible()
    expect(page.locator("#part-board .problem")).to_contain_text("the board has 13")
    page.get_by_role("button", name="Fewer players").click()
    expect(page.locator("#rack-2")).to_have_count(0)
    expect(page.locator("#rack-0")).to_have_value(half_played()["rack-0"])
    page.get_by_role("button", name="Play on").click()
    page.wait_for_selector("#table")
    expect(page.locator(".turn.yours")).to_be_visible()
    assert not page.__dict__["wrong"]


def tap(page: Page, button: Locator) -> None:
    """The answer brings another form: until then the old one tells which picker was open."""
    page.evaluate("document.getElementById('enter').dataset.earlier = ''")
    button.tap()
    expect(page.locator("#enter:not([data-earlier])")).to_have_count(1)


def lay(page: Page, *taps: str) -> None:
    """Opens the picker of a spot and taps a piece: `area-0-1 b1+6`."""
    for words in taps:
        spot = words.partition(" ")[0]
        opener = page.locator(f'button[name=spot][value="{spot}"]')
        if opener.count() and opener.get_attribute("aria-expanded") == "false":
            tap(page, opener)
            expect(opener).to_have_attribute("aria-expanded", "true")
        tap(page, page.locator(f'button[name=lay][value="{words}"]'))


def test_on_a_phone_a_table_is_tapped_together_and_played_on(phone: Page) -> None:
    phone.goto("/enter?game=pixies")
    lay(phone, "area-0-1 b1+6")
    expect(phone.locator("#area-0-1")).to_have_value("b1+6")
    expect(phone.locator("#area-0-1")).to_be_hidden()
    phone.route("**/enter", lambda route: route.abort())
    for _ in range(2):  # tapped again, because nothing seems to happen
        with phone.expect_event("requestfailed"):
            phone.locator('button[value="area-0-1"]').tap()
        expect(phone.locator("#finish .unsent")).to_be_visible()
    with phone.expect_event("requestfailed"):
        phone.locator('button[value="area-1-5"]').tap()
    phone.unroute("**/enter")
    lay(phone, "area-1-5 g5", "area-1-5 /?", "market b4+1")
    expect(phone.locator("#area-1-5")).to_have_value("g5/?")
    expect(phone.locator("#area-0-1")).to_have_value("b1+6")
    expect(phone.locator("#finish .unsent")).to_be_hidden()
    phone.locator("#picture .term").first.tap()
    expect(phone.locator("#term")).to_be_visible()
    phone.locator("#term a").tap()
    expect(phone.locator("#drawer")).to_be_visible()
    phone.keyboard.press("Escape")
    expect(phone.locator("#area-1-5")).to_have_value("g5/?")
    phone.locator("#codes").check()
    phone.locator("#area-0-2").fill("b1+6")
    expect(phone.locator('button[value="area-0-2"].wrong')).to_be_visible()
    expect(phone.locator("#part-area-0 .problem")).to_be_visible()
    phone.locator("#area-0-2").fill("")
    expect(phone.locator(".problem")).to_have_count(0)
    phone.get_by_role("button", name="Play on").tap()
    phone.wait_for_selector("#table")

    phone.goto("/enter?game=ingenious")
    lay(
        phone, "board-0,-4 r", "board-0,-3 o", "board-4,-4 g", "board-3,-3 b", "track-0-r 1", "track-1-g 1", "rack-0 rr"
    )
    expect(phone.locator("#rack-0")).to_have_value("rr")
    lay(phone, "rack-0 -0")
    expect(phone.locator("#rack-0")).to_have_value("")
    expect(phone.locator("#picture .hexboard")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.get_by_role("button", name="Play on").tap()
    phone.wait_for_selector("#table")


def test_a_growing_table_and_crossed_boxes_are_tapped_together(phone: Page) -> None:
    phone.goto("/enter?game=clustered")
    lay(phone, "cards-1,0 1 1sh")
    expect(phone.locator("#cards")).to_have_value("* 1sh1")
    tap(phone, phone.locator('button[value="cards-2,0"]'))
    phone.locator(".picking summary").nth(1).tap()
    lay(phone, "cards-2,0 2 1sd", "hand-0 J")
    expect(phone.locator("#part-hand-0 .problem")).to_be_visible()
    lay(phone, "hand-0 -0")
    expect(phone.locator("#picture .cloth")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.get_by_role("button", name="Play on").tap()
    phone.wait_for_selector("#table")

    phone.goto("/enter?game=onecard")
    lay(phone, "hand-0 06", "hand-0 12", "hand-0 06 r2", "hand-1 03", "hand-1 20")
    expect(phone.locator("#hand-0")).to_have_value("06 r2\n12")
    lay(phone, *(f"dice {letter}" for letter in "oyyp"))
    expect(phone.locator("#part-dice .problem")).to_be_visible()
    lay(phone, "dice p")
    expect(phone.locator(".problem")).to_have_count(0)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.get_by_role("button", name="Play on").tap()
    phone.wait_for_selector("#table")


@pytest.fixture
def plain(browser: Browser, server: Server) -> Page:
    """Without any script."""
    return browser.new_context(base_url=server.address, java_script_enabled=False).new_page()


def test_without_script_cells_are_buttons_and_the_table_is_shown_by_one(plain: Page) -> None:
    plain.goto("/enter?game=pixies")
    plain.locator('button[value="area-0-1"]').click()
    plain.locator('button[value="area-0-1 b1+6"]').click()
    expect(plain.locator("#area-0-1")).to_have_value("b1+6")
    plain.goto("/enter?game=clustered&codes=on")
    while plain.locator("#picture[data-again]").count():
        plain.reload()
    plain.locator("#cards").fill("* 1sh1 1sd2")
    plain.locator("#hand-0").fill("2sh 2sd 3cd J 1sd")
    plain.get_by_role("button", name="Show the table").last.click()
    expect(plain.locator("#picture .cloth")).to_be_visible()
    plain.locator("#hand-0").fill("1sh")
    plain.get_by_role("button", name="Play on").click()
    expect(plain.locator("#part-hand-0 .problem")).to_contain_text("hand 1 has 5 cards now")
    expect(plain.locator("#cards")).to_have_value("* 1sh1 1sd2")
    plain.locator("#hand-0").fill("")
    plain.get_by_role("button", name="Play on").click()
    plain.wait_for_selector("#table")
