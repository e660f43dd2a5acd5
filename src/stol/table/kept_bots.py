"""The bots of one worker process, kept between the moves of a seat so that they can reuse their search trees."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from stol.bots.match import close_bot
from stol.bots.registry import find
from stol.games.view import View

if TYPE_CHECKING:
    from stol.bots.bot import Bot

IDLE_SECONDS = 600.0
"""Seconds without a move after which a bot is dropped. A new one is made when needed."""
MAX_BOTS = 32
"""Per process: a search tree takes up to 13 MB. The least recently used bot is dropped first."""


class BotKey(NamedTuple):
    """What a bot is kept for. After an undo or a change of level the key differs, so a new bot starts."""

    table: str
    seat: int
    level: str
    undo_count: int


class KeptBots:
    """Bots by key, least recently used first.

    Not a library cache: dropped bots have to be closed, and a searching bot must not be dropped by another thread.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._bots: dict[BotKey, tuple[Bot, float]] = {}

    def __len__(self) -> int:
        return len(self._bots)

    def move(self, key: BotKey, view: View, seed: int) -> str:
        """The move of the key's bot. The seed is used if a new bot has to be made."""
        bot, _ = self._bots.pop(key, (None, 0.0))
        bot = bot or find(key.level)(seed)
        try:
            move = bot.move(view)
        except BaseException:
            close_bot(bot)
            raise
        self._bots[key] = bot, self._clock()
        while len(self._bots) > MAX_BOTS:
            self._drop(next(iter(self._bots)))
        return move

    def drop_idle(self) -> None:
        """Drops bots that were idle for too long. May be called from another thread."""
        now = self._clock()
        for key in [key for key, (_, used) in list(self._bots.items()) if now - used > IDLE_SECONDS]:
            self._drop(key)

    def _drop(self, key: BotKey) -> None:
        bot, _ = self._bots.pop(key, (None, 0.0))
        if bot is not None:
            close_bot(bot)
