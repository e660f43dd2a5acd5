"""Uploading records."""

from litestar import Response, post, route
from litestar.datastructures import UploadFile
from litestar.exceptions import ValidationException

from stol.errors import BadRecord
from stol.table.preparation import NotReady
from stol.web.html.pages import records as page
from stol.web.http.allowances import OPEN
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import ensure_player
from stol.web.routes.answers import go_to, html
from stol.web.routes.tables import PAGE, PageRequest
from stol.web.scene.games import title
from stol.web.scene.words import refusal_text
from stol.web.service import records
from stol.web.service.visitor import Visitor


@route("/records", http_method=PAGE)
async def get_form(who: Who) -> Response[str]:
    """The upload form."""
    return html(page.page(page.Records(say=who.say, name=who.name, settings=who.settings, here="/records")))


@post("/records", status_code=303, opt=OPEN)
async def post_record(request: PageRequest, service: TheService, who: Who, limits: Allowed) -> Response[str]:
    """Opens a table that shows the record, or says what is wrong with it."""
    text = await read_upload(request)
    try:
        record = await records.read_record(service, who, text)
    except BadRecord as problem:
        return render_form_again(who, text, refusal_text(problem.reason, who.say), 400)
    except NotReady as game:
        return render_form_again(who, text, who.say("records-preparing", game=title(str(game), who.say)), 503)
    who = await ensure_player(who, service.player_cache, limits)
    code = await records.open_exhibit(record, service, who)
    return go_to(f"/tables/{code}/review?ply=0", who)


def render_form_again(who: Visitor, text: str, problem: str, status: int) -> Response[str]:
    """The form with its content and the problem."""
    form = page.Records(say=who.say, name=who.name, settings=who.settings, here="/records", text=text, problem=problem)
    return html(page.page(form), status=status)


async def read_upload(request: PageRequest) -> str:
    """The text of the file, or of the text field if there is no file."""
    try:
        form = await request.form()
    except (UnicodeDecodeError, LookupError) as problem:  # invalid or unknown encoding
        raise ValidationException from problem
    file, text = form.get("file"), form.get("text")
    content = (await file.read()).decode(errors="replace").strip() if isinstance(file, UploadFile) else ""
    return content or (text.strip() if isinstance(text, str) else "")
