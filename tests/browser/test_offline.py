"""Without a connection rules open, tables show a friendly page, and afterwards every table is fresh."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server

SERVED_BY = "navigator.serviceWorker.controller?.scriptURL ?? ''"


def until_served_in(page: Page, language: str) -> None:
    """Until the worker of a language serves the page. Asked from here: the policy of the page forbids polls in it."""
    while not page.evaluate(SERVED_BY).endswith(f"lang={language}"):
        page.wait_for_timeout(100)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    running = Server(tmp_path, "--no-limits")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Browser, own_server: Server) -> Iterator[Page]:
    context = browser.new_context(base_url=own_server.address, locale="pl")
    page = context.new_page()
    yield page
    context.close()


@pytest.mark.long
def test_offline_the_rules_open_and_tables_are_never_old(visitor: Page, own_server: Server) -> None:
    page = visitor
    page.goto("/join")
    until_served_in(page, "pl")
    page.goto("/learn/pixies")  # while the server starts, its rules may not have been ready for the worker
    expect(page.locator("#rules")).to_be_attached()
    page.goto("/")
    page.locator("form[action='/play/pixies'] button").click()
    expect(page.locator("#table")).to_be_visible()
    table = page.url

    own_server.kill()
    assert page.goto(table).status == 503  # type: ignore[union-attr] # there is an answer
    expect(page.locator("#table")).to_have_count(0)
    expect(page.locator("main h1")).to_have_text("Brak połączenia")
    assert page.goto("/").status == 503  # type: ignore[union-attr] # as above
    page.locator("main a[href='/learn/pixies']").click()
    expect(page.locator("#rules")).to_be_attached()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert page.evaluate(
        "document.styleSheets.length > 2 && [...document.styleSheets].every((sheet) => sheet.cssRules.length)"
    )
    page.goto("/learn/pixies/play/2")
    expect(page.locator("main h1")).to_have_text("Brak połączenia")

    own_server.start()
    page.goto(table)
    expect(page.locator("#table")).to_be_visible()
    assert not page.evaluate("caches.match(location.href, { ignoreVary: true })")


def test_another_language_replaces_what_is_kept(visitor: Page) -> None:
    page = visitor
    page.goto("/join")
    until_served_in(page, "pl")
    page.request.post("/settings", form={"language": "hr"})
    page.goto("/join")
    until_served_in(page, "hr")
    while [name.split()[-1] for name in page.evaluate("caches.keys()")] != ["hr"]:
        page.wait_for_timeout(100)
    page.context.set_offline(True)
    page.goto("/tables/NOBODY00")
    expect(page.locator("main h1")).to_have_text("Nema veze")
    page.context.set_offline(False)
    page.locator("main .go").click()
    expect(page.locator("main h1")).not_to_have_text("Nema veze")
