"""Clustered, entered by tapping: a plan of the table that grows as cards are laid, hands and discarded cards."""

from collections.abc import Mapping

import htpy as h
from htpy import Node, Renderable

from stol.games.clustered.components import START_CARD
from stol.web.html.kit import icon, sym
from stol.web.html.pages.enter.visit import Enter, lay_button, lays, picking, piece_list, spot_button
from stol.web.html.pieces import clustered as pieces
from stol.web.html.stage.clustered.chance import card_picker
from stol.web.html.stage.picker import Sends
from stol.web.scene.clustered.words import card_name
from stol.web.scene.words import space_name
from stol.web.service.table_entry import clustered as entry
from stol.web.service.table_entry.clustered import CARDS, FREE, Space
from stol.web.service.table_entry.fields import Line, Table, read_words, seat_range


def tap_area(enter: Enter, line: Line) -> Node:
    match line.part:
        case "cards":
            return plan(enter, line)
        case "hand" | "discards":
            words = read_words(enter.typed, line.name)
            return piece_list(enter, line, words, lambda word: drawn_card(enter, line, word), list_picker(enter, line))
    return None


def defs(enter: Enter) -> Node:
    return pieces.defs(enter.draft.table_request.players)


# ---- the table


def plan(enter: Enter, line: Line) -> Node:
    """The cards row by row, with the free spaces beside them."""
    lying = entry.cards_by_space(enter.typed, enter.draft.table_request)
    free = entry.free_spaces(lying, enter.draft.table_request)
    xs, ys = zip(*(lying.keys() | free), strict=True)
    chosen = next((space for space in lying.keys() | free if enter.spot == name_of(line, space)), None)

    def content(space: Space) -> Node:
        if space in lying:
            return card(enter, line, space, lying)
        return free_space(enter, line, space) if space in free else None

    return [
        h.div(".mat.ground")[
            h.div(".scroll")[
                h.table(role="presentation")[
                    h.tbody[
                        [
                            h.tr[[h.td[content((x, y))] for x in range(min(xs), max(xs) + 1)]]
                            for y in range(min(ys), max(ys) + 1)
                        ]
                    ]
                ]
            ]
        ],
        owner_pickers(enter, line, chosen, lying.get(chosen)) if chosen else None,
    ]


def name_of(line: Line, space: Space) -> str:
    return f"{line.name}-{space[0]},{space[1]}"


def card(enter: Enter, line: Line, space: Space, lying: Mapping[Space, Table]) -> Renderable:
    """A card that lies there; the start card is fixed. A fault names a card by its number."""
    say, shown = enter.say, lying[space]
    if shown["card"] == START_CARD:
        return h.span(".start", role="img", aria_label=say("score-start-card"))[sym("cl-start", 34)]
    label = say("enter-on-space", at=space_name(say, space), piece=card_name(say, shown["card"]))
    cls = "laid wrong" if enter.is_wrong(f"{line.name}-{entry.number_of(enter.typed, space)}") else "laid"
    return spot_button(enter, name_of(line, space), line, label, cls)[pieces.icon(shown["card"], shown["owner"])]


def free_space(enter: Enter, line: Line, space: Space) -> Renderable:
    label = enter.say("score-space", at=space_name(enter.say, space))
    return spot_button(enter, name_of(line, space), line, label, "space")[icon("i-plus")]


def owner_pickers(enter: Enter, line: Line, space: Space, lying: Table | None) -> Renderable:
    """The cards that each seat has left; those of the card's owner, or of the seat to play, are unfolded."""
    say, table_request, spot = enter.say, enter.draft.table_request, name_of(line, space)
    first = lying["owner"] if lying else enter.turn
    return picking(
        say("enter-what-space", at=space_name(say, space)),
        [
            h.details(".newcard", open=seat == first)[
                h.summary[say("seat-number", number=seat + 1)],
                card_picker(say, entry.left_cards(enter.typed, table_request, seat), seat, lays_owned(spot, seat)),
            ]
            for seat in seat_range(table_request)
        ],
        h.div(".else")[lay_button(f"{spot} {FREE}", line, cls="button")[h.i(".noneicon"), say("score-empty")]],
    )


def lays_owned(spot: str, seat: int) -> Sends:
    """For the buttons of a seat's picker: the seat's number, then the card."""
    return lays(f"{spot} {seat + 1}")


# ---- hands and discarded cards


def drawn_card(enter: Enter, line: Line, word: str) -> tuple[Node, str] | None:
    name = CARDS.get(word.lower())
    return (pieces.icon(name, line.seat or 0), card_name(enter.say, name)) if name else None


def list_picker(enter: Enter, line: Line) -> Node:
    if enter.spot != line.name:
        return None
    left = entry.left_cards(enter.typed, enter.draft.table_request, line.seat or 0)
    return card_picker(enter.say, left, line.seat or 0, lays(line.name))
