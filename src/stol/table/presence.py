"""Who has a page of a table open, at this server or at another, and who is away."""

import asyncio
from collections import defaultdict
from collections.abc import Callable

from stol.table.announcement import PagesOpen, Visited

VISIT_SECONDS = 120.0
"""A page without scripts opens no stream: for so long after a request, whoever sent it counts as present."""
VISIT_TOLD_SECONDS = 5.0
"""Requests within so long of one that was told count as the same visit."""


class Presence:
    """The players who look at one table. Somebody whose last page was closed counts as away after a while."""

    def __init__(
        self,
        code: str,
        away_after: float,
        sits: Callable[[str], bool],
        changed: Callable[[], None],
        tell: Callable[[PagesOpen | Visited], None],
    ) -> None:
        self._code = code
        self._away_after = away_after
        """Seconds until somebody whose page is closed counts as away: a reloaded page is back soon."""
        self._sits = sits
        """Whether a player sits at the table: only those can be away."""
        self._changed = changed
        """Called when somebody goes away or comes back."""
        self._tell = tell
        """Tells other servers who has pages open at this one, and who has sent a request."""
        self._pages: dict[str, int] = {}
        """The number of open pages at this server, by player; watchers who are no players share an empty id."""
        self._elsewhere: defaultdict[str, set[str]] = defaultdict(set)
        """The other servers at which a player has pages open."""
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self._away: set[str] = set()

    @property
    def away(self) -> frozenset[str]:
        return frozenset(self._away)

    @property
    def is_anybody_there(self) -> bool:
        return bool(self._pages or self._elsewhere)

    def is_there(self, player: str) -> bool:
        """Whether a page of the player is open, at any server."""
        return player in self._pages or player in self._elsewhere

    def was_there_lately(self, player: str) -> bool:
        """Whether a page of the player is open, or was a moment ago."""
        return self.is_there(player) or player in self._leaving

    def tell_all(self) -> None:
        """Tells other servers what is known here of everybody."""
        for player in filter(None, self._pages):
            self._tell(PagesOpen(self._code, player, is_open=True))
        for player in self._leaving:
            self._tell(Visited(self._code, player, self._seconds_left(player)))

    def page_opened(self, player: str) -> None:
        self._pages[player] = self._pages.get(player, 0) + 1
        if self._pages[player] == 1:
            self._tell(PagesOpen(self._code, player, is_open=True))
        self._is_back(player)

    def page_closed(self, player: str) -> None:
        self._pages[player] -= 1
        if not self._pages[player]:
            del self._pages[player]
            self._tell(PagesOpen(self._code, player, is_open=False))
        self.expect(player)

    def opened_elsewhere(self, player: str, server: str) -> None:
        self._elsewhere[player].add(server)
        self._is_back(player)

    def closed_elsewhere(self, player: str, server: str) -> None:
        if player in self._elsewhere:
            self._elsewhere[player].discard(server)
            if not self._elsewhere[player]:
                del self._elsewhere[player]
                self.expect(player)

    def server_gone(self, server: str) -> None:
        """All pages that were open at another server are closed."""
        for player in list(self._elsewhere):
            self.closed_elsewhere(player, server)

    def visited(self, player: str) -> None:
        """The player has sent a request: for a page without scripts this is all that is known."""
        seconds = max(VISIT_SECONDS, self._away_after)
        if seconds - self._seconds_left(player) > VISIT_TOLD_SECONDS and not self.is_there(player):
            self._stay(player, seconds)
            self._tell(Visited(self._code, player, seconds))

    def visited_elsewhere(self, player: str, seconds: float) -> None:
        """The player has sent a request to another server, and counts as present for so long."""
        if seconds > self._seconds_left(player) and not self.is_there(player):
            self._stay(player, seconds)

    def expect(self, player: str) -> None:
        """Counts a player as away after a while, unless a page is opened."""
        is_known = self.is_there(player) or player in self._leaving or player in self._away
        if self._sits(player) and not is_known:
            self._leave(player, self._away_after)

    def _stay(self, player: str, seconds: float) -> None:
        self._is_back(player)
        self._leave(player, seconds)

    def _seconds_left(self, player: str) -> float:
        """Until a player without an open page counts as away."""
        timer = self._leaving.get(player)
        return 0.0 if timer is None else timer.when() - asyncio.get_running_loop().time()

    def _leave(self, player: str, seconds: float) -> None:
        self._leaving[player] = asyncio.get_running_loop().call_later(seconds, self._mark_away, player)

    def _is_back(self, player: str) -> None:
        if player in self._leaving:
            self._leaving.pop(player).cancel()
        if player in self._away:
            self._away.remove(player)
            self._changed()

    def _mark_away(self, player: str) -> None:
        del self._leaving[player]
        self._away.add(player)
        self._changed()
