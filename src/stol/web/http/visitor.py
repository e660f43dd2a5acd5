"""The visitor who sends a request, by token or cookie."""

from dataclasses import replace

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency

from stol.table.player_cache import PlayerCache
from stol.table.service import TableService
from stol.text import speak
from stol.web.http.allowances import ALLOWANCE, LOOK, Limits
from stol.web.http.guard import client, token
from stol.web.service.visitor import Visitor, add_player, change_player, digest

COOKIE = "stol"
A_YEAR = 365 * 24 * 3600


def anonymous_visitor(request: Request[None, None, State]) -> Visitor:
    """The visitor before the player is read."""
    return Visitor(player=None, say=speak(), client=client(request), https=request.url.scheme == "https")


async def visitor(
    request: Request[None, None, State], service: NamedDependency[TableService], limits: NamedDependency[Limits]
) -> Visitor:
    """The visitor with the player, if there is one. Also counts the request for the rate limit."""
    who = anonymous_visitor(request)
    limits.take(request.route_handler.opt.get(ALLOWANCE, LOOK), who.client)
    bearer = token(request)
    secret = request.cookies.get(COOKIE, "") if bearer is None else bearer
    player = await service.player_cache.find(digest(secret)) if secret else None
    return replace(who, player=player)


async def ensure_player(who: Visitor, player_cache: PlayerCache, limits: Limits, *, name: str = "") -> Visitor:
    """The visitor as a player, created if needed, with this name if it is not empty."""
    if who.player is not None:
        return await change_player(who, player_cache, name=name or who.name)
    limits.take("arrive", who.client)
    return await add_player(who, player_cache, name)


def new_cookie(who: Visitor) -> Cookie | None:
    """The cookie of a player who was just created; over https only if it was created over https."""
    if who.new_secret is None:
        return None
    return Cookie(
        key=COOKIE, value=who.new_secret, max_age=A_YEAR, path="/", httponly=True, samesite="lax", secure=who.https
    )
