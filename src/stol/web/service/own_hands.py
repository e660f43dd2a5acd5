"""What a player must not learn at another table: a deal that is played with others, moves where hints are off.

Only the player's own tables are known: whoever comes as somebody else, or asks another program, can't be prevented.
"""

from collections.abc import Sequence
from contextlib import suppress

from stol.table.database_threads import in_database
from stol.table.events import Event
from stol.table.plan import Plan
from stol.table.service import TableService
from stol.table.table import Table
from stol.table.unreadable import Unreadable
from stol.web.service.denied import Forbidden
from stol.web.service.visitor import Visitor


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


async def require_fresh_deal(service: TableService, who: Visitor, plan: Plan, first: Sequence[Event]) -> None:
    """Whether the visitor may open this table of a named deal."""
    table = Table(plan)
    table.extend(first)
    await require_not_in_play(service, who, plan)
    if table.seats_of(who.id):
        await require_unknown(service, who, table)


def is_for_several(table: Table) -> bool:
    """Whether several people play, or may still come."""
    return sum(seat.player is not None or seat.is_open for seat in table.seats) > 1


async def require_no_other_without_hints(service: TableService, who: Visitor, game: str) -> None:
    """Not while the visitor plays this game without hints: its position could be typed in, to ask for them there."""
    if who.id is not None and await in_database(service.store.plays_without_hints, who.id, game):
        raise Forbidden("hints-off-elsewhere")
