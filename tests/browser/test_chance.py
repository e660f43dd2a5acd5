"""Real cards and dice: the host types or presses what they show, and the others see the table go on."""

from playwright.sync_api import Browser, Page, Route, expect

from browser.conftest import Server, watch
from browser.test_together import newcomer, open_table, take_seat


def enter(page: Page, text: str) -> None:
    """Typed, with the Enter key."""
    page.locator("#told").fill(text)
    page.locator("#told").press("Enter")


def test_dice_are_typed_several_at_once_and_a_slip_is_corrected(browser: Browser, server: Server) -> None:
    ana, tomek = newcomer(browser, server), newcomer(browser, server)
    wrong = watch(ana)
    address = open_table(ana, "onecard", "you", "open", typed="on")
    take_seat(tomek, address, "Tomek")
    expect(ana.get_by_role("heading", level=2, name="Which card did you draw?")).to_be_visible()
    enter(ana, "01 02 03")
    expect(ana.get_by_role("heading", level=2, name="Which card did Tomek draw?")).to_be_visible()
    expect(ana.locator("#told")).to_be_focused()
    expect(ana.locator("#told")).to_have_value("")
    ana.keyboard.type("04")
    ana.keyboard.press("Enter")
    expect(ana.locator(".turn")).to_contain_text("What does die 1 show?")
    expect(tomek.locator(".turn")).to_contain_text("Ana deals: waiting for the die")
    enter(ana, "o y y x b")
    expect(ana.locator("#untold")).to_contain_text("“x” is not possible.")
    expect(ana.locator("#told")).to_have_value("o y y x b")
    assert all("422" in line for line in wrong)
    ana.locator("#told").fill("o y y p b")
    ana.get_by_role("button", name="Enter").click()
    expect(ana.locator("#dealing")).to_have_count(0)
    expect(tomek.locator(".dice .die")).to_have_count(5)
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="Correct the last entry").click()
    expect(ana.locator(".turn")).to_contain_text("What does die 1 show?")
    enter(ana, "p p p p b")
    ana.locator("button[value=stop]").click()
    expect(tomek.locator("button[name=move]")).not_to_have_count(0)


def test_cards_are_pressed_and_what_is_half_typed_stays_when_somebody_talks(browser: Browser, server: Server) -> None:
    ana, tomek = newcomer(browser, server), newcomer(browser, server)
    address = open_table(ana, "pixies", "you", "open", typed="on")
    take_seat(tomek, address, "Tomek")
    ana.get_by_role("button", name="You begin").click()
    ana.get_by_role("button", name="blue 4 with 1 spiral").click()
    for page in (ana, tomek):
        expect(page.get_by_role("img", name="blue 4 with 1 spiral")).to_be_visible()
    expect(tomek.locator("[name=outcome]")).to_have_count(0)
    ana.locator("#told").type("g6-4, r")
    ana.wait_for_function("document.querySelector('#outcomes option').value.startsWith('g6-4, ')")
    before = ana.locator("body").get_attribute("data-sequence")
    tomek.get_by_role("button", name="Talk").click()
    tomek.locator("#word").fill("hello")
    tomek.locator("#word").press("Enter")
    ana.wait_for_function("before => document.body.dataset.sequence !== before", arg=before)
    expect(ana.locator("#told")).to_have_value("g6-4, r")
    expect(ana.locator("#told")).to_be_focused()
    ana.keyboard.type("9 y5*")
    ana.keyboard.press("Enter")
    expect(ana.locator(".turn.yours")).to_contain_text("Your turn")
    expect(tomek.locator(".market .card")).to_have_count(4)


def test_what_is_typed_while_a_card_is_being_sent_stays_for_the_next_card(browser: Browser, server: Server) -> None:
    ana, held = newcomer(browser, server), list[Route]()
    open_table(ana, "pixies", "you", "here", typed="on")
    ana.get_by_role("button", name="You begin").click()
    ana.get_by_role("button", name="blue 4 with 1 spiral").wait_for()
    ana.locator("#told").fill("b")
    ana.route("**/chance", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks the function, which a built-in method refuses
    ana.get_by_role("button", name="blue 4 with 1 spiral").click()
    ana.locator("#told").fill("g6-4, r")
    held[0].continue_()
    expect(ana.get_by_role("img", name="blue 4 with 1 spiral")).to_be_visible()
    expect(ana.locator("#told")).to_have_value("g6-4, r")
    ana.unroute("**/chance")
    ana.locator("#told").fill("g6-4")
    ana.locator("#told").press("Enter")
    expect(ana.get_by_role("img", name="green 6 with 4 crosses")).to_be_visible()
    expect(ana.locator("#told")).to_have_value("")
