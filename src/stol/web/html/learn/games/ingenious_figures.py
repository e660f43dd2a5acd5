"""The figures of Ingenious about tiles, lines and points."""

import math

import htpy as h
from markupsafe import Markup

from stol.games.ingenious.components import COLOURS, DIRECTIONS, PRINTED, TRACK_END
from stol.position import Position
from stol.web.html.kit import coin, coin_svg, rendered
from stol.web.html.learn.games import ingenious_games as games
from stol.web.html.learn.games.ingenious_board import (
    Placement,
    counted,
    draw_tiles,
    ghost,
    part_of_board,
    rack_of,
    ranks,
    read_move,
    ring,
    tiles,
    view_of,
    whole_board,
)
from stol.web.html.learn.guide import Facts, Figure, Panel, Played, Show
from stol.web.html.pieces import ingenious as pieces
from stol.web.scene.ingenious.aiming import sorted_tiles

# ---- the score ------------------------------------------------------------------------------------------------


def steps(position: Position, seat: int) -> dict[str, int]:
    return view_of(position)["tracks"][seat]


def track_lines(position: Position, seat: int) -> Markup:
    """All tracks of a player; the lowest is marked."""
    track = steps(position, seat)
    low = min(track.values())
    return rendered(
        h.ol(".lines")[
            [
                h.li(class_={"low": track[c] == low})[
                    pieces.strip(c, track[c], track[c], TRACK_END), h.b[str(track[c])]
                ]
                for c in COLOURS
            ]
        ]
    )


def draw_aim(figure: Figure) -> Show:
    end = figure.moments[-1]
    panels = [
        Panel(track_lines(end, seat), caption, cls="slip", head=coin(seat, 34))
        for seat, caption in ((0, "winner"), (1, "loser"))
    ]
    return Show("duo scores", tuple(panels))


def count_aim(figure: Figure) -> Facts:
    end = figure.moments[-1]
    won, lost = steps(end, 0), steps(end, 1)
    return {
        "low": min(won.values()),
        "other_low": min(lost.values()),
        "total": sum(won.values()),
        "other_total": sum(lost.values()),
        "more": sum(lost.values()) - sum(won.values()),
        "winner": ranks(end).index(1),
    }


AIM = Figure((games.FINISHED,), draw_aim, count_aim)


# ---- placing --------------------------------------------------------------------------------------------------

PLACE_BOX = (-140, -88, 292, 224)


def rack(position: Position, seat: int, *, lifted: str = "") -> Markup:
    """A rack with its tiles in order; one of them may be lifted."""
    found = sorted_tiles(rack_of(position, seat))
    where = found.index(lifted) if lifted else -1
    slots = [h.li[h.span(class_=["slot", {"lifted": i == where}])[pieces.tile_icon(t)]] for i, t in enumerate(found)]
    return rendered(h.ol(".figrack", aria_hidden="true")[slots])


def draw_place(figure: Figure) -> Show:
    last = Placement(figure.played[0])
    lying = tiles(figure.played[0], -1)
    free = free_spaces(last.before)
    before = part_of_board(PLACE_BOX, [pieces.offered(free), draw_tiles(lying), ghost(last.tile)])
    after = part_of_board(PLACE_BOX, [draw_tiles(lying), ring(last.tile), draw_tiles([last.tile])])
    foot = rack(last.before, last.seat, lifted=last.tile.tile)
    return Show("turnout tight", (Panel(before, cls="mat open"), Panel(after, cls="mat open")), arrow=1, foot=foot)


def free_spaces(position: Position) -> set[pieces.Space]:
    """The spaces that a tile may cover."""
    found = [placed for move in position.legal() if (placed := read_move(move))]
    return {space for placed in found for space in placed[1:]}


def count_place(figure: Figure) -> Facts:
    last = Placement(figure.played[0])
    return {"tiles": len(rack_of(last.before, last.seat))}


PLACE = Figure((games.PLACED,), draw_place, count_place)


# ---- counting -------------------------------------------------------------------------------------------------

COUNT_BOX = (-152, -138, 360, 236)
LOOK_BOX = (-150, -104, 300, 208)


def directions_of(last: Placement) -> list[pieces.Space]:
    """Where the first half of a tile looks: all directions but that of its other half."""
    return [direction for number, direction in enumerate(DIRECTIONS) if number != last.tile.turn]


def rays(last: Placement) -> str:
    """Chalk arrows in the directions that are looked along."""
    lines = "".join(ray(pieces.centre(last.tile.first), pieces.centre(direction)) for direction in directions_of(last))
    return f'<path class="ray-case" d="{lines}"/><path class="ray" d="{lines}"/>'


def ray(start: pieces.Point, towards: pieces.Point) -> str:
    length = math.dist((0, 0), towards)
    dx, dy = towards[0] / length, towards[1] / length
    near, far = pieces.S * 0.98, pieces.S * math.sqrt(3) * 1.55
    (x0, y0), (x1, y1) = ((start[0] + dx * way, start[1] + dy * way) for way in (near, far))
    barbs = [(x1 - 12 * (dx * 0.8 + side * dy * 0.6), y1 - 12 * (dy * 0.8 - side * dx * 0.6)) for side in (1, -1)]
    head = f"M{barbs[0][0]:.1f} {barbs[0][1]:.1f}L{x1:.1f} {y1:.1f}L{barbs[1][0]:.1f} {barbs[1][1]:.1f}"
    return f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}{head}"


def scored_lines(last: Placement) -> Markup:
    """The tracks that moved, before and after."""
    return rendered(h.div(".twolines")[[scored_line(last, colour) for colour in last.points]])


def scored_line(last: Placement, colour: str) -> h.Element:
    before, points, after = last.step(colour), last.points[colour], last.step(colour, after=True)
    result = f"= {after}" if before + points == after else f"→ {after}"
    return h.div(".line")[pieces.strip(colour, before, after, TRACK_END), h.b(".sum")[f"{before} + {points} {result}"]]


def draw_count(figure: Figure) -> Show:
    last = Placement(figure.played[0])
    board = part_of_board(
        COUNT_BOX, [draw_tiles(tiles(figure.played[0])), ring(last.tile), draw_tiles([last.tile]), counted(last)]
    )
    looks = part_of_board(LOOK_BOX, [draw_tiles([last.tile]), rays(last)])
    return Show(
        "counting", (Panel(board, cls="mat open"), Panel(looks, "looks", cls="mat open")), foot=scored_lines(last)
    )


def count_count(figure: Figure) -> Facts:
    last = Placement(figure.played[0])
    first, second = tuple(last.tile.tile)
    return {
        "first": first,
        "first_points": last.points[first],
        "second": second,
        "second_points": last.points[second],
        "directions": len(directions_of(last)),
    }


COUNT = Figure((games.COUNTED,), draw_count, count_count)


# ---- what ends a line -----------------------------------------------------------------------------------------


def stop_after(last: Placement) -> str:
    """A bar where the line to the right of a tile's first half ends."""
    half = last.brings["halves"][0]
    length = dict(half.runs).get(0, 0)
    (x, y), (dx, dy) = pieces.centre(half.space), pieces.centre(DIRECTIONS[0])
    at = length + 0.5 if length else 0.55
    x, y = x + dx * at, y + dy * at
    line = f"M{x:.1f} {y - 15:.1f}v30"
    return f'<path class="stop-case" d="{line}"/><path class="stop" d="{line}"/>'


def draw_ends(figure: Figure) -> Show:
    windows = ((-74, -94, 304, 188), (-74, -94, 304, 188), (-98, -94, 304, 188))
    panels = []
    for played, box, caption in zip(figure.played, windows, ("gap", "other", "double"), strict=True):
        last = Placement(played)
        stop = "" if caption == "double" else stop_after(last)
        layers = [draw_tiles(tiles(played)), counted(last), stop]
        panels.append(Panel(part_of_board(box, layers), caption, cls="mat open"))
    return Show("trio stacks", tuple(panels))


def count_ends(figure: Figure) -> Facts:
    gap, other, double = (Placement(played) for played in figure.played)
    near, far = (half.points for half in double.brings["halves"])
    return {
        "gap": gap.brings["total"],
        "other": other.brings["total"],
        "near": near,
        "far": far,
        "double": double.brings["total"],
    }


ENDS = Figure((games.GAP, games.OTHER_SYMBOL, games.DOUBLE), draw_ends, count_ends)


# ---- the question ---------------------------------------------------------------------------------------------


def draw_check(figure: Figure) -> Show:
    last = Placement(figure.played[0])
    solution = f'<g class="solution">{counted(last)}</g>'
    layers = [draw_tiles(tiles(figure.played[0])), ring(last.tile), draw_tiles([last.tile]), solution]
    return Show("single wideone", (Panel(part_of_board((-176, -110, 376, 236), layers), cls="mat open"),))


def count_check(figure: Figure) -> Facts:
    last = Placement(figure.played[0])
    (colour,) = last.points
    (half,) = [half for half in last.brings["halves"] if half.runs]
    lengths = sorted((length for _, length in half.runs), reverse=True)
    return {
        "right": last.points[colour],
        "fewer": lengths[0],
        "more": visible(last, half.space, colour),
        "colour": colour,
        "long": lengths[0],
        "short": lengths[1],
    }


def visible(last: Placement, start: pieces.Space, colour: str) -> int:
    """What one would count if lines went on beyond gaps and other symbols: a mistake."""
    board = view_of(last.before)["board"]
    around_it = [
        direction for direction in DIRECTIONS if (start[0] + direction[0], start[1] + direction[1]) not in last.tile[1:]
    ]
    lines = [(start[0] + q * n, start[1] + r * n) for q, r in around_it for n in range(1, 5)]
    return sum(board.get(f"{q},{r}") == colour for q, r in lines)


CHECK = Figure((games.ASKED,), draw_check, count_check)


# ---- the first tile, the end of a track, new tiles ------------------------------------------------------------


def draw_first(figure: Figure) -> Show:
    last = Placement(figure.played[0])
    (first,) = tiles(figure.played[0], -1)
    awaited = [space for letter, space in PRINTED.items() if letter not in view_of(last.before)["opening"]]
    (x, y), _ = pieces.middle(first.first, first.second)
    layers = [
        draw_tiles([first]),
        pieces.opening_marks(awaited),
        pieces.offered(free_spaces(last.before) - set(last.tile[1:])),
        ghost(last.tile),
        coin_svg(0, x + 30, y - 4, 17),
    ]
    return Show("single wideone", (Panel(whole_board(last.before, layers), cls="bare"),))


def count_first(figure: Figure) -> Facts:
    opening = view_of(Placement(figure.played[0]).before)["opening"]
    return {"left": len(PRINTED) - sum(letter is not None for letter in opening), "colour": str(opening[0])}


FIRST = Figure((games.OPENED,), draw_first, count_first)


EIGHTEEN_BOX = (-270, -190, 560, 475)


def draw_eighteen(figure: Figure) -> Show:
    last = Placement(figure.played[0])
    layers = [draw_tiles(tiles(figure.played[0])), ring(last.tile), draw_tiles([last.tile]), counted(last)]
    return Show(
        "single wideone", (Panel(part_of_board(EIGHTEEN_BOX, layers), "cry", cls="mat open"),), foot=scored_lines(last)
    )


def count_eighteen(figure: Figure) -> Facts:
    last = Placement(figure.played[0])
    (colour,) = last.points
    after = last.step(colour, after=True)
    return {
        "colour": colour,
        "before": last.step(colour),
        "points": last.points[colour],
        "after": after,
        "over": last.step(colour) + last.points[colour] - after,
        "bonus": view_of(last.after)["bonus"],
    }


EIGHTEEN = Figure((games.EIGHTEEN,), draw_eighteen, count_eighteen)


def asked_seat(played: Played) -> int:
    return int(played.moments[0].actor or 0)


def lowest(position: Position, seat: int) -> str:
    """The lowest colour; there is only one."""
    track = steps(position, seat)
    (colour,) = [letter for letter, step in track.items() if step == min(track.values())]
    return colour


def draw_swap(figure: Figure) -> Show:
    before, after = figure.moments
    seat = asked_seat(figure.played[0])
    colour = lowest(before, seat)
    step = steps(before, seat)[colour]
    track = rendered(pieces.strip(colour, step, step, TRACK_END))
    return Show(
        "swap",
        (
            Panel(track, "lowest", cls="track"),
            Panel(rack(before, seat), cls="wood"),
            Panel(rack(after, seat), cls="wood"),
        ),
        arrow=2,
    )


def count_swap(figure: Figure) -> Facts:
    before, after = figure.moments
    seat = asked_seat(figure.played[0])
    return {"colour": lowest(before, seat), "tiles": len(rack_of(after, seat))}


SWAP = Figure((games.SWAPPED,), draw_swap, count_swap)
