"""Sheets to print and cut: `/print/GAME`."""

import asyncio

from litestar import Response, route
from litestar.params import FromPath

from stol.games.registry import keys
from stol.web.html.printing import has_sheets, page
from stol.web.http.dependencies import Who
from stol.web.routes.answers import html
from stol.web.routes.tables import PAGE, PageRequest, query_fields
from stol.web.service.denied import NotFound
from stol.web.service.printing import read_print_request

IMPOSSIBLE = 422
"""Status of a request for pieces that there are not."""


@route("/print/{game:str}", http_method=PAGE)
async def get_sheets(request: PageRequest, game: FromPath[str], who: Who) -> Response[str]:
    """The form and the sheets; a deck that is refused is shown again with the problem."""
    if not has_sheets(game):
        raise NotFound("no-print" if game in keys() else "no-game")
    asked = await asyncio.to_thread(read_print_request, game, query_fields(request))
    visit = page.PrintVisit(
        say=who.say, name=who.name, settings=who.settings, here=f"/print/{game}", base=who.base, asked=asked
    )
    return html(await asyncio.to_thread(page.page, visit), status=IMPOSSIBLE if asked.problem else 200)
