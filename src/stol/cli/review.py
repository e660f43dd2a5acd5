"""`stol review`: a game looked at again."""

import json
import math
from pathlib import Path
from string import ascii_uppercase
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stol.bots.choice import Choice
from stol.bots.estimate import BATCHES
from stol.bots.luck import Turn, describe_turn
from stol.bots.rating import Z_95
from stol.bots.review import DEFAULT_BUDGET, Review
from stol.bots.review import review as review_record
from stol.bots.thinking import Budget
from stol.cli.files import Number, RecordFile, check_new, lines, nth_record
from stol.cli.hint import Seed, Workers
from stol.cli.progress import progress
from stol.cli.score import AsJson
from stol.draw import plot
from stol.draw.words import counted, percent, readable
from stol.record import Record

Simulations = Annotated[int | None, typer.Option(min=BATCHES, help="Of each estimate: always the same review.")]
Seconds = Annotated[float | None, typer.Option(min=0.01, max=3600, help="About so long for each move instead.")]
Quick = Annotated[bool, typer.Option("--quick", help="A fifth of the simulations: only the larger mistakes show.")]
Svg = Annotated[Path | None, typer.Option(help="Draw the curve into this new file.")]

QUICK = Budget(simulations=200)
MOST_MISTAKES = 3
WIDEST = 100


def add_to(app: typer.Typer) -> None:
    app.command("review")(review)


def review(  # noqa: PLR0913, PLR0917 - each is an option of the command
    file: RecordFile,
    game: Number = 1,
    simulations: Simulations = None,
    seconds: Seconds = None,
    quick: Quick = False,  # noqa: FBT002 - a switch of the command line
    seed: Seed = 0,
    workers: Workers = 1,
    svg: Svg = None,
    as_json: AsJson = False,  # noqa: FBT002 - as above
) -> None:
    """Show how the chances went in a game, what was luck, and what was given away.

    100 % is everybody beaten by far, 0 % the opposite; alone it is the share of the most points.
    """
    if svg:
        check_new(svg)
    default = QUICK if quick else DEFAULT_BUDGET
    budget = Budget(seconds, simulations) if simulations or seconds else default
    found = followed(nth_record(lines(file), game, file), budget, seed, workers)
    if svg:
        svg.write_text(plot.svg(found.curve()), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(found.to_dict()))
    else:
        report(found)


def followed(record: Record, budget: Budget, seed: int, workers: int) -> Review:
    """The review, under a bar that shows how far it is."""
    with progress() as bar:
        task = bar.add_task("reviewing")
        return review_record(
            record, budget, seed, workers, lambda done, total: bar.update(task, completed=done, total=total)
        )


def report(found: Review) -> None:
    console = Console(highlight=False, soft_wrap=True)
    state = f"{'finished' if found.over else 'running'} at ply {found.points[-1].ply}"
    looked = f"{found.simulations} simulations for each estimate"
    console.print(f"{found.title}, {counted(len(found.players), 'player')}, {state}; {looked}\n")
    console.print(plot.text(found.curve(), min(console.width, WIDEST)), "", markup=False, sep="\n")
    console.print("How each result came about: start + luck + own mistakes + mistakes of others = end")
    console.print(ledger(found), "")
    for seat in range(len(found.players)):
        console.print(*given_away(found, seat), "", markup=False, sep="\n")
    console.print(*turning_points(found), markup=False, sep="\n")


def ledger(found: Review) -> Table:
    table = Table("", "start", "luck", "own", "others", "end", "", box=None, padding=(0, 2))
    for seat, one in enumerate(found.accounts):
        numbers = percent(one.start), signed(one.luck), signed(one.own), signed(one.others), percent(one.end)
        table.add_row(escape(name(found, seat)), *numbers, f"luck ± {margin(one.error)}")
    return table


def given_away(found: Review, seat: int) -> list[str]:
    """A seat's worst mistakes, in words."""
    mistakes = found.mistakes(seat)
    mine = sum(choice.seat == seat for choice in found.choices)
    if not mistakes:
        return [f"{name(found, seat)} gave nothing away for sure in {counted(mine, 'choice')}."]
    lost = percent(sum(choice.loss for choice in mistakes))
    head = f"{name(found, seat)} gave away {lost} in {len(mistakes)} of {counted(mine, 'choice')}"
    return [f"{head}{', most in' if len(mistakes) > MOST_MISTAKES else ''}:", *map(mistake, mistakes[:MOST_MISTAKES])]


def mistake(choice: Choice) -> str:
    sure = f" ± {margin(choice.error)}" if choice.error else ", exactly"
    return f"  ply {choice.ply}: {choice.move}, better {choice.best}: {signed(-choice.loss)}{sure}"


def turning_points(found: Review) -> list[str]:
    """In words, under the letters of the curve."""
    if not found.turns:
        return ["No turning points: nothing changed much at once."]
    lines = [
        f"  {letter}  ply {turn.ply}: {readable(describe_turn(turn, found.players))}: {effect(found, turn)}"
        for letter, turn in zip(ascii_uppercase, found.turns, strict=False)
    ]
    return ["Turning points:", *lines]


def effect(found: Review, turn: Turn) -> str:
    """What it changed, for those to whom it did."""
    changes = [(seat, change) for seat, change in enumerate(turn.changes) if round(100 * change)]
    return ", ".join(f"{name(found, seat)} {signed(change)}" for seat, change in changes)


def margin(error: float) -> int:
    """Half of the 95 % interval, in percent, rounded up."""
    return math.ceil(100 * Z_95 * error)


def name(found: Review, seat: int) -> str:
    return readable(found.players[seat])


def signed(value: float) -> str:
    number = round(100 * value)
    sign = "+" if number > 0 else "−" if number < 0 else "±"
    return f"{sign}{abs(number)} %"
