"""Players who were here of late: not every request asks the database who is asking."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

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
        self._store, self._writer, self._clock = store, writer, clock
        self._of_late: OrderedDict[str, tuple[Player, float]] = OrderedDict()

    async def by(self, secret: str) -> Player | None:
        """Whose cookie it is, by the hash of what it holds."""
        player, until = self._of_late.get(secret, (None, 0.0))
        if player is None or until < self._clock():
            player = await asyncio.to_thread(self._store.player_by, secret)
            self._remember(secret, player)
        return player

    async def add(self, player: Player, secret: str) -> None:
        await self._writer.write(arriving(player, secret))
        self._remember(secret, player)

    async def change(self, player: Player) -> None:
        """Another name or light."""
        await self._writer.write(renaming(player))
        for secret in [secret for secret, (known, _) in self._of_late.items() if known.id == player.id]:
            self._remember(secret, player)

    def _remember(self, secret: str, player: Player | None) -> None:
        self._of_late.pop(secret, None)
        if player is not None:
            self._of_late[secret] = player, self._clock() + FRESH
        if len(self._of_late) > REMEMBERED:
            self._of_late.popitem(last=False)
