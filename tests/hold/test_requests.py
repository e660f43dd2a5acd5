"""Requests are made wrong in the way that is said, and nothing else about them."""

import random
from pathlib import Path

import msgspec
import pytest
from bench.hold.fuzz import bodies, mutate
from bench.hold.fuzz.mutate import Around
from bench.hold.fuzz.request import FORM, LENGTH, Request, lacks_chunks, request
from bench.hold.fuzz.watch import Seats, Watch, by_itself, may
from bench.hold.routes import Route, routes

from stol.position import Game
from stol.table.change import add_player, open_table
from stol.table.events import Closed, Hired, Played, Removed, Renamed, Resigned, Said, Sat
from stol.table.player import Player
from stol.table.store import Store
from table.played_tables import plan_of

MOVE = request("POST", "/api/tables/KRUMAV42/moves", "secret", b'{"move":"b4+1","ply":3,"seat":0}')
TALK = request("POST", "/tables/KRUMAV42/talk", "secret", b"text=hello&key=1", FORM)
AROUND = Around(tokens=["secret", "other"], codes=["KRUMAV42", "BANANA17"])
ALL = mutate.LINES | mutate.FRAMES | bodies.BODIES


def made(way: str, asked: Request, times: int = 60) -> list[Request]:
    return [ALL[way](asked, random.Random(seed), AROUND) for seed in range(times)]


def test_a_right_request_is_as_a_client_sends_it() -> None:
    assert MOVE.raw().startswith(
        b"POST /api/tables/KRUMAV42/moves HTTP/1.1\r\nHost: stol\r\nAuthorization: Bearer secret"
    )
    assert MOVE.raw().endswith(b'Content-Length: 32\r\n\r\n{"move":"b4+1","ply":3,"seat":0}')
    assert b"Cookie: stol=secret" in TALK.raw()
    assert not MOVE.is_unfinished


@pytest.mark.parametrize("way", ALL)
@pytest.mark.parametrize("asked", [MOVE, TALK], ids=["api", "page"])
def test_every_way_makes_something_else_and_always_the_same(way: str, asked: Request) -> None:
    assert made(way, asked) == made(way, asked)
    assert any(one.raw() != asked.raw() for one in made(way, asked))


@pytest.mark.parametrize("way", ["field", "number", "dropped", "added", "flipped", "whole", "multipart"])
def test_a_body_made_wrong_has_the_right_length(way: str) -> None:
    for one in made(way, MOVE) + made(way, TALK):
        assert one.header(LENGTH) == b"%d" % len(one.body)
        assert not one.is_unfinished


def test_a_number_is_another_and_the_rest_stays() -> None:
    for one in made("number", MOVE):
        said = msgspec.json.decode(one.body)
        assert said["move"] == "b4+1"
        assert (said["ply"], said["seat"]) != (3, 0) or one == MOVE


def test_another_table_is_one_that_there_is() -> None:
    assert {one.target for one in made("elsewhere", MOVE)} == {
        b"/api/tables/KRUMAV42/moves",
        b"/api/tables/BANANA17/moves",
    }


def test_what_is_too_short_is_unfinished() -> None:
    assert MOVE.with_headers((LENGTH, b"99")).is_unfinished
    assert lacks_chunks(b"5\r\nhel")
    assert lacks_chunks(b"5\r\nhello\r\n")
    assert lacks_chunks(b"no chunks at all")
    assert not lacks_chunks(b"5\r\nhello\r\n0\r\n\r\n")
    assert not lacks_chunks(b"zz\r\n")


def test_everybody_acts_at_their_own_seats() -> None:
    seats = Seats("ana", {0: "ana", 1: "ben"}, opponents={2})
    assert may(seats, Played(seat=1, ply=0, move="x", applied=[]), {"ben"})
    assert not may(seats, Played(seat=1, ply=0, move="x", applied=[]), {"ana"})
    assert not may(seats, Said(seat=0, text="x", key=""), {"cleo"})
    assert not may(seats, Sat(seat=2, player="ben", name=""), {"ana"})
    assert may(seats, Hired(seat=2, level="club", name=""), {"ana"})
    assert may(seats, Renamed(seat=1, name="Ben"), {"ben"})
    assert may(seats, Resigned(seat=1, level="club", name="Tea"), {"ben"})
    assert not may(seats, Resigned(seat=1), {"ana"})
    assert may(seats, Closed(), {"ana"})
    assert not may(seats, Closed(), {"ben"})
    assert by_itself(seats, Played(seat=2, ply=0, move="x", applied=[]))
    assert not by_itself(seats, Played(seat=0, ply=0, move="x", applied=[]))


def test_who_resigned_or_was_removed_is_played_for_by_a_computer_player() -> None:
    seats = Seats("ana", {0: "ana", 1: "ben"})
    seats.note(Resigned(seat=1, level="club", name="Tea"))
    assert by_itself(seats, Played(seat=1, ply=0, move="x", applied=[]))
    seats.note(Removed(seat=0, level="club", name="Kai"))
    assert by_itself(seats, Played(seat=0, ply=0, move="x", applied=[]))


def test_what_is_new_in_a_database_is_seen_once(tmp_path: Path) -> None:
    store, game = Store(f"sqlite:///{tmp_path / 'stol.db'}"), Game("pixies")
    watch = Watch(str(tmp_path / "stol.db"))
    store.write(add_player(Player(id="ana", name="Ana"), "secret"))
    sat = Sat(seat=0, player="ana", name="Ana")
    store.write(open_table(plan_of(game, host="ana"), [sat]))
    news = watch.news()
    assert (news.players, news.tables, news.events) == (["ana"], ["KRUMAV42"], [("KRUMAV42", sat)])
    assert watch.news().is_nothing
    watch.close()
    store.close()


def test_routes_are_those_of_the_server() -> None:
    found = {str(route): route for route in routes()}
    assert found["GET /api/tables/{code}/view"].query == ("seat", "ply")
    assert set(found["POST /api/tables/{code}/moves"].body or {}) >= {"properties"}
    assert found["GET /tables/{code}/stream"].is_stream
    assert not [name for name in found if "static" in name]


def test_addresses_are_filled_in() -> None:
    route = Route("GET", "/tables/{code}/seat/{seat}", ("ply",))
    assert list(route.at({"code": ["A"], "seat": [0, 1], "ply": [7]})) == [
        "/tables/A/seat/0",
        "/tables/A/seat/0?ply=7",
        "/tables/A/seat/1",
        "/tables/A/seat/1?ply=7",
    ]
    assert not list(route.at({"code": ["A"]}))


def test_after_somebody_was_erased_the_logs_count_as_they_are_and_new_tables_are_seen(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'stol.db'}")
    store.write(add_player(Player(id="p0", name="Ana"), "hash"))
    game = Game("pixies")
    store.write(open_table(plan_of(game, code="GONE"), [Sat(0, "p0", "Ana")]))
    watch = Watch(str(tmp_path / "stol.db"))
    store.player_data.erase("p0")
    assert list(watch.rewritten()) == ["GONE"]
    watch.accept_logs()
    assert list(watch.rewritten()) == []
    store.write(open_table(plan_of(game, code="NEW"), []))
    assert watch.news().tables == ["NEW"]
    watch.close()
    store.close()
