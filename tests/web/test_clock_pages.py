"""What a table with clocks says: on its page, when time is up, and to programs. Moments are given."""

import asyncio
from collections.abc import Sequence

import pytest

from page_checks import Element, check, read_page
from stol import Game
from stol.table.clocks import Clock, clock
from stol.table.ends import run_out
from stol.table.player import Player
from stol.table.session import TableSession
from stol.table.spans import Span
from stol.table.table import Table
from stol.table.time_control import read_time_control
from stol.text import speak
from stol.text.languages import SHIPPED
from stol.web.api.state import State, state
from stol.web.html.clock_face import left_text
from stol.web.html.pages.home import Row
from stol.web.routes.home_tables import end_text, table_row
from stol.web.routes.table_page import render_table_page
from stol.web.service.own_tables import Entry
from stol.web.service.table_visit import TableVisit
from stol.web.service.visitor import Visitor
from table.timed_tables import BEGAN, DAY, HOUR, MINUTE, SECOND, timed

FIRST = 5 * MINUTE
INGENIOUS = Game("ingenious", 2)


def visitor(player: str, language: str = "en") -> Visitor:
    return Visitor(player=Player(id=player, name=""), say=speak(language), client="")


async def visit(table: Table, player: str, at: int, language: str = "en", pauses: Sequence[Span] = ()) -> TableVisit:
    def clocks(table: Table) -> list[Clock]:
        found = (clock(table, seat, at, lambda _: pauses) for seat in range(table.plan.players))
        return [one for one in found if one is not None]

    session = TableSession(table, 1e9, clocks=clocks, now=lambda: at)
    return TableVisit(session, visitor(player, language), "http://test")


def page(table: Table, player: str, at: int, language: str = "en", pauses: Sequence[Span] = ()) -> Element:
    async def shown() -> str:
        return str(render_table_page(await visit(table, player, at, language, pauses), {}).content)

    read = read_page(asyncio.run(shown()))
    check(read)
    return read


def has(element: Element, kind: str) -> bool:
    return kind in element.attributes.get("class", "").split()


def pill(read: Element) -> Element:
    return next(each for each in read.all("p") if has(each, "turn"))


def face(read: Element) -> Element:
    return next(each for each in pill(read).all("span") if has(each, "clock"))


def mover(table: Table) -> str:
    return f"p{table.to_choose()[0]}"


def test_the_pill_says_what_is_left_of_ones_turn() -> None:
    table = timed(INGENIOUS, "10+5")
    read = page(table, mover(table), BEGAN + FIRST + 142 * SECOND)
    assert "7:38" in face(read).text
    assert has(pill(read), "yours")
    assert not has(pill(read), "short")
    assert not has(pill(read), "halted")
    marks = face(read).attributes
    assert (marks["data-left"], marks["data-runs"], marks["data-stands"]) == (str(458 * SECOND), "1", "0")
    assert {"data-told-60", "data-told-20", "data-told-10"} <= marks.keys()
    assert any(each.attributes.get("id") == "clock-told" for each in read.all("p"))


def test_others_see_the_same_clock_and_hear_nothing_of_it() -> None:
    table = timed(INGENIOUS, "10+5")
    other = f"p{1 - table.to_choose()[0]}"
    read = page(table, other, BEGAN + FIRST + 142 * SECOND)
    assert "7:38" in face(read).text
    assert "data-told-60" not in face(read).attributes


def test_the_clocks_of_the_others_are_beside_the_turn() -> None:
    table = timed(Game("onecard", 3), "10+5")
    read = page(table, mover(table), BEGAN + FIRST + MINUTE)
    (others,) = (each for each in read.all("div") if has(each, "clocks"))
    shown = face(read)
    clocks = [each for each in others.all("span") if has(each, "clock")]
    assert [each.all("b")[0].text for each in clocks] == ["10:00", "10:00"]
    assert shown not in clocks
    assert not any("data-told-60" in each.attributes for each in clocks)
    days = timed(Game("onecard", 3), "3d")
    assert not any(has(each, "clocks") for each in page(days, mover(days), BEGAN + MINUTE).all("div")), "all is left"


def test_little_time_stands_out_and_a_standing_clock_is_dashed() -> None:
    table = timed(INGENIOUS, "1+0")
    assert has(pill(page(table, mover(table), BEGAN + FIRST + 51 * SECOND)), "short")
    standing = page(table, mover(table), BEGAN + MINUTE)
    assert has(pill(standing), "halted")
    assert face(standing).attributes["data-stands"] == str(FIRST - MINUTE)


def test_without_script_the_page_says_until_when_the_time_lasts() -> None:
    table = timed(INGENIOUS, "1d")
    (noscript,) = face(page(table, mover(table), BEGAN + HOUR)).all("noscript")
    assert noscript.text == "until 08:00 UTC"  # the table began at that time of day


@pytest.mark.parametrize(
    ("code", "left", "text"),
    [
        ("10+5", 458 * SECOND, "7:38"),
        ("10+5", 9 * SECOND, "0:09"),
        ("10+5", 8001, "0:09"),
        ("10+5", 0, "0:00"),
        ("180+0", 62 * MINUTE, "1:02:00"),
        ("14d", 3 * DAY + 5 * HOUR, "3 d"),
        ("3d", DAY + 21 * HOUR, "1 d 21 h"),
        ("3d", DAY, "1 d"),
        ("3d", 18 * HOUR + MINUTE, "18 h"),
        ("3d", 42 * MINUTE, "42 min"),
    ],
)
def test_how_time_is_written(code: str, left: int, text: str) -> None:
    time = read_time_control(code, "bot")
    assert time is not None
    assert left_text(left, time, speak("en")).replace("\u00a0", " ") == text


def test_a_table_without_clocks_shows_none() -> None:
    table = timed(INGENIOUS, "")
    read = page(table, mover(table), BEGAN)
    assert not [each for each in read.all("span") if has(each, "clock")]
    assert not has(pill(read), "timed")


@pytest.mark.parametrize("language", SHIPPED)
def test_when_time_is_up_everybody_is_told_in_every_language(language: str) -> None:
    say, table = speak(language), timed(Game("ingenious", 3), "1d")
    seat = table.to_choose()[0]
    table.extend(run_out(table, seat), BEGAN + DAY)
    mine = page(table, f"p{seat}", BEGAN + DAY, language)
    assert say("time-up-you") in mine.text
    assert say("take-back") in mine.text
    others = page(table, f"p{(seat + 1) % 3}", BEGAN + DAY, language)
    assert say("time-up-notice", name=f"Person {seat}") in others.text


@pytest.mark.parametrize("language", SHIPPED)
def test_a_lost_seat_is_told_in_every_language(language: str) -> None:
    say, table = speak(language), timed(INGENIOUS, "1d", "lost")
    seat = table.to_choose()[0]
    table.extend(run_out(table, seat), BEGAN + DAY)
    assert say("ended-time", names="", count=1, you="yes") in page(table, f"p{seat}", BEGAN + DAY, language).text
    told = say("ended-time", names=f"Person {seat}", count=1, you="no")
    assert told in page(table, f"p{1 - seat}", BEGAN + DAY, language).text
    assert end_text(table, [seat], visitor(f"p{seat}", language)) == say("row-time", names="", you="yes")


def test_whoever_has_lost_a_seat_that_is_played_on_is_told_so() -> None:
    table = timed(Game("ingenious", 3), "1d", "lost")
    seat = table.to_choose()[0]
    table.extend(run_out(table, seat), BEGAN + DAY)
    read = page(table, f"p{seat}", BEGAN + DAY)
    assert "Your time is up, and your seat is lost." in read.text
    assert "time is up; " in read.text
    assert "Take your seat back" not in read.text


def sent(table: Table, at: int) -> State:
    async def made() -> State:
        return state(await visit(table, mover(table), at))

    return asyncio.run(made())


def test_programs_are_told_the_same() -> None:
    table = timed(INGENIOUS, "10+5")
    seat = table.to_choose()[0]
    told = sent(table, BEGAN + FIRST + MINUTE)
    running, resting = sorted(told.clocks, key=lambda one: one.seat != seat)
    assert (running.left, running.runs, running.ends) == (9 * MINUTE, True, BEGAN + FIRST + 10 * MINUTE)
    assert (resting.left, resting.runs, resting.ends) == (10 * MINUTE, False, None)
    table.extend(run_out(table, seat), BEGAN + DAY)
    told = sent(table, BEGAN + DAY)
    assert told.seats[seat].ran_out
    assert [one.seat for one in told.clocks] == [1 - seat]


def test_the_list_of_tables_tells_the_days_that_are_left_and_stresses_the_last_hours() -> None:
    table = timed(INGENIOUS, "3d")
    (mover,) = table.to_choose()

    def row(player: str, at: int) -> Row:
        session = asyncio.run(visit(table, player, at)).session
        return table_row(Entry(table.plan.code, "ingenious", session, awaits_you=True), visitor(player))

    players = [seat.player or "" for seat in table.seats]
    for player in players:
        assert (row(player, BEGAN + DAY).left, row(player, BEGAN + DAY).soon) == ("2\u00a0d", False)
    late = row(players[mover], BEGAN + 3 * DAY - 5 * HOUR)
    assert (late.left, late.soon) == ("5\u00a0h", True)
    live = asyncio.run(visit(timed(INGENIOUS, "10+5"), players[0], BEGAN)).session
    assert table_row(Entry("LIVE", "ingenious", live), visitor(players[0])).left == ""
