"""Table entry: laying or typing in a real table, and continuing its game here."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from litestar import Response, post, route

from stol.errors import BadOptions
from stol.table.plan import Begin
from stol.web.html.pages.enter.page import page
from stol.web.html.pages.enter.visit import Enter
from stol.web.http.allowances import ENTER
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import ensure_player
from stol.web.routes.answers import go_to, html
from stol.web.routes.tables import PAGE, URL_ENCODED, PageRequest, query_fields
from stol.web.service.open_table import open_requested_table
from stol.web.service.table_entry.draft import TableEntryDraft, entry_scene, is_untouched, read_entry, said, with_tap
from stol.web.service.table_request import read_request
from stol.web.service.visitor import Visitor

IMPOSSIBLE = 422
"""Status of a table that can't be continued."""


@route("/enter", http_method=PAGE, opt=ENTER)
async def get_entry(request: PageRequest, service: TheService, who: Who) -> Response[str]:
    """The form, without errors about fields that are still empty."""
    typed = query_fields(request)
    now = await read_entry(typed, service, who)
    return render_entry_page(replace(now, problem=said(now.draft.problem, who.say), wrong=""), typed, who)


@post("/enter", status_code=303, opt=ENTER)
async def post_entry(
    data: Annotated[dict[str, Any], URL_ENCODED], service: TheService, who: Who, limits: Allowed
) -> Response[str]:
    """A preview of the entered table; or, with `do=open`, a new table that continues from it."""
    typed = await asyncio.to_thread(with_tap, {name: value for name, value in data.items() if isinstance(value, str)})
    now = await read_entry(typed, service, who)
    if typed.get("do") != "open" or now.position is None:
        return render_entry_page(now, typed, who, status=IMPOSSIBLE if typed.get("do") == "open" else 200)
    if is_untouched(typed, now.draft.table_request):
        return render_entry_page(replace(now, problem=who.say("enter-untouched")), typed, who, status=IMPOSSIBLE)
    limits.take("open", who.client)
    try:
        table_request = await asyncio.to_thread(read_request, typed)
    except BadOptions as problem:
        return render_entry_page(replace(now, problem=said(problem.reason, who.say)), typed, who, status=IMPOSSIBLE)
    who = await ensure_player(who, service.player_cache, limits)
    code = await open_requested_table(table_request, service, who, Begin(view=now.position.view()))
    return go_to(f"/tables/{code}", who)


def render_entry_page(
    now: TableEntryDraft, typed: Mapping[str, str], who: Visitor, *, status: int = 200
) -> Response[str]:
    visit = Enter(
        say=who.say, name=who.name, settings=who.settings, here="/enter", draft=now.draft, typed=typed, turn=now.turn,
        scene=entry_scene(now, who.name, who.say), problem=now.problem, wrong=now.wrong,
        preparing=now.preparing,
    )  # fmt: skip
    return html(page(visit), status=status)
