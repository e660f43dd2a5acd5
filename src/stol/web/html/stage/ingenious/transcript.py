"""The position as text for screen readers."""

import functools

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from stol.games.ingenious.analysis import spaces_by_code
from stol.games.ingenious.components import COLOURS, PRINTED, SIDE
from stol.text import Say
from stol.web.html.kit import rendered
from stol.web.scene.ingenious.aiming import sorted_tiles
from stol.web.scene.ingenious.look import Look
from stol.web.scene.ingenious.words import colour_list, colour_name, tile_list
from stol.web.scene.words import space_name


def transcript(look: Look) -> Renderable:
    say = look.say
    return h.fragment[
        h.h2[say("ingenious-words-tracks")],
        track_table(look),
        h.h2[say("ingenious-words-racks")],
        text_list(tuple(rack_text(look, seat) for seat in look.scene.seats())),
        h.p[say("ingenious-bag", count=look.view["bag"])],
        h.h2[say("ingenious-words-board")],
        h.p[say("ingenious-words-size", side=SIDE[look.view["players"]], centre=space_name(say, (0, 0)))],
        colours_on_board(look),
        free_openings(look),
    ]


@functools.lru_cache(256)
def text_list(texts: tuple[str, ...]) -> Markup:
    return rendered(h.ul[[h.li[text] for text in texts]])


def track_table(look: Look) -> Renderable:
    return h.table[
        track_heads(look.say), [track_row(party.name, tuple(party.steps.values())) for party in look.parties]
    ]


@functools.cache
def track_heads(say: Say) -> Markup:
    names = [
        say("ingenious-words-player"),
        *(colour_name(say, letter) for letter in COLOURS),
        say("ingenious-words-lowest"),
    ]
    return rendered(h.tr[[h.th(scope="col")[name] for name in names]])


@functools.lru_cache(1024)
def track_row(name: str, steps: tuple[int, ...]) -> Markup:
    return rendered(h.tr[h.th(scope="row")[name], [h.td[str(step)] for step in (*steps, min(steps))]])


def rack_text(look: Look, seat: int) -> str:
    tiles, who = look.view["racks"][seat], look.scene.who(seat)
    if isinstance(tiles, int) or not tiles:
        return look.say("ingenious-words-count", count=tiles or 0, **who)
    return look.say("ingenious-words-rack", tiles=tile_list(look.say, sorted_tiles(tiles)), **who)


def colours_on_board(look: Look) -> Renderable:
    """For each colour, the spaces where it lies."""
    say, all_spaces = look.say, spaces_by_code(look.view["players"])
    spaces: dict[str, list[str]] = {letter: [] for letter in COLOURS}
    for place, letter in look.view["board"].items():
        spaces[letter].append(space_name(say, all_spaces[place]))
    return h.ul[[colour_item(say, letter, tuple(places)) for letter, places in spaces.items()]]


@functools.lru_cache(256)
def colour_item(say: Say, letter: str, places: tuple[str, ...]) -> Markup:
    return rendered(h.li[colour_name(say, letter), text_list(places)])


def free_openings(look: Look) -> Renderable | None:
    """In the first turns, which printed symbols are free for a first tile (I6)."""
    say, opening = look.say, look.view["opening"]
    if None not in opening:
        return None
    free = colour_list(say, [letter for letter in PRINTED if letter not in opening])
    return h.p[say("ingenious-words-opening", colours=free)]
