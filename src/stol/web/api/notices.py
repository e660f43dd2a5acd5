"""What a player wants to be told, and where."""

from typing import Annotated

from litestar import get, post
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.params import JSONBody
from msgspec import Meta, Struct

from stol.table.database_threads import in_database
from stol.table.occasions import NoticeKind
from stol.table.quiet_hours import NoticeWishes, is_zone
from stol.table.service import TableService
from stol.web.api import problems
from stol.web.api.caller import CHALLENGE
from stol.web.http.allowances import CHANGE, MAIL
from stol.web.http.dependencies import Notices, TheService, Who
from stol.web.service.actions import Text
from stol.web.service.notices import own
from stol.web.service.visitor import Visitor

Hour = Annotated[int, Meta(ge=0, le=23)]


class Wishes(Struct):
    """The kinds of notices that you don't want, and the night in which there are none."""

    push_off: list[NoticeKind] = []
    mail_off: list[NoticeKind] = []
    zone: Annotated[str, Meta(max_length=64, description="A time zone; empty: UTC.", examples=["Europe/Belgrade"])] = ""
    night_from: Hour = 22
    night_to: Annotated[int, Meta(ge=0, le=23, description="The same as `night_from`: there is no night.")] = 8


class Place(Struct):
    """A browser or an address for mail."""

    id: str
    kind: Annotated[str, Meta(description="push or mail")]
    address: Annotated[str, Meta(description="The address for mail; empty for a browser.")]
    confirmed: bool


class NoticesTold(Wishes, kw_only=True):
    """What you are told, and where."""

    targets: list[Place]


class NewAddress(Struct):
    """An address for mail, which has to be confirmed by a link in a mail to it."""

    address: Text


class Removing(Struct):
    """The id of a target."""

    target: Text


async def describe_notices(service: TableService, who: Visitor) -> NoticesTold:
    if who.id is None:
        raise NotAuthorizedException(detail="no-player", headers=CHALLENGE)
    wishes = await in_database(service.store.notices.wishes, who.id)
    places = [
        Place(one.id, one.kind, one.address if one.kind == "mail" else "", one.confirmed)
        for one in await own.targets_of(service, who)
    ]
    return NoticesTold(
        push_off=list(wishes.push_off), mail_off=list(wishes.mail_off), zone=wishes.zone,
        night_from=wishes.night_from, night_to=wishes.night_to, targets=places,
    )  # fmt: skip


@get("/me/notices", operation_id="getNotices", tags=["players"], responses=problems.on())
async def get_notices(service: TheService, who: Who) -> NoticesTold:
    """What you are told, and where."""
    return await describe_notices(service, who)


@post(
    "/me/notices", status_code=200, opt=CHANGE, operation_id="changeNotices", tags=["players"], responses=problems.on()
)
async def change_notices(data: JSONBody[Wishes], service: TheService, who: Who) -> NoticesTold:
    """Changes what you are told, and when not."""
    zone = data.zone if is_zone(data.zone) else ""
    wishes = NoticeWishes(tuple(data.push_off), tuple(data.mail_off), zone, data.night_from, data.night_to)
    await in_database(service.store.notices.save_wishes, who.id or "", wishes)
    return await describe_notices(service, who)


@post(
    "/me/notices/mail", status_code=200, opt=MAIL, operation_id="addNoticeAddress", tags=["players"],
    responses=problems.on(403, 404),
)  # fmt: skip
async def add_address(data: JSONBody[NewAddress], service: TheService, notices: Notices, who: Who) -> NoticesTold:
    """Sends a mail with a link that confirms the address, by and by."""
    if not await own.add_address(service, notices, who, data.address):
        raise HTTPException(status_code=400, detail="wrong-address")
    return await describe_notices(service, who)


@post(
    "/me/notices/remove", status_code=200, opt=CHANGE, operation_id="removeNoticeTarget", tags=["players"],
    responses=problems.on(),
)  # fmt: skip
async def remove_target(data: JSONBody[Removing], service: TheService, who: Who) -> NoticesTold:
    """Nothing is sent there any more."""
    await own.remove(service, who, data.target)
    return await describe_notices(service, who)
