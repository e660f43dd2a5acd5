"""`stol verify`: whether every record of a file is a game by the rules, and dealt as it says."""

import re
from collections import Counter
from typing import Annotated

import typer

from stol import fair
from stol.cli.files import RecordFile, lines
from stol.cli.progress import progress
from stol.errors import BadOptions, BadRecord, Reason
from stol.record import Record
from stol.text import quoted, refused

HASH = re.compile(r"[0-9a-f]{64}")
Sealed = Annotated[
    str | None,
    typer.Option(metavar="HASH", help="That was shown at the start of the game: all has to follow from its seed."),
]


def add_to(app: typer.Typer) -> None:
    app.command("verify")(verify)


def verify(file: RecordFile, sealed: Sealed = None) -> None:
    """Check every move and every result of the records in a file, and whether they were dealt by the seed they name.

    Exit code 1 if one is bad.
    """
    published = None if sealed is None else read_hash(sealed)
    found: Counter[str] = Counter()
    with progress() as bar:
        for number, line in bar.track(enumerate(lines(file), 1), description="checking"):
            if not line.strip():
                continue
            try:
                found[dealt(Record.from_json(line), published)] += 1
                found["good"] += 1
            except BadRecord as error:
                typer.echo(f"line {number}: {error}", err=True)
                found["bad"] += 1
    typer.echo(summary(found))
    if found["bad"] or not found["good"]:
        raise typer.Exit(1)


def read_hash(text: str) -> str:
    plain = text.strip().lower()
    if not HASH.fullmatch(plain):
        raise refused(BadOptions, Reason("refused-sealed", {"value": quoted(text)}))
    return plain


def dealt(record: Record, published: str | None) -> str:
    """By what the record itself says about it."""
    opened = fair.check(record, published)
    return (
        "no deal is named" if opened is None else "dealt fairly after given moves" if opened.given else "dealt fairly"
    )


def summary(found: Counter[str]) -> str:
    """Of the deals only where some are named."""
    words = [f"{found[what]} {what}" for what in ("good", "bad")]
    fairly = [f"{found[how]} {how}" for how in ("dealt fairly", "dealt fairly after given moves") if found[how]]
    return ", ".join([*words, *fairly])
