"""Servers on one PostgreSQL in this process, and what tests do at their tables."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from typing import Any

from stol import Game
from stol.bots.registry import find
from stol.table.events import Sat
from stol.table.fair_queue import Caller
from stol.table.kept_bots import BotKey
from stol.table.opponents import ANYBODY, Opponents
from stol.table.play import play
from stol.table.player import Player
from stol.table.service import TableService
from stol.table.session import TableSession
from stol.table.store import Store
from table.played_tables import CODE, any_choice, people, plan_of

PLAYER = Player(id="p0", name="Ana")


class CountedOpponents(Opponents):
    """Opponents that think in this process and note what they are asked for."""

    def __init__(self, asked: list[tuple[int, int]]) -> None:
        super().__init__(1)
        self.asked = asked
        self.hangs = False
        """Whether they never answer, like those of a server that is stopped while they think."""

    async def move(self, view: dict[str, Any], key: BotKey, seed: int, caller: Caller = ANYBODY) -> str:  # noqa: ARG002 - as in Opponents
        self.asked.append((key.seat, view["ply"]))
        await (asyncio.Event().wait() if self.hangs else asyncio.sleep(0))
        return find("novice")(seed).move(view)


@contextlib.asynccontextmanager
async def server(url: str, asked: list[tuple[int, int]] | None = None) -> AsyncIterator[TableService]:
    """One server, which listens to the others."""
    service = TableService(Store(url), CountedOpponents([] if asked is None else asked), pace=0, simulations=5)
    service.start()
    await until(lambda: service.servers.is_current)
    try:
        yield service
    finally:
        await service.close()


async def until(is_so: Callable[[], bool]) -> None:
    """Waits for something that other servers bring about; the suite's own time limit ends a wait in vain."""
    while not is_so():  # noqa: ASYNC110 - there is no event for all that is waited for
        await asyncio.sleep(0.005)


async def found(service: TableService) -> TableSession:
    session = await service.find(CODE)
    assert session is not None
    return session


async def open_pixies(service: TableService) -> TableSession:
    game = Game("pixies")
    for event in people(game):
        if isinstance(event, Sat):
            await service.player_cache.add(Player(id=event.player, name=event.name), f"secret {event.player}")
    await service.open(plan_of(game), people(game))
    return await found(service)


async def move(service: TableService, session: TableSession) -> None:
    seat, ply, choice = any_choice(session.table, random.Random(1))
    await service.act(session, lambda table: play(table, seat, ply, choice))
