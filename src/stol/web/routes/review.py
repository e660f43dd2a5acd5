"""Looking back at a game, step by step."""

import asyncio

from litestar import Response, route
from litestar.exceptions import PermissionDeniedException

from stol.web import past, stage
from stol.web.answer import go_to, html
from stol.web.pages import review as page
from stol.web.routes.tables import PAGE, Asking, At, picked
from stol.web.show import Visited, stream


@route("/tables/{code:str}/review", http_method=PAGE)
async def look_back(request: Asking, at: At) -> Response[str]:
    """The table as it lay after some move, by one's own eyes; once the game is over, by anybody's."""
    table = at.live.table
    if table.position is None:
        return go_to(at.address)
    if not past.may_look(table, at.who.id):
        raise PermissionDeniedException(detail="no-watching" if past.is_open(table) else "not-over")
    asked = picked(request)
    told = await asyncio.to_thread(past.past, table)
    number = told.number(whole(asked.get("ply")))
    seat = past.whose(table, at.who.id, told.steps[number], whole(asked.get("eyes")))
    scene = past.scene(table, told.steps[number], seat, at.who.say, asked)
    drawing = stage.find(table.plan.game).draw(scene)
    return html(page.page(scene, drawing, moments(at, told, number, seat)))


def moments(at: Visited, told: past.Past, number: int, seat: int | None) -> page.Moments:
    table = at.live.table
    return page.Moments(
        code=table.plan.code,
        plies=tuple(step.ply for step in told.steps),
        number=number,
        eyes=seat if past.is_open(table) else None,
        seats=table.plan.players if past.is_open(table) else 0,
        light=at.who.light,
        stream=stream(at.live),
    )


def whole(text: str | None) -> int | None:
    """A number of an address, where anything may stand."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 9 else None
