"""Whether a position is one that a player has met at a table. It takes long, so it runs in the process for checks.

A position counts as met if all pieces are where the player has seen them, on whichever seats.
"""

import hashlib
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

import msgspec

from stol.position import Position
from stol.record import Record
from stol.table.events import Event
from stol.table.plan import Plan
from stol.table.table import Table
from stol.table.unreadable import reading

PART: Final = 100
"""Positions of a record that are looked at in one check: other clients take their turns in between."""

PIECES: Final = ("areas", "market", "racks", "cards", "hands", "scored", "display")
"""The parts of views that list cards or tiles."""


def sights_of_record(record: Record, first: int) -> frozenset[bytes]:
    """What each seat sees in a part of the record's positions."""
    return sights(islice(record.positions(), first, first + PART), range(record.game.players))


def sights_of_start(plan: Plan) -> frozenset[bytes]:
    """What each seat sees at the beginning of a table."""
    return sights([Table(plan).first()], range(plan.players))


def has_met(plan: Plan, log: Iterable[Event], player: str, entered: frozenset[bytes]) -> bool:
    """Whether the player has seen one of these sights at a table. Unreadable: the table is damaged."""
    table = Table(plan)
    with reading(plan.code):
        table.extend(log)
        return not entered.isdisjoint(sights(table.positions(), table.seats_of(player)))


def sights(positions: Iterable[Position], seats: Sequence[int]) -> frozenset[bytes]:
    """What these seats see of the pieces whenever a player is to choose, as hashes."""
    seen = (pieces(position, seat) for position in positions if isinstance(position.actor, int) for seat in seats)
    return frozenset(hashlib.blake2b(sight, digest_size=16).digest() for sight in seen)


def pieces(position: Position, seat: int) -> bytes:
    """What a seat sees of the pieces; the order of seats and cards does not matter."""
    view = position.view(seat)
    lists = [sorted(map(in_order, view[part])) for part in PIECES if isinstance(view.get(part), list)]
    return in_order([lists, view.get("board"), view.get("dice")])


def in_order(value: object) -> bytes:
    """As JSON, without the seats of owners."""
    unowned = {key: one for key, one in value.items() if key != "owner"} if isinstance(value, dict) else value
    return msgspec.json.encode(unowned, order="sorted")
