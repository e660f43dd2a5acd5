"""The board: what lies on it, what came last, and everywhere the tile in hand could go."""

import functools
from collections.abc import Mapping

import htpy as h
from htpy import Renderable
from markupsafe import Markup, escape

from stol.games.ingenious.components import DIRECTIONS, PRINTED, SIDE
from stol.web.html.pieces import ingenious as pieces
from stol.web.html.pieces.ingenious import drawn
from stol.web.html.stage.ingenious.aim import Aim, Spot, in_order, is_placing, name, spaces_of
from stol.web.html.stage.ingenious.count import Run, Worth, along
from stol.web.html.stage.ingenious.names import HERE, THERE, place_name, tile_name, with_spaces
from stol.web.html.stage.ingenious.news import News
from stol.web.scene.scene import Scene

PLACES = {space: letter for letter, space in PRINTED.items()}
SIDES = len(DIRECTIONS)


def draw_stage(scene: Scene, aim: Aim | None, worths: Mapping[Spot, Worth], latest: News | None) -> Renderable:
    side = SIDE[scene.view["players"]]
    layers = [
        pieces.plate(side),
        lying(scene, latest),
        awaited(scene),
    ]
    if aim:
        layers += [pieces.offered(spot.at for spot in aim.spots), questions(scene, aim), spots(scene, aim, worths)]
    label = escape(scene.say("ingenious-board"))
    svg = (
        f'<svg class="hexboard" viewBox="{pieces.box(side)}" role="group" aria-label="{label}">{"".join(layers)}</svg>'
    )
    return h.main(".stage.hex")[drawn(svg), cry(scene, latest)]


def lying(scene: Scene, latest: News | None) -> str:
    """Printed symbols, tiles, and the last tile in its ring."""
    spaces = spaces_of(scene.view["players"])
    symbols = [(spaces[place], colour) for place, colour in scene.view["board"].items()]
    last = latest.spaces if latest else ()
    printed = pieces.printed((space, colour) for space, colour in symbols if space in PLACES)
    tiles = pieces.halves((space, colour) for space, colour in symbols if space not in PLACES and space not in last)
    return f'<g aria-hidden="true">{printed}<g class="tiles">{tiles}</g>{last_tile(scene, latest)}</g>'


def last_tile(scene: Scene, latest: News | None) -> str:
    if not latest or not latest.spaces:
        return ""
    ring, tile = pieces.last_tile(latest.tile, *latest.spaces, latest.seat)
    return f'{ring}<g class="tiles" data-piece="{piece(scene, latest)}" data-by="{latest.seat}">{tile}</g>'


def piece(scene: Scene, latest: News) -> str:
    """The tile's name for motion: your own still has the one it had on your rack, if no new tile has taken that."""
    if latest.seat == scene.seat and scene.before:
        copies = in_order(scene.before["racks"][latest.seat]).count(latest.tile)
        if scene.view["racks"][latest.seat].count(latest.tile) < copies:
            return f"tile-{latest.tile}-{copies}"
    return "_".join(["tile", *(str(number) for space in latest.spaces for number in space)])


def awaited(scene: Scene) -> str:
    """In a first turn, the printed symbols that a tile may touch (I6)."""
    opening = scene.view["opening"]
    if not is_placing(scene) or scene.seat is None or opening[scene.seat] is not None:
        return ""
    return pieces.awaited(space for space, letter in PLACES.items() if letter not in opening)


def cry(scene: Scene, latest: News | None) -> Renderable | None:
    """A colour has reached the end: said aloud once, then left standing aside while that move is the last one."""
    if not latest or not latest.stops:
        return None
    return h.p(class_=["cry", {"loud": not scene.picked}], aria_hidden="true")[scene.say("ingenious-cry")]


# ---- where the tile in hand could go -------------------------------------------------------------------------


def spots(scene: Scene, aim: Aim, worths: Mapping[Spot, Worth]) -> str:
    start = link(scene, aim, "at")
    links = [spot_link(scene, aim, spot, worths[spot], f"{start}{name(spot.at)}") for spot in aim.spots]
    return f'<g class="spots">{"".join(links)}</g>'


def link(scene: Scene, aim: Aim, last: str) -> Markup:
    """An address that ends where a value is still to be added."""
    return escape(aim.pick(scene, **{"at": None, last: ""}))


def spot_link(scene: Scene, aim: Aim, spot: Spot, worth: Worth, address: str) -> str:
    label = escape(place_name(scene.say, aim.tile, (spot.at, spot.to), worth.gains.items(), bonus(scene, worth)))
    aimed = ' class="aimed" data-sure' if spot.at == aim.at else ""
    place = pieces.place(spot.at)
    marks = f'{rings(spot, worth)}<use href="#ghost" {place}/>{badges(spot, worth, aim.turn)}'
    return (
        f'<a href="{address}" data-spot data-pick data-move="{spot.move}" aria-label="{label}"{aimed}>'
        f'<use href="#spot" {place}/><g class="ghost">{marks}</g></a>'
    )


def bonus(scene: Scene, worth: Worth) -> int:
    """Bonus plays that a placement earns; there are none in a solo game (I18)."""
    return worth.stops if scene.view["players"] > 1 else 0


def rings(spot: Spot, worth: Worth) -> str:
    """Round every symbol that counts; the nearer ones lie over the farther."""
    marks = [
        f'<use href="#count-{run[0]}" {pieces.place(space)}/>'
        for half, runs in zip((spot.at, spot.to), worth.runs, strict=True)
        for run in runs
        for space in reversed(along(half, run))
    ]
    return "".join(marks)


def badges(spot: Spot, worth: Worth, turn: int) -> str:
    """The points of each half, beside it."""
    halves = zip((spot.at, spot.to), worth.points, worth.runs, (turn, (turn + 3) % SIDES), strict=True)
    return "".join(
        f'<use href="#plus-{points}" {pieces.aside(half, free_corner(partner, runs))}/>'
        for half, points, runs, partner in halves
        if points
    )


@functools.cache
def free_corner(partner: int, runs: tuple[Run, ...]) -> int:
    """A corner where a badge hides nothing that counts: away from the other half and from lines, if there is one."""
    # Corner 0 is between the sides 0 and 1.
    busy = {direction for direction, _ in runs} | {partner}
    corners = [(partner + step) % SIDES for step in (2, 3, 1, 4, 0, 5)]
    return min(corners, key=lambda corner: len(busy & {corner, (corner + 1) % SIDES}))


def questions(scene: Scene, aim: Aim) -> str:
    """Where the tile can't go: links that ask why."""
    if not aim.beyond:
        return ""
    start = link(scene, aim, "why")
    words = scene.say("ingenious-why-at", tile=tile_name(scene.say, aim.tile), here=HERE, there=THERE)
    links = [
        f'<a href="{start}{spot.move}" data-spot data-pick aria-label="{escape(with_spaces(words, spot.at, spot.to))}">'
        f'<use href="#question" {pieces.place(spot.at)}/></a>'
        for spot in aim.beyond
    ]
    return f'<g class="questions">{"".join(links)}</g>'


def defs(aim: Aim | None, worths: Mapping[Spot, Worth]) -> Markup | None:
    """The drawings that the links use."""
    if aim is None:
        return None
    points = {number for worth in worths.values() for number in worth.points if number}
    directions = {run[0] for worth in worths.values() for runs in worth.runs for run in runs}
    parts = [
        pieces.HIT,
        pieces.ghost(aim.tile, DIRECTIONS[aim.turn]),
        *(pieces.counted(number, DIRECTIONS[number]) for number in sorted(directions)),
        *(pieces.badge(number) for number in sorted(points)),
        pieces.QUESTION if aim.asking else "",
    ]
    return drawn(f'<svg width="0" height="0" aria-hidden="true"><defs>{"".join(parts)}</defs></svg>')
