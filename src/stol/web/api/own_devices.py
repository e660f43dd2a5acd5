"""The devices of a player, links between them, recovery phrases; all data of a player."""

from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from stol.table.links import SECONDS
from stol.web.api import problems
from stol.web.api.caller import CHALLENGE, Known
from stol.web.api.dependencies import ANYBODY
from stol.web.http.allowances import CHANGE, OPEN, RECOVER
from stol.web.http.dependencies import Allowed, TheService, Who
from stol.web.http.visitor import known_visitor, sent_secret
from stol.web.service import own_data, own_devices
from stol.web.service.actions import Text
from stol.web.service.denied import NotFound
from stol.web.service.visitor import Visitor, digest

EVERYTHING = ResponseSpec(
    dict[str, Any], description="Request fulfilled, document follows", generate_examples=False
)  # fmt: skip
Milliseconds = Annotated[int, Meta(description="Milliseconds since 1970.")]


class DeviceTold(Struct, rename={"is_this": "this"}):
    """A browser or program that is known as you."""

    id: str
    agent: Annotated[str, Meta(description="What it is.", examples=["phone Firefox", "program"])]
    made: Milliseconds
    seen: Milliseconds
    is_this: Annotated[bool, Meta(description="Whether it sent this request.")]


class DevicesTold(Struct):
    """Your devices, the latest seen first."""

    devices: list[DeviceTold]


class SigningOut(Struct):
    """The device that is signed out."""

    device: Text


class LinkTold(Struct):
    """A link that makes another device yours, once. The page is `/me/link/SECRET`."""

    secret: str
    seconds: Annotated[int, Meta(description="How long it works.")]


class LinkOwner(Struct):
    """Whose link it is."""

    name: str
    tables: int


class Opening(Struct):
    """The secret of a link."""

    secret: Text


class Phrase(Struct):
    """A recovery phrase: six words. Whoever has it is you."""

    phrase: Text


class Confirming(Struct):
    """Your own name, typed once more."""

    name: Text = ""


class Erased(Struct):
    erased: bool = True


def require_player(who: Visitor) -> None:
    if who.id is None:
        raise NotAuthorizedException(detail="no-player", headers=CHALLENGE)


@get("/me/devices", operation_id="listDevices", tags=["players"], responses=problems.on())
async def list_devices(request: Request[None, None, State], service: TheService, who: Who) -> DevicesTold:
    """Your devices, this program among them."""
    require_player(who)
    mine = digest(sent_secret(request))
    found = await own_devices.devices_of(service, who)
    return DevicesTold([DeviceTold(one.id, one.agent, one.made, one.seen, one.secret == mine) for one in found])


@post(
    "/me/devices/sign-out", status_code=200, opt=CHANGE, operation_id="signOut", tags=["players"],
    responses=problems.on(403),
)  # fmt: skip
async def sign_out(
    request: Request[None, None, State], data: JSONBody[SigningOut], service: TheService, who: Who
) -> DevicesTold:
    """Signs a device out: its token is nobody's from now on. The last one stays, unless you have a recovery phrase."""
    await own_devices.sign_out(service, who, data.device)
    mine = digest(sent_secret(request))
    found = await own_devices.devices_of(service, who)
    return DevicesTold([DeviceTold(one.id, one.agent, one.made, one.seen, one.secret == mine) for one in found])


@post("/me/link", status_code=200, opt=OPEN, operation_id="makeLink", tags=["players"], responses=problems.on())
async def make_link(service: TheService, who: Who) -> LinkTold:
    """A link that makes another device yours. An earlier one works no more."""
    return LinkTold(await own_devices.make_link(service, who), SECONDS["device"])


@get("/me/link/{secret:str}", operation_id="getLink", tags=["players"], security=ANYBODY, responses=problems.on(404))
async def get_link(secret: FromPath[str], service: TheService, who: Who, limits: Allowed) -> LinkOwner:
    """Whose link it is. Looking does not use it up."""
    owner = await own_devices.linked_owner(service, secret)
    if owner is None:
        limits.take("guess", who.client)
        raise NotFound("no-link")
    return LinkOwner(owner.name, owner.tables)


def as_newcomer(request: Request[None, None, State]) -> Visitor:
    """Who has no token yet."""
    return known_visitor(request, None)


@post(
    "/me/link/open", status_code=200, operation_id="openLink", tags=["players"], security=ANYBODY,
    responses=problems.on(403, 404),
)  # fmt: skip
async def open_link(
    request: Request[None, None, State], data: JSONBody[Opening], service: TheService, limits: Allowed
) -> Known:
    """A token of the player whose link it is. The link works once."""
    who = as_newcomer(request)
    owner = await own_devices.linked_owner(service, data.secret)
    if owner is None:
        limits.take("guess", who.client)
        raise NotFound("no-link")
    return Known(token=await own_devices.use_link(service, data.secret, who.agent), name=owner.name)


@post("/me/phrase", status_code=200, opt=RECOVER, operation_id="makePhrase", tags=["players"], responses=problems.on())
async def make_phrase(service: TheService, who: Who) -> Phrase:
    """A new recovery phrase, which is told only now. An earlier one works no more."""
    return Phrase(await own_devices.make_phrase(service, who))


@post(
    "/me/recover", status_code=200, operation_id="recover", tags=["players"], security=ANYBODY,
    responses=problems.on(403),
)  # fmt: skip
async def recover(
    request: Request[None, None, State], data: JSONBody[Phrase], service: TheService, limits: Allowed
) -> Known:
    """A token of the player whose recovery phrase it is."""
    who = as_newcomer(request)
    limits.take("recover", who.client)
    secret = await own_devices.recover(service, data.phrase, who.agent)
    owner = await own_devices.owner_by_secret(service, secret or "")
    if secret is None or owner is None:
        raise HTTPException(status_code=400, detail="wrong-phrase")
    return Known(token=secret, name=owner.name)


@get(
    "/me/data", opt=OPEN, operation_id="exportData", tags=["players"], responses={200: EVERYTHING, **problems.on()},
)  # fmt: skip
async def export_data(service: TheService, who: Who) -> Response[bytes]:
    """Everything that is stored about you."""
    require_player(who)
    return Response(await own_data.export(service, who), media_type=MediaType.JSON)


@post("/me/erase", status_code=200, opt=CHANGE, operation_id="eraseData", tags=["players"], responses=problems.on())
async def erase_data(data: JSONBody[Confirming], service: TheService, who: Who) -> Erased:
    """Deletes you with all data, for good. At tables with others your seat stays, without your name and words."""
    if not own_data.confirms(who, data.name):
        raise HTTPException(status_code=400, detail="wrong-name")
    await own_data.erase(service, who)
    return Erased()
