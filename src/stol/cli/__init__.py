"""The command line."""

import sys
from importlib import metadata
from typing import Annotated, NoReturn

import typer

from stol.cli import admin, arena, games, hint, replay, review, schema, score, serve, sim, verify
from stol.cli.usage import BadUsage, Group
from stol.cli.words import explained, say, where_rules_stand
from stol.errors import Explained

app = typer.Typer(cls=Group, help=say("cli-about"), pretty_exceptions_enable=False)
for module in (serve, games, sim, arena, replay, verify, score, schema, hint, review, admin):
    module.add_to(app)


def print_version(asked: bool) -> None:  # noqa: FBT001 - a flag of the command line
    if asked:
        typer.echo(f"stol {metadata.version('stol')}")
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", callback=print_version, is_eager=True, help=say("cli-version"))]


@app.callback(invoke_without_command=True)
def table(context: typer.Context, *, version: Version = False) -> None:  # noqa: ARG001 - its callback acts on it
    if context.invoked_subcommand is None:
        serve.serve(browser=True)


def main() -> None:
    """Run the command; a mistake of the user's is one line, not a traceback."""
    try:
        app()
    except BadUsage as error:
        fail(explained(error.reason), error.usage)
    except Explained as error:
        fail(explained(error.reason), *where_rules_stand(error.reason.cited()))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}")


def fail(message: str, *more: str) -> NoReturn:
    typer.echo("\n".join([say("cli-failed", problem=message), *more]), err=True)
    sys.exit(2)
