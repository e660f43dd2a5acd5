"""Every game, with every option alone and together, for every number of players."""

import itertools
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import stol
from conformance.decks import OTHER_DECK
from sampling import sample
from stol.kernel.jit import INTERPRETED

OPTION_SETS: dict[str, list[dict[str, Any]]] = {
    "pixies": [{}, {"flower_power": True}],
    "onecard": [{}, {"draft": True}, {"deck": OTHER_DECK}, {"draft": True, "deck": OTHER_DECK}],
    "clustered": [
        {},
        {"third_joker": "all"},
        {"third_joker": [0]},
        {"table": [9, 6]},
        {"fast": True},
        {"first_bonus": True},
        {"largest_bonus": True},
        {"fast": True, "first_bonus": True, "largest_bonus": True},
        {"third_joker": "all", "table": [11, 11], "fast": True, "first_bonus": True, "largest_bonus": True},
        {"third_joker": [0], "table": [8, 5], "first_bonus": True, "largest_bonus": True},
    ],
    "ingenious": [{}, {"teams": True}, {"teams": True, "open_partners": True}],
}


@dataclass(frozen=True)
class Table:
    key: str
    players: int
    options: Mapping[str, Any] = field(hash=False)

    def game(self) -> stol.Game:
        return stol.Game(self.key, self.players, **self.options)

    def __str__(self) -> str:
        words = (name if value is True else f"{name}={str(value)[:8]}" for name, value in self.options.items())
        return "-".join([self.key, str(self.players), *words])


def _tables() -> Iterator[Table]:
    for key, sets in OPTION_SETS.items():
        for options, players in itertools.product(sets, range(1, 9)):
            try:
                stol.Game(key, players, **options)
            except stol.BadOptions:
                continue
            yield Table(key, players, options)


def _in_time(table: Table) -> bool:
    """Interpreted rules take their time: small tables with every option, large ones only without any."""
    return not INTERPRETED or table.players <= 3 or not table.options or table.key != "clustered"


ALL_TABLES = list(_tables())
TABLES = [table for table in ALL_TABLES if _in_time(table)]


def traits(table: Table) -> tuple[Hashable, ...]:
    """What has to be in every sample: each set of options of each game, and each number of its players."""
    return (table.key, str(table.options)), (table.key, table.players)


def covering(name: str, tables: Sequence[Table] = TABLES) -> Sequence[Table]:
    """A sample of the tables for the tests of one module."""
    return sample(tables, name, traits)
