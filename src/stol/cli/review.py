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
from stol.cli.usage import Command
from stol.cli.words import columns, paragraphs, percent, say
from stol.draw import plot
from stol.draw.words import readable
from stol.games.words import title
from stol.record import Record

Simulations = Annotated[int | None, typer.Option(min=BATCHES, help=say("cli-review-simulations"))]
Seconds = Annotated[float | None, typer.Option(min=0.01, max=3600, help=say("cli-review-seconds"))]
Quick = Annotated[bool, typer.Option("--quick", help=say("cli-review-quick"))]
Svg = Annotated[Path | None, typer.Option(help=say("cli-review-svg"))]

QUICK = Budget(simulations=200)
MOST_MISTAKES = 3
WIDEST = 100
INDENT = "  "


def add_to(app: typer.Typer) -> None:
    app.command("review", cls=Command, help=paragraphs("cli-review", "cli-review-more"))(review)


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
    if svg:
        check_new(svg)
    default = QUICK if quick else DEFAULT_BUDGET
    budget = Budget(seconds, simulations) if simulations or seconds else default
    found = followed(nth_record(lines(file), game, file), budget, seed, workers)
    if svg:
        svg.write_text(plot.svg(found.curve(say), say.language), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(found.to_dict()))
    else:
        report(found)


def followed(record: Record, budget: Budget, seed: int, workers: int) -> Review:
    """The review, under a bar that shows how far it is."""
    with progress() as bar:
        task = bar.add_task(say("cli-review-reviewing"))
        return review_record(
            record, budget, seed, workers, lambda done, total: bar.update(task, completed=done, total=total)
        )


def report(found: Review) -> None:
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{heading(found)}\n")
    console.print(plot.text(found.curve(say), min(console.width, WIDEST), say.language), "", markup=False, sep="\n")
    console.print(say("cli-review-ledger"))
    console.print(ledger(found), "")
    for seat in range(len(found.players)):
        console.print(*given_away(found, seat), "", markup=False, sep="\n")
    console.print(*turning_points(found), markup=False, sep="\n")


def heading(found: Review) -> str:
    return say(
        "cli-review-heading", game=title(found.game, say), players=len(found.players),
        over="yes" if found.over else "no", ply=str(found.points[-1].ply), simulations=found.simulations,
    )  # fmt: skip


def ledger(found: Review) -> Table:
    table = Table(*columns("", "start", "luck", "own", "others", "end", ""), box=None, padding=(0, 2))
    for seat, one in enumerate(found.accounts):
        numbers = percent(one.start), signed(one.luck), signed(one.own), signed(one.others), percent(one.end)
        table.add_row(escape(name(found, seat)), *numbers, say("cli-review-luck", margin=margin(one.error)))
    return table


def given_away(found: Review, seat: int) -> list[str]:
    """A seat's worst mistakes, in words."""
    mistakes = found.mistakes(seat)
    mine = sum(choice.seat == seat for choice in found.choices)
    named = {"name": name(found, seat), "choices": mine}
    if not mistakes:
        return [say("cli-review-nothing", **named)]
    lost = percent(sum(choice.loss for choice in mistakes))
    message = "cli-review-most" if len(mistakes) > MOST_MISTAKES else "cli-review-all"
    head = say(message, **named, lost=lost, count=len(mistakes))
    return [head, *map(mistake, mistakes[:MOST_MISTAKES])]


def mistake(choice: Choice) -> str:
    named = {"ply": str(choice.ply), "move": choice.move, "best": choice.best, "loss": signed(-choice.loss)}
    if choice.error:
        return INDENT + say("cli-review-mistake", **named, margin=margin(choice.error))
    return INDENT + say("cli-review-mistake-exact", **named)


def turning_points(found: Review) -> list[str]:
    """In words, under the letters of the curve."""
    if not found.turns:
        return [say("cli-review-no-turns")]
    lettered = zip(ascii_uppercase, found.turns, strict=False)
    return [say("cli-review-turns"), *(INDENT + turning_point(found, *each) for each in lettered)]


def turning_point(found: Review, letter: str, turn: Turn) -> str:
    words = readable(describe_turn(turn, found.players, say))
    return say("cli-review-turn", letter=letter, ply=str(turn.ply), words=words, effect=effect(found, turn))


def effect(found: Review, turn: Turn) -> str:
    """What it changed, for those to whom it did."""
    from stol.text.phrases import list_text  # noqa: PLC0415 - slow to load, and the other commands need no lists

    changes = [(seat, change) for seat, change in enumerate(turn.changes) if round(100 * change)]
    return list_text(
        say, [say("cli-review-effect", name=name(found, seat), change=signed(change)) for seat, change in changes]
    )


def margin(error: float) -> float:
    """Half of the 95 % interval, rounded up to whole percent."""
    return math.ceil(100 * Z_95 * error) / 100


def name(found: Review, seat: int) -> str:
    return readable(found.players[seat])


def signed(value: float) -> str:
    share = round(value, 2)
    sign = "plus" if share > 0 else "minus" if share < 0 else "zero"
    return say("cli-review-change", sign=sign, share=abs(share))
