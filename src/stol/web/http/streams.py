"""Streams of changes at a table, with heartbeats."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

from stol.table.session import TableSession
from stol.web.http.allowances import Limits
from stol.web.service.visitor import Visitor

HEARTBEAT = 15.0
"""Seconds between heartbeats: proxies close a connection that is silent for much longer."""


async def changes(session: TableSession, who: Visitor, limits: Limits) -> AsyncIterator[bool]:
    """A bool stream: True at the start and after every change, False as a heartbeat.

    Changes don't queue for a slow reader: it gets one True for all of them.
    """
    with limits.streaming(who.client), session.listen(who.id) as changed, heartbeat(changed):
        latest = None
        try:
            while not session.is_closed:
                changed.clear()
                before, latest = latest, session.stamp
                yield latest != before
                await changed.wait()
        finally:
            del session  # a cancelled stream's frame may live long, and must not keep the table in memory


@contextlib.contextmanager
def heartbeat(changed: asyncio.Event) -> Iterator[None]:
    """Sets the event at intervals. One timer per stream is cheaper than a timeout for every wait."""
    later = asyncio.get_running_loop().call_later

    def beat() -> None:
        changed.set()
        timers[0] = later(HEARTBEAT, beat)

    timers = [later(HEARTBEAT, beat)]
    try:
        yield
    finally:
        timers[0].cancel()
