"""The state of a table: game, seats, chat. It changes by events only."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import singledispatchmethod
from typing import Literal

from msgspec import structs

from stol.deal import Deal
from stol.position import Game, Position, imagine
from stol.table.events import (
    ERASED_TEXT,
    Agreed,
    Asked,
    AskedBack,
    Closed,
    Declined,
    Drawn,
    Event,
    Hired,
    Laid,
    Left,
    Muted,
    Played,
    RanOut,
    Rematched,
    Removed,
    Renamed,
    Resigned,
    Returned,
    Said,
    Sat,
    Started,
    Undone,
    Warned,
    Withdrawn,
)
from stol.table.plan import Plan
from stol.table.seat import MAX_DEPARTURES, Seat
from stol.table.simultaneous import choosers
from stol.table.snapshots import Snapshots
from stol.table.times import Times


@dataclass(frozen=True)
class Turn:
    """A choice that was made: by one seat, or by several at the same time."""

    seats: tuple[int, ...]
    ply: int
    """The ply before the choice."""


@dataclass(frozen=True)
class UndoRequest:
    """A seat asks the others to let it take a move back."""

    seat: int
    ply: int
    agreed: frozenset[int]
    """The seats that have agreed."""


@dataclass
class Table:
    """The whole state of one table, built from its event log."""

    plan: Plan
    seats: list[Seat] = field(init=False)
    sequence: int = 0
    """The number of events so far."""
    position: Position | None = None
    before: Position | None = None
    """The position before the latest move of a seat."""
    choices: dict[int, str] = field(default_factory=dict)
    """Secret choices by seat, while other seats still choose."""
    plays: dict[tuple[int, int], str] = field(default_factory=dict)
    """The move of each (seat, ply), to recognise a move that is sent again."""
    moves: list[str] = field(default_factory=list)
    """All moves and outcomes, from the start of the game or from the view that the table began with."""
    draws: dict[int, list[str]] = field(default_factory=dict)
    """The outcomes of real cards or dice that the host entered, by ply."""
    turns: list[Turn] = field(default_factory=list)
    """The choices made since the table began."""
    undo_count: int = 0
    """The number of undos: a request from before an undo is stale even if the ply is the same."""
    undo_request: UndoRequest | None = None
    taken_back_by: int | None = None
    """Until the next choice: whose choice was taken back, if it was one seat's."""
    talk: list[Said] = field(default_factory=list)
    stand_in_votes: dict[int, set[int]] = field(default_factory=dict)
    """By the seat of a person who is gone: the seats that voted for a stand-in."""
    muted: set[int] = field(default_factory=set)
    """The seats of persons who may say nothing."""
    muted_count: int = 0
    """How often somebody was muted or may talk again."""
    removed: set[str] = field(default_factory=set)
    """The players whose seats the host took away."""
    departures: Counter[str] = field(default_factory=Counter)
    """How often each player has left before the game began."""
    ended_early: Literal["resigned", "closed", "time"] | None = None
    """Why the table ended before the game did."""
    rematch: str | None = None
    tags: dict[str, object] = field(default_factory=dict)
    """The tags of the record that the table shows."""
    times: Times | None = None
    """When each seat was to choose; none without a time control."""
    _deal: Deal | None = None
    _snapshots: Snapshots = field(default_factory=Snapshots, compare=False, repr=False)
    _awaited: list[int] | None = None
    """Cache of `to_choose`."""

    def __post_init__(self) -> None:
        self.seats = [Seat() for _ in range(self.plan.players)]
        self.times = Times() if self.plan.time else None

    @property
    def is_full(self) -> bool:
        return not any(seat.is_open for seat in self.seats)

    @property
    def is_over(self) -> bool:
        """Whether nobody can move any more: the game is over, or the table ended early."""
        return self.ended_early is not None or (self.position is not None and self.position.actor is None)

    @property
    def is_exhibit(self) -> bool:
        """Whether the table only shows a record."""
        return any(seat.elsewhere for seat in self.seats)

    @property
    def awaits_chance(self) -> bool:
        """Whether the host has to enter what real cards or dice show."""
        asks = self.plan.real_components and not self.is_over
        return asks and self.position is not None and self.position.actor == "chance"

    def game(self) -> Game:
        return Game.of(self.plan.game, self.plan.players, self.plan.options)

    def first(self) -> Position:
        """The position before all moves."""
        begin = self.plan.begin
        return imagine(begin.view) if begin and begin.view is not None else self.game().start()

    def positions(self) -> Iterator[Position]:
        """All positions from the first to the current one."""
        position = self.first()
        yield position
        for move in self.moves:
            position = position.play(move)
            yield position

    def positions_since(self, ply: int) -> list[Position]:
        """The positions from this ply to the current one."""
        snapshot = self._snapshots.latest(self._moves_until(ply))
        position, done = (snapshot.position, snapshot.moves) if snapshot else (self.first(), 0)
        passed = [position]
        for move in self.moves[done:]:
            passed.append(passed[-1].play(move))
        return [position for position in passed if position.ply >= ply]

    def _moves_until(self, ply: int) -> int:
        """How many moves and outcomes lead to this ply."""
        return len(self.moves) - (self.position.ply - ply if self.position else 0)

    def seats_of(self, player: str | None) -> list[int]:
        return [] if player is None else [number for number, seat in enumerate(self.seats) if seat.player == player]

    def people(self) -> set[int]:
        """The seats of persons without a stand-in."""
        return {number for number, seat in enumerate(self.seats) if seat.player and seat.level is None}

    def voters(self) -> set[int]:
        """The seats of persons who have not given up; those for whom a stand-in plays have a vote, too."""
        return {number for number, seat in enumerate(self.seats) if seat.player and not seat.is_given_up}

    def to_choose(self) -> list[int]:
        """The seats that the table waits for."""
        if self._awaited is None:
            asked = None if self.is_exhibit or self.ended_early else self.position
            choosing = () if asked is None else choosers(asked)
            self._awaited = [seat for seat in choosing if seat not in self.choices]
        return self._awaited.copy()

    def sealed(self) -> frozenset[int]:
        """The seats that have chosen in secret while others still do."""
        if self.position is None or not self.choosing_together():
            return frozenset()
        return frozenset(range(self.plan.players)) - frozenset(self.to_choose())

    def choosing_together(self) -> bool:
        """Whether some choices at this moment are secret: made, or to be made, by several at the same time."""
        return bool(self.choices) or (self.position is not None and len(choosers(self.position)) > 1)

    def deal(self) -> Deal:
        """A copy of the deal, which has the order of everything still to be drawn."""
        if self._deal is None:
            self._deal, given = Deal(self.plan.seed), self.plan.given
            position = self.first()
            for number, move in enumerate(self.moves):
                if number >= given:
                    self._snapshots.note_deal(number, self._deal)
                position = position.play(move) if number < given else self._advance(position, move)
        return self._deal.copy()

    def _advance(self, position: Position, move: str) -> Position:
        """Plays the move; a chance outcome is also removed from the deal."""
        if self._deal is not None and position.actor == "chance":
            self._deal.outcome(position)
        return position.play(move)

    def extend(self, events: Iterable[Event], at: int = 0) -> None:
        """Applies events of the log that were stored at this moment."""
        for event in events:
            self.apply(event)
            self.sequence += 1
            self._awaited = None
            if self.times is not None and self.position is not None:
                self.times.note(event, self.people() & set(self.to_choose()), self.position.ply, at)

    @singledispatchmethod
    def apply(self, event: Event) -> None:
        raise TypeError(event)

    @apply.register
    def _sat(self, event: Sat) -> None:
        self.seats[event.seat] = Seat(player=event.player, name=event.name)

    @apply.register
    def _hired(self, event: Hired) -> None:
        seat = self.seats[event.seat]
        if seat.player is None:
            self.seats[event.seat] = Seat(level=event.level, name=event.name)
        else:
            self.seats[event.seat] = replace(seat, level=event.level, stand_in=event.name)
        self.stand_in_votes.pop(event.seat, None)

    @apply.register
    def _returned(self, event: Returned) -> None:
        self.seats[event.seat] = replace(self.seats[event.seat], level=None, stand_in="")
        self.stand_in_votes.pop(event.seat, None)

    @apply.register
    def _asked(self, event: Asked) -> None:
        self.stand_in_votes.setdefault(event.gone, set()).add(event.seat)

    @apply.register
    def _started(self, event: Started) -> None:
        begin = self.plan.begin
        self._deal = None  # what was drawn before the table began is no part of its deal
        self._apply_moves([*(begin.moves if begin else ()), *event.outcomes])

    @apply.register
    def _laid(self, event: Laid) -> None:
        self.seats = [Seat(name=name, elsewhere=True) for name in event.names]
        self.tags = event.tags
        self._apply_moves(event.moves)

    @apply.register
    def _played(self, event: Played) -> None:
        self.plays[event.seat, event.ply] = event.move
        self.stand_in_votes.pop(event.seat, None)  # somebody who plays is not gone
        seat = self.seats[event.seat]
        if seat.player is not None and seat.level is not None:
            self.seats[event.seat] = replace(seat, stood_in=True)
        if event.seat in self.people():  # playing on declines the request
            self.undo_request = None
        if not event.applied:
            self.choices[event.seat] = event.move
            return
        if self.position is not None:
            self.turns.append(Turn(choosers(self.position), self.position.ply))
        self.choices = {}
        self.taken_back_by = None
        self._apply_moves(event.applied)

    @apply.register
    def _drawn(self, event: Drawn) -> None:
        self.draws[event.ply] = event.outcomes
        self._apply_moves(event.outcomes)

    @apply.register
    def _withdrawn(self, event: Withdrawn) -> None:
        del self.choices[event.seat]
        now = self.position.ply if self.position else 0
        self.plays = {at: move for at, move in self.plays.items() if at[0] != event.seat or at[1] < now}
        self.undo_count += 1

    @apply.register
    def _asked_back(self, event: AskedBack) -> None:
        self.undo_request = UndoRequest(event.seat, event.ply, frozenset({event.seat}))

    @apply.register
    def _agreed(self, event: Agreed) -> None:
        if self.undo_request is not None:
            self.undo_request = replace(self.undo_request, agreed=self.undo_request.agreed | {event.seat})

    @apply.register
    def _declined(self, _event: Declined) -> None:
        self.undo_request = None

    @apply.register
    def _undone(self, event: Undone) -> None:
        moves = self.moves[: self._moves_until(event.ply)]
        snapshot = self._snapshots.latest(len(moves))
        done = snapshot.moves if snapshot else 0
        self._snapshots.forget_after(done)
        self.moves = moves[:done]
        if self.times and self.undo_request and self.plan.time and self.plan.time.kind == "days":
            self.times.forget_from(event.ply)
        seats = next((turn.seats for turn in self.turns if turn.ply == event.ply), ())
        self.taken_back_by = self.undo_request.seat if self.undo_request else next(iter(seats), None)
        self.position, self.before = (snapshot.position, snapshot.before) if snapshot else (None, None)
        self._deal = snapshot.deal.copy() if snapshot and snapshot.deal else None
        self.undo_request = None
        self.choices = {}
        self.turns = [turn for turn in self.turns if turn.ply < event.ply]
        self.plays = {at: move for at, move in self.plays.items() if at[1] < event.ply}
        self.draws = {ply: outcomes for ply, outcomes in self.draws.items() if ply < event.ply}
        self.undo_count += 1
        self._apply_moves(moves[done:])

    @apply.register
    def _said(self, event: Said) -> None:
        self.talk.append(event)

    @apply.register
    def _resigned(self, event: Resigned) -> None:
        self.seats[event.seat] = replace(
            self.seats[event.seat], resigned=True, level=event.level or None, stand_in=event.name
        )
        self.stand_in_votes.pop(event.seat, None)
        self.undo_request = None
        if not event.level:
            self.ended_early = "resigned"

    @apply.register
    def _ran_out(self, event: RanOut) -> None:
        self.seats[event.seat] = replace(
            self.seats[event.seat], ran_out=True, lost=event.lost, level=event.level or None, stand_in=event.name
        )
        self.stand_in_votes.pop(event.seat, None)
        if not event.level:
            self.undo_request = None
            self.ended_early = "time"

    @apply.register
    def _warned(self, event: Warned) -> None:
        """Only the times of the table keep it."""

    @apply.register
    def _closed(self, _event: Closed) -> None:
        self.undo_request = None
        self.ended_early = "closed"

    @apply.register
    def _renamed(self, event: Renamed) -> None:
        seat = self.seats[event.seat]
        self.seats[event.seat] = replace(seat, name=event.name, renames=seat.renames + 1)

    @apply.register
    def _removed(self, event: Removed) -> None:
        self.removed.add(self.seats[event.seat].player or "")
        self._clear(event.seat, Seat(level=event.level or None, name=event.name))
        self.stand_in_votes.pop(event.seat, None)
        self.undo_request = None

    def _clear(self, seat: int, after: Seat) -> None:
        """Nothing of a person stays at a seat: somebody else may have it next."""
        self.seats[seat] = after
        self.talk = [structs.replace(s, text=ERASED_TEXT) if s.seat == seat else s for s in self.talk]
        self.muted.discard(seat)

    @apply.register
    def _left(self, event: Left) -> None:
        muted = event.seat in self.muted  # whoever came back could talk again
        self.departures[self.seats[event.seat].player or ""] += MAX_DEPARTURES if muted else 1
        self._clear(event.seat, Seat())

    @apply.register
    def _muted(self, event: Muted) -> None:
        (self.muted.add if event.muted else self.muted.discard)(event.seat)
        self.muted_count += 1

    @apply.register
    def _rematched(self, event: Rematched) -> None:
        self.rematch = event.code

    def _apply_moves(self, moves: Iterable[str]) -> None:
        position = self.position or self.first()
        for move in moves:
            self._snapshots.note(len(self.moves), position, self.before, self._deal)
            if position.actor != "chance":
                self.before = position
            position = self._advance(position, move)
            self.moves.append(move)
        self.position = position
