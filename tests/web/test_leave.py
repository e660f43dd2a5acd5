"""Resigning, closing and naming, by pages and by the API."""

import asyncio
import random

import pytest

from page_checks import read_page
from stol import Record
from table.played_tables import any_choice
from visitors import Server, Visitor, code_of
from web.api.programs import program


def open_for_two(server: Server, **more: object) -> tuple[str, Visitor, Visitor]:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", players=2, seat0="you", seat1="open", **more)
    ben.sit(address, 1)
    return address, ana, ben


def make_move(server: Server, address: str, *players: Visitor) -> None:
    seat, ply, move = any_choice(server.session_at(address).table, random.Random(1))
    assert players[seat].post(f"{address}/moves", ply=ply, move=move, seat=seat).status_code == 303


def test_who_resigns_confirms_it_on_a_page_that_says_what_follows(server: Server) -> None:
    address, ana, ben = open_for_two(server)
    make_move(server, address, ana, ben)
    menu = read_page(ana.get(address).text)
    assert menu.all("a", href=f"{address}/leave")
    page = read_page(ana.get(f"{address}/leave").text)
    assert "The game ends here, without points: whoever resigns has lost it." in page.text
    assert page.all("form", action=f"{address}/close"), "Ana is the host"
    assert not read_page(ben.get(f"{address}/leave").text).all("form", action=f"{address}/close")
    (form,) = page.all("form", action=f"{address}/resign")
    (seat,) = form.all("input", name="seat")
    assert ana.post(f"{address}/resign", seat=seat.attributes["value"]).headers["location"] == address
    assert "You resigned" in read_page(ana.get(address).text).all("h1")[0].text
    assert "Ben has won." in ana.get(address).text
    assert "<strong>You have won.</strong> The game was not played to its end" in ben.get(address).text
    offered = read_page(ben.get(f"{address}?final=1").text).all(id="menu-body")[0].text
    assert "Hide it from my list" in offered
    assert "Resign" not in offered
    assert "keep the seat" not in offered
    assert "Ben has won." in ben.get(f"/share/{code_of(address)}").text
    assert "1 game, won: 1" in ben.get("/me").text
    told = read_page(ben.get(address).text)
    assert "Ana resigned" in told.all("h1")[0].text
    assert told.all("form", action=f"{address}/rematch")
    board = read_page(ben.get(f"{address}?final=1").text)
    assert "Ana resigned" in board.all(id="notices")[0].text
    assert "The game is over" in board.all("span", **{"class": "now"})[0].text
    assert ben.get(f"{address}/review").status_code == 200
    record = Record.from_json(ben.get(f"{address}/record").text)
    assert (record.result, record.tags["resigned"]) == (None, [0])
    assert ben.post(f"{address}/rematch").status_code == 303
    assert ben.post(f"{address}/review").status_code == 303


def test_a_game_given_up_is_reviewed(server: Server) -> None:
    """To the end, also where somebody was still to move."""
    address, ana, ben = open_for_two(server)
    make_move(server, address, ana, ben)
    ana.post(f"{address}/resign", seat=0)
    ana.post(f"{address}/review")
    for _ in range(600):
        page = ana.get(f"{address}/review").text
        if 'id="account"' in page and "Luck and skill" in page:
            return
        server.client.blocking_portal.call(asyncio.sleep, 0.1)
    pytest.fail("the review never came")


def test_nobody_resigns_or_closes_for_others(server: Server) -> None:
    address, ana, ben = open_for_two(server)
    eve = server.person("Eve")
    before = server.table(address).sequence
    assert ben.post(f"{address}/resign", seat=0).status_code == 403
    assert ben.post(f"{address}/close").status_code == 403
    assert ben.post(f"{address}/name", seat=0, name="X").status_code == 403
    for visitor in (eve, server.stranger()):
        assert visitor.post(f"{address}/resign", seat=0).status_code == 403
        assert visitor.post(f"{address}/resign").status_code == 403
        assert visitor.post(f"{address}/close").status_code == 403
        assert visitor.get(f"{address}/leave").headers["location"] == address
    assert server.table(address).sequence == before
    assert ana.post(f"{address}/resign", seat=0).status_code == 303
    assert ana.post(f"{address}/resign", seat=0).status_code == 303, "once more changes nothing"
    assert server.table(address).sequence == before + 1
    assert ben.post(f"{address}/resign", seat=1).status_code == 409


def test_with_more_players_a_computer_player_has_the_seat_and_the_page_says_so(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", players=3, seat0="you", seat1="open", seat2="bot:novice")
    ben.sit(address, 1)
    assert "A computer player takes the seat for good" in ana.get(f"{address}/leave").text
    assert ana.post(f"{address}/resign", seat=0).status_code == 303
    page = read_page(ana.get(address).text)
    assert "You have resigned" in page.all(id="notices")[0].text
    assert not page.all("form", action=f"{address}/back")
    assert ana.post(f"{address}/back", seat=0).status_code == 409
    assert "resigned" in read_page(ben.get(address).text).all(id="menu-body")[0].text
    late = ana.post(f"{address}/moves", ply=0, move="b1+6", seat=0)
    assert late.status_code == 409


def test_on_a_shared_device_each_seat_resigns_by_its_name(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.open(game="ingenious", players=3, seat0="you", seat1="here", seat2="here", name1="Bo")
    assert server.table(address).seats[1].name == "Bo"
    ana.get(address)
    page = read_page(ana.get(f"{address}/leave").text)
    assert len(page.all("form", action=f"{address}/resign")) == 3
    assert "Resign for Bo" in page.text
    assert ana.post(f"{address}/resign").status_code == 403, "whose game?"
    assert ana.post(f"{address}/resign", seat=1).status_code == 303
    assert server.table(address).people() == {0, 2}


def test_a_closed_table_says_so_to_everybody(server: Server) -> None:
    address, ana, ben = open_for_two(server)
    assert ana.post(f"{address}/close").status_code == 303
    for visitor in (ana, ben):
        assert "The table was closed" in read_page(visitor.get(address).text).all("h1")[0].text
    waiting = ana.open(game="pixies", players=2, seat0="you", seat1="open")
    assert read_page(ana.get(waiting).text).all("a", href=f"{waiting}/leave")
    assert ana.post(f"{waiting}/close").status_code == 303
    assert "This table was closed" in ben.get(waiting).text
    assert ben.post(f"{waiting}/sit", seat=1).status_code == 409


@pytest.mark.parametrize("game", ["pixies", "onecard", "clustered", "ingenious"])
def test_the_board_of_every_game_is_seen_after_the_end(server: Server, game: str) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game=game, players=2, seat0="you", seat1="open")
    ben.sit(address, 1)
    make_move(server, address, ana, ben)
    ana.post(f"{address}/resign", seat=0)
    for visitor in (ana, ben, server.stranger()):
        for query in ("", "?final=1", "?points=1", "?final=1&points=1", "?round=1&points=1", "?explain=1"):
            assert visitor.get(f"{address}{query}").status_code == 200, query
        page = read_page(visitor.get(f"{address}?final=1").text)
        assert not page.all("button", form="move")
        assert visitor.get(f"{address}/review").status_code == 200


def test_programs_resign_close_and_name(server: Server) -> None:
    ana, ben = program(server, "Ana"), program(server, "Ben")
    code = ana.done("/tables", game="onecard", seats=["you", "open"])["code"]
    ana.refused(409, "not-begun", f"/tables/{code}/resign")
    ben.done(f"/tables/{code}/seats", seat=1, name="Ben")
    assert ben.done(f"/tables/{code}/name", seat=1, name="Benjamin")["seats"][1]["name"] == "Benjamin"
    ben.refused(403, "not-your-seat", f"/tables/{code}/name", seat=0, name="X")
    ben.refused(403, "not-your-seat", f"/tables/{code}/resign", seat=0)
    ben.refused(403, "host-only", f"/tables/{code}/close")
    ben.refused(409, "no-such-level", f"/tables/{code}/resign", level="random")
    told = ben.done(f"/tables/{code}/resign")
    assert (told["over"], told["result"], told["ended_early"]) == (True, None, "resigned")
    assert [seat["resigned"] for seat in told["seats"]] == [False, True]
    assert told["choosers"] == []
    assert ben.done(f"/tables/{code}/resign")["sequence"] == told["sequence"]
    ana.refused(409, "already-over", f"/tables/{code}/resign")
    ana.refused(409, "already-over", f"/tables/{code}/close")
    assert ana.told(f"/tables/{code}/record")["tags"]["resigned"] == [1]
    other = ana.done("/tables", game="pixies", seats=["you", "open"])["code"]
    assert ana.done(f"/tables/{other}/close")["ended_early"] == "closed"
    ben.refused(409, "table-closed", f"/tables/{other}/seats", seat=1, name="Ben")
    assert code_of(ana.done(f"/tables/{code}/rematch")["addresses"]["table"].removeprefix("/api")) != code


def test_guests_on_one_device_are_named_at_set_up_and_later(server: Server) -> None:
    ana = server.person("Ana")
    form = read_page(ana.get("/setup?game=ingenious&players=3&seat1=here&seat2=here&name1=Bo").text)
    assert form.all("input", name="name1")[0].attributes["value"] == "Bo"
    assert not form.all("input", name="name2")[0].attributes["value"]
    assert not form.all("input", name="name0")
    address = ana.open(game="ingenious", players=3, seat0="you", seat1="here", seat2="open", name1="  Bo  ", name2="X")
    assert [seat.name for seat in server.table(address).seats] == ["Ana", "Bo", ""]
    assert read_page(ana.get(address).text).all("form", action=f"{address}/name"), "in the waiting room"
    assert ana.post(f"{address}/name", seat=1, name="Borna").status_code == 303
    assert "Borna" in ana.get(address).text
    program_ = program(server, "Ana")
    told = program_.done("/tables", game="pixies", seats=["you", "here"], names=["X", "Cy"])
    assert [seat["name"] for seat in told["seats"]] == ["Ana", "Cy"]


def test_the_seed_of_a_deal_stays_folded(server: Server) -> None:
    address, ana, _ = open_for_two(server)
    ana.post(f"{address}/resign", seat=0)
    folded = [slip for slip in read_page(ana.get(address).text).all("details") if "fair" in slip.attributes["class"]]
    assert [slip.attributes.get("open") for slip in folded] == [None]
    assert "Seed" in folded[0].text
