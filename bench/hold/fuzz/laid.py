"""Tables for fuzzing: every game at every stage, with players whose tokens are known."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from stol.games.registry import KEYS
from stol.position import Game
from stol.table.change import add_player, open_table
from stol.table.events import Event, Sat
from stol.table.plan import Plan
from stol.table.play import start
from stol.table.player import Player
from stol.table.store import Store
from stol.table.table import Table
from stol.web.service.visitor import digest
from table.played_tables import play_on

NAMES = ("Ana", "Ben", "Cleo")
"""Two play with each other; the third only watches."""
LETTERS = "BCDFGHJKLMNPRSTVZ"
TYPED = "typed"
STAGES = {"waiting": None, "fresh": 0, TYPED: 0, "running": 12, "nearly-over": -2, "over": -1}
"""Number of moves made; negative: counted back from the end. Typed: with real cards, of which none is entered yet."""


@dataclass(frozen=True)
class Somebody:
    """A player with id and token."""

    name: str
    id: str
    token: str


@dataclass(frozen=True)
class Laid:
    """A table, and its game and stage."""

    code: str
    game: str
    stage: str
    alone: bool
    """Whether one person plays on all seats."""


def people(store: Store, chance: random.Random) -> list[Somebody]:
    """The players; the same for the same seed."""
    found = [Somebody(name, f"{chance.getrandbits(128):032x}", f"{chance.getrandbits(200):050x}") for name in NAMES]
    store.write(*(add_player(Player(id=who.id, name=who.name), digest(who.token)) for who in found))
    return found


def tables(store: Store, who: list[Somebody], chance: random.Random) -> Iterator[Laid]:
    """Tables of every game and stage, with two players, and with one player on all seats."""
    for game in KEYS:
        for stage in STAGES:
            yield lay(store, who[:2], chance, game, stage)
        yield lay(store, who[:1], chance, game, "running")


def lay(store: Store, who: list[Somebody], chance: random.Random, game: str, stage: str) -> Laid:
    code = "".join(chance.choices(LETTERS, k=6)) + f"{chance.randrange(10, 100)}"
    plan = Plan(
        code=code, game=game, players=2, options=Game(game, 2).options, host=who[0].id,
        seed=f"{chance.getrandbits(128):032x}", real_components=stage == TYPED,
    )  # fmt: skip
    sitting = [Sat(seat=seat, player=who[seat % len(who)].id, name=NAMES[seat]) for seat in range(2)]
    store.write(open_table(plan, played(plan, sitting, stage, chance)))
    return Laid(code, game, stage, alone=len(who) == 1)


def played(plan: Plan, sitting: list[Sat], stage: str, chance: random.Random) -> list[Event]:
    """The event log up to that stage."""
    moves = STAGES[stage]
    if moves is None:
        return [*sitting[:1]]
    table = Table(plan)
    table.extend(sitting)
    begun = start(table)
    table.extend(begun)
    made = list(play_on(table, chance, moves if moves >= 0 else 10_000))
    return [*sitting, *begun, *(made[: len(made) + 1 + moves] if moves < 0 else made)]
