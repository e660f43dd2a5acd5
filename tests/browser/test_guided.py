"""A newcomer plays the guided first game in a real browser, and then a real game, to its end."""

import itertools
import random
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.guided_sights import mistakes
from browser.hands import play_by_clicks
from browser.newcomer import press, walk_by_keys, walk_through
from browser.shots import scrolls_sideways, show
from browser.size_tables import measured
from browser.test_sizes import SMALLEST_CELL
from sampling import one_of, sample
from stol.games.registry import KEYS, find
from stol.text.languages import SHIPPED

GAMES = [key for key in KEYS if find(key).lesson]
WAYS = list(itertools.product(GAMES, SHIPPED))
"""Every game in every language."""
BOTTOM_OF_TEXT = """element => {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getBoundingClientRect().bottom;
}"""
BROKEN_WORDS = """element => element.textContent.split(/\\s+/).filter((word) => {
  const alone = element.appendChild(document.createElement("span"));
  Object.assign(alone, { textContent: word, style: "white-space: nowrap" });
  const width = alone.getBoundingClientRect().width;
  alone.remove();
  return width > element.getBoundingClientRect().width + 0.1;
})"""
LIT_PX = 7
"""The dashed line around what is lit, with its distance."""
BOARD = ".stage svg.cloth, .stage svg.hexboard, .mine svg.parea, .onmine .hand"


@pytest.mark.parametrize(("game", "language"), one_of(WAYS, "guided clicks"))
def test_a_newcomer_clicks_on_what_is_lit_and_then_plays_a_real_game_to_its_end(
    page: Page, game: str, language: str
) -> None:
    seen: list[str] = []
    walk_through(page, game, language=language, look=lambda shown: seen.append(shown.url))
    assert f"/learn/{game}/play/1" in seen[0]
    expect(page.locator(f"#table[data-game={game}]")).to_be_visible()
    play_by_clicks(page, random.Random(3))
    expect(page.locator("main.result")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.__dict__["wrong"] == []


@pytest.mark.parametrize(("game", "language"), one_of(WAYS, "guided phone"))
def test_the_same_on_a_phone_and_nothing_scrolls_sideways(phone: Page, game: str, language: str) -> None:
    wide: list[str] = []
    walk_through(
        phone, game, language=language, look=lambda shown: wide.extend([shown.url] if scrolls_sideways(shown) else [])
    )
    assert not wide
    expect(phone.locator(f"#table[data-game={game}]")).to_be_visible()


@pytest.mark.parametrize("game", one_of(GAMES, "guided keys"))
def test_the_same_by_keys_alone(page: Page, game: str) -> None:
    walk_by_keys(page, game)
    expect(page.locator(f"#table[data-game={game}]")).to_be_visible()
    assert page.__dict__["wrong"] == []


@pytest.mark.parametrize("game", one_of(GAMES, "guided without script"))
def test_the_same_without_script(browser: Browser, server: Server, game: str) -> None:
    context = browser.new_context(base_url=server.address, java_script_enabled=False)
    page = context.new_page()
    walk_through(page, game, scripted=False)
    expect(page.locator(f"#table[data-game={game}]")).to_be_visible()
    context.close()


@pytest.mark.parametrize(("game", "language"), one_of(WAYS, "guided mistakes"))
def test_every_mistake_is_answered_on_a_phone_in_every_language(phone: Page, game: str, language: str) -> None:
    phone.set_extra_http_headers({"Accept-Language": language})
    for sight in mistakes(game):
        show(phone, sight)
        expect(phone.locator("html")).to_have_attribute("lang", language)
        assert not scrolls_sideways(phone), sight.name
        assert phone.locator(".coach").evaluate("e => e.scrollHeight <= e.clientHeight + 1"), sight.name


def test_a_wrong_move_is_answered_and_show_me_lights_the_right_one_while_the_board_stays(page: Page) -> None:
    page.goto("/learn/clustered/play/3")
    board = page.locator(BOARD).first
    before = board.bounding_box()
    press(page, page.locator("a.spot[data-move='2tf@2,1']"))
    expect(page.locator(".coach.no h2")).to_have_text("Almost")
    expect(page.locator("#table.lit a.spot.goal")).to_be_visible()
    expect(page.locator(".tray button[name=move]:visible")).to_have_count(0)  # it would bring the same answer
    assert page.url.endswith("/learn/clustered/play/3")
    assert board.bounding_box() == before
    press(page, page.get_by_role("link", name="Show me"))
    expect(page.locator("#table.lit button.goal")).to_be_visible()
    assert board.bounding_box() == before
    page.keyboard.press("Escape")
    expect(page.locator(".hand a.goal")).to_be_visible()


def test_on_a_phone_the_board_stays_where_it_is_in_all_states(phone: Page) -> None:
    boxes = []
    for query in ("", "?own=1", "?own=1&card=2tf&ask=1&why=2tf@1,-1", "?own=1&card=2tf&at=3,0"):
        phone.goto(f"/learn/clustered/play/3{query}")
        boxes.append(phone.locator(BOARD).first.bounding_box())
    assert boxes == [boxes[0]] * len(boxes)


LOW, SMALL, PHONE = (844, 390), (320, 640), (390, 844)
SIZES = list(itertools.product(GAMES, (LOW, SMALL, PHONE)))
CHOSEN_SIZES = sample(SIZES, "guided sizes", lambda case: case)


@pytest.mark.parametrize(("game", "size"), CHOSEN_SIZES)
def test_on_small_screens_nothing_of_the_coach_is_cut_and_show_me_brings_what_is_lit_into_sight(
    page: Page, game: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/learn/{game}/play/1")
    assert page.locator(".coach").evaluate("e => e.scrollHeight <= e.clientHeight + 1")
    press(page, page.get_by_role("link", name="Show me"))
    expect(page.locator("#table .goal").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [LOW, SMALL, PHONE])
def test_on_small_screens_spaces_are_as_large_as_at_a_table(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/learn/ingenious/play/2")
    space = measured(page, "ingenious")["cell"]
    assert space
    assert space >= SMALLEST_CELL


@pytest.mark.parametrize("size", [LOW, PHONE])
def test_an_offer_to_swap_is_in_sight_on_a_phone(phone: Page, size: tuple[int, int]) -> None:
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    phone.goto("/learn/ingenious/play/5?lang=ro")
    expect(phone.locator("#table button.goal")).to_be_in_viewport(ratio=1)
    assert phone.locator(".cells li").evaluate_all("all => all.every((e) => e.scrollWidth <= e.clientWidth)")


def test_on_a_phone_the_coach_is_in_sight_when_a_round_is_counted(phone: Page) -> None:
    phone.set_viewport_size({"width": 320, "height": 640})
    phone.goto("/learn/pixies/play/8")
    expect(phone.locator(".reckoning")).to_have_count(1)
    expect(phone.locator(".coach")).to_be_in_viewport(ratio=1)
    phone.keyboard.press("Enter")
    expect(phone).to_have_url(re.compile("/play/9$"))


def test_on_a_narrow_phone_the_lit_dice_lie_below_the_words_about_them(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto("/learn/onecard/play/1?lang=sr-Cyrl")
    words = page.locator(".dice .term").evaluate(BOTTOM_OF_TEXT)
    die = page.locator(".die.goal").first.bounding_box()
    assert die
    assert words + LIT_PX <= die["y"]


def test_the_words_on_the_shelf_for_kept_dice_are_not_broken(page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto("/learn/onecard/play/1?lang=ru")
    assert page.locator(".shelf .empty").evaluate(BROKEN_WORDS) == []


def test_rows_of_a_scored_card_are_ringed_not_covered(page: Page) -> None:
    page.goto("/learn/onecard/play/7")
    fills = "all => all.map((e) => getComputedStyle(e).fill)"
    rings = page.locator(".spoken-of .ring, .scored-pop .ring").evaluate_all(fills)
    assert rings == ["none"] * len(rings)
    assert rings
    page.set_viewport_size({"width": LOW[0], "height": LOW[1]})
    expect(page.locator(".coach .go")).to_be_in_viewport(ratio=1)


def test_after_the_last_step_only_the_coach_goes_on(page: Page) -> None:
    page.goto("/learn/clustered/play/8")
    expect(page.locator(".coach .go")).to_be_visible()
    expect(page.locator(".bar .turn")).to_have_count(0)
    expect(page.locator(".tray :is(a, button)[data-pick]")).to_have_count(0)


def test_back_skip_and_play_it_anyway(page: Page) -> None:
    page.goto("/learn/ingenious/play/2")
    press(page, page.get_by_role("link", name="Back", exact=True))
    assert page.url.endswith("/play/1")
    page.get_by_role("button", name="Skip").click()
    page.wait_for_url("**/tables/*")
    page.goto("/learn/clustered/play/3")
    press(page, page.locator("a.spot[data-move='2tf@2,1']"))
    page.get_by_role("button", name="Play it anyway").click()
    page.wait_for_url("**/tables/*")
    expect(page.locator("#table")).to_be_visible()


@pytest.mark.parametrize("game", one_of(GAMES, "guided axe"))
def test_axe_finds_nothing_wrong_with_any_step(page: Page, game: str) -> None:
    found: list[str] = []

    def check(shown: Page) -> None:
        rules = Axe().run(shown, options={"resultTypes": ["violations"]}).response["violations"]
        found.extend(f"{shown.url} {rule['id']}: {node['html'][:120]}" for rule in rules for node in rule["nodes"])

    walk_through(page, game, look=check)
    assert not found


def test_at_the_real_table_the_coach_explains_the_latest_move(page: Page) -> None:
    walk_through(page, "clustered")
    page.get_by_role("link", name="Explain this move").first.click()
    expect(page.locator(".coach h2")).to_have_text("The latest move")
    expect(page.locator(".coach .ruleno").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".coach")).to_have_count(0)
    assert page.__dict__["wrong"] == []


DRAGGED = {
    "pixies": (1, ".market a.card.goal", ".mine a.spot"),
    "onecard": (1, ".loose a.die.goal", ".shelf"),
    "clustered": (2, ".hand a.card.goal", ".cloth a.spot.goal"),
    "ingenious": (1, ".rack a.slot[aria-current]", ".spots a.goal"),
}
"""A step, what is dragged there, and where to."""
MIDDLE = """place => {
  const { x, y, width, height } = (place.ownerSVGElement ? place.firstElementChild : place).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
FARTHEST = """() => {
  const middle = (link) => {
    const { x, y, width, height } = link.firstElementChild.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const all = (links) => [...document.querySelectorAll(`main.stage ${links}`)].map(middle);
  const places = all("a[data-move]:not(.card)");
  const far = ([x, y]) => Math.min(...places.map(([right, down]) => Math.hypot(x - right, y - down)));
  return all("a[href*='why=']").sort((one, other) => far(other) - far(one))[0];
}"""
"""The middle of the place that is farthest from all where the piece may go."""


@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_dragged_as_at_the_table_and_a_wrong_drop_is_answered_by_the_coach(page: Page, game: str) -> None:
    step, piece, place = DRAGGED[game]
    is_die = game == "onecard"  # it goes to the shelf or stays: no place is wrong

    def lift() -> None:
        page.goto(f"/learn/{game}/play/{step}")
        page.wait_for_load_state("load")
        page.locator(piece).first.hover()
        page.mouse.down()
        page.mouse.move(640, 320, steps=4)
        page.wait_for_selector(".shelf" if is_die else "main.stage a[data-move]:not(.card)")
        expect(page.locator(".dragged svg").first).to_be_visible()

    if not is_die:
        lift()
        page.mouse.move(*page.evaluate(FARTHEST), steps=4)
        page.mouse.up()
        expect(page.locator(".coach.no .words")).to_be_visible()
        expect(page.locator(".dragged")).to_have_count(0)
    lift()
    page.mouse.move(*page.locator(place).first.evaluate(MIDDLE), steps=4)
    page.mouse.up()
    if is_die:
        expect(page.locator(".shelf a.die")).to_have_count(1)
    else:
        page.wait_for_url(f"**/learn/{game}/play/{step + 1}*")
    expect(page.locator(".dragged")).to_have_count(0)
    assert page.__dict__["wrong"] == []


def test_a_finger_drags_while_the_page_changes_below_it(phone: Page) -> None:
    step, piece, place = DRAGGED["clustered"]
    phone.goto(f"/learn/clustered/play/{step}")
    phone.wait_for_load_state("load")
    device = phone.context.new_cdp_session(phone)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    card = phone.locator(piece)
    card.scroll_into_view_if_needed()
    start = card.evaluate(MIDDLE)
    touch("touchStart", *start)
    touch("touchMove", start[0], start[1] - 40)
    phone.wait_for_selector(place)
    expect(phone.locator(".dragged svg").first).to_be_visible()
    touch("touchMove", *phone.locator(place).evaluate(MIDDLE))
    touch("touchEnd")
    expect(phone.locator("#table button.goal")).to_be_visible()
    expect(phone.locator(".dragged")).to_have_count(0)
    phone.locator("#table button.goal").tap()
    phone.wait_for_url(f"**/learn/clustered/play/{step + 1}*")
