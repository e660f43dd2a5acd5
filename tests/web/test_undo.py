"""Undo on the page."""

import random

import pytest

from page_checks import read_page
from table.played_tables import any_choice, now
from visitors import Server, Visitor


def two(server: Server, game: str) -> tuple[str, list[Visitor]]:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game=game, players=2, seat0="you", seat1="open")
    ben.sit(address, 1)
    ana.get(address)
    return address, [ana, ben]


def move(server: Server, address: str, people: list[Visitor], seed: int = 1) -> int:
    """Makes a random move of the seat that is to move; returns the seat."""
    table = server.table(address)
    seat, ply, chosen = any_choice(table, random.Random(seed))
    who = people[seat]
    answer = who.post(f"{address}/moves", ply=ply, move=chosen, seat=seat, undone=table.undo_count)
    assert answer.status_code == 303
    return seat


def test_alone_against_opponents_the_tool_takes_the_move_back(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.open(game="pixies", players=2, seat0="you", seat1="here")
    assert not read_page(ana.get(address).text).all("form", **{"class": "undo"})
    before = now(server.table(address))
    move(server, address, [ana, ana])
    (form,) = read_page(ana.get(address).text).all("form", **{"class": "undo"})
    fields = {field.attributes["name"]: field.attributes["value"] for field in form.all("input")}
    assert ana.post(form.attributes["action"], **fields).status_code == 303
    assert now(server.table(address)) == before
    assert ana.post(form.attributes["action"], **fields).status_code == 303
    assert server.table(address).undo_count == 1


def test_what_was_seen_is_taken_back_when_the_other_agrees(server: Server) -> None:
    address, people = two(server, "ingenious")
    before = now(server.table(address))
    seat = move(server, address, people)
    asker, other = people[seat], people[1 - seat]
    assert asker.post(f"{address}/undo", undone=0).status_code == 303
    assert "You want to take your move back" in asker.get(address).text
    assert "wants to take the latest move back" in other.get(address).text
    assert now(server.table(address)) != before
    assert other.post(f"{address}/agree", undone=0).status_code == 303
    assert now(server.table(address)) == before
    assert "has taken a move back" in other.get(address).text
    assert "has taken a move back" not in asker.get(address).text
    move(server, address, people)
    assert "has taken a move back" not in other.get(address).text


def test_a_no_leaves_all_as_it_is(server: Server) -> None:
    address, people = two(server, "ingenious")
    seat = move(server, address, people)
    after = now(server.table(address))
    people[seat].post(f"{address}/undo", undone=0)
    assert people[1 - seat].post(f"{address}/decline", undone=0).status_code == 303
    assert server.table(address).undo_request is None
    assert now(server.table(address)) == after


def test_agreeing_to_what_nobody_asks_is_said(server: Server) -> None:
    address, people = two(server, "ingenious")
    answer = people[0].post(f"{address}/agree", undone=0)
    assert answer.status_code == 409
    assert "Nobody asks" in answer.text


def test_nothing_to_take_back_is_said(server: Server) -> None:
    address, people = two(server, "ingenious")
    answer = people[0].post(f"{address}/undo", undone=0)
    assert answer.status_code == 409
    assert "nothing to take back" in answer.text


@pytest.mark.parametrize("action", ["undo", "agree", "decline"])
def test_only_who_sits_there_may(server: Server, action: str) -> None:
    address, people = two(server, "ingenious")
    seat = move(server, address, people)
    people[seat].post(f"{address}/undo", undone=0)
    for visitor in (server.stranger(), server.person("Eve")):
        assert visitor.post(f"{address}/{action}", undone=0).status_code == 403
    assert server.table(address).undo_request is not None


def test_a_move_sent_before_something_was_taken_back_is_refused_with_the_fresh_page(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.open(game="pixies", players=2, seat0="you", seat1="here")
    ana.get(address)
    seat, ply, chosen = any_choice(server.table(address), random.Random(1))
    for _ in range(2):
        answer = ana.post(f"{address}/moves", ply=ply, move=chosen, seat=seat, undone=0)
        assert answer.status_code == 303
    ana.post(f"{address}/undo", undone=0)
    answer = ana.post(f"{address}/moves", ply=ply, move=chosen, seat=seat, undone=0)
    assert answer.status_code == 409
    assert server.table(address).undo_count == 1


def test_no_log_grows_for_ever_by_votes_and_moves_that_are_taken_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, people = two(server, "ingenious")
    seat = move(server, address, people)
    asker, other = people[seat], people[1 - seat]
    for _ in range(2):
        assert asker.post(f"{address}/undo", undone=0).status_code == 303
        assert other.post(f"{address}/decline", undone=0).status_code == 303
    monkeypatch.setattr("stol.table.play.MOST_EVENTS", server.table(address).sequence)
    for action, fields in (("undo", {"undone": 0}), ("stand-in", {"seat": seat, "level": "novice"})):
        refused = asker.post(f"{address}/{action}", **fields)
        assert refused.status_code == 409
        assert "too often at this table" in refused.text
    move(server, address, people)
    assert other.post(f"{address}/resign", seat=1 - seat).status_code == 303
