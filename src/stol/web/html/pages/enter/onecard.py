"""Everything on 1 Card, entered by tapping: dice, open cards, and players' cards with the boxes crossed off."""

import htpy as h
from htpy import Node, Renderable

from stol.games.onecard.analysis import Deck, Row, Rows, printed_rows
from stol.games.onecard.components import COLOURS, NAMES
from stol.web.html.box_rows import boxes_row
from stol.web.html.kit import icon
from stol.web.html.pages.enter.visit import Enter, lay_button, lays, picking, piece_list, spot_button
from stol.web.html.pieces import onecard as pieces
from stol.web.html.stage.onecard.chance import card_picker, die_picker
from stol.web.service.table_entry import onecard as entry
from stol.web.service.table_entry.fields import Line, Table, read_lines, read_words


def tap_area(enter: Enter, line: Line) -> Node:
    match line.part:
        case "dice":
            dice = entry.dice_letters(enter.typed)
            faces = die_picker(enter.say, COLOURS, lays(line.name)) if enter.spot == line.name else None
            return piece_list(enter, line, dice, lambda letter: drawn_die(enter, letter), faces)
        case "display":
            words = read_words(enter.typed, line.name)
            return piece_list(enter, line, words, lambda word: drawn_number(enter, word), deck_picker(enter, line))
        case "hand" | "scored":
            return cards(enter, line)
    return None


def defs(_enter: Enter) -> Node:
    return None


def drawn_die(enter: Enter, letter: str) -> tuple[Node, str] | None:
    if letter not in COLOURS:
        return None
    return h.span(".die")[pieces.die(letter)], enter.say("onecard-die-colour", colour=letter)


def drawn_number(enter: Enter, word: str) -> tuple[Node, str] | None:
    number = word.zfill(2)
    return (h.span(".worded")[number], enter.say("onecard-card", card=number)) if number in NAMES else None


def deck_picker(enter: Enter, line: Line) -> Node:
    if enter.spot != line.name:
        return None
    return card_picker(enter.say, entry.free_cards(enter.typed, enter.draft.table_request), lays(line.name))


# ---- players' cards


def cards(enter: Enter, line: Line) -> Node:
    """A player's cards, whose boxes are buttons; a plus for a further one."""
    say, lines = enter.say, read_lines(enter.typed, line.name)
    head = say("enter-add", to=say(f"enter-onecard-{line.part}"))
    choice = deck_picker(enter, line)
    return [
        [
            crossed_card(enter, line, place, card) if card else unread(enter, line, place, lines[place])
            for place, card in enumerate(entry.lying(enter.typed, line.name))
        ],
        spot_button(enter, line.name, line, head, "button")[icon("i-plus"), say("score-add-card")],
        picking(head, choice) if choice else None,
    ]


def unread(enter: Enter, line: Line, place: int, text: str) -> Renderable:
    """A line that is no card, shown as it is; a tap takes it away."""
    label = enter.say("enter-take-away", piece=text)
    return h.p[lay_button(f"{line.name} -{place}", line, label, "button")[text, icon("i-close")]]


def rows_of(enter: Enter) -> dict[str, Rows]:
    """The rows of every card: of our deck, or of one that was typed in."""
    lines = enter.draft.table_request.options.get("deck")
    deck: Deck = tuple(lines) if isinstance(lines, list | tuple) else None
    return printed_rows(deck)


def crossed_card(enter: Enter, line: Line, place: int, card: Table) -> Renderable:
    say, number = enter.say, card["card"]
    wrong = enter.is_wrong(f"{line.name}-{place + 1}")
    remove = say("score-remove", card=number)
    return h.article(class_=["crosscard", {"wrong": wrong}], aria_label=say("onecard-card", card=number))[
        h.header[h.b[number], lay_button(f"{line.name} -{place}", line, remove, "tool")[icon("i-close")]],
        [row_of(enter, line, card, row) for row in rows_of(enter).get(number, ())],
    ]


def row_of(enter: Enter, line: Line, card: Table, row: Row) -> Renderable:
    def button(wanted: int, label: str, cls: str, crossed: bool) -> h.Element:  # noqa: FBT001 - as `boxes_row` calls it
        do = f"{line.name} {card['card']} {row.colour}{wanted}"
        return lay_button(do, line, label, cls, aria_pressed=str(crossed).lower())

    return boxes_row(enter.say, row, card["marks"].get(row.colour, 0), button)
