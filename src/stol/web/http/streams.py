"""Who listens to a table: told at once how it is, and again whenever it has changed."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

from stol.table.session import TableSession
from stol.web.http.allowances import Limits
from stol.web.service.visitor import Visitor

HEARTBEAT = 15.0
"""Seconds: a stream that says nothing for much longer is taken for dead by what lies between."""


async def changes(session: TableSession, who: Visitor, limits: Limits) -> AsyncIterator[bool]:
    """Yes at once and after every change; no when there was none for a while, only to show that somebody is there.

    While the reader is slow, changes don't queue: only the latest waits.
    """
    with limits.streaming(who.client), session.listen(who.id) as happened, beating(happened):
        told = None
        try:
            while not session.is_closed:
                happened.clear()
                before, told = told, session.stamp
                yield told != before
                await happened.wait()
        finally:
            del session  # what ends a stream from outside holds on to its frame for long, but need not to the table


@contextlib.contextmanager
def beating(happened: asyncio.Event) -> Iterator[None]:
    """Sets an event every now and then: one timer for a whole stream, since a stream waits very often."""
    later = asyncio.get_running_loop().call_later

    def beat() -> None:
        happened.set()
        timers[0] = later(HEARTBEAT, beat)

    timers = [later(HEARTBEAT, beat)]
    try:
        yield
    finally:
        timers[0].cancel()
