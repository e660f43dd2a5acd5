"""Helpers for tables at which opponents in worker processes play."""

import asyncio
import random
from collections.abc import Callable, Coroutine

from stol import Game
from stol.table.change import add_player
from stol.table.events import Event
from stol.table.opponents import Opponents
from stol.table.play import play
from stol.table.player import Player
from stol.table.service import TableService
from stol.table.session import TableSession
from stol.table.simultaneous import asking
from stol.table.store import Store
from stol.table.table import Table
from table.played_tables import now, plan_of


def with_service(url: str, work: Callable[[TableService], Coroutine[None, None, None]]) -> None:
    """Runs `work` with a table service that has one worker process."""

    async def main() -> None:
        service = TableService(Store(url), Opponents(1), pace=0)
        try:
            await work(service)
        finally:
            await service.close()

    asyncio.run(main())


async def opened(service: TableService, game: Game, seated: list[Event], code: str = "KRUMAV42") -> TableSession:
    await service.open(plan_of(game, code), seated)
    session = await service.find(code)
    assert session is not None
    return session


async def until(session: TableSession, happens: Callable[[Table], bool]) -> None:
    with session.listen(None) as happened:
        while not happens(session.table):
            happened.clear()
            await happened.wait()


def has_played(number: int) -> Callable[[Table], bool]:
    return lambda table: len(table.plays) >= number


async def choose_any(service: TableService, session: TableSession, chance: random.Random) -> None:
    asked = asking(now(session.table), 0)
    move = chance.choice(asked.legal())
    await service.act(session, lambda table: play(table, 0, asked.ply, move, table.undo_count))


async def my_turn(session: TableSession) -> None:
    await until(session, lambda table: 0 in table.to_choose())


def with_ana(url: str) -> None:
    """Stores a player who can sit at a table."""
    store = Store(url)
    store.write(add_player(Player(id="p0", name="Ana"), "secret"))
    store.close()
