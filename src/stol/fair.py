"""A fair deal: the hash of its seed is known from the start, the seed at the end; all chance follows from it."""

import hashlib
from typing import Any

import msgspec

from stol.deal import Deal
from stol.errors import BadRecord
from stol.record import Record

TAG = "deal"
"""Of a record."""


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record says about its deal."""

    seed: str
    sealed: str
    """As it was published at the start."""
    given: int = 0
    """Moves at the beginning that came from elsewhere: the deal began after them."""
    name: str = ""
    """If other tables played it as well."""


def sealed(seed: str) -> str:
    """What may be published while the game runs: nobody can find the seed by it, nor another with the same hash."""
    return hashlib.sha256(seed.encode()).hexdigest()


def tagged(opened: Opened) -> dict[str, Any]:
    """The tags of a record whose deal is over."""
    return {TAG: msgspec.to_builtins(opened)}


def check(record: Record) -> bool:
    """Whether the record names its deal; then BadRecord unless every outcome of chance follows from it."""
    if TAG not in record.tags:
        return False
    try:
        opened = msgspec.convert(record.tags[TAG], Opened)
    except msgspec.ValidationError as error:
        raise BadRecord(f"the tag {TAG!r} does not say which deal it was: {error}") from None
    if sealed(opened.seed) != opened.sealed:
        raise BadRecord(f"the seed has the hash {sealed(opened.seed)}, but {opened.sealed} was published")
    follow(record, opened)
    return True


def follow(record: Record, opened: Opened) -> None:
    deal = Deal(opened.seed)
    for number, (position, move) in enumerate(zip(record.positions(), record.moves, strict=False), 1):
        if position.actor == "chance" and number > opened.given:
            drawn = deal.outcome(position)
            if drawn != move:
                raise BadRecord(f"move {number} is {move}, but the deal brings {drawn}", number)
