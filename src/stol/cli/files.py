"""Files that commands read."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from stol.errors import BadTable

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="Records, one a line (JSON Lines); - reads stdin.")]
TableFile = Annotated[Path, typer.Argument(metavar="FILE", help="A table as JSON; - reads stdin.")]

STDIN = Path("-")


def lines(path: Path) -> Iterator[bytes]:
    """The lines of a file, one at a time."""
    if path == STDIN:
        yield from iter(sys.stdin.buffer.readline, b"")  # iterating over stdin itself would close it after
        return
    with path.open("rb") as file:
        yield from file


def table(path: Path) -> dict[str, Any]:
    try:
        content = json.loads(b"".join(lines(path)))
    except (ValueError, RecursionError) as error:
        raise BadTable(f"{path} is no JSON: {error}") from None
    if not isinstance(content, dict):
        raise BadTable(f"{path} has to hold one object, like a view, not a {type(content).__name__}")
    return content
