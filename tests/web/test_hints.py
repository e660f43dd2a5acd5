"""Hints: the best moves, from a seat's view, for the seat that is to choose, if the table allows them."""

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from page_checks import read_page
from stol.position import Game
from stol.table.simultaneous import asking
from visitors import Server
from web.played_tables import lay

GAMES = [("pixies", 5), ("onecard", 4), ("clustered", 7), ("ingenious", 6)]


@pytest.mark.parametrize(("key", "moves"), GAMES)
def test_who_is_to_choose_is_told_the_best_moves(server: Server, key: str, moves: int) -> None:
    laid = lay(server, Game(key, 2), moves, (0, 1))
    table = laid.session.table
    assert table.position is not None
    seat = table.to_choose()[0]
    answer = laid.people[seat].get(f"{laid.address}/hint")
    assert answer.status_code == 200
    page = read_page(answer.text)
    (board,) = page.all("div", id="table")
    best = board.attributes["data-advised"]
    legal = asking(table.position, seat).legal()
    assert best in legal
    panel = next(part for part in page.all("section") if "hints" in part.attributes.get("class", ""))
    assert len(panel.all("li")) == min(3, len(legal))
    assert "%" in panel.text
    makes = [e for e in page.all() if best in {e.attributes.get("data-move"), e.attributes.get("value")}]
    assert makes, "the move can be made from this page"
    if len(legal) > 1:
        second = read_page(laid.people[seat].get(f"{laid.address}/hint?best=1").text)
        (board,) = second.all("div", id="table")
        assert board.attributes["data-advised"] in set(legal) - {best}


def test_who_is_not_to_choose_gets_none(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 6, (0, 1))
    (seat,) = laid.session.table.to_choose()
    for visitor in (laid.people[1 - seat], server.stranger(), server.person("Eve")):
        answer = visitor.get(f"{laid.address}/hint")
        assert answer.status_code == 303
        assert answer.headers["location"] == laid.address
        assert visitor.get(f"{laid.address}/seat/{seat}/hint").status_code == 303


def test_there_are_none_at_a_table_without_hints(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 6, (0, 1))
    table = laid.session.table
    table.plan = msgspec.structs.replace(table.plan, hints=False)
    (seat,) = table.to_choose()
    answer = laid.people[seat].get(f"{laid.address}/hint")
    assert answer.status_code == 403
    assert "no hints" in answer.text
    assert f"{laid.address}/hint" not in laid.people[seat].get(laid.address).text


def test_the_set_up_says_whether_there_are_hints(server: Server) -> None:
    ana = server.person("Ana")
    assert server.session_at(ana.open(game="pixies", seat1="open")).table.plan.hints
    assert not server.session_at(ana.open(game="pixies", seat1="open", hints="off")).table.plan.hints
    assert not server.session_at(ana.open(game="pixies", seat1="open", sent="1")).table.plan.hints


def test_a_hint_is_found_once_however_often_it_is_asked_for(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 6, (0, 1))
    (seat,) = laid.session.table.to_choose()
    ask = server.client.blocking_portal.call
    first = ask(server.service.hints.hint, laid.session.table, seat)
    assert ask(server.service.hints.hint, laid.session.table, seat) is first


def test_others_are_answered_while_a_hint_is_thought_about(server: Server) -> None:
    laid = lay(server, Game("clustered", 2), 5, (0, 1))
    (seat,) = laid.session.table.to_choose()
    with ThreadPoolExecutor(1) as pool:
        hint = pool.submit(server.client.blocking_portal.call, server.service.hints.hint, laid.session.table, seat)
        assert server.stranger().get("/").status_code == 200
        assert not hint.done()
        assert hint.result().moves


def test_a_shared_device_hints_to_whom_it_was_handed(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 6, (0, 0))
    (seat,) = laid.session.table.to_choose()
    ana = laid.people[0]
    assert "data-advised" in ana.get(f"{laid.address}/seat/{seat}/hint").text
    assert ana.get(f"{laid.address}/seat/{1 - seat}/hint").status_code == 303
    assert ana.get(f"{laid.address}/hint").headers["location"] == laid.address, "it has to be handed over first"
