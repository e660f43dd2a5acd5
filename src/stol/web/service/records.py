"""Records from elsewhere: checked, and laid out on a table, for pages and programs alike."""

import asyncio

import msgspec

from stol.games.registry import keys
from stol.record import Record
from stol.table.derived_tables import exhibit
from stol.table.service import NotReady, TableService
from stol.web.service.open_table import laid
from stol.web.service.visitor import Visitor


class Named(msgspec.Struct):
    """As much of a record as says which game it is of."""

    game: str


async def read(service: TableService, text: str | bytes) -> Record:
    """All of it is checked by the rules, which may have to be prepared first."""
    try:
        game = msgspec.json.decode(text, type=Named).game
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        game = ""
    if game in keys() and not service.is_ready(game):
        raise NotReady(game)
    return await asyncio.to_thread(Record.from_json, text)


async def laid_out(record: Record, service: TableService, who: Visitor) -> str:
    """The code of a table to look back at it."""
    return await laid(service, lambda: exhibit(record, who.id or ""))
