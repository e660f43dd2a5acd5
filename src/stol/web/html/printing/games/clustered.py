"""Clustered on paper: a sheet of square cards for each player, start cards, reminders, a table for points."""

from collections.abc import Sequence
from typing import Final

from stol.games.clustered.components import JOKER, NAMES, start_cards
from stol.web.html.kit import coin_svg, use
from stol.web.html.pieces import clustered as pieces
from stol.web.html.printing.order import Order
from stol.web.html.printing.pad import score_sheet
from stol.web.html.printing.paper import Grid, Piece, Sheet, fitted_grid, scaled
from stol.web.html.printing.weave import woven

OPTIONS: Final = ("third_joker",)
SQUARE = 38.0
SCALE = SQUARE / pieces.SIZE
DECK_ROWS = 6
"""Rows of a sheet that the cards of one player take."""
BLEED = 2.5
"""How far the pattern goes beyond the cards, so that a cut that is off does not show."""
COARSE = 1.5
"""How much larger the pattern is than on the screen: fewer dots make a smaller file."""
REMINDERS = ("match", "run", "rectangle")


def defs() -> None:
    """Its drawings refer to nothing."""


def sheets(order: Order) -> list[Sheet]:
    grid = fitted_grid(order.paper, SQUARE, SQUARE)
    extras = [extras_of(seat, order.players) for seat in range(order.players)]
    if grid.rows > DECK_ROWS:
        decks = [deck_sheet(order, grid, seat, extras[seat]) for seat in range(order.players)]
    else:
        decks = [deck_sheet(order, grid, seat, ()) for seat in range(order.players)]
        decks.append(extras_sheet(order, grid, [extra for own in extras for extra in own]))
    return [*decks, score_sheet(order, score_rows(order))]


def extras_of(seat: int, players: int) -> list[tuple[str, str]]:
    """The squares besides a player's deck, as kinds and names: each start card and the marker are there once."""
    starts = [("start", pieces.START)] if seat < len(start_cards(players)) else []
    turn = [("turn", "turn")] if seat == 0 else []
    return [*starts, *turn, *(("reminder", name) for name in REMINDERS)]


def deck_sheet(order: Order, grid: Grid, seat: int, extras: Sequence[tuple[str, str]]) -> Sheet:
    size = grid.columns * DECK_ROWS
    cards = deck(order.options.jokers_of(seat))
    squares = [
        *(grid.piece(place, f"card-{seat}", card, card_face(card, seat)) for place, card in enumerate(cards)),
        *(grid.piece(place, "owner", str(seat), owner_face(seat)) for place in range(len(cards), size)),
        *(extra_piece(grid, size + place, *extra) for place, extra in enumerate(extras)),
    ]
    field = woven(
        seat, grid.left - BLEED, grid.top - BLEED,
        grid.columns * SQUARE + 2 * BLEED, DECK_ROWS * SQUARE + (BLEED if not extras else 0) + BLEED, SCALE * COARSE,
    )  # fmt: skip
    note = order.say("print-note-clustered", jokers=order.options.jokers_of(seat))
    under = "" if order.sparing else field
    return Sheet(squares, note, under, f'<g class="over-colour">{grid.cuts(size + len(extras))}</g>')


def extras_sheet(order: Order, grid: Grid, extras: Sequence[tuple[str, str]]) -> Sheet:
    squares = [extra_piece(grid, place, *extra) for place, extra in enumerate(extras)]
    return Sheet(squares, order.say("print-note-extras"), over=grid.cuts(len(squares)))


def deck(jokers: int) -> list[str]:
    """The cards of a player, sorted by shape and fill as they are told apart."""
    plain = sorted(NAMES[:JOKER], key=lambda card: (card[1], card[2], card[0]))
    return [*plain, *[NAMES[JOKER]] * jokers]


def centred(drawn: str) -> str:
    """A drawing of a card's units around 0, 0, in its place."""
    return scaled(drawn, SCALE, SQUARE / 2, SQUARE / 2)


def card_face(card: str, seat: int) -> str:
    inner = pieces.square(-8.5, 9, 'class="inner"')
    return centred(f"{inner}{pieces.pips(card)}{coin_svg(seat, 34, 34, 9.5)}")


def owner_face(seat: int) -> str:
    """A square that is left over shows whose deck it is."""
    inner = pieces.square(-8.5, 9, 'class="inner"')
    return centred(f"{inner}{coin_svg(seat, 0, 0, 24)}")


def extra_piece(grid: Grid, place: int, kind: str, name: str) -> Piece:
    drawings = {"start": start_face, "turn": turn_face}
    drawn = drawings[kind]() if kind in drawings else reminder(name)
    return grid.piece(place, kind, name, centred(drawn))


def start_face() -> str:
    face = pieces.square(-3, 6, 'class="start"')
    return f'{face}<g class="on-start">{use("cl-start", 0, 0, 58)}</g>'


def turn_face() -> str:
    return f'<g class="ink">{use("mark", 0, -1, 62)}</g>'


def reminder(name: str) -> str:
    """A rule without words."""
    if name == "match":
        ticks = '<path d="M-30 23l5 5l9 -10M-6 23l5 5l9 -10"/><path class="faint" d="M19 18l10 10M29 18l-10 10"/>'
        return f'{little(-20, -15, 36, "2tf")}{little(20, -15, 36, "2td")}<g class="ticks">{ticks}</g>'
    if name == "run":
        cards, points = [(x, -14, 23) for x in (-25, 0, 25)], 3
    else:
        cards, points = [(x, y, 22) for x in (-24, 0, 24) for y in (-22, 2)], 6
    drawn = "".join(little(x, y, size) for x, y, size in cards)
    return f'{drawn}<text class="sum" y="36" font-size="20" text-anchor="middle">+{points}</text>'


def little(x: float, y: float, size: float, card: str = "") -> str:
    """A small card within a reminder."""
    face = pieces.square(0, 14, 'class="little"') + (pieces.pips(card) if card else "")
    return scaled(face, size / pieces.SIZE, x, y)


def score_rows(order: Order) -> list[str]:
    say = order.say
    items = [say(f"clustered-{item}") for item in ("rows", "columns", "rectangle")]
    bonuses = [
        say(f"clustered-{item}") for item in ("first-rectangle", "first-run", "largest-rectangle", "longest-run")
    ]
    return [*items, *(f"{say('clustered-bonus')}: {bonus}" for bonus in bonuses), say("score-sum")]
