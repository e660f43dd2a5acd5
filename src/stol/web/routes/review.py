"""Past positions of a game step by step, its review, and continuing from a position."""

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
from stol.web.http.visitor import ensure_player
from stol.web.routes.answers import go_to, html
from stol.web.routes.table_page import page_stream
from stol.web.routes.tables import PAGE, URL_ENCODED, At, PageRequest, query_fields
from stol.web.scene import replay
from stol.web.scene.replay import Replay
from stol.web.service import reviews
from stol.web.service.reviews import Continuing
from stol.web.service.table_request import levels
from stol.web.service.table_visit import TableVisit


@route("/tables/{code:str}/review", http_method=PAGE)
async def get_review(request: PageRequest, at: At, service: TheService) -> Response[str]:
    """A past position, from one's own seat; from any seat once the game is over."""
    table = at.session.table
    if table.position is None:
        return go_to(at.address)
    reviews.require_may_look_back(at)
    found = await reviews.find(at, service) if table.is_over else None
    past = await asyncio.to_thread(replay.replay_table, table)
    return render_review(at, past, found, query_fields(request))


def render_review(
    at: TableVisit, past: Replay, found: Review | Progress | None, asked: dict[str, str]
) -> Response[str]:
    table, who = at.session.table, at.who
    number = past.number(read_number(asked.get("ply")))
    step = past.steps[number]
    seat = replay.seat_shown(table, who.id, step, read_number(asked.get("eyes")))
    better = better_choice(found, read_number(asked.get("better")))
    scene = replay.scene(table, step, seat, who.say, asked)
    if better is not None:
        scene = replay.better_move_scene(scene, past.at(better.ply), better.best)
    moments = Moments(
        code=table.plan.code, plies=tuple(step.ply for step in past.steps), number=number,
        viewpoint=seat if replay.is_open(table) else None, seats=table.plan.players if replay.is_open(table) else 0,
        settings=who.settings, stream=page_stream(at.session), over=table.is_over, recorded=has_record(table),
        going_on=tuple(replay.seats_to_continue(table, who.id, step)), levels=levels(table.plan.game),
        found=found, better=better, offers=offers(at, past, found),
    )  # fmt: skip
    return html(page.page(scene, stage.find(table.plan.game).draw(scene), moments))


def has_record(table: Table) -> bool:
    """Whether there is a record: a table that began from a view has no moves from the start."""
    return table.is_over and (table.plan.begin is None or table.plan.begin.view is None)


def better_choice(found: Review | Progress | None, ply: int | None) -> Choice | None:
    """The choice at that ply, if another move was better."""
    return next((one for one in found.choices if one.loss and one.ply == ply), None) if found else None


def offers(at: TableVisit, past: Replay, found: Review | Progress | None) -> dict[tuple[int, str], str]:
    """Texts for the better moves and for the moves that turned the game."""
    if found is None:
        return {}
    turns = found.turns if isinstance(found, Review) else []
    moves = {(turn.ply, turn.moves[0]) for turn in turns if turn.seat is not None}
    moves |= {(choice.ply, choice.best) for choice in found.choices if choice.loss}
    return {(ply, move): replay.offer_text(past.at(ply), move, at.who.say) for ply, move in moves}


@post("/tables/{code:str}/review", status_code=303, opt=OPEN)
async def request_review(at: At, service: TheService) -> Response[str]:
    """Requests a review of the finished game. Repeated requests share one review."""
    await reviews.ask(at, service)
    return go_to(f"{at.address}/review")


@post("/tables/{code:str}/continue", status_code=303, opt=OPEN)
async def play_on(
    data: Annotated[Continuing, URL_ENCODED], at: At, service: TheService, limits: Allowed
) -> Response[str]:
    """Opens a table that continues from a past position."""
    await reviews.require_may_continue(at, data)  # checked first: a refused visitor does not become a player
    who = await ensure_player(at.who, service.player_cache, limits)
    return go_to(f"/tables/{await reviews.play_on(at, service, who, data)}", who)


def read_number(text: str | None) -> int | None:
    """A number of the query string, or None if it is not valid."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 9 else None
