"""New tables made from other games: a rematch, continuing from a past position, or showing a record."""

import secrets
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from stol.position import Position, imagine
from stol.record import Record
from stol.table.events import Event, Hired, Laid, Rematched, Sat
from stol.table.plan import Begin, Plan
from stol.table.play import Refused
from stol.table.seats import NAMES, new_code
from stol.table.table import Table


def rematch(table: Table, without: Collection[str] = ()) -> tuple[Plan, list[Event], Rematched]:
    """A new table for the same people, everybody one seat further; its first events; and the event for this table.

    `without`: seats of these players stay open.
    """
    options = table.game().turned().options
    plan = replace(
        table.plan, code=new_code(), options=options, seed=new_seed(), deal="", begin=None, public=False,
        rated=table.plan.rated and table.plan.time is not None,  # older rated tables have no clock
    )  # fmt: skip
    seated: list[Event] = []
    for number, seat in enumerate(table.seats):
        place = (number + 1) % plan.players
        if seat.player in without:
            continue
        if seat.player is not None:
            seated.append(Sat(seat=place, player=seat.player, name=seat.name))
        elif seat.level is not None:
            seated.append(Hired(seat=place, level=seat.level, name=seat.name))
    return plan, seated, Rematched(code=plan.code)


def continue_from(table: Table, ply: int, seat: int, level: str, who: tuple[str, str]) -> tuple[Plan, list[Event]]:
    """A new table that continues from a ply: that player (id and name) on one seat, opponents on all others."""
    position = next((one for one in table.positions() if one.ply == ply), None)
    if position is None or position.actor is None or seat not in range(table.plan.players):
        raise Refused("nothing-to-go-on-from")
    if not table.plan.hints and not table.is_over:  # trying out moves on a copy would be help
        raise Refused("hints-off")
    plan = replace(
        table.plan, code=new_code(), host=who[0], seed=new_seed(), deal="", real_components=False, hints=True,
        rated=False, begin=begin_from(table, position, seat), time=None,
        public=False,
    )  # fmt: skip
    seated: list[Event] = [Sat(seat=seat, player=who[0], name=who[1])]
    seated += [Hired(seat=other, level=level, name=NAMES[other]) for other in range(plan.players) if other != seat]
    return plan, seated


def begin_from(table: Table, position: Position, seat: int) -> Begin:
    """Of a running game, only what the seat can know: hidden parts are sampled, so that nothing leaks."""
    if not table.is_over and not table.is_exhibit:
        return Begin(view=imagine(position.view(seat)).view())
    if table.plan.begin is not None and table.plan.begin.view is not None:
        return Begin(view=position.view())
    return Begin(moves=tuple(table.moves[: position.ply]))


def exhibit(record: Record, names: Sequence[str], host: str) -> tuple[Plan, list[Event]]:
    """A table that only shows a record of a game played elsewhere, with these names of the players."""
    game, result = record.game, record.result
    plan = Plan(code=new_code(), game=game.key, players=game.players, options=game.options, host=host, seed="")
    return plan, [
        Laid(names=list(names), moves=list(record.moves), tags=record.tags, over=result is not None, result=result)
    ]


def new_seed() -> str:
    return secrets.token_hex(16)
