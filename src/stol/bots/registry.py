"""Finds bots by name: built-in ones, those of installed packages, and external programs."""

import functools
import shlex
import shutil
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import TypeAlias

from stol.bots.bot import Bot
from stol.bots.levels import Searcher
from stol.bots.program import SECONDS_PER_MOVE, Program
from stol.bots.thinking import Budget
from stol.errors import Argument, BadOptions, Reason, on_one_line
from stol.games.validate import guess
from stol.text import quoted, refused, unquoted

Maker: TypeAlias = Callable[[int], Bot]
"""Makes a bot for one game from a seed."""

GROUP = "stol.bots"
"""The group of entry points where packages register bots."""
PROGRAM = "program:"
SEARCH = "search:"

BUILT_IN = {
    "random": "stol.bots.simple:Random",
    "greedy": "stol.bots.simple:Greedy",
    "novice": "stol.bots.levels:Novice",
    "casual": "stol.bots.levels:Casual",
    "club": "stol.bots.levels:Club",
    "expert": "stol.bots.levels:Expert",
    "master": "stol.bots.levels:Master",
}
"""The class of each; imported only when it is needed."""


def find(name: str, time_limit: float = SECONDS_PER_MOVE) -> Maker:
    """The maker of bots of that name. The time limit, in seconds per move, is for programs."""
    if name.startswith(PROGRAM):
        return functools.partial(Program, command(name.removeprefix(PROGRAM)), time_limit)
    if name.startswith(SEARCH):
        return functools.partial(Searcher, budget(name.removeprefix(SEARCH)))
    offers = [offer for offer in offered() if offer.name == name]
    if not offers:
        known = sorted({offer.name for offer in offered()})
        there = [*known, f"{SEARCH}1000", f"{SEARCH}0.5s", f"{PROGRAM}COMMAND"]
        raise refused(BadOptions, Reason("refused-bot", guess(name, there)))
    if len(offers) > 1:
        named: dict[str, Argument] = {"name": unquoted(name), "packages": tuple(map(package, offers))}
        raise refused(BadOptions, Reason("refused-bots", named))
    return load(offers[0])


def offered() -> list[EntryPoint]:
    return [*(EntryPoint(name, place, GROUP) for name, place in BUILT_IN.items()), *scanned(tuple(sys.path))]


@functools.lru_cache(maxsize=1)
def scanned(_path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """The bots of installed packages, cached until `sys.path` changes."""
    return tuple(entry_points(group=GROUP))


def package(offer: EntryPoint) -> str:
    return offer.dist.name if offer.dist else "stol"


def load(offer: EntryPoint) -> Maker:
    try:
        maker: Maker = offer.load()
    except Exception as error:  # noqa: BLE001 - a package's code may raise anything
        named = {"name": unquoted(offer.name), "package": package(offer), "problem": on_one_line(error)}
        raise refused(BadOptions, Reason("refused-bot-load", named)) from None
    if not callable(maker):
        named = {"name": unquoted(offer.name), "package": package(offer), "place": offer.value, "value": quoted(maker)}
        raise refused(BadOptions, Reason("refused-bot-class", named))
    return maker


def budget(text: str) -> Budget:
    """The search budget per move: `1000` simulations, or `0.5s`."""
    try:
        found = Budget(seconds=float(text[:-1])) if text.endswith("s") else Budget(simulations=int(text))
    except ValueError:
        found = Budget()
    if not (found.seconds or 0) > 0 and not (found.simulations or 0) > 0:
        named = {"text": unquoted(f"{SEARCH}{text}"), "simulations": f"{SEARCH}1000", "seconds": f"{SEARCH}0.5s"}
        raise refused(BadOptions, Reason("refused-budget", named))
    return found


def command(text: str) -> list[str]:
    """The words of a command, checked that its program exists."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        named = {"text": unquoted(f"{PROGRAM}{text}"), "problem": str(error)}
        raise refused(BadOptions, Reason("refused-command", named)) from None
    if not words or not shutil.which(words[0]):
        named = {"text": unquoted(f"{PROGRAM}{text}"), "program": unquoted(words[0] if words else "")}
        raise refused(BadOptions, Reason("refused-program", named))
    return words
