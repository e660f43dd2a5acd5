"""A long chat: pages and states have its latest messages, and lead to the others."""

import re

from page_checks import Element, read_page
from stol.table.events import Event, Said, Sat
from stol.table.seats import MAX_MESSAGES, MAX_TEXT_LENGTH
from visitors import Server, Visitor, plan_for
from web.api.programs import Program

LATEST = 30


def talkative(server: Server, *, watch: bool = True) -> tuple[str, Visitor]:
    """A table with as much said as there can be, and one of its players."""
    ana, ben = server.person("Ana"), server.person("Ben")
    seated: list[Event] = [Sat(seat=0, player=ana.id, name="Ana"), Sat(seat=1, player=ben.id, name="Ben")]
    said = [Said(seat=number % 2, text=long_text(number), key="") for number in range(MAX_MESSAGES)]
    return server.open(plan_for(ana, "pixies", 2, {}, watch=watch), [*seated, *said]), ben


def long_text(number: int) -> str:
    return f"{number:04} {'ж' * (MAX_TEXT_LENGTH - 5)}"


def numbers(page: Element) -> list[int]:
    return [int(number) for number in re.findall(r"(\d{4}) ж", page.all("ol", id="talk-list")[0].text)]


def test_a_long_chat_does_not_make_a_large_page(server: Server) -> None:
    address, ben = talkative(server)
    page = ben.get(address)
    server.session_at(address).table.talk.clear()
    plain = ben.get(address)
    assert numbers(read_page(page.text)) == list(range(MAX_MESSAGES - LATEST, MAX_MESSAGES))
    assert len(page.content) < len(plain.content) + LATEST * 1000


def test_links_lead_to_everything_that_was_said(server: Server) -> None:
    address, ben = talkative(server)
    page = read_page(ben.get(address).text)
    seen = numbers(page)
    assert read_page(ben.get(address).text).all("input", id="talk-count")[0].attributes["value"] == str(MAX_MESSAGES)
    while earlier := page.all("a", rel="prev"):
        page = read_page(ben.get(earlier[0].attributes["href"]).text)
        assert page.all("a", href=address), "the way back"
        seen = numbers(page) + seen
    assert seen == list(range(MAX_MESSAGES))


def test_a_short_chat_has_no_earlier_messages(server: Server) -> None:
    address, ben = talkative(server)
    del server.session_at(address).table.talk[LATEST:]
    page = read_page(ben.get(address).text)
    assert numbers(page) == list(range(LATEST))
    assert not page.all("a", rel="prev")


def test_the_page_of_earlier_messages_can_be_asked_for_anything(server: Server) -> None:
    address, ben = talkative(server)
    for before, first in {
        "": 400,
        "0": None,
        "-1": 400,
        "50": 0,
        "99999999999999999999": 400,
        "9" * 5000: 400,
        "soon": 400,
    }.items():
        seen = numbers(read_page(ben.get(f"{address}/talk?before={before}").text))
        assert seen[:1] == ([] if first is None else [first]), before
    hidden, _ = talkative(server, watch=False)
    assert server.stranger().get(f"{hidden}/talk").status_code == 403


def test_programs_get_the_latest_messages_and_can_ask_for_the_others(server: Server) -> None:
    address, ben = talkative(server)
    client = Program(server, ben.secret)
    state = client.told(address)
    assert [said["text"] for said in state["talk"]] == list(map(long_text, range(MAX_MESSAGES - LATEST, MAX_MESSAGES)))
    assert state["talk_count"] == MAX_MESSAGES
    seen = state["talk"]
    before = state["talk_count"] - len(seen)
    while before:
        told = client.told(f"{address}/talk", before=before)
        seen, before = told["talk"] + seen, told["before"]
    assert [said["text"] for said in seen] == list(map(long_text, range(MAX_MESSAGES)))
    assert client.told(f"{address}/talk")["talk"] == seen[-100:]
    assert client.get(f"{address}/talk", before=-1).status_code == 400
    hidden, _ = talkative(server, watch=False)
    assert client.get(f"{hidden}/talk").status_code == 403


def test_who_watches_reads_why_nothing_can_be_said(server: Server) -> None:
    address, ben = talkative(server)
    note = "Only those who sit at the table can write here."
    assert note in server.stranger().get(address).text
    assert note not in ben.get(address).text


def test_the_menu_calls_the_own_seat_as_the_list_above_does(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", players=2, seat0="you", seat1="open")
    ben.sit(address, 1)
    menu = read_page(ana.get(address).text).all(id="menu-body")[0].text
    assert "Let a computer player play on for me" in menu
    assert "Ana: let" not in menu
