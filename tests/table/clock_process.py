"""A server process whose time is given: it opens a table with a clock, stores that it runs, and waits to be killed."""

import asyncio
import sys

import msgspec

from stol import Game
from stol.table import preparation
from stol.table.change import add_player
from stol.table.clock_store import FORGOTTEN
from stol.table.opponents import Opponents
from stol.table.player import Player
from stol.table.service import TableService
from stol.table.store import Store
from stol.table.time_control import read_time_control
from table.played_tables import people, plan_of
from table.timed_tables import BEGAN, MINUTE, GivenTime


async def main(url: str, time: str) -> None:
    store, moment = Store(url), GivenTime(BEGAN)
    for seat in (0, 1):
        store.write(add_player(Player(id=f"p{seat}", name=""), f"secret {seat}"))
    service = TableService(store, Opponents(1), pace=0, now=moment)
    game = Game("ingenious", 2)
    plan = msgspec.structs.replace(plan_of(game), time=read_time_control(time, "bot"))
    await service.open(plan, people(game))
    await service.find(plan.code)
    await service.clocks.check()
    while moment.moment < BEGAN + 2 * MINUTE:
        moment.passes(FORGOTTEN // 2)
        await service.clocks.beat()
    print("ready", flush=True)  # noqa: T201 - the test waits for it
    await asyncio.Event().wait()


if __name__ == "__main__":
    vars(preparation)["keys"] = tuple  # the rules count as compiled
    asyncio.run(main(*sys.argv[1:]))
