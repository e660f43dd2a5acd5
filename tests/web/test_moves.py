"""Moves are played once; late, illegal or foreign ones are refused with the reason and change nothing."""

import random

import pytest

from page_checks import Element, read_page
from stol.games.registry import KEYS
from table.played_tables import any_choice
from visitors import Server, Visitor

LONG_DECK = "\n".join(["x" * 60] * 1200)


def sit_together(server: Server, game: str, **fields: object) -> tuple[str, Visitor, Visitor]:
    """A table for two persons, dealt."""
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game=game, players=2, seat0="you", seat1="open", **fields)
    ben.sit(address, 1)
    return address, ana, ben


def a_move(server: Server, address: str, chance: int = 0) -> tuple[int, int, str]:
    """Seat, ply and a legal move."""
    return any_choice(server.table(address), random.Random(chance))


def send(visitor: Visitor, address: str, ply: object, move: object, **more: object) -> tuple[int, str]:
    answer = visitor.post(f"{address}/moves", ply=ply, move=move, **more)
    return answer.status_code, answer.text


@pytest.mark.parametrize("game", KEYS)
def test_a_move_is_stored_when_it_is_acknowledged(server: Server, game: str) -> None:
    address, *people = sit_together(server, game)
    seat, ply, move = a_move(server, address)
    before = server.table(address).sequence
    assert send(people[seat], address, ply, move)[0] == 303
    stored = server.table(address)
    assert stored.sequence == before + 1
    assert stored.plays[seat, ply] == move


@pytest.mark.parametrize("game", KEYS)
def test_the_same_move_sent_twice_counts_once(server: Server, game: str) -> None:
    address, *people = sit_together(server, game)
    seat, ply, move = a_move(server, address)
    assert send(people[seat], address, ply, move)[0] == 303
    once = server.table(address).sequence
    assert send(people[seat], address, ply, move)[0] == 303
    assert server.table(address).sequence == once


def test_a_stale_move_gets_the_fresh_page(server: Server) -> None:
    address, *people = sit_together(server, "ingenious")
    seat, ply, move = a_move(server, address)
    send(people[seat], address, ply, move)
    before = server.table(address).sequence
    status, text = send(people[seat], address, ply, "something else")
    assert status == 409
    fresh = read_page(text)
    assert "moved on" in fresh.all(id="notices")[0].text
    now = server.table(address).position
    assert now is not None
    assert fresh.all("input", name="ply")[0].attributes["value"] == str(now.ply)
    assert server.table(address).sequence == before


def test_a_move_out_of_turn_gets_the_fresh_page(server: Server) -> None:
    address, *people = sit_together(server, "ingenious")
    seat, ply, move = a_move(server, address)
    status, text = send(people[1 - seat], address, ply, move)
    assert status == 409
    assert "not your turn" in read_page(text).all(id="notices")[0].text


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("wrong", ["nonsense", "", "\x00", "🂡" * 300, "<b>x</b>"])
def test_an_illegal_move_is_refused_with_the_reason(server: Server, game: str, wrong: str) -> None:
    address, *people = sit_together(server, game)
    seat, ply, _ = a_move(server, address)
    before = server.table(address).sequence
    status, text = send(people[seat], address, ply, wrong)
    assert status == 422
    (said,) = read_page(text).all(id="notices")[0].all("p", role="alert")
    assert "is no move. " in said.text or said.text.startswith("There is no such card; ")
    assert "<b>x</b>" not in text
    assert server.table(address).sequence == before


def test_a_move_that_breaks_a_rule_is_told_the_rule(server: Server) -> None:
    address, *people = sit_together(server, "clustered")
    seat, ply, _ = a_move(server, address)
    status, text = send(people[seat], address, ply, "end")
    assert status == 422
    (said,) = read_page(text).all(id="notices")[0].all("p", role="alert")
    assert said.text.startswith("“end” is no move. A card is played like 2tf@3,-1")


def test_nobody_moves_for_somebody_else(server: Server) -> None:
    address, *people = sit_together(server, "ingenious")
    seat, ply, move = a_move(server, address)
    before = server.table(address).sequence
    for visitor in (people[1 - seat], server.stranger(), server.person("Eve")):
        assert send(visitor, address, ply, move, seat=seat)[0] == 403
    assert send(server.stranger(), address, ply, move)[0] == 403
    assert server.table(address).sequence == before


@pytest.mark.parametrize(
    ("action", "fields"),
    [
        ("bot", {"seat": 1}),
        ("back", {"seat": 0}),
        ("stand-in", {"seat": 0}),
        ("talk", {"text": "hello"}),
        ("rematch", {}),
    ],
)
def test_nobody_acts_at_a_table_of_others(server: Server, action: str, fields: dict[str, object]) -> None:
    address, *_ = sit_together(server, "pixies")
    before = server.table(address).sequence
    for visitor in (server.stranger(), server.person("Eve")):
        answer = visitor.post(f"{address}/{action}", **fields)
        assert answer.status_code == 403
        assert answer.headers.get("set-cookie") is None
    assert server.table(address).sequence == before


def test_only_the_host_lets_opponents_sit(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", players=3, seat1="open", seat2="open")
    ben.sit(address, 1)
    assert ben.post(f"{address}/bot", seat=2, level="novice").status_code == 403
    assert ana.post(f"{address}/bot", seat=2, level="grandmother").status_code == 409
    assert server.table(address).sequence == 2


def test_who_is_late_for_a_seat_is_told_so_and_stays_a_stranger(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.open(game="pixies", players=3, seat1="open", seat2="open")
    stranger = server.stranger()
    late = stranger.post(f"{address}/sit", seat=0, name="Eve")
    assert (late.status_code, stranger.secret) == (409, "")
    assert said(late.text) == "That seat is taken."
    assert stranger.post(f"{address}/sit", seat=7).status_code == 409
    assert server.table(address).sequence == 1


def said(page: str) -> str:
    """The text on the page about a refused move."""
    (alert,) = read_page(page).all("p", role="alert")
    return alert.text


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"move": "a"}, "ply"),
        ({"ply": "0"}, "move"),
        ({"move": "a", "ply": "x"}, "ply"),
        ({"move": "a", "ply": "-1"}, "ply"),
        ({"move": "a", "ply": "9" * 5000}, "ply"),
        ({"move": "a", "ply": "0", "seat": "8"}, "seat"),
        ({"move": "a" * 1001, "ply": "0"}, "move"),
    ],
)
def test_a_form_that_can_not_be_read_names_the_field(server: Server, fields: dict[str, str], wrong: str) -> None:
    address, ana, _ = sit_together(server, "pixies")
    answer = ana.post(f"{address}/moves", **fields)
    assert answer.status_code == 400
    lead = lead_of(read_page(answer.text))
    assert lead.startswith(f"“{wrong}” is missing")
    assert "It has to be" in lead


def lead_of(page: Element) -> str:
    return page.all("p", **{"class": "lead"})[0].text


def test_a_field_that_is_sent_twice_is_refused(server: Server) -> None:
    address, ana, _ = sit_together(server, "pixies")
    form = {"content-type": "application/x-www-form-urlencoded"}
    answer = ana.ask("POST", f"{address}/moves", headers=form, content=b"move=a&move=b&ply=0")
    assert answer.status_code == 400
    assert "“move”" in answer.text


@pytest.mark.parametrize("address", ["/name", "/tables", "/tables/NOBODY00/moves", "/tables/NOBODY00/talk"])
def test_too_much_is_refused(server: Server, address: str) -> None:
    answer = server.stranger().post(address, name=LONG_DECK)
    assert answer.status_code == 413
    assert lead_of(read_page(answer.text)) == "What was sent is longer than anything that a table needs."


def test_a_record_can_be_had_only_when_the_game_is_over(server: Server) -> None:
    address, ana, _ = sit_together(server, "pixies")
    for visitor in (ana, server.stranger()):
        answer = visitor.get(f"{address}/record")
        assert answer.status_code == 403
        assert "not over" in answer.text


def test_a_table_that_can_not_be_opened_as_wished_says_why(server: Server) -> None:
    answer = server.person("Ana").post("/tables", game="pixies", players=9)
    assert answer.status_code == 400
    assert "Pixies with these options is for 2 to 5 players, not 9" in answer.text
