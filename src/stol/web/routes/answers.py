"""Answers: a page, or where to go on."""

from collections.abc import Mapping

from htpy import Renderable
from litestar import MediaType, Response
from litestar.datastructures import Cookie


def html(page: Renderable, *, status: int = 200, headers: Mapping[str, str] | None = None) -> Response[str]:
    return Response(str(page), status_code=status, media_type=MediaType.HTML, headers=headers)


def go_to(address: str, *, cookie: Cookie | None = None) -> Response[str]:
    """After something was changed: the browser fetches the page that shows it."""
    return Response(
        "",
        status_code=303,
        media_type=MediaType.TEXT,
        headers={"Location": address},
        cookies=[cookie] if cookie else [],
    )
