"""Settings apply at once at a table, with and without script; sounds wait for a touch; the icon tells of one's turn."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.conftest import Server

KINDS = ["place", "dice", "turn", "low", "points", "end", "best", "win"]
LISTEN = """
  window.made = 0; window.during = []; window.started = []; window.vibrated = [];
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.made += 1; window.during.push(window.event?.type ?? null); }
  };
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (at) { window.started.push(at); return start.call(this, at); };
  navigator.vibrate = (pattern) => window.vibrated.push(pattern);
"""
"""Counts what the page asks of the browser's own sound, and notes which event was being answered meanwhile."""
RECORDER = Path(__file__).with_name("recorder.js").read_text()
TOGETHER = [["place", "points", "win"], ["place", "points", "turn"]]
"""Sounds that one move can bring."""
HAPPEN = "(kind) => document.dispatchEvent(new CustomEvent('stol:happened', { detail: { kind } }))"


def open_table(page: Page, game: str = "clustered") -> None:
    page.goto("/")
    page.locator(f"form[action='/play/{game}'] button").click()
    expect(page.locator("#table")).to_be_visible()


def root(page: Page, name: str) -> str | None:
    return page.locator("html").get_attribute(f"data-{name}")


def choose(page: Page, name: str, value: str) -> None:
    with page.expect_response("**/settings"):
        page.locator(f"#settings-form [name={name}][value={value}]").click()


def test_on_a_phone_the_hand_stays_when_a_card_is_picked_and_five_dice_fit_beside_larger_text(phone: Page) -> None:
    open_table(phone)
    hand = phone.locator(".hand")
    expect(phone.locator(".turn.yours")).to_be_visible()
    before = hand.bounding_box()
    hand.locator("a").nth(1).tap()
    expect(hand.locator("[aria-current]")).to_have_count(1)
    assert hand.bounding_box() == before
    phone.goto("/settings")
    choose(phone, "size", "large")
    open_table(phone, "onecard")
    expect(phone.locator(".shelf")).to_be_attached()
    assert phone.evaluate("document.documentElement.scrollWidth") == 390


def test_settings_open_over_the_table_apply_at_once_and_are_kept(page: Page, context: BrowserContext) -> None:
    open_table(page)
    address = page.url
    page.locator("[popovertarget=menu]").click()
    page.locator("#menu a[data-settings]").click()
    expect(page.locator("dialog #settings")).to_be_visible()
    before = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    for name, value in {"light": "night", "speed": "fast", "confirm": "always", "patterns": "strong"}.items():
        choose(page, name, value)
        assert root(page, name) == value
        expect(page.locator(f"#settings-form [name={name}][aria-pressed=true]")).to_have_attribute("value", value)
    choose(page, "size", "large")
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > before
    page.locator("dialog [data-close]").click()
    expect(page.locator("[popovertarget=menu]")).to_be_focused()
    assert page.url == address
    other = context.new_page()  # the same player, who comes again
    other.goto("/")
    assert [root(other, name) for name in ("light", "speed", "size")] == ["night", "fast", "large"]
    other.locator("a[data-settings]").click()
    choose(other, "light", "system")
    assert root(other, "light") is None
    other.locator("[name=language][value=pl]").click()
    expect(other.locator("html")).to_have_attribute("lang", "pl")
    assert other.url.endswith("/")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_without_script_settings_are_a_page_with_a_form(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, java_script_enabled=False)
    page = context.new_page()
    page.goto("/setup")
    page.locator("a[data-settings]").click()
    page.locator("[name=speed][value=none]").click()
    expect(page.locator("html")).to_have_attribute("data-speed", "none")
    page.locator("[name=language][value=hr]").click()
    expect(page.locator("html")).to_have_attribute("lang", "hr")
    page.locator("#settings [data-close]").click()
    expect(page).to_have_url(f"{server.address}/setup")
    expect(page.locator("html")).to_have_attribute("data-speed", "none")
    context.close()


@pytest.mark.parametrize("confirm", ["always", "never"])
def test_moves_are_confirmed_as_the_settings_say(browser: Browser, server: Server, confirm: str) -> None:
    context = browser.new_context(base_url=server.address, has_touch=True, service_workers="block")
    page = context.new_page()
    open_table(page)
    page.request.post("/settings", form={"confirm": confirm})
    page.reload()
    page.locator("a.card[data-pick]").first.click()
    space = page.locator("[data-spot][data-move]").first
    if confirm == "always":
        space.click()
        expect(page.locator("[data-spot][data-sure]")).to_be_visible()
    else:
        with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/moves")):
            space.tap()
    context.close()


def test_sounds_wait_for_a_touch_and_are_turned_off_by_one(page: Page) -> None:
    page.add_init_script(LISTEN)
    open_table(page)
    page.reload()
    for kind in KINDS:
        page.evaluate(HAPPEN, kind)
    assert page.evaluate("[made, started.length, vibrated.length]") == [0, 0, 0]
    page.mouse.click(5, 300)
    page.wait_for_function("() => made === 1")
    for kind in KINDS:
        before = page.evaluate("started.length")
        page.evaluate(HAPPEN, kind)
        assert page.evaluate("started.length") > before, kind
    assert page.evaluate("vibrated.length") == len(KINDS)
    assert page.evaluate("during") == [None], "the touch was answered first"
    mute = page.locator(".tools [data-mute]")
    with page.expect_response("**/settings"):
        page.keyboard.press("m")
    expect(mute).to_have_attribute("aria-pressed", "true")
    before = page.evaluate("started.length")
    page.evaluate(HAPPEN, "win")
    assert page.evaluate("started.length") == before
    page.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")
    with page.expect_response("**/settings"):
        mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    page.wait_for_function("() => made === 1")
    page.evaluate(HAPPEN, "turn")
    assert page.evaluate("started.length") > 0
    assert page.__dict__["wrong"] == []


def test_no_sound_is_silent_or_harsh_and_several_at_once_are_not_cut(page: Page) -> None:
    page.add_init_script(RECORDER)
    page.goto("/learn/clustered/play")
    page.mouse.click(5, 300)
    page.wait_for_function("() => window.ready")
    for sound in page.evaluate("slots => recorded(slots)", [*([kind] for kind in KINDS), *TOGETHER]):
        alone = len(sound["kinds"]) == 1
        assert 0.1 < sound["peak"] < (0.6 if alone else 0.95), sound
        assert 0.04 < sound["power"] < (0.2 if alone else 0.35), sound
        assert sound["end"] < 0.01, sound


def test_a_page_that_is_not_seen_tells_of_ones_turn_and_of_nothing_small(page: Page) -> None:
    page.add_init_script(LISTEN)
    page.add_init_script("window.badges = []; navigator.setAppBadge = async (count) => badges.push(count);")
    open_table(page)
    expect(page.locator(".turn.yours")).to_be_visible()
    page.locator(".hand a.card").first.click()
    expect(page.locator(".hand a[aria-current]")).to_be_visible()
    assert page.evaluate("badges") == [1], "what is picked says nothing to the browser"
    assert "icon-turn" in str(page.locator("link[rel=icon]").get_attribute("href"))
    page.mouse.click(5, 300)
    page.wait_for_function("() => made === 1")
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    page.evaluate(HAPPEN, "place")
    assert page.evaluate("started.length") == 0
    page.evaluate(HAPPEN, "turn")
    assert page.evaluate("started.length") > 0
