"""Parses a table entry into a position, or into a problem and its field."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from stol.errors import BadTable, Reason
from stol.position import Position
from stol.table_entry import entered
from stol.text import Say
from stol.web.scene.scene import Scene
from stol.web.scene.words import refusal_text
from stol.web.service.table_entry import fields as entry_fields
from stol.web.service.table_entry.fields import Misread
from stol.web.service.table_request import YOU, TableRequestDraft, draft_request


@dataclass(frozen=True)
class TableEntryDraft:
    """A table entry: a position, or what is wrong."""

    draft: TableRequestDraft
    turn: int
    position: Position | None = None
    problem: str = ""
    wrong: str = ""
    """The field that the problem is about, if it is known."""
    preparing: bool = False
    """The rules are not compiled yet."""


def with_tap(typed: Mapping[str, str]) -> Mapping[str, str]:
    """The fields after a tap: `lay` names a spot and a piece. So tapping fills what could be typed."""
    spot, _, piece = typed.get("lay", "").partition(" ")
    if not piece:
        return typed
    draft = draft_request(typed)
    if draft.problem:
        return typed
    table_request = draft.table_request
    return {**typed, **entry_fields.find(table_request.game).lay(typed, table_request, spot, piece)}


def read_entry(typed: Mapping[str, str], say: Say, seed: str) -> TableEntryDraft:
    draft = draft_request(typed)
    table_request, turn = draft.table_request, typed.get("turn", "0")
    now = TableEntryDraft(
        draft, int(turn) if turn in map(str, range(table_request.players)) else 0, problem=said(draft.problem, say)
    )
    if draft.problem:
        return now
    game = entry_fields.find(table_request.game)
    common = {"game": table_request.game, "players": table_request.players, "options": table_request.options}
    try:
        table = game.table(typed, table_request, now.turn)
        return replace(now, position=entered(common | table, seed=seed))
    except Misread as problem:
        return replace(now, problem=said(problem.reason, say), wrong=problem.field)
    except BadTable as problem:
        reason = problem.reason
        return replace(now, problem=said(reason, say), wrong=game.field_of(reason.path))


def said(problem: Reason | None, say: Say) -> str:
    return refusal_text(problem, say) if problem else ""


def entry_scene(now: TableEntryDraft, name: str, say: Say) -> Scene | None:
    """The scene of the entered position, as the visitor would see it."""
    if now.position is None:
        return None
    seats = now.draft.table_request.seats
    seat = seats.index(YOU) if YOU in seats else None
    called = [name if who == YOU and name else say("player", number=place + 1) for place, who in enumerate(seats)]
    view = now.position.open_view() if seat is None else now.position.view(seat)
    return Scene(view=view, before=None, seat=seat, legal=(), names=tuple(called), say=say, address="/enter")
