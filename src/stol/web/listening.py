"""Who listens to a table: told at once how it is, and again whenever it has changed."""

import asyncio
from collections.abc import AsyncIterator

from stol.table.live import Live
from stol.web.guard import Limits
from stol.web.visitor import Visitor

HEARTBEAT = 15.0
"""Seconds: a stream that says nothing for longer is taken for dead by what lies between."""


async def changes(live: Live, who: Visitor, limits: Limits) -> AsyncIterator[bool]:
    """Yes at once and after every change; no when there was none for a while, only to show that somebody is there.

    While the reader is slow, changes don't queue: only the latest waits.
    """
    with limits.streaming(who.client), live.listen(who.id) as happened:
        while not live.is_closed:
            happened.clear()
            yield True
            while not happened.is_set():
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        await happened.wait()
                except TimeoutError:
                    yield False
