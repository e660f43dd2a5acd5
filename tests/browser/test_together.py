"""Several people at one table: each sees the others' moves, and nobody the others' secrets."""

import contextlib
import random
import re

from playwright.sync_api import Browser, Error, Page, Request, expect

from browser.conftest import Server
from browser.hands import is_over, one_click


def newcomer(browser: Browser, server: Server, heard: list[str] | None = None) -> Page:
    """Somebody with a browser of their own; everything that reaches it is kept in `heard`."""
    page = browser.new_context(base_url=server.address, service_workers="block").new_page()
    kept = heard if heard is not None else []

    def keep(request: Request) -> None:
        with contextlib.suppress(Error):  # what only leads on has no body, and what was left is gone
            answer = request.response()
            kept.append(answer.text() if answer else "")

    page.on("requestfinished", keep)
    return page


def open_table(page: Page, game: str, *seats: str, name: str = "Ana", **options: str) -> str:
    """Through the set-up page: a table whose seats are as named."""
    page.goto("/")
    page.request.post("/name", form={"name": name})
    wished = {f"seat{number}": kind for number, kind in enumerate(seats)}
    page.goto(page.request.post("/tables", form={"game": game, "players": str(len(seats)), **wished, **options}).url)
    page.wait_for_selector("main.waiting, main.message:not([data-game]), #table")
    return page.url


def take_seat(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.locator("#sit-name").fill(name)
    page.get_by_role("button", name=re.compile("Sit down")).first.click()
    page.wait_for_selector("#table")


def hand_of(page: Page) -> set[str]:
    """What one holds, by the names of the cards."""
    return {str(link.get_attribute("href")).partition("card=")[2][:3] for link in page.locator(".hand a").all()}


def a_move(mover: Page, other: Page, rng: random.Random) -> None:
    """Made by one, and seen by the other."""
    before = other.locator("body").get_attribute("data-sequence")
    while not one_click(mover, rng):
        pass
    other.wait_for_function("before => document.body.dataset.sequence !== before", arg=before)


def test_two_people_see_each_others_moves_and_not_each_others_hands(browser: Browser, server: Server) -> None:
    told: dict[str, list[str]] = {"Ana": [], "Tomek": []}
    ana, tomek = (newcomer(browser, server, heard) for heard in told.values())
    address = open_table(ana, "clustered", "you", "open")
    take_seat(tomek, address, "Tomek")
    ana.wait_for_selector("#table")
    rng = random.Random(3)
    held: dict[str, set[str]] = {name: set() for name in told}
    for mover, other, mine, theirs in [(ana, tomek, "Ana", "Tomek"), (tomek, ana, "Tomek", "Ana")] * 4:
        assert not is_over(mover)
        hand = hand_of(mover)
        assert hand
        held[mine] |= hand
        assert not {card for card in hand - held[theirs] if f"card={card}" in " ".join(told[theirs])}
        a_move(mover, other, rng)


def test_somebody_who_watches_sees_the_table_and_no_hand(browser: Browser, server: Server) -> None:
    ana, watcher = newcomer(browser, server), newcomer(browser, server)
    address = open_table(ana, "clustered", "you", "bot:novice")
    ana.wait_for_selector("#table")
    watcher.goto(address)
    watcher.wait_for_selector("#table")
    assert hand_of(ana)
    assert not hand_of(watcher)
    assert watcher.locator("button[name=move]").count() == 0


def test_a_table_that_is_not_open_for_watching_refuses_strangers(browser: Browser, server: Server) -> None:
    ana, stranger = newcomer(browser, server), newcomer(browser, server)
    address = open_table(ana, "pixies", "you", "bot:novice", watch="off")
    answer = stranger.goto(address)
    assert answer is not None
    assert answer.status == 403
    assert stranger.request.get(f"{address}/stream").status == 403


def test_on_one_device_the_screen_hides_between_players(browser: Browser, server: Server) -> None:
    page = newcomer(browser, server)
    open_table(page, "clustered", "you", "here")
    rng = random.Random(4)
    for _ in range(4):
        expect(page.get_by_role("heading", level=1)).to_contain_text("takes the device now")
        assert not hand_of(page)
        page.get_by_role("link", name=re.compile("I am")).click()
        page.wait_for_selector("#table")
        assert hand_of(page)
        while page.locator("#table").count() and hand_of(page):
            one_click(page, rng)
            page.wait_for_timeout(200)


def test_who_leaves_is_replaced_if_the_others_agree_and_gets_the_seat_back(browser: Browser, server: Server) -> None:
    ana, tomek = newcomer(browser, server), newcomer(browser, server)
    address = open_table(ana, "pixies", "you", "open")
    take_seat(tomek, address, "Tomek")
    ana.wait_for_selector("#table")
    tomek.goto("/")
    ana.reload()
    ana.get_by_role("button", name="Let a computer player play on").click()
    assert not is_over(ana)
    tomek.goto(address)
    tomek.get_by_role("button", name="Take your seat back").click()
    expect(tomek.get_by_role("button", name="Take your seat back")).to_have_count(0)


def test_what_one_says_the_others_read_and_it_does_nothing_else(browser: Browser, server: Server) -> None:
    ana, tomek = newcomer(browser, server), newcomer(browser, server)
    address = open_table(ana, "pixies", "you", "open")
    take_seat(tomek, address, "<b>Tomek</b>")
    ana.wait_for_selector("#table")
    tomek.get_by_role("button", name="Talk").click()
    tomek.locator("#word").fill("<script>document.title = 'no'</script> hello")
    tomek.locator("#word").press("Enter")
    ana.get_by_role("button", name="Talk").click()
    expect(ana.locator("#talk-list")).to_contain_text("<script>document.title = 'no'</script> hello")
    expect(ana.locator("#talk-list")).to_contain_text("<b>Tomek</b>")
    assert ana.title() != "no"


def test_a_move_is_taken_back_when_the_other_agrees(browser: Browser, server: Server) -> None:
    ana, tomek = newcomer(browser, server), newcomer(browser, server)
    address = open_table(ana, "ingenious", "you", "open")
    take_seat(tomek, address, "Tomek")
    ana.wait_for_selector("#table")
    assert not ana.locator("form.undo").count()
    mover, other = (ana, tomek) if ana.locator(".turn.yours").count() else (tomek, ana)
    begun = mover.locator("input[name=ply]").first.get_attribute("value")
    a_move(mover, other, random.Random(5))
    mover.keyboard.press("u")
    expect(mover.get_by_text("You want to take your move back")).to_be_visible()
    other.get_by_role("button", name="Agree").click()
    expect(mover.locator(".turn.yours")).to_be_visible()
    assert mover.locator("input[name=ply]").first.get_attribute("value") == begun
    expect(other.get_by_text("would like to take")).to_have_count(0)
