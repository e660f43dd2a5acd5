"""`stol replay`: step through a record."""

import sys
from typing import Annotated

import typer
from rich.console import Console

from stol import draw
from stol.cli.files import Number, RecordFile, lines, nth_record
from stol.cli.usage import Command
from stol.cli.words import say
from stol.errors import BadRecord, Reason
from stol.games.words import title
from stol.position import Position
from stol.record import Record
from stol.text import refused

Ply = Annotated[int | None, typer.Option(min=0, help=say("cli-replay-ply"))]

STEPS = {" ": 1, "\r": 1, "\n": 1, "n": 1, "\x1b[C": 1, "\x1b[B": 1, "b": -1, "\x1b[D": -1, "\x1b[A": -1}
"""Keys that go forwards and back: space, enter, n, b and the arrows."""
FAR = 10**9
LEAPS = {"\x1b[H": -FAR, "<": -FAR, "\x1b[F": FAR, ">": FAR, "\x1b[6~": 10, "f": 10, "\x1b[5~": -10, "r": -10}
"""Home and end, ten forwards and ten back."""
QUIT = {"q", "\x1b", "\x03", "\x04"}


def add_to(app: typer.Typer) -> None:
    app.command("replay", cls=Command, help=say("cli-replay"))(replay)


def replay(file: RecordFile, game: Number = 1, ply: Ply = None) -> None:
    record = nth_record(lines(file), game, file)
    if ply is not None and ply > len(record.moves):
        raise refused(BadRecord, Reason("refused-ply", {"last": len(record.moves), "ply": ply}))
    if ply is not None:
        typer.echo(page(record, record.replay(ply)))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        step_through(record)
    else:
        for position in record.positions():
            typer.echo(page(record, position) + "\n")


def page(record: Record, position: Position) -> str:
    """A position under a line that says which move led to it."""
    ply = position.ply
    named = {"game": title(position.game.key, say), "ply": str(ply), "last": str(len(record.moves))}
    heading = say("cli-replay-after", **named, move=record.moves[ply - 1]) if ply else say("cli-replay-start", **named)
    return f"{heading}\n\n{draw.text(position.view(), say.language)}"


def step_through(record: Record) -> None:
    screen = Console()
    positions = list(record.positions())
    ply = 0
    while True:
        screen.clear()
        typer.echo(f"{page(record, positions[ply])}\n\n{say('cli-replay-keys')}")
        try:
            key = typer.getchar()
        except (KeyboardInterrupt, EOFError):
            return
        if key in QUIT:
            return
        ply += STEPS.get(key, 0) + LEAPS.get(key, 0)
        ply = max(0, min(ply, len(record.moves)))
