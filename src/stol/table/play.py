"""Checks a move (whose seat, current position, legality) and makes it an event, with the chance outcomes after it."""

from collections.abc import Sequence
from typing import Final

import msgspec

from stol.errors import IllegalMove, Reason
from stol.position import Position
from stol.table.events import Asked, AskedBack, Declined, Drawn, Event, Played, Returned, Started, Undone, Withdrawn
from stol.table.simultaneous import asking, choosers
from stol.table.table import Table
from stol.text import refused, unquoted

ENDLESS: Final = Undone | AskedBack | Declined | Withdrawn | Asked | Returned
"""What can happen at a table again and again. Everything else ends with the game, or has a limit of its own."""
MOST_EVENTS: Final = 10_000
"""Events of a table after which nothing endless happens any more: all stay in the log, and are read with it."""


class Refused(Exception):  # noqa: N818 - named like the errors of the public contract
    """An action that is not possible at this table now. The message is the id of a text."""


class Stale(Refused):
    """The action refers to an earlier position: the table has moved on."""


def bounded(table: Table, events: Sequence[Event]) -> Sequence[Event]:
    """The events, unless the log of the table would grow without end."""
    if table.sequence >= MOST_EVENTS and any(isinstance(event, ENDLESS) for event in events):
        raise Refused("too-much-taken-back")
    return events


def start(table: Table) -> list[Event]:
    """Deals the set-up once all seats are taken."""
    if table.position is not None or not table.is_full or table.is_over:
        return []
    position = table.first()
    for move in table.plan.begin.moves if table.plan.begin else ():
        position = position.play(move)
    return [Started(outcomes=draw_outcomes(position, table)[0])]


def play(table: Table, seat: int, ply: int, move: str, undo_count: int = 0) -> list[Event]:
    """A seat's move at a ply. Repeating it changes nothing; a stale or illegal move is refused.

    `undo_count` is that of the table when the move was chosen: a move from before an undo is stale.
    """
    if undo_count != table.undo_count:
        raise Stale("moved-on")
    if table.plays.get((seat, ply)) == move:
        return []
    if table.position is None or seat not in table.to_choose():
        raise Stale("not-your-turn")
    asked = asking(table.position, seat)
    if asked.ply != ply:
        raise Stale("moved-on")
    asked.play(move)
    return [with_outcomes(table, Played(seat=seat, ply=ply, move=move, applied=[]))]


def with_outcomes(table: Table, played: Played) -> Played:
    """The event with all moves and outcomes that follow; none while others still choose at the same time."""
    position, choices = table.position, table.choices | {played.seat: played.move}
    if position is None or not set(choosers(position)) <= set(choices):
        return played
    applied = []
    for seat in choosers(position):
        applied.append(choices[seat])
        position = position.play(choices[seat])
    outcomes, position = draw_outcomes(position, table)
    applied += outcomes
    return msgspec.structs.replace(played, applied=applied, over=position.actor is None, result=position.result)


def draw_outcomes(position: Position, table: Table) -> tuple[list[str], Position]:
    """Chance outcomes until a seat is to choose, and the position then. None with real cards: the host enters those."""
    if position.actor != "chance" or table.plan.real_components:
        return [], position
    outcomes, deal = [], table.deal()
    while position.actor == "chance":
        outcomes.append(deal.outcome(position))
        position = position.play(outcomes[-1])
    return outcomes, position


def draw(table: Table, ply: int, outcomes: list[str], undo_count: int = 0) -> list[Event]:
    """Outcomes of real cards or dice, all or none. Repeating them changes nothing."""
    if undo_count != table.undo_count:
        raise Stale("moved-on")
    if not table.plan.real_components:
        raise Refused("no-real-cards")
    if table.draws.get(ply) == outcomes:
        return []
    if not table.awaits_chance or table.position is None or table.position.ply != ply:
        raise Stale("moved-on")
    position = play_outcomes(table.position, outcomes)
    return [Drawn(ply=ply, outcomes=outcomes, over=position.actor is None, result=position.result)]


def play_outcomes(position: Position, outcomes: list[str]) -> Position:
    """The position after these chance outcomes. IllegalMove names the first that is impossible."""
    if not outcomes:
        raise refused(IllegalMove, Reason("why-nothing-told"))
    for outcome in outcomes:
        if position.actor != "chance":
            raise refused(IllegalMove, Reason("why-told-enough", {"text": unquoted(outcome)}))
        try:
            position = position.play(outcome)
        except IllegalMove as problem:
            reason = problem.reason
            raise refused(IllegalMove, Reason("why-told", {"text": unquoted(outcome), "reason": reason})) from None
    return position


def why_outcomes_refused(table: Table, outcomes: list[str]) -> Reason | None:
    """Why these outcomes of real cards or dice are impossible now."""
    try:
        if table.awaits_chance and table.position is not None:
            play_outcomes(table.position, outcomes)
    except IllegalMove as problem:
        return problem.reason
    return None


def why_not(table: Table, seat: int, move: str) -> IllegalMove | None:
    """Why a move of this seat is not legal now."""
    if table.position is None or seat not in table.to_choose():
        return None
    try:
        asking(table.position, seat).play(move)
    except IllegalMove as reason:
        return reason
    return None
