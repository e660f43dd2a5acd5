"""One player on several devices: one-time links, recovery phrases, signing devices out."""

import asyncio
import secrets
from dataclasses import dataclass
from typing import Final

from stol.table.announcement import PlayerChanged
from stol.table.database_threads import in_database
from stol.table.devices import Device
from stol.table.phrases import is_complete, new_phrase, read_phrase, slow_hash, slow_thread
from stol.table.service import TableService
from stol.web.service.denied import Forbidden, NotFound
from stol.web.service.visitor import Visitor, digest

SALT: Final = "phrases"
"""The name of the database's secret with which phrases are hashed."""


@dataclass(frozen=True)
class Owner:
    """The player whom a link leads to, or whom a browser was."""

    id: str
    name: str
    tables: int
    """How many tables there are where the player sits or which the player opened."""


def required_id(who: Visitor) -> str:
    if who.id is None:
        raise Forbidden("no-player-yet")
    return who.id


async def owner(service: TableService, player: str, name: str) -> Owner:
    return Owner(player, name, await in_database(service.store.count_tables, player))


async def linked_owner(service: TableService, secret: str) -> Owner | None:
    """Whose link it is. Looking does not use it up: browsers and messengers look at links by themselves."""
    link = await in_database(service.store.links.look, "device", secret)
    return None if link is None else await owner(service, link.player, link.name)


async def owner_by_secret(service: TableService, secret: str) -> Owner | None:
    """The player on whose device this secret is."""
    player = await service.player_cache.find(digest(secret)) if secret else None
    return None if player is None else await owner(service, player.id, player.name)


async def make_link(service: TableService, who: Visitor) -> str:
    """The secret of a link that makes another device the visitor's, once and for ten minutes."""
    return await in_database(service.store.links.make, "device", required_id(who))


async def use_link(service: TableService, secret: str, agent: str) -> str:
    """Uses the link up. The secret of the new device."""
    player = await in_database(service.store.links.use, "device", secret)
    if player is None:
        raise NotFound("no-link")
    return await add_device(service, player, agent)


async def add_device(service: TableService, player: str, agent: str) -> str:
    """The secret of a new device of the player."""
    secret = secrets.token_urlsafe(32)
    await in_database(service.store.devices.add, player, digest(secret), agent)
    return secret


async def devices_of(service: TableService, who: Visitor) -> list[Device]:
    return await in_database(service.store.devices.of_player, required_id(who))


async def sign_out(service: TableService, who: Visitor, device: str) -> None:
    """Signs one of the visitor's devices out, at every server."""
    player = required_id(who)
    if not await in_database(service.store.devices.sign_out, player, device):
        raise Forbidden("last-device")
    forget(service, player)


def forget(service: TableService, player: str) -> None:
    """The player is read again from the database, by this server and by the others."""
    service.player_cache.forget(player)
    service.servers.tell(PlayerChanged(player))


# ---- recovery phrases


async def make_phrase(service: TableService, who: Visitor) -> str:
    """A new phrase, which is known only now; an earlier one works no more."""
    player, phrase = required_id(who), new_phrase()
    await in_database(service.store.phrases.save, player, await hashed(service, phrase))
    return phrase


async def recover(service: TableService, typed: str, agent: str) -> str | None:
    """The secret of a new device of the player whose phrase was typed; None if it is nobody's."""
    phrase = read_phrase(typed)
    player = (
        await in_database(service.store.phrases.find, await hashed(service, phrase)) if is_complete(phrase) else None
    )
    return None if player is None else await add_device(service, player, agent)


async def hashed(service: TableService, phrase: str) -> str:
    salt = await in_database(service.store.secret, SALT)
    return await asyncio.get_running_loop().run_in_executor(slow_thread, slow_hash, phrase, salt)
