"""Large products of cases are tested in samples; with --all they are complete.

Which cases are in a sample follows from the contents of the last commit, so that it is the same wherever that commit is
tested, and another one later. STOL_TEST_SEED repeats the sample of another commit.
"""

import functools
import os
import random
import shutil
import subprocess
from collections.abc import Callable, Hashable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

SEED, ALL = "STOL_TEST_SEED", "STOL_TEST_ALL"
"""In the environment, so that every process of a run has the same samples."""
WITHOUT_GIT = "stol"

Case = TypeVar("Case")
Traits = Callable[[Case], Iterable[Hashable]]


@functools.cache
def seed() -> str:
    return os.environ.get(SEED) or tree_of_the_commit() or WITHOUT_GIT


def tree_of_the_commit() -> str:
    """A hash of all files in the last commit; empty where there is no repository."""
    git = shutil.which("git")
    if not git:
        return ""
    here = Path(__file__).parent
    answer = subprocess.run([git, "-C", here, "rev-parse", "HEAD^{tree}"], capture_output=True, text=True, check=False)
    return answer.stdout.strip()[:12]


def everything() -> bool:
    return bool(os.environ.get(ALL))


def sample(cases: Iterable[Case], name: str, traits: Traits[Case]) -> Sequence[Case]:
    """As few of the cases as have all traits among them, in their order. Samples of different names differ."""
    every = list(cases)
    if everything():
        return every
    order = list(range(len(every)))
    random.Random(f"{seed()} {name}").shuffle(order)
    had = [frozenset(traits(case)) for case in every]
    missing = frozenset[Hashable]().union(*had)
    chosen = set()
    while missing:
        best = max(order, key=lambda number: len(had[number] & missing))
        chosen.add(best)
        missing -= had[best]
    return [every[number] for number in sorted(chosen)]


def one_of(cases: Iterable[Case], name: str) -> Sequence[Case]:
    """One of the cases."""
    return sample(cases, name, lambda _: [None])


def half_of(cases: Iterable[Case], name: str) -> Sequence[Case]:
    """Half of the cases, at random and in their order."""
    every = list(cases)
    if everything():
        return every
    chosen = random.Random(f"{seed()} {name}").sample(range(len(every)), (len(every) + 1) // 2)
    return [every[number] for number in sorted(chosen)]


def examples(number: int) -> int:
    """How many random examples a property is tried with, where `number` are for --all."""
    return number if everything() else max(20, number // 5)
