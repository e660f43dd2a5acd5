"""Words for tiles, spaces and gains."""

import functools
from collections.abc import Iterable

from stol.text import Say
from stol.web.html.pieces.ingenious import Space


@functools.cache
def space_name(space: Space) -> str:
    """With the minus as it is printed."""
    return f"{space[0]},{space[1]}".replace("-", "−")


@functools.cache
def colour_name(say: Say, letter: str) -> str:
    return say(f"colour-{letter}")


@functools.cache
def tile_name(say: Say, letters: str) -> str:
    first, second = (colour_name(say, letter) for letter in letters)
    return (
        say("ingenious-double", colour=first) if first == second else say("ingenious-tile", first=first, second=second)
    )


def counted(say: Say, message: str, gains: Iterable[tuple[str, int]], **named: str) -> str:
    """A message that has a form of its own for one colour that moves up, for two, and for none."""
    colours = [(colour_name(say, letter), points) for letter, points in gains]
    if not colours:
        return say(f"{message}-none", **named)
    first, points = colours[0]
    if len(colours) == 1:
        return say(f"{message}-one", first=first, points=points, **named)
    second, more = colours[1]
    return say(f"{message}-two", first=first, points=points, second=second, more=more, **named)


HERE, THERE = "\ue000", "\ue001"
"""Stand for two spaces in a sentence that is said once for many of them."""


@functools.cache
def place_words(say: Say, tile: str, gains: tuple[tuple[str, int], ...], stops: int) -> str:
    """What a placement brings, with places for its spaces: there are hundreds of them, and sentences take time."""
    text = counted(say, "ingenious-place", gains, tile=tile_name(say, tile), here=HERE, there=THERE)
    return f"{text} {say('ingenious-bonus-earned', count=stops)}" if stops else text


def place_name(say: Say, tile: str, spaces: tuple[Space, Space], gains: Iterable[tuple[str, int]], stops: int) -> str:
    words = place_words(say, tile, tuple(gains), stops)
    return with_spaces(words, *spaces)


def with_spaces(words: str, here: Space, there: Space) -> str:
    return words.replace(HERE, space_name(here)).replace(THERE, space_name(there))
