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


def check(record: Record, published: str | None = None) -> Opened | None:
    """The deal that the record names, if it does; BadRecord unless every outcome of chance since follows from it.

    `published`: the hash that somebody noted at the start. Then the record has to name the deal of that hash.
    """
    if TAG not in record.tags:
        if published is not None:
            raise BadRecord(f"it has no tag {TAG!r}, so it does not say of which deal it is")
        return None
    opened = read(record)
    if sealed(opened.seed) != opened.sealed:
        raise BadRecord(f"the seed has the hash {sealed(opened.seed)}, but {opened.sealed} was published")
    if published is not None and opened.sealed != published:
        raise BadRecord(f"it is of the deal with the hash {opened.sealed}, not {published}")
    follow(record, opened)
    return opened


def read(record: Record) -> Opened:
    try:
        opened = msgspec.convert(record.tags[TAG], Opened)
    except msgspec.ValidationError as error:
        raise BadRecord(f"the tag {TAG!r} does not say which deal it was: {error}") from None
    if not 0 <= opened.given <= len(record.moves):
        raise BadRecord(f"{opened.given} moves are said to be given, but there are {len(record.moves)}")
    return opened


def follow(record: Record, opened: Opened) -> None:
    """BadRecord at the first outcome that the deal does not bring."""
    deal = Deal(opened.seed)
    for number, (position, move) in enumerate(zip(record.positions(), record.moves, strict=False), 1):
        if position.actor == "chance" and number > opened.given:
            drawn = deal.outcome(position)
            if drawn != move:
                raise BadRecord(f"move {number} is {move}, but the deal brings {drawn}", number)
