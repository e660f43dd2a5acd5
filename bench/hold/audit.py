"""Compares the stored logs with the moves that were sent and answered: nothing lost, nothing doubled."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

import sqlalchemy as sa

from bench.hold.party import Sent
from stol.table import events
from stol.table.database import create_engine
from stol.table.events import Played
from stol.table.schema import EVENTS
from stol.table.store import Store

Move: TypeAlias = tuple[int, int, str]
"""Seat, ply and move."""
Moves: TypeAlias = dict[str, list[Move]]
"""By the code of the table."""


def audit(database: str, sent: Iterable[Sent]) -> Iterator[str]:
    """All differences, table by table."""
    answered: Moves = defaultdict(list)
    unanswered: Moves = defaultdict(list)
    for each in sent:
        (answered if each.stored else unanswered)[each.code].append((each.seat, each.ply, each.move))
    log = logs(database)
    for code in sorted({*answered, *unanswered, *log}):
        yield from (f"{code}: {what}" for what in compare(log[code], answered[code], unanswered[code]))


def logs(database: str) -> Moves:
    """All moves in the database."""
    found: Moves = defaultdict(list)
    engine = create_engine(sa.make_url(database))
    with engine.connect() as connection:
        for code, text in connection.execute(
            sa.select(EVENTS.c.code, EVENTS.c.event).order_by(EVENTS.c.code, EVENTS.c.sequence)
        ):
            event = events.decode(text)
            if isinstance(event, Played):
                found[code].append((event.seat, event.ply, event.move))
    engine.dispose()
    return found


def compare(log: Sequence[Move], answered: Sequence[Move], unanswered: Sequence[Move] = ()) -> Iterator[str]:
    """An unanswered move may be stored or not; answered moves exactly once, in the order of their answers."""
    for move, count in Counter(log).items():
        if count > 1:
            yield f"{move} is stored {count} times"
        if move not in {*answered, *unanswered}:
            yield f"{move} is stored, and nobody sent it"
    for move in answered:
        if move not in log:
            yield f"{move} was answered, and is not stored"
    if [move for move in log if move in answered] != [move for move in answered if move in log]:
        yield "the moves are stored in another order"


def unfinished(database: str, codes: Iterable[str]) -> Iterator[str]:
    """Tables that are not over; replaying their logs must succeed."""
    store = Store(database)
    for code in codes:
        plan = store.plan(code)
        if plan is None or not store.load(plan).is_over:
            yield f"{code} is not over"
    store.close()
