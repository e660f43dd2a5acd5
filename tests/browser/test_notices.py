"""The service worker of a real Chromium shows what the server sends, as its developer tools deliver it."""

import json
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from browser.conftest import BROWSERS, TIMEOUT_MS, Server

NOTICE = {"title": "Twój ruch", "body": "Pixies", "path": "/tables/NOBODY00", "tag": "one", "language": "pl"}
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
  ({ title, body, tag, data }) => ({ title, body, tag, data }))"""
IS_SHOWN = """async (body) => {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  return shown.length === 1 && shown[0].body === body;
}"""


@pytest.fixture
def with_windows(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """Chromium with all its parts: the headless shell shows no notifications."""
    path = next(filter(None, map(shutil.which, BROWSERS[1:])), None)
    assert path, "notices need all of Chromium; on Debian: apt-get install chromium"
    launched = browser_type.launch(**browser_type_launch_args | {"executable_path": path})
    yield launched
    launched.close()


@pytest.fixture
def with_worker(with_windows: Browser, server: Server) -> Iterator[BrowserContext]:
    context = with_windows.new_context(
        base_url=server.address, permissions=["notifications"], timezone_id="Europe/Belgrade"
    )
    yield context
    context.close()


def registration_of(page: Page) -> tuple[Any, str]:
    """A session of the developer tools, and the id of the registration of our service worker."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(told: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in told["registrations"] if page.url.startswith(one["scopeURL"]))

    tools.on("ServiceWorker.workerRegistrationUpdated", note)
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(100)
    return tools, found[-1]


def test_a_push_message_is_shown_and_news_of_the_same_table_replace_it(
    with_worker: BrowserContext, server: Server
) -> None:
    page = with_worker.new_page()
    page.set_default_timeout(TIMEOUT_MS)
    page.goto("/join")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    tools, registration = registration_of(page)
    for body in ("Pixies", "Ingenious"):
        data = json.dumps(NOTICE | {"body": body})
        sent = {"origin": server.address, "registrationId": registration, "data": data}
        tools.send("ServiceWorker.deliverPushMessage", sent)
        page.wait_for_function(IS_SHOWN, arg=body)
    [shown] = page.evaluate(SHOWN)
    assert shown == {"title": "Twój ruch", "body": "Ingenious", "tag": "one", "data": {"path": "/tables/NOBODY00"}}


def test_wishes_are_kept_and_the_time_zone_is_that_of_the_browser(with_worker: BrowserContext) -> None:
    page = with_worker.new_page()
    page.request.post("/name", form={"name": "Ana"})
    page.goto("/me/notices")
    expect(page.locator("#zone")).to_have_value("Europe/Belgrade")
    assert Axe().run(page).violations_count == 0
    page.locator("[value=push-finished]").uncheck()
    page.locator("[name=night_to]").select_option("7")
    page.locator("form[action='/me/notices'] button").click()
    expect(page.locator("[value=push-finished]")).not_to_be_checked()
    expect(page.locator("[value=push-turn]")).to_be_checked()
    expect(page.locator("[name=night_to]")).to_have_value("7")
    page.reload()
    expect(page.locator("#zone")).to_have_value("Europe/Belgrade")


def test_without_permission_the_page_says_where_to_change_it(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, permissions=[])
    page = context.new_page()
    page.goto("/me/notices")
    page.locator("#push-on").click()
    expect(page.locator("#push-told")).to_be_visible()
    context.close()
