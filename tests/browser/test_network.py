"""From another machine of the network, without https: there, browsers say less about where a request comes from."""

from playwright.sync_api import Browser, expect

from browser.conftest import ELSEWHERE, Server
from browser.hands import sit_down


def test_forms_are_taken_for_our_own(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=f"http://{ELSEWHERE}:{server.port}", service_workers="block")
    page = context.new_page()
    sit_down(page, "pixies")
    page.goto("/")
    page.locator(".me > button").click()
    page.locator("#me-name").fill("Ana")
    page.locator("#me-name").press("Enter")
    expect(page.locator(".me > button")).to_contain_text("Ana")
    context.close()
