"""Errors of the service as HTTP errors."""

from http import HTTPStatus

from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException
from sqlalchemy.exc import DataError

from stol.table.checks import CheckFailed, TooManyChecks
from stol.table.unreadable import Unreadable
from stol.web.http.allowances import TooMany, too_many
from stol.web.service.denied import Denied, NotFound, Unfinished

RETRY_SECONDS = 60
"""The Retry-After for somebody who has to wait until something is finished."""

CHECK_RETRY_SECONDS = 5
"""The Retry-After for somebody whose check was ended."""


def as_http(problem: Denied) -> HTTPException:
    if isinstance(problem, Unfinished):
        return TooMany(detail=problem.id, headers={"Retry-After": str(RETRY_SECONDS)})
    kind = NotFoundException if isinstance(problem, NotFound) else PermissionDeniedException
    return kind(detail=problem.id)


def damaged(_problem: Unreadable) -> HTTPException:
    """Gone: the table was here, and asking again does not bring it back."""
    return HTTPException(status_code=HTTPStatus.GONE, detail="unreadable-table")


def too_many_checks(_problem: TooManyChecks) -> TooMany:
    return too_many(1)


def not_storable(_problem: DataError) -> HTTPException:
    """PostgreSQL refuses the character NUL even in what is only looked for; SQLite finds nothing."""
    return HTTPException(status_code=HTTPStatus.BAD_REQUEST, detail="a text with a character that no text can have")


def check_failed(_problem: CheckFailed) -> HTTPException:
    return HTTPException(
        status_code=HTTPStatus.SERVICE_UNAVAILABLE,
        detail="check-failed",
        headers={"Retry-After": str(CHECK_RETRY_SECONDS)},
    )
