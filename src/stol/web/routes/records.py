"""Records from elsewhere: where they are handed in."""

from litestar import Response, post, route
from litestar.datastructures import UploadFile
from litestar.exceptions import ValidationException

from stol.errors import BadRecord
from stol.table.service import NotReady
from stol.web.html.pages import records as page
from stol.web.http.allowances import OPEN
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import known
from stol.web.routes.answers import go_to, html
from stol.web.routes.tables import PAGE, Asking
from stol.web.service import records
from stol.web.service.visitor import Visitor


@route("/records", http_method=PAGE)
async def show(who: Who) -> Response[str]:
    """Where a record is handed in."""
    return html(page.page(page.Records(say=who.say, name=who.name, light=who.light, here="/records")))


@post("/records", status_code=303, opt=OPEN)
async def hand_in(request: Asking, service: TheService, who: Who, limits: Allowed) -> Response[str]:
    """Lays a good record out; of a bad one it says what is wrong."""
    text = await handed_in(request)
    try:
        record = await records.read(service, text)
    except BadRecord as problem:
        return kept(who, text, str(problem), 400)
    except NotReady as game:
        return kept(who, text, who.say("records-preparing", game=who.say(f"{game}-title")), 503)
    who = await known(who, service.player_cache, limits)
    code = await records.laid_out(record, service, who)
    return go_to(f"/tables/{code}/review?ply=0", who)


def kept(who: Visitor, text: str, problem: str, status: int) -> Response[str]:
    """The form again, with what was sent in it."""
    told = page.Records(say=who.say, name=who.name, light=who.light, here="/records", text=text, problem=problem)
    return html(page.page(told), status=status)


async def handed_in(request: Asking) -> str:
    """The text of the file, or what was typed where there is none."""
    try:
        form = await request.form()
    except (UnicodeDecodeError, LookupError) as problem:  # letters that are none, or of an alphabet that nobody knows
        raise ValidationException from problem
    file, text = form.get("file"), form.get("text")
    content = (await file.read()).decode(errors="replace").strip() if isinstance(file, UploadFile) else ""
    return content or (text.strip() if isinstance(text, str) else "")
