"""The move that the coach explains: the latest one, or an earlier one on the table as it lay then."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from stol.table.table import Table
from stol.web.scene import games
from stol.web.scene.closing import read_number
from stol.web.scene.replay import Replay, Step, replay_table, seat_shown
from stol.web.scene.scene import Scene
from stol.web.scene.visibility import seen
from stol.web.scene.words import without_markup


@dataclass(frozen=True)
class Explained:
    """A move in sentences."""

    sentences: tuple[str, ...]
    then: Scene | None
    """The table after an earlier move; None for the latest move."""
    ways: tuple[Mapping[str, int] | None, Mapping[str, int] | None] = (None, None)
    """The queries that ask for the move before and the one after, where there is one."""


def explained_move(table: Table, player: str | None, now: Scene) -> Explained | None:
    """What the query asks to have explained: `after` is the ply at which an earlier move had been made."""
    if "explain" not in now.picked:
        return None
    past, asked = replay_table(table), read_number(now.picked.get("after"))
    last = len(past.steps) - 1
    number = last if asked is None else min(max(past.number(asked), 1), last)
    then = None if number == last else scene_then(table, player, now, past.steps[number])
    return Explained(sentences(then or now), then, queries(past, number))


def scene_then(table: Table, player: str | None, now: Scene, step: Step) -> Scene:
    """The table as the viewer saw it after a move, with nothing to choose."""
    seat = seat_shown(table, player, step, now.seat)
    return replace(
        now,
        view=seen(step.position, seat),
        before=None if step.before is None else seen(step.before, seat),
        seat=seat,
        legal=(),
        choice=None,
        reason=None,
        sealed=frozenset(),
        picked={},
    )


def sentences(scene: Scene) -> tuple[str, ...]:
    """Nobody's name can put markup into them."""
    plain = replace(scene, names=tuple(map(without_markup, scene.names)))
    return tuple(games.find(scene.common["game"]).explain(plain))


def queries(past: Replay, number: int) -> tuple[Mapping[str, int] | None, Mapping[str, int] | None]:
    """For the moves before and after this one."""

    def query(other: int) -> Mapping[str, int] | None:
        return {"explain": 1, "after": past.steps[other].ply} if 1 <= other < len(past.steps) else None

    return query(number - 1), query(number + 1)
