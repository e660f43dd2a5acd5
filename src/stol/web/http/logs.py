"""The server's log: a line of text or of JSON for each record, with the id of the request that it belongs to.

The standard library's logging is enough for that; structlog would be a second way to log beside what libraries use.
"""

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

REQUEST_ID: Final = ContextVar("request_id", default="")
"""The id of the current request; tasks that a request begins have it, too."""
ACCESS: Final = logging.getLogger("stol.access")
"""A record for each request. Addresses are told by their routes, so that no code of a table is in the log."""

UVICORN: Final = logging.getLogger("uvicorn.error")
"""It warns of whatever is no HTTP, without saying from whom: anybody could fill the disk with that."""


class LogFormat(StrEnum):
    """How a log is written."""

    TEXT = "text"
    JSON = "json"


class TextFormatter(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        request_id = REQUEST_ID.get()
        return f"stol: {super().format(record)}" + (f" [request {request_id}]" if request_id else "")


class JsonFormatter(logging.Formatter):
    """For programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id := REQUEST_ID.get():
            told["request_id"] = request_id
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told | getattr(record, "fields", {}), ensure_ascii=False)


def configure_logs(style: LogFormat, *, access: bool) -> None:
    """Logs warnings and errors to stderr and, if asked for, every request."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if style is LogFormat.JSON else TextFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    ACCESS.setLevel(logging.INFO if access else logging.WARNING)
    UVICORN.setLevel(logging.ERROR)
