"""The events of a table. Its state is derived from the log of these alone. Stored as JSON, tagged by class name."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from stol.games.view import Result

ERASED_TEXT: Final = "…"
"""In place of what somebody said who was erased or removed."""


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
    """A seat voted for an opponent to stand in for a person who is gone."""

    seat: int
    gone: int


class Started(Struct, frozen=True, tag=True):
    """All seats were taken and the set-up was dealt."""

    outcomes: list[str]


class Played(Struct, frozen=True, tag=True):
    """A seat chose a move. `applied` has all moves and chance outcomes that followed.

    It is empty while other seats still choose at the same time: the choice stays secret until then.
    """

    seat: int
    ply: int
    move: str
    applied: list[str]
    over: bool = False
    """Whether the game ended with this move."""
    result: Result | None = None
    """As `Position.result`, if the game ended."""


class Drawn(Struct, frozen=True, tag=True):
    """The host entered the outcomes of real cards or dice."""

    ply: int
    outcomes: list[str]
    over: bool = False
    result: Result | None = None


class AskedBack(Struct, frozen=True, tag=True):
    """A seat asked the others to let it take its latest move back."""

    seat: int
    ply: int
    """The ply to which the table would return."""


class Agreed(Struct, frozen=True, tag=True):
    """A seat agreed to the undo request."""

    seat: int


class Declined(Struct, frozen=True, tag=True):
    """A seat declined the undo request, or the seat that asked withdrew it."""

    seat: int


class Undone(Struct, frozen=True, tag=True):
    """All moves since that ply were taken back, and all secret choices with them."""

    ply: int


class Withdrawn(Struct, frozen=True, tag=True):
    """A seat took back its secret choice before it was revealed."""

    seat: int


class Laid(Struct, frozen=True, tag=True):
    """A record of a game played elsewhere is shown; nobody plays at this table."""

    names: list[str]
    moves: list[str]
    tags: dict[str, object] = {}
    """The tags of the record."""
    over: bool = False
    result: Result | None = None


class Said(Struct, frozen=True, tag=True):
    """A chat message."""

    seat: int
    text: str
    key: str
    """Idempotency key chosen by the sender: a message with the same key is added only once."""


class Resigned(Struct, frozen=True, tag=True):
    """A person gave a seat's game up. A computer player takes the seat for good, or the table ends here."""

    seat: int
    level: str = ""
    """The level of the computer player; empty: the table ends."""
    name: str = ""


class RanOut(Struct, frozen=True, tag=True):
    """A person's time was up. A computer player takes the seat, for good if it is lost, or the table ends here."""

    seat: int
    level: str = ""
    """The level of the computer player; empty: the table ends."""
    name: str = ""
    lost: bool = False
    """Whether nobody can come back to the seat."""


class Warned(Struct, frozen=True, tag=True):
    """Little is left of the days that a person has for a move: told once."""

    seat: int


class Closed(Struct, frozen=True, tag=True):
    """The host closed the table before the game was over: nobody can move any more."""


class Renamed(Struct, frozen=True, tag=True):
    """The person on a seat goes by another name."""

    seat: int
    name: str


class Removed(Struct, frozen=True, tag=True):
    """The host took a person's seat away: it is open, or a computer player has it for good."""

    seat: int
    level: str = ""
    """The level of the computer player; empty: the seat is open."""
    name: str = ""


class Left(Struct, frozen=True, tag=True):
    """A guest left before the game began: the seat is open again."""

    seat: int


class Muted(Struct, frozen=True, tag=True):
    """The host lets the person on a seat say nothing more at this table, or lets the person talk again."""

    seat: int
    muted: bool = True


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
    | Resigned
    | RanOut
    | Warned
    | Closed
    | Renamed
    | Removed
    | Left
    | Muted
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode(event: Event) -> str:
    return _encoder.encode(event).decode()


def decode(text: str) -> Event:
    return _decoder.decode(text)
