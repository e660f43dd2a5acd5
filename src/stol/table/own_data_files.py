"""Files with all data of a player, made in a process of their own: a large one takes seconds of Python."""

from typing import Final

import msgspec
from sqlalchemy.engine import URL

from stol.table.checks import NO_RULES, Checks
from stol.table.database import create_engine
from stol.table.player_data import PlayerData

SECONDS: Final = 60.0
"""How long one may take: many times what all that a player may store takes."""


class OwnDataFiles:
    """Clients take turns, and each has one file made at a time. The process starts with the first one."""

    def __init__(self, database: URL) -> None:
        self._database = database
        self._process = Checks(SECONDS)

    @property
    def waiting(self) -> int:
        return self._process.waiting

    @property
    def pids(self) -> list[int]:
        return self._process.pids

    async def make(self, client: str, player: str) -> bytes:
        """The file, as JSON that people can read. TooManyChecks, CheckFailed: there is none."""
        return await self._process.run(client, NO_RULES, export, self._database, player)

    def close(self) -> None:
        self._process.close()


def export(database: URL, player: str) -> bytes:
    engine = create_engine(database)
    try:
        return msgspec.json.format(msgspec.json.encode(PlayerData(engine).export(player)), indent=2)
    finally:
        engine.dispose()
