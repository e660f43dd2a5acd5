"""Files that commands read."""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from stol.cli.words import say
from stol.errors import BadOptions, BadRecord, BadTable, Reason
from stol.record import Record, read_records
from stol.text import refused

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-record-file"))]
TableFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-table-file"))]
Number = Annotated[int, typer.Option("--game", min=1, help=say("cli-game-number"))]

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
    raise refused(BadRecord, Reason("refused-file-game", {"file": str(path), "count": number, "game": game}))


def check_new(out: Path) -> None:
    """Refuse a file that exists, or whose folder does not."""
    if out.exists():
        raise refused(BadOptions, Reason("refused-file-exists", {"file": str(out)}))
    if not out.parent.is_dir():
        raise refused(BadOptions, Reason("refused-folder", {"folder": str(out.parent), "name": out.name}))


def table(path: Path) -> dict[str, Any]:
    try:
        content = json.loads(b"".join(lines(path)))
    except (ValueError, RecursionError) as error:
        raise refused(BadTable, Reason("refused-file-json", {"file": str(path), "problem": str(error)})) from None
    if not isinstance(content, dict):
        raise refused(BadTable, Reason("refused-file-object", {"file": str(path), "kind": type(content).__name__}))
    return content
