"""Players who were here of late: not every request asks the database who is asking."""

import asyncio
import time
from collections.abc import Callable

from cachetools import TTLCache

from stol.table.change import arriving, renaming
from stol.table.player import Player
from stol.table.store import Store
from stol.table.writer import Writer

REMEMBERED = 10_000
"""Players; who was away longest is forgotten first."""

FRESH = 60.0
"""Seconds until the database is asked again: another server may have changed a name."""


class Guests:
    """Players by the hash of their secret."""

    def __init__(self, store: Store, writer: Writer, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._writer = store, writer
        self._of_late: TTLCache[str, Player] = TTLCache(REMEMBERED, FRESH, clock)

    async def by(self, secret: str) -> Player | None:
        """Whose cookie it is, by the hash of what it holds."""
        player = self._of_late.get(secret)
        if player is None:
            player = await asyncio.to_thread(self._store.player_by, secret)
            if player is not None:
                self._of_late[secret] = player
        return player

    async def add(self, player: Player, secret: str) -> None:
        await self._writer.write(arriving(player, secret))
        self._of_late[secret] = player

    async def change(self, player: Player) -> None:
        """Another name or light."""
        await self._writer.write(renaming(player))
        for secret in list(self._of_late):
            known = self._of_late.get(secret)
            if known is not None and known.id == player.id:
                self._of_late[secret] = player
