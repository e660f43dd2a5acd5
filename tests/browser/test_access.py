"""Everybody can play: by any light, on a small phone, without a mouse, without eyes, without motion."""

from collections.abc import Hashable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server
from browser.gallery import LONG, Gallery, Party, Sight, now
from browser.newcomer import lit_place, press
from browser.shots import scrolls_sideways, show, visitor
from browser.sights import NAMES, address, best, sights
from sampling import sample
from stol import Game
from stol.games.registry import KEYS
from stol.table.simultaneous import asking
from stol.table.table import Table

DESKTOP, PHONE, SMALL = (1280, 800), (390, 844), (360, 740)
DEVICES = {"desktop": DESKTOP, "phone": PHONE}
TARGET, SPACE, HEXAGON = 44, 32, 24
"""The smallest control, the smallest space on a board, and on one that is entered, in CSS pixels."""

OUT_OF_REACH = """([target, space, hexagon]) => {
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest(".sr");
  const all = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].filter(shown);
  // The words of a box tick it, too.
  return all.flatMap((e) => {
    const box = (e.matches("label [type=checkbox]") ? e.closest("label") : e).getBoundingClientRect();
    const least = e.ownerSVGElement ? space : e.matches(".hexa") ? hexagon : target; // a hexagon only opens a picker
    const large = box.width >= least - .5 && box.height >= least - .5;
    const inside = box.left >= -1 && box.right <= innerWidth + 1;
    // The board of Ingenious is only aimed at: a button places the tile. The cloth of Clustered is larger than a page.
    // A number of a rule or a word that is explained stands within a sentence or a line of points.
    const reached = inside || e.closest(".cloth, .ground, .hexes");
    const fine = (large || e.closest(".hexboard") || e.matches(".ruleno, .term")) && reached;
    return fine ? [] : [`${e.outerHTML.slice(0, 90)}: ${box.width} x ${box.height} at ${box.left}`];
  });
}"""
STOP = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const ring = getComputedStyle(at);
  return [at.dataset.move ?? at.value ?? at.getAttribute("href") ?? at.id,
          at.ownerSVGElement !== undefined || ring.outlineStyle !== "none" || ring.boxShadow !== "none"];
}"""
MOVING = """document.getAnimations().filter((animation) =>
  animation.playState === "running" && animation.effect.getComputedTiming().duration > 1).length"""


@pytest.fixture(scope="session")
def hall(gallery: Gallery) -> dict[str, Sight]:
    return {sight.name: sight for sight in sights(gallery)}


@pytest.fixture
def ana(browser: Browser, server: Server) -> Iterator[Page]:
    page = visitor(browser, server, DESKTOP)
    yield page
    page.context.close()


@pytest.fixture
def ana_on_a_phone(browser: Browser, server: Server) -> Iterator[Page]:
    page = visitor(browser, server, PHONE)
    yield page
    page.context.close()


def wrong(page: Page, **options: Any) -> list[str]:  # noqa: ANN401 - as axe takes them
    """What axe finds, in short."""
    found = Axe().run(page, options={"resultTypes": ["violations"], **options}).response["violations"]
    return [f"{rule['id']}: {node['html'][:120]}" for rule in found for node in rule["nodes"]]


def traits(case: tuple[str, str]) -> list[Hashable]:
    """Every kind of page on a phone, every game and home on a desktop."""
    name, device = case
    kind = name.partition("-")[0]
    return [(kind, device)] if device == "phone" or kind in (*KEYS, "home") else []


CASES = [(name, device) for name in NAMES for device in DEVICES]
CHOSEN = sample(CASES, "access", traits)


@pytest.mark.parametrize(("name", "device"), CHOSEN)
def test_a_page_is_sound_by_day_and_by_night_and_fingers_are_not_too_thick_for_a_phone(
    browser: Browser, server: Server, hall: dict[str, Sight], name: str, device: str
) -> None:
    page = visitor(browser, server, DEVICES[device])
    show(page, hall[name])
    assert wrong(page) == []
    if device == "phone":
        assert not scrolls_sideways(page)
        assert page.evaluate(OUT_OF_REACH, [TARGET, SPACE, HEXAGON]) == []
        page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
        assert not scrolls_sideways(page)
        assert page.evaluate(OUT_OF_REACH, [TARGET, 0, HEXAGON]) == []
    page.emulate_media(color_scheme="dark")
    assert wrong(page, runOnly=["color-contrast"]) == []
    page.context.close()


# ---- without a mouse -----------------------------------------------------------------------------------------


def tab_stops(page: Page) -> list[str]:
    """Where Tab leads, from the start of the page once around: what can be played or followed there."""
    page.locator("body").click(position={"x": 1, "y": 1})
    stops: list[str] = []
    while True:
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop is None or (stops and stop[0] == stops[0]):
            return stops
        assert stop[1], f"nothing shows that {stop[0]} has the focus"
        stops.append(stop[0])


def test_tab_reaches_every_legal_move_and_enter_plays_it(ana: Page, gallery: Gallery) -> None:
    table = gallery.lay(Party("KEYBOARD", Game("pixies"), ("Ana", "Oskar"), "7"), lambda position: position.ply > 40)
    ana.goto(address(table))
    cards = [stop for stop in tab_stops(ana) if "card=" in stop]
    reached: set[str] = set()
    for card in cards:
        ana.goto(card)
        reached.update(tab_stops(ana))
    legal = asking(now(table), 0).legal()
    assert set(legal) <= reached
    before = ana.locator("body").get_attribute("data-sequence")
    while ana.evaluate(STOP) is None or ana.evaluate(STOP)[0] not in legal:
        ana.keyboard.press("Tab")
    ana.keyboard.press("Enter")
    expect(ana.locator("body")).not_to_have_attribute("data-sequence", before or "")


# ---- without eyes, without motion ----------------------------------------------------------------------------

PARTIES = {
    "pixies": Party("SPOKEN10", Game("pixies", players=3), ("Ana", "Oskar", LONG[0]), "8"),
    "onecard": Party("SPOKEN20", Game("onecard", players=3), ("Ana", "Oskar", LONG[0]), "8"),
    "clustered": Party("SPOKEN30", Game("clustered", players=3), ("Ana", "Oskar", LONG[0]), "8"),
    "ingenious": Party("SPOKEN40", Game("ingenious", players=3), ("Ana", "Oskar", LONG[0]), "8"),
}


@pytest.mark.parametrize("game", PARTIES)
def test_all_is_told_in_words_and_a_move_without_motion(ana: Page, gallery: Gallery, game: str) -> None:
    table = gallery.lay(PARTIES[game], lambda position: position.ply > 60)
    ana.goto(address(table))
    words = ana.locator("#words").inner_text()
    for named in ("You", "Oskar", LONG[0], *pieces(table)):
        assert named in words
    expect(ana.locator("#said")).not_to_be_empty()
    said, before = ana.locator("#said").inner_text(), ana.locator("body").get_attribute("data-sequence")
    ana.evaluate(
        """move => {
          const button = Object.assign(document.createElement("button"), { name: "move", value: move, type: "submit" });
          document.getElementById("move").append(button);
          button.click();
        }""",
        best(table),
    )
    expect(ana.locator("body")).not_to_have_attribute("data-sequence", before or "")
    assert ana.evaluate(MOVING) == 0
    expect(ana.locator("#said")).not_to_have_text(said)


def test_what_is_new_is_said_by_a_status_that_stays(page: Page) -> None:
    page.goto("/learn/clustered/play/1")
    status = page.locator("#heard[role=status]")
    expect(status).to_have_count(1)
    status.evaluate("e => e.dataset.stays = 'yes'")
    while page.url.endswith("/play/1") or "/play/1?" in page.url:
        press(page, lit_place(page))
    expect(status).to_have_attribute("data-stays", "yes")
    for part in (".coach h2", ".coach .words", "#said"):
        expect(status).to_contain_text(page.locator(part).inner_text())
    page.get_by_role("link", name="Show me").click()
    expect(page.locator("#table .goal").first).to_be_visible()
    expect(page.locator("#table [role=status]:not([aria-live=off])")).to_have_count(0)


def pieces(table: Table) -> list[str]:
    """Some of what has to be named."""
    view = asking(now(table), 0).view(0)
    match table.plan.game:
        case "ingenious":
            return [place.replace("-", "−") for place in view["board"]]
        case "onecard":
            return [card["card"] for hand in view["hands"] for card in hand]
        case "pixies":
            return [f"cell {number}".capitalize() for number, cell in enumerate(view["areas"][0], 1) if cell["up"]]
    return [str(points["total"]) for points in view["points"]]


def test_on_a_phone_a_tap_aims_and_the_button_places(ana_on_a_phone: Page, gallery: Gallery) -> None:
    party = Party("TOUCHED1", Game("ingenious"), ("Ana", "Oskar"), "9")
    table, page = gallery.lay(party, lambda position: position.ply > 30), ana_on_a_phone
    page.goto(address(table, tile=best(table)[:2]))
    page.locator("[data-spot] [href='#spot']").first.tap(force=True)
    expect(page.locator(".spots .aimed")).to_have_count(1)
    before = page.locator("body").get_attribute("data-sequence")
    page.locator(".tray button[name=move]").tap()
    expect(page.locator("body")).not_to_have_attribute("data-sequence", before or "")
