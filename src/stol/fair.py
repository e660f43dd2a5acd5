"""Provably fair deals: the hash of the seed is published at the start, the seed at the end; chance follows from it."""

import hashlib
from typing import Any

import msgspec

from stol.deal import Deal
from stol.record import RECORD, Record
from stol.text import LONGEST

TAG = "deal"
"""The tag of a record that holds the deal."""
TAG_PATH = ("tags", TAG)


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deal of a finished game, as stored in a record."""

    seed: str
    sealed: str
    """The hash of the seed, as published at the start."""
    given: int = 0
    """Number of moves at the beginning that were not drawn from this deal."""
    name: str = ""
    """The name of the deal if other tables played it as well."""


def sealed(seed: str) -> str:
    """The hash of a seed, which can be published during the game: it does not reveal the seed, and fixes it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def deal_tag(opened: Opened) -> dict[str, Any]:
    """The tags of a record of a finished deal."""
    return {TAG: msgspec.to_builtins(opened)}


def check(record: Record, published: str | None = None) -> Opened | None:
    """The deal of a record, or None if it has none. BadRecord unless all chance outcomes follow from it.

    `published` is the hash noted at the start. If it is given, the record must have a deal with that hash.
    """
    if TAG not in record.tags:
        if published is not None:
            raise RECORD.refused("refused-deal-none", TAG_PATH, tag=TAG)
        return None
    opened = read_tag(record)
    if sealed(opened.seed) != opened.sealed:
        raise RECORD.refused("refused-deal-seed", TAG_PATH, hash=sealed(opened.seed), sealed=opened.sealed[:LONGEST])
    if published is not None and opened.sealed != published:
        raise RECORD.refused("refused-deal-other", TAG_PATH, sealed=opened.sealed[:LONGEST], published=published)
    check_outcomes(record, opened)
    return opened


def read_tag(record: Record) -> Opened:
    try:
        opened = msgspec.convert(record.tags[TAG], Opened)
    except msgspec.ValidationError as error:
        raise RECORD.refused("refused-deal-tag", TAG_PATH, tag=TAG, problem=str(error)) from None
    if not 0 <= opened.given <= len(record.moves):
        count = len(record.moves)
        raise RECORD.refused("refused-deal-given", TAG_PATH, given=opened.given, count=count)
    return opened


def check_outcomes(record: Record, opened: Opened) -> None:
    """BadRecord at the first outcome that differs from the deal."""
    deal = Deal(opened.seed)
    for number, (position, move) in enumerate(zip(record.positions(), record.moves, strict=False), 1):
        if position.actor == "chance" and number > opened.given:
            drawn = deal.outcome(position)
            if drawn != move:
                path = ("moves", number - 1)
                raise RECORD.refused("refused-deal-move", path, move=number, text=move, right=drawn)
