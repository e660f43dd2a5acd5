"""`stol admin`: what a database holds, what has expired, the data of players, and their strengths."""

import datetime as dt
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from stol.cli.serve import default_database
from stol.cli.usage import Command, Group
from stol.cli.words import columns, say
from stol.errors import BadOptions, Reason
from stol.text import refused, unquoted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stol.table.store import Store

Database = Annotated[
    str | None, typer.Option(envvar="STOL_DATABASE", show_envvar=False, help=say("cli-admin-database"))
]
DryRun = Annotated[bool, typer.Option("--dry-run", help=say("cli-admin-dry-run"))]
Named = Annotated[str, typer.Argument(metavar="PLAYER", help=say("cli-admin-player"))]


def add_to(app: typer.Typer) -> None:
    admin = typer.Typer(cls=Group, help=say("cli-admin"))
    admin.callback(invoke_without_command=True)(show_help)
    admin.command("sizes", cls=Command, help=say("cli-admin-sizes"))(sizes)
    admin.command("expire", cls=Command, help=say("cli-admin-expire"))(expire)
    admin.command("export", cls=Command, help=say("cli-admin-export"))(export)
    admin.command("erase", cls=Command, help=say("cli-admin-erase"))(erase)
    admin.command("reports", cls=Command, help=say("cli-admin-reports"))(reports)
    admin.command("recount", cls=Command, help=say("cli-admin-recount"))(recount)
    app.add_typer(admin, name="admin")


def show_help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def sizes(database: Database = None) -> None:
    with opened(database) as store:
        table = plain("kind", "count", "bytes")
        for size in store.sizes.all():
            table.add_row(say(f"cli-admin-kind-{size.kind}"), str(size.rows), str(size.bytes))
    Console().print(table)


def expire(database: Database = None, dry_run: DryRun = False) -> None:  # noqa: FBT002 - a flag of the command line
    gone: Counter[str] = Counter()
    with opened(database) as store:
        for batch in store.life_cycle.run(dry=dry_run):
            gone[batch.kind] += len(batch.keys)
    if not gone.total():
        typer.echo(say("cli-admin-none-expired"))
        return
    table = plain("kind", "expired" if dry_run else "deleted")
    for kind, count in gone.items():
        table.add_row(say(f"cli-admin-kind-{kind}"), str(count))
    Console().print(table)


def export(player: Named, database: Database = None) -> None:
    with opened(database) as store:
        data = store.player_data.export(find(store, player))
    typer.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def erase(player: Named, database: Database = None) -> None:
    with opened(database) as store:
        store.player_data.erase(find(store, player))
    typer.echo(say("cli-admin-erased", player=unquoted(player)))


def reports(database: Database = None) -> None:
    with opened(database) as store:
        found = store.reports.all()
    if not found:
        typer.echo(say("cli-admin-no-reports"))
        return
    table = plain("at", "table", "kind", "player", "text", "reporter")
    for one in found:
        at = dt.datetime.fromtimestamp(one.at / 1000, dt.UTC).strftime("%Y-%m-%d %H:%M")
        kind = say(f"cli-admin-kind-{one.kind}")
        table.add_row(at, one.code, kind, one.player, escape(one.text), one.reporter)
    Console().print(table)


def recount(database: Database = None) -> None:
    with opened(database) as store:
        games = store.ratings.recount()
    typer.echo(say("cli-admin-recounted", games=games))


@contextmanager
def opened(database: str | None) -> "Iterator[Store]":
    from stol.table.store import Store  # noqa: PLC0415 - takes its time to load

    store = Store(database or default_database())
    try:
        yield store
    finally:
        store.close()


def find(store: "Store", named: str) -> str:
    """The id of the player."""
    player = store.player_data.find(named)
    if player is None:
        raise refused(BadOptions, Reason("cli-admin-no-player", {"player": unquoted(named)}))
    return player


def plain(*names: str) -> Table:
    table = Table(box=None, padding=(0, 1))
    for name, column in zip(names, columns(*names), strict=True):
        table.add_column(column, overflow="fold", justify="right" if name in {"count", "bytes"} else "left")
    return table
