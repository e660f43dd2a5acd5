"""A person alone plays each game in a real browser, to the result."""

import random

import pytest
from playwright.sync_api import Page, expect

from browser.hands import is_over, play_by_clicks, see_result, sit_down
from sampling import one_of
from stol.games.registry import KEYS


@pytest.mark.long
@pytest.mark.parametrize("game", one_of(KEYS, "whole games by clicks"))
def test_a_whole_game_is_played_by_clicks_against_an_opponent(page: Page, game: str) -> None:
    sit_down(page, game)
    moves = play_by_clicks(page, random.Random(1))
    assert moves > 5
    expect(page.locator("h1")).to_contain_text("win")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    assert page.__dict__["wrong"] == []


@pytest.mark.long
def test_a_whole_game_is_played_by_keys_alone(page: Page) -> None:
    sit_down(page, "pixies")
    rng, moves = random.Random(2), 0
    while not is_over(page):
        before = page.locator("body").get_attribute("data-sequence")
        page.keyboard.press(str(rng.randint(1, 4)))
        page.wait_for_timeout(30)
        for key in ("Enter", "n", "ArrowRight", "Enter"):
            if page.locator("body").get_attribute("data-sequence") == before:
                page.keyboard.press(key)
                page.wait_for_timeout(30)
        moves += 1
        assert moves < 1000
    see_result(page)
    expect(page.locator("h1")).to_contain_text("win")
