"""What logs call tables and players. Codes are not logged: whoever knows one can look at its table, or sit down."""

import hashlib

DIGITS = 6
"""So few that thousands of codes share each name: nobody finds out a code by it. Few tables of a database share one."""


def log_name(key: str) -> str:
    """Of a code, or of a player's id. docs/hosting.md tells how to find the table."""
    return hashlib.sha256(key.encode()).hexdigest()[:DIGITS]
