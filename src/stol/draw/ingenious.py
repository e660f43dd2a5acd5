"""Drawings of Ingenious: the board of hexagons, the racks and the tracks"""

from math import sqrt
from typing import TYPE_CHECKING, cast
from xml.etree.ElementTree import Element

from stol.draw import kit, shapes, words
from stol.draw.kit import ENAMEL, Box, at, box, el

if TYPE_CHECKING:  # the game imports Numba, which is slow to load
    from stol.games.ingenious.view import IngeniousView

MAT, SPACE = "#5a6a76", "#4a5863"
COLOURS = "rgboyp"
SIDES = {1: 6, 2: 6, 3: 7, 4: 8}  # I1
PRINTED = {"0,-5", "5,-5", "5,0", "0,5", "-5,5", "-5,0"}  # I2
RACK = 6

SIZE = 24.0  # from the centre of a hexagon to a corner
STEP = SIZE * sqrt(3)


def side_of(view: "IngeniousView") -> int:
    return _size(view, "board_side", SIDES[view["players"]])


def _size(view: "IngeniousView", option: str, usual: int) -> int:
    """Return a size that only the small relative has among its options"""
    return cast("int", {**view["options"]}.get(option, usual))


def row_of(side: int, r: int) -> range:
    """Return the q coordinates of the spaces in a row"""
    return range(max(1 - side, 1 - side - r), min(side - 1, side - 1 - r) + 1)


def rows_of(side: int) -> range:
    return range(1 - side, side)


def end_of(view: "IngeniousView") -> int:
    """Return the last step of a track; it is double for teams and solo (I16, I18)"""
    return 36 if view["options"]["teams"] or view["players"] == 1 else 18


def seats_of(view: "IngeniousView", track: int) -> list[int]:
    """Return the seats that share a track"""
    return [track, track + 2] if view["options"]["teams"] else [track]


def held(rack: list[str] | int) -> int:
    return rack if isinstance(rack, int) else len(rack)


def note(view: "IngeniousView") -> str:
    teams = [kit.say("draw-ingenious-teams")] if view["options"]["teams"] else []
    partners = [kit.say("draw-ingenious-open-partners")] if view["options"]["open_partners"] else []
    solo = [kit.say("draw-ingenious-solo")] if view["players"] == 1 else []
    bag = kit.say("draw-ingenious-bag", tiles=view["bag"])
    return ", ".join([*solo, *teams, *partners, bag])


def _may_swap(view: "IngeniousView", turn: int) -> bool:
    """Return whether the seat has to swap or refill (I10): its rack has not been refilled yet"""
    return view["players"] > 1 and not view["bonus"] and held(view["racks"][turn]) < _size(view, "rack_size", RACK)


def status(view: "IngeniousView") -> str:
    if view["result"]:
        return words.outcome(view["result"])
    turn = view["turn"] or 0  # never None while the game is running
    if view["actor"] == "chance":
        return kit.say("draw-ingenious-draws", seat=turn)
    if _may_swap(view, turn):
        return kit.say("draw-ingenious-swaps", seat=turn)
    if view["bonus"]:
        return kit.say("draw-ingenious-bonus", seat=turn, plays=view["bonus"])
    return kit.say("draw-ingenious-places", seat=turn)


# Text


def _space_text(view: "IngeniousView", place: str) -> str:
    symbol: str = view["board"].get(place, "·")
    return symbol.upper() if place in PRINTED else symbol


def _board_text(view: "IngeniousView") -> words.Lines:
    side = side_of(view)
    lines = []
    for r in rows_of(side):
        spaces = " ".join(_space_text(view, f"{q},{r}") for q in row_of(side, r))
        row = row_of(side, r)
        ends = kit.say("draw-ingenious-ends", first=row[0], last=row[-1])
        lines.append(f"r {r:>2}  {' ' * abs(r)}{spaces}{' ' * abs(r)}  {ends}")
    return lines


def _tracks_text(view: "IngeniousView") -> words.Lines:
    rows = [["", *COLOURS, kit.say("draw-ingenious-lowest"), ""]]
    for i, track in enumerate(view["tracks"]):
        seats = seats_of(view, i)
        one, *others = seats
        name = kit.say("draw-ingenious-team", one=one, other=others[0]) if others else words.seat_name(one)
        marks = [str(track[colour]) for colour in COLOURS]
        rows.append([name, *marks, str(min(track.values())), words.ranked(view, seats[0])])
    return words.table(rows)


def _rack_text(rack: list[str] | int) -> str:
    if isinstance(rack, int):
        return kit.say("draw-ingenious-hidden", tiles=rack)
    return words.dashed(rack)


def _opening_text(colour: str | None) -> str:
    return kit.say("draw-ingenious-began", colour=colour) if colour else ""


def _racks_text(view: "IngeniousView") -> words.Lines:
    racks = [
        [words.pointer(view, seat), _rack_text(rack), _opening_text(view["opening"][seat])]
        for seat, rack in enumerate(view["racks"])
    ]
    aside = [[f"  {kit.say('draw-ingenious-aside')}", " ".join(view["aside"])]] if view["aside"] else []
    return words.table([*racks, *aside], left=3)


def text(view: "IngeniousView") -> str:
    """Draw the board as staggered rows, then the racks and tracks"""
    return words.sheet(
        [words.heading(view, note(view)), status(view)],
        _board_text(view),
        _racks_text(view),
        _tracks_text(view),
        [kit.say("draw-ingenious-legend")],
    )


# SVG


def _centre(q: float, r: float) -> tuple[float, float]:
    return STEP * (q + r / 2), SIZE * 1.5 * r


def _hexagon(size: float, **attributes: str | float) -> Element:
    half, quarter = size * sqrt(3) / 2, size / 2
    d = f"M0 {-size:.2f}L{half:.2f} {-quarter:.2f}V{quarter:.2f}L0 {size:.2f}L{-half:.2f} {quarter:.2f}V{-quarter:.2f}Z"
    return el("path", d=d, **attributes)


def _symbol(colour: str, size: float) -> Element:
    return shapes.symbol(shapes.INGENIOUS[colour], ENAMEL[colour], size)


def _space(view: "IngeniousView", q: int, r: int) -> Element:
    place = f"{q},{r}"
    colour = view["board"].get(place)
    if colour is None:
        return at(*_centre(q, r), kit.titled(place, _hexagon(SIZE - 1.5, fill=SPACE)))
    paper = kit.PIECE_2 if place in PRINTED else kit.PIECE
    piece = _hexagon(SIZE - 0.6, fill=paper, stroke=kit.PIECE_EDGE)
    message = "draw-ingenious-space-printed" if place in PRINTED else "draw-ingenious-space"
    about = kit.say(message, place=place, colour=kit.colour_name(colour))
    return at(*_centre(q, r), kit.titled(about, piece, _symbol(colour, 31)))


def _scale(side: int) -> list[Element]:
    """Write the r coordinates at the right end of the rows and the q coordinates at the top"""
    chalk: dict[str, str | float] = {"fill": kit.CHALK, "font_size": 11, "text_anchor": "middle", "opacity": 0.8}
    places = [(f"r {r}", _centre(row_of(side, r)[-1] + 0.95, r)) for r in rows_of(side)]
    places += [(f"q {q}", _centre(q, max(1 - side, 1 - side - q) - 0.9)) for q in rows_of(side)]
    return [kit.label(sign, x, y + 4, **chalk) for sign, (x, y) in places]


def _mat(side: int) -> Element:
    """Draw the background of the board: a hexagon, turned by 30 degrees against its spaces"""
    reach = STEP * (side - 1) + 2.6 * SIZE
    corners = [(reach, 0), (reach / 2, reach * sqrt(3) / 2), (-reach / 2, reach * sqrt(3) / 2)]
    corners += [(-x, -y) for x, y in corners]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    return el("polygon", points=points, fill=MAT, stroke=MAT, stroke_width=14, stroke_linejoin="round")


def _board(view: "IngeniousView", *, scale: bool = True) -> Box:
    """`scale`: with coordinates"""
    side = side_of(view)
    spaces = [_space(view, q, r) for r in rows_of(side) for q in row_of(side, r)]
    reach = STEP * (side - 1) + 2.6 * SIZE + 7
    height = reach * sqrt(3)
    return box(2 * reach, height, at(reach, height / 2, _mat(side), *spaces, *(_scale(side) if scale else [])))


def _tile(tile: str) -> Box:
    """Draw a tile: two hexagons side by side"""
    size, step = 13.0, 13.0 * sqrt(3)
    halves = [
        at(step * (i + 0.5), size, _hexagon(size, fill=kit.PIECE, stroke=kit.PIECE_EDGE), _symbol(colour, 17))
        for i, colour in enumerate(tile)
    ]
    return box(2 * step, 2 * size, kit.titled(tile, *halves))


def _hidden_tile() -> Box:
    size, step = 13.0, 13.0 * sqrt(3)
    halves = [at(step * (i + 0.5), size, _hexagon(size, fill=kit.BACK, stroke=kit.BACK_2)) for i in range(2)]
    return box(2 * step, 2 * size, kit.titled(kit.say("draw-ingenious-hidden-tile"), *halves))


def _rack(rack: list[str] | int) -> Box:
    tiles = [_hidden_tile()] * rack if isinstance(rack, int) else [_tile(tile) for tile in rack]
    # Always six tiles wide, so that the layout does not change with the number of tiles.
    return kit.framed(kit.widened(kit.row(tiles or [box(0, 26)], 4), 290), 6, fill=MAT)


def _track(view: "IngeniousView", track: dict[str, int], colour: str) -> Box:
    """Draw the track of a colour as a bar with its step, marked if it is the lowest"""
    end, reached = end_of(view), track[colour]
    groove = at(26, 3, kit.plate(190, 12, 4, fill=kit.PIECE_2, stroke=kit.PIECE_EDGE))
    enamel = ENAMEL[colour]
    bar = [at(26, 3, kit.plate(190 * reached / end, 12, 4, fill=enamel.fill, stroke=enamel.deep))] if reached else []
    half = [el("path", d="M121 2V16", stroke=kit.PIECE_INK)] if end == 36 else []
    figure = kit.label(str(reached), 244, 14, font_size=15, font_weight="bold", text_anchor="end")
    lowest = (
        [kit.label(kit.say("draw-ingenious-lowest"), 250, 14, font_size=12, fill=kit.INK_2)]
        if reached == min(track.values())
        else []
    )
    return box(286, 18, at(12, 9, _symbol(colour, 19)), groove, *bar, *half, figure, *lowest)


def _seat(view: "IngeniousView", seat: int) -> Box:
    opening = kit.word_box(_opening_text(view["opening"][seat]), 13, fill=kit.INK_2)
    return kit.column([kit.row([kit.seat_head(view, seat), opening], 10), _rack(view["racks"][seat])], 5)


def _slip(view: "IngeniousView", track: int) -> Box:
    seats = [_seat(view, seat) for seat in seats_of(view, track)]
    tracks = [_track(view, view["tracks"][track], colour) for colour in COLOURS]
    return kit.slip(kit.column([*seats, kit.column(tracks)], 6), 10)


def _aside(view: "IngeniousView") -> list[Box]:
    if not view["aside"]:
        return []
    return [kit.slip(kit.column([kit.word_box(kit.say("draw-ingenious-aside-head")), _rack(view["aside"])], 4), 12)]


def svg(view: "IngeniousView") -> str:
    """Draw the board with the tiles set aside, and beside it a panel for every seat or team"""
    slips = [_slip(view, track) for track in range(len(view["tracks"]))]
    table = kit.row([kit.column([_board(view), *_aside(view)], 12), kit.column(slips, 12)], 20, 0)
    return kit.page(words.title(view), note(view), status(view), table)


def board(view: "IngeniousView") -> Box:
    """Draw the board alone"""
    return _board(view, scale=False)
