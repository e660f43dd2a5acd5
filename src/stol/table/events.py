"""What can happen at a table. The log of these, in their order, is the table; all else is worked out from it."""

from typing import TypeAlias

import msgspec
from msgspec import Struct


class Sat(Struct, frozen=True, tag=True):
    """A person took a seat."""

    seat: int
    player: str
    name: str


class Hired(Struct, frozen=True, tag=True):
    """An opponent took a seat, or stands in for the person whose seat it is."""

    seat: int
    level: str
    name: str


class Returned(Struct, frozen=True, tag=True):
    """A person took the seat back from the opponent who stood in."""

    seat: int


class Asked(Struct, frozen=True, tag=True):
    """Somebody at the table asked the others, or agreed, to let an opponent play on for a person who is gone."""

    seat: int
    gone: int


class Started(Struct, frozen=True, tag=True):
    """All seats were taken: the set-up was dealt."""

    outcomes: list[str]


class Played(Struct, frozen=True, tag=True):
    """A seat chose a move. `applied` is all that happened then, chance included.

    It is empty while others still choose at the same time: then the choice waits, unseen.
    """

    seat: int
    ply: int
    move: str
    applied: list[str]
    over: bool = False
    """Whether the game ended with it."""


class Said(Struct, frozen=True, tag=True):
    """A short word beside the table."""

    seat: int
    text: str
    key: str
    """Chosen by who sent it: the same one twice is said once."""


class Rematched(Struct, frozen=True, tag=True):
    """A new table was opened for the same people."""

    code: str


Event: TypeAlias = Sat | Hired | Returned | Asked | Started | Played | Said | Rematched

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def write(event: Event) -> str:
    return _encoder.encode(event).decode()


def read(text: str) -> Event:
    return _decoder.decode(text)
