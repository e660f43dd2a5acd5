"""The people at a table: one seat for each, removing and muting by the host, reports by everybody who sits there."""

import asyncio
import random
from functools import partial

import pytest
import sqlalchemy as sa

from page_checks import read_page
from stol.table.reports import MAX_REPORTS
from stol.table.schema import OPEN_TABLES
from table.played_tables import any_choice
from visitors import Server, Visitor, code_of
from web.api.listener import Listener, listen
from web.api.programs import Program, table_for_two


def room(server: Server, players: int = 3, **more: object) -> tuple[str, Visitor, Visitor]:
    """A table of Ana, who has opened it, and Ben, with more seats that are free."""
    ana, ben = server.person("Ana"), server.person("Ben")
    free = {f"seat{seat}": "open" for seat in range(1, players)}
    address = ana.open(game="ingenious", players=players, seat0="you", **(free | more))
    ben.sit(address, 1)
    return address, ana, ben


def say(visitor: Visitor, address: str, text: str) -> None:
    assert visitor.post(f"{address}/talk", text=text).status_code == 303


def test_a_visitor_has_one_seat(server: Server) -> None:
    address, ana, ben = room(server)
    for visitor in (ana, ben):
        refused = visitor.post(f"{address}/sit", seat=2)
        assert (refused.status_code, "You sit at this table already" in refused.text) == (409, True)
    assert server.session_at(address).table.seats[2].is_open


def test_a_device_that_is_handed_around_may_take_another_seat(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.open(game="ingenious", players=3, seat0="you", seat1="here", seat2="open")
    ana.sit(address, 2)
    assert server.session_at(address).table.seats_of(ana.id) == [0, 1, 2]


def test_whoever_is_removed_before_the_game_frees_the_seat_and_cannot_sit_down_again(server: Server) -> None:
    address, ana, ben = room(server)
    page = read_page(ana.get(f"{address}/people").text)
    (form,) = page.all("form", action=f"{address}/remove")
    sent = {field.attributes["name"]: field.attributes["value"] for field in form.all("input")}
    assert ana.post(f"{address}/remove", **sent).headers["location"] == f"{address}/people"
    assert server.table(address).seats[1].is_open
    refused = ben.post(f"{address}/sit", seat=1)
    assert (refused.status_code, "The host has removed you" in refused.text) == (409, True)
    assert address not in ben.get("/").text, "not in the list of own tables either"
    cleo = server.person("Cleo")
    cleo.sit(address, 1)
    assert server.table(address).seats_of(cleo.id) == [1]


def test_the_lobby_counts_a_seat_that_somebody_was_removed_from(server: Server) -> None:
    address, ana, _ = room(server, public="on")
    free = sa.select(OPEN_TABLES.c.free).where(OPEN_TABLES.c.code == code_of(address))
    engine = sa.create_engine(server.store.url)
    with engine.connect() as connection:
        assert connection.scalar(free) == 1
    ana.post(f"{address}/remove", seat=1)
    with engine.connect() as connection:
        assert connection.scalar(free) == 2
    engine.dispose()


def test_whoever_is_removed_from_a_game_is_replaced_and_sees_no_more(server: Server) -> None:
    address, ana, ben = room(server, players=2, watch="off")
    say(ben, address, "words of Ben")
    assert ben.get(address).status_code == 200
    assert ana.post(f"{address}/remove", seat=1).status_code == 303
    seat = server.session_at(address).table.seats[1]
    assert (seat.player, seat.level) == (None, "club")
    assert server.table(address).seats == server.session_at(address).table.seats
    assert ben.get(address).status_code == 403
    assert Program(server, ben.secret).get(f"{address}/view", seat=1).status_code == 403
    assert ben.post(f"{address}/talk", text="more").status_code == 403
    assert "words of Ben" not in ana.get(address).text
    table = server.session_at(address).table
    if table.to_choose() == [0]:
        _, ply, move = any_choice(table, random.Random(1))
        assert ana.post(f"{address}/moves", ply=ply, move=move, seat=0).status_code == 303


def test_a_stream_of_a_seat_ends_when_its_person_is_removed(server: Server) -> None:
    address, ana, ben = table_for_two(server, "ingenious")
    removed = partial(ana.done, f"{address}/remove", seat=1)

    async def work(listener: Listener) -> None:
        await listener.until(1)
        await asyncio.to_thread(removed)
        await listener.ended.wait()

    messages = listen(ben, f"{address}/stream", work, "seat=1").messages()
    assert {told["sequence"] for _, told in messages} == {messages[0][1]["sequence"]}, "nothing after the removal"


def test_whoever_is_muted_neither_talks_nor_takes_another_name(server: Server) -> None:
    address, ana, ben = room(server)
    say(ben, address, "before")
    ana.post(f"{address}/mute", seat=1, muted="true")
    for action, fields in (("talk", {"text": "after"}), ("name", {"seat": 1, "name": "Rude"})):
        refused = ben.post(f"{address}/{action}", **fields)
        assert (refused.status_code, "The host has muted you" in refused.text) == (409, True)
    table = server.table(address)
    assert ([said.text for said in table.talk], table.seats[1].name, table.muted) == (["before"], "Ben", {1})
    assert "Muted" in ana.get(f"{address}/people").text
    ana.post(f"{address}/mute", seat=1, muted="false")
    say(ben, address, "after")


def test_nobody_is_removed_from_a_rated_game_that_has_begun(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="ingenious", players=2, seat0="you", seat1="open", rated="on", time="3d")
    ben.sit(address, 1)
    assert ana.post(f"{address}/remove", seat=1).status_code == 409
    assert not read_page(ana.get(f"{address}/people").text).all("form", action=f"{address}/remove")
    assert server.table(address).seats_of(ben.id) == [1]


@pytest.mark.parametrize("action", ["mute", "remove"])
def test_only_the_host_keeps_order_and_only_with_other_people(server: Server, action: str) -> None:
    address, ana, ben = room(server, seat2="bot:novice")
    assert ben.post(f"{address}/{action}", seat=0).status_code == 403
    assert server.person("Eve").post(f"{address}/{action}", seat=1).status_code == 403
    for seat in (0, 2, 7):
        refused = ana.post(f"{address}/{action}", seat=seat)
        assert (refused.status_code, "Only another person" in refused.text) == (409, True)
    assert server.table(address).people() == {0, 1}
    assert ben.get(f"{address}/people").status_code == 200


def test_names_and_messages_are_reported_with_their_text(server: Server) -> None:
    address, ana, ben = room(server)
    say(ana, address, "a kind word")
    say(ben, address, "a rude word")
    page = read_page(ana.get(f"{address}/people").text)
    forms = page.all("form", action=f"{address}/report")
    assert len(forms) == 2, "the name, and the message that is not one's own"
    for form in forms:
        sent = {field.attributes["name"]: field.attributes["value"] for field in form.all("input")}
        assert ana.post(f"{address}/report", **sent).headers["location"] == f"{address}/people?reported"
    assert "Thank you" in ana.get(f"{address}/people?reported").text
    stored = [one for one in server.store.reports.all() if one.code == code_of(address)]
    assert {(one.kind, one.text, one.player, one.reporter) for one in stored} == {
        ("name", "Ben", ben.id, ana.id),
        ("talk", "a rude word", ben.id, ana.id),
    }


def test_nobody_reports_what_is_not_there_or_from_outside(server: Server) -> None:
    address, ana, ben = room(server)
    say(ben, address, "hello")
    for wrong in ({"seat": 0}, {"seat": 2}, {"seat": 7}, {"seat": 1, "message": 1}):
        assert ana.post(f"{address}/report", **wrong).status_code == 409
    eve = server.person("Eve")
    assert eve.post(f"{address}/report", seat=1).status_code == 403
    assert eve.get(f"{address}/people").headers["location"] == address


def test_a_player_reports_only_so_much(server: Server) -> None:
    address, ana, _ = room(server)
    for number in range(MAX_REPORTS):
        server.store.reports.add("OTHER", ana.id, "somebody", "talk", str(number))
    refused = ana.post(f"{address}/report", seat=1)
    assert (refused.status_code, "more than this" in refused.text) == (409, True)


def test_programs_keep_order_as_people_do(server: Server) -> None:
    address, *people = room(server)
    ana, ben = (Program(server, one.secret) for one in people)
    assert ana.done(f"{address}/mute", seat=1)["seats"][1]["muted"] is True
    ben.refused(409, "muted", f"{address}/talk", text="hello")
    ana.done(f"{address}/report", seat=1)
    ben.refused(403, "host-only", f"{address}/remove", seat=0)
    assert ana.done(f"{address}/remove", seat=1)["seats"][1]["kind"] == "open"
    ben.refused(409, "removed", f"{address}/seats", seat=1)
