"""What is told to a player once: notes about what happens for the first time, and the offer of a guided game."""

from collections.abc import Mapping
from typing import Final

from stol.games.registry import KEYS, find
from stol.table.database_threads import in_database
from stol.table.service import TableService
from stol.text.files import has
from stol.web.scene import games
from stol.web.scene.scene import Scene
from stol.web.service.visitor import Visitor, note_progress

GENTLE: Final = "novice"
"""The level of the computer player in a newcomer's first game."""
GUIDED: Final = "guided"
"""The key of the note that offers the guided game."""
DUE, ANSWERED = 1, 2
"""The offer is made at the first table that a newcomer opens, and answered there or never again."""


def note_key(game: str, key: str) -> str:
    """Under which a player's progress keeps that a note was dismissed."""
    return f"note-{game}-{key}"


def is_note(game: str, key: str) -> bool:
    return game in KEYS and (key == GUIDED or has(f"first-{game}-{key}"))


def due_note(scene: Scene, progress: Mapping[str, int], *, moved: bool) -> str | None:
    """The key of the note that the viewer of a table gets; `moved`: whether the viewer has made a move there."""
    game = scene.common["game"]
    if scene.seat is None or scene.common["actor"] is None:
        return None
    if not moved and is_guided_due(game, progress):
        return GUIDED
    return next((key for key in games.find(game).firsts(scene) if note_key(game, key) not in progress), None)


def is_guided_due(game: str, progress: Mapping[str, int]) -> bool:
    tried = f"lesson-{game}" in progress
    return progress.get(note_key(game, GUIDED)) == DUE and not tried and has_lesson(game)


def has_lesson(game: str) -> bool:
    """Whether there is a guided first game."""
    return getattr(find(game), "lesson", None) is not None


async def dismiss(who: Visitor, service: TableService, game: str, key: str) -> Visitor:
    """Takes a note away for good."""
    if not is_note(game, key):
        return who
    return await note_progress(who, service.player_cache, note_key(game, key), ANSWERED if key == GUIDED else 1)


async def is_newcomer(who: Visitor, service: TableService, game: str) -> bool:
    """Whether the visitor has never finished a game of this kind."""
    if who.id is None:
        return True
    if f"finished-{game}" in who.progress:
        return False
    return not await in_database(service.store.has_finished, who.id, game)


async def welcome(who: Visitor, service: TableService, game: str, *, newcomer: bool) -> Visitor:
    """Remembers who has finished a game, so that it is looked up once; offers a newcomer the guided game, once."""
    if not newcomer:
        return await note_progress(who, service.player_cache, f"finished-{game}")
    offer = note_key(game, GUIDED)
    if game not in KEYS or who.progress.get(offer) == ANSWERED:
        return who
    return await note_progress(who, service.player_cache, offer, ANSWERED if offer in who.progress else DUE)
