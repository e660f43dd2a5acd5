"""A game looked back at: the moments at which its table rested, and what a pair of eyes saw then."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, replace

from stol.position import Position
from stol.table.deals import may_watch, today
from stol.table.simultaneous import choosers
from stol.table.table import Table
from stol.text import Say
from stol.web.scene import games
from stol.web.scene.scene import Scene
from stol.web.scene.visibility import hides, names, seen

KEPT = 16
"""Games whose positions are remembered: who looks back takes many steps, and a long game is replayed in 20 ms."""


@dataclass(frozen=True)
class Step:
    """A moment at which the table rested: its beginning, or after a choice and all that followed by itself."""

    position: Position
    before: Position | None
    """Before the latest move of a seat, as the table had it."""

    @property
    def ply(self) -> int:
        return self.position.ply


@dataclass(frozen=True)
class Past:
    positions: tuple[Position, ...]
    """All there were, without a gap."""
    steps: tuple[Step, ...]

    def number(self, ply: int | None) -> int:
        """The step that the table was at with this ply; without one, the last."""
        reached = [number for number, step in enumerate(self.steps) if ply is None or step.ply <= ply]
        return reached[-1] if reached else 0

    def at(self, ply: int) -> Position:
        return self.positions[ply - self.positions[0].ply]


def past(table: Table) -> Past:
    return replayed(table.first(), tuple(table.moves))


@functools.lru_cache(maxsize=KEPT)
def replayed(first: Position, moves: tuple[str, ...]) -> Past:
    positions = [first]
    for move in moves:
        positions.append(positions[-1].play(move))
    return Past(tuple(positions), tuple(rests(positions)))


def rests(positions: list[Position]) -> list[Step]:
    """Whoever chooses at the same time is one step; chance is none."""
    place = after_chance(positions, 0)
    steps = [Step(positions[place], None)]
    while place < len(positions) - 1:
        last = place + len(choosers(positions[place])) - 1
        place = after_chance(positions, last + 1)
        steps.append(Step(positions[place], positions[last]))
    return steps


def after_chance(positions: list[Position], place: int) -> int:
    while positions[place].actor == "chance" and place < len(positions) - 1:
        place += 1
    return place


def is_open(table: Table) -> bool:
    """Whether nothing is secret any more: the game is over, or was played elsewhere."""
    return table.is_over or table.is_exhibit


def may_look(table: Table, player: str | None) -> bool:
    """One's own games; and those of others that may be watched, once nothing is secret any more."""
    return bool(table.seats_of(player)) or (is_open(table) and may_watch(table.plan, today()))


def whose(table: Table, player: str | None, step: Step, wanted: int | None) -> int | None:
    """Whose eyes they are: while a game runs one's own, or nobody's where one device has secrets of several seats."""
    own = table.seats_of(player)
    if is_open(table):
        return wanted if wanted in range(table.plan.players) else own[0] if own else None
    shared = len(own) > 1 and any(hides(moment, own) for moment in (step.position, step.before))
    return None if shared else own[0]


def continuing(table: Table, player: str | None, step: Step) -> list[int]:
    """The seats from which somebody may play on at that moment, with no more than that seat could know."""
    if not isinstance(step.position.actor, int):
        return []
    if is_open(table):
        return list(range(table.plan.players))
    seat = None if table.plan.is_daily else whose(table, player, step, None)
    return [] if seat is None else [seat]


@functools.lru_cache(maxsize=4096)
def offered(position: Position, move: str, say: Say) -> str:
    """A move in words, as whoever was to choose it would have read it."""
    seat = int(position.actor or 0)
    view = position.view(seat)
    names = tuple(say("player", number=number + 1) for number in range(position.game.players))
    asked = Scene(view=view, before=None, seat=seat, legal=(move,), names=names, say=say, address="")
    return games.find(position.game.key).offer(asked, move)


def aimed(scene: Scene, position: Position, move: str) -> Scene:
    """In place of a moment, the choice that led to it: by the eyes of who had it, with a better move aimed at."""
    seat = int(position.actor or 0)
    asked = replace(scene, view=position.view(seat), before=None, seat=seat, legal=(move,))
    return replace(asked, picked=games.find(position.game.key).aim(asked, move))


def scene(table: Table, step: Step, seat: int | None, say: Say, picked: Mapping[str, str]) -> Scene:
    """The table as it lay, with nothing to choose."""
    moment = {"ply": str(step.ply)} | ({} if seat is None or not is_open(table) else {"eyes": str(seat)})
    return Scene(
        view=seen(step.position, seat),
        before=None if step.before is None else seen(step.before, seat),
        seat=seat,
        legal=(),
        names=names(table, say),
        say=say,
        address=f"/tables/{table.plan.code}/review",
        picked=picked,
        moment=moment,
    )
