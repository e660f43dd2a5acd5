"""What a player must not learn at another table: a deal that is played with others, moves where hints are off.

Only the player's own tables are known: whoever comes as somebody else, or asks another program, can't be prevented.
"""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from stol.position import Position
from stol.table.database_threads import in_database
from stol.table.deal_claims import DealClaim, is_for_several
from stol.table.events import Event
from stol.table.plan import Plan
from stol.table.ranking import deal_key
from stol.table.service import TableService
from stol.table.table import Table
from stol.table.unreadable import Unreadable
from stol.web.service.denied import Forbidden
from stol.web.service.visitor import Visitor

PIECES: Final = ("areas", "market", "racks", "cards", "hands", "scored", "display")
"""The parts of views that list cards or tiles."""


async def require_not_in_play(service: TableService, who: Visitor, plan: Plan) -> None:
    """Not while the visitor plays the same deal with others at another table: it would show what they have."""
    if who.id is None or not plan.deal or plan.is_daily:
        return
    own = await in_database(service.store.tables_of_deal, who.id, plan.game, plan.deal)
    for code in (code for code, over in own.items() if code != plan.code and not over):
        with suppress(Unreadable):
            session = await service.find(code)
            if session is not None and is_for_several(session.table):
                raise Forbidden("deal-in-play")


async def require_unknown(service: TableService, who: Visitor, table: Table) -> None:
    """Where several people play, only for somebody who has not met the deal at another table."""
    plan = table.plan
    if plan.deal and is_for_several(table) and who.id is not None:
        own = await in_database(service.store.tables_of_deal, who.id, plan.game, plan.deal)
        if own.keys() - {plan.code}:
            raise Forbidden("deal-known")


async def require_fresh_deal(
    service: TableService, who: Visitor, plan: Plan, first: Sequence[Event]
) -> tuple[DealClaim, ...]:
    """Whether the visitor may open this table of a named deal; what has to be true still when it is stored."""
    table = Table(plan)
    table.extend(first)
    known = await in_database(service.store.tables_of_deal, who.id or "", plan.game, plan.deal)
    await require_not_in_play(service, who, plan)
    if not table.seats_of(who.id):
        return ()
    await require_unknown(service, who, table)
    return (DealClaim(who.id or "", deal_key(plan.game, plan.deal), plan.code, frozenset(known)),)


async def require_no_copy(service: TableService, who: Visitor, game: str, positions: Iterable[Position]) -> None:
    """None of a game that the visitor plays without hints: they could be asked for at the copy."""
    for code in await in_database(service.store.tables_without_hints, who.id, game) if who.id is not None else ():
        with suppress(Unreadable):
            session = await service.find(code)
            if session is not None and await asyncio.to_thread(is_copied, session.table, who.id, positions):
                raise Forbidden("hints-off-elsewhere")


def is_copied(table: Table, player: str | None, positions: Iterable[Position]) -> bool:
    """Whether one of the positions has all pieces where the player has seen them at the table, on whichever seat."""
    seen = {pieces(position, seat) for position in to_choose_in(table.positions()) for seat in table.seats_of(player)}
    entered = ((position, seat) for position in to_choose_in(positions) for seat in range(position.game.players))
    return any(pieces(position, seat) in seen for position, seat in entered)


def to_choose_in(positions: Iterable[Position]) -> Iterator[Position]:
    """Those in which a player is to choose."""
    return (position for position in positions if isinstance(position.actor, int))


def pieces(position: Position, seat: int) -> bytes:
    """What a seat sees of the pieces; the order of seats and cards does not matter."""
    view = position.view(seat)
    lists = [sorted(map(in_order, view[part])) for part in PIECES if isinstance(view.get(part), list)]
    return in_order([lists, view.get("board"), view.get("dice")])


def in_order(value: object) -> bytes:
    """As JSON, without the seats of owners."""
    unowned = {key: one for key, one in value.items() if key != "owner"} if isinstance(value, dict) else value
    return msgspec.json.encode(unowned, order="sorted")
