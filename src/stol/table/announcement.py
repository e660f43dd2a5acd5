"""What the servers of one PostgreSQL database tell each other. It is a hint only: what counts is in the database."""

import contextlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

LARGEST_NOTIFICATION: Final = 7900
"""Bytes of one notification; PostgreSQL allows less than 8000."""


class TableChanged(msgspec.Struct, frozen=True, tag="table", array_like=True):
    """The log of a table has become longer."""

    code: str
    sequence: int
    """The number of events in its log."""
    players: tuple[str, ...] = ()
    """Its host and the players who sit there: their lists of tables have changed."""


class PlayerChanged(msgspec.Struct, frozen=True, tag="player", array_like=True):
    """The name, the settings or the list of tables of a player have changed."""

    player: str


class TablesRewritten(msgspec.Struct, frozen=True, tag="rewritten", array_like=True):
    """The logs of tables were changed or deleted, not only continued: a player's data were erased."""

    codes: tuple[str, ...]


class ChatRead(msgspec.Struct, frozen=True, tag="read", array_like=True):
    """A player has read so many chat messages of a table."""

    code: str
    player: str
    count: int


class PagesOpen(msgspec.Struct, frozen=True, tag="pages", array_like=True):
    """Whether the sending server has a page of a seated player open."""

    code: str
    player: str
    is_open: bool


class Visited(msgspec.Struct, frozen=True, tag="visited", array_like=True):
    """A seated player without an open page has sent a request to the sending server."""

    code: str
    player: str
    seconds: float
    """For so long the player counts as present."""


class AllowanceTaken(msgspec.Struct, frozen=True, tag="taken", array_like=True):
    """A client has made requests at the sending server that count at all of them."""

    kind: str
    client: str
    amount: float


class WhoIsThere(msgspec.Struct, frozen=True, tag="who", array_like=True):
    """Asks the other servers which players are present at a table."""

    code: str


class Ping(msgspec.Struct, frozen=True, tag="ping", array_like=True):
    """The sending server runs. It hears its own pings, too: then it has heard everything that was sent before."""

    sent: float
    """By the clock of the sender."""


class Farewell(msgspec.Struct, frozen=True, tag="farewell", array_like=True):
    """The sending server stops."""


Announcement = (
    TableChanged
    | PlayerChanged
    | TablesRewritten
    | ChatRead
    | PagesOpen
    | Visited
    | WhoIsThere
    | AllowanceTaken
    | Ping
    | Farewell
)


class Notification(msgspec.Struct, frozen=True, array_like=True):
    """One notification: the sending server, and what it tells."""

    server: str
    told: list[Announcement]


_encoder, _decoder = msgspec.json.Encoder(), msgspec.json.Decoder(Announcement)
_outer_decoder = msgspec.json.Decoder(tuple[str, list[msgspec.Raw]])


def encode(server: str, told: Sequence[Announcement]) -> Iterator[str]:
    """The announcements in as few notifications as they fit in, in their order."""
    text = _encoder.encode(Notification(server, list(told))).decode()
    if len(text.encode()) <= LARGEST_NOTIFICATION or len(told) == 1:
        yield text
        return
    half = len(told) // 2
    yield from encode(server, told[:half])
    yield from encode(server, told[half:])


def decode(text: str) -> Notification:
    """Without announcements that only servers of a later version know."""
    server, parts = _outer_decoder.decode(text)
    told: list[Announcement] = []
    for part in parts:
        with contextlib.suppress(msgspec.ValidationError):
            told.append(_decoder.decode(part))
    return Notification(server, told)


def latest_only(told: Iterable[Announcement]) -> list[Announcement]:
    """Without announcements of a table's change that a later one makes superfluous."""
    told = list(told)
    latest = {one.code: one for one in told if isinstance(one, TableChanged)}
    return [one for one in told if not isinstance(one, TableChanged) or latest[one.code] is one]
