"""Ingenious, entered by tapping: spaces of the board and their colours, tiles of the racks, steps of the tracks."""

import htpy as h
from htpy import Node, Renderable

from stol.games.ingenious.components import COLOURS, SIDE, TILE_NAMES, TRACK_END
from stol.web.html.kit import icon, sym
from stol.web.html.pages.enter.visit import Enter, lay_button, lays, picking, piece_list, spot_button
from stol.web.html.pieces import ingenious as pieces
from stol.web.html.pieces.ingenious import Space
from stol.web.html.stage.ingenious.chance import tile_picker
from stol.web.html.stage.picker import outcome_button, picker
from stol.web.scene.ingenious.words import colour_name, tile_name
from stol.web.scene.words import space_name
from stol.web.service.table_entry import ingenious as entry
from stol.web.service.table_entry.fields import Line, read_words
from stol.web.service.table_entry.ingenious import FREE, PRINTED_ON


def tap_area(enter: Enter, line: Line) -> Node:
    match line.part:
        case "board":
            return board(enter, line)
        case "rack":
            words = read_words(enter.typed, line.name)
            return piece_list(enter, line, words, lambda word: drawn_tile(enter, word), rack_picker(enter, line))
        case "track":
            return h.ol(".tracksteps")[[step(enter, line, letter) for letter in COLOURS]]
    return None


def defs(_enter: Enter) -> Node:
    return None


# ---- board


def board(enter: Enter, line: Line) -> Node:
    """The board row by row, in hexagons of HTML, because buttons of a form can't be parts of an SVG."""
    side = SIDE[enter.draft.table_request.players]
    lying = entry.lying(enter.typed, side)
    rows = [[(q, r) for q in entry.row_of(r, side)] for r in range(1 - side, side)]
    chosen = next((space for row in rows for space in row if enter.spot == name_of(line, space)), None)
    return [
        h.div(".hexes.mat", role="group", aria_label=enter.say("ingenious-board"))[
            h.div(class_=f"side-{side}")[
                [h.div(".hexrow")[[hexagon(enter, line, space, lying.get(space)) for space in row]] for row in rows]
            ]
        ],
        colour_picker(enter, chosen, name_of(line, chosen), line) if chosen else None,
    ]


def name_of(line: Line, space: Space) -> str:
    return f"{line.name}-{space[0]},{space[1]}"


def hexagon(enter: Enter, line: Line, space: Space, letter: str | None) -> Renderable:
    """A space; a printed symbol is fixed."""
    if space in PRINTED_ON:
        return h.span(".hexa.fixed")[sym(f"ing-{PRINTED_ON[space]}", 24)]
    at = space_name(enter.say, space)
    label = enter.say("enter-on-space", at=at, piece=colour_name(enter.say, letter)) if letter else None
    button = spot_button(enter, name_of(line, space), line, label or enter.say("score-space", at=at), "hexa")
    return button[sym(f"ing-{letter}", 24) if letter else None]


def colour_picker(enter: Enter, space: Space, spot: str, line: Line) -> Renderable:
    say = enter.say
    sends = lays(spot)
    colours = [
        outcome_button(letter, colour_name(say, letter), sends=sends)[sym(f"ing-{letter}", 40)] for letter in COLOURS
    ]
    return picking(
        say("enter-what-space", at=space_name(say, space)),
        picker([colours]),
        h.div(".else")[lay_button(f"{spot} {FREE}", line, cls="button")[h.i(".noneicon"), say("score-empty")]],
    )


# ---- racks and tracks


def drawn_tile(enter: Enter, word: str) -> tuple[Node, str] | None:
    tile = entry.tile_name(word)
    return (pieces.tile_icon(tile), tile_name(enter.say, tile)) if tile in TILE_NAMES else None


def rack_picker(enter: Enter, line: Line) -> Node:
    if enter.spot != line.name:
        return None
    return tile_picker(enter.say, entry.left_tiles(enter.typed, enter.draft.table_request), lays(line.name))


def step(enter: Enter, line: Line, letter: str) -> Renderable:
    """A colour with a minus and a plus."""
    say, name = enter.say, f"{line.name}-{letter}"
    typed = enter.typed.get(name, "").strip()
    now = int(typed) if typed.isascii() and typed.isdigit() else 0
    end = 2 * TRACK_END if enter.draft.table_request.options["teams"] else TRACK_END
    return h.li(class_={"wrong": enter.is_wrong(name)})[
        sym(f"ing-{letter}", 30),
        lay_button(f"{name} {max(now - 1, 0)}", line, say("score-less", colour=letter), "step")[icon("i-minus")],
        h.b[h.span(".sr")[colour_name(say, letter)], " ", typed or "0"],
        lay_button(f"{name} {min(now + 1, end)}", line, say("score-more", colour=letter), "step")[icon("i-plus")],
    ]
