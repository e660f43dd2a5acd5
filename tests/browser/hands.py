"""Hands for a browser: they sit down, pick, turn and play as a person would, knowing no rules."""

import random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

YOUR_TURN = ".turn.yours"
PLAY = "#table button[name=move]"
SPOT = "#table a[data-move]"
PICK = "#table a[data-pick]:not([data-move]):not([aria-current]):not([href*='ask=']):not([href*='why=']):not(.ended a)"
MORE_SPOTS = "#table button.edge"
"""Moves a large board to spots that lie outside its window."""
SHEET = "#table [role=dialog] a[data-key=Escape], #table .round-over .go"
"""What lies over the table has to be put away first."""
OVER = ".ended, main.result"
"""The last board, or the result."""
TO_RESULT = ".ended a:not(.go)"
SETTLED = f"{YOUR_TURN}, {OVER}"
IN_REACH = """spot => {
    spot.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { x, y, width, height } = spot.firstElementChild.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return spot.contains(hit);
}"""
"""Whether a click on the middle of a spot hits it, once the page is scrolled there."""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
REACH = 3000
"""Milliseconds: what is out of reach for longer is gone, since the others were quicker."""


def sit_down(page: Page, game: str) -> None:
    """Presses "Play now" and waits until the table is laid and its scripts listen to keys."""
    page.goto("/")
    page.locator(f"article[data-game={game}] form button").click()
    page.wait_for_selector(f"#table[data-game={game}]")
    page.wait_for_load_state()


def is_over(page: Page) -> bool:
    """Waits until it is this player's turn, or the game is over."""
    page.wait_for_selector(SETTLED, state="attached")
    return page.locator(OVER).count() > 0


def play_by_clicks(page: Page, rng: random.Random, most: int = 500) -> int:
    """The whole game, whatever is on offer. Gives the number of moves made."""
    moves = 0
    while not is_over(page):
        moves += one_click(page, rng)
        assert moves < most
    see_result(page)
    return moves


def see_result(page: Page) -> None:
    """From the last board to the result."""
    if page.locator("main.result").count() == 0:
        page.locator(TO_RESULT).click()
    page.wait_for_selector("main.result")


def one_click(page: Page, rng: random.Random) -> int:
    """Plays if something can be played, else picks something. Gives how many moves that was."""
    before = page.locator("body").get_attribute("data-sequence")
    try:
        if not pressed(page, rng):
            return 0
    except TooLate:
        return 0
    page.wait_for_function("before => document.body.dataset.sequence !== before", arg=before)
    return 1


def pressed(page: Page, rng: random.Random) -> bool:
    """Whether what was pressed is a move."""
    if button := any_visible(page.locator(PLAY), rng):
        button.click(timeout=REACH)
        return True
    if spot := any_in_reach(page.locator(SPOT), rng):
        # A ghost that is not shown yet belongs to its spot, too: the middle of the spot is its first part's.
        spot.locator(":scope > *").first.click(force=True, timeout=REACH)
        return True
    sheet = any_visible(page.locator(SHEET), rng)
    if not sheet and (more := any_visible(page.locator(MORE_SPOTS), rng)):
        more.click(timeout=REACH)
        page.evaluate(DRAWN)
    elif link := sheet or any_visible(page.locator(PICK), rng):
        address = link.get_attribute("href")
        link.click(timeout=REACH)
        page.wait_for_function("to => location.href.endsWith(to)", arg=address, timeout=REACH)
    return False


def any_visible(found: Locator, rng: random.Random) -> Locator | None:
    shown = visible(found)
    return rng.choice(shown) if shown else None


def any_in_reach(found: Locator, rng: random.Random) -> Locator | None:
    """One that a click on its middle hits."""
    shown = visible(found)
    rng.shuffle(shown)
    return next((spot for spot in shown if spot.evaluate(IN_REACH, timeout=REACH)), None)


def visible(found: Locator) -> list[Locator]:
    return [element for element in found.all() if element.is_visible()]
