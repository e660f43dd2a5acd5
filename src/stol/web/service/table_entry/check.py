"""Checks a table that was entered, in another process."""

import secrets
from typing import Any

from stol.position import Position
from stol.table.checks import Checks
from stol.table_entry import entered


async def check_table(table: dict[str, Any], checks: Checks, client: str) -> Position:
    """The position of the table; hidden parts are sampled with a secret seed. BadTable: it is impossible."""
    game = str(table.get("game", ""))
    return await checks.run(client, game, enter, table, secrets.token_hex(16))


def enter(table: dict[str, Any], seed: str) -> Position:
    return entered(table, seed=seed)
