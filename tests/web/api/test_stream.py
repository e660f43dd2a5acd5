"""Streams: each message is complete, only the latest waits, only one's own seat's view."""

import asyncio
import random
from functools import partial

import pytest

from stol.games.registry import KEYS
from stol.table.play import play
from stol.web.api.stream import latest_message
from stol.web.http import streams
from table.played_tables import any_choice
from visitors import Server
from web.api.listener import Listener, listen
from web.api.programs import Program, program, table_for_two


async def goes_on(server: Server, address: str, moves: int) -> None:
    """Makes so many moves at the table."""
    session = await server.service.find(address.split("/")[2])
    assert session is not None
    chance = random.Random(moves)
    for _ in range(moves):
        seat, ply, move = any_choice(session.table, chance)
        await server.service.act(session, partial(play, seat=seat, ply=ply, move=move))


async def first(listener: Listener) -> None:
    await listener.until(1)


@pytest.mark.parametrize("game", KEYS)
def test_whoever_comes_is_told_at_once_how_the_table_lies_for_them(server: Server, game: str) -> None:
    address, *players = table_for_two(server, game)
    for seat, player in enumerate(players):
        listener = listen(player, f"{address}/stream", first, f"seat={seat}")
        ((stamp, told),) = listener.messages()
        assert stamp == server.session_at(address).stamp
        assert told["view"] == player.told(f"{address}/view", seat=seat)
        legal = player.told(f"{address}/legal", seat=seat)
        assert {name: told[name] for name in legal} == legal
        now = player.told(address)
        assert [told[name] for name in ("sequence", "undone", "choosers", "over")] == [
            now[name] for name in ("sequence", "undone", "choosers", "over")
        ]


def test_a_stream_is_one_that_nothing_between_keeps(server: Server) -> None:
    address, ana, _ = table_for_two(server, "pixies")
    listener = listen(ana, f"{address}/stream", first)
    assert listener.status == 200
    assert listener.headers["content-type"].startswith("text/event-stream")
    assert listener.headers["cache-control"] == "no-store"
    assert "content-encoding" not in listener.headers
    assert listener.chunks[1].startswith(b"retry: 500\n")


def test_who_only_watches_is_told_what_lies_open(server: Server) -> None:
    address, *_ = table_for_two(server, "ingenious")
    ((_, told),) = listen(Program(server), f"{address}/stream", first).messages()
    assert told["view"]["racks"] == [6, 6]
    assert told["moves"] == []


def test_every_change_is_told(server: Server) -> None:
    address, ana, _ = table_for_two(server, "ingenious")

    async def work(listener: Listener) -> None:
        for count in range(1, 5):
            await listener.until(count)
            await goes_on(server, address, 1)
        await listener.until(5)

    messages = listen(ana, f"{address}/stream", work, "seat=0").messages()
    latest_one = server.table(address).sequence
    assert [told["sequence"] for _, told in messages] == list(range(latest_one - 4, latest_one + 1))
    assert len({stamp for stamp, _ in messages}) == 5


def test_before_everybody_sits_there_is_no_view_yet(server: Server) -> None:
    ana, ben = program(server), program(server)
    address = f"/tables/{ana.done('/tables', game='pixies', seats=['you', 'open'])['code']}"
    ben_sits = partial(ben.post, f"{address}/seats", seat=1)

    async def work(listener: Listener) -> None:
        await listener.until(1)
        await asyncio.to_thread(ben_sits)
        await listener.until_seen(lambda: listener.messages()[-1][1]["view"] is not None)

    messages = listen(ana, f"{address}/stream", work, "seat=0").messages()
    assert (messages[0][1]["ply"], messages[0][1]["view"]) == (None, None)
    assert messages[-1][1]["choosers"]


def test_only_the_latest_waits_for_a_slow_reader(server: Server) -> None:
    address, ana, _ = table_for_two(server, "ingenious")
    begun = server.table(address).sequence

    async def work(listener: Listener) -> None:
        await listener.until(1)
        listener.reading.clear()
        await goes_on(server, address, 8)
        listener.reading.set()
        await listener.until_seen(lambda: listener.messages()[-1][1]["sequence"] == begun + 8)

    messages = listen(ana, f"{address}/stream", work, "seat=0").messages()
    assert len(messages) <= 3  # one may have been on its way


def test_who_comes_again_needs_nothing_of_before(server: Server) -> None:
    address, ana, _ = table_for_two(server, "ingenious")
    (before,) = listen(ana, f"{address}/stream", first, "seat=0").messages()
    server.client.blocking_portal.call(goes_on, server, address, 3)
    (after,) = listen(ana, f"{address}/stream", first, "seat=0").messages()
    assert after[1]["sequence"] == before[1]["sequence"] + 3
    assert after[1]["view"] == ana.told(f"{address}/view", seat=0)


def test_a_message_is_made_once_for_all_who_look_from_the_same_seat(server: Server) -> None:
    address, *_ = table_for_two(server, "ingenious")
    session = server.session_at(address)
    messages = [[latest_message(session, seat) for _ in range(2)] for seat in (None, 0, 1)]
    assert all(one is other for one, other in messages)
    assert len({one for one, _ in messages}) == 3
    server.client.blocking_portal.call(goes_on, server, address, 1)
    assert latest_message(session, 0) != messages[1][0]


def test_a_quiet_stream_shows_that_it_lives(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    address, ana, _ = table_for_two(server, "pixies")
    monkeypatch.setattr(streams, "HEARTBEAT", 0.01)

    async def work(listener: Listener) -> None:
        await listener.until_seen(lambda: b": still here\n\n" in listener.chunks)

    assert len(listen(ana, f"{address}/stream", work).messages()) == 1


def test_who_listens_is_at_the_table(server: Server) -> None:
    address, ana, ben = table_for_two(server, "pixies")

    async def work(listener: Listener) -> None:
        await listener.until(1)
        answer = await asyncio.to_thread(ana.post, f"{address}/stand-in", seat=1)
        assert answer.json()["id"] == "still-there"

    listen(ben, f"{address}/stream", work, "seat=1")


@pytest.mark.parametrize("stream", ["", "/tables"])
def test_pages_of_a_device_that_is_signed_out_hear_no_more(
    server: Server, monkeypatch: pytest.MonkeyPatch, stream: str
) -> None:
    """Neither of a table nor of the list of tables; until then they keep the player present."""
    address, ana, _ = table_for_two(server, "ingenious")
    secret = ana.post("/me/link").json()["secret"]
    stolen = Program(server, ana.post("/me/link/open", secret=secret).json()["token"])
    (device,) = [one["id"] for one in ana.told("/me/devices")["devices"] if not one["this"]]
    monkeypatch.setattr(streams, "HEARTBEAT", 0.01)

    async def work(listener: Listener) -> None:
        await listener.until_seen(lambda: any(b"data:" in chunk for chunk in listener.chunks))
        await asyncio.to_thread(ana.done, "/me/devices/sign-out", device=device)
        await asyncio.wait_for(listener.ended.wait(), 20)

    listen(stolen, f"{address if stream else ''}/stream", work, below="")


def test_a_device_that_is_signed_out_hears_no_more(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    address, ana, _ = table_for_two(server, "ingenious")
    secret = ana.post("/me/link").json()["secret"]
    stolen = Program(server, ana.post("/me/link/open", secret=secret).json()["token"])
    (device,) = [one["id"] for one in ana.told("/me/devices")["devices"] if not one["this"]]
    monkeypatch.setattr(streams, "HEARTBEAT", 0.01)

    async def work(listener: Listener) -> None:
        await listener.until(1)
        await asyncio.to_thread(ana.done, "/me/devices/sign-out", device=device)
        await listener.ended.wait()
        await goes_on(server, address, 1)

    assert len(listen(stolen, f"{address}/stream", work, "seat=0").messages()) == 1


def test_whoever_signs_another_device_out_goes_on_to_hear(server: Server) -> None:
    address, ana, _ = table_for_two(server, "ingenious")
    secret = ana.post("/me/link").json()["secret"]
    Program(server, ana.post("/me/link/open", secret=secret).json()["token"])
    (device,) = [one["id"] for one in ana.told("/me/devices")["devices"] if not one["this"]]

    async def work(listener: Listener) -> None:
        await listener.until(1)
        await asyncio.to_thread(ana.done, "/me/devices/sign-out", device=device)
        await goes_on(server, address, 1)
        await listener.until(2)

    assert len(listen(ana, f"{address}/stream", work, "seat=0").messages()) == 2
