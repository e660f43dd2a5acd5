"""Helpers that make tables for tests and play on them."""

import random
from collections.abc import Iterator, Sequence

from stol import Game, Position
from stol.table.events import Event, Hired, Played, Sat
from stol.table.plan import Plan
from stol.table.play import play, start
from stol.table.preparation import COMPILE_ATTEMPTS
from stol.table.service import TableService
from stol.table.simultaneous import asking
from stol.table.table import Table

CODE = "KRUMAV42"


def is_ready(service: TableService, game: str) -> bool:
    """Whether the rules of a game are compiled. Unlike `require_ready`, asking does not move the game to the front."""
    parts = vars(service.preparation)
    return game not in parts["_unprepared"] and parts["_failures"][game] < COMPILE_ATTEMPTS


def plan_of(game: Game, code: str = CODE, seed: str = "a secret", host: str = "p0") -> Plan:
    return Plan(code=code, game=game.key, players=game.players, options=game.options, host=host, seed=seed)


def people(game: Game) -> list[Event]:
    """Persons on all seats: p0, p1 and so on."""
    return [Sat(seat=seat, player=f"p{seat}", name=f"Person {seat}") for seat in range(game.players)]


def opponents(game: Game, level: str = "novice") -> list[Event]:
    return [Hired(seat=seat, level=level, name=f"Opponent {seat}") for seat in range(game.players)]


def started(game: Game, seed: str = "a secret") -> Table:
    """A table with persons on all seats, dealt."""
    table = Table(plan_of(game, seed=seed))
    table.extend(people(game))
    table.extend(start(table))
    return table


def now(table: Table) -> Position:
    assert table.position is not None
    return table.position


def any_choice(table: Table, chance: random.Random) -> tuple[int, int, str]:
    """A seat that is to choose, its ply, and one of its legal moves."""
    seat = chance.choice(table.to_choose())
    asked = asking(now(table), seat)
    return seat, asked.ply, chance.choice(sorted(asked.legal()))


def any_move(table: Table, chance: random.Random) -> Played:
    """The event of a random legal move."""
    (event,) = play(table, *any_choice(table, chance), undo_count=table.undo_count)
    assert isinstance(event, Played)
    return event


def play_on(table: Table, chance: random.Random, most: int = 10_000) -> Iterator[Played]:
    """Plays random moves and yields each event."""
    while not table.is_over and most:
        event = any_move(table, chance)
        table.extend([event])
        yield event
        most -= 1


def retold(table: Table, log: Sequence[Event]) -> Table:
    """The table rebuilt from its log, as after a restart."""
    other = Table(table.plan)
    other.extend(log)
    return other


def same(one: Table, other: Table) -> bool:
    """Whether two tables have the same state."""
    told = (
        "plan",
        "seats",
        "sequence",
        "position",
        "before",
        "choices",
        "plays",
        "moves",
        "turns",
        "undo_count",
        "undo_request",
    )
    return all(
        getattr(one, item) == getattr(other, item) for item in (*told, "draws", "talk", "stand_in_votes", "ended_early")
    )
