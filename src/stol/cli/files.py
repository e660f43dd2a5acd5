"""Files that commands read."""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from stol.errors import BadOptions, BadRecord, BadTable
from stol.record import Record, read_records

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="Records, one a line (JSON Lines); - reads stdin.")]
TableFile = Annotated[Path, typer.Argument(metavar="FILE", help="A table as JSON; - reads stdin.")]
Number = Annotated[int, typer.Option("--game", min=1, help="Which game of the file.")]

STDIN = Path("-")


def lines(path: Path) -> Iterator[bytes]:
    """The lines of a file, one at a time."""
    if path == STDIN:
        yield from iter(sys.stdin.buffer.readline, b"")  # iterating over stdin itself would close it after
        return
    with path.open("rb") as file:
        yield from file


def nth_record(content: Iterable[bytes], game: int, path: Path) -> Record:
    """The record of that number, counted from 1."""
    number = 0
    for number, record in enumerate(read_records(content), 1):
        if number == game:
            return record
    raise BadRecord(f"{path} holds {number} games; there is no game {game}")


def check_new(out: Path) -> None:
    """Refuse a file that exists, or whose folder does not."""
    if out.exists():
        raise BadOptions(f"{out} exists already, and nothing is overwritten; give a new name")
    if not out.parent.is_dir():
        raise BadOptions(f"there is no folder {out.parent} for {out.name}")


def table(path: Path) -> dict[str, Any]:
    try:
        content = json.loads(b"".join(lines(path)))
    except (ValueError, RecursionError) as error:
        raise BadTable(f"{path} is no JSON: {error}") from None
    if not isinstance(content, dict):
        raise BadTable(f"{path} has to hold one object, like a view, not a {type(content).__name__}")
    return content
