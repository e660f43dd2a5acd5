"""Tries mutants one after the other. Those with a result in the file are not tried again."""

import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.mutants import results, suite
from bench.mutants.catalogue import COMMITS, Mutant, Package, Revision, mutants
from bench.mutants.results import Result, Verdict
from bench.mutants.suite import Limits
from bench.mutants.tree import checked_out, commit_of, fault

LEAST_LIMIT = 200
"""Seconds that tests may take beyond their usual time, before they count as stuck."""


class Refused(Exception):  # noqa: N818 - named as what happened
    """The results would be meaningless: tests fail without a fault, or results of several commits are mixed."""


class Trials:
    """Tries mutants at one revision. Each package has its own copy of the project, so two commands can run at once."""

    def __init__(self, revision: Revision, out: Path, work: Path) -> None:
        self._revision, self._out, self._work = revision, out, work.resolve() / revision
        self._commit = commit_of(COMMITS[revision])
        self._done = results.load(out)
        if others := {result.commit for result in self._done.values()} - {self._commit}:
            raise Refused(f"{out} has results of {', '.join(sorted(others))}, but {revision} is {self._commit} now")

    def run(self, packages: Sequence[Package], console: Console) -> None:
        left = [mutant for mutant in mutants() if mutant.package in packages and mutant.id not in self._done]
        with Progress(console=console) as progress:
            task = progress.add_task("", total=len(left))
            for mutant in sorted(left, key=lambda mutant: list(Package).index(mutant.package)):
                progress.update(task, description=mutant.id)
                tree = checked_out(self._commit, self._work / mutant.package)
                self._check(tree, mutant, console)
                found = self._try(tree, mutant)
                console.print(
                    f"{mutant.id}: {found.verdict} {found.by} ({found.seconds:.0f} s)", highlight=False, soft_wrap=True
                )
                progress.advance(task)

    def _check(self, tree: Path, mutant: Mutant, console: Console) -> None:
        """Runs the tests without a fault, once per suite: they have to pass."""
        name = mutant.suite
        if name in self._done:
            return
        console.print(f"{name}: the tests without a fault")
        began, seconds = time.monotonic(), dict[str, float]()
        for stage in suite.stages(name):
            files = suite.ordered_files(tree, stage, "", {})
            outcome = suite.run(tree, files, stage.word, self._log(name), None, interpreted=bool(mutant.game))
            if outcome.failed:
                raise Refused(f"without any fault, {outcome.failed} fails: see {self._log(name)}")
            seconds |= outcome.seconds
        self._note(Result(name, self._commit, "passed", time.monotonic() - began, files=seconds))

    def _try(self, tree: Path, mutant: Mutant) -> Result:
        alone = self._done[mutant.suite]
        slowest, began = max(alone.files.values()), time.monotonic()
        limits = Limits(test=LEAST_LIMIT + slowest, whole=LEAST_LIMIT + 3 * alone.seconds)
        outcome = suite.PASSED
        with fault(tree, mutant.at(self._revision)):
            for stage in suite.stages(mutant.suite):
                files = suite.ordered_files(tree, stage, mutant.likely_at(self._revision), alone.files)
                log = self._log(mutant.suite)
                outcome = suite.run(tree, files, stage.word, log, limits, interpreted=bool(mutant.game))
                if outcome.failed or outcome.timed_out:
                    break
        seconds = time.monotonic() - began
        return self._note(Result(mutant.id, self._commit, verdict(outcome), seconds, by=outcome.failed or ""))

    def _note(self, result: Result) -> Result:
        results.append(self._out, result)
        self._done[result.id] = result
        return result

    def _log(self, name: str) -> Path:
        return self._work / f"{name}.log"


def verdict(outcome: suite.Outcome) -> Verdict:
    if outcome.timed_out:
        return "timeout"
    return "killed" if outcome.failed else "survived"
