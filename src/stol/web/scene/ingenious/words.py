"""Names of tiles, colours and spaces; sentences about moves, turns and the game."""

import functools
from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from stol.games.ingenious.analysis import space_code, spaces_by_code
from stol.games.ingenious.components import Space
from stol.games.ingenious.preview import Preview
from stol.text import Say, Wording
from stol.text.phrases import list_text
from stol.web.scene.ingenious.look import Look
from stol.web.scene.scene import Awaited, Scene, View

if TYPE_CHECKING:
    from stol.games.ingenious.view import IngeniousView


@functools.cache
def space_name(space: Space) -> str:
    """A space with a typographic minus."""
    return space_code(space).replace("-", "−")


@functools.cache
def colour_name(say: Say, letter: str) -> str:
    return say(f"colour-{letter}")


@functools.cache
def tile_name(say: Say, letters: str) -> str:
    first, second = (colour_name(say, letter) for letter in letters)
    return (
        say("ingenious-double", colour=first) if first == second else say("ingenious-tile", first=first, second=second)
    )


def with_gains(say: Say, message: str, gains: Iterable[tuple[str, int]], **named: str) -> str:
    """A message that has three variants: no colour moves up, one does, two do."""
    colours = [(colour_name(say, letter), points) for letter, points in gains]
    if not colours:
        return say(f"{message}-none", **named)
    first, points = colours[0]
    if len(colours) == 1:
        return say(f"{message}-one", first=first, points=points, **named)
    second, more = colours[1]
    return say(f"{message}-two", first=first, points=points, second=second, more=more, **named)


HERE, THERE = "\ue000", "\ue001"
"""Placeholders for two spaces in a sentence that is formatted once and filled in many times."""


@functools.cache
def placement_template(say: Say, tile: str, gains: tuple[tuple[str, int], ...], bonus: int) -> str:
    """A placement in words with placeholders for its spaces; cached, because a page has hundreds and Fluent is slow."""
    text = with_gains(say, "ingenious-place", gains, tile=tile_name(say, tile), here=HERE, there=THERE)
    return f"{text} {say('ingenious-bonus-earned', count=bonus)}" if bonus else text


def placement_text(say: Say, tile: str, spaces: tuple[Space, Space], brings: Preview) -> str:
    template = placement_template(say, tile, tuple(brings["gains"].items()), brings["bonus"])
    return with_spaces(template, *spaces)


def with_spaces(template: str, here: Space, there: Space) -> str:
    return template.replace(HERE, space_name(here)).replace(THERE, space_name(there))


def turn_text(look: Look) -> str:
    """The text of the turn pill."""
    scene, view, say = look.scene, look.view, look.say
    seat = view["turn"]
    if seat is None:
        return say("over")
    who, yours = scene.names[seat], seat == scene.seat
    if view["actor"] == "chance":
        return dealing_text(look, seat)
    if view["bonus"]:
        return say("ingenious-bonus-yours", count=view["bonus"]) if yours else say("ingenious-bonus-of", name=who)
    return say("your-turn") if yours else say("turn-of", name=who)


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
    text = with_gains(say, "ingenious-placed", news.gains, tile=tile_name(say, news.tile), **who)
    reached = [(colour_name(say, letter), step) for letter, step in news.stops]
    cries = [say("ingenious-reached", colour=colour, step=step) for colour, step in reached]
    return " ".join([text, *cries])


def progress(view: View, say: Say) -> str:
    seen = cast("IngeniousView", view)
    return say("ingenious-free", count=len(spaces_by_code(seen["players"])) - len(seen["board"]))


def awaited(scene: Scene) -> Awaited:
    turn = Look(scene).view["turn"] or 0  # chance acts in a seat's turn only
    return Awaited("tile", scene.say("ingenious-chance-tile", **scene.who(turn)))


def wording(say: Say) -> Wording:
    def colour_names(letters: Iterable[str]) -> str:
        return list_text(say, [colour_name(say, letter) for letter in letters])

    return {"colours": colour_names, "tile": functools.partial(tile_name, say)}
