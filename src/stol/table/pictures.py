"""Pictures of games for links, drawn in a process of their own with a time limit, and kept for a while."""

import asyncio

from cachetools import LRUCache

from stol import draw
from stol.draw.card import Card, card_png
from stol.games.view import View
from stol.table.checks import NO_RULES, Checks

MOST_BYTES = 20_000_000
"""Of the pictures that are kept: about 150 of them."""


class Pictures:
    """The latest pictures. Drawing one takes half a second of a core, so each is drawn once."""

    def __init__(self, checks: Checks | None = None) -> None:
        self._process = checks or Checks()
        """It starts with the first picture."""
        self._kept: LRUCache[str, bytes] = LRUCache(MOST_BYTES, getsizeof=len)
        self._drawing: dict[str, asyncio.Task[bytes]] = {}

    @property
    def waiting(self) -> int:
        """How many wait for the process."""
        return self._process.waiting

    @property
    def pids(self) -> list[int]:
        return self._process.pids

    def kept(self, key: str) -> bytes | None:
        """The picture with this key, if it was drawn not long ago."""
        return self._kept.get(key)

    async def draw(self, key: str, client: str, shown: Card, view: View | None, language: str) -> bytes:
        """The picture as PNG. Who asks for one that is being drawn gets the same.

        TooManyChecks, CheckFailed: there is none.
        """
        if key not in self._drawing:
            self._drawing[key] = asyncio.create_task(self._process.run(client, NO_RULES, paint, shown, view, language))
            self._drawing[key].add_done_callback(lambda task: self._keep(key, task))
        return await asyncio.shield(self._drawing[key])

    def close(self) -> None:
        self._process.close()

    def _keep(self, key: str, task: asyncio.Task[bytes]) -> None:
        del self._drawing[key]
        if not task.cancelled() and task.exception() is None:
            self._kept[key] = task.result()


def paint(shown: Card, view: View | None, language: str) -> bytes:
    """The picture with the board of the view, if there is one."""
    return card_png(shown if view is None else shown._replace(board=draw.board(view, language)))
