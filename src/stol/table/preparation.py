"""Compiles the rules of all games in the background when a server starts; those that somebody waits for come first."""

import asyncio
import logging
from collections import Counter

from stol.games.registry import keys
from stol.table.opponents import Opponents, play_random_game

LOG = logging.getLogger(__name__)

RETRY_DELAY = 2.0
"""Seconds until a game whose compilation failed is tried again."""

COMPILE_ATTEMPTS = 3
"""How often the rules of a game are compiled if it fails, for example because the compiling process dies."""


class NotReady(Exception):  # noqa: N818 - no error: it will work later
    """The rules of that game are still being compiled."""


class CompileFailed(Exception):  # noqa: N818 - named as what happened
    """The rules of that game could not be compiled. They are tried again when the server starts again."""


class Preparation:
    """Which games can be played already."""

    def __init__(self, opponents: Opponents) -> None:
        self._opponents = opponents
        self._unprepared = list(keys())
        """Games whose rules are to be compiled, in that order."""
        self._failures: Counter[str] = Counter()
        """Per game: how often compiling its rules has failed."""

    @property
    def is_done(self) -> bool:
        return not self._unprepared

    def require_ready(self, game: str) -> None:
        """NotReady: the rules of the game are not compiled yet; they come next. CompileFailed: they never will be."""
        if self._has_given_up(game):
            raise CompileFailed(game)
        if game in self._unprepared:
            self._unprepared.sort(key=lambda key: key != game)
            raise NotReady(game)

    async def run(self) -> None:
        while self._unprepared:
            key = self._unprepared[0]
            try:
                await self._opponents.prepare(key)
                await asyncio.to_thread(play_random_game, key)
            except Exception:
                LOG.exception("compiling the rules of %s failed", key)
                await self._retry_or_give_up(key)
            else:
                self._unprepared.remove(key)
        self._opponents.close_compiler()

    def _has_given_up(self, game: str) -> bool:
        return self._failures[game] >= COMPILE_ATTEMPTS

    async def _retry_or_give_up(self, key: str) -> None:
        self._failures[key] += 1
        if self._has_given_up(key):
            LOG.error("%s can't be played until the server is started again", key)
            self._unprepared.remove(key)
        else:
            self._unprepared.sort(key=key.__eq__)  # after the other games
            await asyncio.sleep(RETRY_DELAY)
