"""A cache of players, so that not every request reads the player from the database."""

import time
from collections.abc import Callable

from cachetools import LRUCache, TTLCache

from stol.table.change import add_player, update_player
from stol.table.database_threads import in_database
from stol.table.player import Player
from stol.table.store import Store
from stol.table.writer import Writer

MAX_PLAYERS = 10_000
"""Cached players; the least recently used is dropped first."""

MAX_CLIENTS = 50_000
"""Players whose client is known; the least recently seen is dropped first."""

SECONDS_TO_LIVE = 60.0
"""Seconds until a player is read again: another server may have changed the name."""


class PlayerCache:
    """Players by the hash of their secret."""

    def __init__(self, store: Store, writer: Writer, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._writer = store, writer
        self._players: TTLCache[str, Player] = TTLCache(MAX_PLAYERS, SECONDS_TO_LIVE, clock)
        self._secrets: LRUCache[str, frozenset[str]] = LRUCache(MAX_PLAYERS)
        """The hashes of the secrets of each player's devices, by the player's id, as far as they were seen here."""
        self._clients: LRUCache[str, str] = LRUCache(MAX_CLIENTS)
        self.forgotten = 0
        """How often players were forgotten: a stream that sees another number asks again whose device it is of."""

    def note_client(self, player: str, client: str) -> None:
        """The player, by id, has sent a request from this client."""
        self._clients[player] = client

    def client_of(self, player: str) -> str:
        """The client that the player was last seen at; empty if it is unknown."""
        return self._clients.get(player, "")

    def cached(self, secret: str) -> Player | None:
        """The player if it is cached: for answers that must not wait for the database."""
        return self._players.get(secret)

    async def find(self, secret: str, agent: str = "") -> Player | None:
        """The player with this hash of the secret of a device, which is of that kind."""
        player = self._players.get(secret)
        if player is None:
            player = await in_database(self._store.find_player, secret, agent)
            if player is not None:
                self._remember(player, secret)
        return player

    async def add(self, player: Player, secret: str, agent: str = "") -> None:
        await self._writer.write(add_player(player, secret, agent))
        self._remember(player, secret)

    async def update(self, player: Player) -> None:
        """Stores what has changed about the player."""
        await self._writer.write(update_player(player))
        for secret in self._secrets.get(player.id, ()):
            if secret in self._players:
                self._players[secret] = player

    def forget(self, player: str) -> None:
        """The player with this id has changed, at another server or on another device."""
        self.forgotten += 1
        for secret in self._secrets.pop(player, ()):
            self._players.pop(secret, None)

    def forget_all(self) -> None:
        self.forgotten += 1
        self._players.clear()

    def _remember(self, player: Player, secret: str) -> None:
        self._players[secret] = player
        self._secrets[player.id] = self._secrets.get(player.id, frozenset()) | {secret}
