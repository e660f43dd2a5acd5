"""What a link to a table shows elsewhere, to everybody: a finished game, an invitation, or a deal of the day."""

from typing import Literal, TypeAlias

from stol.games.view import View
from stol.position import Game
from stol.table.deals import is_still_played, may_watch, today
from stol.table.table import Table
from stol.web.scene.visibility import seen
from stol.web.service.denied import Forbidden

Kind: TypeAlias = Literal["over", "invited", "daily"]


def kind_of(table: Table) -> Kind | None:
    """What is shown; None while the game runs. Forbidden: others may not watch.

    A deal of the day is for everybody: until its day is over, nothing of it is told, not even by its own players.
    """
    if is_still_played(table.plan, today()):
        return "daily"
    if table.position is None:
        return None if table.is_over else "invited"
    if not may_watch(table.plan, today()):
        raise Forbidden("no-watching")
    return "over" if table.is_over else None


def board_shown(table: Table, kind: Kind) -> View:
    """The board in the picture: the last one, or the one with which every game begins, without anything dealt."""
    if kind != "over" or table.position is None:
        return Game.of(table.plan.game, table.plan.players, table.plan.options).start().open_view()
    return seen(table.position, None)


def can_share(table: Table) -> bool:
    """Whether others may see what a link to the table shows."""
    return is_still_played(table.plan, today()) or may_watch(table.plan, today())


def picture_key(table: Table, kind: Kind, language: str) -> str:
    """Another key for every picture that looks different."""
    return f"{table.plan.code} {kind} {table.sequence} {language}"
