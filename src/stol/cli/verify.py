"""`stol verify`: whether every record of a file is a game by the rules, and dealt as it says."""

import re
from collections import Counter
from typing import Annotated

import typer

from stol import fair
from stol.cli.files import RecordFile, lines
from stol.cli.progress import progress
from stol.cli.usage import Command
from stol.cli.words import explained, paragraphs, say, where_rules_stand
from stol.errors import BadOptions, BadRecord, Reason
from stol.record import Record
from stol.text import refused, unquoted

HASH = re.compile(r"[0-9a-f]{64}")
Sealed = Annotated[
    str | None,
    typer.Option(metavar="HASH", help=say("cli-verify-sealed")),
]


def add_to(app: typer.Typer) -> None:
    app.command("verify", cls=Command, help=paragraphs("cli-verify", "cli-verify-more"))(verify)


def verify(file: RecordFile, sealed: Sealed = None) -> None:
    published = None if sealed is None else read_hash(sealed)
    found: Counter[str] = Counter()
    cited: dict[str, None] = {}
    with progress() as bar:
        for number, line in bar.track(enumerate(lines(file), 1), description=say("cli-verify-checking")):
            if not line.strip():
                continue
            try:
                found[dealt(Record.from_json(line), published)] += 1
                found["good"] += 1
            except BadRecord as error:
                typer.echo(say("cli-verify-line", line=str(number), problem=explained(error.reason)), err=True)
                cited |= dict.fromkeys(error.reason.cited())
                found["bad"] += 1
    for where in where_rules_stand(cited):
        typer.echo(where, err=True)
    typer.echo(summary(found))
    if found["bad"] or not found["good"]:
        raise typer.Exit(1)


def read_hash(text: str) -> str:
    plain = text.strip().lower()
    if not HASH.fullmatch(plain):
        raise refused(BadOptions, Reason("refused-sealed", {"typed": unquoted(text)}))
    return plain


def dealt(record: Record, published: str | None) -> str:
    """What is counted: the end of the message that says so."""
    opened = fair.check(record, published)
    return "unnamed" if opened is None else "given" if opened.given else "dealt"


def summary(found: Counter[str]) -> str:
    """Of the deals only where some are named."""
    named = [how for how in ("dealt", "given") if found[how]]
    kind = "both" if len(named) == 2 else named[0] if named else "plain"
    counts = {what: found[what] for what in ("good", "bad", "dealt", "given")}
    return say(f"cli-verify-summary-{kind}", **counts)
