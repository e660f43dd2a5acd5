"""What came of a sending."""

from enum import Enum


class Outcome(Enum):
    SENT = "sent"
    FAILED = "failed"
    """Perhaps it works later."""
    GONE = "gone"
    """It never will: the browser has unsubscribed, or there is no such address."""
