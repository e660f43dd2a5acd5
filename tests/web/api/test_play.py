"""Playing by the API: views, legal moves, moves, records."""

import random

import pytest

from sampling import one_of
from stol.games.registry import KEYS
from stol.position import Game
from stol.record import Record
from stol.table.simultaneous import asking, choosers
from visitors import Server
from web.api.programs import Program, any_move, problem, program, table_for_two
from web.played_tables import lay


@pytest.mark.parametrize("game", KEYS)
def test_a_view_is_the_one_of_the_contract(server: Server, game: str) -> None:
    address, *players = table_for_two(server, game)
    position = server.table(address).position
    assert position is not None
    for seat, player in enumerate(players):
        asked = asking(position, seat) if seat in choosers(position) else position
        assert player.told(f"{address}/view", seat=seat) == asked.view(seat)
        assert player.told(f"{address}/legal", seat=seat)["ply"] == asked.ply
        assert player.told(f"{address}/view") == position.open_view()
    assert Program(server).told(f"{address}/view") == position.open_view()


def test_only_who_is_to_choose_has_legal_moves(server: Server) -> None:
    address, ana, ben = table_for_two(server, "ingenious")
    assert ana.told(f"{address}/legal")["moves"]
    assert ben.told(f"{address}/legal") == {"ply": 12, "undone": 0, "moves": []}


@pytest.mark.parametrize("game", KEYS)
def test_a_move_is_stored_when_it_is_answered(server: Server, game: str) -> None:
    address, *players = table_for_two(server, game)
    seat = players[0].told(address)["choosers"][0]
    sent = any_move(players[seat], address, seat, random.Random(1))
    answer = players[seat].done(f"{address}/moves", **sent)
    stored = server.table(address)
    assert stored.plays[seat, sent["ply"]] == sent["move"]
    assert answer["sequence"] == stored.sequence
    assert answer["choosers"] == stored.to_choose()
    assert stored.position is not None
    assert answer["ply"] == stored.position.ply


def test_the_same_move_sent_again_is_harmless(server: Server) -> None:
    address, ana, ben = table_for_two(server, "ingenious")
    sent = any_move(ana, address, 0, random.Random(1))
    first = ana.done(f"{address}/moves", **sent)
    assert ana.done(f"{address}/moves", **sent) == first
    ben.done(f"{address}/moves", **any_move(ben, address, 1, random.Random(1)))
    assert ana.done(f"{address}/moves", **sent)["sequence"] == first["sequence"] + 1


def test_a_move_for_a_ply_that_is_gone_is_answered_with_the_table_as_it_is(server: Server) -> None:
    address, ana, ben = table_for_two(server, "ingenious")
    sent = any_move(ana, address, 0, random.Random(1))
    told = ana.refused(409, "moved-on", f"{address}/moves", **sent | {"ply": sent["ply"] - 1})
    assert told["table"] == ana.told(address)
    ana.refused(409, "moved-on", f"{address}/moves", **sent | {"undone": 1})
    ben.refused(409, "not-your-turn", f"{address}/moves", **sent | {"seat": 1})
    assert server.table(address).sequence == told["table"]["sequence"]


def test_a_move_against_the_rules_is_refused_with_its_rule(server: Server) -> None:
    address, *players = table_for_two(server, "pixies")
    seat = players[0].told(address)["choosers"][0]
    view = players[seat].told(f"{address}/view", seat=seat)
    elsewhere = next(card for card in view["unseen"] if card not in view["market"])
    told = players[seat].refused(422, "why-pixies-market", f"{address}/moves", move=elsewhere, ply=view["ply"])
    assert told["rules"] == ["P4"]
    assert view["market"][0] in told["detail"]
    unread = players[seat].refused(422, "why-pixies-no-card", f"{address}/moves", move="castle", ply=view["ply"])
    assert unread["rules"] == ["P1"]


def test_nobody_plays_for_another(server: Server) -> None:
    address, ana, ben = table_for_two(server, "ingenious")
    sent = any_move(ana, address, 0, random.Random(1))
    for other in (ben, program(server)):
        other.refused(403, "not-your-seat", f"{address}/moves", **sent)
    assert server.table(address).plays == {}


def test_nobody_sees_from_anothers_seat(server: Server) -> None:
    address, ana, ben = table_for_two(server, "ingenious")
    for player, seat in ((ana, 1), (ben, 0), (program(server), 0), (Program(server), 0), (ana, 7)):
        for path in ("view", "legal", "stream"):
            problem(player.get(f"{address}/{path}", seat=seat), 403, "not-your-seat")


def test_a_table_that_is_not_open_for_watching_is_closed_on_all_ways(server: Server) -> None:
    address, ana, _ = table_for_two(server, "ingenious", watch=False)
    for other in (program(server), Program(server)):
        for path in ("", "/view", "/stream", "/record"):
            problem(other.get(address + path), 403, "no-watching")
    assert ana.told(f"{address}/view")["racks"] == [6, 6]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"move": "x"}, "ply"),
        ({"ply": 3}, "move"),
        ({"move": 7, "ply": 3}, "move"),
        ({"move": "x", "ply": "three"}, "ply"),
        ({"move": "x", "ply": -1}, "ply"),
        ({"move": "x", "ply": 1, "seat": 8}, "seat"),
        ({"move": "x", "ply": 1, "undone": "no"}, "undone"),
        ({"move": "x" * 1001, "ply": 1}, "move"),
    ],
    ids=str,
)
def test_what_cant_be_read_is_named(server: Server, body: dict[str, object], field: str) -> None:
    address, ana, _ = table_for_two(server, "pixies")
    told = ana.refused(400, "unread", f"{address}/moves", **body)
    assert told["field"] == field
    assert f"“{field}”" in told["detail"]


@pytest.mark.parametrize("game", KEYS)
def test_two_programs_play_a_whole_game(server: Server, game: str) -> None:
    address, *players = table_for_two(server, game)
    chance = random.Random(2)
    while choosers := (now := players[0].told(address))["choosers"]:
        seat = chance.choice(choosers)
        players[seat].done(f"{address}/moves", **any_move(players[seat], address, seat, chance))
    assert now["over"]
    record = Record.from_json(players[1].get(f"{address}/record").content)
    assert record.result == now["result"]
    assert record.players == ("Ana", "Ben")
    assert record.moves == tuple(server.table(address).moves)


@pytest.mark.parametrize("game", one_of(KEYS, "programs against opponents"))
def test_a_program_plays_a_whole_game_against_an_opponent(server: Server, game: str) -> None:
    ana = program(server, "Ana")
    address = f"/tables/{ana.done('/tables', game=game, seats=['bot:novice', 'you'])['code']}"
    chance = random.Random(3)
    while not ana.told(address)["over"]:
        if ana.told(f"{address}/legal")["moves"]:
            ana.done(f"{address}/moves", **any_move(ana, address, 1, chance))
    assert Record.from_json(ana.get(f"{address}/record").content).result == ana.told(address)["result"]


def test_the_record_comes_when_the_game_is_over(server: Server) -> None:
    address, ana, _ = table_for_two(server, "pixies")
    problem(ana.get(f"{address}/record"), 403, "not-over")
    laid = lay(server, Game("pixies", 2), 10_000, (0, 1))
    assert Program(server).told(f"{laid.address}/record")["result"] == Program(server).told(laid.address)["result"]
