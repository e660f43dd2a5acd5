"""The bots of one process: each is kept between the moves of its seat, so that it goes on from what it has searched."""

import time
from collections.abc import Callable
from typing import NamedTuple

from stol.bots.bot import Bot, View
from stol.bots.match import close_bot
from stol.bots.registry import find

IDLE_SECONDS = 600.0
"""A bot that was not asked for so long is dropped; asked again, it begins anew."""
MOST_BOTS = 32
"""In one process: the tree of a search takes up to 13 MB. The one that was not asked for longest is dropped first."""


class Chair(NamedTuple):
    """For whom a bot is kept. Another level, or a move taken back, makes it another chair: its bot begins anew."""

    table: str
    seat: int
    level: str
    undo_count: int


class KeptBots:
    """Bots by chair, in the order in which they were last asked.

    No cache of a library: who is dropped is closed, and who is thinking is not there to be dropped by another thread.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._bots: dict[Chair, tuple[Bot, float]] = {}

    def __len__(self) -> int:
        return len(self._bots)

    def move(self, chair: Chair, view: View, seed: int) -> str:
        """The move of a chair's bot. The seed is for a bot that begins anew."""
        bot, _ = self._bots.pop(chair, (None, 0.0))
        bot = bot or find(chair.level)(seed)
        try:
            move = bot.move(view)
        except BaseException:
            close_bot(bot)
            raise
        self._bots[chair] = bot, self._clock()
        while len(self._bots) > MOST_BOTS:
            self._drop(next(iter(self._bots)))
        return move

    def drop_idle(self) -> None:
        """Close those that were not asked for long. It may be called from another thread."""
        now = self._clock()
        for chair in [chair for chair, (_, asked) in list(self._bots.items()) if now - asked > IDLE_SECONDS]:
            self._drop(chair)

    def _drop(self, chair: Chair) -> None:
        bot, _ = self._bots.pop(chair, (None, 0.0))
        if bot is not None:
            close_bot(bot)
