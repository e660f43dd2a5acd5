"""Opens tables as requested."""

import asyncio
from collections.abc import Callable, Sequence

from stol.errors import BadOptions, Reason
from stol.table.database_threads import in_database
from stol.table.deals import choose_seed
from stol.table.events import Event, Hired, Sat
from stol.table.plan import Begin, Plan
from stol.table.seats import NAMES, new_code
from stol.table.service import TableService
from stol.table.store import Conflict
from stol.table.stored_sizes import MOST_BYTES
from stol.text import refused
from stol.web.service.denied import Forbidden
from stol.web.service.own_hands import require_fresh_deal, require_no_copy
from stol.web.service.table_request import BOT, HERE, YOU, TableRequest
from stol.web.service.visitor import Visitor

MOST_LISTED = 5
"""Tables of one player in the lobby."""


async def open_requested_table(
    table_request: TableRequest, service: TableService, who: Visitor, begin: Begin | None = None
) -> str:
    """Opens a table with its first players and returns its code."""
    if begin is not None and table_request.deal:
        raise refused(BadOptions, Reason("refused-deal-begun", path=("deal",)))
    if begin is not None and table_request.rated:
        raise refused(BadOptions, Reason("refused-rated-begun", path=("rated",)))
    if table_request.public:
        await require_few_listed(service, who.id or "")
    seed = await in_database(choose_seed, service.store, table_request.game, table_request.deal)
    if begin is not None:
        await require_no_copy(service, who, planned(table_request, who, seed, begin)[0])
    if table_request.deal:
        return await open_named_deal(table_request, service, who, seed)
    return await open_with_free_code(service, lambda: planned(table_request, who, seed, begin))


async def open_named_deal(table_request: TableRequest, service: TableService, who: Visitor, seed: str) -> str:
    """Opens a table of a named deal. If another one of the visitor is opened meanwhile, all is checked again."""
    while True:
        plan, first = planned(table_request, who, seed)
        claims = await require_fresh_deal(service, who, plan, first)
        await require_room(service, plan.host)
        try:
            await service.open(plan, first, claims)
        except Conflict:
            continue
        return plan.code


def planned(
    table_request: TableRequest, who: Visitor, seed: str, begin: Begin | None = None
) -> tuple[Plan, Sequence[Event]]:
    """A new table with its first events, not stored yet."""
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
        public=table_request.public,
        deal=table_request.deal,
        real_components=table_request.real_components,
        begin=begin,
        time=table_request.time,
        rated=table_request.rated,
    )
    return plan, first_events(table_request, who)


async def require_few_listed(service: TableService, player: str) -> None:
    """The lobby shows only a few tables of one player at a time."""
    if await in_database(service.store.lobby.count_of, player) >= MOST_LISTED:
        raise Forbidden("too-many-listed")


async def open_with_free_code(service: TableService, make: Callable[[], tuple[Plan, Sequence[Event]]]) -> str:
    """Opens a table and returns its code; retries with another code if it is taken."""
    while True:
        plan, first = await asyncio.to_thread(make)  # continuing from a seat's view makes up what is hidden
        await require_room(service, plan.host)
        try:
            await service.open(plan, first)
        except Conflict:
            continue
        return plan.code


async def require_room(service: TableService, player: str) -> None:
    """Only for a player who has stored less than a player may."""
    if await in_database(service.store.sizes.of_player, player) >= MOST_BYTES:
        raise Forbidden("too-much-stored")


def first_events(table_request: TableRequest, who: Visitor) -> Sequence[Event]:
    sitting: list[Event] = []
    guests = dict(table_request.guests)
    for seat, kind in enumerate(table_request.seats):
        if kind in {YOU, HERE}:
            sitting.append(Sat(seat=seat, player=who.id or "", name=who.name if kind == YOU else guests.get(seat, "")))
        elif kind.startswith(BOT):
            sitting.append(Hired(seat=seat, level=kind.removeprefix(BOT), name=NAMES[seat]))
    return sitting
