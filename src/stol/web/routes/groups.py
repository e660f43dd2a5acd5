"""Groups: keeping the people at a finished table, opening the next table of a group, leaving it."""

from litestar import Response, post
from litestar.params import FromPath

from stol.web.html.pages import company as page
from stol.web.html.pages.groups import HERE
from stol.web.http.allowances import CHANGE, OPEN
from stol.web.http.dependencies import TheService, Who
from stol.web.routes.answers import go_to
from stol.web.routes.tables import At
from stol.web.service import groups


@post("/tables/{code:str}/group", status_code=303, opt=CHANGE)
async def keep(at: At, service: TheService) -> Response[str]:
    """Keeps the people at the table as a group."""
    await groups.keep(at, service)
    return go_to(f"{page.HERE}#groups")


@post(HERE + "/{id:str}/table", status_code=303, opt=OPEN)
async def next_table(id: FromPath[str], service: TheService, who: Who) -> Response[str]:  # noqa: A002 - the name in the address
    """Opens the next table of a group, or leads to the one that is played."""
    return go_to(f"/tables/{await groups.next_table(service, who, id)}")


@post(HERE + "/{id:str}/leave", status_code=303, opt=CHANGE)
async def leave(id: FromPath[str], service: TheService, who: Who) -> Response[str]:  # noqa: A002 - as above
    """The visitor belongs to the group no longer."""
    await groups.leave(service, who, id)
    return go_to(f"{page.HERE}#groups")
