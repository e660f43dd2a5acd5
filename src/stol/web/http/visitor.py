"""The visitor who sends a request, by token or cookie."""

from typing import NamedTuple

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency

from stol.table.database_threads import in_database
from stol.table.player import Player
from stol.table.player_cache import PlayerCache
from stol.table.service import TableService
from stol.text import Say, speak
from stol.text.files import is_language
from stol.text.languages import match_tag, negotiate
from stol.web.http.agents import PROGRAM, agent_of
from stol.web.http.allowances import ALLOWANCE, LOOK, TABLES_A_LOOK, TABLES_READ, Limits
from stol.web.http.guard import RENEWING, client, token
from stol.web.service.visitor import Visitor, add_player, change_player, digest

COOKIE = "stol"
A_YEAR = 365 * 24 * 3600
BEFORE = "stol-before"
"""The cookie of the player whom this browser was before it became another device of somebody else."""
RENEWED = "stol-renewed"
"""The cookie that is there while the player's cookie need not be renewed."""
A_DAY = 24 * 3600
LANGUAGE = "lang"
"""The query field of public pages that names a language."""


def known_visitor(request: Request[None, None, State], player: Player | None) -> Visitor:
    """The visitor with the player, if there is one, in the language of the player or the request."""
    return visitor_with(request, player, sent_device(request), speak(language(request, player)))


class SentDevice(NamedTuple):
    """What a request says of the device that has sent it."""

    hashed: str
    """The hash of its secret; empty if none was sent."""
    agent: str
    by_token: bool


def sent_device(request: Request[None, None, State]) -> SentDevice:
    secret, by_token = sent_secret(request), token(request) is not None
    agent = PROGRAM if by_token else agent_of(request.headers.get("user-agent", ""))
    return SentDevice(digest(secret) if secret else "", agent, by_token)


def visitor_with(request: Request[None, None, State], player: Player | None, sent: SentDevice, say: Say) -> Visitor:
    scheme = request.scope["scheme"]  # not request.url: the address may be malformed
    return Visitor(
        player=player,
        say=say,
        client=client(request),
        base=f"{scheme}://{request.headers.get('host', '')}",
        on_network=bool(request.app.state.get("on_network")),
        https=scheme == "https",
        agent=sent.agent,
        device=sent.hashed,
    )


def language(request: Request[None, None, State], player: Player | None) -> str:
    """The language that a link names, that the player has chosen, or that the browser asks for."""
    linked = request.query_params.get(LANGUAGE, "") if not request.scope["path"].startswith("/tables/") else ""
    chosen = next((tag for tag in (linked, player.language if player else "") if tag and is_language(tag)), None)
    return chosen or (linked and match_tag(linked)) or negotiate(request.headers.get("accept-language", ""))


def cached_visitor(request: Request[None, None, State], player_cache: PlayerCache) -> Visitor:
    """The visitor for answers that must not wait for the database, such as errors."""
    sent = sent_device(request)
    player = player_cache.cached(sent.hashed) if sent.hashed else None
    return visitor_with(request, player, sent, speak(language(request, player)))


def sent_secret(request: Request[None, None, State]) -> str:
    """The secret of a player, from the token or the cookie."""
    bearer = token(request)
    return request.cookies.get(COOKIE, "") if bearer is None else bearer


async def visitor(
    request: Request[None, None, State], service: NamedDependency[TableService], limits: NamedDependency[Limits]
) -> Visitor:
    """The visitor with the player, if there is one. Also counts requests that are more than a look."""
    return await find_visitor(request, service, limits)


async def find_visitor(
    request: Request[None, None, State], service: TableService, limits: Limits, say: Say | None = None
) -> Visitor:
    """The same, in a certain language if there is one."""
    if kind := request.route_handler.opt.get(ALLOWANCE):
        limits.take(kind, client(request))
    sent = sent_device(request)
    player = await service.player_cache.find(sent.hashed, sent.agent) if sent.hashed else None
    who = visitor_with(request, player, sent, say or speak(language(request, player)))
    if who.id is not None:
        service.player_cache.note_client(who.id, who.client)
        if most := request.route_handler.opt.get(TABLES_READ):
            await take_for_tables(service, limits, who.client, who.id, most)
        if request.method == "GET" and not sent.by_token and RENEWED not in request.cookies:
            own = player_cookie(request.cookies[COOKIE], https=who.https)
            request.state[RENEWING] = [own, renewed_cookie(https=who.https)]
    return who


async def take_for_tables(service: TableService, limits: Limits, client: str, player: str, most: int) -> None:
    """Whoever has many tables is soon refused the pages that read all of them: each counts as several requests."""
    count = await in_database(service.store.sizes.tables_of, player)
    if more := min(count, most) // TABLES_A_LOOK:
        limits.take(LOOK, client, more)


async def ensure_player(who: Visitor, player_cache: PlayerCache, limits: Limits, *, name: str = "") -> Visitor:
    """The visitor as a player, created if needed, with this name if it is not empty."""
    if who.player is not None:
        return await change_player(who, player_cache, name=name or who.name)
    limits.take("arrive", who.client)
    return await add_player(who, player_cache, name)


def new_cookie(who: Visitor) -> Cookie | None:
    """The cookie of a player who was just created."""
    return None if who.new_secret is None else player_cookie(who.new_secret, https=who.https)


def player_cookie(secret: str, *, https: bool, key: str = COOKIE) -> Cookie:
    """The cookie that identifies a player; over https only if it is sent over https."""
    return Cookie(key=key, value=secret, max_age=A_YEAR, path="/", httponly=True, samesite="lax", secure=https)


def renewed_cookie(*, https: bool) -> Cookie:
    return Cookie(key=RENEWED, value="1", max_age=A_DAY, path="/", httponly=True, samesite="lax", secure=https)
