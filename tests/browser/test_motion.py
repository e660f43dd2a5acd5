"""Every change is seen happening: numbers count between their own values, and pieces fly from where they were."""

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect

from browser.conftest import Server, watch
from browser.gallery import SECRET, Gallery, Party
from browser.shots import visitor
from browser.sights import address, best, in_phase
from browser.strips import PLAY
from stol import Game, Position
from stol.games.registry import KEYS
from stol.table.table import Table
from stol.web.http.visitor import COOKIE

Point: TypeAlias = tuple[float, float]
NEAR = 16
"""Pixels that a piece may be off its path."""
RECORDER = Path(__file__).with_name("frames.js").read_text()
TAP = """spot => {
    const tap = { bubbles: true, cancelable: true, pointerType: "touch" };
    spot.dispatchEvent(new PointerEvent("click", tap));
}"""
AT_REST = """ply => {
    const seen = frames_seen.slice(-30);
    const same = (one) => JSON.stringify({ ...one }) === JSON.stringify({ ...seen[0] });
    const asked = document.querySelector(".turn.yours, .ended");
    return asked && seen.length === 30 && seen[0].ply !== ply && seen.every(same);
}"""
"""Whether moves were made since that ply, Ana is asked again, and nothing has changed for thirty frames."""

LISTEN = """
  window.told = []; window.tones = 0; window.sounds = false;
  window.AudioContext = class extends AudioContext { constructor() { super(); window.sounds = true; } };
  document.addEventListener("stol:happened", ({ detail: { kind } }) => {
    const moves = document.querySelector(".ended")?.getAnimations({ subtree: true }) ?? [];
    if (document.querySelector(".ended")) told.push([kind, ...new Set(moves.map((one) => one.animationName))]);
  });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) { window.tones += 1; return start.call(this, at); };
"""
"""Notes what is told at the end of a game with its animations, and counts tones."""


@pytest.fixture
def ana(browser: Browser, server: Server) -> Iterator[Page]:
    yield from recorded(browser, server, (1280, 800))


@pytest.fixture(params=[(1280, 800), (390, 844)], ids=["desktop", "phone"])
def ana_anywhere(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Page]:
    yield from recorded(browser, server, request.param)


def recorded(browser: Browser, server: Server, size: tuple[int, int]) -> Iterator[Page]:
    """Ana's page on a screen of that size, which keeps all its frames."""
    context = browser.new_context(
        base_url=server.address, viewport={"width": size[0], "height": size[1]}, service_workers="block"
    )
    context.add_cookies([{"name": COOKIE, "value": SECRET, "url": server.address}])
    context.add_init_script(RECORDER)
    page = context.new_page()
    wrong = watch(page)
    yield page
    context.close()
    assert wrong == []


def gains(position: Position) -> bool:
    """In the middle of a game, where the greedy move brings points at once."""
    view = position.view(0)
    if view["game"] == "onecard":
        return view["phase"] == "mark" and any(view["scored"])
    started = {"pixies": 30, "clustered": 30, "ingenious": 30}[view["game"]]
    return bool(view["ply"] > started)


@pytest.fixture(scope="module")
def tables(gallery: Gallery) -> dict[str, Table]:
    return {
        key: gallery.lay(Party(f"MOTION{number}A", Game(key), ("Ana", "Oskar"), "7"), gains)
        for number, key in enumerate(KEYS, 2)
    }


def play_best(page: Page, table: Table) -> list[dict[str, Any]]:
    """Plays Ana's best move, waits for the opponent's answer, and gives all frames of it."""
    if page.url == "about:blank":
        page.goto(address(table))
        page.wait_for_load_state("load")
    ply = page.evaluate("document.getElementById('table').dataset.ply ?? document.body.dataset.sequence")
    page.evaluate(PLAY, best(table))
    page.wait_for_function(AT_REST, arg=ply)
    frames: list[dict[str, Any]] = page.evaluate("frames_seen")
    return frames


@pytest.mark.parametrize("game", KEYS)
def test_numbers_count_between_their_own_values_and_a_piece_is_drawn_once(
    ana: Page, tables: dict[str, Table], game: str
) -> None:
    frames = play_best(ana, tables[game])
    known: dict[str, list[int]] = {}
    for frame in frames:
        for name, value, text in frame["numbers"]:
            values = known.setdefault(name, [])
            if not values or values[-1] != int(value):
                values.append(int(value))
            assert min(values[-2:]) <= int(text) <= max(values[-2:]), (name, values, text)
        drawn = [name for name, *_ in (*frame["pieces"], *frame["flights"])]
        assert len(drawn) == len(set(drawn))
        assert len(frame["flights"]) <= 8, "a board that pans does not let its pieces fly"
        assert all(x > 40 or y > 40 for _, x, y, _ in (*frame["pieces"], *frame["flights"]))
    flights = [(name, start, end) for name, start, end in ana.evaluate("flights_seen")]
    for frame in frames:
        for name, *at, _ in frame["flights"]:
            paths = [(start, end) for flown, start, end in flights if flown == name]
            assert min(distance(at, *path) for path in paths) < NEAR, "it is drawn on its path only"
    if game == "ingenious":
        coins = frames[0]["coins"]
        theirs = [start for name, start, _ in flights if name.startswith("tile_")]
        assert any(math.dist(start, coins["1"]) < 1 for start in theirs), "an opponent's tile comes from the coin"
        assert not any(math.dist(start, coins["0"]) < NEAR for start in theirs), "and Ana's from her rack"


def distance(at: Sequence[float], start: Point, end: Point) -> float:
    """How far a point is from the line between two others."""
    long = math.dist(start, end)
    if long < 1:
        return math.dist(at, start)
    cross = (end[0] - start[0]) * (start[1] - at[1]) - (start[0] - at[0]) * (end[1] - start[1])
    return abs(cross) / long


def test_board_and_rack_of_ingenious_keep_their_places_whoever_is_to_move(ana_anywhere: Page, gallery: Gallery) -> None:
    page, wide = ana_anywhere, ana_anywhere.viewport_size == {"width": 1280, "height": 800}
    table = gallery.lay(Party(f"MOTION7{'A' if wide else 'B'}", Game("ingenious"), ("Ana", "Oskar"), "7"), gains)
    page.goto(address(table))
    page.wait_for_load_state("load")
    page.evaluate("frames_seen.length = 0")  # the page was still being laid out
    page.locator(".rack a").nth(1).click()
    page.wait_for_selector(".rack [aria-current]")
    page.keyboard.press("r")
    page.wait_for_function("() => location.search.includes('turn')")
    page.locator(".spots a").first.evaluate(TAP)
    page.wait_for_selector(".spots .aimed")
    assert len({tuple(frame["boxes"]) for frame in play_best(page, table)}) == 1


@pytest.fixture(scope="module")
def three(gallery: Gallery) -> dict[str, Table]:
    """Tables for three, where two opponents answer."""
    return {
        key: gallery.lay(Party(f"MOTION{number}C", Game(key, players=3), ("Ana", "Oskar", "Tea"), "5"), gains)
        for number, key in enumerate(KEYS, 2)
    }


@pytest.mark.parametrize("game", KEYS)
def test_moves_that_arrive_together_are_shown_one_by_one_and_a_tap_skips_them(
    ana: Page, three: dict[str, Table], game: str
) -> None:
    """The answer to Ana's move comes only when the others have moved as well."""
    table = three[game]
    ana.add_init_script("window.EventSource = class { close() {} };")  # nothing is heard before the answer
    ana.route("**/moves", lambda route: route.fulfill(response=answer_when_asked_again(ana, route)))
    ana.goto(address(table))
    ana.wait_for_load_state("load")
    start = int(ana.locator("#table").get_attribute("data-ply") or "")
    ana.evaluate(PLAY, best(table))
    ana.wait_for_function(AT_REST, arg=str(start))
    newest = ana.locator("#table")
    end = int(newest.get_attribute("data-ply") or "")
    between = [int(ply) for ply in (newest.get_attribute("data-moments") or "").split() if start < int(ply) < end]
    shown = list(dict.fromkeys(int(frame["ply"]) for frame in ana.evaluate("frames_seen")))
    assert shown == [start, *between, end]
    ana.evaluate(PLAY, any_move(ana, table))
    ana.wait_for_function("ply => document.getElementById('table').dataset.ply !== ply", arg=str(end))
    ana.mouse.click(400, 400)
    sequence = ana.locator("body").get_attribute("data-sequence")
    assert ana.locator(".turn.yours, .ended").count() == 1
    ana.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert ana.locator("body").get_attribute("data-sequence") == sequence, "the tap only skips"


def answer_when_asked_again(page: Page, route: Route) -> APIResponse:
    """Sends the move; gives the page once Ana is asked again."""
    assert route.fetch().ok
    here = page.url.partition("?")[0]
    newest = page.request.get(here)
    while 'class="turn yours"' not in newest.text() and "main.result" not in newest.text():
        newest = page.request.get(here)
    return newest


def any_move(page: Page, table: Table) -> str:
    answer = page.request.get(f"/api{address(table)}/legal").json()
    return str(answer["moves"][0])


def test_dice_fall_once_and_the_points_of_a_scored_card_open_on_a_tap(ana: Page, gallery: Gallery) -> None:
    """The page is drawn again when somebody talks: nothing falls or counts again."""
    seats = ("Ana", "Oskar")
    table = gallery.lay(Party("MOTION6D", Game("onecard"), seats, "7"), lambda at: at.ply > 40 and "stop" in at.legal())
    ana.goto(address(table))
    ana.wait_for_load_state("load")
    dice = any_move(ana, table)
    ana.evaluate(PLAY, dice)
    ana.wait_for_selector("#table:not(.still) .die.fell")
    ana.evaluate("document.querySelector('.die.fell').getAnimations({ subtree: true }).forEach((a) => a.finish())")
    ana.locator("#word").evaluate("field => { field.value = 'Hello'; field.form.requestSubmit(); }")
    ana.wait_for_selector("#table.still .die.fell")
    assert ana.evaluate("document.querySelector('.die.fell').getAnimations({ subtree: true }).length") == 0
    ana.locator(".scored .open").first.click()
    opened = ana.locator(".scored-pop:popover-open")
    expect(opened.locator(".ocard").first).to_be_visible()
    expect(opened.locator("p").first).to_contain_text("O8")


BOXES = "cards => cards.map((card) => Object.values(card.getBoundingClientRect().toJSON()).join())"
"""Where cards lie."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (844, 390)])
def test_cards_keep_their_places_when_what_was_done_is_no_longer_told(
    browser: Browser, server: Server, gallery: Gallery, size: tuple[int, int]
) -> None:
    def rolled_once(position: Position) -> bool:
        return "stop" in position.legal() and position.view(0)["rolls_left"] == 2 and in_phase(position, "choose")

    party = Party(f"MOTION{size[0] % 7}K", Game("onecard", players=3), ("Ana", "Oskar", "Tea"))
    table = gallery.lay(party, rolled_once)
    page = visitor(browser, server, size)
    page.goto(address(table))
    page.wait_for_load_state("load")
    expect(page.locator(".onmine .did")).to_contain_text("Previous round")
    whose = ".onmine" if size[0] < 700 else ".hand"  # on a phone the others' lie below words of different lengths
    cards = page.locator(f"{whose} .ocard")
    before = cards.evaluate_all(BOXES)
    page.evaluate(PLAY, "keep -")
    expect(page.locator(".onmine .did")).to_be_empty()
    assert cards.evaluate_all(BOXES) == before
    page.context.close()


HEAR = """
  window.heard = [];
  document.addEventListener("stol:happened", ({ detail: { kind } }) => window.heard.push(kind));
"""


@pytest.mark.parametrize("game", KEYS)
def test_without_motion_the_same_is_heard(browser: Browser, server: Server, gallery: Gallery, game: str) -> None:
    table = gallery.lay(Party(f"MOTION{KEYS.index(game)}H", Game(game), ("Ana", "Oskar"), "7"), gains)
    page = visitor(browser, server, (1280, 800))  # who wants no motion
    page.add_init_script(HEAR)
    page.goto(address(table))
    page.wait_for_load_state("load")
    page.evaluate(PLAY, best(table))
    page.wait_for_function("() => ['place', 'points'].every((kind) => heard.includes(kind))")
    assert page.locator(".flight").count() == 0
    page.context.close()


def is_last_choice(position: Position) -> bool:
    return any(position.play(move).actor is None for move in position.legal()[:1])


ALONE = Game("clustered", players=1, third_joker="all")
ENDS = {
    "win": (Party("MOTION8W", Game("ingenious"), ("Ana", "Oskar"), "2"), ["won", "won-coin"]),
    "best": (Party("MOTION9B", ALONE, ("Ana",), "0"), ["won"]),
}
"""By kind: a game that ends so with Ana's last move, and what is animated then."""
EARLIER = {
    "win": Party("MOTION8V", Game("ingenious"), ("Ana", "Oskar"), "5"),
    "best": Party("MOTION9A", ALONE, ("Ana",), "1"),
}
"""A game of hers before that: she had as many points as she will have with the win, and fewer than with the best."""


@pytest.mark.parametrize("kind", ENDS)
def test_a_win_and_a_personal_best_have_a_moment_and_a_sound_of_their_own(
    ana: Page, gallery: Gallery, kind: str
) -> None:
    party, moves = ENDS[kind]
    gallery.lay(EARLIER[kind])
    table = gallery.lay(party, is_last_choice)
    ana.add_init_script(LISTEN)
    ana.goto(address(table))
    ana.wait_for_selector("#table")
    ana.wait_for_load_state("load")
    ana.keyboard.press("Shift")  # a touch or key allows sounds
    ana.wait_for_function("() => sounds")
    before = ana.evaluate("tones")
    ana.evaluate(PLAY, best(table))
    expect(ana.locator(".ended")).to_be_visible()
    assert ana.evaluate("told")[0] == [kind, *moves]
    assert ana.evaluate("tones") > before
    expect(ana.locator(".ended strong")).to_contain_text("You win" if kind == "win" else "points")
    expect(ana.locator(".ended .record")).to_have_count(int(kind == "best"))
