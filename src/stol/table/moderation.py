"""Order at a table, kept by its host: removing somebody, and muting."""

from stol.bots.levels import LEVELS
from stol.table.events import Event, Muted, Removed
from stol.table.play import Refused
from stol.table.seats import free_name
from stol.table.table import Table

MAX_MUTED = 100
"""How often people can be muted at a table: each time stays in the log."""


def remove(table: Table, seat: int, level: str) -> list[Event]:
    """Takes a person's seat away: it is open until the game begins; later a computer player of that level has it."""
    if level not in LEVELS:
        raise Refused("no-such-level")
    require_guest(table, seat)
    if table.is_over:
        raise Refused("already-over")
    if table.position is None:
        return [Removed(seat=seat)]
    if table.plan.rated:  # else a host who is losing would get another opponent
        raise Refused("rated-close")
    return [Removed(seat=seat, level=level, name=table.seats[seat].stand_in or free_name(table, seat))]


def mute(table: Table, seat: int, *, muted: bool) -> list[Event]:
    """Whoever is muted can neither talk nor take another name."""
    require_guest(table, seat)
    if (seat in table.muted) == muted:
        return []
    if table.muted_count >= MAX_MUTED:
        raise Refused("too-much-muting")
    return [Muted(seat=seat, muted=muted)]


def require_guest(table: Table, seat: int) -> None:
    """Only somebody who is not the host can be removed or muted."""
    player = table.seats[seat].player if seat in range(table.plan.players) else None
    if player is None or player == table.plan.host:
        raise Refused("no-guest")
