"""The record of a table's game."""

import datetime as dt

from stol.fair import deal_tag
from stol.record import Record
from stol.table.deals import revealed_deal
from stol.table.play import Refused
from stol.table.table import Table


def record(table: Table, day: dt.date) -> Record:
    """The record, with the deal once it may be revealed. A table that began from a view has none: moves are missing."""
    if table.plan.begin is not None and table.plan.begin.view is not None:
        raise Refused("no-record")
    deal = revealed_deal(table, day)
    tags = table.tags | end_tags(table) | (deal_tag(deal) if deal else {})
    names = [seat.name or f"seat {number}" for number, seat in enumerate(table.seats)]
    return Record(table.game(), table.moves, names, tags)


def end_tags(table: Table) -> dict[str, object]:
    """What the rules' result does not tell: the time control, who resigned or ran out of time, and a closed table."""
    resigned = [number for number, seat in enumerate(table.seats) if seat.resigned]
    ran_out = [number for number, seat in enumerate(table.seats) if seat.ran_out]
    tags: dict[str, object] = {"time": table.plan.time.code} if table.plan.time else {}
    tags |= {"resigned": resigned} if resigned else {}
    tags |= {"ran_out": ran_out} if ran_out else {}
    return tags | ({"closed": True} if table.ended_early == "closed" else {})
