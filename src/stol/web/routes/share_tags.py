"""What the pages of a table tell about it elsewhere: an address for everybody, and the address of its picture."""

from urllib.parse import urlencode

from stol.web.html.frame import Share
from stol.web.service.share import Kind
from stol.web.service.table_visit import TableVisit


def told_elsewhere(at: TableVisit, kind: Kind, description: str) -> Share:
    """The picture has another address whenever it looks different, since others keep it."""
    table = at.session.table
    path = f"/share/{table.plan.code}"
    query = urlencode({"lang": at.who.say.language, "v": f"{kind}{table.sequence}"})
    return Share(at.who.base, path, description, drawn=f"{path}/picture.png?{query}")
