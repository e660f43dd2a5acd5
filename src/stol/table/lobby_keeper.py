"""Keeps the lobby true: hosts who are there are noted, and pages hear of tables whose hosts have gone."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from stol.table.change import LOBBY
from stol.table.database_threads import UNAVAILABLE, in_database
from stol.table.lobby import Lobby, Openings, Seek
from stol.table.news import News

LOG = logging.getLogger(__name__)
SECONDS: Final = 30.0
"""Between two looks: several of them fit into the time after which a host counts as away."""


class LobbyKeeper:
    """Runs in the background of a server."""

    def __init__(self, lobby: Lobby, news: News, attended: Callable[[], Sequence[str]]) -> None:
        self._lobby, self._news, self._attended = lobby, news, attended
        self._latest: Openings | None = None

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self.look()
            except UNAVAILABLE:
                LOG.warning("the database does not answer; the lobby is looked after later")

    async def look(self) -> None:
        """Notes whose hosts are there, and tells pages if other tables are shown than before."""
        if codes := self._attended():
            await in_database(self._lobby.touch, codes)
        if self._news.has_listeners(LOBBY):
            before, self._latest = self._latest, await in_database(self._lobby.page, Seek())
            if before is not None and before != self._latest:
                self._news.player_changed(LOBBY)
