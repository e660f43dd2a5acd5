"""Games by key: stol's own four, and those of installed packages. Each is loaded when it is first asked for."""

import functools
import logging
from typing import TYPE_CHECKING

from stol.errors import Argument, BadOptions, Reason, on_one_line
from stol.games.validate import guess
from stol.text import quoted, refused, unquoted

if TYPE_CHECKING:  # these take their time to load: the definition brings Numba along
    from importlib.metadata import EntryPoint

    from stol.games.definition import Definition

LOG = logging.getLogger(__name__)
GROUP = "stol.games"
"""The entry points by which packages offer games: a key, and where its Definition is."""
KEYS = ("pixies", "onecard", "clustered", "ingenious")
"""stol's own games. They need no installed metadata, so a checkout works as it is."""
RELATIVES = {f"{key}-tiny": key for key in KEYS}
"""Their small relatives, for research."""


@functools.cache
def keys() -> tuple[str, ...]:
    """Every game that is offered to people: our own, then those of other packages by name. A broken one is left out."""
    return tuple(key for key in all_keys() if key in KEYS or not (key in RELATIVES or find(key).relative_of))


@functools.cache
def all_keys() -> tuple[str, ...]:
    """The same, with the games that are for research."""
    own = (*KEYS, *RELATIVES)
    return (*own, *(key for key in sorted(offers()) if key not in own and is_sound(key)))


@functools.cache
def offers() -> dict[str, list["EntryPoint"]]:
    """By key, who offers it. Installed packages are looked through once."""
    from importlib.metadata import EntryPoint, entry_points  # noqa: PLC0415 - as above, and `import stol` needs no game

    found = {key: [EntryPoint(key, f"stol.games.{key}.definition:DEFINITION", GROUP)] for key in KEYS}
    for key, game in RELATIVES.items():
        found[key] = [EntryPoint(key, f"stol.games.tiny.{game}:DEFINITION", GROUP)]
    for offer in entry_points(group=GROUP):
        found.setdefault(offer.name, []).append(offer)
    return found


def is_sound(key: str) -> bool:
    try:
        find(key)
    except BadOptions as error:
        LOG.warning("%s", error)
        return False
    return True


def find(key: str) -> "Definition":
    """The game of that key. BadOptions: there is none, or its package is broken."""
    if not isinstance(key, str) or key not in offers():
        raise unknown(key)
    return load(key)


def find_offered(key: str) -> "Definition":
    """The same of a game that is offered to people."""
    definition = find(key)
    if definition.relative_of:
        raise unknown(key)
    return definition


def unknown(key: str) -> BadOptions:
    return refused(BadOptions, Reason("refused-game", guess(key, list(keys())), path=("game",)))


@functools.cache
def load(key: str) -> "Definition":
    offer = only_offer(key)
    try:
        definition: Definition = offer.load()
    except Exception as error:
        if offer.dist is None:  # our own: not somebody else's fault to be reported
            raise
        raise refused(BadOptions, broken("refused-game-broken", offer, problem=unquoted(on_one_line(error)))) from error
    if getattr(definition, "key", None) != key:
        raise refused(BadOptions, broken("refused-game-other", offer, value=quoted(definition)))
    return definition


def only_offer(key: str) -> "EntryPoint":
    found = offers()[key]
    if len(found) > 1:
        named: dict[str, Argument] = {"name": unquoted(key), "packages": tuple(map(package, found))}
        raise refused(BadOptions, Reason("refused-game-twice", named, path=("game",)))
    return found[0]


def broken(message: str, offer: "EntryPoint", **named: str) -> Reason:
    return Reason(message, {"name": unquoted(offer.name), "package": package(offer), **named}, path=("game",))


def module(key: str) -> str:
    """The name of the module that a game's Definition is in."""
    return only_offer(key).module


def package(offer: "EntryPoint") -> str:
    return offer.dist.name if offer.dist else "stol"
