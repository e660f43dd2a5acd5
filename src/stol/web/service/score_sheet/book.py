"""Opens, finds and changes score sheets. Calls block, so they are made from threads."""

import secrets
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from stol.errors import BadOptions, Reason
from stol.games.registry import find
from stol.position import Game
from stol.table.sheets import SavedSheet, SheetPart, SheetPlan, SheetStore
from stol.table.unreadable import Unreadable, reading
from stol.text import Say, refused
from stol.web.scene import games
from stol.web.scene.scene import Scene
from stol.web.scene.telling import Step
from stol.web.service.denied import NotFound
from stol.web.service.score_sheet.entry import Fields, bad_entry
from stol.web.service.score_sheet.sheet import Shared, Sheet, find_game, party_seats
from stol.web.service.visitor import fit_name, one_line

LONGEST_CODE = 16
LONGEST_ONCE = 40
LISTED = 10
"""Sheets listed for the player who opened them."""
SHARED = 0
"""The number of the part that all share."""
TRIES = 20
"""How often a change is tried again because another device was first."""


class Stale(Exception):  # noqa: N818 - no error: somebody else was first
    """The entry was meant for an earlier version of the part."""


class Entry(msgspec.Struct, frozen=True):
    """A change of one part of a sheet."""

    part: int
    """0: what all share; 1 and up: parties."""
    do: str
    """What is done, in words: `up 2 b6+1`, `undo`."""
    version: int | None = None
    """The version of the part that it is meant for; None: whichever is the latest."""
    once: str = ""
    """The id of the change, so that it is made once if it is sent twice."""


def open_sheet(store: SheetStore, plan: SheetPlan, names: Sequence[str], host: str) -> str:
    """Returns the code of the new sheet. BadOptions if the game does not allow such players or options."""
    game = find_game(plan.game)
    Game.of(plan.game, plan.players, plan.options)
    if len(names) != plan.players:
        counts = {"players": plan.players, "count": len(names)}
        raise refused(BadOptions, Reason("refused-seats", counts, path=("names",)))
    shared = msgspec.json.encode(Shared(tuple(map(fit_name, names)))).decode()
    parts = [SheetPart(shared), *(SheetPart(game.blank()) for _ in party_seats(plan))]
    code = secrets.token_hex(LONGEST_CODE // 2)
    store.add(SavedSheet(code, plan, tuple(parts)), host)
    return code


def players_problem(game: str, players: int, options: dict[str, object]) -> Reason | None:
    """Why a game can't be played by so many with these options."""
    try:
        Game.of(game, players, options)
    except BadOptions as error:
        return error.reason
    return None


def find_sheet(store: SheetStore, game: str, code: str) -> Sheet:
    """NotFound if there is none with this code, or if it is of another game."""
    find_game(game)
    saved = store.find(code.lower()) if len(code) <= LONGEST_CODE else None
    if saved is None or saved.plan.game != game:
        raise NotFound("no-sheet")
    return read_sheet(saved)


def read_sheet(saved: SavedSheet) -> Sheet:
    with reading(saved.code):
        shared = msgspec.json.decode(saved.parts[SHARED].content, type=Shared)
    return Sheet(saved.code, saved.plan, shared, saved.parts)


def sheets_of(store: SheetStore, player: str, game: str) -> list[Sheet]:
    """The sheets that a player opened, latest first; without damaged ones."""
    sheets = []
    for code in store.of_host(player, game, LISTED):
        with suppress(Unreadable, NotFound):
            sheets.append(find_sheet(store, game, code))
    return sheets


def enter(store: SheetStore, sheet: Sheet, entry: Entry, fields: Fields) -> Sheet:
    """The sheet after an entry. BadEntry or Stale change nothing."""
    entry = msgspec.structs.replace(entry, once=one_line(entry.once)[:LONGEST_ONCE])
    for _ in range(TRIES):
        if entry.part not in range(len(sheet.saved)):
            raise bad_entry(entry.part)
        old = sheet.saved[entry.part]
        if entry.once and old.once == entry.once:
            return sheet
        if entry.version not in (None, old.version):
            raise Stale
        new = changed_part(sheet, entry, fields)
        if new.version == old.version or store.replace(sheet.code, entry.part, new):
            return find_sheet(store, sheet.game, sheet.code)
        sheet = find_sheet(store, sheet.game, sheet.code)
    raise Stale


def changed_part(sheet: Sheet, entry: Entry, fields: Fields) -> SheetPart:
    old = sheet.saved[entry.part]
    if entry.do == "undo":
        return old.undone(entry.once)
    content = changed_content(sheet, entry, fields)
    return old if content == old.content else old.changed(content, entry.once)


def changed_content(sheet: Sheet, entry: Entry, fields: Fields) -> str:
    game, words = find_game(sheet.game), entry.do.split()
    if entry.part != SHARED:
        return game.change(sheet, entry.part - 1, words, fields)
    shared = renamed(sheet, fields) if words == ["names"] else game.change_shared(sheet, words)
    return msgspec.json.encode(shared).decode()


def renamed(sheet: Sheet, fields: Fields) -> Shared:
    names = [fit_name(fields.get(f"name-{seat}", name)) for seat, name in enumerate(sheet.shared.names)]
    return msgspec.structs.replace(sheet.shared, names=tuple(names))


def seat_names(sheet: Sheet, say: Say) -> tuple[str, ...]:
    """The names of the players, by seat."""
    return tuple(name or say("player", number=seat + 1) for seat, name in enumerate(sheet.shared.names))


def explained(sheet: Sheet, round_number: int, say: Say) -> tuple[Step, ...]:
    """Where the points come from, step by step, with rules; empty if that can't be told."""
    view = find_game(sheet.game).view(sheet, round_number)
    if view is None:
        return ()
    scene = Scene(
        view=view, before=None, seat=None, legal=(), names=seat_names(sheet, say), say=say, address=sheet.address
    )
    return games.find(sheet.game).telling(scene)


def scoring_options(game: str) -> tuple[str, ...]:
    """The options that a score sheet has to know; others change how a game is played, but not how it is counted."""
    return tuple(name for name in find(game).options().plain() if name not in {"table", "fast", "open_partners"})
