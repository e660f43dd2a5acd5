"""The tests that a mutant runs against: which files, in which order, and their result."""

import os
import shutil
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
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


class Limits(NamedTuple):
    """Seconds until tests count as stuck."""

    test: float
    whole: float


class Outcome(NamedTuple):
    """The result of one run of pytest."""

    failed: str | None
    """The first test that failed."""
    timed_out: bool
    seconds: dict[str, float]
    """Seconds per test file."""


PASSED = Outcome(None, timed_out=False, seconds={})


class PytestBroken(Exception):  # noqa: N818 - named as what happened
    """Pytest itself could not run the tests."""


def stages(suite: str) -> tuple[Stage, ...]:
    """A game's own tests, then what all games have to pass, for this game; or a package's tests."""
    if suite in {"table", "web"}:
        return (Stage((f"tests/{suite}",)),)
    return Stage((f"tests/games/{suite}",)), Stage(("tests/conformance", "tests/golden"), suite)


def ordered_files(tree: Path, stage: Stage, likely: str, seconds: dict[str, float]) -> list[str]:
    """All test files of a stage: first those that are likely to notice the fault, then the quickest."""
    found = [path.relative_to(tree).as_posix() for name in stage.folders for path in (tree / name).rglob("test_*.py")]
    return sorted(found, key=lambda file: (not likely or likely not in file, seconds.get(file, 0.0), file))


def run(tree: Path, files: Iterable[str], word: str, log: Path, limits: Limits | None, *, interpreted: bool) -> Outcome:
    """Runs pytest up to the first test that fails. Its output is kept in the log."""
    report = log.with_suffix(".xml")
    report.unlink(missing_ok=True)
    shutil.rmtree(tree / ".hypothesis", ignore_errors=True)  # examples that another mutant failed with
    command = [
        *(sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0"),
        *(f"--junit-xml={report}", "--override-ini=junit_family=xunit1"),
        f"--timeout={limits.test if limits else 0}",
        *(["-k", word] if word else []),
        *files,
    ]
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            cwd=tree,
            env=environment(tree, interpreted=interpreted, kept=limits is None),
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            status = process.wait(limits.whole if limits else None)
        except subprocess.TimeoutExpired:
            return Outcome(None, timed_out=True, seconds={})
        finally:
            stop(process)
    outcome = read(report) if report.exists() else PASSED
    if status == 0 or outcome.failed:
        return outcome
    if status in BROKEN:
        raise PytestBroken(f"pytest ended with {status}: see {log}")
    return outcome._replace(failed=f"pytest itself ended with {status}")  # a fault may take the whole process down


def environment(tree: Path, *, interpreted: bool, kept: bool) -> dict[str, str]:
    """`kept`: whether bytecode is written. Not for a mutant: Python could load it in place of the original's."""
    own = {"PYTHONPATH": str(tree / "src"), "STOL_CACHE_DIR": str(tree.with_name(f"{tree.name}-compiled"))}
    own |= {"NUMBA_DISABLE_JIT": "1"} if interpreted else {}
    own |= {} if kept else {"PYTHONDONTWRITEBYTECODE": "1"}
    return os.environ | own


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
    seconds: defaultdict[str, float] = defaultdict(float)
    failed = None
    for case in ET.parse(report).iter("testcase"):  # noqa: S314 - written by our own pytest
        file = case.get("file", "")
        seconds[file] += float(case.get("time", 0))
        if failed is None and (case.find("failure") is not None or case.find("error") is not None):
            failed = f"{file}::{case.get('name')}"
    return Outcome(failed, timed_out=False, seconds=dict(seconds))
