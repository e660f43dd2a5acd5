"""Names of tiles and colours; sentences about moves, turns and the game."""

import functools
from collections.abc import Iterable

from stol.games.ingenious.analysis import spaces_by_code
from stol.games.ingenious.components import COLOURS, Space
from stol.games.ingenious.preview import Preview
from stol.games.ingenious.view import ingenious_view
from stol.games.view import View
from stol.text import Say, Wording
from stol.text.phrases import Phrase, PhraseList, phrase, phrases
from stol.web.scene.ingenious.look import Look
from stol.web.scene.ingenious.news import Steps
from stol.web.scene.scene import Awaited, Scene
from stol.web.scene.words import space_name


@functools.cache
def colour_name(say: Say, letter: str) -> str:
    """A colour where its name stands alone."""
    return str(phrase(say, "colour-name", colour=letter))


def colour_list(say: Say, letters: Iterable[str]) -> PhraseList:
    return phrases(say, [phrase(say, "colour-name", colour=letter) for letter in letters])


@functools.cache
def tile_phrase(say: Say, letters: str) -> Phrase:
    """A tile as a part of a sentence: "red–green"."""
    if letters[0] == letters[1]:
        return phrase(say, "ingenious-double", colour=letters[0])
    return phrase(say, "ingenious-tile", first=letters[0], second=letters[1])


@functools.cache
def tile_name(say: Say, letters: str) -> str:
    """A tile where its name stands alone."""
    return str(tile_phrase(say, letters))


def tile_list(say: Say, tiles: Iterable[str]) -> PhraseList:
    return phrases(say, [tile_phrase(say, tile) for tile in tiles])


def gain_list(say: Say, gains: Steps) -> PhraseList:
    return phrases(say, [phrase(say, "ingenious-gain", colour=letter, points=points) for letter, points in gains])


HERE, THERE = "\ue000", "\ue001"
"""Placeholders for two spaces in a sentence that is formatted once and filled in many times."""


@functools.cache
def placement_template(say: Say, tile: str, gains: Steps, bonus: int) -> str:
    """A placement in words with placeholders for its spaces; cached, because a page has hundreds and Fluent is slow."""
    named = {"tile": tile_phrase(say, tile), "here": HERE, "there": THERE}
    if not gains:
        return say("ingenious-place-none", **named)
    return say("ingenious-place-some", **named, gains=gain_list(say, gains), bonus=bonus)


def placement_text(say: Say, tile: str, spaces: tuple[Space, Space], brings: Preview) -> str:
    template = placement_template(say, tile, tuple(brings["gains"].items()), brings["bonus"])
    return with_spaces(say, template, *spaces)


def with_spaces(say: Say, template: str, here: Space, there: Space) -> str:
    return template.replace(HERE, space_name(say, here)).replace(THERE, space_name(say, there))


def turn_text(look: Look) -> str:
    """The text of the turn pill."""
    scene, view, say = look.scene, look.view, look.say
    seat = view["turn"]
    if seat is None:
        return say("over")
    who, yours = scene.who(seat), seat == scene.seat
    if view["actor"] == "chance":
        return dealing_text(look, seat)
    if view["bonus"]:
        return say("ingenious-bonus-yours" if yours else "ingenious-bonus-of", count=view["bonus"], **who)
    return say("your-turn") if yours else say("turn-of", **who)


def dealing_text(look: Look, seat: int) -> str:
    """Who draws tiles, or that the first racks are dealt."""
    if set(look.view["opening"]) == {None}:
        return look.say("ingenious-deal")
    return look.say("ingenious-draws", **look.scene.who(seat))


def last_move_text(look: Look) -> str:
    """The last move in a sentence or two."""
    news, say = look.news, look.say
    if news is None:
        return ""
    who = look.scene.who(news.seat)
    if news.swap:
        return say(f"ingenious-{news.swap}", **who)
    tile = tile_phrase(say, news.tile)
    if not news.gains:
        return say("ingenious-placed-none", tile=tile, **who)
    cries = [say("ingenious-reached", colour=letter, step=step) for letter, step in news.stops]
    return both(say, say("ingenious-placed", tile=tile, gains=gain_list(say, news.gains), **who), *cries)


def both(say: Say, *sentences: str) -> str:
    """Sentences, one after the other."""
    return functools.reduce(lambda one, other: say("ingenious-both", one=one, other=other), sentences)


def progress(view: View, say: Say) -> str:
    seen = ingenious_view(view)
    return say("ingenious-free", count=len(spaces_by_code(seen["players"])) - len(seen["board"]))


def awaited(scene: Scene) -> Awaited:
    turn = Look(scene).view["turn"] or 0  # chance acts in a seat's turn only
    return Awaited("tile", scene.say("ingenious-chance-tile", **scene.who(turn)))


def wording(say: Say) -> Wording:
    def colour_names(letters: Iterable[str]) -> PhraseList:
        return colour_list(say, [letter for letter in letters if letter in COLOURS])  # may come with commas

    return {"colours": colour_names, "tile": functools.partial(tile_phrase, say)}
