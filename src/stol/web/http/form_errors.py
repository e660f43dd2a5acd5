"""Explains which field of a form is invalid, and what would be valid."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.utils.scope.state import ScopeState

from stol.text import Say

FIELDS: Final = (
    "move",
    "ply",
    "undone",
    "outcome",
    "seat",
    "name",
    "level",
    "text",
    "key",
    "back",
    "setting",
    "language",
    "endpoint",
)
"""Typed fields of all forms; the message `field-NAME` says what is valid."""


def explain_form_error(request: ASGIConnection[Any, Any, Any, Any], problem: HTTPException, say: Say) -> str:
    """A sentence about the first invalid field; empty if no field is known."""
    field = next((field for field in wrong_fields(request, problem) if field in FIELDS), None)
    return say(f"field-{field}") if field else ""


def wrong_fields(request: ASGIConnection[Any, Any, Any, Any], problem: HTTPException) -> list[str]:
    """The invalid fields of the body, found by its type, and the invalid parameters of the address."""
    if not isinstance(problem, ValidationException) or not isinstance(problem.extra, list):
        return []
    parameters = [each["key"] for each in problem.extra if each.get("source") != "body" and "key" in each]
    body = request.route_handler.parsed_data_field
    return [*(wrong_parts(body.annotation, sent_parts(request)) if body else ()), *parameters]


def sent_parts(request: ASGIConnection[Any, Any, Any, Any]) -> Mapping[str, object]:
    """What was read of a form or of JSON. Litestar keeps it; an exception handler can't wait for it again."""
    read = ScopeState.from_scope(request.scope)
    return next((parts for parts in (read.form, read.json) if isinstance(parts, Mapping)), {})


def wrong_parts(kind: type, sent: Mapping[str, object]) -> list[str]:
    """The fields of a struct that are missing in what was sent, then those whose values don't fit."""
    fields = msgspec.structs.fields(kind) if issubclass(kind, msgspec.Struct) else ()
    missing = [field.encode_name for field in fields if field.required and field.encode_name not in sent]
    there = {field.encode_name: field.type for field in fields if field.encode_name in sent}
    return [*missing, *(name for name, part in there.items() if not fits(sent[name], part))]


def fits(value: object, kind: object) -> bool:
    """Whether a value can be read as Litestar reads it: digits may stand for a number."""
    try:
        msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        return False
    return True
