"""A person looks back: hands in a game, scrubs and plays it, has it reviewed, and asks for a hint at a table."""

import json

from playwright.sync_api import Page, expect

from browser.hands import YOUR_TURN, sit_down
from random_games import played
from stol import Game


def hand_in(page: Page, game: Game) -> None:
    page.goto("/records")
    page.locator("textarea").fill(played(game).to_json())
    press_open(page)
    page.wait_for_selector("#scrubber")
    page.wait_for_load_state()  # a key that is pressed before the script listens is lost


def press_open(page: Page) -> None:
    """As often as it takes: at first the rules may still be prepared, and then nothing is lost."""
    page.get_by_role("button", name="Open").click()
    while page.get_by_text("still being prepared").count():
        page.wait_for_timeout(1000)
        page.get_by_role("button", name="Open").click()


def shown(page: Page) -> int:
    return int(page.locator(".past .turn .now").inner_text().split()[1])


def wait_for(page: Page, number: int) -> None:
    expect(page.locator(".past .turn .now")).to_contain_text(f"Move {number} of")


def test_a_bad_record_is_refused_with_its_first_bad_move_and_what_was_typed_stays(page: Page) -> None:
    sheet = json.loads(played(Game("pixies")).to_json())
    sheet["moves"][4] = "nonsense"
    page.goto("/records")
    page.locator("textarea").fill(json.dumps(sheet))
    press_open(page)
    expect(page.get_by_role("alert")).to_contain_text("move 5")
    assert json.loads(page.locator("textarea").input_value()) == sheet


def test_a_game_is_walked_through_by_keys_buttons_and_the_slider(page: Page) -> None:
    hand_in(page, Game("clustered"))
    wait_for(page, 0)
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        wait_for(page, number)
    page.keyboard.press("ArrowLeft")
    wait_for(page, 2)
    page.locator("#forward").click()
    wait_for(page, 3)
    page.keyboard.press("End")
    last = page.locator("#ply").get_attribute("data-plies")
    assert last is not None
    wait_for(page, len(last.split()) - 1)
    page.keyboard.press("Home")
    wait_for(page, 0)
    box = page.locator("#ply").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 12, box["y"] + box["height"] / 2)
    page.mouse.down()
    for part in (0.2, 0.4, 0.6):
        page.mouse.move(box["x"] + part * box["width"], box["y"] + box["height"] / 2, steps=5)
    page.wait_for_function("() => Number(document.querySelector('.past .turn .now').innerText.split(' ')[1]) > 20")
    page.mouse.up()
    assert page.locator("#ply").count() == 1
    assert not page.__dict__["wrong"]


def test_a_game_plays_by_itself_until_it_is_paused(page: Page) -> None:
    hand_in(page, Game("ingenious"))
    page.clock.install()
    page.keyboard.press("Space")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "true")
    while shown(page) < 3:
        page.clock.run_for(1000)
    page.locator("#play").click()
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.clock.run_for(10_000)
    assert asked == []


def test_without_script_the_slider_is_sent_by_its_button(page: Page) -> None:
    hand_in(page, Game("ingenious"))
    address = page.url
    assert page.context.browser
    plain = page.context.browser.new_context(java_script_enabled=False, base_url=address)
    other = plain.new_page()
    other.goto(address)
    other.locator("#ply").fill("40")
    other.get_by_role("button", name="Show").click()
    expect(other.locator(".past .turn .now")).not_to_contain_text("Move 0")
    plain.close()


def test_the_curve_fills_while_a_game_is_reviewed(page: Page) -> None:
    hand_in(page, Game("ingenious", players=1))
    page.get_by_role("button", name="Review the game").click()
    expect(page.locator("#done")).to_be_visible()
    page.wait_for_selector(".curve .line", state="attached")
    page.wait_for_selector(".ledger")
    assert page.locator("#done").count() == 0
    mark = page.locator("#account .turns a[href*='better=']").first
    if mark.count():
        mark.click()
        expect(page.locator(".told")).to_contain_text("Better")
    assert not page.__dict__["wrong"]


def test_a_hint_marks_the_best_move_where_it_is_made(page: Page) -> None:
    sit_down(page, "ingenious")
    page.wait_for_selector(YOUR_TURN)
    page.keyboard.press("h")
    page.wait_for_selector(".hints li")
    expect(page.locator(".hints li")).to_have_count(3)
    expect(page.locator(".advised").first).to_be_visible()
    page.locator(".hints li a").nth(1).click()
    expect(page.locator(".hints li a").nth(1)).to_have_attribute("aria-current", "true")
    before = page.locator("body").get_attribute("data-sequence")
    page.locator("#table button.advised").click()
    page.wait_for_function("before => document.body.dataset.sequence !== before", arg=before)
    assert not page.__dict__["wrong"]
