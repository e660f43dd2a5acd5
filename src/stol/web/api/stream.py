"""Server-sent events: the view of a seat, at once and after every change."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Annotated
from weakref import WeakKeyDictionary

import msgspec
from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream
from msgspec import Meta, Struct

from stol.games.view import View
from stol.table.player_cache import PlayerCache
from stol.table.session import TableSession
from stol.table.table import Table
from stol.web.api import problems
from stol.web.api.dependencies import ANYBODY, At, FromSeat
from stol.web.api.game_types import AnyView
from stol.web.api.play import require_may_see
from stol.web.http.allowances import Limits
from stol.web.http.dependencies import Allowed, TheService
from stol.web.http.guard import NO_STORE
from stol.web.http.streams import changes
from stol.web.scene.visibility import chooses, moment, seen_besides
from stol.web.service.actions import SENT_NAMES
from stol.web.service.table_visit import TableVisit

RETRY = b"retry: 500\n"
"""Milliseconds until a client that lost the stream reconnects."""
HEARTBEAT = b": still here\n\n"
MEDIA_TYPE = "text/event-stream"


class Told(Struct, rename=SENT_NAMES):
    """The table as one seat sees it. The view is null until all seats are taken."""

    sequence: int
    ply: int | None
    undo_count: int
    choosers: list[int]
    over: bool
    moves: Annotated[list[str], Meta(description="The legal moves of the seat; none while others are to choose.")]
    view: AnyView | None


EVENTS = ResponseSpec(
    Told,
    generate_examples=False,
    media_type=MEDIA_TYPE,
    description="`event: table`; the schema is that of its `data`.",
)
_encoder = msgspec.json.Encoder()
_latest: WeakKeyDictionary[TableSession, "Latest"] = WeakKeyDictionary()


@dataclass
class Latest:
    """The messages for one version of a table, shared by all listeners."""

    stamp: str
    everybody: View | None
    """The open view, with each part encoded as JSON."""
    messages: dict[int | None, bytes] = field(default_factory=dict)
    """Encoded messages by seat; None for the open view."""


@get(
    "/tables/{code:str}/stream",
    media_type=MEDIA_TYPE,
    operation_id="listen",
    tags=["play"],
    security=ANYBODY,
    responses={200: EVENTS, **problems.on(403, 404, 503)},
)
async def listen(at: At, service: TheService, limits: Allowed, seat: FromSeat = None) -> Stream:
    """Server-sent events: the view of a seat, or the open view, at once and after every change.

    Each message is complete: a client that reconnects needs no earlier ones.
    """
    limits.take_stream(at.who.client)
    require_may_see(at, seat)
    told = messages(at, seat, limits, service.player_cache)
    return Stream(told, media_type=MEDIA_TYPE, headers={"Cache-Control": NO_STORE})


async def messages(at: TableVisit, seat: int | None, limits: Limits, players: PlayerCache) -> AsyncIterator[bytes]:
    try:
        yield RETRY
        async for changed in changes(at.session, at.who, limits, players):
            if not may_still_see(at, seat):
                return
            yield latest_message(at.session, seat) if changed else HEARTBEAT
    finally:
        del at  # as in `changes`: the frame must not keep the table in memory


def may_still_see(at: TableVisit, seat: int | None) -> bool:
    """The host may have taken the seat away."""
    return at.may_look if seat is None else seat in at.session.table.seats_of(at.who.id)


def latest_message(session: TableSession, seat: int | None) -> bytes:
    """The message for a seat, from the cache if the table has not changed."""
    now = _latest.get(session)
    if now is None or now.stamp != session.stamp:
        position = session.table.position
        now = _latest[session] = Latest(
            session.stamp, None if position is None else encoded_parts(position.open_view())
        )
    if seat not in now.messages:
        data = _encoder.encode(stream_data(session.table, seat, now.everybody))
        now.messages[seat] = b"event: table\nid: %b\ndata: %b\n\n" % (now.stamp.encode(), data)
    return now.messages[seat]


def encoded_parts(view: View) -> View:
    """The view with each part encoded once, since it goes into many messages."""
    return {name: msgspec.Raw(_encoder.encode(part)) for name, part in view.items()}


def stream_data(table: Table, seat: int | None, everybody: View | None) -> Told:
    chosen = chooses(table, seat)
    now = table.position and moment(table, table.position, seat)
    return Told(
        sequence=table.sequence,
        ply=now.ply if now else None,
        undo_count=table.undo_count,
        choosers=table.to_choose(),
        over=table.is_over,
        moves=now.legal() if now and chosen else [],
        view=None if now is None or everybody is None else seen_besides(table, now, seat, everybody),
    )
