"""Plays games with every option and number of players, checks all responses, and reports."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

import uvloop
from rich.table import Table as Grid

from bench.hold.leaks.clients import unasked
from bench.hold.leaks.compare import Compared, compare
from bench.hold.leaks.game import Game, Setting
from bench.hold.leaks.plant import Planted
from bench.hold.people import now
from bench.hold.routes import routes
from bench.hold.run import CONSOLE, bar, end_after
from bench.hold.serving import Server, in_processes
from conformance.tables import ALL_TABLES, Table

AT_ONCE = 3
"""Games played at the same time."""


@dataclass(frozen=True)
class Size:
    """How thorough the run is."""

    often: float
    """The share of moves after which all clients request everything."""
    moments: int
    """Positions per game that are compared with other hidden parts."""
    games: int
    """Games per table."""
    only: int = 0
    """The number of tables, chosen at random; 0 for all."""
    seconds: float = 0
    """After which no game begins; 0: all are played."""


@dataclass
class Sum:
    """The results of one game's tables."""

    tables: int = 0
    games: int = 0
    answers: int = 0
    bytes: int = 0
    dealt: int = 0
    pairs: int = 0
    planted: Planted = field(default_factory=Planted)
    findings: list[str] = field(default_factory=list)

    def add(self, game: Game, compared: Compared) -> None:
        self.games += 1
        self.answers += game.check.answers + 2 * compared.pairs
        self.bytes += game.check.bytes + compared.bytes
        self.dealt += compared.dealt
        self.pairs += compared.pairs
        self.planted.add(game.planted)
        self.findings += [*game.check.findings, *compared.findings]


def leaks(database: str, size: Size, *, planting: bool, processes: int = 1) -> bool:
    """Whether nothing was found; or, where leaks are planted, whether all of them were."""
    chosen = chosen_tables(size)
    CONSOLE.print(f"[bold]Leaks[/]: {len(chosen)} tables of {len(ALL_TABLES)}, {size.games} games at each")
    with Server(database, options=in_processes(processes)) as server:
        setting = Setting(server.port, database, routes(), size.often, planting)
        sums = uvloop.run(all_games(setting, chosen, size))
    report(sums)
    for route in unasked(setting.routes):
        CONSOLE.print(f"  not asked for: {route}", style="yellow")
    found = [finding for each in sums.values() for finding in each.findings]
    for finding in sorted(set(found))[:20]:
        CONSOLE.print(f"  found: {finding}", style="red", markup=False)
    return not found and not any(each.planted.missed for each in sums.values())


def chosen_tables(size: Size) -> Sequence[Table]:
    if not size.only:
        return ALL_TABLES
    return random.Random(size.only).sample(ALL_TABLES, min(size.only, len(ALL_TABLES)))  # noqa: S311 - any of them


async def all_games(setting: Setting, tables: Sequence[Table], size: Size) -> dict[str, Sum]:
    sums: defaultdict[str, Sum] = defaultdict(Sum)
    turns, done, end = asyncio.Semaphore(AT_ONCE), 0, end_after(size.seconds)

    async def one(table: Table, number: int) -> None:
        nonlocal done
        async with turns:
            if now() > end:
                return
            sums[table.key].tables += number % size.games == 0
            game = Game(setting, table.key, table.players, dict(table.options), number)
            await game.play()
            sums[table.key].add(game, await compare(game, size.moments))
        done += 1
        show(done, f"games, {sum(len(each.findings) for each in sums.values())} found")

    with bar("games", len(tables) * size.games) as show:
        await asyncio.gather(
            *(one(table, number) for number, table in enumerate(table for table in tables for _ in range(size.games)))
        )
    return sums


def report(sums: dict[str, Sum]) -> None:
    grid = Grid("", "tables", "games", "answers", "MB searched", "dealt anew", "pairs", "found")
    for key, each in sums.items():
        figures = (
            each.tables,
            each.games,
            each.answers,
            each.bytes // 10**6,
            each.dealt,
            each.pairs,
            len(each.findings),
        )
        grid.add_row(key, *map(str, figures))
    CONSOLE.print(grid)
    for key, each in sums.items():
        if each.planted.kinds:
            CONSOLE.print(f"  planted and found, {key}: {each.planted}")
