"""Real cards and dice by the API: only the host enters outcomes and sees the possible ones."""

import random

import pytest

from stol import Game, Record
from stol.deal import Deal
from stol.games.registry import KEYS
from visitors import Server
from web.api.programs import Program, any_move, problem, program, table_for_two

MARKET = ["b4+1", "g6-4", "r9", "y5*"]


def begun(server: Server) -> tuple[str, Program, Program]:
    """A table of Pixies at which the first card is to be revealed; Ana is the host."""
    address, ana, ben = table_for_two(server, "pixies", typed=True)
    ana.done(f"{address}/chance", ply=0, outcomes=["first:0"])
    return address, ana, ben


@pytest.mark.parametrize("game", KEYS)
def test_a_whole_game_is_played_with_real_cards(server: Server, game: str) -> None:
    address, *players = table_for_two(server, game, typed=True)
    host, chance, deal, position = players[0], random.Random(1), Deal("real"), Game(game).start()
    while not (now := host.told(address))["over"]:
        assert now["awaits_chance"] == (position.actor == "chance")
        if now["awaits_chance"]:
            possible = host.told(f"{address}/chance")
            assert possible["outcomes"] == position.chance()
            outcome = deal.outcome(position)
            host.done(f"{address}/chance", ply=possible["ply"], undone=possible["undone"], outcomes=[outcome])
            position = position.play(outcome)
            continue
        seat = position.actor
        assert isinstance(seat, int)
        sent = any_move(players[seat], address, seat, chance)
        players[seat].done(f"{address}/moves", **sent)
        position = position.play(sent["move"])
    assert Record.from_json(host.get(f"{address}/record").content).position == position


def test_the_state_tells_that_the_host_has_to_tell(server: Server) -> None:
    address, ana, ben = begun(server)
    for player in (ana, ben, Program(server)):
        now = player.told(address)
        assert (now["typed"], now["awaits_chance"], now["choosers"], now["sealed"]) == (True, True, [], None)
    assert ana.done(f"{address}/chance", ply=1, outcomes=MARKET)["choosers"] == [0]
    assert ana.told(address)["awaits_chance"] is False
    assert ana.told(f"{address}/chance")["outcomes"] == {}


def test_nobody_but_the_host_learns_what_may_be_drawn_or_tells_it(server: Server) -> None:
    address, _, ben = begun(server)
    before = server.table(address).sequence
    for other in (ben, program(server)):
        problem(other.get(f"{address}/chance"), 403, "host-only")
        other.refused(403, "host-only", f"{address}/chance", ply=1, outcomes=["r9"])
        other.refused(403, "host-only", f"{address}/correct", ply=1)
    problem(Program(server).get(f"{address}/chance"), 403, "host-only")
    problem(Program(server).post(f"{address}/chance", ply=1, outcomes=["r9"]), 401, "no-player")
    assert server.table(address).sequence == before


def test_what_cant_be_is_refused_as_a_whole_with_its_rule(server: Server) -> None:
    address, ana, _ = begun(server)
    before = server.table(address).sequence
    told = ana.refused(422, "why-pixies-drawn", f"{address}/chance", ply=1, outcomes=["b4+1", "b4+1"])
    assert told["rules"] == ["P4"]
    assert "b4+1" in told["detail"]
    ana.refused(422, "why-nothing-told", f"{address}/chance", ply=1, outcomes=[])
    ana.refused(422, "why-told-enough", f"{address}/chance", ply=1, outcomes=[*MARKET, "b1+6"])
    for outcomes in ("r9", [9], ["r9"] * 201, None):
        assert ana.refused(400, "unread", f"{address}/chance", ply=1, outcomes=outcomes)["field"] == "outcomes"
    assert server.table(address).sequence == before


def test_what_comes_late_is_refused_and_what_comes_twice_counts_once(server: Server) -> None:
    address, ana, _ = begun(server)
    first = ana.done(f"{address}/chance", ply=1, outcomes=["b4+1"])
    assert ana.done(f"{address}/chance", ply=1, outcomes=["b4+1"]) == first
    assert ana.refused(409, "moved-on", f"{address}/chance", ply=1, outcomes=["r9"])["table"]["ply"] == 2
    ana.refused(409, "moved-on", f"{address}/chance", ply=2, undone=1, outcomes=["r9"])


def test_a_slip_of_the_pen_is_corrected(server: Server) -> None:
    address, ana, _ = begun(server)
    ana.done(f"{address}/chance", ply=1, outcomes=MARKET)
    corrected = ana.done(f"{address}/correct", ply=5, undone=0)
    assert (corrected["ply"], corrected["undone"], corrected["awaits_chance"]) == (1, 1, True)
    ana.refused(409, "moved-on", f"{address}/correct", ply=5, undone=0)
    ana.refused(409, "moved-on", f"{address}/chance", ply=1, outcomes=MARKET)
    ana.done(f"{address}/chance", ply=1, undone=1, outcomes=MARKET)


def test_where_stol_deals_nothing_is_told(server: Server) -> None:
    address, ana, _ = table_for_two(server, "pixies")
    assert ana.told(address)["typed"] is False
    problem(ana.get(f"{address}/chance"), 409, "no-real-cards")
    ana.refused(409, "no-real-cards", f"{address}/chance", ply=5, outcomes=["r9"])
    ana.refused(409, "no-real-cards", f"{address}/correct", ply=5)


def test_before_all_sit_nothing_can_be_drawn(server: Server) -> None:
    ana = program(server)
    address = f"/tables/{ana.done('/tables', game='pixies', seats=['you', 'open'], typed=True)['code']}"
    problem(ana.get(f"{address}/chance"), 409, "not-begun")
    ana.refused(409, "moved-on", f"{address}/chance", ply=0, outcomes=["first:0"])
