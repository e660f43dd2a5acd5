"""A game replayed for review: its steps, and what a seat saw at each of them."""

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

CACHED_GAMES = 16
"""Size of the cache of replayed games: a review asks for many steps, and a long game takes 20 ms to replay."""


@dataclass(frozen=True)
class Step:
    """A position that the table stood at: the start, or after a choice and the chance events that followed."""

    position: Position
    before: Position | None
    """The position before the latest move of a seat."""

    @property
    def ply(self) -> int:
        return self.position.ply


@dataclass(frozen=True)
class Replay:
    positions: tuple[Position, ...]
    """All positions, also those of chance."""
    steps: tuple[Step, ...]

    def number(self, ply: int | None) -> int:
        """The number of the step at this ply; without a ply, of the last step."""
        reached = [number for number, step in enumerate(self.steps) if ply is None or step.ply <= ply]
        return reached[-1] if reached else 0

    def at(self, ply: int) -> Position:
        return self.positions[ply - self.positions[0].ply]


def replay_table(table: Table) -> Replay:
    return replay_moves(table.first(), tuple(table.moves))


@functools.lru_cache(maxsize=CACHED_GAMES)
def replay_moves(first: Position, moves: tuple[str, ...]) -> Replay:
    positions = [first]
    for move in moves:
        positions.append(positions[-1].play(move))
    return Replay(tuple(positions), tuple(find_steps(positions)))


def find_steps(positions: list[Position]) -> list[Step]:
    """Simultaneous choices make one step, once all have chosen; chance events make none."""
    place = after_chance(positions, 0)
    steps = [Step(positions[place], None)]
    while (last := place + max(len(choosers(positions[place])), 1) - 1) < len(positions) - 1:
        place = after_chance(positions, last + 1)
        steps.append(Step(positions[place], positions[last]))
    return steps


def after_chance(positions: list[Position], place: int) -> int:
    while positions[place].actor == "chance" and place < len(positions) - 1:
        place += 1
    return place


def is_open(table: Table) -> bool:
    """Whether nothing is hidden any more: the game is over, or was played elsewhere."""
    return table.is_over or table.is_exhibit


def may_review(table: Table, player: str | None) -> bool:
    """Players may review their games; others those that may be watched, once nothing is hidden any more."""
    return bool(table.seats_of(player)) or (is_open(table) and may_watch(table.plan, today()))


def seat_shown(table: Table, player: str | None, step: Step, wanted: int | None) -> int | None:
    """Whose view is shown: during a game the player's own; nobody's if there is none, or one device hides several'."""
    own = table.seats_of(player)
    if is_open(table):
        return wanted if wanted in range(table.plan.players) else own[0] if own else None
    shared = len(own) > 1 and any(hides(moment, own) for moment in (step.position, step.before))
    return own[0] if own and not shared else None


def seats_to_continue(table: Table, player: str | None, step: Step) -> list[int]:
    """The seats from which the player may continue at that step, with no more than that seat could know."""
    if not isinstance(step.position.actor, int):
        return []
    if is_open(table):
        return list(range(table.plan.players))
    helps = table.plan.hints and not table.plan.rated
    seat = seat_shown(table, player, step, None) if helps else None
    return [] if seat is None else [seat]


@functools.lru_cache(maxsize=4096)
def offer_text(position: Position, move: str, say: Say) -> str:
    """A move in words, as the player who could choose it would have read it."""
    seat = int(position.actor or 0)
    view = position.view(seat)
    names = tuple(say("player", number=number + 1) for number in range(position.game.players))
    asked = Scene(view=view, before=None, seat=seat, legal=(move,), names=names, say=say, address="")
    return games.find(position.game.key).offer(asked, move)


def better_move_scene(scene: Scene, position: Position, move: str) -> Scene:
    """Instead of a step, the choice before it: in the view of who had it, with the better move selected."""
    seat = int(position.actor or 0)
    asked = replace(scene, view=position.view(seat), before=None, seat=seat, legal=(move,))
    return replace(asked, picked=games.find(position.game.key).aim(asked, move))


def scene(table: Table, step: Step, seat: int | None, say: Say, picked: Mapping[str, str]) -> Scene:
    """The scene of a step, with no legal moves."""
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
        table=f"/tables/{table.plan.code}",
    )
