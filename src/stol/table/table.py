"""A table: the game on it, who sits where, what was said. It changes by events only."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import singledispatchmethod

from stol.deal import Deal
from stol.position import Game, Position
from stol.table.events import Asked, Event, Hired, Played, Rematched, Returned, Said, Sat, Started


@dataclass(frozen=True)
class Plan:
    """What a table is opened with, and what never changes."""

    code: str
    game: str
    players: int
    options: dict[str, object]
    host: str
    """The player who opened it."""
    seed: str = field(repr=False)
    """All chance follows from it. Nobody may know it while the game runs."""
    chat: bool = True
    watch: bool = True


@dataclass(frozen=True)
class Seat:
    """A place at the table: open, a person's, an opponent's, or a person's with an opponent standing in."""

    player: str | None = None
    level: str | None = None
    name: str = ""
    stand_in: str = ""
    """The name of the opponent who plays for the person."""

    @property
    def is_open(self) -> bool:
        return self.player is None and self.level is None


@dataclass
class Table:
    """Everything about one table, as its log tells it."""

    plan: Plan
    seats: list[Seat] = field(init=False)
    sequence: int = 0
    """How many events there have been."""
    position: Position | None = None
    before: Position | None = None
    """Before the latest move of a seat."""
    choices: dict[int, str] = field(default_factory=dict)
    """Made at the same time as others, and not yet seen."""
    plays: dict[tuple[int, int], str] = field(default_factory=dict)
    """What each seat played at which ply: a move that is sent again is recognised."""
    moves: list[str] = field(default_factory=list)
    talk: list[Said] = field(default_factory=list)
    asked: dict[int, set[int]] = field(default_factory=dict)
    """For a person who is gone: the seats that want an opponent to play on."""
    rematch: str | None = None
    _deal: Deal | None = None

    def __post_init__(self) -> None:
        self.seats = [Seat() for _ in range(self.plan.players)]

    @property
    def is_full(self) -> bool:
        return not any(seat.is_open for seat in self.seats)

    @property
    def is_over(self) -> bool:
        return self.position is not None and self.position.actor is None

    def game(self) -> Game:
        return Game.of(self.plan.game, self.plan.players, self.plan.options)

    def seats_of(self, player: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if player is not None and seat.player == player]

    def people(self) -> set[int]:
        """Seats of persons who play themselves."""
        return {number for number, seat in enumerate(self.seats) if seat.player and seat.level is None}

    def to_choose(self) -> list[int]:
        """The seats that the table waits for."""
        if self.position is None:
            return []
        return [seat for seat in self.position.choosers() if seat not in self.choices]

    def sealed(self) -> frozenset[int]:
        """The seats that have chosen in secret while others still do."""
        if self.position is None or not self.choosing_together():
            return frozenset()
        return frozenset(range(self.plan.players)) - frozenset(self.to_choose())

    def choosing_together(self) -> bool:
        """Whether some choices at this moment are secret: made, or to be made, by several at the same time."""
        return bool(self.choices) or (self.position is not None and len(self.position.choosers()) > 1)

    def deal(self) -> Deal:
        """The order of everything still to be drawn, to draw from."""
        if self._deal is None:
            self._deal, position = Deal(self.plan.seed), self.game().start()
            for move in self.moves:
                position = self._advance(position, move)
        return self._deal.copy()

    def _advance(self, position: Position, move: str) -> Position:
        """What was drawn is drawn from the deal as well."""
        if self._deal is not None and position.actor == "chance":
            self._deal.outcome(position)
        return position.play(move)

    def extend(self, events: Iterable[Event]) -> None:
        for event in events:
            self.apply(event)
            self.sequence += 1

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
        self.asked.pop(event.seat, None)

    @apply.register
    def _returned(self, event: Returned) -> None:
        self.seats[event.seat] = replace(self.seats[event.seat], level=None, stand_in="")
        self.asked.pop(event.seat, None)

    @apply.register
    def _asked(self, event: Asked) -> None:
        self.asked.setdefault(event.gone, set()).add(event.seat)

    @apply.register
    def _started(self, event: Started) -> None:
        self._go_on(event.outcomes)

    @apply.register
    def _played(self, event: Played) -> None:
        self.plays[event.seat, event.ply] = event.move
        self.asked.pop(event.seat, None)  # who plays is not gone
        if not event.applied:
            self.choices[event.seat] = event.move
            return
        self.choices = {}
        self._go_on(event.applied)

    @apply.register
    def _said(self, event: Said) -> None:
        self.talk.append(event)

    @apply.register
    def _rematched(self, event: Rematched) -> None:
        self.rematch = event.code

    def _go_on(self, moves: list[str]) -> None:
        position = self.position or self.game().start()
        for move in moves:
            if position.actor != "chance":
                self.before = position
            position = self._advance(position, move)
            self.moves.append(move)
        self.position = position
