"""Pages of named deals, and of the deal of the day."""

from typing import Annotated

from litestar import Response, post, route
from litestar.params import FromPath
from msgspec import Struct

from stol.table.deals import today
from stol.web.html.pages import deals as page
from stol.web.html.pages.fair import ranking_address
from stol.web.http.allowances import OPEN
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import ensure_player
from stol.web.routes.answers import go_to, html
from stol.web.routes.tables import PAGE, URL_ENCODED
from stol.web.service import deals
from stol.web.service.actions import Text
from stol.web.service.visitor import fit_name


class NameForm(Struct):
    name: Text = ""


@route("/deals/{game:str}/{name:str}", http_method=PAGE)
async def get_deal(game: FromPath[str], name: FromPath[str], service: TheService, who: Who) -> Response[str]:
    """The ranking of a named deal."""
    deals.require_game(game)
    plain = deals.required_name(name)
    seen = page.Named(
        say=who.say, name=who.name, settings=who.settings, here=ranking_address(game, plain),
        game=game, deal=plain, today=today(), ranking=await deals.ranking(service, game, plain, who),
    )  # fmt: skip
    return html(page.named(seen))


@route("/daily/{game:str}", http_method=PAGE)
async def get_daily(game: FromPath[str], service: TheService, who: Who) -> Response[str]:
    """The rankings of today's deal and those of the days before."""
    deals.require_game(game)
    found = await deals.days(service, game, who)
    seen = page.Daily(
        say=who.say, name=who.name, settings=who.settings, here=f"/daily/{game}", game=game, today=found.today,
        base=who.base, days=found.rankings, table=f"/tables/{found.table}" if found.table else None,
    )  # fmt: skip
    return html(page.daily(seen))


@post("/daily/{game:str}", status_code=303, opt=OPEN)
async def play_today(
    game: FromPath[str],
    data: Annotated[NameForm, URL_ENCODED],
    service: TheService,
    who: Who,
    limits: Allowed,
) -> Response[str]:
    """Redirects to the visitor's only table of today's deal; opens it if there is none."""
    deals.require_game(game)
    who = await ensure_player(who, service.player_cache, limits, name=fit_name(data.name))
    code, _ = await deals.own_daily_table(service, game, who)
    return go_to(f"/tables/{code}", who)
