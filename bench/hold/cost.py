"""The processor time of a move, beside other versions of stol.

All versions serve crowds of their own at the same time, so that whatever else the machine does slows them alike: their
ratio means something where neither figure does.
"""

import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TypeAlias

from rich.table import Table

from bench.hold.crowd import Orders
from bench.hold.run import CONSOLE, Run, bar, running, verdict
from bench.hold.serving import Server

OWN = Path(__file__).parents[2]
"""The tree of this file."""
PEOPLE = 4
"""At each table, each with a stream."""
SETTLING = 5.0
"""Seconds at the start that are not measured."""
Costs: TypeAlias = Sequence[float]
"""Milliseconds of processor time for a move, by version."""


@dataclass(frozen=True)
class Size:
    """How much is measured."""

    tables: int
    rate: float
    """Moves per second, of each version."""
    stretches: int
    seconds: float
    """The length of a stretch."""


@dataclass(frozen=True)
class Look:
    """What a version has done so far."""

    moves: float
    """Answered."""
    seconds: float
    """Of processor time."""


def cost(size: Size, others: Sequence[Path]) -> bool:
    """Measures this version, and others from trees of their own. Their logs are compared with what was sent, too."""
    trees = [OWN, *others]
    with ExitStack() as stack:
        runs = [stack.enter_context(served(tree, size)) for tree in trees]
        rest("settling", SETTLING)
        looks = [look(runs)]
        for number in range(size.stretches):
            rest(f"stretch {number + 1} of {size.stretches}", size.seconds)
            looks.append(look(runs))
    CONSOLE.print(as_table(trees, [costs(*span) for span in pairwise(looks)]))
    return verdict(wrong for run in runs for wrong in run.notes.wrong)


@contextmanager
def served(tree: Path, size: Size) -> Iterator[Run]:
    """A server of this tree, with a crowd that plays."""
    with TemporaryDirectory(prefix="stol-", ignore_cleanup_errors=True) as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        with Server(database, sources=tree / "src") as server:
            orders = Orders(server.port, size.tables, PEOPLE)
            with running(database, orders, size.tables / size.rate, server) as run:
                yield run


def rest(what: str, seconds: float) -> None:
    with bar(what, seconds) as show:
        show(0, what)
        time.sleep(seconds)


def look(runs: Sequence[Run]) -> list[Look]:
    return [Look(run.crowd.signals.gauges[1], processor_seconds(run.server.pid)) for run in runs]


def processor_seconds(pid: int) -> float:
    """Of all threads of a process, by the clock that Linux keeps for each: /proc counts hundredths of a second."""
    return time.clock_gettime(~pid << 3 | 2)


def costs(before: Sequence[Look], after: Sequence[Look]) -> Costs:
    pairs = zip(before, after, strict=True)
    return [1000 * (now.seconds - then.seconds) / (now.moves - then.moves) for then, now in pairs]


def as_table(trees: Sequence[Path], stretches: Sequence[Costs]) -> Table:
    """The costs by stretch, and which part of each other version's cost this one has."""
    table = Table("stretch", box=None, padding=(0, 2))
    for tree in trees:
        table.add_column(f"{tree.name}, ms", justify="right")
    for tree in trees[1:]:
        table.add_column(f"own / {tree.name}", justify="right")
    rows = [[*each, *(each[0] / other for other in each[1:])] for each in stretches]
    for number, row in enumerate(rows, 1):
        table.add_row(f"{number}", *(f"{figure:.2f}" for figure in row))
    table.add_row("median", *(f"{median(column):.2f}" for column in zip(*rows, strict=True)), style="bold")
    return table
