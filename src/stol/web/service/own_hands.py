"""What a player must not learn at another table: a deal that is played with others, moves where hints are off.

Only the player's own tables are known: whoever comes as somebody else, or asks another program, can't be prevented.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from stol.record import Record
from stol.table.database_threads import in_database
from stol.table.deal_claims import DealClaim, is_for_several
from stol.table.events import Event
from stol.table.met_positions import PART, has_met, sights_of_record, sights_of_start
from stol.table.plan import Plan
from stol.table.ranking import deal_key
from stol.table.service import TableService
from stol.table.table import Table
from stol.table.unreadable import Unreadable
from stol.web.service.denied import Forbidden
from stol.web.service.visitor import Visitor

MOST_COMPARED: Final = 20
"""Tables of one player and game with which a record or a position is compared."""


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


async def require_no_copy(service: TableService, who: Visitor, entered: Record | Plan) -> None:
    """No record or typed-in position of a game that the visitor plays without hints: they could be asked for there."""
    game = entered.game.key if isinstance(entered, Record) else entered.game
    codes = await in_database(service.store.tables_without_hints, who.id or "", game)
    if len(codes) > MOST_COMPARED:
        raise Forbidden("too-many-without-hints")
    if not codes:
        return
    sights = await sights_of(service, who, entered)
    for code in codes:
        with suppress(Unreadable):
            plan, log = await in_database(service.store.history, code)
            if await service.checks.run(who.client, game, has_met, plan, log, who.id, sights):
                raise Forbidden("hints-off-elsewhere")


async def sights_of(service: TableService, who: Visitor, entered: Record | Plan) -> frozenset[bytes]:
    """What the seats see in all positions of a record, or at the beginning of a table."""
    if isinstance(entered, Plan):
        return await service.checks.run(who.client, entered.game, sights_of_start, entered)
    parts = range(0, len(entered.moves) + 1, PART)
    key = entered.game.key
    seen = [await service.checks.run(who.client, key, sights_of_record, entered, first) for first in parts]
    return frozenset().union(*seen)
