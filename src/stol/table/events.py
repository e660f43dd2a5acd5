"""What can happen at a table. The log of these, in their order, is the table; all else is worked out from it."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from stol.games.view import Result


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
    result: Result | None = None
    """Then, as `Position.result`."""


class Drawn(Struct, frozen=True, tag=True):
    """The host told what real cards or dice showed."""

    ply: int
    outcomes: list[str]
    over: bool = False
    result: Result | None = None


class AskedBack(Struct, frozen=True, tag=True):
    """A seat asked the others to let it take its latest move back."""

    seat: int
    ply: int
    """Where the table would stand again."""


class Agreed(Struct, frozen=True, tag=True):
    """Somebody agreed to it."""

    seat: int


class Declined(Struct, frozen=True, tag=True):
    """Somebody did not, or who asked thought better of it."""

    seat: int


class Undone(Struct, frozen=True, tag=True):
    """All since that ply was taken back, and every choice in secret with it."""

    ply: int


class Withdrawn(Struct, frozen=True, tag=True):
    """A seat took back its choice in secret, before anybody saw it."""

    seat: int


class Laid(Struct, frozen=True, tag=True):
    """A game from elsewhere was laid out to be looked at; nobody plays it here."""

    names: list[str]
    moves: list[str]
    tags: dict[str, object] = {}
    """The record's own."""
    over: bool = False
    result: Result | None = None


class Said(Struct, frozen=True, tag=True):
    """A short word beside the table."""

    seat: int
    text: str
    key: str
    """Chosen by who sent it: the same one twice is said once."""


class Rematched(Struct, frozen=True, tag=True):
    """A new table was opened for the same people."""

    code: str


Event: TypeAlias = (
    Sat
    | Hired
    | Returned
    | Asked
    | Started
    | Played
    | Drawn
    | AskedBack
    | Agreed
    | Declined
    | Undone
    | Withdrawn
    | Laid
    | Said
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def write(event: Event) -> str:
    return _encoder.encode(event).decode()


def read(text: str) -> Event:
    return _decoder.decode(text)
