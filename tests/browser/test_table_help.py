"""Help where it is needed: rules over the table, reasons at once, notes that come once, words that are explained."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server, watch
from browser.gallery import ANOTHER_SECRET, Gallery, Party, now
from browser.shots import visitor
from browser.sights import address, best, in_phase, which_stays
from sampling import one_of
from stol import Game, Position
from stol.games.registry import KEYS
from stol.table.table import Table
from stol.web.html.learn import has_page

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
IN_SIGHT = """(selector) => {
  for (const wanted of document.querySelectorAll(selector)) {
    const box = wanted.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (wanted.contains(document.elementFromPoint(x, y))) return [x, y];
  }
}"""
"""Where the first one is that a finger can reach."""
MINA = "Wilhelmina von Grünstein"
GUIDES = [game for game in KEYS if has_page(game)]


@pytest.fixture(params=SIZES)
def ana(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    page = visitor(browser, server, SIZES[request.param])
    wrong = watch(page)
    yield page
    page.context.close()
    assert wrong == []


@pytest.fixture(scope="session")
def tables(gallery: Gallery) -> dict[str, Table]:
    """A table of each game where something can be tried that is not legal."""
    return {
        "pixies": gallery.lay(Party("HELPPX10", Game("pixies", players=3), ("Ana", "Oskar", "Tea")), which_stays),
        "onecard": gallery.lay(
            Party("HELPOC10", Game("onecard", players=3), ("Ana", "Oskar", "Tea"), "4"),
            lambda position: in_phase(position, "mark", most=2),
        ),
        "clustered": gallery.lay(Party("HELPCL10", Game("clustered"), ("Ana", "Oskar")), later),
        "ingenious": gallery.lay(Party("HELPIN10", Game("ingenious"), ("Ana", "Oskar"), "2"), lambda _: True),
    }


def later(position: Position) -> bool:
    return len(position.view()["cards"]) > 12


def picked(table: Table) -> str:
    """The page with a piece in hand."""
    move = best(table)
    match table.plan.game:
        case "pixies":
            return address(table, card=re.split("[=@]", move)[0])
        case "clustered":
            return address(table, card=move.partition("@")[0])
        case "ingenious":
            return address(table, tile=move[:2])
    return address(table)


def press(page: Page, selector: str) -> None:
    """A click on the first one that is in sight, or a tap where there is no mouse."""
    x, y = page.wait_for_function(IN_SIGHT, arg=selector).json_value()
    if page.evaluate("matchMedia('(hover: hover)').matches"):
        page.mouse.click(x, y)
    else:
        page.touchscreen.tap(x, y)


# ---- reasons at once -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", one_of(KEYS, "help tap"))
def test_a_tap_on_something_illegal_tells_the_rule_and_loses_nothing(
    ana: Page, tables: dict[str, Table], game: str
) -> None:
    ana.goto(picked(tables[game]))
    ply = ana.locator("#move [name=ply]")
    before = ply.get_attribute("value")
    expect(ana.locator(".whybox")).to_have_count(0)
    press(ana, "#table a[href*='why=']")
    expect(ana.locator(".whybox")).to_contain_text(re.compile(r"Rules? [POCI]\d+"))
    assert ply.get_attribute("value") == before
    if "tile=" in ana.url or "card=" in ana.url:
        expect(ana.locator("#table [aria-current=true]")).to_have_count(1)


@pytest.mark.parametrize("game", one_of(KEYS, "help tab key"))
def test_the_tab_key_stops_at_no_place_that_is_only_for_taps(ana: Page, tables: dict[str, Table], game: str) -> None:
    ana.goto(picked(tables[game]))
    reached = ana.locator("#table svg a[href*='why=']:not([tabindex='-1'])")
    expect(reached).to_have_count(0)


# ---- the rules over the table --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", one_of(GUIDES, "help drawer"))
def test_the_rules_open_over_the_table_and_everything_stays(ana: Page, tables: dict[str, Table], game: str) -> None:
    ana.goto(picked(tables[game]))
    here, held = ana.url, ana.locator("#table [aria-current=true]").count()
    press(ana, ".tools [data-drawer]")
    expect(ana.locator("#drawer[open] article").first).to_be_visible()
    ana.keyboard.press("Escape")
    expect(ana.locator("#drawer")).to_be_hidden()
    expect(ana.locator(".tools [data-drawer]")).to_be_focused()
    assert ana.url == here
    assert ana.locator("#table [aria-current=true]").count() == held


def test_a_rule_of_a_reason_opens_at_that_rule(ana: Page, tables: dict[str, Table]) -> None:
    ana.goto(picked(tables["pixies"]))
    press(ana, "#table a[href*='why=']")
    number = ana.locator(".whybox [data-rule]").first.inner_text()
    press(ana, ".whybox [data-rule]")
    expect(ana.locator(f"#drawer-{number}.sought")).to_be_in_viewport()


def test_a_change_of_the_table_leaves_the_rules_open_and_keys_do_not_reach_the_table(
    ana: Page, browser: Browser, server: Server, gallery: Gallery
) -> None:
    code = f"HELPTK{ana.viewport_size['width'] if ana.viewport_size else 0}"
    table = gallery.lay(Party(code, Game("pixies"), ("Ana", MINA)), lambda position: position.ply > 12)
    ana.goto(address(table))
    press(ana, ".tools [data-drawer]")
    expect(ana.locator("#drawer[open] article").first).to_be_visible()
    stamp, here = ana.locator("body").get_attribute("data-stamp"), ana.url
    mina = visitor(browser, server, SIZES["desktop"], secret=ANOTHER_SECRET)
    mina.goto(address(table))
    mina.locator("[popovertarget=talk]:visible").first.click()
    mina.locator("#word").fill("Take your time")
    mina.locator("#talk form button").click()
    expect(ana.locator("body")).not_to_have_attribute("data-stamp", stamp or "")
    expect(ana.locator("#drawer[open]")).to_be_visible()
    ana.keyboard.press("1")  # a key that picks a card
    assert ana.url == here
    mina.context.close()


def test_words_are_found_in_the_rules_over_the_table(ana: Page, tables: dict[str, Table]) -> None:
    ana.goto(address(tables["pixies"]))
    press(ana, ".tools [data-drawer]")
    expect(ana.locator("#drawer[open] article").first).to_be_visible()
    every = ana.locator("#drawer article").count()
    ana.locator("#drawer [type=search]").fill("spiral")
    ana.keyboard.press("Enter")
    expect(ana.locator("#drawer article:not([hidden])")).not_to_have_count(every)
    expect(ana.locator("#drawer-P4")).to_be_hidden()
    assert "/tables/" in ana.url


def test_a_word_explains_itself_and_leads_to_the_rules(ana: Page, tables: dict[str, Table]) -> None:
    ana.goto(address(tables["pixies"]))
    press(ana, "[data-term=zone]")
    expect(ana.locator("#term")).to_contain_text("touch by their edges")
    press(ana, "#term a")
    expect(ana.locator("#drawer-term-zone.sought")).to_be_in_viewport()


def test_without_script_the_rules_open_in_another_tab(
    browser: Browser, server: Server, tables: dict[str, Table]
) -> None:
    with_script = visitor(browser, server, SIZES["desktop"])
    context = browser.new_context(base_url=server.address, java_script_enabled=False)
    context.add_cookies(with_script.context.cookies())  # type: ignore[arg-type] # as the browser gave them
    page = context.new_page()
    page.goto(address(tables["pixies"]))
    with context.expect_page() as opened:
        page.locator(".tools [data-drawer]").click()
    expect(opened.value.locator("#rules")).to_be_visible()
    context.close()
    with_script.context.close()


# ---- notes that come once ------------------------------------------------------------------------------------


def test_a_note_is_taken_away_for_good(browser: Browser, server: Server, gallery: Gallery) -> None:
    party = Party("HELPNOTE", Game("clustered"), (MINA, "Oskar"))
    table = gallery.lay(party, lambda position: position.view(0)["points"][0]["total"] > 2)
    mina = visitor(browser, server, SIZES["phone"], secret=ANOTHER_SECRET)
    mina.goto(address(table))
    told = mina.locator(".notice.first")
    expect(told).to_have_count(1)
    key = told.locator("[name=key]").get_attribute("value")
    while told.count():  # one at a time
        first = told.locator("[name=key]").get_attribute("value") or ""
        told.get_by_role("button").tap()
        expect(mina.locator(f".notice.first [value={first}]")).to_have_count(0)
    mina.reload()
    expect(mina.locator("#table")).to_be_visible()
    expect(mina.locator(f".notice.first [value={key}]")).to_have_count(0)
    assert now(table).actor == 0
    mina.context.close()


# ---- home ----------------------------------------------------------------------------------------------------


def test_home_leads_to_what_can_be_learned(ana: Page) -> None:
    ana.goto("/")
    for game in GUIDES:
        link = ana.locator(f".game[data-game={game}] a[href='/learn/{game}']")
        expect(link).to_be_visible()
        expect(ana.locator(f".game[data-game={game}] .about")).to_be_visible()
    ana.locator(f"a[href='/learn/{GUIDES[0]}']").click()
    expect(ana.locator("#rules")).to_be_visible()
