"""A visitor at a table, and what the visitor may know about it."""

from dataclasses import dataclass
from typing import NamedTuple

from stol.table.company import Acquaintance
from stol.table.deals import may_watch, revealed_deal, today
from stol.table.session import TableSession
from stol.web.service.visitor import Visitor


class PersonalBest(NamedTuple):
    """A score that is higher than all others of the player."""

    points: int
    next_best: int


@dataclass(frozen=True)
class TableVisit:
    """A table and the visitor who looks at it."""

    session: TableSession
    who: Visitor
    base: str
    """The server's base URL, from the request."""
    best: PersonalBest | None = None
    """Set on the page of a finished game that is the visitor's best."""

    listed: bool = False
    """Whether the lobby shows the table; set for its host while it waits for players."""

    acquaintances: tuple[Acquaintance, ...] = ()
    """Set in the waiting room for those who wait there."""

    @property
    def address(self) -> str:
        return f"/tables/{self.session.table.plan.code}"

    @property
    def may_look(self) -> bool:
        """Players of the table, its host, and others if they may watch."""
        table, player = self.session.table, self.who.id
        return player == table.plan.host or bool(table.seats_of(player)) or may_watch(table.plan, today())


@dataclass(frozen=True)
class Dealt:
    """The deal of a table, as far as it may be known."""

    game: str
    name: str
    """Empty if no other table plays it."""
    sealed: str
    """The hash of the seed, published from the start."""
    seed: str | None = None
    """The seed itself, once it may be known."""
    over: bool = False
    """Whether the game is over."""


def absolute_link(at: TableVisit) -> str:
    """The absolute URL of the table, to share."""
    return at.base.removesuffix("/") + at.address


def seats_away(session: TableSession) -> frozenset[int]:
    """The seats of persons who are away. Starts the timer for those who never opened a stream."""
    sitting = [(number, seat.player) for number, seat in enumerate(session.table.seats) if seat.player]
    for _, player in sitting:
        session.presence.expect(player)
    return frozenset(number for number, player in sitting if session.is_away(player))


def known_deal(at: TableVisit) -> Dealt | None:
    """What may be known of the deal; None with real cards or a record."""
    now = at.session.table
    if now.plan.real_components or now.is_exhibit:
        return None
    known = revealed_deal(now, today())
    return Dealt(now.plan.game, now.plan.deal, now.plan.sealed, known.seed if known else None, over=now.is_over)
