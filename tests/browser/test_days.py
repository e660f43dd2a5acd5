"""A game by correspondence over three days: two people, one of them on two devices, told by push and by mail."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.conftest import TIMEOUT_MS
from browser.given_days import GivenDays, given_days
from browser.hands import YOUR_TURN, one_click
from browser.receiver import Receiver
from browser.test_together import open_table, take_seat
from table.timed_tables import DAY, HOUR

ELSEWHERE = "/join"
"""A page where nothing of a table is seen."""
ANA, BEN = 0, 1


@pytest.fixture
def days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GivenDays]:
    with given_days(tmp_path, monkeypatch) as days:
        yield days


def device(browser: Browser, days: GivenDays, *, worker: bool = False, mobile: bool = False) -> Page:
    """A browser of its own; with our service worker it may show notices."""
    size = ViewportSize(width=390, height=844) if mobile else ViewportSize(width=1280, height=800)
    context = browser.new_context(
        base_url=days.address, viewport=size, is_mobile=mobile, has_touch=mobile, reduced_motion="reduce",
        permissions=["notifications"] if worker else [], service_workers="allow" if worker else "block",
    )  # fmt: skip
    context.set_default_timeout(TIMEOUT_MS)
    return context.new_page()


def link_devices(one: Page, other: Page) -> None:
    """The other device becomes the same player."""
    one.goto("/me/devices")
    one.get_by_role("button", name="Make a link").click()
    other.goto(one.locator("input[readonly]").input_value())
    other.get_by_role("button", name="Yes, that is me").tap()
    expect(other.locator(".devices li")).to_have_count(2)


def want_notices_at_night(page: Page) -> None:
    page.goto("/me/notices")
    for end in ("night_from", "night_to"):
        page.locator(f"[name={end}]").select_option("0")
    page.locator("form[action='/me/notices'] button").click()
    expect(page.locator("[name=night_from]")).to_have_value("0")


def subscribe(page: Page, days: GivenDays) -> Receiver:
    """At the push service of the tests, since that of a browser's vendor can't be reached."""
    endpoint, keys = days.push.subscribe("ana")
    answer = page.request.post("/me/notices/browser", form={"endpoint": endpoint, **keys})
    assert answer.ok, answer.text()
    want_notices_at_night(page)
    return Receiver(page, days.address)


def give_address(page: Page, days: GivenDays) -> None:
    """And confirms it, as the mail says."""
    want_notices_at_night(page)
    page.locator("#address").fill("ben@mail.example")
    page.get_by_role("button", name="Send a mail to confirm it").click()
    expect(page.locator("main")).to_contain_text("ben@mail.example")
    days.tell()
    page.goto(link_in(days, "/me/mail/on/"))
    page.locator("main form button").click()
    expect(page.locator("h1")).to_be_visible()


def link_in(days: GivenDays, path: str) -> str:
    """In the latest mail."""
    text = days.mailbox.mails[-1].get_content()
    found = re.search(rf"{days.address}{path}\S+", text)
    assert found, text
    return found[0]


def play_turn(page: Page, address: str, days: GivenDays, rng: random.Random) -> None:
    """All that is to be done at the table, which is left then."""
    page.goto(address)
    expect(page.locator(YOUR_TURN)).to_be_visible()
    own = days.table(address).to_choose()
    while days.table(address).to_choose() == own:
        one_click(page, rng)
    page.goto(ELSEWHERE)


def test_a_game_over_three_days_on_two_devices_is_told_by_push_and_by_mail(
    with_windows: Browser, days: GivenDays
) -> None:
    ana, phone = device(with_windows, days, worker=True), device(with_windows, days, mobile=True)
    ben, rng = device(with_windows, days), random.Random(5)
    address = open_table(ana, "pixies", "you", "open", time="1d")
    take_seat(ben, address, "Ben")
    ana.wait_for_selector("#table")  # the waiting room has led to it
    ana.wait_for_load_state()
    link_devices(ana, phone)
    give_address(ben, days)
    receiver, began = subscribe(ana, days), days.time.moment
    ana.goto(ELSEWHERE)
    whose, way = days.table(address).to_choose()[0], address
    while days.time.moment - began < 3 * DAY:
        days.push.delivered.clear()
        days.mailbox.mails.clear()
        play_turn(phone if whose == ANA else ben, way, days, rng)
        days.tell()
        (whose,) = days.table(address).to_choose()
        days.passes(15 * HOUR)
        if whose == ANA:  # told once; what her phone has shown is not told to her computer
            (told,) = days.push.delivered
            assert days.mailbox.mails == []
            receiver.deliver(told.message)
            (notice,) = receiver.shown()
            assert (notice["title"], notice["body"]) == ("It is your turn", "Pixies, with: Ben")
            way = days.address + notice["data"]["path"]
        else:
            (mail,) = days.mailbox.mails
            assert days.push.delivered == []
            assert mail["Subject"] == "It is your turn"
            way = link_in(days, "/tables/")
        assert way == address
    told_before = len(days.push.delivered), len(days.mailbox.mails)
    days.passes(2 * HOUR)
    if whose == ANA:
        assert days.push.delivered[-1].message["title"] == "Your time is running out"
    else:
        assert days.mailbox.mails[-1]["Subject"] == "Your time is running out"
    assert len(days.push.delivered) + len(days.mailbox.mails) == sum(told_before) + 1
    days.passes(8 * HOUR)
    assert len(days.table(address).people()) == 1
    ana.goto(address)
    expect(ana.locator("#table")).to_be_visible()
    for page in (ana, phone, ben):
        page.context.close()
