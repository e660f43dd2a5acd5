"""A fair deal: the hash of its seed is known from the start, the seed at the end; all chance follows from it."""

import hashlib
from typing import Any

import msgspec

from stol.deal import Deal
from stol.record import RECORD, Record
from stol.text import LONGEST

TAG = "deal"
"""Of a record."""
TAG_PATH = ("tags", TAG)


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
            raise RECORD.refused("refused-deal-none", TAG_PATH, tag=repr(TAG))
        return None
    opened = read(record)
    if sealed(opened.seed) != opened.sealed:
        raise RECORD.refused("refused-deal-seed", TAG_PATH, hash=sealed(opened.seed), sealed=opened.sealed[:LONGEST])
    if published is not None and opened.sealed != published:
        raise RECORD.refused("refused-deal-other", TAG_PATH, sealed=opened.sealed[:LONGEST], published=published)
    follow(record, opened)
    return opened


def read(record: Record) -> Opened:
    try:
        opened = msgspec.convert(record.tags[TAG], Opened)
    except msgspec.ValidationError as error:
        raise RECORD.refused("refused-deal-tag", TAG_PATH, tag=repr(TAG), problem=str(error)) from None
    if not 0 <= opened.given <= len(record.moves):
        count = len(record.moves)
        raise RECORD.refused("refused-deal-given", TAG_PATH, given=str(opened.given), count=count)
    return opened


def follow(record: Record, opened: Opened) -> None:
    """BadRecord at the first outcome that the deal does not bring."""
    deal = Deal(opened.seed)
    for number, (position, move) in enumerate(zip(record.positions(), record.moves, strict=False), 1):
        if position.actor == "chance" and number > opened.given:
            drawn = deal.outcome(position)
            if drawn != move:
                path = ("moves", number - 1)
                raise RECORD.refused("refused-deal-move", path, move=number, text=move, right=drawn)
