"""A table's game written down."""

import datetime as dt

from stol.fair import deal_tag
from stol.record import Record
from stol.table.deals import opened
from stol.table.play import Refused
from stol.table.table import Table


def record(table: Table, day: dt.date) -> Record:
    """With its deal, once that may be known. A table that began as it lay somewhere has no moves from the start."""
    if table.plan.begin is not None and table.plan.begin.view is not None:
        raise Refused("no-record")
    deal = opened(table, day)
    names = [seat.name or f"seat {number}" for number, seat in enumerate(table.seats)]
    return Record(table.game(), table.moves, names, table.tags | (deal_tag(deal) if deal else {}))
