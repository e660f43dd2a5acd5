"""Errors of the API in one shape (RFC 9457): a sentence, and an id for programs."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Annotated, Any, Final, TypeAlias

from litestar import Request, Response
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap
from msgspec import Meta, Struct
from sqlalchemy.exc import DataError

from stol.errors import BadOptions, BadRecord, BadTable, IllegalMove, Reason, Refusal
from stol.table.checks import CheckFailed, TooManyChecks
from stol.table.database_threads import UNAVAILABLE
from stol.table.play import Refused
from stol.table.preparation import CompileFailed, NotReady
from stol.table.unreadable import Unreadable
from stol.text import english, has_message, speak, unquoted
from stol.web.api.dependencies import UnknownKey
from stol.web.api.state import State, state
from stol.web.http.denied import as_http, check_failed, damaged, not_storable, too_many_checks
from stol.web.http.form_errors import wrong_fields
from stol.web.http.observed import route_of
from stol.web.service.denied import Denied
from stol.web.service.table_visit import TableVisit

LOG = logging.getLogger(__name__)
MEDIA_TYPE = "application/problem+json"
RETRY = 2
"""Retry-After in seconds while rules are being compiled."""

Asking: TypeAlias = Request[None, None, AppState]


class Problem(Struct, kw_only=True):
    """An error: what was wrong, and what would be right. Nothing was changed."""

    type: Annotated[str, Meta(description="Always about:blank: `id` tells problems apart.")] = "about:blank"
    title: Annotated[str, Meta(description="The status in words.")]
    status: int
    detail: Annotated[str, Meta(description="A sentence for people.")]
    id: Annotated[str, Meta(description="The kind of the problem, for programs.", examples=["no-table"])]


class Unread(Problem, kw_only=True):
    """A part of the request is missing, unknown or invalid."""

    field: Annotated[str | None, Meta(description="The name of the field of the body or the query, if it is one.")]
    reason: Annotated[
        str | None,
        Meta(description="The id of the fault in options, a table or a record.", examples=["refused-option"]),
    ] = None
    path: Annotated[
        list[str | int],
        Meta(description="Keys and indexes that lead to the fault.", examples=[["options", "flower_power"]]),
    ] = []
    rules: Annotated[list[str], Meta(description="The numbers of the rules that are the reason.")] = []


class Misplayed(Unread, kw_only=True):
    """An invalid record."""

    move: Annotated[int | None, Meta(description="The number of the first bad move, from 1, if it is one.")] = None


class NotNow(Problem, kw_only=True):
    """The action is not possible in the current state of the table."""

    table: Annotated[State, Meta(description="The current state of the table.")]


class Illegal(Problem, kw_only=True):
    """A move that the rules don't allow. `id` names the reason."""

    rules: Annotated[list[str], Meta(description="The numbers of the rules.", examples=[["P9"]])]


class Outdated(HTTPException):
    """An action that is not possible at this table now."""

    status_code = HTTPStatus.CONFLICT

    def __init__(self, at: TableVisit, why: Refused) -> None:
        super().__init__(detail=str(why))
        self.at = at


def answer(problem: Problem, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=problem.status, media_type=MEDIA_TYPE, headers=headers)


def titled(status: int) -> dict[str, Any]:
    return {"status": status, "title": HTTPStatus(status).phrase}


def http_error(request: Asking, problem: HTTPException) -> Response[Problem]:
    """A problem named by the error's id, else by its status."""
    name = next(
        name for name in (problem.detail, f"status-{problem.status_code}", "status-400") if has_message(f"note-{name}")
    )
    if name == "status-400":
        return answer(unread(request, problem), problem.headers)
    told = {"detail": speak()(f"note-{name}"), "id": name, **titled(problem.status_code)}
    if isinstance(problem, Outdated):
        return answer(NotNow(table=state(problem.at), **told))
    unreadable = problem.status_code == HTTPStatus.BAD_REQUEST
    return answer(Unread(field=None, **told) if unreadable else Problem(**told), problem.headers)


def unread(request: Asking, problem: HTTPException) -> Unread:
    """The problem with the first invalid field, and what would be valid."""
    say = speak()
    field = next((name for name in wrong_fields(request, problem) if has_message(f"api-field-{name}")), None)
    right = say(f"api-field-{field}") if field else ""
    reasons = [str(each.get("message")) for each in problem.extra or () if isinstance(each, dict)]
    told = "; ".join(reasons) or problem.detail
    detail = say("api-field-wrong", field=field, right=right) if field else say("note-status-400", reason=told)
    return Unread(detail=detail, id="unread", field=field, **titled(problem.status_code))


def unknown_key(_request: Asking, problem: UnknownKey) -> Response[Problem]:
    """A body with a key that it can't have: which one, and which it can have."""
    known = ", ".join(problem.known)
    detail = speak()("api-key-unknown", key=unquoted(problem.key), known=known)
    path: list[str | int] = [problem.key]
    about = titled(HTTPStatus.BAD_REQUEST)
    return answer(Unread(detail=detail, id="unread", field=problem.key, reason="api-key-unknown", path=path, **about))


def bad_options(_request: Asking, problem: BadOptions) -> Response[Problem]:
    return answer(Unread(id="bad-options", field=None, **reason_fields(problem)))


def bad_table(_request: Asking, problem: BadTable) -> Response[Problem]:
    return answer(Unread(id="bad-table", field="begin", **reason_fields(problem)))


def bad_record(_request: Asking, problem: BadRecord) -> Response[Problem]:
    return answer(Misplayed(id="bad-record", field=None, move=problem.move, **reason_fields(problem)))


def reason_fields(problem: Refusal) -> dict[str, Any]:
    """The fields of a problem that follow from the error's reason."""
    reason = problem.reason
    about = {"reason": innermost_id(reason), "path": list(reason.path), "rules": reason.cited()}
    return {"detail": str(problem), **about, **titled(HTTPStatus.BAD_REQUEST)}


def illegal(_request: Asking, problem: IllegalMove) -> Response[Problem]:
    """A move against the rules: the text of the reason cites the rules."""
    reason = problem.reason
    about = titled(HTTPStatus.UNPROCESSABLE_ENTITY)
    return answer(Illegal(detail=english(reason), id=innermost_id(reason), rules=reason.cited(), **about))


def innermost_id(reason: Reason) -> str:
    """The id of the innermost reason: outer ones only say which seat or outcome it is about."""
    while isinstance(inner := reason.args.get("reason"), Reason):
        reason = inner
    return reason.id


def not_ready(_request: Asking, problem: NotReady) -> Response[Problem]:
    """The rules of a game are still being compiled."""
    detail = speak()("api-not-ready", game=str(problem))
    return answer(Problem(detail=detail, id="not-ready", **titled(503)), {"Retry-After": str(RETRY)})


def compile_failed(_request: Asking, problem: CompileFailed) -> Response[Problem]:
    """The rules of a game can't be compiled here."""
    detail = speak()("compile-failed", game=str(problem))
    return answer(Problem(detail=detail, id="compile-failed", **titled(500)))


def database_unavailable(request: Asking, problem: Exception) -> Response[Problem]:
    """The database can't be used now."""
    log_unavailable(request, problem)
    detail = speak()("note-database-silent")
    return answer(Problem(detail=detail, id="database-silent", **titled(503)), {"Retry-After": str(RETRY)})


def log_unavailable(request: Asking, problem: Exception) -> None:
    """Only the kind of error: its text could have addresses or parameters in it."""
    route = route_of(request.scope)
    LOG.warning("%s %s: the database is unavailable (%s)", request.method, route, type(problem).__name__)


def internal_error(request: Asking, problem: Exception) -> Response[Problem]:
    """An internal error: logged, and answered without details."""
    LOG.error("%s %s failed", request.method, route_of(request.scope), exc_info=problem)
    return answer(Problem(detail=speak()("note-status-500"), id="status-500", **titled(500)))


HANDLERS: Final[ExceptionHandlersMap] = {
    HTTPException: http_error,
    UnknownKey: unknown_key,
    Denied: lambda request, problem: http_error(request, as_http(problem)),
    Unreadable: lambda request, problem: http_error(request, damaged(problem)),
    TooManyChecks: lambda request, problem: http_error(request, too_many_checks(problem)),
    CheckFailed: lambda request, problem: http_error(request, check_failed(problem)),
    DataError: lambda request, problem: http_error(request, not_storable(problem)),
    BadOptions: bad_options,
    BadTable: bad_table,
    BadRecord: bad_record,
    IllegalMove: illegal,
    NotReady: not_ready,
    CompileFailed: compile_failed,
    **dict.fromkeys(UNAVAILABLE, database_unavailable),
    Exception: internal_error,
}

MEANING: Final[dict[int, tuple[type[Problem], str]]] = {
    400: (Unread, "The request is invalid: which field, and what would be valid."),
    401: (Problem, "Only for players: the token is missing or unknown."),
    403: (Problem, "Not allowed: somebody else's seat, a table that can't be watched, another site's page."),
    404: (Problem, "There is no table with that code, no such game, or no such record or review."),
    409: (NotNow, "Not possible now: the table has moved on, or the seat is taken. With the current state."),
    410: (Problem, "What is stored of the table is damaged and can't be read."),
    413: (Problem, "More than 64 kB."),
    422: (Illegal, "The rules don't allow the move: why, with the numbers of the rules."),
    429: (Problem, "Too many requests: `Retry-After` says when to try again."),
    503: (
        Problem,
        "Rules are being compiled, the database is away, or a check took too long: `Retry-After` says when.",
    ),
}


def on(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of an operation for the schema, with those that any operation has."""
    told = {400, 401, 429, *statuses} | ({410} if 404 in statuses else set())
    return {status: spec(*MEANING[status]) for status in MEANING if status in told}


def spec(kind: type[Problem], meaning: str) -> ResponseSpec:
    return ResponseSpec(kind, generate_examples=False, description=meaning, media_type=MEDIA_TYPE)


MISPLAYED: Final = {400: spec(Misplayed, "The record is invalid: what is wrong, and the number of the first bad move.")}
