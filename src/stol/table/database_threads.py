"""Threads for the database alone: while it does not answer, other work that needs a thread goes on."""

import asyncio
import functools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from stol.table.database import CONNECTIONS

P = ParamSpec("P")
T = TypeVar("T")

ANSWER_SECONDS = 15.0
"""How long somebody waits for the database: longer than another process may lock a SQLite file."""

_calls: set[asyncio.Future[Any]] = set()
"""Those that run or wait."""
_threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="database")


class DatabaseSilentError(Exception):
    """The database did not answer in time."""


UNAVAILABLE = (DatabaseSilentError, OperationalError, InternalError, InterfaceError, PoolTimeout)
"""What is raised while a database is locked, full, read-only, restarting or out of reach: it may work again soon."""


async def in_database(call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """The result of a call that reads or writes the database. DatabaseSilentError: it takes too long."""
    work = asyncio.get_running_loop().run_in_executor(_threads, functools.partial(call, *arguments, **named))
    _calls.add(work)
    work.add_done_callback(_calls.discard)
    return await answer_in_time(work)


def waiting() -> int:
    """How many calls wait for a thread."""
    return max(0, len(_calls) - CONNECTIONS)


async def answer_in_time(work: asyncio.Future[T]) -> T:
    """The result, which may still come later than anybody waits for it."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):  # Python 3.11's wait_for can lose that its task is cancelled
            answer = await asyncio.shield(work)
    except TimeoutError:
        work.add_done_callback(lambda late: late.cancelled() or late.exception())  # an error nobody waits for any more
        raise DatabaseSilentError from None
    return answer
