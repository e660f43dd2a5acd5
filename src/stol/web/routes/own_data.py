"""All data of a player: a page about them, the file with all of them, and deleting them."""

from typing import Annotated

from litestar import Response, post, route
from msgspec import Struct

from stol.web.html.pages import own_data as page
from stol.web.http.allowances import CHANGE, OPEN
from stol.web.http.dependencies import TheService, Who
from stol.web.http.visitor import COOKIE
from stol.web.routes.answers import html, page_visit
from stol.web.routes.tables import PAGE, URL_ENCODED
from stol.web.service import own_data
from stol.web.service.actions import Text
from stol.web.service.visitor import Visitor

HERE = "/me/data"


class Confirmed(Struct):
    """The visitor's own name, typed once more."""

    name: Text = ""


def own_visit(who: Visitor, *, problem: bool = False) -> page.OwnData:
    return page.OwnData(
        say=who.say, name=who.name, settings=who.settings, here=HERE, known=who.id is not None, problem=problem
    )


@route(HERE, http_method=PAGE)
async def get_own_data(who: Who) -> Response[str]:
    """What can be done with one's data."""
    return html(page.page(own_visit(who)))


@route("/me/data.json", http_method=PAGE, opt=OPEN)
async def export(service: TheService, who: Who) -> Response[bytes]:
    """Everything about the visitor, as a file."""
    file = await own_data.export(service, who)
    headers = {"Content-Disposition": 'attachment; filename="stol.json"'}
    return Response(file, media_type="application/json", headers=headers)


@route("/me/erase", http_method=PAGE)
async def get_erasing(who: Who) -> Response[str]:
    """What goes and what stays, and the question."""
    visit = own_visit(who)
    return html(page.erasing(visit) if visit.known else page.page(visit))


@post("/me/erase", status_code=200, opt=CHANGE)
async def erase(data: Annotated[Confirmed, URL_ENCODED], service: TheService, who: Who) -> Response[str]:
    """Deletes the visitor with all data."""
    if not own_data.confirms(who, data.name):
        return html(page.erasing(own_visit(who, problem=True)), status=400)
    await own_data.erase(service, who)
    answer = html(page.erased(page_visit(Visitor(player=None, say=who.say, client=who.client), "/")))
    answer.delete_cookie(COOKIE)
    return answer
