"""Errors of the service as HTTP errors."""

from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException

from stol.web.service.denied import Denied, NotFound


def as_http(problem: Denied) -> HTTPException:
    kind = NotFoundException if isinstance(problem, NotFound) else PermissionDeniedException
    return kind(detail=problem.id)
