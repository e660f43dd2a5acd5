"""Pixies, entered by tapping: nine cells with the cards that can lie on them, and the market."""

from collections.abc import Iterable

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.draw.pixies import CellCards
from stol.web.html.kit import icon, svg
from stol.web.html.pages.enter.visit import Enter, lay_button, lays, picking, piece_list, spot_button
from stol.web.html.pieces import pixies as pieces
from stol.web.html.stage.pixies.chance import card_picker
from stol.web.scene.pixies.words import card_name, card_phrase
from stol.web.service.table_entry import pixies as entry
from stol.web.service.table_entry.fields import Line
from stol.web.service.table_entry.pixies import CELLS, EMPTIED, FORGOTTEN, UNDER


def tap_area(enter: Enter, line: Line) -> Node:
    match line.part:
        case "market":
            words = entry.market_words(enter.typed)
            return piece_list(enter, line, words, lambda word: drawn_card(enter, word), market_picker(enter, line))
        case "area":
            return area(enter, line)
    return None


def defs(_enter: Enter) -> Node:
    return pieces.defs()


def drawn_card(enter: Enter, word: str) -> tuple[Node, str] | None:
    card = entry.CARDS.get(word.lower())
    return (card and (pieces.lone(card, small=True), card_name(enter.say, card))) or None


def market_picker(enter: Enter, line: Line) -> Node:
    return card_picker(enter.say, free_cards(enter), lays(line.name)) if enter.spot == line.name else None


def free_cards(enter: Enter, but: str = "") -> list[str]:
    """The cards that lie nowhere yet, or only on this cell."""
    return entry.free_cards(enter.typed, enter.draft.table_request, but)


def area(enter: Enter, line: Line) -> Node:
    cells = [entry.lying(enter.typed, f"{line.name}-{cell}") for cell in CELLS]
    return [
        h.div(".cells.mat")[
            drawing(enter, line, cells), h.div(".tapping")[[over(enter, line, cell, cells) for cell in CELLS]]
        ],
        next((cell_picker(enter, line, cell) for cell in CELLS if enter.spot == f"{line.name}-{cell}"), None),
    ]


def drawing(enter: Enter, line: Line, cells: Iterable[CellCards]) -> Markup:
    seat = line.seat or 0
    drawn = "".join(pieces.on_cell(place, cards, seat, small=True) for place, cards in enumerate(cells))
    rings = "".join(ring(place) for place in range(len(CELLS)) if enter.spot == f"{line.name}-{place + 1}")
    return svg(f'<svg class="parea" viewBox="{pieces.view_box()}" aria-hidden="true">{drawn}{rings}</svg>')


def ring(place: int) -> str:
    x, y = pieces.corner(place)
    return f'<g transform="translate({x} {y})">{pieces.frame("ring")}</g>'


def over(enter: Enter, line: Line, cell: int, cells: list[CellCards]) -> Renderable:
    """The button over a cell."""
    lying, say = cells[cell - 1], enter.say
    what = "two" if lying.up and lying.down else "up" if lying.up else "down" if lying.down else "none"
    label = say("score-cell", cell=cell, what=what, card=card_phrase(say, lying.up) if lying.up else "")
    return spot_button(enter, f"{line.name}-{cell}", line, label, f"cell c-{cell}")


def cell_picker(enter: Enter, line: Line, cell: int) -> Renderable:
    """The cards of the cell's value; whether another lies face down, and which."""
    say, spot = enter.say, f"{line.name}-{cell}"
    lying, free = entry.lying(enter.typed, spot), free_cards(enter, spot)
    beneath = f"{spot} {UNDER}"
    return picking(
        say("score-which", number=cell),
        card_picker(say, (card for card in free if entry.value(card) == cell), lays(spot)),
        h.div(".else")[
            lay_button(f"{beneath}{FORGOTTEN}", line, cls="button", aria_pressed=str(bool(lying.down)).lower())[
                h.i(".backicon"), say("score-down")
            ],
            lay_button(f"{spot} {EMPTIED}", line, cls="button")[h.i(".noneicon"), say("score-empty")],
        ],
        h.details(".newcard")[
            h.summary[icon("i-plus"), say("enter-beneath")], card_picker(say, free, lays(spot)._replace(before=beneath))
        ]
        if lying.down
        else None,
    )
