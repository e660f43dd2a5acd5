"""What an open page of the lobby is told, however often somebody changes something there."""

import asyncio
from contextlib import suppress

import pytest

from stol.table.change import LOBBY
from stol.table.news import News
from stol.text import speak
from stol.web.http.allowances import Limits
from stol.web.http.streams import OwnTables
from stol.web.routes import lobby
from stol.web.service.visitor import Visitor

CHANGES = 20


async def told_while_much_changes(news: News) -> int:
    """How many messages a page gets while the lobby changes again and again, each time after it was told."""
    own = OwnTables(news, LOBBY)
    who = Visitor(player=None, say=speak(), client="127.0.0.1")
    stamps = lobby.lobby_stamps(own, who, Limits())
    await anext(stamps)
    told = 0
    waiting = asyncio.ensure_future(anext(stamps))
    for _ in range(CHANGES):
        news.player_changed(LOBBY)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        if waiting.done():
            assert waiting.result().data == own.stamp
            told, waiting = told + 1, asyncio.ensure_future(anext(stamps))
    waiting.cancel()
    with suppress(asyncio.CancelledError, StopAsyncIteration):
        await waiting
    await stamps.aclose()
    return told


def test_pages_of_the_lobby_are_not_fetched_at_every_change(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "REST_SECONDS", 0.0)
    assert asyncio.run(told_while_much_changes(News())) > 5
    monkeypatch.setattr(lobby, "REST_SECONDS", 1000.0)
    assert asyncio.run(told_while_much_changes(News())) == 0


def test_the_latest_change_of_the_lobby_is_told_after_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "REST_SECONDS", 0.01)

    async def listen() -> None:
        news = News()
        own = OwnTables(news, LOBBY)
        stamps = lobby.lobby_stamps(own, Visitor(player=None, say=speak(), client="127.0.0.1"), Limits())
        await anext(stamps)
        news.player_changed(LOBBY)
        assert (await anext(stamps)).data == own.stamp
        await stamps.aclose()

    asyncio.run(listen())
