"""Rankings of named deals, and the deal of the day."""

import datetime as dt
from typing import Annotated, Self

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from msgspec import Meta, Struct

from stol.table.deals import today
from stol.table.ranking import Entry, Ranking
from stol.web.api import problems
from stol.web.api.dependencies import ANYBODY, ApiRequest
from stol.web.api.game_types import AllOptions
from stol.web.api.state import State
from stol.web.api.tables import LOCATION, created_table
from stol.web.http.allowances import OPEN
from stol.web.http.dependencies import TheService, Who
from stol.web.service import deals


class Scored(Struct):
    """The score of a seat."""

    name: str
    points: int
    level: Annotated[str | None, Meta(description="The level of a computer player; null for a person.")]


class Ended(Struct):
    """A finished table of a deal."""

    rank: int
    code: Annotated[str | None, Meta(description="The code of the table, if you may look at it.")]
    options: AllOptions
    scores: list[Scored]
    margin: Annotated[int, Meta(description="Points of the best person ahead of the best other player.")]
    mine: bool

    @classmethod
    def of(cls, entry: Entry, day: dt.date) -> Self:
        return cls(
            rank=entry.rank,
            code=entry.plan.code if deals.leads_on(entry, day) else None,
            options=entry.plan.options,
            scores=[Scored(score.name, score.points, score.level or None) for score in entry.end.scores],
            margin=entry.end.margin,
            mine=entry.mine,
        )


class Results(Struct):
    """The ranking of a deal."""

    deal: str
    best: Annotated[list[Ended], Meta(description="The best results, best first.")]
    ended: Annotated[int, Meta(description="The number of finished tables.")]
    running: Annotated[int, Meta(description="The number of tables that are not finished.")]
    own: Annotated[Ended | None, Meta(description="Your best result, at any rank.")]

    @classmethod
    def of(cls, deal: str, ranking: Ranking, day: dt.date) -> Self:
        best = [Ended.of(entry, day) for entry in ranking.entries]
        own = Ended.of(ranking.own, day) if ranking.own else None
        return cls(deal=deal, best=best, ended=ranking.ended, running=ranking.running, own=own)


class Daily(Struct):
    """The daily deals of a game."""

    today: dt.date
    code: Annotated[str | None, Meta(description="The code of your table of today's deal.")]
    days: Annotated[list[Results], Meta(description="Today, and the days before.")]


PLAYED = ResponseSpec(State, generate_examples=False, description="The table that you have opened before.")


@get(
    "/deals/{game:str}/{name:str}",
    operation_id="getDeal",
    tags=["deals"],
    security=ANYBODY,
    responses=problems.on(404),
)
async def get_deal(game: FromPath[str], name: FromPath[str], service: TheService, who: Who) -> Results:
    """The ranking of a named deal."""
    deals.require_game(game)
    plain = deals.required_name(name)
    return Results.of(plain, await deals.ranking(service, game, plain, who), today())


@get("/daily/{game:str}", operation_id="getDaily", tags=["deals"], security=ANYBODY, responses=problems.on(404))
async def get_daily(game: FromPath[str], service: TheService, who: Who) -> Daily:
    """The rankings of today's deal and those of the days before. A day begins at midnight UTC."""
    deals.require_game(game)
    found = await deals.days(service, game, who)
    days = [Results.of(name, ranking, found.today) for name, ranking in found.named()]
    return Daily(today=found.today, code=found.table, days=days)


@post(
    "/daily/{game:str}",
    opt=OPEN,
    operation_id="playDaily",
    tags=["deals"],
    response_headers=[LOCATION],
    responses={200: PLAYED} | problems.on(403, 404, 413, 503),
)
async def play_daily(request: ApiRequest, game: FromPath[str], service: TheService, who: Who) -> Response[State]:
    """Your only table of today's deal, against the same computer player as everybody; opened if there is none."""
    deals.require_game(game)
    service.preparation.require_ready(game)
    code, is_new = await deals.own_daily_table(service, game, who)
    return await created_table(code, service, who, str(request.base_url), status=201 if is_new else 200)
