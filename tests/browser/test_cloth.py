"""The board of Clustered: it counts spaces off screen in the words of the page's language, and shows what matters."""

from html import escape

from playwright.sync_api import Browser, Locator

from browser.conftest import Server
from browser.gallery import Gallery, Party, now
from browser.shots import visitor
from browser.sights import address
from stol import Game, Position
from stol.web.html.assets import FOLDER

FORMS = {"one": "ještě # místo", "few": "ještě # místa", "other": "ještě # míst"}
BOARD = """
<!doctype html>
<html lang="{language}">
  <div class="mat" style="width: 300px; height: 300px; overflow: hidden">
    <svg data-cloth viewBox="0 0 5000 300" data-last="0,0" data-pitch="100" width="300" height="300">{spots}</svg>
    <button class="edge" hidden {forms}><span></span></button>
    <div class="zoom" hidden></div>
  </div>
</html>
"""


COUNTED = [
    ("cs", 1, "ještě 1 místo"),
    ("cs", 3, "ještě 3 místa"),
    ("cs", 5, "ještě 5 míst"),
    ("cs", 21, "ještě 21 míst"),
    ("hr", 21, "ještě 21 místo"),
    ("en", 3, "ještě 3 míst"),
]
"""A language, how many spaces are off screen, and how the page says so."""


def test_spaces_off_screen_are_counted_by_the_plural_forms_of_the_page(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    forms = " ".join(f'data-{category}="{escape(form)}"' for category, form in FORMS.items())
    for language, count, words in COUNTED:
        seen = '<a class="spot" transform="translate(200 150)"></a>'  # else the board would move to the nearest
        spots = seen + "".join(
            f'<a class="spot" transform="translate({4000 + 10 * number} 0)"></a>' for number in range(count)
        )
        page.goto("about:blank")  # its script runs once for each page
        page.set_content(BOARD.format(language=language, spots=spots, forms=forms))
        page.add_script_tag(path=FOLDER / "cloth.js", type="module")
        page.wait_for_function("!document.querySelector('.edge').hidden")
        assert page.locator(".edge span").text_content() == words
    page.close()


WIDE = Game("clustered", players=3)
PHONE = (390, 844)


def grown(position: Position) -> bool:
    """So far into the game that a phone shows a part of the board only."""
    return len(position.view(0)["cards"]) > 24


def is_seen(piece: Locator, mat: Locator) -> bool:
    inner, outer = piece.bounding_box(), mat.bounding_box()
    assert inner
    assert outer
    across = outer["x"] <= inner["x"] and inner["x"] + inner["width"] <= outer["x"] + outer["width"]
    return across and outer["y"] <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"]


def test_on_a_phone_the_space_that_is_aimed_at_is_seen(browser: Browser, server: Server, gallery: Gallery) -> None:
    table = gallery.lay(Party("CLOTHAIM", WIDE, ("Ana", "Oskar", "Tea")), grown)
    moves = [move.partition("@") for move in now(table).legal() if "@" in move]
    ends = {side: side(moves, key=lambda move: int(move[2].partition(",")[0])) for side in (min, max)}
    page = visitor(browser, server, PHONE)
    for card, _, at in ends.values():  # both ends of the board
        page.goto(address(table, card=card, at=at))
        page.wait_for_selector(".cloth.moves")
        assert is_seen(page.locator(".cloth .spot.aimed > .ghost"), page.locator(".mat"))
    page.context.close()


def test_on_a_phone_a_space_for_the_picked_card_is_wholly_seen(
    browser: Browser, server: Server, gallery: Gallery
) -> None:
    table = gallery.lay(Party("CLOTHPICK", WIDE, ("Ana", "Oskar", "Tea")), grown)
    page = visitor(browser, server, PHONE)
    mat, spots = page.locator(".mat"), page.locator(".cloth .spot")
    for card in {move.partition("@")[0] for move in now(table).legal() if "@" in move}:
        page.goto(address(table))
        page.wait_for_selector(".cloth.moves")
        near = {"deltaY": -600, "clientX": 195, "clientY": 400}  # most spaces are out of sight then
        mat.dispatch_event("wheel", near)
        page.locator(f".hand a[href*='card={card}']").tap()
        spots.first.wait_for(state="attached")
        assert any(is_seen(spot.locator("> :first-child"), mat) for spot in spots.all()), card
    page.context.close()


def test_on_a_phone_the_last_board_is_seen_whole(browser: Browser, server: Server, gallery: Gallery) -> None:
    table = gallery.lay(Party("CLOTHEND", WIDE, ("Ana", "Oskar", "Tea")))
    page = visitor(browser, server, PHONE)
    page.goto(address(table, final=1))
    page.wait_for_selector(".cloth.moves")
    cards = page.locator(".cloth [data-piece]").all()
    assert len(cards) > 24
    assert all(is_seen(card, page.locator(".mat")) for card in cards)
    page.context.close()
