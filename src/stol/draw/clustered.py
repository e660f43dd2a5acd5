"""Drawings of Clustered: the table, cropped to its cards, and all hands"""

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias
from xml.etree.ElementTree import Element

from stol.draw import kit, shapes, words
from stol.draw.kit import Box, at, box, el

if TYPE_CHECKING:  # the game imports Numba, which is slow to load
    from stol.games.clustered.view import ClusteredView, LaidCard

MAT = "#62617a"
CARD = 64  # side of a card in its own units
Item: TypeAlias = Literal["rows", "columns", "rectangle", "bonus", "total"]
ITEMS: Final[tuple[Item, ...]] = ("rows", "columns", "rectangle", "bonus", "total")
SUBSCRIPTS = "₀₁₂₃₄₅₆₇"


class Crop(NamedTuple):
    """The part of the table that is drawn: all cards and a margin of one, within the table's edge"""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def xs(self) -> range:
        return range(self.left, self.right + 1)

    @property
    def ys(self) -> range:
        return range(self.top, self.bottom + 1)


def table_of(view: "ClusteredView") -> Crop:
    """Return the first and last columns and rows of the table (C9)"""
    width, height = view["options"]["table"]
    starts = [card["x"] for card in view["cards"] if card["card"] == "*"]
    left = -((width - 1 - max(starts)) // 2)
    top = -((height - 1) // 2)
    return Crop(left, top, left + width - 1, top + height - 1)


def crop_of(view: "ClusteredView") -> Crop:
    table = table_of(view)
    xs, ys = [card["x"] for card in view["cards"]], [card["y"] for card in view["cards"]]
    return Crop(
        max(table.left, min(xs) - 1),
        max(table.top, min(ys) - 1),
        min(table.right, max(xs) + 1),
        min(table.bottom, max(ys) + 1),
    )


def note(view: "ClusteredView") -> str:
    options = view["options"]
    width, height = options["table"]
    jokers = options["third_joker"]
    notes = [
        kit.say("draw-clustered-note", width=width, height=height),
        kit.say("draw-clustered-fast") if options["fast"] else "",
        kit.say("draw-clustered-third-joker", seats=words.join_names([str(seat) for seat in jokers]))
        if isinstance(jokers, list) and jokers
        else "",
        kit.say("draw-clustered-third-joker-all") if jokers == "all" else "",
        kit.say("draw-clustered-first-bonus") if options["first_bonus"] else "",
        kit.say("draw-clustered-largest-bonus") if options["largest_bonus"] else "",
    ]
    return ", ".join(filter(None, notes))


def status(view: "ClusteredView") -> str:
    if view["result"]:
        return words.outcome(view["result"])
    return kit.say(f"draw-clustered-{view['phase']}", seat=view["turn"] or 0)


def bonuses(view: "ClusteredView") -> list[str]:
    """Write a line for each first bonus (C17): who has it"""
    if not view["options"]["first_bonus"]:
        return []
    nobody = kit.say("draw-clustered-nobody" if view["result"] else "draw-clustered-nobody-yet")
    first = view["bonuses"]
    holders = {"first-rectangle": first["first_rectangle"], "first-run": first["first_run"]}
    return [
        kit.say(f"draw-clustered-{bonus}", seat=nobody if seat is None else words.seat_name(seat))
        for bonus, seat in holders.items()
    ]


def item_name(item: Item) -> str:
    return kit.say(f"draw-clustered-item-{item}")


# Text


def _card_text(card: "LaidCard") -> str:
    name: str = card["card"]
    return name if card["owner"] is None else name + SUBSCRIPTS[card["owner"]]


def _grid_text(view: "ClusteredView") -> words.Lines:
    crop = crop_of(view)
    laid = {(card["x"], card["y"]): _card_text(card) for card in view["cards"]}
    # A wide table has no gap between cards; it is still legible, since every card ends with a subscript.
    width = 5 if 4 + 5 * len(crop.xs) <= words.WIDTH else 4
    lines = ["    " + "".join(str(x).center(width) for x in crop.xs)]
    lines += [f"{y:>3} " + "".join(laid.get((x, y), "·").center(width) for x in crop.xs) for y in crop.ys]
    return [line.rstrip() for line in lines]


def _hand_text(hand: list[str] | int) -> str:
    return kit.say("draw-clustered-hidden", count=hand) if isinstance(hand, int) else words.dashed(hand)


def _seats_text(view: "ClusteredView") -> words.Lines:
    rows = [["", kit.say("draw-clustered-hand"), kit.say("draw-clustered-deck"), *map(item_name, ITEMS), ""]]
    for seat in range(view["players"]):
        items = [str(view["points"][seat][item]) for item in ITEMS]
        hand, deck = _hand_text(view["hands"][seat]), str(view["decks"][seat])
        rows.append([words.pointer(view, seat), hand, deck, *items, words.ranked(view, seat)])
    return words.table(rows, left=2)


def _discards_text(view: "ClusteredView") -> words.Lines:
    return [
        kit.say("draw-clustered-discarded", seat=seat, cards=" ".join(pile))
        for seat, pile in enumerate(view["discards"])
        if pile
    ]


def text(view: "ClusteredView") -> str:
    """Draw the table with its coordinates, then hands and points"""
    return words.sheet(
        [words.heading(view, note(view)), status(view)],
        _grid_text(view),
        _seats_text(view),
        [*bonuses(view), *_discards_text(view)],
        [kit.say("draw-clustered-legend")],
    )


# SVG


def _named(card: str) -> str:
    if len(card) == 1:
        return kit.say("draw-clustered-joker" if card == "J" else "draw-clustered-start")
    number, shape, fill = tuple(card)
    return kit.say("draw-clustered-card", card=card, number=int(number), fill=fill, shape=shape)


PLACES = {
    "1": [(32, 32, 32)],
    "2": [(21, 32, 20), (43, 32, 20)],
    "3": [(32, 21, 19), (21, 42, 19), (43, 42, 19)],
}


def _figures(card: str) -> list[Element]:
    if card == "J":
        forms = zip("sct", "hfd", ((20, 40), (43, 41), (31, 22)), strict=True)
        return [at(x, y, shapes.form(shape, fill, 20)) for shape, fill, (x, y) in forms]
    number, shape, fill = tuple(card)
    return [at(x, y, shapes.form(shape, fill, size)) for x, y, size in PLACES[number]]


def _card(card: str, owner: int | None) -> Element:
    """Draw a card in its own units, framed in its owner's colour, with the seat's number on a coin"""
    if owner is None:
        stone = kit.plate(CARD, CARD, 9, fill=kit.SHADE, fill_opacity=0.5, stroke=kit.CHALK)
        return kit.titled(_named(card), stone, at(32, 32, shapes.icon(shapes.STAR, 46, 5, kit.CHALK)))
    frame = kit.plate(CARD, CARD, 9, fill=kit.SEATS[owner])
    paper = at(6, 6, kit.plate(CARD - 12, CARD - 12, 5, fill=kit.PIECE))
    coin = at(CARD - 19, CARD - 19, kit.coin(owner, 10).element)
    return kit.titled(_named(card), frame, paper, *_figures(card), coin)


def _small(card: str, owner: int, size: float) -> Box:
    return box(size, size, kit.scaled(size / CARD, _card(card, owner)))


def _scale(crop: Crop, step: float) -> list[Element]:
    """Write the x coordinates above the table and the y coordinates beside it"""
    chalk: dict[str, str | float] = {
        "fill": kit.CHALK,
        "text_anchor": "middle",
        "font_size": 20,
        "opacity": 0.8,
    }
    above = [kit.label(str(x), (x - crop.left) * step + 32, -10, **chalk) for x in crop.xs]
    beside = [kit.label(str(y), -24, (y - crop.top) * step + 39, **chalk) for y in crop.ys]
    return [*above, *beside]


def _edges(view: "ClusteredView", step: float) -> list[Element]:
    """Draw a line along each edge of the table that is in the crop"""
    crop, table = crop_of(view), table_of(view)
    width, height, gap = len(crop.xs) * step, len(crop.ys) * step, (step - CARD) / 2
    lines = {
        f"M{-gap} {-gap}v{height}": crop.left == table.left,
        f"M{-gap} {-gap}h{width}": crop.top == table.top,
        f"M{width - gap} {-gap}v{height}": crop.right == table.right,
        f"M{-gap} {height - gap}h{width}": crop.bottom == table.bottom,
    }
    return [shapes.stroke(path, 3, kit.CHALK) for path, ends in lines.items() if ends]


def _dots(view: "ClusteredView", step: float) -> Element:
    """Mark the free spaces with dots: lines of length 0 in a single path"""
    crop = crop_of(view)
    taken = {(card["x"], card["y"]) for card in view["cards"]}
    free = [(x - crop.left, y - crop.top) for y in crop.ys for x in crop.xs if (x, y) not in taken]
    path = "".join(f"M{x * step + 32:g} {y * step + 32:g}h0" for x, y in free)
    return el("g", shapes.stroke(path, 6, kit.CHALK), opacity=0.45)


def _ring(card: "LaidCard") -> list[Element]:
    """Draw a ring round the card laid last; a start card gets none"""
    if card["owner"] is None:
        return []
    return [at(-3, -3, kit.plate(CARD + 6, CARD + 6, 11, fill="none", stroke=kit.CHALK, stroke_width=4))]


def _table(view: "ClusteredView") -> Box:
    """Draw the table, scaled down if it has many columns"""
    crop, step = crop_of(view), CARD + 6
    scale = min(0.85, 900 / ((len(crop.xs) + 1) * step))

    def lay(card: "LaidCard", *parts: Element) -> Element:
        return at((card["x"] - crop.left) * step, (card["y"] - crop.top) * step, *parts)

    cards = [lay(card, _card(card["card"], card["owner"])) for card in view["cards"]]
    last = lay(view["cards"][-1], *_ring(view["cards"][-1]))
    inside = at(44, 32, *_scale(crop, step), *_edges(view, step), _dots(view, step), *cards, last)
    width, height = (len(crop.xs) * step + 50) * scale, (len(crop.ys) * step + 36) * scale
    return kit.framed(box(width, height, kit.scaled(scale, inside)), 10, fill=MAT)


def _hand(view: "ClusteredView", seat: int) -> Box:
    hand = view["hands"][seat]
    if isinstance(hand, int):
        return kit.row([kit.back(44, 44) for _ in range(hand)], 4)
    return kit.row([_small(card, seat, 44) for card in hand], 4)


def _seat(view: "ClusteredView", seat: int) -> Box:
    """Draw the panel of a seat: hand, cards left to draw, points item by item, discards"""
    items = view["points"][seat]
    shown = [item for item in ITEMS if item != "total"]
    sums = ", ".join(kit.say("draw-clustered-item", item=item_name(item), points=items[item]) for item in shown)
    total = kit.word_box(words.counted(items["total"], "point"), 16, font_weight="bold")
    left = kit.word_box(kit.say("draw-clustered-to-draw", count=view["decks"][seat]), fill=kit.INK_2)
    head = kit.row([kit.seat_head(view, seat), total, left], 14)
    parts = [head, kit.word_box(sums, fill=kit.INK_2), _hand(view, seat)]
    if view["discards"][seat]:
        pile = [_small(card, seat, 26) for card in view["discards"][seat]]
        parts += [kit.word_box(kit.say("draw-clustered-pile"), 13, fill=kit.INK_2), kit.grid(pile, 14, 3)]
    return kit.slip(kit.widened(kit.column(parts, 6), 412))


def _bonus_line(view: "ClusteredView") -> list[Box]:
    return [kit.word_box(", ".join(bonuses(view)))] if bonuses(view) else []


def svg(view: "ClusteredView") -> str:
    """Draw the table, then a panel for every seat"""
    slips = kit.grid([_seat(view, seat) for seat in range(view["players"])], 2, 14)
    table = kit.column([_table(view), *_bonus_line(view), slips], 14)
    return kit.page(words.title(view), note(view), status(view), table)


def board(view: "ClusteredView") -> Box:
    """Draw the cards that lie on the table alone, as large as they can be"""
    xs, ys = [card["x"] for card in view["cards"]], [card["y"] for card in view["cards"]]
    step = CARD + 6
    cards = [
        at((card["x"] - min(xs)) * step, (card["y"] - min(ys)) * step, _card(card["card"], card["owner"]))
        for card in view["cards"]
    ]
    width, height = (max(xs) - min(xs) + 1) * step, (max(ys) - min(ys) + 1) * step
    return kit.framed(box(width, height, *cards), 10, fill=MAT)
