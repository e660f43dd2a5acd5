"""Score sheets with everything entered that lay on the table of a real game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from conformance.tables import Table
from random_games import played, positions
from stol import Game
from stol.table.sheets import SavedSheet, SheetPart, SheetPlan
from stol.web.scene.pixies.telling import finished_round
from stol.web.service.score_sheet.book import Entry, changed_part, read_sheet
from stol.web.service.score_sheet.sheet import Shared, Sheet, find_game, party_seats

NAMES = ("Mira", "Oskar", "Tea", "Jovan", "Ana", "Ivo", "Zoe", "Lena")


@dataclass(frozen=True)
class Played:
    """A finished game, and the sheet of it."""

    view: Mapping[str, Any]
    sheet: Sheet


def blank_sheet(game: str, players: int, options: Mapping[str, Any]) -> Sheet:
    plan = SheetPlan(game, players, dict(options))
    shared = SheetPart(msgspec.json.encode(Shared(NAMES[:players])).decode())
    parts = [SheetPart(find_game(game).blank()) for _ in party_seats(plan)]
    return read_sheet(SavedSheet("sheet", plan, (shared, *parts)))


def entered(sheet: Sheet, part: int, do: str, **fields: str) -> Sheet:
    """The sheet after an entry, without a database."""
    parts = list(sheet.saved)
    parts[part] = changed_part(sheet, Entry(part, do), fields)
    return read_sheet(SavedSheet(sheet.code, sheet.plan, tuple(parts)))


def sheet_of(table: Table) -> Played:
    """A random game, played to its end and entered as a person would."""
    game = table.game()
    view = positions(game)[-1].open_view()
    sheet = blank_sheet(table.key, table.players, table.options)
    for part, do in ENTRIES[table.key](game, view):
        sheet = entered(sheet, part, do)
    return Played(view, sheet)


def pixies(game: Game, _view: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    for number in (1, 2, 3):
        view = finished_round(positions(game), played(game).moves, number)
        assert view
        for seat, area in enumerate(view["areas"]):
            for place, cell in enumerate(area, 1):
                if cell["up"]:
                    yield seat + 1, f"up {number} {cell['up']}"
                    if cell["down"]:
                        yield seat + 1, f"seal {number} {place}"
                else:
                    yield seat + 1, f"{'down' if cell['down'] else 'empty'} {number} {place}"


def onecard(_game: Game, view: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    for seat, (scored, hand) in enumerate(zip(view["scored"], view["hands"], strict=True), 1):
        for card in (*scored, *hand):
            yield seat, f"add {card['card']}"
            yield from ((seat, f"mark {card['card']} {letter} {marks}") for letter, marks in card["marks"].items())


def clustered(_game: Game, view: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    yield from (
        (card["owner"] + 1, f"lay {card['x']} {card['y']}") for card in view["cards"] if card["owner"] is not None
    )
    yield from ((0, f"{name} {'none' if seat is None else seat}") for name, seat in view["bonuses"].items())


def ingenious(_game: Game, view: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    for track, steps in enumerate(view["tracks"], 1):
        for letter, step in steps.items():
            yield from [(track, f"more {letter}")] * step


ENTRIES = {"pixies": pixies, "onecard": onecard, "clustered": clustered, "ingenious": ingenious}
