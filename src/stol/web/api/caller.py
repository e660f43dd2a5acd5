"""The player who sends an API request, by token or cookie; and creating players."""

from litestar import Request, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody
from msgspec import Struct

from stol.table.service import TableService
from stol.text import speak
from stol.web.api import problems
from stol.web.api.dependencies import ANYBODY
from stol.web.http.allowances import Limits
from stol.web.http.dependencies import Allowed, TheService
from stol.web.http.guard import token
from stol.web.http.visitor import ensure_player, find_visitor, known_visitor
from stol.web.service.actions import Name
from stol.web.service.visitor import Visitor, fit_name

CHALLENGE = {"WWW-Authenticate": "Bearer"}


class Newcomer(Struct):
    """A new player."""

    name: Name = ""


class Known(Struct):
    """The new player's token and name. The token is a secret: it identifies the player."""

    token: str
    name: str


async def caller(
    request: Request[None, None, State], service: NamedDependency[TableService], limits: NamedDependency[Limits]
) -> Visitor:
    """The visitor; texts are in English. Changes need a player, and a token has to be valid."""
    who = await find_visitor(request, service, limits, speak())
    if who.player is None and (request.method == "POST" or token(request) is not None):
        raise NotAuthorizedException(detail="no-player", headers=CHALLENGE)
    return who


@post("/players", operation_id="addPlayer", tags=["players"], security=ANYBODY, responses=problems.on(403, 413))
async def add_player(
    request: Request[None, None, State], data: JSONBody[Newcomer], service: TheService, limits: Allowed
) -> Known:
    """Creates a player, who sends `Authorization: Bearer TOKEN` with all later requests."""
    who = await ensure_player(known_visitor(request, None), service.player_cache, limits, name=fit_name(data.name))
    return Known(token=who.new_secret or "", name=who.name)
