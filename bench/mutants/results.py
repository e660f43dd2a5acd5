"""The results of mutants: a line of JSON for each, and the table that compares two revisions."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from bench.mutants.catalogue import Mutant, Package

Verdict: TypeAlias = Literal["passed", "killed", "survived", "timeout"]
"""Passed: a test that killed a mutant, without the fault. A timeout counts as killed."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a mutant, or of a test without a fault; then the id is the test's name."""

    id: str
    commit: str
    verdict: Verdict
    seconds: float
    by: str = ""
    """The test that failed."""


def load(file: Path) -> dict[str, Result]:
    if not file.exists():
        return {}
    lines = file.read_bytes().splitlines()
    return {result.id: result for result in (msgspec.json.decode(line, type=Result) for line in lines)}


def append(file: Path, result: Result) -> None:
    """Appends a line in a single write: two commands may share a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab", buffering=0) as out:
        out.write(msgspec.json.encode(result) + b"\n")


def markdown(mutants: Sequence[Mutant], before: dict[str, Result], after: dict[str, Result]) -> Iterator[str]:
    yield "| Package | killed before | killed after |"
    yield "|---|---|---|"
    for package in Package:
        some = [mutant for mutant in mutants if mutant.package == package]
        yield f"| {package} | {share(some, before)} | {share(some, after)} |"
    yield f"| all | {share(mutants, before)} | {share(mutants, after)} |"
    yield ""
    yield "| Survivor | what it breaks | before | after |"
    yield "|---|---|---|---|"
    for mutant in mutants:
        told = [verdict(mutant, results) for results in (before, after)]
        if "survived" in told:
            yield f"| `{mutant.id}` | {mutant.breaks} | {told[0]} | {told[1]} |"


def verdict(mutant: Mutant, results: dict[str, Result]) -> str:
    found = results.get(mutant.id)
    return found.verdict if found else "not run"


def share(mutants: Sequence[Mutant], results: dict[str, Result]) -> str:
    """The share of killed mutants among those that have run."""
    told = [results[mutant.id].verdict for mutant in mutants if mutant.id in results]
    if not told:
        return "–"
    killed = sum(one != "survived" for one in told)
    left = f", {len(mutants) - len(told)} not run" if len(told) < len(mutants) else ""
    return f"{killed} of {len(told)} ({killed / len(told):.0%}{left})"
