"""Illustrated rules: `/learn` and `/learn/GAME`."""

import asyncio

from litestar import Response, route
from litestar.params import FromPath

from stol.web.html import learn
from stol.web.html.learn import page
from stol.web.http.dependencies import TheService, Who
from stol.web.routes.answers import html, page_visit
from stol.web.routes.tables import PAGE, PageRequest, query_fields
from stol.web.service.denied import NotFound
from stol.web.service.visitor import one_line

LONGEST_SEARCH = 40


@route("/learn", http_method=PAGE)
async def get_index(who: Who) -> Response[str]:
    """The games that have illustrated rules."""
    return html(page.index(page_visit(who, "/learn")))


@route("/learn/{game:str}", http_method=PAGE)
async def get_guide(request: PageRequest, game: FromPath[str], service: TheService, who: Who) -> Response[str]:
    """The illustrated rules of a game. `?find=` searches them, `?part=rules` leaves out all but the rules."""
    if not learn.has_page(game):
        raise NotFound("no-game")
    service.preparation.require_ready(game)  # the figures are played by the rules
    asked = query_fields(request)
    visit = page.Learn(
        say=who.say, name=who.name, settings=who.settings, here=f"/learn/{game}", base=who.base, game=game,
        find=one_line(asked.get("find", ""))[:LONGEST_SEARCH], only_rules=asked.get("part") == "rules",
        prints=asked.get("print", ""),
    )  # fmt: skip
    return html(await asyncio.to_thread(page.page, visit))
