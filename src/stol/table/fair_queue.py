"""Who comes next when more calls wait than workers are free: one client's many calls don't delay those of others.

Tables at which somebody is present come first. Clients take turns; then the players of a client do.
"""

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
UNATTENDED_TURNS = 8
"""Every eighth turn goes to a table at which nobody is present, if one waits: such tables are slow, but never stop."""


class Caller(NamedTuple):
    """For whom something is computed."""

    client: str = ""
    """The network address, as rate limits count it; empty if it is unknown."""
    player: str = ""
    table: str = ""
    attended: bool = True
    """Whether somebody is present at the table."""

    @property
    def owner(self) -> str:
        """Who takes turns with others: the client, or the player while the client is unknown."""
        return self.client or self.player


class Turns(Generic[T]):
    """Waiting things, each with a path of owners. The owners on the same level take turns; every operation is O(1)."""

    def __init__(self) -> None:
        self._line: deque[T] = deque()
        self._owners: OrderedDict[str, Turns[T]] = OrderedDict()
        """The first is next."""

    def __bool__(self) -> bool:
        return bool(self._line or self._owners)

    def add(self, path: Sequence[str], thing: T, *, first: bool = False) -> None:
        """Adds a thing to its owner's line: at the end, or as the owner's first one."""
        if path:
            self._owners.setdefault(path[0], Turns()).add(path[1:], thing, first=first)
        elif first:
            self._line.appendleft(thing)
        else:
            self._line.append(thing)

    def take(self, is_full: Callable[[str], bool] | None = None) -> T:
        """The next thing. Owners who are full are passed over, unless nobody else waits."""
        if self._line:
            return self._line.popleft()
        free = (owner for owner in self._owners if is_full is None or not is_full(owner))
        owner = next(free, next(iter(self._owners)))
        waiting = self._owners.pop(owner)
        thing = waiting.take()
        if waiting:
            self._owners[owner] = waiting
        return thing


@dataclass(eq=False)
class Waiting(Generic[T]):
    """A thing in the queue."""

    caller: Caller
    thing: T
    taken: bool = False


class FairQueue(Generic[T]):
    """Calls that wait for a worker."""

    def __init__(self, most_running: int) -> None:
        self._most_running = most_running
        """Calls of one owner that run at the same time while others wait."""
        self._attended: Turns[Waiting[T]] = Turns()
        self._unattended: Turns[Waiting[T]] = Turns()
        self._at_table: dict[str, list[Waiting[T]]] = {}
        """What waits for each unattended table."""
        self._running: Counter[str] = Counter()
        self._turn = 0
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def add(self, caller: Caller, thing: T) -> None:
        waiting = Waiting(caller, thing)
        self._length += 1
        if caller.attended:
            self._attended.add(path(caller), waiting)
        else:
            self._unattended.add(path(caller), waiting)
            self._at_table.setdefault(caller.table, []).append(waiting)

    def attend(self, table: str) -> None:
        """Somebody has come to the table: what it waits for is no longer among the last."""
        for waiting in self._at_table.pop(table, ()):
            self._attended.add(path(waiting.caller), waiting)  # where it waited before, it is passed over as taken

    def take(self) -> Waiting[T] | None:
        """The next thing and its caller, or None if nothing waits."""
        self._turn += 1
        lines = [self._attended, self._unattended]
        if self._turn % UNATTENDED_TURNS == 0:
            lines.reverse()
        for line in lines:
            while line:
                waiting = line.take(self._is_full)
                if not waiting.taken:
                    waiting.taken = True
                    self._length -= 1
                    self._forget(waiting)
                    return waiting
        return None

    def begin(self, caller: Caller) -> None:
        """A call of this caller runs."""
        self._running[caller.owner] += 1

    def end(self, caller: Caller) -> None:
        self._running[caller.owner] -= 1
        if not self._running[caller.owner]:
            del self._running[caller.owner]

    def _is_full(self, owner: str) -> bool:
        return self._running[owner] >= self._most_running

    def _forget(self, waiting: Waiting[T]) -> None:
        table = waiting.caller.table
        if (others := self._at_table.get(table)) and waiting in others:
            others.remove(waiting)
            if not others:
                del self._at_table[table]


def path(caller: Caller) -> tuple[str, str]:
    return caller.owner, caller.player
