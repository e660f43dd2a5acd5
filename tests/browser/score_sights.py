"""Score sheets, half filled."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from browser.gallery import LONG, Gallery, Sight
from stol.table.sheets import SheetPlan
from stol.web.service.score_sheet.book import Entry, enter, find_sheet, open_sheet
from stol.web.service.score_sheet.sheet import Sheet

NAMES = (
    "score-start",
    "score-pixies",
    "score-result",
    "score-onecard",
    "score-clustered",
    "score-totals",
    "score-ingenious",
)
PIXIES = ("up 1 b1+6", "up 1 b2+4", "seal 1 1", "down 1 3", "empty 1 4")
ONECARD = ("add 01", "mark 01 o 3", "mark 01 y 2", "mark 01 g 4", "add 02", "mark 02 o 1")
CLUSTERED = ("lay 1 0", "lay 2 0", "lay 3 0", "lay 1 1", "lay 2 1", "lay 3 1")
INGENIOUS = (*["more r"] * 18, *(f"more {letter}" for letter in "gbgboyp"))


def scoring(gallery: Gallery) -> Iterator[Sight]:
    yield Sight("score-start", "/score/clustered?players=5")
    area = sheet(gallery, "pixies", 6, {"flower_power": True}, PIXIES)
    yield Sight("score-pixies", f"{area.address}?of=1&round=1&cell=1")
    yield Sight("score-result", f"{area.address}?end=1")
    yield Sight("score-onecard", sheet(gallery, "onecard", 4, {}, ONECARD).address)
    bonuses = {"first_bonus": True, "largest_bonus": True}
    laid = sheet(gallery, "clustered", 8, bonuses, CLUSTERED)
    yield Sight("score-clustered", laid.address)
    typed = sheet(gallery, "clustered", 8, bonuses, ())
    yield Sight("score-totals", changed(gallery, typed, Entry(0, "by totals")).address)
    yield Sight("score-ingenious", sheet(gallery, "ingenious", 4, {}, INGENIOUS).address)


def sheet(gallery: Gallery, game: str, players: int, options: Mapping[str, Any], entries: Sequence[str]) -> Sheet:
    """A sheet with these entries of the first player."""
    store = gallery.sheets
    found = find_sheet(store, game, open_sheet(store, SheetPlan(game, players, dict(options)), names(players), "ana"))
    for do in entries:
        found = changed(gallery, found, Entry(1, do))
    return found


def changed(gallery: Gallery, sheet: Sheet, entry: Entry) -> Sheet:
    return enter(gallery.sheets, sheet, entry, {})


def names(players: int) -> list[str]:
    """Long ones, as many as there are; the others have none."""
    return [*LONG, *[""] * players][:players]
