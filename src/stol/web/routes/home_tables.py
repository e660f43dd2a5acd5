"""A player's tables, as the home page lists them."""

from dataclasses import replace

from stol.table.clocks import warning
from stol.table.service import TableService
from stol.table.session import TableSession
from stol.table.table import Table
from stol.table.unreadable import Unreadable, reading
from stol.text.phrases import list_text
from stol.web.html.clock_face import left_text
from stol.web.html.frame import Stream
from stol.web.html.pages.home import Home, Row, TableList
from stol.web.scene import games
from stol.web.scene.visibility import names, outcomes, seen
from stol.web.service import own_tables
from stol.web.service.company import invitations
from stol.web.service.list_kinds import ALL, HIDDEN, SHOWN
from stol.web.service.own_tables import Entry, Listed
from stol.web.service.visitor import Visitor

LARGEST = 4
"""Digits that the number of a page may have."""


async def home_page_data(service: TableService, who: Visitor, asked: dict[str, str]) -> Home:
    """The home page, with the lists that the query asks for."""
    home = Home(say=who.say, name=who.name, settings=who.settings, base=who.base)
    if who.id is None:
        return home
    show = asked["show"] if asked.get("show") in SHOWN else ALL
    page, ended_page = read_page_number(asked.get("page")), read_page_number(asked.get("finished"))
    running = await own_tables.open_tables(service, who.id, ALL if show == HIDDEN else show, page)
    shown = await own_tables.hidden_tables(service, who.id, page) if show == HIDDEN else running
    ended = Listed() if show == HIDDEN else await own_tables.finished_tables(service, who.id, ended_page)
    stream = Stream(address="/stream", sequence=0, stamp=service.news.stamp(who.id))
    return Home(
        say=who.say, name=who.name, settings=who.settings, base=who.base, stream=stream,
        running=table_list(shown, page, who), finished=table_list(ended, ended_page, who),
        show=show, counts=running.counts, invitations=await invitations(service, who),
    )  # fmt: skip


def read_page_number(text: str | None) -> int:
    """The number of a page from the query; the first if it is none."""
    valid = text and text.isascii() and text.isdigit() and len(text) <= LARGEST
    return max(1, int(text)) if text and valid else 1


def table_list(listed: Listed, page: int, who: Visitor) -> TableList:
    return TableList(tuple(table_row(entry, who) for entry in listed.entries), page, listed.next_page)


def table_row(entry: Entry, who: Visitor) -> Row:
    """The row of a table. With less in it: one whose rules are not compiled, and one that can't be read."""
    address = f"/tables/{entry.code}"
    if entry.session is None:
        progress = "" if entry.readable else who.say("row-unreadable")
        return Row(address=address, game=entry.game, title=entry.code, progress=progress, readable=entry.readable)
    try:
        with reading(entry.code):
            return full_row(entry, entry.session, address, who)
    except Unreadable:
        return table_row(replace(entry, session=None, readable=False), who)


def full_row(entry: Entry, session: TableSession, address: str, who: Visitor) -> Row:
    table, own = session.table, session.table.seats_of(who.id)
    deals, (left, soon) = bool(outcomes(table, who.id)), time_left(session, who)
    return Row(
        address=address,
        game=entry.game,
        title=title(table, who),
        progress=end_text(table, own, who) if table.is_over else progress(table, own[0] if own else None, who),
        seats=tuple(range(table.plan.players)),
        flag=who.say("row-deal") if deals else flag(table, entry, who),
        yours=entry.awaits_you,
        left=left,
        soon=soon,
        unread=session.unread(who.id),
    )


def time_left(session: TableSession, who: Visitor) -> tuple[str, bool]:
    """With days for a move: what is left, and whether that is little. A live clock would be wrong a moment later."""
    time, clock = session.table.plan.time, own_tables.running_clock(session, who.id)
    if clock is None or time is None or time.kind == "live":
        return "", False
    return left_text(clock.left, time, who.say), clock.left <= warning(time)


def title(table: Table, who: Visitor) -> str:
    """The names of the other players."""
    own = table.seats_of(who.id)
    others = [
        name for seat, name in enumerate(names(table, who.say)) if seat not in own and not table.seats[seat].is_open
    ]
    return (
        who.say("row-with", others=list_text(who.say, others)) if others else who.say("row-alone", code=table.plan.code)
    )


def progress(table: Table, seat: int | None, who: Visitor) -> str:
    if table.position is None:
        return who.say("row-waiting")
    return games.find(table.plan.game).progress(seen(table.position, seat), who.say)


def end_text(table: Table, own: list[int], who: Visitor) -> str:
    """How the table ended, with the points of all players, the visitor's first."""
    if table.ended_early == "closed":
        return who.say("row-closed")
    if table.ended_early:
        out = table.ended_early == "time"
        gone = [seat for seat, place in enumerate(table.seats) if (place.lost if out else place.resigned)]
        listed = list_text(who.say, [names(table, who.say)[seat] for seat in gone])
        return who.say("row-time" if out else "row-resigned", names=listed, you="yes" if gone == own else "no")
    result = table.position.result if table.position else None
    if result is None:
        return ""
    first = own[0] if own else 0
    order = [*range(first, table.plan.players), *range(first)]
    parties = table.game().parties
    winners = {parties[seat] for seat in result["winners"]}
    outcome = (
        "watched" if len(own) != 1 or table.plan.players == 1
        else "lost" if parties[first] not in winners
        else "won" if len(winners) == 1
        else "shared"
    )  # fmt: skip
    return who.say(
        "row-score", outcome=outcome, points="\u00a0:\u00a0".join(str(result["scores"][seat]) for seat in order)
    )


def flag(table: Table, entry: Entry, who: Visitor) -> str:
    waits = table.to_choose()
    if table.is_over:
        return who.say("row-result")
    if table.position is None:
        return who.say("row-invite")
    if entry.awaits_you:
        return who.say("your-turn")
    return who.say("turn-of", name=names(table, who.say)[waits[0]]) if waits else ""
