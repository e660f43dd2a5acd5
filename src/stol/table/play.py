"""The one way for any move: whose seat, is it the present position, is it legal; then all that follows by itself."""

import msgspec

from stol.errors import IllegalMove, Reason
from stol.position import Position
from stol.table.events import Drawn, Event, Played, Started
from stol.table.simultaneous import asking, choosers
from stol.table.table import Table
from stol.text import quoted, refused


class Refused(Exception):  # noqa: N818 - named like the errors of the public contract
    """Something that can't be done at this table now. The message is the id of what to say about it."""


class Stale(Refused):
    """An answer to a position that is gone: the table has moved on."""


def start(table: Table) -> list[Event]:
    """Deals the set-up, once everybody sits."""
    if table.position is not None or not table.is_full:
        return []
    position = table.first()
    for move in table.plan.begin.moves if table.plan.begin else ():
        position = position.play(move)
    return [Started(outcomes=follow(position, table)[0])]


def play(table: Table, seat: int, ply: int, move: str, undo_count: int = 0) -> list[Event]:
    """A seat's move in answer to a ply. The same one again changes nothing; a stale or illegal one is refused.

    `undone` is as the table had it then: what was sent before something was taken back is stale.
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
    return [resolved(table, Played(seat=seat, ply=ply, move=move, applied=[]))]


def resolved(table: Table, played: Played) -> Played:
    """With all that happens now: nothing as long as somebody else still chooses at the same time."""
    position, choices = table.position, table.choices | {played.seat: played.move}
    if position is None or not set(choosers(position)) <= set(choices):
        return played
    applied = []
    for seat in choosers(position):
        applied.append(choices[seat])
        position = position.play(choices[seat])
    outcomes, position = follow(position, table)
    applied += outcomes
    return msgspec.structs.replace(played, applied=applied, over=position.actor is None, result=position.result)


def follow(position: Position, table: Table) -> tuple[list[str], Position]:
    """The outcomes of chance until somebody is to choose, and the position then. With real cards, none by itself."""
    if position.actor != "chance" or table.plan.real_components:
        return [], position
    outcomes, deal = [], table.deal()
    while position.actor == "chance":
        outcomes.append(deal.outcome(position))
        position = position.play(outcomes[-1])
    return outcomes, position


def draw(table: Table, ply: int, outcomes: list[str], undo_count: int = 0) -> list[Event]:
    """What real cards or dice showed, one outcome or several, all or none. The same ones again change nothing."""
    if undo_count != table.undo_count:
        raise Stale("moved-on")
    if not table.plan.real_components:
        raise Refused("no-real-cards")
    if table.draws.get(ply) == outcomes:
        return []
    if not table.awaits_chance or table.position is None or table.position.ply != ply:
        raise Stale("moved-on")
    position = told(table.position, outcomes)
    return [Drawn(ply=ply, outcomes=outcomes, over=position.actor is None, result=position.result)]


def told(position: Position, outcomes: list[str]) -> Position:
    """After all of these outcomes of chance. IllegalMove names the first that can't be."""
    if not outcomes:
        raise refused(IllegalMove, Reason("why-nothing-told"))
    for outcome in outcomes:
        if position.actor != "chance":
            raise refused(IllegalMove, Reason("why-told-enough", {"text": quoted(outcome)}))
        try:
            position = position.play(outcome)
        except IllegalMove as problem:
            reason = problem.reason
            raise refused(IllegalMove, Reason("why-told", {"text": quoted(outcome), "reason": reason})) from None
    return position


def why_not_told(table: Table, outcomes: list[str]) -> Reason | None:
    """Why real cards or dice can't have shown that now."""
    try:
        if table.awaits_chance and table.position is not None:
            told(table.position, outcomes)
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
