"""Shared devices: refusals are shown, to the seat they belong to."""

import random

from page_checks import read_page
from table.played_tables import any_choice
from visitors import Server, Visitor


def open_shared(server: Server, game: str) -> tuple[str, Visitor]:
    ana = server.person("Ana")
    return ana.open(game=game, players=2, seat0="you", seat1="here"), ana


def test_before_the_device_is_handed_over_the_page_shows_no_table(server: Server) -> None:
    address, ana = open_shared(server, "ingenious")
    ana.get(address)
    page = read_page(ana.get(address).text)
    assert page.all("main")[0].attributes["class"] == "sheet message"
    (on,) = page.all("main")[0].all("a")
    assert read_page(ana.get(on.attributes["href"]).text).all(id="move")


def test_others_can_not_have_it_handed_to_them(server: Server) -> None:
    address, _ = open_shared(server, "ingenious")
    for visitor in (server.stranger(), server.person("Eve")):
        visitor.get(address)
        for seat in (0, 1, 7, -1):
            assert visitor.get(f"{address}/seat/{seat}").headers["location"] == address


def test_an_illegal_move_is_explained_to_who_made_it(server: Server) -> None:
    address, ana = open_shared(server, "ingenious")
    ana.get(address)
    seat, ply, _ = any_choice(server.table(address), random.Random(1))
    answer = ana.post(f"{address}/moves", ply=ply, move="nonsense", seat=seat)
    assert answer.status_code == 422
    assert "“nonsense” is no move. A placement looks like rg@0,1:1,1" in answer.text


def test_a_stale_move_asks_to_hand_the_device_on_and_says_why(server: Server) -> None:
    address, ana = open_shared(server, "ingenious")
    ana.get(address)
    seat, ply, move = any_choice(server.table(address), random.Random(1))
    assert ana.post(f"{address}/moves", ply=ply, move=move, seat=seat).status_code == 303
    late = ana.post(f"{address}/moves", ply=ply, move="something else", seat=seat)
    assert late.status_code == 409
    page = read_page(late.text)
    assert "moved on" in page.all("p", role="alert")[0].text
    assert page.all("main")[0].attributes["class"] == "sheet message"


def test_without_a_seat_a_move_of_several_belongs_to_nobody(server: Server) -> None:
    address, ana = open_shared(server, "ingenious")
    ana.get(address)
    _, ply, move = any_choice(server.table(address), random.Random(1))
    assert ana.post(f"{address}/moves", ply=ply, move=move).status_code == 403
