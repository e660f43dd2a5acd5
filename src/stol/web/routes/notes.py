"""Notes that are told once: a player takes one away for good."""

from typing import Annotated

from litestar import Response, post
from msgspec import Struct

from stol.web.http.allowances import CHANGE
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import ensure_player
from stol.web.routes.answers import go_to, local_address
from stol.web.routes.tables import URL_ENCODED
from stol.web.service.actions import Text
from stol.web.service.first_time import dismiss


class Note(Struct):
    game: Text
    key: Text
    back: Text = "/"


@post("/notes", status_code=303, opt=CHANGE)
async def dismiss_note(
    data: Annotated[Note, URL_ENCODED], service: TheService, who: Who, limits: Allowed
) -> Response[str]:
    """Takes a note away for good, and goes where the button says."""
    who = await ensure_player(who, service.player_cache, limits)
    who = await dismiss(who, service, data.game, data.key)
    return go_to(local_address(data.back), who)
