"""Somebody counts as away a while after the last page was closed, and not sooner; only then another may play on."""

import pytest

from stol import Game
from stol.table.events import Hired
from stol.table.session import TableSession
from stol.text import speak
from stol.web.scene.visibility import scene
from table.played_tables import now, started
from visitors import Server

VOTE = "Let a computer player play on</button>"


def test_nobody_is_replaced_before_the_grace_is_over(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", seat1="open")
    ben.sit(address, 1)
    session = server.session_at(address)

    async def blink() -> None:
        with session.listen(session.table.seats[1].player):
            pass

    server.client.blocking_portal.call(blink)
    answer = ana.post(f"{address}/stand-in", seat=1, level="novice")
    assert answer.status_code == 409
    assert "That player is at the table." in answer.text
    assert session.table.seats[1].level is None


def test_somebody_without_scripts_is_there_for_a_while_after_each_request(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", seat1="open")
    ben.sit(address, 1)
    ben.get(address)
    session = go_away(server, address, 1)
    ben.get(address)
    assert not session.is_away(session.table.seats[1].player or "")
    assert ana.post(f"{address}/stand-in", seat=1, level="novice").status_code == 409
    go_away(server, address, 1)
    assert ana.post(f"{address}/stand-in", seat=1, level="novice").status_code == 303
    assert session.table.seats[1].level == "novice"


@pytest.mark.parametrize(("time", "rated"), [("3d", "off"), ("3d", "on"), ("10+5", "on")])
def test_where_the_clock_decides_nobody_votes_a_player_out(server: Server, time: str, rated: str) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", seat1="open", time=time, rated=rated)
    ben.sit(address, 1)
    ben.get(address)
    session = go_away(server, address, 1)
    assert VOTE not in ana.get(address).text
    answer = ana.post(f"{address}/stand-in", seat=1, level="novice")
    assert answer.status_code == 409
    assert "the clock decides" in answer.text
    assert session.table.seats[1].level is None
    assert ben.post(f"{address}/stand-in", seat=1, level="novice").status_code == 303, "one's own seat is one's own"


def test_in_a_live_game_that_is_not_rated_who_is_gone_may_be_stood_in_for(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", seat1="open", time="10+5")
    ben.sit(address, 1)
    ben.get(address)
    session = go_away(server, address, 1)
    assert VOTE in ana.get(address).text
    ana.post(f"{address}/stand-in", seat=1, level="novice")
    assert session.table.seats[1].level == "novice"


def go_away(server: Server, address: str, seat: int) -> TableSession:
    """As if the grace had passed since the person's latest request."""
    session = server.session_at(address)
    player = session.table.seats[seat].player or ""

    async def leave() -> None:
        session.presence._leaving[player].cancel()  # noqa: SLF001 - as if the time had passed
        session.presence._mark_away(player)  # noqa: SLF001 - the same

    server.client.blocking_portal.call(leave)
    assert session.is_away(player)
    return session


def test_who_is_stood_in_for_still_sees_the_table_and_is_offered_no_move() -> None:
    table = started(Game("ingenious"))
    (seat,) = table.to_choose()
    before = scene(table, now(table), seat, speak(), {}, "/")
    table.extend([Hired(seat=seat, level="novice", name="Mila")])
    assert table.to_choose() == [seat], "the computer player has not chosen yet"
    after = scene(table, now(table), seat, speak(), {}, "/")
    assert before.legal
    assert (after.legal, after.view) == ((), before.view)
