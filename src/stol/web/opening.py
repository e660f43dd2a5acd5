"""Opens tables as they are wished for."""

import asyncio
from collections.abc import Callable, Sequence

from stol.errors import BadOptions
from stol.table.deals import seed_for
from stol.table.events import Event, Hired, Sat
from stol.table.house import House
from stol.table.plan import Begin, Plan
from stol.table.seats import NAMES, new_code
from stol.table.store import Conflict
from stol.web.form import BOT, HERE, YOU, Wish
from stol.web.visitor import Visitor


async def opened(wish: Wish, house: House, who: Visitor, begin: Begin | None = None) -> str:
    """The code of a new table, with those who sit there already."""
    if begin is not None and wish.deal:
        raise BadOptions("a table that begins as it lay somewhere is no deal that others play: leave its name empty")
    seed = await asyncio.to_thread(seed_for, house.store, wish.game, wish.deal)

    def planned() -> tuple[Plan, Sequence[Event]]:
        plan = Plan(
            code=new_code(), game=wish.game, players=wish.players, options=wish.options, host=who.id or "",
            seed=seed, chat=wish.chat, watch=wish.watch, hints=wish.hints, deal=wish.deal, typed=wish.typed,
            begin=begin,
        )  # fmt: skip
        return plan, seated(wish, who)

    return await laid(house, planned)


async def laid(house: House, make: Callable[[], tuple[Plan, Sequence[Event]]]) -> str:
    """The code of a new table; it is made anew where that code is taken."""
    while True:
        plan, first = make()
        try:
            await house.open(plan, first)
        except Conflict:
            continue
        return plan.code


def seated(wish: Wish, who: Visitor) -> Sequence[Event]:
    sitting: list[Event] = []
    for seat, kind in enumerate(wish.seats):
        if kind in {YOU, HERE}:
            sitting.append(Sat(seat=seat, player=who.id or "", name=who.name if kind == YOU else ""))
        elif kind.startswith(BOT):
            sitting.append(Hired(seat=seat, level=kind.removeprefix(BOT), name=NAMES[seat]))
    return sitting
