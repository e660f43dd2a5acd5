"""Errors of the service as HTTP errors."""

from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException

from stol.web.http.allowances import TooMany
from stol.web.service.denied import Denied, NotFound, Unfinished

RETRY_SECONDS = 60
"""The Retry-After for somebody who has to wait until something is finished."""


def as_http(problem: Denied) -> HTTPException:
    if isinstance(problem, Unfinished):
        return TooMany(detail=problem.id, headers={"Retry-After": str(RETRY_SECONDS)})
    kind = NotFoundException if isinstance(problem, NotFound) else PermissionDeniedException
    return kind(detail=problem.id)
