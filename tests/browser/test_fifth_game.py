"""A person plays a game of another package in a real browser, to the result, on the stage that any game gets."""

import os
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server, watch
from browser.hands import play_by_clicks, sit_down
from fifth_game import environment, install


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server that finds the game."""
    folder = tmp_path_factory.mktemp("fifth")
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "PYTHONPATH", environment(install(folder))["PYTHONPATH"])
        running = Server(folder, "--no-limits")
        running.start()
        yield running.address
        running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def reader(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800}, service_workers="block")
    page = context.new_page()
    watch(page)
    yield page
    context.close()


@pytest.mark.long
def test_reversi_is_played_by_clicks_to_the_result(reader: Page) -> None:
    sit_down(reader, "reversi")
    assert play_by_clicks(reader, random.Random(1)) > 5
    expect(reader.locator("h1")).to_contain_text("win")
    expect(reader.get_by_role("button", name="Rematch")).to_be_visible()
    reader.get_by_role("link", name="Review").click()
    expect(reader.locator(".stage.generic svg circle").first).to_be_visible()
    assert reader.__dict__["wrong"] == []


def test_a_place_is_reached_by_keys_and_plays(reader: Page) -> None:
    sit_down(reader, "reversi")
    before = reader.locator("body").get_attribute("data-sequence")
    while not reader.locator("a[data-spot]:focus").count():  # the script that reads the keys may not have come yet
        reader.keyboard.press("ArrowRight")
        reader.wait_for_timeout(50)
    reader.keyboard.press("Enter")
    reader.wait_for_function("before => document.body.dataset.sequence !== before", arg=before)
    assert reader.__dict__["wrong"] == []
