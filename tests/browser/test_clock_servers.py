"""Clocks in browsers: the same at two servers, and after kill -9. The time without any server does not count."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.test_together import newcomer, open_table, take_seat
from table.postgresql import postgresql_server

DOWN = 7.0
"""Seconds without a server: more than a server that is killed may forget."""
ROUND = 1.5
"""Seconds between reading the page and reading the watch."""


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers of one database, which may be killed."""
    with postgresql_server() as database:
        url = database.new()
        folders = [tmp_path / name for name in ("one", "other")]
        for folder in folders:
            folder.mkdir()
        one, other = (Server(folder, "--no-limits", "--database", url) for folder in folders)
        try:
            one.start()
            other.start()
            yield one, other
        finally:
            one.stop()
            other.stop()


class Seen:
    """The clock beside the turn as a page was sent it: the seconds that were left, and when that was."""

    def __init__(self, page: Page, address: str) -> None:
        page.goto(address)
        clock = page.locator(".turn .clock")
        expect(clock).to_be_visible()
        self.left, self.at = int(clock.get_attribute("data-left") or 0) / 1000, time.monotonic()

    def gone(self, later: "Seen") -> float:
        return self.left - later.left

    def passed(self, later: "Seen") -> float:
        return later.at - self.at


@pytest.mark.long
def test_a_clock_is_the_same_at_two_servers_and_goes_on_when_they_are_killed(
    browser: Browser, servers: tuple[Server, Server]
) -> None:
    one, other = servers
    ana, ben = newcomer(browser, one), newcomer(browser, other)
    here = open_table(ana, "pixies", "you", "open", time="1h")
    there = here.replace(one.address, other.address)
    take_seat(ben, there, "Ben")
    ana.wait_for_selector("#table")  # the waiting room has led to it
    ana.wait_for_load_state()
    first, second = Seen(ana, here), Seen(ben, there)
    assert abs(first.gone(second) - first.passed(second)) < ROUND
    one.kill()
    ben.wait_for_timeout(DOWN * 1000)
    third = Seen(ben, there)
    assert abs(second.gone(third) - second.passed(third)) < ROUND, "a server runs: time passes"
    other.kill()
    ben.wait_for_timeout(DOWN * 1000)
    one.start()
    fourth = Seen(ana, here)
    assert third.gone(fourth) < third.passed(fourth) - DOWN + ROUND, "none ran: that time does not count"
    fifth = Seen(ana, here)
    assert abs(fourth.gone(fifth) - fourth.passed(fifth)) < ROUND
    for page in (ana, ben):
        page.context.close()
