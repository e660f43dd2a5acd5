"""The tests that a mutant runs against: which files, in which order, and their result."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

BROKEN = range(2, 6)
"""Exit codes of pytest without a failed test: interrupted, internal error, wrong options, no tests."""
SECONDS_TO_STOP = 30


class Stage(NamedTuple):
    """One run of pytest: all test files of some folders, restricted to tests with a word in their names."""

    folders: tuple[str, ...]
    word: str = ""


class Batch(NamedTuple):
    """What one run of pytest is given: files or a test, and a word in the names of tests."""

    tests: tuple[str, ...]
    word: str = ""


class Limits(NamedTuple):
    """Seconds until tests count as stuck."""

    test: float
    whole: float


class Outcome(NamedTuple):
    """The result of one run of pytest."""

    failed: str | None
    """The first test that failed."""
    timed_out: bool = False

    @property
    def is_of_a_test(self) -> bool:
        return "::" in (self.failed or "")


PASSED = Outcome(None)


class PytestBroken(Exception):  # noqa: N818 - named as what happened
    """Pytest itself could not run the tests."""


def stages(suite: str) -> tuple[Stage, ...]:
    """A game's own tests, then what all games have to pass, for this game; or a package's tests."""
    if suite in {"table", "web"}:
        return (Stage((f"tests/{suite}",)),)
    return Stage((f"tests/games/{suite}",)), Stage(("tests/conformance", "tests/golden"), suite)


def batches(tree: Path, suite: str, likely: str) -> Iterator[Batch]:
    """All test files of a suite: of each stage first those that are likely to notice the fault, by themselves."""
    for stage in stages(suite):
        files = files_of(tree, stage)
        for chosen in ([file for file in files if likely in file], [file for file in files if likely not in file]):
            if chosen:
                yield Batch(tuple(chosen), stage.word)


def files_of(tree: Path, stage: Stage) -> list[str]:
    """The short ones first: most of them are quick."""
    found = [path for name in stage.folders for path in (tree / name).rglob("test_*.py")]
    return [path.relative_to(tree).as_posix() for path in sorted(found, key=lambda path: (path.stat().st_size, path))]


def run(tree: Path, batch: Batch, log: Path, limits: Limits, *, interpreted: bool) -> Outcome:
    """Runs pytest up to the first test that fails. Its output is kept in the log."""
    report = log.with_suffix(".xml")
    report.unlink(missing_ok=True)
    shutil.rmtree(tree / ".hypothesis", ignore_errors=True)  # examples that another mutant failed with
    command = [
        *(sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0"),
        *(f"--junit-xml={report}", "--override-ini=junit_family=xunit1", f"--timeout={limits.test}"),
        *(["-k", batch.word] if batch.word else []),
        *batch.tests,
    ]
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            cwd=tree,
            env=environment(tree, interpreted=interpreted),
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            status = process.wait(limits.whole)
        except subprocess.TimeoutExpired:
            return Outcome(None, timed_out=True)
        finally:
            stop(process)
    outcome = read(report) if report.exists() else PASSED
    if status == 0 or outcome.failed:
        return outcome
    if status in BROKEN:
        raise PytestBroken(f"pytest ended with {status}: see {log}")
    return Outcome(f"pytest itself ended with {status}")  # a fault may take the whole process down


def environment(tree: Path, *, interpreted: bool) -> dict[str, str]:
    """Without bytecode of a mutant, which Python could load in place of the original's.

    Compiled code is kept by its content, so a mutant never gets that of the original.
    """
    own = {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return os.environ | own | ({"NUMBA_DISABLE_JIT": "1"} if interpreted else {})


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ends the process group: first by SIGINT, so that tests can end databases and workers, then by SIGKILL."""
    if process.poll() is not None:
        return
    os.killpg(process.pid, signal.SIGINT)
    try:
        process.wait(SECONDS_TO_STOP)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def read(report: Path) -> Outcome:
    for case in ET.parse(report).iter("testcase"):  # noqa: S314 - written by our own pytest
        if case.find("failure") is not None or case.find("error") is not None:
            return Outcome(f"{case.get('file', '')}::{case.get('name')}")
    return PASSED
