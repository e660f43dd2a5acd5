"""What the page of a table needs to know besides the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from stol.table.clocks import Clock
from stol.table.plan import Plan
from stol.table.player import DEFAULT_SETTINGS, PlayerSettings
from stol.table.seat import Seat
from stol.table.table import UndoRequest
from stol.web.html.frame import Stream
from stol.web.html.pages.chance import RealComponents
from stol.web.html.pages.hint import Advised
from stol.web.scene.explained import Explained
from stol.web.service.table_visit import Dealt, PersonalBest
from stol.web.service.talk import NOTHING_SAID, Excerpt


class Resting(NamedTuple):
    """A round that has ended, shown as it lay then."""

    round: int
    ply: int
    """The ply at which it ended."""


class Ended(NamedTuple):
    """How a game ended, for the viewer."""

    headline: str
    winners: tuple[int, ...]
    won: bool
    lost: bool
    best: PersonalBest | None = None


@dataclass(frozen=True)
class TableContext:
    """The state of a table besides the game: seats, chat, requests."""

    plan: Plan
    seats: tuple[Seat, ...]
    stream: Stream
    link: str
    """The absolute URL, for inviting others."""
    link_note: str | None = None
    """The id of a message about who can use it."""
    mine: tuple[int, ...] = ()
    talk: Excerpt = NOTHING_SAID
    """The latest chat messages."""
    unread: int = 0
    """Chat messages that the viewer has not read."""
    asked: Mapping[int, frozenset[int]] = field(default_factory=dict)
    people: frozenset[int] = frozenset()
    """Seats of persons who play themselves."""
    voters: frozenset[int] = frozenset()
    """Seats of persons who are asked about an undo."""
    away: frozenset[int] = frozenset()
    """Seats of people who have no page of the table open."""
    over: bool = False
    """Whether nobody can move any more."""
    ended_early: str | None = None
    """How the table ended before the game did, in words."""
    rematch: str | None = None
    ended: Ended | None = None
    """Set once the game is over by its rules."""
    moments: tuple[int, ...] = ()
    """The latest plies at which somebody chose: scripts show missed moves one after the other."""
    resting: Resting | None = None
    """Set while a finished round lies on the table."""
    undo_count: int = 0
    can_undo: bool = False
    undo_request: UndoRequest | None = None
    """A request to take a move back, which the others have to answer."""
    taken_back_by: int | None = None
    """The seat whose latest move was taken back just now."""
    dealt: Dealt | None = None
    note: str | None = None
    """The id of a message to show once."""
    refused: bool = False
    """Whether an illegal move was sent: `Scene.reason` says why."""
    settings: PlayerSettings = DEFAULT_SETTINGS
    advice: Advised | None = None
    """A hint that the viewer asked for."""
    explained: Explained | None = None
    """A move in sentences, if the viewer asked for them."""
    first: str | None = None
    """The key of a note about what happens to the viewer for the first time."""
    lesson: bool = False
    """Whether the viewer has begun the guided game and not played it to its end."""
    clocks: tuple[Clock, ...] = ()
    """The clocks of the persons at the table, at this moment."""
    now: int = 0
    """This moment, in milliseconds since 1970."""
    real: RealComponents | None = None
    """Set if the table has real cards and dice."""
