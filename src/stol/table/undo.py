"""Undo: free while nothing was revealed and no chance outcome drawn; otherwise all other persons have to agree."""

from collections.abc import Collection

from stol.position import Position
from stol.table.events import Agreed, AskedBack, Declined, Event, Undone, Withdrawn
from stol.table.play import Refused, Stale
from stol.table.seat_view import knows_more
from stol.table.seats import owners
from stol.table.simultaneous import choosers
from stol.table.table import Table, Turn


def undoable_seat(table: Table, seats: Collection[int]) -> int | None:
    """The seat among these that chose last, while the game runs: its choice can be taken back."""
    chosen = [turn for turn in table.turns if set(turn.seats) & set(seats)]
    latest_turn = [*table.choices, *reversed(chosen[-1].seats if chosen else ())]
    return None if table.is_over or table.plan.rated else next((seat for seat in latest_turn if seat in seats), None)


def take_latest_back(table: Table, seats: Collection[int], undo_count: int) -> list[Event]:
    """Takes back the latest choice of a player who may have several seats."""
    if undo_count != table.undo_count:
        return []
    require_not_rated(table)
    seat = undoable_seat(table, seats)
    if seat is None:
        raise Refused("nothing-to-undo")
    return take_back(table, seat, undo_count)


def take_back(table: Table, seat: int, undo_count: int) -> list[Event]:
    """Takes back a seat's latest choice with all that came after it, or asks the others.

    `undo_count` is that of the table when it was requested, so that a repeated request takes back nothing more.
    """
    if undo_count != table.undo_count:
        return []
    require_not_rated(table)
    if seat in table.choices and not table.is_over:
        return [Withdrawn(seat=seat)]
    turn = latest_turn(table, seat)
    if table.undo_request is not None and table.undo_request.seat == seat:
        return []
    if table.plan.deal and not is_harmless(table, seat, turn):  # the same outcomes would follow, and be known
        raise Refused("undo-same-deal")
    needed = who_must_agree(table, seat, turn)
    return [AskedBack(seat=seat, ply=turn.ply)] if needed else [Undone(ply=turn.ply)]


def require_not_rated(table: Table) -> None:
    if table.plan.rated:
        raise Refused("rated-undo")


def agree(table: Table, seat: int, undo_count: int) -> list[Event]:
    """Agrees to the undo request; it is done when all have agreed."""
    undo_request = table.undo_request
    if undo_count != table.undo_count or undo_request is None:
        raise Stale("undo-not-asked")
    if seat in undo_request.agreed:
        return []
    missing = who_must_agree(table, undo_request.seat, latest_turn(table, undo_request.seat)) - owners(
        table, undo_request.agreed | {seat}
    )
    return [Agreed(seat=seat), *([] if missing else [Undone(ply=undo_request.ply)])]


def decline(table: Table, seat: int, undo_count: int) -> list[Event]:
    return [Declined(seat=seat)] if undo_count == table.undo_count and table.undo_request is not None else []


def correct(table: Table, ply: int, undo_count: int) -> list[Event]:
    """The host takes back the latest entry at a table with real cards or dice, to correct a mistake.

    Moves of opponents since then are taken back too; they will move again.
    """
    if not table.plan.real_components:
        raise Refused("no-real-cards")
    if table.position is None or (table.position.ply, table.undo_count) != (ply, undo_count):
        raise Stale("moved-on")
    entered = [turn.ply for turn in table.turns if table.people() & set(turn.seats)] + list(table.draws)
    if not entered or table.is_over:
        raise Refused("nothing-to-undo")
    return [Undone(ply=max(entered))]


def latest_turn(table: Table, seat: int) -> Turn:
    """The seat's latest choice, apart from a secret one."""
    mine = [turn for turn in table.turns if seat in turn.seats]
    if not mine or table.is_over:
        raise Refused("nothing-to-undo")
    return mine[-1]


def who_must_agree(table: Table, seat: int, turn: Turn) -> set[str | None]:
    """The persons who have to agree; nobody if the undo is harmless."""
    others = owners(table, table.voters()) - owners(table, {seat})
    return set() if is_harmless(table, seat, turn) else others


def is_harmless(table: Table, seat: int, turn: Turn) -> bool:
    """Whether nothing was revealed, no chance outcome drawn, and no other person has chosen since."""
    mine = owners(table, {seat})
    since = [one for one in table.turns if one.ply >= turn.ply]
    movers = {mover for one in since for mover in one.seats} | set(table.choices)
    if any(mover in table.voters() and owners(table, {mover}) != mine for mover in movers):
        return False
    passed = table.positions_since(turn.ply)[:-1]
    return not any(position.actor == "chance" or reveals_hidden(position) for position in passed)


def reveals_hidden(position: Position) -> bool:
    """Whether the choice in this position reveals something hidden to others."""
    seats = choosers(position)
    return len(seats) > 1 or any(knows_more(position, seat) for seat in seats)
