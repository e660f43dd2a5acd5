"""Opens tables as they are wished for."""

import asyncio
from collections.abc import Callable, Sequence

from stol.errors import BadOptions
from stol.table.deals import choose_seed
from stol.table.events import Event, Hired, Sat
from stol.table.plan import Begin, Plan
from stol.table.seats import NAMES, new_code
from stol.table.service import TableService
from stol.table.store import Conflict
from stol.web.service.table_request import BOT, HERE, YOU, TableRequest
from stol.web.service.visitor import Visitor


async def opened(table_request: TableRequest, service: TableService, who: Visitor, begin: Begin | None = None) -> str:
    """The code of a new table, with those who sit there already."""
    if begin is not None and table_request.deal:
        raise BadOptions("a table that begins as it lay somewhere is no deal that others play: leave its name empty")
    seed = await asyncio.to_thread(choose_seed, service.store, table_request.game, table_request.deal)

    def planned() -> tuple[Plan, Sequence[Event]]:
        plan = Plan(
            code=new_code(),
            game=table_request.game,
            players=table_request.players,
            options=table_request.options,
            host=who.id or "",
            seed=seed,
            chat=table_request.chat,
            watch=table_request.watch,
            hints=table_request.hints,
            deal=table_request.deal,
            real_components=table_request.real_components,
            begin=begin,
        )
        return plan, seated(table_request, who)

    return await laid(service, planned)


async def laid(service: TableService, make: Callable[[], tuple[Plan, Sequence[Event]]]) -> str:
    """The code of a new table; it is made anew where that code is taken."""
    while True:
        plan, first = make()
        try:
            await service.open(plan, first)
        except Conflict:
            continue
        return plan.code


def seated(table_request: TableRequest, who: Visitor) -> Sequence[Event]:
    sitting: list[Event] = []
    for seat, kind in enumerate(table_request.seats):
        if kind in {YOU, HERE}:
            sitting.append(Sat(seat=seat, player=who.id or "", name=who.name if kind == YOU else ""))
        elif kind.startswith(BOT):
            sitting.append(Hired(seat=seat, level=kind.removeprefix(BOT), name=NAMES[seat]))
    return sitting
