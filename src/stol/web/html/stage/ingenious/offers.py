"""All placements, so that the script can show every selection.

There can be thousands, so the script puts them together: which neighbouring spaces are open is the same for all tiles,
and the lines that a half would count depend on its space and its colour alone.
"""

import functools
from collections.abc import Iterable
from typing import TypeAlias

import htpy as h

from stol.games.ingenious.analysis import spaces_by_code, track_end
from stol.games.ingenious.components import COLOURS, DIRECTIONS, NUMBER, SIDE, TRACK_END, Space
from stol.games.ingenious.preview import NO_SPACE, Table
from stol.text import Say
from stol.web.html.kit import rendered, svg, sym
from stol.web.html.pieces import ingenious as pieces
from stol.web.html.stage.ingenious.side import step_count, stops_of
from stol.web.html.stage.ingenious.tray import Ways, gain_chip, no_gain, placing, turning, waits
from stol.web.html.stage.offers import Offers, has_offers
from stol.web.scene.ingenious.look import Look
from stol.web.scene.ingenious.words import HERE, THERE, colour_name, placement_template, tile_phrase

Lines: TypeAlias = dict[str, dict[int, str]]
"""For each colour and free space that would count something: directions and lengths, two characters each."""
Steps: TypeAlias = dict[str, tuple[int, int]]
"""For each colour, its step now and where it has to stop."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def offers(look: Look) -> Offers | None:
    if not has_offers(look.scene) or not look.is_placing:
        return None
    spaces = [space for code, space in spaces_by_code(look.view["players"]).items() if code not in look.view["board"]]
    ways = open_ways(look, spaces)
    lines, steps = all_lines(look, spaces), stops(look)
    return {
        "keys": ("tile", "turn", "at"),
        "address": look.scene.address,
        "tiles": look.rack,
        "colours": COLOURS,
        "directions": DIRECTIONS,
        "spaces": spaces,
        "open": ways,
        "lines": lines,
        "steps": steps,
        "track": track_end(look.view),
        "side": SIDE[look.view["players"]],
        "badges": badges(lines),
        "labels": labels(look, spaces, ways, lines, steps),
        "tracks": own_tracks(look),
        **texts(look.say, tuple(sorted(set(look.rack)))),
        **drawings(track_end(look.view)),
    }


def open_ways(look: Look, spaces: list[Space]) -> list[int]:
    """For each free space a bit for every direction in which a tile can lie there; the same for all tiles."""
    tile = look.scene.legal[0].partition("@")[0]
    turns = {direction: turn for turn, direction in enumerate(DIRECTIONS)}
    ways = dict.fromkeys(spaces, 0)
    codes = spaces_by_code(look.view["players"])
    for move in look.scene.legal:
        if move.startswith(tile):
            one, other = (codes[code] for code in move.partition("@")[2].split(":"))
            turn = turns[other[0] - one[0], other[1] - one[1]]
            ways[one] |= 1 << turn
            ways[other] |= 1 << (turn + 3) % len(DIRECTIONS)
    return list(ways.values())


def all_lines(look: Look, spaces: list[Space]) -> Lines:
    table = Table(look.view, look.scene.seat or 0)
    found: Lines = {letter: {} for letter in COLOURS if any(letter in tile for tile in look.rack)}
    for number, space in enumerate(spaces):
        for letter, counted in found.items():
            if runs := table.runs(NUMBER[space], NO_SPACE, COLOURS.index(letter)):
                counted[number] = "".join(f"{direction}{DIGITS[length]}" for direction, length in runs)
    return found


def counts(runs: str) -> int:
    """The points of a half with these lines."""
    return sum(DIGITS.index(length) for length in runs[1::2])


def badges(lines: Lines) -> dict[int, str]:
    """Drawings of all points that a half can bring."""
    return {
        points: pieces.badge(points)
        for points in sorted({counts(runs) for of in lines.values() for runs in of.values()})
    }


def stops(look: Look) -> Steps:
    """I8, I16: a colour stops at 18, and on a double track once more at its end."""
    end = track_end(look.view)
    return {letter: (now, TRACK_END if now < TRACK_END else end) for letter, now in look.parties[0].steps.items()}


def labels(look: Look, spaces: list[Space], ways: list[int], lines: Lines, steps: Steps) -> dict[str, str]:
    """What placements bring, in words, for every tile and gain that occurs; the script puts the spaces in."""
    points = {
        letter: [counts(found.get(number, "")) for number in range(len(spaces))] for letter, found in lines.items()
    }
    numbers = {space: number for number, space in enumerate(spaces)}
    pairs = [
        (number, numbers[q + dq, r + dr])
        for number, (q, r) in enumerate(spaces)
        for turn, (dq, dr) in enumerate(DIRECTIONS)
        if ways[number] >> turn & 1
    ]
    found = {}
    for tile in set(look.rack):
        one, other = (points[letter] for letter in tile)
        for gained in {(one[here], other[there]) for here, there in pairs}:
            gains = capped(zip(tile, gained, strict=True), steps)
            bonus = (
                0
                if look.view["players"] == 1
                else sum(gain + steps[letter][0] == steps[letter][1] for letter, gain in gains)
            )
            key = f"{tile} {''.join(f'{letter}{gain}' for letter, gain in gains)}"
            found[key] = placement_template(look.say, tile, gains, bonus)
    return found


def capped(halves: Iterable[tuple[str, int]], steps: Steps) -> tuple[tuple[str, int], ...]:
    """The steps that each colour would go up, in the order of the colours, without zeros."""
    points = dict.fromkeys(COLOURS, 0)
    for letter, count in halves:
        points[letter] += count
    gains = {letter: min(count, steps[letter][1] - steps[letter][0]) for letter, count in points.items() if count}
    return tuple((letter, gain) for letter, gain in gains.items() if gain)


def own_tracks(look: Look) -> list[dict[str, object]]:
    party = look.parties[0]
    low = party.lows if len(party.lows) < len(party.steps) else ()  # not at the start, when all are
    stopped = stops_of(look, party)
    return [
        {
            "colour": letter,
            "name": colour_name(look.say, letter),
            "count": rendered(step_count(party.track, letter, step)),
            "low": letter in low,
            "rings": letter in stopped,
        }
        for letter, step in party.steps.items()
    ]


@functools.lru_cache(64)
def texts(say: Say, tiles: tuple[str, ...]) -> Offers:
    """Words and buttons; names in braces are filled in by the script."""
    ways = Ways(back="{back}", on="{on}", ask="{ask}")
    return {
        "pick": {tile: say("ingenious-pick", tile=tile_phrase(say, tile)) for tile in tiles},
        "putBack": {tile: say("ingenious-put-back", tile=tile_phrase(say, tile)) for tile in tiles},
        "here": HERE,
        "there": THERE,
        "space": say("space", x="{x}", y="{y}"),
        "lowest": say("ingenious-lowest"),
        "chooseTile": rendered(h.span(".button.waits")[say("ingenious-choose-tile")]),
        "waits": [rendered(waits(say, fits=fits)) for fits in (False, True)],
        "turning": rendered(turning(say, ways, svg("{turned}"))),
        "placing": rendered(placing(say, "{move}", "{label}", svg("{gains}"))),
        "gain": rendered(gain_chip("{colour}", "{points}")),
        "noGain": rendered(no_gain(say)),
    }


@functools.cache
def drawings(end: int) -> Offers:
    """Drawings around 0, 0 that don't depend on the position."""
    return {
        "hit": pieces.HIT,
        "question": pieces.QUESTION,
        "ghosts": [pieces.ghost("12", turn, direction) for turn, direction in enumerate(DIRECTIONS)],
        "turned": [pieces.turned_icon("12", direction) for direction in DIRECTIONS],
        "strip": pieces.strip_frame("{colour}", "{cells}"),
        "symbol": sym("ing-{colour}", 22),
        "cells": ["", *(pieces.cell_paths([step], end) for step in range(1, end + 1))],
        "counted": [pieces.counted(number, direction) for number, direction in enumerate(DIRECTIONS)],
    }
