"""Looking back at a game: step by step, with what could have been expected, and on from there."""

import asyncio
from typing import Annotated

from litestar import Response, post, route

from stol.bots.choice import Choice
from stol.bots.review import Review
from stol.table.reviews import Progress
from stol.table.table import Table
from stol.web.html import stage
from stol.web.html.pages import review as page
from stol.web.html.pages.moments import Moments
from stol.web.http.allowances import OPEN
from stol.web.http.dependencies import Allowed, TheService
from stol.web.http.visitor import known
from stol.web.routes.answers import go_to, html
from stol.web.routes.table_page import stream
from stol.web.routes.tables import PAGE, URL_ENCODED, Asking, At, picked
from stol.web.scene import replay
from stol.web.scene.replay import Past
from stol.web.service import reviews
from stol.web.service.reviews import Continuing
from stol.web.service.table_request import levels
from stol.web.service.table_visit import TableVisit


@route("/tables/{code:str}/review", http_method=PAGE)
async def look_back(request: Asking, at: At, service: TheService) -> Response[str]:
    """The table as it lay after some move, by one's own eyes; once the game is over, by anybody's."""
    table = at.session.table
    if table.position is None:
        return go_to(at.address)
    reviews.allowed(at)
    found = await reviews.find(at, service) if table.is_over else None
    told = await asyncio.to_thread(replay.past, table)
    return shown(at, told, found, picked(request))


def shown(at: TableVisit, told: Past, found: Review | Progress | None, asked: dict[str, str]) -> Response[str]:
    table, who = at.session.table, at.who
    number = told.number(whole(asked.get("ply")))
    step = told.steps[number]
    seat = replay.whose(table, who.id, step, whole(asked.get("eyes")))
    better = mistake(found, whole(asked.get("better")))
    scene = replay.scene(table, step, seat, who.say, asked)
    if better is not None:
        scene = replay.aimed(scene, told.at(better.ply), better.best)
    moments = Moments(
        code=table.plan.code, plies=tuple(step.ply for step in told.steps), number=number,
        viewpoint=seat if replay.is_open(table) else None, seats=table.plan.players if replay.is_open(table) else 0,
        light=who.light, stream=stream(at.session), over=table.is_over, recorded=recorded(table),
        going_on=tuple(replay.continuing(table, who.id, step)), levels=levels(table.plan.game),
        found=found, better=better, offers=offers(at, told, found),
    )  # fmt: skip
    return html(page.page(scene, stage.find(table.plan.game).draw(scene), moments))


def recorded(table: Table) -> bool:
    """Whether a record can be had: a table that began as it lay somewhere has no moves from the start."""
    return table.is_over and (table.plan.begin is None or table.plan.begin.view is None)


def mistake(found: Review | Progress | None, ply: int | None) -> Choice | None:
    """The choice at that ply, if something was better."""
    return next((one for one in found.choices if one.loss and one.ply == ply), None) if found else None


def offers(at: TableVisit, told: Past, found: Review | Progress | None) -> dict[tuple[int, str], str]:
    """What would have been better, and the moves that turned the game, in words."""
    if found is None:
        return {}
    turns = found.turns if isinstance(found, Review) else []
    moves = {(turn.ply, turn.moves[0]) for turn in turns if turn.seat is not None}
    moves |= {(choice.ply, choice.best) for choice in found.choices if choice.loss}
    return {(ply, move): replay.offered(told.at(ply), move, at.who.say) for ply, move in moves}


@post("/tables/{code:str}/review", status_code=303, opt=OPEN)
async def ask(at: At, service: TheService) -> Response[str]:
    """Wants the finished game to be reviewed. Whoever asks again waits for the same review."""
    await reviews.ask(at, service)
    return go_to(f"{at.address}/review")


@post("/tables/{code:str}/continue", status_code=303, opt=OPEN)
async def play_on(
    data: Annotated[Continuing, URL_ENCODED], at: At, service: TheService, limits: Allowed
) -> Response[str]:
    """Opens a table that goes on from a moment of this one."""
    await reviews.going_on(at, data)  # who is refused does not become a player for it
    who = await known(at.who, service.player_cache, limits)
    return go_to(f"/tables/{await reviews.play_on(at, service, who, data)}", who)


def whole(text: str | None) -> int | None:
    """A number of an address, where anything may stand."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 9 else None
