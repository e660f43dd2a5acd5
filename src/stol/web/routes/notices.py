"""Notices: `/me/notices`, subscriptions of browsers, addresses for mail, links in mails."""

from dataclasses import replace
from typing import Annotated, Literal

from litestar import Request, Response, post, route
from litestar.datastructures import State
from litestar.exceptions import ValidationException
from litestar.params import FromPath
from msgspec import Meta, Struct

from stol.table.database_threads import in_database
from stol.table.quiet_hours import NoticeWishes
from stol.table.service import TableService
from stol.web.html.pages import notices as page
from stol.web.http.allowances import CHANGE, MAIL
from stol.web.http.dependencies import Allowed, Notices, TheService, Who
from stol.web.http.visitor import ensure_player, sent_secret
from stol.web.routes.answers import go_to, html, page_visit
from stol.web.routes.tables import PAGE, URL_ENCODED
from stol.web.service.actions import Text
from stol.web.service.notices import own
from stol.web.service.notices.sender import NoticeSender
from stol.web.service.own_devices import devices_of
from stol.web.service.visitor import Visitor, digest

HERE = "/me/notices"
What = Literal["on", "off"]
Hour = Annotated[int, Meta(ge=0, le=23)]


class Wanted(Struct):
    """What the visitor wants to be told, as `push-turn` or `mail-finished`; and the night."""

    on: list[str] | str = []
    zone: Text = ""
    night_from: Hour = 22
    night_to: Hour = 8


class Subscription(Struct):
    """A browser's subscription."""

    endpoint: Text
    p256dh: Text
    auth: Text
    zone: Text = ""


class Address(Struct):
    address: Text


async def notices_page(service: TableService, sender: NoticeSender, who: Visitor) -> page.Notices:
    visit = page.Notices(
        say=who.say, name=who.name, settings=who.settings, here=HERE, wishes=NoticeWishes(),
        key=sender.push.vapid.public_key, mails=sender.mailer is not None,
    )  # fmt: skip
    if who.id is None:
        return visit
    found = await own.targets_of(service, who)
    agents = {device.id: device.agent for device in await devices_of(service, who)}
    browsers = [(one, agents.get(one.device, "")) for one in found if one.kind == "push"]
    addresses = [one for one in found if one.kind == "mail"]
    wishes = await in_database(service.store.notices.wishes, who.id)
    return replace(visit, wishes=wishes, browsers=browsers, addresses=addresses)


@route(HERE, http_method=PAGE)
async def get_notices(service: TheService, notices: Notices, who: Who) -> Response[str]:
    """What the visitor wants to be told, and where."""
    return html(page.page(await notices_page(service, notices, who)))


@post(HERE, status_code=303, opt=CHANGE)
async def change_wishes(
    data: Annotated[Wanted, URL_ENCODED], service: TheService, who: Who, limits: Allowed
) -> Response[str]:
    """Changes what is told, and when not."""
    who = await ensure_player(who, service.player_cache, limits)
    on = [data.on] if isinstance(data.on, str) else data.on
    wishes = own.wishes(on, data.zone.strip(), data.night_from, data.night_to)
    await in_database(service.store.notices.save_wishes, who.id or "", wishes)
    return go_to(HERE, who)


@post(f"{HERE}/browser", status_code=200, opt=CHANGE)
async def subscribe(
    request: Request[None, None, State],
    data: Annotated[Subscription, URL_ENCODED],
    service: TheService,
    notices: Notices,
    who: Who,
    limits: Allowed,
) -> Response[str]:
    """The browser is notified from now on."""
    who = await ensure_player(who, service.player_cache, limits)
    mine = digest(who.new_secret or sent_secret(request))
    device = next((one.id for one in await devices_of(service, who) if one.secret == mine), "")
    try:
        keys = {"p256dh": data.p256dh, "auth": data.auth}
        await own.subscribe(service, notices, who, device, data.endpoint, keys)
    except own.BadSubscriptionError as problem:
        raise ValidationException(extra=[{"key": "endpoint"}]) from problem
    if data.zone:
        wishes = await in_database(service.store.notices.wishes, who.id or "")
        if not wishes.zone:
            zoned = own.with_zone(wishes, data.zone)
            await in_database(service.store.notices.save_wishes, who.id or "", zoned)
    answer = go_to(HERE, who)
    answer.status_code = 200
    return answer


@post(f"{HERE}/mail", status_code=303, opt=MAIL)
async def add_address(
    data: Annotated[Address, URL_ENCODED], service: TheService, notices: Notices, who: Who, limits: Allowed
) -> Response[str]:
    """Sends a mail to confirm the address, by and by."""
    who = await ensure_player(who, service.player_cache, limits)
    typed = data.address.strip()
    if await own.add_address(service, notices, who, typed):
        return go_to(HERE, who)
    visit = await notices_page(service, notices, who)
    return html(page.page(replace(visit, problem="notices-mail-wrong", typed=typed)), status=400)


@post(f"{HERE}/{{target:str}}/remove", status_code=303, opt=CHANGE)
async def remove(target: FromPath[str], service: TheService, who: Who) -> Response[str]:
    """Nothing is sent there any more."""
    await own.remove(service, who, target)
    return go_to(HERE)


# ---- links in mails


@route("/me/mail/{what:str}/{target:str}/{signature:str}", http_method=PAGE)
async def get_mail_link(
    what: FromPath[What],
    target: FromPath[str],
    signature: FromPath[str],
    service: TheService,
    notices: Notices,
    who: Who,
) -> Response[str]:
    """The question whether mails are wanted, or not any more. Nothing happens yet."""
    found = await own.signed_target(service, notices, what, target, signature)
    here = f"/me/mail/{what}/{target}/{signature}"
    return html(page.mail_question(page_visit(who, here), what, found.address))


@post("/me/mail/{what:str}/{target:str}/{signature:str}", status_code=200, opt=CHANGE)
async def follow_mail_link(
    what: FromPath[What],
    target: FromPath[str],
    signature: FromPath[str],
    service: TheService,
    notices: Notices,
    who: Who,
) -> Response[str]:
    """Confirms the address, or ends mails to it; also for programs that unsubscribe with one click."""
    await own.signed_target(service, notices, what, target, signature)
    if what == "on":
        await in_database(service.store.notices.confirm, target)
    else:
        await in_database(service.store.notices.remove, target)
    return html(page.mail_done(page_visit(who, "/"), what))
