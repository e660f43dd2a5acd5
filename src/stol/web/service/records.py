"""Uploaded records: checked, and shown on a table; for pages and API."""

import msgspec

from stol.games.registry import keys
from stol.record import Record
from stol.table.derived_tables import exhibit
from stol.table.service import TableService
from stol.web.service.open_table import open_with_free_code
from stol.web.service.own_hands import require_no_copy
from stol.web.service.visitor import Visitor, fit_name


class GameOnly(msgspec.Struct):
    """The part of a record that names its game."""

    game: str


async def read_record(service: TableService, who: Visitor, text: str | bytes) -> Record:
    """The record, checked by the rules, in another process. NotReady, CompileFailed: they are not compiled."""
    try:
        game = msgspec.json.decode(text, type=GameOnly).game
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        game = ""
    if game in keys():
        service.preparation.require_ready(game)
    return await service.checks.run(who.client, game, Record.from_json, text)


async def open_exhibit(record: Record, service: TableService, who: Visitor) -> str:
    """Opens a table that shows the record, and returns its code. Names are cut like all names at tables."""
    await require_no_copy(service, who, record)
    names = [fit_name(name) for name in record.players]
    return await open_with_free_code(service, lambda: exhibit(record, names, who.id or ""))
