"""Tries mutants one after the other. Those with a result in the file are not tried again."""

import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.mutants import results, suite
from bench.mutants.catalogue import COMMITS, Mutant, Package, Revision
from bench.mutants.results import Result, Verdict
from bench.mutants.suite import PASSED, Batch, Limits, Outcome
from bench.mutants.tree import PROJECT, checked_out, commit_of, fault

LIMITS = Limits(test=300, whole=1800)
"""Seconds until tests count as stuck, even on a busy machine."""


class Refused(Exception):  # noqa: N818 - named as what happened
    """The results would be meaningless: a test fails without a fault, too, or results of several commits are mixed."""


class Trials:
    """Tries mutants at one revision. Each package has its own copy of the project, so two commands can run at once."""

    def __init__(self, revision: Revision, out: Path, work: Path, project: Path = PROJECT) -> None:
        self._revision, self._out, self._work, self._project = revision, out, work.resolve() / revision, project
        self._commit = commit_of(COMMITS[revision], project)
        self._done = results.load(out)
        if others := {result.commit for result in self._done.values()} - {self._commit}:
            raise Refused(f"{out} has results of {', '.join(sorted(others))}, but {revision} is {self._commit} now")

    def run(self, mutants: Sequence[Mutant], console: Console) -> None:
        left = [mutant for mutant in mutants if mutant.id not in self._done]
        with Progress(console=console) as progress:
            task = progress.add_task("", total=len(left))
            for mutant in sorted(left, key=lambda mutant: list(Package).index(mutant.package)):
                progress.update(task, description=mutant.id)
                tree = checked_out(self._commit, self._work / mutant.package, self._project)
                found = self._try(tree, mutant)
                console.print(
                    f"{mutant.id}: {found.verdict} {found.by} ({found.seconds:.0f} s)", highlight=False, soft_wrap=True
                )
                progress.advance(task)

    def _try(self, tree: Path, mutant: Mutant) -> Result:
        """Runs the tests until one fails. It has to pass without the fault."""
        began = time.monotonic()
        for batch in suite.batches(tree, mutant.suite, mutant.likely_at(self._revision)):
            with fault(tree, mutant.at(self._revision)):
                outcome = self._run(tree, mutant, batch)
            if outcome.failed or outcome.timed_out:
                self._check(tree, mutant, batch, outcome)
                break
        seconds = time.monotonic() - began
        return self._note(Result(mutant.id, self._commit, verdict(outcome), seconds, by=outcome.failed or ""))

    def _check(self, tree: Path, mutant: Mutant, batch: Batch, outcome: Outcome) -> None:
        """Runs without the fault what has not passed with it, unless that has been seen to pass before."""
        name = outcome.failed or mutant.suite
        if name in self._done:
            return
        began = time.monotonic()
        alone = self._run(tree, mutant, Batch((name,)) if outcome.is_of_a_test else batch)
        if alone != PASSED:
            raise Refused(f"without any fault, {name} fails: see {self._log(mutant.suite)}")
        self._note(Result(name, self._commit, "passed", time.monotonic() - began))

    def _run(self, tree: Path, mutant: Mutant, batch: Batch) -> Outcome:
        return suite.run(tree, batch, self._log(mutant.suite), LIMITS, interpreted=bool(mutant.game))

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
