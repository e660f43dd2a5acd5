"""Score sheets of games that are played with the box: opened, read and changed by programs."""

import asyncio
from http import HTTPStatus
from typing import Annotated, Any, Final, Self

import msgspec
from litestar import Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from stol.position import Game
from stol.table.sheets import SheetPlan
from stol.text import english, speak
from stol.web.api import problems
from stol.web.api.caller import CHALLENGE
from stol.web.api.dependencies import ANYBODY
from stol.web.api.game_types import AllOptions, SomeOptions
from stol.web.api.problems import Asking, Illegal, Problem
from stol.web.http.allowances import CHANGE, OPEN
from stol.web.http.dependencies import TheService, Who
from stol.web.service.actions import Name, Text
from stol.web.service.open_table import require_room
from stol.web.service.score_sheet import book
from stol.web.service.score_sheet.book import Entry, Stale
from stol.web.service.score_sheet.entry import BadEntry
from stol.web.service.score_sheet.sheet import Sheet, find_game, standings
from stol.web.service.table_request import COUNT

MOST = 8
"""Players of a sheet."""


class SheetRequest(Struct, forbid_unknown_fields=True):
    """A score sheet as somebody would like to have it."""

    players: Annotated[int, Meta(ge=1, le=MOST)] = COUNT
    options: Annotated[
        SomeOptions, Meta(description="Those that are not as usual.", examples=[{"flower_power": True}])
    ] = {}
    names: Annotated[
        list[Name], Meta(max_length=MOST, description="By seat; none: nobody has a name.", examples=[["Ana", "Ben"]])
    ] = []


class SheetEntry(Struct, forbid_unknown_fields=True):
    """A change of one part of a sheet."""

    part: Annotated[int, Meta(ge=0, le=MOST, description="0: what all share; from 1 on a player or team.")]
    do: Annotated[Text, Meta(description="What is done, in words; `undo` takes the latest change back.")]
    version: Annotated[
        int | None, Meta(description="Of the part that the change is meant for; null: whichever is the latest.")
    ] = None
    once: Annotated[Text, Meta(description="An id of your own: the same change sent twice is made once.")] = ""
    fields: Annotated[
        dict[str, Text], Meta(description="More texts, by name, for what needs them.", examples=[{"name-0": "Ana"}])
    ] = {}


class SheetPart(Struct):
    """What belongs to one player or team."""

    part: Annotated[int, Meta(description="As an entry names it.")]
    seats: list[int]
    version: Annotated[int, Meta(description="Grows with every change.")]
    content: Annotated[Any, Meta(description="What is entered, in the form of the game.")]
    entered: Annotated[bool, Meta(description="Whether anything is.")]
    points: Annotated[int, Meta(description="If the game ended now.")]
    rank: Annotated[int, Meta(description="If the game ended now; those who are even share one.")]


class ScoreSheet(Struct):
    """A score sheet as it is now."""

    code: str
    game: str
    address: Annotated[str, Meta(description="Of its page, for people.")]
    players: int
    options: AllOptions
    names: Annotated[list[str], Meta(description="By seat; empty for a player without a name.")]
    version: Annotated[int, Meta(description="Of what all share, which is part 0.")]
    shared: Annotated[dict[str, Any], Meta(description="What all share: names, and in Clustered who was first.")]
    parts: Annotated[list[SheetPart], Meta(description="One for each player or team.")]
    problem: Annotated[str | None, Meta(description="Why no real table can be like this, in words.")]

    @classmethod
    def of(cls, sheet: Sheet) -> Self:
        problem = find_game(sheet.game).problem(sheet)
        return cls(
            code=sheet.code,
            game=sheet.game,
            address=sheet.address,
            players=sheet.plan.players,
            options=sheet.plan.options,
            names=list(sheet.shared.names),
            version=sheet.saved[book.SHARED].version,
            shared=msgspec.json.decode(sheet.saved[book.SHARED].content),
            parts=[
                SheetPart(
                    part=standing.party + 1,
                    seats=list(sheet.parties[standing.party]),
                    version=sheet.parts[standing.party].version,
                    content=msgspec.json.decode(sheet.parts[standing.party].content),
                    entered=standing.score.entered,
                    points=standing.score.total,
                    rank=standing.rank,
                )
                for standing in standings(sheet)
            ],
            problem=english(problem) if problem else None,
        )


class SheetChanged(Problem, kw_only=True):
    """The part has another version by now."""

    sheet: Annotated[ScoreSheet, Meta(description="The sheet as it is now.")]


class OutdatedEntry(HTTPException):
    """An entry that was meant for an earlier version."""

    status_code = HTTPStatus.CONFLICT

    def __init__(self, sheet: ScoreSheet) -> None:
        super().__init__(detail="score-stale")
        self.sheet = sheet


def outdated(_request: Asking, problem: OutdatedEntry) -> Response[Problem]:
    told = problems.titled(HTTPStatus.CONFLICT)
    return problems.answer(SheetChanged(sheet=problem.sheet, detail=speak()(problem.detail), id=problem.detail, **told))


def impossible(_request: Asking, problem: BadEntry) -> Response[Problem]:
    reason, told = problem.reason, problems.titled(HTTPStatus.UNPROCESSABLE_ENTITY)
    return problems.answer(Illegal(detail=english(reason), id=reason.id, rules=reason.cited(), **told))


LOCATION = ResponseHeader(name="Location", description="Of the sheet.", documentation_only=True)
REFUSED: Final = problems.on(403, 404, 413, 503) | {
    409: problems.spec(SheetChanged, "Another device was first: look at the sheet, and enter it again if need be."),
    422: problems.spec(Illegal, "That can't be entered: why, with the rules' numbers."),
}


@get("/score/{game:str}", operation_id="listSheets", tags=["score sheets"], responses=problems.on(404, 503))
async def list_sheets(game: FromPath[str], service: TheService, who: Who) -> list[ScoreSheet]:
    """The latest sheets of a game that you have opened."""
    if who.id is None:
        raise NotAuthorizedException(detail="no-player", headers=CHALLENGE)
    find_game(game)
    service.preparation.require_ready(game)
    found = await asyncio.to_thread(book.sheets_of, service.store.sheets, who.id, game)
    return [await asyncio.to_thread(ScoreSheet.of, sheet) for sheet in found]


@post(
    "/score/{game:str}",
    opt=OPEN,
    operation_id="openSheet",
    tags=["score sheets"],
    response_headers=[LOCATION],
    responses=problems.on(403, 404, 413, 503),
)
async def open_sheet(
    game: FromPath[str], data: JSONBody[SheetRequest], service: TheService, who: Who
) -> Response[ScoreSheet]:
    """Opens a score sheet. Whoever has its code can read and change it."""
    find_game(game)
    service.preparation.require_ready(game)
    options = (await asyncio.to_thread(Game.of, game, data.players, data.options)).options
    plan, names = SheetPlan(game, data.players, options), data.names or [""] * data.players
    await require_room(service, who.id or "")
    code = await asyncio.to_thread(book.open_sheet, service.store.sheets, plan, names, who.id or "")
    sheet = await asyncio.to_thread(book.find_sheet, service.store.sheets, game, code)
    now = await asyncio.to_thread(ScoreSheet.of, sheet)
    return Response(now, status_code=201, headers={"Location": f"/api{now.address}"})


@get(
    "/score/{game:str}/{code:str}",
    operation_id="getSheet",
    tags=["score sheets"],
    security=ANYBODY,
    responses=problems.on(404, 503),
)
async def get_sheet(game: FromPath[str], code: FromPath[str], service: TheService, who: Who) -> ScoreSheet:  # noqa: ARG001 - counts for the rate limit
    """The sheet with what was entered, and with the points as if the game ended now."""
    sheet = await asyncio.to_thread(book.find_sheet, service.store.sheets, game, code)
    service.preparation.require_ready(game)
    return await asyncio.to_thread(ScoreSheet.of, sheet)


@post(
    "/score/{game:str}/{code:str}",
    status_code=200,
    opt=CHANGE,
    operation_id="enterScore",
    tags=["score sheets"],
    responses=REFUSED,
    exception_handlers={OutdatedEntry: outdated, BadEntry: impossible},
)
async def enter(
    game: FromPath[str],
    code: FromPath[str],
    data: JSONBody[SheetEntry],
    service: TheService,
    who: Who,  # noqa: ARG001 - only players change something
) -> ScoreSheet:
    """Changes one part of a sheet. It is stored when the response comes."""
    sheets = service.store.sheets
    sheet = await asyncio.to_thread(book.find_sheet, sheets, game, code)
    service.preparation.require_ready(game)
    entry = Entry(part=data.part, do=data.do, version=data.version, once=data.once)
    try:
        sheet = await asyncio.to_thread(book.enter, sheets, sheet, entry, data.fields)
    except Stale as problem:
        raise OutdatedEntry(await asyncio.to_thread(ScoreSheet.of, sheet)) from problem
    return await asyncio.to_thread(ScoreSheet.of, sheet)
