"""The service worker of a real Chromium shows what the server sends, as its developer tools deliver it."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, expect

from browser.conftest import TIMEOUT_MS, Server
from browser.receiver import Receiver

NOTICE = {"title": "Twój ruch", "body": "Pixies", "path": "/tables/NOBODY00", "tag": "one", "language": "pl"}


@pytest.fixture
def with_worker(with_windows: Browser, server: Server) -> Iterator[BrowserContext]:
    context = with_windows.new_context(
        base_url=server.address, permissions=["notifications"], timezone_id="Europe/Belgrade"
    )
    yield context
    context.close()


def test_a_push_message_is_shown_and_news_of_the_same_table_replace_it(
    with_worker: BrowserContext, server: Server
) -> None:
    page = with_worker.new_page()
    page.set_default_timeout(TIMEOUT_MS)
    page.goto("/join")
    receiver = Receiver(page, server.address)
    for body in ("Pixies", "Ingenious"):
        receiver.deliver(NOTICE | {"body": body})
    [shown] = receiver.shown()
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
