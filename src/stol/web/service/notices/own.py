"""What a player wants to be told, and where: browsers, an address for mail, kinds of notices, the night."""

import hmac
from collections.abc import Collection

import msgspec

from stol.table.database_threads import in_database
from stol.table.notices import Target, TooManyAddresses
from stol.table.occasions import NOTICE_KINDS, NoticeKind
from stol.table.quiet_hours import NoticeWishes, is_zone
from stol.table.service import TableService
from stol.web.service.denied import Forbidden, NotFound
from stol.web.service.notices.mail import is_mail_address
from stol.web.service.notices.push import require_keys
from stol.web.service.notices.push_service import BadEndpointError
from stol.web.service.notices.sender import NoticeSender
from stol.web.service.own_devices import required_id
from stol.web.service.visitor import Visitor


class BadSubscriptionError(ValueError):
    """A browser's subscription can't be used."""


async def subscribe(
    service: TableService, sender: NoticeSender, who: Visitor, device: str, endpoint: str, keys: dict[str, str]
) -> None:
    """The visitor's browser is notified from now on. BadSubscriptionError: nothing can be sent there."""
    player = required_id(who)
    try:
        sender.push.hosts.require(endpoint)
        require_keys(keys.get("p256dh", ""), keys.get("auth", ""))
    except (BadEndpointError, ValueError) as problem:
        raise BadSubscriptionError(str(problem)) from problem
    kept = {name: keys[name] for name in ("p256dh", "auth")}
    await in_database(service.store.notices.add_browser, player, device, endpoint, kept, who.say.language)


async def add_address(service: TableService, sender: NoticeSender, who: Visitor, address: str) -> bool:
    """Asks whoever reads mail at the address to confirm it. False: this is no address."""
    if sender.mailer is None:
        raise NotFound("no-mail")
    if not is_mail_address(address):
        return False
    try:
        await in_database(service.store.notices.add_address, required_id(who), address, who.say.language)
    except TooManyAddresses:
        raise Forbidden("too-many-addresses") from None
    return True


async def targets_of(service: TableService, who: Visitor) -> list[Target]:
    return await in_database(service.store.notices.targets_of, required_id(who))


async def remove(service: TableService, who: Visitor, target: str) -> None:
    """Nothing is sent any more to this browser or address of the visitor."""
    await in_database(service.store.notices.remove, target, required_id(who))


async def signed_target(service: TableService, sender: NoticeSender, what: str, target: str, signature: str) -> Target:
    """The target that a link in a mail is about. NotFound: the link is wrong, or the address was removed."""
    right = await sender.signature(what, target)
    found = await in_database(service.store.notices.target, target)
    if found is None or not hmac.compare_digest(right.encode(), signature.encode()):
        raise NotFound("no-address")
    return found


def wishes(on: Collection[str], zone: str, night_from: int, night_to: int) -> NoticeWishes:
    """`on`: the wanted kinds, as `push-turn`; others are off. An unknown time zone is UTC."""

    def off(channel: str) -> tuple[NoticeKind, ...]:
        return tuple(kind for kind in NOTICE_KINDS if f"{channel}-{kind}" not in on)

    return NoticeWishes(off("push"), off("mail"), zone if is_zone(zone) else "", night_from, night_to)


def with_zone(wishes: NoticeWishes, zone: str) -> NoticeWishes:
    """The same in this time zone, if there is such a one."""
    return msgspec.structs.replace(wishes, zone=zone if is_zone(zone) else wishes.zone)
