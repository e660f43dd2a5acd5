"""Taking back: freely while nothing hidden was shown and no chance fell; otherwise if all agree, as opponents do."""

from collections.abc import Collection

from stol.position import Position
from stol.table.events import Agreed, AskedBack, Declined, Event, Undone, Withdrawn
from stol.table.play import Refused, Stale
from stol.table.seat_view import knows_more
from stol.table.simultaneous import choosers
from stol.table.table import Table, Turn


def who_can(table: Table, seats: Collection[int]) -> int | None:
    """The one of these seats that chose last, while the game runs."""
    chosen = [turn for turn in table.turns if set(turn.seats) & set(seats)]
    latest = [*table.choices, *reversed(chosen[-1].seats if chosen else ())]
    return None if table.is_over else next((seat for seat in latest if seat in seats), None)


def take_latest_back(table: Table, seats: Collection[int], undo_count: int) -> list[Event]:
    """For who plays on several seats: what was chosen last on one of them."""
    if undo_count != table.undo_count:
        return []
    seat = who_can(table, seats)
    if seat is None:
        raise Refused("nothing-to-undo")
    return take_back(table, seat, undo_count)


def take_back(table: Table, seat: int, undo_count: int) -> list[Event]:
    """A seat's latest choice, with all that came after it; or the others are asked.

    `undone` is as the table had it then: the same wish again takes nothing more back.
    """
    if undo_count != table.undo_count:
        return []
    if seat in table.choices:
        return [Withdrawn(seat=seat)]
    turn = latest(table, seat)
    if table.undo_request is not None and table.undo_request.seat == seat:
        return []
    if table.plan.deal and not is_harmless(table, seat, turn):  # the same chance would fall again, and be known
        raise Refused("undo-same-deal")
    needed = to_agree(table, seat, turn)
    return [AskedBack(seat=seat, ply=turn.ply)] if needed else [Undone(ply=turn.ply)]


def agree(table: Table, seat: int, undo_count: int) -> list[Event]:
    """To what another wants to take back; done when all have agreed."""
    undo_request = table.undo_request
    if undo_count != table.undo_count or undo_request is None:
        raise Stale("undo-not-asked")
    if seat in undo_request.agreed:
        return []
    missing = to_agree(table, undo_request.seat, latest(table, undo_request.seat)) - owners(
        table, undo_request.agreed | {seat}
    )
    return [Agreed(seat=seat), *([] if missing else [Undone(ply=undo_request.ply)])]


def decline(table: Table, seat: int, undo_count: int) -> list[Event]:
    return [Declined(seat=seat)] if undo_count == table.undo_count and table.undo_request is not None else []


def correct(table: Table, ply: int, undo_count: int) -> list[Event]:
    """The host takes back what was entered last at a table with real cards or dice: a slip of the pen is no move.

    What opponents did since goes with it: they would only do it again.
    """
    if not table.plan.real_components:
        raise Refused("no-real-cards")
    if table.position is None or (table.position.ply, table.undo_count) != (ply, undo_count):
        raise Stale("moved-on")
    entered = [turn.ply for turn in table.turns if table.people() & set(turn.seats)] + list(table.draws)
    if not entered or table.is_over:
        raise Refused("nothing-to-undo")
    return [Undone(ply=max(entered))]


def latest(table: Table, seat: int) -> Turn:
    """The seat's latest choice that everybody has seen."""
    mine = [turn for turn in table.turns if seat in turn.seats]
    if not mine or table.is_over:
        raise Refused("nothing-to-undo")
    return mine[-1]


def to_agree(table: Table, seat: int, turn: Turn) -> set[str | None]:
    """The persons who have to: none while the seat alone has done something since, and nobody learnt anything."""
    others = owners(table, table.people()) - owners(table, {seat})
    return set() if is_harmless(table, seat, turn) else others


def is_harmless(table: Table, seat: int, turn: Turn) -> bool:
    """Whether nothing hidden was shown, no chance fell, and no other person has chosen since."""
    mine = owners(table, {seat})
    since = [one for one in table.turns if one.ply >= turn.ply]
    movers = {mover for one in since for mover in one.seats} | set(table.choices)
    if any(mover in table.people() and owners(table, {mover}) != mine for mover in movers):
        return False
    passed = [position for position in table.positions() if position.ply >= turn.ply][:-1]
    return not any(position.actor == "chance" or shows(position) for position in passed)


def shows(position: Position) -> bool:
    """Whether the choice made here lets others see something that was hidden from them."""
    seats = choosers(position)
    return len(seats) > 1 or any(knows_more(position, seat) for seat in seats)


def owners(table: Table, seats: set[int] | frozenset[int]) -> set[str | None]:
    """Whose seats these are."""
    return {table.seats[seat].player for seat in seats}
