"""Responses: HTML pages and redirects."""

from collections.abc import Mapping

from htpy import Renderable
from litestar import MediaType, Response

from stol.web.html.frame import Stream
from stol.web.html.pages.parts import Visit
from stol.web.http.visitor import new_cookie
from stol.web.service.visitor import Visitor

VARY = {"Vary": "Accept-Language, Cookie"}
"""A page depends on the language that the browser asks for, and on the player."""


def html(page: Renderable, *, status: int = 200, headers: Mapping[str, str] | None = None) -> Response[str]:
    return Response(str(page), status_code=status, media_type=MediaType.HTML, headers={**VARY, **(headers or {})})


def page_visit(who: Visitor, here: str, stream: Stream | None = None) -> Visit:
    """What a page needs to know about its visitor. `here` is the page's own address."""
    return Visit(say=who.say, name=who.name, settings=who.settings, here=here, stream=stream, base=who.base)


def go_to(address: str, who: Visitor | None = None) -> Response[str]:
    """Redirects after a change to the page that shows it. A new player gets a cookie."""
    cookie = new_cookie(who) if who else None
    return Response(
        "",
        status_code=303,
        media_type=MediaType.TEXT,
        headers={"Location": address},
        cookies=[cookie] if cookie else [],
    )


def local_address(address: str) -> str:
    """The address if it is a path of this server, else the home page: no redirects to other hosts."""
    plain = address.startswith("/") and not address.startswith("//") and address.isascii() and address.isprintable()
    return address if plain and "\\" not in address else "/"
