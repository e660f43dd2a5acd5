"""Parses a table entry into a position, or into a problem and its field."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, replace

from stol.errors import BadTable, Reason
from stol.position import Position
from stol.table.preparation import NotReady
from stol.table.service import TableService
from stol.text import Say
from stol.web.scene.scene import Scene
from stol.web.scene.words import refusal_text
from stol.web.service.table_entry import fields as entry_fields
from stol.web.service.table_entry.check import check_table
from stol.web.service.table_entry.fields import Misread
from stol.web.service.table_request import YOU, TableRequest, TableRequestDraft, draft_request
from stol.web.service.visitor import Visitor


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


async def read_entry(typed: Mapping[str, str], service: TableService, who: Visitor) -> TableEntryDraft:
    """The entry; its table is checked in another process, once its fields can be read and its rules are compiled."""
    now, table = await asyncio.to_thread(read_fields, typed, who.say)
    try:
        service.preparation.require_ready(now.draft.table_request.game)
        return replace(now, position=await check_table(table, service.checks, who.client)) if table else now
    except NotReady:
        return TableEntryDraft(now.draft, 0, preparing=True)
    except BadTable as problem:
        return with_problem(now, problem.reason, who.say)


def read_fields(typed: Mapping[str, str], say: Say) -> tuple[TableEntryDraft, dict[str, object] | None]:
    """The entry without its position, and the table as `stol.entered` takes it; None if there is a problem."""
    draft = draft_request(typed)
    table_request, turn = draft.table_request, typed.get("turn", "0")
    now = TableEntryDraft(
        draft, int(turn) if turn in map(str, range(table_request.players)) else 0, problem=said(draft.problem, say)
    )
    if draft.problem:
        return now, None
    common = {"game": table_request.game, "players": table_request.players, "options": table_request.options}
    try:
        return now, common | entry_fields.find(table_request.game).table(typed, table_request, now.turn)
    except Misread as problem:
        return replace(now, problem=said(problem.reason, say), wrong=problem.field), None


def with_problem(now: TableEntryDraft, problem: Reason, say: Say) -> TableEntryDraft:
    """The entry of an impossible table, with the field that has to be changed."""
    game = entry_fields.find(now.draft.table_request.game)
    return replace(now, problem=said(problem, say), wrong=game.field_of(problem.path))


def is_untouched(typed: Mapping[str, str], table_request: TableRequest) -> bool:
    """Whether nothing is entered: such a table would be a new game, with everything dealt by chance."""
    lines = entry_fields.find(table_request.game).fields(table_request)
    entered = [(typed.get(name, "").split(), usual.split()) for line in lines for name, usual in line.contents]
    return all(own in ([], usual) for own, usual in entered)


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
    return Scene(view=view, before=None, seat=seat, legal=(), names=tuple(called), say=say, address="")
