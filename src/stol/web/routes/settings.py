"""The settings: `/settings` shows them, and a form changes one or several."""

from typing import Annotated

import msgspec
from litestar import Response, post, route
from litestar.exceptions import ValidationException

from stol.table.player import CHOICES, PlayerSettings
from stol.text.files import is_language
from stol.web.html.pages import settings as page
from stol.web.html.settings import settings_address
from stol.web.http.allowances import CHANGE
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import ensure_player
from stol.web.routes.answers import go_to, html, local_address
from stol.web.routes.tables import PAGE, URL_ENCODED, PageRequest, query_fields
from stol.web.service.actions import Text
from stol.web.service.visitor import change_player


class Choice(msgspec.Struct):
    """What a form changes; an empty field changes nothing."""

    back: Text = "/"
    language: Text = ""
    light: Text = ""
    sound: Text = ""
    speed: Text = ""
    confirm: Text = ""
    size: Text = ""
    patterns: Text = ""


@route("/settings", http_method=PAGE)
async def get_settings(request: PageRequest, who: Who) -> Response[str]:
    """All settings. `?back=` names the page that it leads back to."""
    back = local_address(query_fields(request).get("back", "/"))
    return html(
        page.page(
            page.SettingsPage(say=who.say, name=who.name, settings=who.settings, here=settings_address(back), back=back)
        )
    )


@post("/settings", status_code=303, opt=CHANGE)
async def change_settings(
    data: Annotated[Choice, URL_ENCODED], service: TheService, who: Who, limits: Allowed
) -> Response[str]:
    """Changes the settings that the form names, and shows the page `back`."""
    settings = changed(who.settings, {name: value for name in CHOICES if (value := getattr(data, name))})
    if data.language and not is_language(data.language):
        raise ValidationException(extra=[{"key": "language"}])
    who = await ensure_player(who, service.player_cache, limits)
    language = data.language or who.language
    return go_to(
        local_address(data.back),
        await change_player(who, service.player_cache, settings=settings, language=language),
    )


def changed(settings: PlayerSettings, changes: dict[str, str]) -> PlayerSettings:
    """The settings with these changes; a value that is not offered is refused."""
    try:
        return msgspec.convert({**msgspec.structs.asdict(settings), **changes}, PlayerSettings)
    except msgspec.ValidationError as problem:
        raise ValidationException(extra=[{"key": "setting"}]) from problem
