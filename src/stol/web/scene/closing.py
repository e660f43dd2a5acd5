"""The scene of a finished game or round whose points are told, as the query asks for it."""

from collections.abc import Sequence
from dataclasses import replace

from stol.games.view import View
from stol.position import Position
from stol.table.table import Table
from stol.web.scene import games
from stol.web.scene.replay import replay_table
from stol.web.scene.scene import Scene
from stol.web.scene.telling import Step, Telling

LONGEST = 4
"""Digits that a number of the query may have."""


def no_points(_scene: Scene) -> tuple[Step, ...]:
    """Of a game that does not tell where its points come from."""
    return ()


def no_rounds(_positions: Sequence[Position], _moves: Sequence[str], _number: int) -> View | None:
    """Of a game that is one round."""
    return None


def no_unseen_round(_scene: Scene) -> int | None:
    """Of a game that is one round."""
    return None


def resting_scene(table: Table, seen: Scene) -> tuple[int, Scene] | None:
    """The round that has just ended, and the table as it lay then: nothing moves on until the viewer does."""
    game = games.find(table.plan.game)
    number = None if table.is_over else game.unseen_round(seen)
    view = None if number is None else game.finished_round(replay_table(table).positions, table.moves, number)
    if number is None or view is None:
        return None
    return number, replace(seen, view=view, before=None, legal=(), choice=None, reason=None, picked={})


def can_tell(game: str, scene: Scene) -> bool:
    """Whether the points of this finished game can be told."""
    return scene.common["result"] is not None and bool(games.find(game).telling(scene))


def told_scene(table: Table, seen: Scene) -> Scene | None:
    """The scene with the step that the query asks for; None if it asks for none, or nothing is finished."""
    asked, number = read_number(seen.picked.get("points")), read_number(seen.picked.get("round"))
    if asked is None:
        return None
    game = games.find(table.plan.game)
    view: View | None = None if seen.common["result"] is None else seen.view
    if number is not None:
        view = game.finished_round(replay_table(table).positions, table.moves, number)
    if view is None:
        return None
    closing = replace(seen, view=view, before=None, legal=(), choice=None, reason=None)
    steps = game.telling(closing)
    if not steps:
        return None
    told = Telling(
        steps=steps,
        number=min(max(asked, 1), len(steps)),
        query={"final": "1"} if number is None else {"round": str(number)},
        back=seen.pick(final=1) if table.is_over else seen.pick(seen=number),
        over=table.is_over,
    )
    return replace(closing, told=told)


def read_number(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) <= LONGEST else None
