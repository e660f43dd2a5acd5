"""The Litestar application: routes, dependencies, error handlers and limits."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from types import ModuleType
from typing import TypeAlias

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from sqlalchemy.exc import DataError

from stol.errors import BadOptions
from stol.table.announcement import AllowanceTaken
from stol.table.checks import CheckFailed, TooManyChecks
from stol.table.database_threads import UNAVAILABLE
from stol.table.gauges import ServiceGauges
from stol.table.opponents import Opponents
from stol.table.preparation import CompileFailed, NotReady
from stol.table.reviews import SIMULATIONS
from stol.table.service import TableService
from stol.table.store import Store
from stol.table.unreadable import Unreadable
from stol.web.api import problems, router
from stol.web.api.problems import Problem
from stol.web.html.pages import message
from stol.web.html.pages.parts import Visit
from stol.web.http.allowances import Limits
from stol.web.http.compression import Compression
from stol.web.http.counted import counted
from stol.web.http.denied import as_http, check_failed, damaged, not_storable, too_many_checks
from stol.web.http.form_errors import explain_form_error
from stol.web.http.guard import LARGEST_BODY, check_request, with_headers
from stol.web.http.metrics import serving_metrics
from stol.web.http.observed import route_of
from stol.web.http.visitor import cached_visitor, visitor
from stol.web.routes import (
    chance,
    company,
    deals,
    devices,
    groups,
    guided,
    health,
    hints,
    holidays,
    home,
    installed,
    learn,
    leave,
    lobby,
    me,
    moments,
    notes,
    notices,
    own_data,
    people,
    printing,
    records,
    review,
    score,
    settings,
    share,
    static_files,
    table_entry,
    tables,
    undo,
)
from stol.web.routes.answers import html, page_visit
from stol.web.scene.games import title
from stol.web.scene.words import refusal_text
from stol.web.service.denied import Denied
from stol.web.service.notices.mail import Mailer, MailServer
from stol.web.service.notices.push import Vapid
from stol.web.service.notices.push_service import PushHosts, PushService
from stol.web.service.notices.sender import NoticeSender, NoticeSettings
from stol.web.service.reach import is_everywhere
from stol.web.service.readiness import Readiness

AppRequest: TypeAlias = Request[None, None, State]
REFUSALS = {
    "no-table",
    "not-your-seat",
    "host-only",
    "not-over",
    "stood-in",
    "no-watching",
    "no-game",
    "no-sheet",
    "no-lesson",
    "no-print",
    "foreign",
    "too-many",
    "too-many-reviews",
    "too-much-stored",
    "bad-host",
    "no-hints",
    "rated-help",
    "hints-off",
    "hints-off-elsewhere",
    "too-many-without-hints",
    "deal-in-play",
    "deal-known",
    "no-record",
    "nothing-to-go-on-from",
    "not-public",
    "too-many-listed",
    "no-group",
    "no-companion",
    "group-of-one",
    "too-many-groups",
    "unreadable-table",
    "no-player-yet",
    "no-link",
    "last-device",
    "no-mail",
    "no-address",
    "too-many-addresses",
    "check-failed",
}
"""Ids of errors with a text `note-ID` of their own."""
PAGES = (
    health,
    home,
    lobby,
    learn,
    guided,
    deals,
    table_entry,
    tables,
    moments,
    me,
    leave,
    people,
    notes,
    settings,
    devices,
    notices,
    holidays,
    own_data,
    company,
    groups,
    chance,
    undo,
    hints,
    review,
    records,
    share,
    score,
    printing,
    installed,
    static_files,
)
"""The modules with the routes of the pages."""
TOO_MANY = 429
STEP = re.compile(r"/learn/[a-z]+/play/[0-9]+(/table)?")
"""The path of a step of a guided game, or of what is done there."""
LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class Settings:
    """How a server is started."""

    database: str
    host: str = ""
    """The address at which the server listens."""
    pace: float = 0.7
    """Seconds between an opponent's move and the change before it."""
    away_after: float = 20.0
    """Seconds until somebody whose page is closed counts as away."""
    limited: bool = True
    """Whether rate limits apply."""
    workers: int | None = None
    """Worker processes for opponents; by default one less than there are cores."""
    simulations: int = SIMULATIONS
    """Simulations per estimate of a review."""
    smtp: str = ""
    """The mail server, as a URL; empty: no mail is sent."""
    mail_from: str = ""
    """The sender of mails."""
    public_url: str = ""
    """Where people reach the server: links in mails begin with it."""
    push_hosts: tuple[str, ...] = ()
    """Hosts that may be sent notices though they are not public, or without https."""
    notices_every: float = 2.0
    """Seconds between two looks for notices to send."""
    metrics: Sequence[int] = ()
    """Ports for metrics, of which the first free one is taken; none: they can't be read."""
    metrics_host: str = "127.0.0.1"
    """The address at which metrics are read: they are not public."""


def create(settings: Settings, limits: Limits | None = None) -> Litestar:
    """The application. It opens the database when it starts."""
    limits = limits or (Limits() if settings.limited else Limits(allowed={}))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, opponents = Store(settings.database), Opponents(settings.workers)
        service = TableService(
            store,
            opponents,
            pace=settings.pace,
            away_after=settings.away_after,
            simulations=settings.simulations,
        )
        app.state.service = service
        app.state.readiness = Readiness(service)
        limits.servers = lambda: service.servers.count
        limits.tell = lambda kind, client, amount: service.servers.tell(AllowanceTaken(kind, client, amount))
        service.servers.hear_taken = limits.taken_elsewhere
        app.state.on_network = is_everywhere(settings.host)
        service.start()
        sender = notice_sender(service, settings)
        app.state.notices, sending = sender, asyncio.create_task(sender.run())
        try:
            with metrics(settings, service):
                await app.state.readiness.wait_beside_others()
                yield
        finally:
            sending.cancel()
            with suppress(asyncio.CancelledError):
                await sending
            sender.close()
            await service.close()

    def limits_of(service: NamedDependency[TableService]) -> Limits:  # noqa: ARG001 - resolved one after the other: Litestar starts a task for each independent dependency
        return limits

    app = Litestar(
        route_handlers=[pages(), router.router()],
        lifespan=[lifespan],
        dependencies={
            "service": Provide(service_of, sync_to_thread=False),
            "notices": Provide(notices_of, sync_to_thread=False),
            "limits": Provide(limits_of, sync_to_thread=False),
            "who": Provide(visitor),
            "at": Provide(tables.table_visit),
        },
        before_request=check_request,
        exception_handlers={
            HTTPException: http_error,
            Denied: lambda request, problem: http_error(request, as_http(problem)),
            Unreadable: lambda request, problem: http_error(request, damaged(problem)),
            TooManyChecks: lambda request, problem: http_error(request, too_many_checks(problem)),
            CheckFailed: lambda request, problem: http_error(request, check_failed(problem)),
            DataError: lambda request, problem: http_error(request, not_storable(problem)),
            NotReady: not_ready,
            CompileFailed: compile_failed,
            BadOptions: bad_options,
            **dict.fromkeys(UNAVAILABLE, database_unavailable),
            Exception: internal_error,
        },
        compression_config=CompressionConfig(
            backend="gzip", exclude=["/stream$", "^/api/.*/moves$"], middleware_class=Compression
        ),
        request_max_body_size=LARGEST_BODY,
        openapi_config=router.schema(),
        logging_config=None,
    )
    app.asgi_handler = with_headers(counted(app.asgi_handler, limits, http_error))
    return app


def metrics(settings: Settings, service: TableService) -> AbstractContextManager[object]:
    """Serves metrics while it is open, if they are wanted."""
    if not settings.metrics:
        return nullcontext()
    return serving_metrics(settings.metrics_host, settings.metrics, ServiceGauges(service))


def pages() -> Router:
    """The pages for people. The API has a router and a schema of its own."""
    return Router(path="/", route_handlers=handlers(*PAGES), include_in_schema=False)


def handlers(*modules: ModuleType) -> list[HTTPRouteHandler]:
    """The route handlers of these modules."""
    answers = [answer for routes in modules for answer in vars(routes).values()]
    return [answer for answer in answers if isinstance(answer, HTTPRouteHandler)]


def service_of(state: State) -> TableService:
    service: TableService = state.service
    return service


def notices_of(state: State) -> NoticeSender:
    sender: NoticeSender = state.notices
    return sender


def notice_sender(service: TableService, settings: Settings) -> NoticeSender:
    """Sends notices by push and, if there is a mail server, by mail."""
    contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_url
    push = PushService(Vapid(service.store.secret("vapid"), contact), PushHosts(frozenset(settings.push_hosts)))
    mailer = Mailer(MailServer.of(settings.smtp), settings.mail_from) if settings.smtp else None
    return NoticeSender(service, push, mailer, NoticeSettings(settings.notices_every, settings.public_url))


def visit_without_database(request: AppRequest, status: int) -> Visit:
    """The visitor for error pages, which don't read the database."""
    who = cached_visitor(request, service_of(request.app.state).player_cache)
    return page_visit(who, way_on(request.scope["path"], status))  # not request.url: the address may be malformed


def way_on(path: str, status: int) -> str:
    """Where an error page leads: to the table, to the step of a guided game if it can be tried again, else home."""
    parts = path.split("/")
    if len(parts) > 3 and parts[1] == "tables":
        return "/".join(parts[:3])
    return "/".join(parts[:5]) if status == TOO_MANY and STEP.fullmatch(path) else "/"


def http_error(request: AppRequest, problem: HTTPException) -> Response[str] | Response[Problem]:
    """An error page, or a JSON problem for a path under the API."""
    if f"{request.scope['path']}/".startswith(f"{router.PATH}/"):
        return problems.http_error(request, problem)
    visit = visit_without_database(request, problem.status_code)
    known = isinstance(problem.detail, str) and problem.detail in REFUSALS
    text = visit.say(f"note-{problem.detail}") if known else explain_form_error(request, problem, visit.say)
    page = message.wrong(visit, problem.status_code, text)
    return html(page, status=problem.status_code, headers=problem.headers)


def bad_options(request: AppRequest, problem: BadOptions) -> Response[str]:
    visit = visit_without_database(request, 400)
    return html(message.wrong(visit, 400, refusal_text(problem.reason, visit.say)), status=400)


def not_ready(request: AppRequest, problem: NotReady) -> Response[str]:
    """The rules are still being compiled: a page that reloads itself."""
    visit = visit_without_database(request, 503)
    look = request.method == "GET"
    page = message.preparing(replace(visit, here=request.scope["path"]) if look else visit, str(problem))
    return html(page, status=503, headers={"Retry-After": str(message.PREPARING)})


def compile_failed(request: AppRequest, problem: CompileFailed) -> Response[str]:
    """The rules of a game can't be compiled here."""
    visit = replace(visit_without_database(request, 500), here="/")  # the table itself would say the same
    text = visit.say("compile-failed", game=title(str(problem), visit.say))
    return html(message.wrong(visit, 500, text), status=500)


def database_unavailable(request: AppRequest, problem: Exception) -> Response[str]:
    """The database can't be used now; streams stay open, and pages try again by themselves."""
    problems.log_unavailable(request, problem)
    headers = {"Retry-After": str(problems.RETRY)}
    return html(message.wrong(visit_without_database(request, 503), 503), status=503, headers=headers)


def internal_error(request: AppRequest, problem: Exception) -> Response[str]:
    """An internal error: logged, and answered without details."""
    LOG.error("%s %s failed", request.method, route_of(request.scope), exc_info=problem)
    return html(message.wrong(visit_without_database(request, 500), 500), status=500)
