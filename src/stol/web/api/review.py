"""Reviews of finished games, and continuing from a past position."""

from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Meta, Struct

from stol.bots.review import Review
from stol.web.api import problems
from stol.web.api.dependencies import ANYBODY, At
from stol.web.api.state import State
from stol.web.api.tables import LOCATION, created_table
from stol.web.http.allowances import OPEN
from stol.web.http.dependencies import TheService
from stol.web.service import reviews
from stol.web.service.denied import NotFound
from stol.web.service.reviews import Continuing
from stol.web.service.table_visit import TableVisit


class Reviewing(Struct):
    """The progress of a review."""

    done: int
    total: Annotated[int, Meta(description="The number of positions to estimate; 0 while other reviews come first.")]


READ = {
    200: ResponseSpec(Review, generate_examples=False, description="The review."),
    202: ResponseSpec(Reviewing, generate_examples=False, description="The review is not finished: ask again later."),
}


@get(
    "/tables/{code:str}/review",
    operation_id="getReview",
    tags=["looking back"],
    security=ANYBODY,
    responses=READ | problems.on(403, 404, 503),
)
async def get_review(at: At, service: TheService) -> Response[Review | Reviewing]:
    """The review of a finished game, once requested: chances of winning, luck, and mistakes."""
    return await review_or_progress(at, service)


@post(
    "/tables/{code:str}/review",
    status_code=200,
    opt=OPEN,
    operation_id="askReview",
    tags=["looking back"],
    responses=READ | problems.on(403, 404, 503),
)
async def ask_review(at: At, service: TheService) -> Response[Review | Reviewing]:
    """Requests the review of a finished game. It takes about a minute and is made only once.

    A player can have five reviews waiting; then the answer is 429 until one of them is finished.
    """
    await reviews.ask(at, service)
    return await review_or_progress(at, service)


async def review_or_progress(at: TableVisit, service: TheService) -> Response[Review | Reviewing]:
    found = await reviews.find(at, service)
    if found is None:
        raise NotFound("no-review")
    if isinstance(found, Review):
        return Response(found)
    return Response(Reviewing(done=len(found.points), total=found.total), status_code=202)


@post(
    "/tables/{code:str}/continue",
    opt=OPEN,
    operation_id="playOn",
    tags=["looking back"],
    response_headers=[LOCATION],
    responses=problems.on(403, 404, 413, 503),
)
async def play_on(data: JSONBody[Continuing], at: At, service: TheService) -> Response[State]:
    """Opens a table that continues from a past position: you on one seat, computer players on the others.

    If the game is still running, hidden parts are sampled from what your seat knows.
    """
    return await created_table(await reviews.play_on(at, service, at.who, data), service, at.who, at.base)
