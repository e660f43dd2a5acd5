"""Go on with a real table: type it in, look at it, play on."""

import asyncio
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from litestar import Response, post, route

from stol.errors import BadOptions
from stol.table.plan import Begin
from stol.table.service import TableService
from stol.web.html.pages import table_entry
from stol.web.http.allowances import ENTER
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import known
from stol.web.routes.answers import go_to, html
from stol.web.routes.tables import PAGE, URL_ENCODED, Asking, picked
from stol.web.service.open_table import opened
from stol.web.service.table_entry.draft import TableEntryDraft, entry_scene, read_entry
from stol.web.service.table_request import draft_request, read_request
from stol.web.service.visitor import Visitor

IMPOSSIBLE = 422
"""What is answered to a table that can't be played on."""


@route("/enter", http_method=PAGE, opt=ENTER)
async def begin_to_enter(request: Asking, service: TheService, who: Who) -> Response[str]:
    """The fields to be filled in. Nothing is wrong yet."""
    typed = picked(request)
    now = await read(typed, service, who)
    return shown(replace(now, problem=now.draft.problem or "", wrong=""), typed, who)


@post("/enter", status_code=303, opt=ENTER)
async def go_on(
    data: Annotated[dict[str, Any], URL_ENCODED], service: TheService, who: Who, limits: Allowed
) -> Response[str]:
    """The table as it would lie; or, if that is wished, the game goes on there."""
    typed = {name: value for name, value in data.items() if isinstance(value, str)}
    now = await read(typed, service, who)
    if typed.get("do") != "open" or now.position is None:
        return shown(now, typed, who, status=IMPOSSIBLE if typed.get("do") == "open" else 200)
    limits.take("open", who.client)
    try:
        table_request = await asyncio.to_thread(read_request, typed)
    except BadOptions as problem:
        return shown(replace(now, problem=str(problem)), typed, who, status=IMPOSSIBLE)
    who = await known(who, service.player_cache, limits)
    code = await opened(table_request, service, who, Begin(view=now.position.view()))
    return go_to(f"/tables/{code}", who)


async def read(typed: Mapping[str, str], service: TableService, who: Visitor) -> TableEntryDraft:
    """What is hidden at the table is made up in a way that nobody can know."""
    draft = await asyncio.to_thread(draft_request, typed)
    if not service.is_ready(draft.table_request.game):
        return TableEntryDraft(draft, 0, preparing=True)
    return await asyncio.to_thread(read_entry, typed, who.say, secrets.token_hex(16))


def shown(now: TableEntryDraft, typed: Mapping[str, str], who: Visitor, *, status: int = 200) -> Response[str]:
    visit = table_entry.Enter(
        say=who.say, name=who.name, light=who.light, here="/enter", draft=now.draft, typed=typed, turn=now.turn,
        scene=entry_scene(now, who.name, who.say), problem=now.problem, wrong=now.wrong,
        preparing=now.preparing,
    )  # fmt: skip
    return html(table_entry.page(visit), status=status)
