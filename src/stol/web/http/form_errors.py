"""Explains which field of a form is invalid, and what would be valid."""

import re
from typing import Final

from litestar.exceptions import HTTPException, ValidationException

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
    "light",
    "language",
)
"""Typed fields of all forms; the message `field-NAME` says what is valid."""
MISSING_FIELD: Final = re.compile(r"missing required field `(\w+)`$")
"""The end of msgspec's message about a missing field."""


def explain_form_error(problem: HTTPException, say: Say) -> str:
    """A sentence about the first invalid field; empty if no field is known."""
    field = next((field for field in wrong_fields(problem) if field in FIELDS), None)
    return say(f"field-{field}") if field else ""


def wrong_fields(problem: HTTPException) -> list[str]:
    if not isinstance(problem, ValidationException) or not isinstance(problem.extra, list):
        return []
    named = [MISSING_FIELD.search(str(each.get("message"))) for each in problem.extra]
    missing = [found.group(1) for found in named if found]
    return [*missing, *(str(each.get("key")) for each in problem.extra)]
