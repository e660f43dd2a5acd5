"""Hints by the API: for one's own seat, when it is to choose, if the table allows them."""

import pytest

from stol.bots.hint import Hint
from stol.games.registry import KEYS
from visitors import Server
from web.api.programs import Program, problem, program, table_for_two


@pytest.mark.parametrize("game", KEYS)
def test_who_is_to_choose_is_told_the_best_moves(server: Server, game: str) -> None:
    address, *players = table_for_two(server, game)
    seat = players[0].told(address)["choosers"][0]
    legal = players[seat].told(f"{address}/legal")
    found = players[seat].told(f"{address}/hint", seat=seat)
    assert set(found) == set(Hint.__struct_fields__)
    assert (found["game"], found["seat"], found["ply"]) == (game, seat, legal["ply"])
    assert found["legal"] == len(legal["moves"])
    assert {advice["move"] for advice in found["moves"]} <= set(legal["moves"])
    for advice in found["moves"]:
        assert 0 <= advice["low"] <= advice["expected"] <= advice["high"] <= 1
    assert players[seat].told(f"{address}/hint") == found


def test_who_is_not_to_choose_is_told_the_table_as_it_is(server: Server) -> None:
    address, _, ben = table_for_two(server, "ingenious")
    assert problem(ben.get(f"{address}/hint"), 409, "not-your-turn")["table"] == ben.told(address)


def test_nobody_has_a_hint_for_anothers_seat(server: Server) -> None:
    address, ana, ben = table_for_two(server, "ingenious")
    for player, seat in ((ana, 1), (ben, 0), (program(server), 0), (Program(server), 0), (ana, 7)):
        problem(player.get(f"{address}/hint", seat=seat), 403, "not-your-seat")
    problem(program(server).get(f"{address}/hint"), 403, "not-your-seat")


def test_there_are_none_at_a_table_without_hints(server: Server) -> None:
    address, ana, _ = table_for_two(server, "ingenious", hints=False)
    assert ana.told(address)["hints"] is False
    problem(ana.get(f"{address}/hint"), 403, "no-hints")


def test_there_are_none_before_the_game_begins_nor_while_an_opponent_plays(server: Server) -> None:
    ana = program(server)
    waiting = ana.done("/tables", game="pixies", seats=["you", "open"])
    assert waiting["hints"] is True
    problem(ana.get(f"/tables/{waiting['code']}/hint"), 409, "not-your-turn")
    address, cleo, _ = table_for_two(server, "pixies")
    cleo.done(f"{address}/stand-in", seat=0, level="novice")
    problem(cleo.get(f"{address}/hint"), 409, "stood-in")
