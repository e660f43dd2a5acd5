"""Two devices, one player: a computer makes a link, a phone opens it, and both play the same tables."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from stol.table.phrases import WORDS_PER_PHRASE


def name(page: Page, called: str) -> None:
    page.request.post("/name", form={"name": called})


def test_a_phone_becomes_the_same_player_by_a_link(page: Page, phone: Page) -> None:
    name(page, "Ana")
    page.goto("/")
    page.locator("form[action='/play/pixies'] button").click()
    expect(page.locator("#table")).to_be_visible()
    table = page.url
    page.goto("/settings")
    page.get_by_role("link", name="Devices").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.locator("input[readonly]").input_value()
    expect(page.locator(".qr")).to_be_visible()

    phone.goto(link)
    expect(phone.locator("main")).to_contain_text("Ana (1 game)")
    phone.get_by_role("button", name="Yes, that is me").tap()
    expect(phone.locator(".devices li")).to_have_count(2)
    expect(phone.locator(".me > button")).to_have_text("Ana")
    phone.goto(table)
    expect(phone.locator(".turn")).to_be_visible()
    phone.goto("/")
    expect(phone.locator(f"a[href='/tables/{table.rpartition('/')[2]}']")).to_be_visible()

    page.goto("/me/devices")
    expect(page.locator(".devices li")).to_have_count(2)
    page.locator(".devices li", has_not_text="this device").get_by_role("button").click()
    expect(page.locator(".devices li")).to_have_count(1)
    phone.goto("/me/devices")
    expect(phone.locator("main")).to_contain_text("does not belong to a player yet")


def test_it_works_without_scripts_and_by_keyboard(browser: Browser, server: Server) -> None:
    plain = browser.new_context(base_url=server.address, java_script_enabled=False)
    ana = plain.new_page()
    name(ana, "Ana")
    ana.goto("/me/devices")
    ana.get_by_role("button", name="Make a phrase").focus()
    ana.keyboard.press("Enter")
    expect(ana.locator(".phrase li")).to_have_count(WORDS_PER_PHRASE)
    phrase = " ".join(ana.locator(".phrase li").all_inner_texts())
    other = browser.new_context(base_url=server.address, java_script_enabled=False)
    later = other.new_page()
    later.goto("/me/devices")
    later.get_by_role("link", name="Back with the recovery phrase").click()
    later.locator("#phrase").fill(phrase)
    later.keyboard.press("Enter")
    expect(later.locator(".devices li")).to_have_count(2)

    later.goto("/me/erase")
    later.locator("#erase-name").fill("Ana")
    later.keyboard.press("Enter")
    expect(later.locator("h1")).to_have_text("Everything is deleted")
    ana.goto("/me/devices")
    expect(ana.locator("main")).to_contain_text("does not belong to a player yet")
    plain.close()
    other.close()


def test_the_pages_can_be_used_by_everybody(page: Page) -> None:
    name(page, "Ana")
    for address in ("/me/devices", "/me/recover", "/me/data", "/me/erase"):
        page.goto(address)
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
