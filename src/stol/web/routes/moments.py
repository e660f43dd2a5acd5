"""A moment of a running game as the table showed it then, for scripts that show missed moves one after the other."""

import asyncio

from litestar import Response, route
from litestar.params import FromPath

from stol.web.html import stage
from stol.web.html.pages import table as page
from stol.web.html.pages.table_context import TableContext
from stol.web.routes.answers import go_to, html
from stol.web.routes.table_page import page_stream
from stol.web.routes.tables import PAGE, At
from stol.web.scene import replay
from stol.web.service import actions
from stol.web.service.table_visit import absolute_link


@route("/tables/{code:str}/at/{ply:int}", http_method=PAGE)
async def get_moment(ply: FromPath[int], at: At) -> Response[str]:
    """The part of the page with the table, as this visitor saw it at that ply; without moves to play."""
    table, who = at.session.table, at.who
    if table.position is None:
        return go_to(at.address)
    actions.require_may_look(at)
    past = await asyncio.to_thread(replay.replay_table, table)
    step = past.steps[past.number(ply)]
    seen = replay.scene(table, step, replay.seat_shown(table, who.id, step, None), who.say, {})
    context = TableContext(
        plan=table.plan, seats=tuple(table.seats), stream=page_stream(at.session), link=absolute_link(at),
        undo_count=table.undo_count,
    )  # fmt: skip
    return html(page.table(seen, stage.find(table.plan.game).draw(seen), context))
