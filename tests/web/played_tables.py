"""Tables in the middle of a game, with players and watchers."""

import random
from dataclasses import dataclass

from stol.position import Game
from stol.table.events import Event, Sat
from stol.table.play import start
from stol.table.session import TableSession
from stol.table.table import Table
from table.played_tables import play_on
from visitors import Server, Visitor, plan_for

NAMES = ("Ana", "Ben", "Cleo", "Dan")


@dataclass
class Laid:
    """A table with its players and watchers."""

    server: Server
    address: str
    people: list[Visitor]

    @property
    def session(self) -> TableSession:
        return self.server.session_at(self.address)


def lay(server: Server, game: Game, moves: int, owners: tuple[int, ...], *, watch: bool = True) -> Laid:
    """A table in the middle of a game. `owners`: the player of each seat."""
    people = [server.person(name) for name in NAMES[: game.players]]
    table = Table(plan_for(people[0], game.key, game.players, dict(game.options), watch=watch))
    log: list[Event] = [Sat(seat=seat, player=people[who].id, name=NAMES[seat]) for seat, who in enumerate(owners)]
    table.extend(log)
    dealt = start(table)
    table.extend(dealt)
    log += [*dealt, *play_on(table, random.Random(moves), moves)]
    return Laid(server, server.open(table.plan, log), people)
