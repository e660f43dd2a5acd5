"""What a change at a table means for the lobby."""

from collections.abc import Sequence

from stol.table.change import LOBBY, Change, relisted
from stol.table.events import Closed, Event, Hired, Left, Removed, Sat
from stol.table.table import Table


def may_be_listed(table: Table) -> bool:
    return table.plan.public and table.position is None


def with_listing(change: Change, table: Table, events: Sequence[Event]) -> Change:
    """The change of a table by these events, and how many of its seats the lobby shows as open then."""
    if not may_be_listed(table):
        return change
    closed = any(isinstance(event, Closed) for event in events)
    taken = sum(isinstance(event, Sat | Hired) for event in events)
    freed = sum(isinstance(event, Removed | Left) for event in events)
    free = sum(seat.is_open for seat in table.seats) - taken + freed
    return change.combined_with(relisted(table.plan.code, 0 if closed else free))


def players_of(table: Table) -> set[str]:
    """The players whose lists have the table: those who sit there, the host, and for a table of the lobby everybody."""
    lobby = {LOBBY} if may_be_listed(table) else set()
    return lobby | {table.plan.host, *(seat.player for seat in table.seats if seat.player)}
