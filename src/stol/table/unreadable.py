"""Stored tables that can't be read, because the database is damaged or their game is no longer installed."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from cachetools import LRUCache

from stol.table.log_names import log_name

LOG = logging.getLogger(__name__)
MOST_LOGGED = 1000
_logged: LRUCache[str, None] = LRUCache(MOST_LOGGED)
"""The codes whose damage is in the log: each is logged once, however often its owner looks at the list."""


class Unreadable(Exception):  # noqa: N818 - named as what is stored
    """What is stored under this code can't be read."""


@contextmanager
def reading(code: str) -> Iterator[None]:
    """Whatever fails while stored data is decoded or replayed becomes Unreadable."""
    try:
        yield
    except Exception as error:
        log_once(code, error)
        raise Unreadable(log_name(code)) from error


def log_once(code: str, error: Exception) -> None:
    if code not in _logged:
        _logged[code] = None
        LOG.error("what is stored of %s can't be read", log_name(code), exc_info=error)
