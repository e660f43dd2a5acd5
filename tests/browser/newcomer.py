"""A newcomer's stand-in: plays a guided first game by doing what is lit, knowing no rules and no language."""

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Locator, Page

GO_ON = ".coach .go"
LIT = ("#table button.goal", "#table a.goal")
"""What is lit: a button that plays, else a place or a piece."""
MOST = 200
"""Of presses in a guided game, and of tabs to the next thing that is lit."""
TRANSITION_MS = 500
"""Milliseconds in which one page turns into the next; a click would be lost."""
FOCUSED = "() => !!document.activeElement?.closest('.goal')"
Look: TypeAlias = Callable[[Page], None]


def walk_through(
    page: Page, game: str, *, language: str = "", look: Look = lambda _: None, scripted: bool = True
) -> int:
    """Plays the guided game to the real table, by clicks on what is lit. Gives the number of presses.

    `look` is called whenever the page has changed, to take a picture for example.
    """
    page.goto(f"/learn/{game}/play" + (f"?lang={language}" if language else ""))
    for presses in range(MOST):
        page.wait_for_selector("#table, main.result")
        look(page)
        if "/tables/" in page.url:
            return presses
        press(page, lit_place(page), scripted=scripted)
    raise AssertionError(f"the guided game of {game} does not end")


def lit_place(page: Page) -> Locator:
    """What the coach asks for: to go on, or something on the table."""
    found = [place for selector in (GO_ON, *LIT) for place in page.locator(selector).all() if place.is_visible()]
    assert found, f"nothing is lit at {page.url}"
    return found[0]


def press(page: Page, place: Locator, *, scripted: bool = True) -> None:
    """Presses something and waits for the page that it leads to."""
    drawn = place.evaluate("e => { e.scrollIntoView({ block: 'center' }); return e instanceof SVGElement; }")
    # The middle of a place on a board is its first part's; a ghost that is not shown yet belongs to it, too.
    target = place.locator(":scope > *").first if drawn else place
    if not scripted:
        page.wait_for_timeout(TRANSITION_MS)
        with page.expect_navigation():
            target.click(force=drawn)
        return
    page.evaluate("document.getElementById('table').dataset.old = 'yes'")
    target.click(force=drawn)
    page.wait_for_selector("#table:not([data-old])")


def walk_by_keys(page: Page, game: str) -> int:
    """The same without a mouse: Enter goes on, Tab leads to what is lit. Gives the number of steps done."""
    page.goto(f"/learn/{game}/play")
    for presses in range(MOST):
        page.wait_for_selector("#table")
        if "/tables/" in page.url:
            return presses
        page.evaluate("document.getElementById('table').dataset.old = 'yes'")
        if not page.locator(GO_ON).count():
            tab_to_goal(page)
        page.keyboard.press("Enter")
        page.wait_for_selector("#table:not([data-old])")
    raise AssertionError(f"the guided game of {game} does not end")


def tab_to_goal(page: Page) -> None:
    for _ in range(MOST):
        if page.evaluate(FOCUSED):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"nothing that is lit can be reached by Tab at {page.url}")
