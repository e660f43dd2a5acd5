"""Score sheets for games that are played with the box: `/score/GAME`, `/score/GAME/CODE`."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

from litestar import MediaType, Response, get, post, route
from litestar.params import FromPath

from stol.errors import Reason
from stol.table.database_threads import in_database
from stol.table.service import TableService
from stol.table.sheets import SheetPlan
from stol.web.html.pages.score import page, result, start
from stol.web.html.pages.score.visit import ScoreVisit
from stol.web.http.allowances import CHANGE, OPEN
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import ensure_player
from stol.web.routes.answers import go_to, html
from stol.web.routes.tables import PAGE, URL_ENCODED, PageRequest, query_fields
from stol.web.scene.words import refusal_text
from stol.web.service.open_table import require_room
from stol.web.service.reach import invitation_link
from stol.web.service.score_sheet import book, pixies
from stol.web.service.score_sheet.book import Entry, Stale
from stol.web.service.score_sheet.entry import BadEntry, Fields, is_whole
from stol.web.service.score_sheet.sheet import Sheet, find_game
from stol.web.service.table_request import COUNT, TableRequestDraft, draft_request
from stol.web.service.visitor import Visitor

IMPOSSIBLE = 422
"""Status of an entry that is refused."""
OUTDATED = 409
"""Status of an entry that was meant for an earlier version."""
ROUNDS = 3
CELLS = 9
LONGEST_NUMBER = 4


@route("/score/{game:str}", http_method=PAGE)
async def get_start(request: PageRequest, game: FromPath[str], service: TheService, who: Who) -> Response[str]:
    """The form for a new sheet, and the sheets that the visitor has opened."""
    find_game(game)
    typed = query_fields(request)
    draft = await asyncio.to_thread(draft_request, {**typed, "game": game})
    return await start_page(service, who, game, draft, typed)


async def start_page(
    service: TableService, who: Visitor, game: str, draft: TableRequestDraft, typed: Fields, *, status: int = 200
) -> Response[str]:
    own = await in_database(book.sheets_of, service.store.sheets, who.id, game) if who.id else []
    visit = start.Start(
        say=who.say, name=who.name, settings=who.settings, here=f"/score/{game}", base=who.base, game=game,
        draft=draft, typed=typed, sheets=own, problem=draft.problem,
    )  # fmt: skip
    return html(await asyncio.to_thread(start.page, visit), status=status)


@post("/score/{game:str}", status_code=303, opt=OPEN)
async def open_sheet(
    game: FromPath[str], data: Annotated[dict[str, Any], URL_ENCODED], service: TheService, who: Who, limits: Allowed
) -> Response[str]:
    """Opens a sheet; players or options that the game does not allow are shown again with the problem."""
    find_game(game)
    typed = text_fields(data)
    draft = await asyncio.to_thread(draft_request, {**typed, "game": game})
    chosen = draft.table_request
    asked = typed.get("players", str(COUNT))
    if draft.problem or str(chosen.players) != asked:
        problem = draft.problem or book.players_problem(game, whole(asked, 0), chosen.options)
        return await start_page(service, who, game, replace(draft, problem=problem), typed, status=IMPOSSIBLE)
    names = [typed.get(f"name-{seat}", "") for seat in range(chosen.players)]
    return await open_new(service, who, limits, SheetPlan(game, chosen.players, chosen.options), names)


async def open_new(
    service: TableService, who: Visitor, limits: Allowed, plan: SheetPlan, names: list[str]
) -> Response[str]:
    who = await ensure_player(who, service.player_cache, limits)
    await require_room(service, who.id or "")
    code = await in_database(book.open_sheet, service.store.sheets, plan, names, who.id or "")
    return go_to(f"/score/{plan.game}/{code}", who)


@route("/score/{game:str}/{code:str}", http_method=PAGE)
async def get_sheet(
    request: PageRequest, game: FromPath[str], code: FromPath[str], service: TheService, who: Who
) -> Response[str]:
    """The sheet, at the player, round and cell that the query names; with `end`, its result."""
    sheet = await in_database(book.find_sheet, service.store.sheets, game, code)
    service.preparation.require_ready(game)
    return await asyncio.to_thread(render, sheet, query_fields(request), who)


@post("/score/{game:str}/{code:str}", status_code=303, opt=CHANGE)
async def enter(
    game: FromPath[str],
    code: FromPath[str],
    data: Annotated[dict[str, Any], URL_ENCODED],
    service: TheService,
    who: Who,
) -> Response[str]:
    """Makes an entry. It is stored when the response comes; a refused one changes nothing."""
    typed = text_fields(data)
    sheet = await in_database(book.find_sheet, service.store.sheets, game, code)
    service.preparation.require_ready(game)
    try:
        sheet = await in_database(book.enter, service.store.sheets, sheet, read_entry(typed), typed)
    except BadEntry as problem:
        return await asyncio.to_thread(render, sheet, typed, who, IMPOSSIBLE, problem.reason)
    except Stale:
        return await asyncio.to_thread(render, sheet, typed, who, OUTDATED, Reason("score-stale"))
    return go_to(selected(sheet, typed))


@post("/score/{game:str}/{code:str}/again", status_code=303, opt=OPEN)
async def again(
    game: FromPath[str], code: FromPath[str], service: TheService, who: Who, limits: Allowed
) -> Response[str]:
    """Opens an empty sheet for the same players and options."""
    sheet = await in_database(book.find_sheet, service.store.sheets, game, code)
    return await open_new(service, who, limits, sheet.plan, list(sheet.shared.names))


@get("/score/{game:str}/{code:str}/stamp", media_type=MediaType.TEXT)
async def get_stamp(game: FromPath[str], code: FromPath[str], service: TheService, who: Who) -> str:  # noqa: ARG001 - counts for the rate limit
    """What differs after every change, for pages that ask whether they are up to date."""
    return (await in_database(book.find_sheet, service.store.sheets, game, code)).stamp


def text_fields(data: Mapping[str, Any]) -> dict[str, str]:
    return {name: value for name, value in data.items() if isinstance(value, str)}


def read_entry(typed: Fields) -> Entry:
    """A number that can't be read is that of no part and of no version."""
    version = typed.get("version")
    return Entry(
        part=whole(typed.get("part", ""), -1),
        do=typed.get("do", ""),
        version=None if version is None else whole(version, -1),
        once=typed.get("once", ""),
    )


def whole(text: str, otherwise: int) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else otherwise


def selected(sheet: Sheet, typed: Fields) -> str:
    """Where an entry leads: the same player and round; after a turn, the next player."""
    party = whole(typed.get("of", ""), 0)
    if typed.get("do") == "turn":
        party = (party + 1) % len(sheet.parts)
    after = f"&after={whole(typed['after'], 0)}" if "after" in typed else ""
    return f"{sheet.address}?of={party}&round={whole(typed.get('round', ''), 1)}{after}"


def render(
    sheet: Sheet, picked: Fields, who: Visitor, status: int = 200, refused: Reason | None = None
) -> Response[str]:
    """The page of a sheet; `refused`: why an entry was not made."""
    problem = refused or find_game(sheet.game).problem(sheet)
    party, cell, after = (picked.get(name, "") for name in ("of", "cell", "after"))
    visit = ScoreVisit(
        say=who.say, name=who.name, settings=who.settings, here=sheet.address, base=who.base, sheet=sheet,
        invited=invitation_link(f"{who.base}{sheet.address}", on_network=who.on_network),
        party=int(party) if is_whole(party, 0, len(sheet.parts) - 1) else 0,
        round=read_round(sheet, picked.get("round", "")),
        cell=int(cell) - 1 if is_whole(cell, 1, CELLS) else None,
        after=int(after) if is_whole(after, 0, CELLS - 1) else None,
        typed=picked if refused else {},
        problem=refusal_text(problem, who.say) if problem else "",
    )  # fmt: skip
    return html(result.page(visit) if "end" in picked else page.page(visit), status=status)


def read_round(sheet: Sheet, asked: str) -> int:
    if is_whole(asked, 1, ROUNDS):
        return int(asked)
    return pixies.round_now(sheet) if sheet.game == "pixies" else 1
