"""The board: the tiles on it, the last tile, and every space where the tile in hand could go."""

import functools

import htpy as h
from htpy import Renderable
from markupsafe import Markup, escape

from stol.games.ingenious.analysis import Run, line_spaces, space_code, spaces_by_code
from stol.games.ingenious.components import DIRECTIONS, PRINTED, SIDE
from stol.games.ingenious.preview import Half
from stol.web.html.kit import QUIET, svg
from stol.web.html.pieces import ingenious as pieces
from stol.web.scene.ingenious.aiming import Aim, Nearby, Spot
from stol.web.scene.ingenious.look import Look
from stol.web.scene.ingenious.news import News
from stol.web.scene.ingenious.words import HERE, THERE, placement_text, tile_phrase, with_spaces

PRINTED_ON = {space: letter for letter, space in PRINTED.items()}
SIDES = len(DIRECTIONS)
ASKED = ' class="asked"'
"""The placement whose reason is told."""


def draw_board(look: Look) -> Renderable:
    side = SIDE[look.view["players"]]
    layers = [pieces.plate(side), symbols_on_board(look), opening_marks(look), f"<g>{placements(look)}</g>"]
    label = escape(look.say("ingenious-board"))
    drawing = (
        f'<svg class="hexboard" viewBox="{pieces.box(side)}" role="group" aria-label="{label}">{"".join(layers)}</svg>'
    )
    return h.main(".stage.hex")[svg(drawing), cry(look)]


def symbols_on_board(look: Look) -> str:
    """Printed symbols, tiles, and the last tile with a ring."""
    spaces = spaces_by_code(look.view["players"])
    symbols = [(spaces[place], colour) for place, colour in look.view["board"].items()]
    last = look.news.spaces if look.news else ()
    printed = pieces.printed((space, colour) for space, colour in symbols if space in PRINTED_ON)
    tiles = pieces.halves((space, colour) for space, colour in symbols if space not in PRINTED_ON and space not in last)
    return f'<g aria-hidden="true">{printed}<g class="tiles">{tiles}</g>{last_tile(look)}</g>'


def last_tile(look: Look) -> str:
    news = look.news
    if not news or not news.spaces:
        return ""
    ring, tile = pieces.last_tile(news.tile, *news.spaces, news.seat)
    rack = rack_name(look, news)
    start = f' data-from="{rack}"' if rack else ""
    return f'{ring}<g class="tiles" data-piece="{piece_name(look, news)}" data-by="{news.seat}"{start}>{tile}</g>'


def rack_name(look: Look, news: News) -> str | None:
    """The id that your own tile had on your rack."""
    before = look.before["racks"][news.seat] if look.before else None
    if news.seat != look.scene.seat or not isinstance(before, list):
        return None
    return f"tile-{news.tile}-{before.count(news.tile)}"


def piece_name(look: Look, news: News) -> str:
    """The tile's id for animation; your own keeps the id it had on your rack, unless a new tile has the same."""
    name, rack = rack_name(look, news), look.view["racks"][news.seat]
    if name and look.before and isinstance(rack, list):
        before = look.before["racks"][news.seat]
        if isinstance(before, list) and rack.count(news.tile) < before.count(news.tile):
            return name
    return "_".join(["tile", *(str(number) for space in news.spaces for number in space)])


def opening_marks(look: Look) -> str:
    """Marks in a first turn: the printed symbols that a tile may touch (I6)."""
    if not look.is_placing or not look.is_opening:
        return ""
    return pieces.opening_marks(space for space, letter in PRINTED_ON.items() if letter not in look.view["opening"])


def cry(look: Look) -> Renderable | None:
    """The cry "Ingenious!" when a colour has reached the end: large at first, then small until the next move."""
    if not look.news or not look.news.stops:
        return None
    return h.p(class_=["cry", {"loud": not look.scene.picked}], aria_hidden="true")[look.say("ingenious-cry")]


# ---- placements of the tile in hand -------------------------------------------------------------------------


def placements(look: Look) -> str:
    """Links for the tile in hand."""
    aim = look.aim
    if aim is None:
        return ""
    return f"{pieces.offered(spot.at for spot in aim.spots)}{why_links(look, aim)}{spot_links(look, aim)}"


def spot_links(look: Look, aim: Aim) -> str:
    start = escape(aim.pick(look.scene, at=""))
    goals = [spot for spot in aim.spots if spot.move in look.scene.goals]
    others = [spot for spot in aim.spots if spot not in goals]
    others.sort(key=lambda spot: spot.at == aim.at)  # what is aimed at lies above: all of its tile can be pressed
    links, lit = (
        "".join(spot_link(look, aim, spot, f"{start}{space_code(spot.at)}") for spot in spots)
        for spots in (others, goals)
    )
    near = "".join(near_link(look, aim, place) for place in aim.near)
    return f'<g class="spots">{near}{links}{darkness(look, goals)}{lit}</g>'


def darkness(look: Look, goals: list[Spot]) -> str:
    """In a guided game: all is dimmed but the spaces of the right move and the symbols that would count."""
    if not goals:
        return ""
    counted = [
        space
        for spot in goals
        for half in look.halves(spot)
        for run in half.runs
        for space in line_spaces(half.space, run)
    ]
    return pieces.dim(
        SIDE[look.view["players"]], {*counted, *(space for spot in goals for space in (spot.at, spot.to))}
    )


def spot_link(look: Look, aim: Aim, spot: Spot, address: str) -> str:
    label = escape(placement_text(look.say, aim.tile, (spot.at, spot.to), look.previews[spot.move]))
    aimed, goal = spot.at == aim.at, spot.move in look.scene.goals
    kinds = " ".join(kind for kind, held in (("aimed", aimed), ("goal", goal)) if held)
    marked = f' class="{kinds}"' if kinds else ""
    return (
        f'<a href="{address}" data-spot data-pick data-move="{spot.move}" aria-label="{label}"{marked}'
        f'{" data-sure" if aimed else ""}><use href="#spot" {pieces.at_space(spot.at)}/>'
        f"{pieces.goal(spot.at, spot.to) if goal else ''}{ghost(look, spot, aim.turn)}</a>"
    )


def near_link(look: Look, aim: Aim, place: Nearby) -> str:
    """A free space beside: it leads to the nearest placement that covers it. For pointers; keys have the spots."""
    address = escape(aim.pick(look.scene, turn=place.turn, at=space_code(place.spot.at)))
    sure = " data-sure" if (place.turn, place.spot.at) == (aim.turn, aim.at) else ""
    return (
        f'<a href="{address}" data-pick data-move="{place.spot.move}" {QUIET}{sure}>'
        f'<use href="#spot" {pieces.at_space(place.space)}/>{ghost(look, place.spot, place.turn)}</a>'
    )


def ghost(look: Look, spot: Spot, turn: int) -> str:
    """The tile as it would lie, and what would count."""
    halves = look.halves(spot)
    tile = f'<use href="#ghost-{turn}" {pieces.at_space(spot.at)}/>'
    return f'<g class="ghost">{rings(halves)}{tile}{badges(halves, turn)}</g>'


def rings(halves: tuple[Half, ...]) -> str:
    """Rings round all symbols that count; the nearer ones are drawn over the farther ones."""
    marks = [
        f'<use href="#count-{run[0]}" {pieces.at_space(space)}/>'
        for half in halves
        for run in half.runs
        for space in reversed(line_spaces(half.space, run))
    ]
    return "".join(marks)


def badges(halves: tuple[Half, ...], turn: int) -> str:
    """The points of each half, drawn beside it."""
    return "".join(
        f'<use href="#plus-{half.points}" {pieces.beside_corner(half.space, free_corner(partner, half.runs))}/>'
        for half, partner in zip(halves, (turn, (turn + 3) % SIDES), strict=True)
        if half.runs
    )


@functools.cache
def free_corner(partner: int, runs: tuple[Run, ...]) -> int:
    """The corner where a badge covers the least: away from the other half and from lines that count."""
    # Corner 0 is between the sides 0 and 1.
    busy = {direction for direction, _ in runs} | {partner}
    corners = [(partner + step) % SIDES for step in (2, 3, 1, 4, 0, 5)]
    return min(corners, key=lambda corner: len(busy & {corner, (corner + 1) % SIDES}))


def why_links(look: Look, aim: Aim) -> str:
    """Links on the spaces where the tile can't go: they tell why. They show only when asked for."""
    if not aim.blocked:
        return ""
    start, asked = escape(aim.pick(look.scene, why="")), look.scene.picked.get("why")
    template = look.say("ingenious-why-at", tile=tile_phrase(look.say, aim.tile), here=HERE, there=THERE)

    def reach(spot: Spot) -> str:
        return f'data-spot aria-label="{escape(with_spaces(look.say, template, spot.at, spot.to))}"'

    links = [
        f'<a href="{start}{spot.move}" data-pick {reach(spot) if aim.asking else QUIET}'
        f"{ASKED if spot.move == asked else ''}>"
        f'<use href="#question" {pieces.at_space(spot.at)}/></a>'
        for spot in aim.blocked
    ]
    return f'<g class="questions{"" if aim.asking else " quiet"}">{"".join(links)}</g>'


def defs(look: Look) -> Markup | None:
    """SVG definitions that the links refer to."""
    aim = look.aim
    if aim is None:
        return None
    halves = [half for brings in look.previews.values() for half in brings["halves"]]
    points = {half.points for half in halves if half.runs}
    directions = {direction for half in halves for direction, _ in half.runs}
    parts = [
        pieces.HIT,
        *(pieces.ghost(aim.tile, turn, DIRECTIONS[turn]) for turn in sorted({aim.turn, *(at.turn for at in aim.near)})),
        *(pieces.counted(number, DIRECTIONS[number]) for number in sorted(directions)),
        *(pieces.badge(number) for number in sorted(points)),
        pieces.QUESTION if aim.blocked else "",
    ]
    return svg(f'<svg width="0" height="0" aria-hidden="true"><defs>{"".join(parts)}</defs></svg>')
