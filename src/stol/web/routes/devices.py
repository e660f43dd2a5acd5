"""One player on several devices: `/me/devices`, links between devices, recovery phrases."""

from dataclasses import replace
from typing import Annotated, Literal

from litestar import Response, post, route
from litestar.params import FromPath
from msgspec import Struct

from stol.table.database_threads import in_database
from stol.table.phrases import WORDS_PER_PHRASE, read_phrase, wrong_words
from stol.table.service import TableService
from stol.text import unquoted
from stol.text.phrases import list_text
from stol.web.html.pages import devices as page
from stol.web.http.allowances import CHANGE, OPEN, RECOVER
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import BEFORE, COOKIE, player_cookie, sent_secret
from stol.web.routes.answers import go_to, html
from stol.web.routes.tables import PAGE, URL_ENCODED, PageRequest
from stol.web.service import own_devices
from stol.web.service.actions import Text
from stol.web.service.denied import NotFound
from stol.web.service.own_devices import devices_of, owner, owner_by_secret
from stol.web.service.reach import invitation_link
from stol.web.service.visitor import Visitor, digest

HERE = "/me/devices"


class Answer(Struct):
    """Whether the player whom this browser was is kept, to switch back to."""

    before: Literal["keep", "leave"]


class Typed(Struct):
    phrase: Text


@route(HERE, http_method=PAGE)
async def get_devices(request: PageRequest, service: TheService, who: Who) -> Response[str]:
    """The visitor's devices."""
    return html(page.page(await devices_page(request, service, who)))


async def devices_page(request: PageRequest, service: TableService, who: Visitor) -> page.Devices:
    before = await owner_by_secret(service, request.cookies.get(BEFORE, ""))
    visit = page.Devices(say=who.say, name=who.name, settings=who.settings, here=HERE, before=before)
    if who.id is None:
        return visit
    found = await devices_of(service, who)
    mine = digest(sent_secret(request))
    this = next((device.id for device in found if device.secret == mine), "")
    made = await in_database(service.store.phrases.made, who.id)
    return replace(visit, devices=tuple(found), this=this, phrase_made=made)


@post("/me/link", status_code=200, opt=OPEN)
async def make_link(request: PageRequest, service: TheService, who: Who) -> Response[str]:
    """A link to another device. It is in this answer alone: the database has only its hash."""
    secret = await own_devices.make_link(service, who)
    invited = invitation_link(f"{who.base}/me/link/{secret}", on_network=who.on_network)
    shown = await devices_page(request, service, who)
    return html(page.page(replace(shown, link=invited.link, link_note=invited.note)))


@route("/me/link/{secret:str}", http_method=PAGE)
async def open_link(secret: FromPath[str], service: TheService, who: Who, limits: Allowed) -> Response[str]:
    """Whose link it is, and whether this device should be that player's. Nothing happens yet."""
    linked = await own_devices.linked_owner(service, secret)
    if linked is None:
        limits.take("guess", who.client)
        raise NotFound("no-link")
    if linked.id == who.id:
        return go_to(HERE)
    now = await owner(service, who.id, who.name) if who.id else None
    is_last = now is not None and await is_last_way(service, who)
    return html(
        page.question(
            page.Question(
                say=who.say, name=who.name, settings=who.settings, here=f"/me/link/{secret}",
                owner=linked, now=now, is_last=is_last,
            )
        )
    )  # fmt: skip


async def is_last_way(service: TableService, who: Visitor) -> bool:
    """Whether nobody could get back to the visitor, if this browser forgot who it is."""
    phrase = await in_database(service.store.phrases.made, who.id or "")
    return phrase is None and len(await devices_of(service, who)) == 1


@post("/me/link/{secret:str}", status_code=303, opt=CHANGE)
async def use_link(
    request: PageRequest,
    secret: FromPath[str],
    data: Annotated[Answer, URL_ENCODED],
    service: TheService,
    who: Who,
    limits: Allowed,
) -> Response[str]:
    """Makes this device the player's whose link it is."""
    try:
        own = await own_devices.use_link(service, secret, who.agent)
    except NotFound:
        limits.take("guess", who.client)
        raise
    return become(request, who, own, keep=data.before == "keep")


def become(request: PageRequest, who: Visitor, secret: str, *, keep: bool) -> Response[str]:
    """Goes on as the player of this secret. `keep`: the player whom the browser was can be switched back to."""
    answer = go_to(HERE)
    answer.set_cookie(player_cookie(secret, https=who.https))
    if keep and who.id is not None:
        answer.set_cookie(player_cookie(request.cookies.get(COOKIE, ""), https=who.https, key=BEFORE))
    return answer


@post(f"{HERE}/before", status_code=303, opt=CHANGE)
async def switch_back(request: PageRequest, service: TheService, who: Who) -> Response[str]:
    """Goes on as the player whom this browser was before; the present one can be switched to in the same way."""
    before = request.cookies.get(BEFORE, "")
    if await owner_by_secret(service, before) is None:
        return go_to(HERE)
    answer = become(request, who, before, keep=True)
    if who.id is None:
        answer.delete_cookie(BEFORE)
    return answer


@post(f"{HERE}/{{device:str}}/out", status_code=303, opt=CHANGE)
async def sign_out(device: FromPath[str], service: TheService, who: Who) -> Response[str]:
    """Signs one of the visitor's devices out: it is nobody's from now on."""
    await own_devices.sign_out(service, who, device)
    return go_to(HERE)


@post("/me/phrase", status_code=200, opt=RECOVER)
async def make_phrase(service: TheService, who: Who) -> Response[str]:
    """A recovery phrase, in this answer alone."""
    phrase = await own_devices.make_phrase(service, who)
    visit = page.Devices(say=who.say, name=who.name, settings=who.settings, here=HERE)
    return html(page.shown_phrase(visit, phrase))


@route("/me/recover", http_method=PAGE)
async def get_recovery(who: Who) -> Response[str]:
    """The form for a recovery phrase."""
    return html(page.recovery(recovery(who)))


@post("/me/recover", status_code=303, opt=RECOVER)
async def recover(
    request: PageRequest, data: Annotated[Typed, URL_ENCODED], service: TheService, who: Who
) -> Response[str]:
    """Goes on as the player whose phrase was typed. Whom the browser was can be switched back to."""
    secret = await own_devices.recover(service, data.phrase, who.agent)
    if secret is None:
        visit = replace(recovery(who), typed=data.phrase, problem=why_not(data.phrase, who))
        return html(page.recovery(visit), status=400)
    return become(request, who, secret, keep=True)


def recovery(who: Visitor) -> page.Recovery:
    return page.Recovery(say=who.say, name=who.name, settings=who.settings, here="/me/recover")


def why_not(typed: str, who: Visitor) -> str:
    """What is wrong with a phrase, as far as anybody may know."""
    phrase = read_phrase(typed)
    if wrong := wrong_words(phrase):
        return who.say(
            "recover-unknown", words=list_text(who.say, [unquoted(word) for word in wrong[:WORDS_PER_PHRASE]])
        )
    count = len(phrase.split())
    return who.say("recover-wrong") if count == WORDS_PER_PHRASE else who.say("recover-length", count=count)
