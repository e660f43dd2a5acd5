"""New tables that come from old games: once more, on from a moment, or a game from elsewhere to look at."""

import secrets

from msgspec.structs import replace

from stol.position import Position, imagine
from stol.record import Record
from stol.table.events import Event, Hired, Laid, Rematched, Sat
from stol.table.plan import Begin, Plan
from stol.table.play import Refused
from stol.table.seats import NAMES, new_code
from stol.table.table import Table


def rematch(table: Table) -> tuple[Plan, list[Event], Rematched]:
    """A table for the same people, everybody one seat further; its seats; and what to note at this one."""
    options = table.game().turned().options
    plan = replace(table.plan, code=new_code(), options=options, seed=new_seed(), deal="", begin=None)
    seated: list[Event] = []
    for number, seat in enumerate(table.seats):
        place = (number + 1) % plan.players
        if seat.player is not None:
            seated.append(Sat(seat=place, player=seat.player, name=seat.name))
        elif seat.level is not None:
            seated.append(Hired(seat=place, level=seat.level, name=seat.name))
    return plan, seated, Rematched(code=plan.code)


def on_from(table: Table, ply: int, mine: int, level: str, who: tuple[str, str]) -> tuple[Plan, list[Event]]:
    """A table that goes on from a ply of this one: one seat for that player (id and name), opponents on the others."""
    position = next((one for one in table.positions() if one.ply == ply), None)
    if position is None or position.actor is None or mine not in range(table.plan.players):
        raise Refused("nothing-to-go-on-from")
    if table.plan.is_daily and not table.is_over:  # to try things out there would be help here
        raise Refused("own-hands")
    plan = replace(
        table.plan, code=new_code(), host=who[0], seed=new_seed(), deal="", real_components=False, hints=True,
        begin=beginning(table, position, mine),
    )  # fmt: skip
    seated: list[Event] = [Sat(seat=mine, player=who[0], name=who[1])]
    seated += [Hired(seat=seat, level=level, name=NAMES[seat]) for seat in range(plan.players) if seat != mine]
    return plan, seated


def beginning(table: Table, position: Position, mine: int) -> Begin:
    """Of a game that still runs, only what that seat can know; the rest is made up."""
    if not table.is_over and not table.is_exhibit:
        return Begin(view=imagine(position.view(mine)).view())
    if table.plan.begin is not None and table.plan.begin.view is not None:
        return Begin(view=position.view())
    return Begin(moves=tuple(table.moves[: position.ply]))


def exhibit(record: Record, host: str) -> tuple[Plan, list[Event]]:
    """A record from elsewhere, laid out to be looked at."""
    game, result = record.game, record.result
    plan = Plan(code=new_code(), game=game.key, players=game.players, options=game.options, host=host, seed="")
    names, moves = list(record.players), list(record.moves)
    return plan, [Laid(names=names, moves=moves, tags=record.tags, over=result is not None, result=result)]


def new_seed() -> str:
    return secrets.token_hex(16)
