"""Mutation testing of two revisions: `python -m bench.mutants run|table`."""

import signal
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bench.mutants import results
from bench.mutants.catalogue import Package, Revision, mutants
from bench.mutants.suite import PytestBroken
from bench.mutants.trial import Refused, Trials

WORK = Path("build/mutants")

app = typer.Typer(help=__doc__, add_completion=False, no_args_is_help=True)


@app.command()
def run(
    revision: Annotated[Revision, typer.Option(help="The commit before the tests changed, or the latest.")],
    out: Annotated[
        Path | None, typer.Option(help="The results, a line of JSON for each mutant; mutants in it are not run again.")
    ] = None,
    package: Annotated[list[Package] | None, typer.Option(help="Only these; all if none is named.")] = None,
    work: Annotated[Path, typer.Option(help="Where copies of the project are kept.")] = WORK,
) -> None:
    """Tries all mutants that have no result yet. It can be stopped at any time, and goes on when it is run again."""
    for stop in (signal.SIGINT, signal.SIGTERM):  # a shell starts background jobs with Ctrl-C ignored
        signal.signal(stop, signal.default_int_handler)
    console, chosen = Console(width=160), [mutant for mutant in mutants() if mutant.package in (package or Package)]
    try:
        Trials(revision, out or work / f"{revision}.jsonl", work).run(chosen, console)
    except (Refused, PytestBroken) as problem:
        console.print(str(problem))
        raise typer.Exit(1) from problem
    except KeyboardInterrupt:
        console.print("Stopped. The same command goes on from here.")
        raise typer.Exit(130) from None


@app.command()
def table(
    before: Annotated[Path, typer.Option(help="Results of run --revision before.")] = WORK / "before.jsonl",
    after: Annotated[Path, typer.Option(help="Results of run --revision after.")] = WORK / "after.jsonl",
) -> None:
    """Prints killed shares side by side, and the survivors, as Markdown."""
    print(*results.markdown(mutants(), results.load(before), results.load(after)), sep="\n")


if __name__ == "__main__":
    app()
