"""Uploaded records: checked, and shown on a table; for pages and API."""

import asyncio

import msgspec

from stol.games.registry import keys
from stol.record import Record
from stol.table.derived_tables import exhibit
from stol.table.service import TableService
from stol.web.service.open_table import open_with_free_code
from stol.web.service.visitor import Visitor


class GameOnly(msgspec.Struct):
    """The part of a record that names its game."""

    game: str


async def read_record(service: TableService, text: str | bytes) -> Record:
    """The record, checked by the rules. NotReady, CompileFailed: they are not compiled."""
    try:
        game = msgspec.json.decode(text, type=GameOnly).game
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        game = ""
    if game in keys():
        service.preparation.require_ready(game)
    return await asyncio.to_thread(Record.from_json, text)


async def open_exhibit(record: Record, service: TableService, who: Visitor) -> str:
    """Opens a table that shows the record, and returns its code."""
    return await open_with_free_code(service, lambda: exhibit(record, who.id or ""))
