"""What is told about a form that can't be read: which field, and what would be right."""

import re
from typing import Final

from litestar.exceptions import HTTPException, ValidationException

from stol.text import Say

FIELDS: Final = ("move", "ply", "undone", "outcome", "seat", "name", "level", "text", "key", "back", "light")
"""Of all forms whose fields have a type; what would be right has the same name in the words."""
NAMED: Final = re.compile(r"missing required field `(\w+)`$")
"""At the end of a message about a field that is not there."""


def unread(problem: HTTPException, say: Say) -> str:
    """A sentence, or nothing if it is no single field that is wrong."""
    field = next((field for field in wrong(problem) if field in FIELDS), None)
    return say("field-wrong", field=field, right=say(f"field-{field}")) if field else ""


def wrong(problem: HTTPException) -> list[str]:
    if not isinstance(problem, ValidationException) or not isinstance(problem.extra, list):
        return []
    named = [NAMED.search(str(each.get("message"))) for each in problem.extra]
    missing = [found.group(1) for found in named if found]
    return [*missing, *(str(each.get("key")) for each in problem.extra)]
