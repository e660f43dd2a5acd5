"""`stol serve`: the table in the browser, for this machine, the local network or the net."""

import contextlib
import functools
import gc
import os
import socket
import sys
import webbrowser
from typing import Annotated, NoReturn

import typer
from platformdirs import user_data_path

from stol.cli.usage import Command
from stol.cli.words import USUAL_HOST, USUAL_PORT, say
from stol.web.http.logs import LogFormat

EVERYWHERE = "0.0.0.0"  # noqa: S104 - only if somebody asks for it
DATABASE, SMTP = "STOL_DATABASE", "STOL_SMTP"
"""Variables of the environment with the database and the mail server: other users of the machine can read options, but
not these."""
UNANSWERED = 60
"""Seconds until a connection is closed whose other end has vanished, or takes nothing that is sent."""

Host = Annotated[str, typer.Option(help=say("cli-serve-host"))]
Port = Annotated[int, typer.Option(help=say("cli-serve-port"), min=0, max=65535)]
Database = Annotated[str | None, typer.Option(help=say("cli-serve-database"), envvar=DATABASE)]
Pace = Annotated[float, typer.Option(help=say("cli-serve-pace"), min=0)]
Away = Annotated[float, typer.Option(help=say("cli-serve-away"), min=0)]
Browser = Annotated[bool, typer.Option(help=say("cli-serve-browser"))]
Limited = Annotated[bool, typer.Option("--limits/--no-limits", help=say("cli-serve-limits"))]
TrustedProxies = Annotated[str, typer.Option(help=say("cli-serve-proxies"))]
Drain = Annotated[float, typer.Option(help=say("cli-serve-drain"), min=0)]
Format = Annotated[LogFormat, typer.Option("--log-format", help=say("cli-serve-log-format"))]
AccessLog = Annotated[bool, typer.Option("--access-log", help=say("cli-serve-access-log"))]
Metrics = Annotated[int | None, typer.Option(help=say("cli-serve-metrics"), min=1, max=65000)]
Smtp = Annotated[str, typer.Option(metavar="URL", help=say("cli-serve-smtp"), envvar=SMTP, show_envvar=False)]
MailFrom = Annotated[str, typer.Option(metavar="ADDRESS", help=say("cli-serve-mail-from"))]
PublicUrl = Annotated[str, typer.Option(metavar="URL", help=say("cli-serve-public-url"))]
PushHosts = Annotated[str, typer.Option(metavar="HOSTS", help=say("cli-serve-push-hosts"))]
MetricsHost = Annotated[str, typer.Option("--metrics-host", help=say("cli-serve-metrics-host"))]
Processes = Annotated[int, typer.Option(help=say("cli-serve-processes"), min=1, max=64)]


def add_to(app: typer.Typer) -> None:
    app.command("serve", cls=Command, help=say("cli-serve"))(serve)


def serve(  # noqa: PLR0913, PLR0917 - as many as there are options
    host: Host = USUAL_HOST,
    port: Port = USUAL_PORT,
    database: Database = None,
    pace: Pace = 0.7,
    away: Away = 20,
    browser: Browser = False,  # noqa: FBT002 - a flag of the command line
    limits: Limited = True,  # noqa: FBT002 - as above
    trusted_proxies: TrustedProxies = "",
    processes: Processes = 1,
    drain: Drain = 0,
    log_format: Format = LogFormat.TEXT,
    access_log: AccessLog = False,  # noqa: FBT002 - as above
    metrics: Metrics = None,
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    public_url: PublicUrl = "",
    push_hosts: PushHosts = "",
    metrics_host: MetricsHost = USUAL_HOST,
) -> None:
    gc.disable()  # all that is imported stays, so looking for garbage in it again and again would be in vain
    # The other commands need nothing of what the server brings along.
    from stol.table.store import Store  # noqa: PLC0415 - as said
    from stol.web.app import Settings  # noqa: PLC0415 - as said
    from stol.web.http.networks import read_networks  # noqa: PLC0415 - as said
    from stol.web.processes import ServerProcesses, workers_each  # noqa: PLC0415 - as said
    from stol.web.server import Serving  # noqa: PLC0415 - as said

    gc.enable()
    try:
        proxies = read_networks(trusted_proxies)
    except ValueError as error:
        fail(say("cli-serve-proxies-unread", problem=str(error)))
    require_mail_server(smtp, mail_from, public_url)
    settings = Settings(
        database=database or default_database(),
        host=host,
        pace=pace,
        away_after=away,
        limited=limits,
        workers=workers_each(processes),
        metrics=range(metrics, metrics + processes) if metrics else (),
        smtp=smtp,
        mail_from=mail_from,
        public_url=public_url.rstrip("/"),
        push_hosts=tuple(host.strip() for host in push_hosts.split(",") if host.strip()),
        metrics_host=metrics_host,
    )
    store = Store(settings.database)  # what is wrong with it is said before anybody comes
    store.close()
    if processes > 1 and not store.is_shared:
        fail(say("cli-serve-processes-sqlite"))
    serving = Serving(settings, proxies, log_format, access_log, drain)
    with listen(host, port) as door, contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is the way to end it
        address = f"http://{USUAL_HOST if host == EVERYWHERE else host}:{door.getsockname()[1]}/"
        started = functools.partial(welcome, address, browser)
        if processes == 1:
            serving.run(door, started)
        else:
            ServerProcesses(serving.run, door, processes).run_until_stopped(started)


def require_mail_server(smtp: str, mail_from: str, public_url: str) -> None:
    """Links in mails can't begin with what a request calls this server: anybody may call it something else."""
    from stol.web.service.notices.mail import MailServer  # noqa: PLC0415 - as above

    if not smtp:
        return
    try:
        MailServer.of(smtp)
    except ValueError:
        fail(say("cli-serve-smtp-unread"))
    if not mail_from or not public_url.startswith(("http://", "https://")):
        fail(say("cli-serve-smtp-lacks"))


def listen(host: str, port: int) -> socket.socket:
    """The open door, or a word about who stands in it."""
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if os.name == "posix":  # Windows would let a second server take the same port
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except OSError as error:
        problem = say("cli-serve-taken", host=host, port=str(port), problem=error.strerror or str(error))
        fail(problem)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # on Linux; accepted connections inherit it
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNANSWERED * 1000)
    return door


def fail(problem: str) -> NoReturn:
    typer.echo(say("cli-failed", problem=problem), err=True)
    sys.exit(2)


def default_database() -> str:
    return f"sqlite:///{user_data_path('stol', appauthor=False) / 'stol.db'}"


def welcome(address: str, browser: bool) -> None:  # noqa: FBT001 - a flag of the command line
    """Says where the table is, once it is there."""
    typer.echo(say("cli-serve-here", address=address))
    if browser:
        webbrowser.open(address)
