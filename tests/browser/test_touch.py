"""What a person does is seen at once, also through a slow network; a move is pending, then certain or taken back."""

import itertools
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from browser.conftest import Server
from browser.gallery import SECRET, Gallery, Party
from browser.test_choose import laid
from sampling import sample
from slow_network import slow_network
from stol import Game, Position
from stol.web.http.visitor import COOKIE

WATCH = """() => {
  window.pending = [];
  const note = () => {
    if (document.querySelector("#table.sending .spots a.aimed") && !window.pending.length) window.pending.push(true);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, attributes: true, childList: true });
}"""
"""Notes that a placement is shown as being sent, however quickly the answer comes."""
AT_BODY = "document.activeElement === document.body"
MY_NEXT_TURN = """before => document.querySelector(".ended")
  || (document.querySelector(".turn.yours") && Number(document.getElementById("table").dataset.ply) > before)"""
"""The own move and the answers to it have been shown one after the other: only then do keys pick pieces."""
PLY = "Number(document.getElementById('table').dataset.ply)"
MIDDLE_OF_BOX = """e => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }"""
FROM_SPOTS = """link => {
  const corner = (e) => [e.getBoundingClientRect().x, e.getBoundingClientRect().y];
  const [x, y] = corner(link);
  const spots = [...document.querySelectorAll(".cloth .spot")].map(corner);
  return Math.min(...spots.map(([right, down]) => Math.hypot(right - x, down - y)));
}"""
MIDDLE = """spot => {
  const { x, y, width, height } = (spot.firstElementChild ?? spot).getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""

FARTHEST = """selector => {
  const middle = (e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const links = [...document.querySelectorAll("main.stage a[data-move]:not(.card)")];
  const places = links.map((link) => middle(link.firstElementChild));
  const far = ([x, y]) => Math.min(...places.map(([right, down]) => Math.hypot(right - x, down - y)));
  return [...document.querySelectorAll(selector)].map(middle).sort((one, other) => far(other) - far(one))[0];
}"""
"""The middle of what is farthest from all places where the piece can go."""
MIDDLE_ABOVE = """e => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2 - 30]; }"""
ON_THE_TILE = """() => [...document.querySelectorAll(".spots a[data-spot]")].map((_, place) => {
  const link = document.querySelectorAll(".spots a[data-spot]")[place];
  link.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: "touch" }));
  const aimed = document.querySelector(".spots a.aimed");
  const middle = (e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const [x, y] = middle(aimed.firstElementChild);
  const [seamX, seamY] = middle(aimed.querySelector(".ghost > use[href^='#ghost']"));
  const at = (part) => document.elementFromPoint(x + part * (seamX - x), y + part * (seamY - y))?.closest("a");
  return [0, 0.5, 0.95, 1, 1.05, 1.5, 2].every((part) => at(part)?.hasAttribute("data-sure"));
})"""
"""Whether a tap on the aimed tile places it, for each spot: from the middle of one half over the seam to the other."""
INKS = """piece => [...piece.querySelectorAll("svg *")].map((part) => {
  const { fill, stroke } = getComputedStyle(part);
  return `${part.nodeName} ${fill} ${stroke}`;
})"""
"""The colours of all parts of a drawing."""


@pytest.fixture(scope="module")
def slow(server: Server) -> Iterator[str]:
    with slow_network(server.port) as address:
        yield address


def visit(browser: Browser, address: str, code: str, *, news: bool = True, phone: bool = False) -> Page:
    """`news`: whether the page hears of the others; that they come and go has requests of its own."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": 390, "height": 844} if phone else {"width": 1280, "height": 800},
        has_touch=phone,
        is_mobile=phone,
        service_workers="block",
    )
    context.add_cookies([{"name": COOKIE, "value": SECRET, "url": address}])
    page = context.new_page()
    if not news:
        page.route("**/stream", lambda route: route.abort())
    page.goto(f"/tables/{code}")
    page.wait_for_selector("#offers", state="attached")
    page.wait_for_load_state()
    return page


def requests_of(page: Page) -> list[str]:
    made: list[str] = []

    def note(request: Request) -> None:
        if "/static/" not in request.url and not request.url.endswith("/stream"):
            made.append(request.url)

    page.on("request", note)
    return made


def test_through_a_slow_network_picking_and_aiming_need_no_request_and_a_move_is_pending_until_it_is_certain(
    browser: Browser, gallery: Gallery, slow: str
) -> None:
    code = laid(gallery, "TOUCHA", Game.of("ingenious", 2, {}), 30).plan.code
    page = visit(browser, slow, code, news=False)
    page.evaluate("document.documentElement.dataset.confirm = 'always'")
    made = requests_of(page)
    page.locator(".rack a.slot").first.click()
    page.locator("a.turn-it").click()
    page.locator(".spots a[data-spot] > use").nth(3).click(force=True)
    expect(page.locator(".spots a.aimed")).to_have_count(1)
    assert made == []
    before = page.locator("body").get_attribute("data-sequence")
    page.evaluate(WATCH)
    page.locator(".tray button.go").click()
    page.wait_for_function("before => document.body.dataset.sequence !== before", arg=before)
    assert page.evaluate("() => window.pending") == [True]
    expect(page.locator("#table.sending")).to_have_count(0)
    page.context.close()


def test_a_move_that_came_too_late_is_taken_back_with_a_word(
    browser: Browser, gallery: Gallery, server: Server
) -> None:
    code = laid(gallery, "TOUCHB", Game.of("clustered", 2, {}), 16).plan.code
    late, quick = (visit(browser, server.address, code, news=news) for news in (False, True))
    for page in (late, quick):
        page.locator(".hand a.card:not(.idle)").first.click()
    before = quick.locator("body").get_attribute("data-sequence")
    quick.locator(".cloth .spot").first.locator(":scope > *").first.click(force=True)
    quick.wait_for_function("before => document.body.dataset.sequence !== before", arg=before)
    late.locator(".cloth .spot").last.locator(":scope > *").first.click(force=True)
    expect(late.locator("#notices [role=alert]")).to_be_visible()
    expect(late.locator("#table.sending")).to_have_count(0)
    for page in (late, quick):
        page.context.close()


PIECES = {
    "ingenious": (30, ".rack a.slot", ".spots a[data-spot]"),
    "clustered": (16, ".hand a.card:not(.idle)", ".cloth .spot"),
    "pixies": (30, ".market a.card", ".mine a.spot"),
}
"""From which ply on, what is dragged, and where to."""


@pytest.mark.parametrize("key", PIECES)
def test_a_piece_is_dragged_to_its_place_with_the_preview_of_hovering(
    browser: Browser, gallery: Gallery, server: Server, key: str
) -> None:
    ply, piece, place = PIECES[key]
    code = laid(gallery, f"DRAG{key[:3]}".upper(), Game.of(key, 2, {}), ply).plan.code
    page = visit(browser, server.address, code)
    made = requests_of(page)
    page.locator(piece).first.hover()
    page.mouse.down()
    page.mouse.move(640, 300, steps=4)
    expect(page.locator(".dragged svg").first).to_be_visible()
    assert page.locator(".dragged").evaluate(INKS) == page.locator(".lifted").evaluate(INKS)
    spot = page.locator(place).first
    page.mouse.move(*spot.evaluate(MIDDLE), steps=4)
    expect(page.locator(f"{place}.aimed .ghost").first).to_be_visible()
    assert [address for address in made if "card=" in address or "tile=" in address] == []
    before = page.locator("body").get_attribute("data-sequence")
    page.mouse.up()
    page.wait_for_function("before => document.body.dataset.sequence !== before", arg=before)
    expect(page.locator(".dragged")).to_have_count(0)
    page.context.close()


def test_a_finger_drags_too_and_then_the_move_is_confirmed(browser: Browser, gallery: Gallery, server: Server) -> None:
    code = laid(gallery, "FINGER", Game.of("ingenious", 2, {}), 30).plan.code
    page = visit(browser, server.address, code, phone=True)
    before = page.locator("body").get_attribute("data-sequence")
    device = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    start = page.locator(".rack a.slot").first.evaluate(MIDDLE)
    touch("touchStart", *start)
    touch("touchMove", start[0], start[1] - 40)
    expect(page.locator(".dragged")).to_have_count(1)
    end = page.locator(".spots a[data-spot]").nth(7).evaluate(MIDDLE)
    touch("touchMove", *end)
    touch("touchEnd")
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".spots a.aimed[data-sure]")).to_have_count(1)
    expect(page.locator(".tray button.go")).to_be_visible()
    assert page.locator("body").get_attribute("data-sequence") == before
    page.context.close()


def test_a_tap_anywhere_on_the_aimed_tile_places_it(browser: Browser, gallery: Gallery, server: Server) -> None:
    code = laid(gallery, "SEAM", Game.of("ingenious", 2, {}), 30).plan.code
    page = visit(browser, server.address, code, phone=True)
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator(".rack a.slot").first.tap()
    sure = page.evaluate(ON_THE_TILE)
    assert sure
    assert all(sure), sure
    page.context.close()


def test_the_sheet_of_a_choice_leaves_the_cell_in_sight(browser: Browser, gallery: Gallery, server: Server) -> None:
    def low_cell(position: Position) -> bool:
        return any(card[1] in "789" for card in position.view()["market"])

    gallery.lay(Party("SHEETP", Game("pixies"), ("Ana", "Oskar")), low_cell)
    page = visit(browser, server.address, "SHEETP", phone=True)
    page.set_viewport_size({"width": 390, "height": 560})  # as low as a hint leaves it
    for card in range(page.locator(".market a.card").count()):
        page.locator(".market a.card").nth(card).tap()
        expect(page.locator(".choice.open")).to_be_visible()
        cell, sheet = (page.locator(name).bounding_box() for name in (".mine .over > .spot", ".choice.open"))
        assert cell
        assert sheet
        assert cell["y"] + cell["height"] <= sheet["y"]
    page.context.close()


def test_a_die_is_dragged_to_the_shelf_and_back(browser: Browser, gallery: Gallery, server: Server) -> None:
    code = laid(gallery, "DRAGDIE", Game.of("onecard", 2, {}), 20).plan.code
    page = visit(browser, server.address, code)
    for start, end, left in ((".loose", ".shelf", 1), (".shelf", ".loose", 0)):
        page.locator(f"{start} a.die").first.hover()
        page.mouse.down()
        page.mouse.move(
            *page.locator(end).evaluate(MIDDLE_OF_BOX),
            steps=5,
        )
        assert page.locator(".dragged").evaluate(INKS) == page.locator(".lifted").evaluate(INKS) != []
        page.mouse.up()
        expect(page.locator(".shelf a.die")).to_have_count(left)
    page.context.close()


def test_where_a_piece_can_not_go_the_reason_is_told_when_it_is_dropped(
    browser: Browser, gallery: Gallery, server: Server
) -> None:
    code = laid(gallery, "DRAGWHY", Game.of("clustered", 2, {}), 16).plan.code
    page = visit(browser, server.address, code)
    page.locator(".hand a.card:not(.idle)").first.hover()
    page.mouse.down()
    page.mouse.move(640, 300, steps=4)
    questions = page.locator(".cloth .whynot").all()
    page.mouse.move(*max(questions, key=lambda link: link.evaluate(FROM_SPOTS)).evaluate(MIDDLE), steps=4)
    page.mouse.up()
    expect(page.locator(".whybox")).to_be_visible()
    page.context.close()


TAKEN = {
    "ingenious": (30, ".rack a.slot", ".hexboard .tiles use"),
    "clustered": (16, ".hand a.card:not(.idle)", ".cloth [data-piece]"),
    "pixies": (30, ".market a.card", ".mine .parea a[href*='why=']"),
}
"""From which ply on, what is dragged, and where it can't go."""
DROPPED = sample(itertools.product(TAKEN, ("desktop", "phone")), "dropped on a piece", lambda case: case)


@pytest.mark.parametrize(("key", "device"), DROPPED)
def test_dropped_on_a_piece_the_reason_is_told(
    browser: Browser, gallery: Gallery, server: Server, key: str, device: str
) -> None:
    ply, piece, taken = TAKEN[key]
    code = laid(gallery, f"TAKEN{key[:3]}{device[0]}".upper(), Game.of(key, 2, {}), ply).plan.code
    page = visit(browser, server.address, code, phone=device == "phone")
    before = page.locator("body").get_attribute("data-sequence")
    page.locator(piece).first.hover()
    page.mouse.down()
    page.mouse.move(*page.locator(piece).first.evaluate(MIDDLE_ABOVE), steps=4)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.move(*page.evaluate(FARTHEST, taken), steps=4)
    page.mouse.up()
    expect(page.locator(".whybox")).to_contain_text("Rule")
    assert page.locator("body").get_attribute("data-sequence") == before
    page.context.close()


def test_the_focus_never_falls_to_the_body_and_a_question_mark_lists_the_keys(
    browser: Browser, gallery: Gallery, server: Server
) -> None:
    code = laid(gallery, "FOCUS", Game.of("ingenious", 2, {}), 30).plan.code
    page = visit(browser, server.address, code)
    ply_before = page.evaluate(PLY)
    page.locator(".rack a.slot").first.focus()
    for key in ("Enter", "r", "ArrowRight", "Enter"):
        page.keyboard.press(key)
        assert not page.evaluate(AT_BODY), key
    page.wait_for_function(MY_NEXT_TURN, arg=ply_before)
    assert not page.evaluate(AT_BODY)
    page.keyboard.press("1")
    page.keyboard.press("?")
    expect(page.locator("dialog#keys")).to_be_visible()
    keys = page.locator("dialog#keys dl.now dt").all_inner_texts()
    tiles = [key for key in keys if key.isdigit()]
    assert keys[: len(tiles)] == tiles  # in the order of a turn: tiles are picked,
    assert len(tiles) <= keys.index("R") < keys.index("Esc") < keys.index("H")  # turned or put back; help comes last
    page.keyboard.press("Escape")
    expect(page.locator("dialog#keys")).to_be_hidden()
    page.context.close()


BY_KEYS = {
    "pixies": (30, ".market a.card", ("Enter", "ArrowRight", "Enter")),
    "onecard": (20, ".loose a.die", ("Enter", "2")),
    "clustered": (16, ".hand a.card:not(.idle)", ("Enter", "ArrowRight", "Enter")),
}
"""From which ply on, what is focused first, and the keys that play from there."""


@pytest.mark.parametrize("game", BY_KEYS)
def test_the_focus_stays_at_the_table_in_the_other_games_too(
    browser: Browser, gallery: Gallery, server: Server, game: str
) -> None:
    ply, piece, keys = BY_KEYS[game]
    code = laid(gallery, f"FOCUS{game[:3]}".upper(), Game.of(game, 2, {}), ply).plan.code
    page = visit(browser, server.address, code)
    ply_before = page.evaluate(PLY)
    page.locator(piece).first.focus()
    for key in keys:
        page.keyboard.press(key)
        assert not page.evaluate(AT_BODY), key
    if game == "onecard":  # dice are kept by keys; then a button rolls the others
        page.locator(".tray button[name=move]:visible").first.press("Enter")
    page.wait_for_function(MY_NEXT_TURN, arg=ply_before)
    assert not page.evaluate(AT_BODY)
    page.context.close()
