"""Refusals of the service as HTTP has them."""

from litestar.exceptions import HTTPException, NotFoundException, PermissionDeniedException

from stol.web.service.refusals import NotFound, Refusal


def as_http(problem: Refusal) -> HTTPException:
    kind = NotFoundException if isinstance(problem, NotFound) else PermissionDeniedException
    return kind(detail=problem.id)
