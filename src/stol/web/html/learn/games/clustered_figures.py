"""The figures of Clustered about playing cards, drawn with the cards of the table."""

from collections.abc import Iterable

import htpy as h
from markupsafe import Markup

from stol.games.clustered.analysis import Space, TableAnalysis, move_parts
from stol.games.clustered.components import ATTRIBUTES, shared
from stol.games.clustered.view import ClusteredView, clustered_view
from stol.position import Position
from stol.web.html.kit import num, rendered, svg, use
from stol.web.html.learn.games import clustered_games as games
from stol.web.html.learn.guide import Facts, Figure, Panel, Played, Show
from stol.web.html.pieces import clustered as pieces

ME, OTHER = 0, 1
"""The seat that is called “you”, and the one across the table."""
MARGIN = 58
"""From the middle of the outermost space to the edge of a drawing."""


def view_of(position: Position) -> ClusteredView:
    return clustered_view(position.view())


def hand_of(position: Position, seat: int) -> list[str]:
    """The cards of a seat, as its own view lists them."""
    hand = clustered_view(position.view(seat))["hands"][seat]
    return [] if isinstance(hand, int) else hand


def table_of(position: Position) -> TableAnalysis:
    return TableAnalysis(view_of(position))


def cloth(
    position: Position, *, under: str = "", over: str = "", more: Iterable[Space] = (), faint: Iterable[Space] = ()
) -> Markup:
    """The cards on the table, with marks beneath and above them; `more` are spaces that have to be in the picture."""
    laid = view_of(position)["cards"]
    pale = set(faint)
    cards = []
    for card in laid:
        face = pieces.at_space(card["x"], card["y"], pieces.face(card["card"], card["owner"]))
        cards.append(f'<g class="faint">{face}</g>' if (card["x"], card["y"]) in pale else face)
    body = "".join([under, *cards, over])
    return frame(body, [*((card["x"], card["y"]) for card in laid), *more])


def frame(body: str, spaces: Iterable[Space]) -> Markup:
    """A drawing that shows these spaces."""
    xs, ys = zip(*spaces, strict=True)
    left, top = min(xs) * pieces.PITCH - MARGIN, min(ys) * pieces.PITCH - MARGIN
    wide, high = (max(xs) - min(xs)) * pieces.PITCH + 2 * MARGIN, (max(ys) - min(ys)) * pieces.PITCH + 2 * MARGIN
    return svg(f'<svg class="ctable" viewBox="{left:g} {top:g} {wide:g} {high:g}" aria-hidden="true">{body}</svg>')


def ghost(card: str, space: Space, owner: int = ME) -> str:
    """A card over the space where it would go."""
    dash = pieces.square(3, 17, 'class="dash"')
    return pieces.at_space(*space, f'<g class="held">{pieces.face(card, owner)}</g>{dash}')


def free(spaces: Iterable[Space]) -> str:
    """Spaces where the card fits."""
    return "".join(pieces.at_space(x, y, '<use href="#free"/>') for x, y in spaces)


def refused(spaces: Iterable[Space]) -> str:
    """Spaces beside cards where the card doesn't fit: a cross."""
    drawn = f'<g class="nofit">{pieces.square(-3, 14, "")}<path d="M-12 -12L12 12M12 -12L-12 12"/></g>'
    return "".join(pieces.at_space(x, y, drawn) for x, y in spaces)


def last_space(played: Played) -> tuple[str, Space]:
    """The card that was played last, and where."""
    moves = map(move_parts, reversed(played.parts[-1]))
    return next((card, space) for card, space in moves if space)


def icons(cards: Iterable[str], owner: int = ME) -> Markup:
    """Cards in a row, as in a hand."""
    return rendered(h.span(".cardrow")[[pieces.icon(card, owner) for card in cards]])


# ---- the deck -------------------------------------------------------------------------------------------------

OF_ATTRIBUTE = {"shape": ("1sf", "1tf", "1cf"), "fill": ("1sh", "1sd", "1sf"), "number": ("1sf", "2sf", "3sf")}
"""Cards that differ in one attribute only."""


def draw_deck(figure: Figure) -> Show:
    kinds = figure.moments[0].chance()
    panels = [
        Panel(icons(cards), attribute, head=attribute_key(attribute)) for attribute, cards in OF_ATTRIBUTE.items()
    ]
    jokers = Panel(icons(["J"] * kinds["J"]), "jokers")
    return Show("kinds", (*panels, jokers))


def count_deck(figure: Figure) -> Facts:
    kinds = figure.moments[0].chance()
    plain = [card for card in kinds if card != "J"]
    return {
        "plain": sum(kinds[card] for card in plain),
        "jokers": kinds["J"],
        "cards": sum(kinds.values()),
        "attributes": len(ATTRIBUTES),
        "each": len(OF_ATTRIBUTE["shape"]),
    }


DECK = Figure((games.DECK,), draw_deck, count_deck)


# ---- two of three ---------------------------------------------------------------------------------------------

ATTRIBUTE_SIGNS = {
    "shape": "".join(use(f"cl-{shape}h", x, 0, 26) for shape, x in (("s", -28), ("t", 0), ("c", 28))),
    "fill": "".join(use(f"cl-s{fill}", x, 0, 24) for fill, x in (("h", -28), ("d", 0), ("f", 28))),
    "number": "".join(num(number, x, 0, 22) for number, x in ((1, -28), (2, 0), (3, 28))),
}
"""What an attribute can be, in small, centred on 0, 0."""


def attribute_key(attribute: str) -> Markup:
    """The sign of an attribute as an element of its own."""
    return svg(f'<svg class="akey" viewBox="-44 -16 88 32" aria-hidden="true">{ATTRIBUTE_SIGNS[attribute]}</svg>')


def neighbours(laid: str, card: str) -> Markup:
    """Two cards side by side and, below, each attribute with a tick or a cross."""
    alike = shared(card, laid)
    rows = "".join(
        f'<g class="{"alike" if attribute in alike else "unlike"}" transform="translate(50 {92 + 44 * place})">'
        f'<g transform="translate(-26 0)">{ATTRIBUTE_SIGNS[attribute]}</g><circle cx="54" cy="0" r="16"/>'
        f"{use('i-check' if attribute in alike else 'i-close', 54, 0, 24)}</g>"
        for place, attribute in enumerate(OF_ATTRIBUTE)
    )
    body = pieces.at_space(0, 0, pieces.face(laid, OTHER)) + ghost(card, (1, 0)) + rows
    return svg(f'<svg class="ctable" viewBox="-56 -56 212 272" aria-hidden="true">{body}</svg>')


MATCHES = (("fill", "2td"), ("shape", "2cf"), ("both", "1th"))
"""The captions, and the card of the hand that is held beside the other player's."""


def draw_match(figure: Figure) -> Show:
    laid, _ = last_space(figure.played[0])
    return Show("trio stacks", tuple(Panel(neighbours(laid, card), caption) for caption, card in MATCHES))


def count_match(figure: Figure) -> Facts:
    """How many attributes each card has in common with the one that lies there, and whether the rules let it."""
    position = figure.moments[0]
    laid, (x, y) = last_space(figure.played[0])
    fits = {card: f"{card}@{x + 1},{y}" in position.legal() for _, card in MATCHES}
    found = {caption: len(shared(card, laid)) for caption, card in MATCHES}
    least = min(count for (caption, card), count in zip(MATCHES, found.values(), strict=True) if fits[card])
    return {**found, "attributes": len(ATTRIBUTES), "least": least, "fitting": sum(fits.values())}


MATCH = Figure((games.MATCHED,), draw_match, count_match)


# ---- beside every neighbour -----------------------------------------------------------------------------------

HELD = "2tf"


def fitting(position: Position, card: str) -> list[Space]:
    """The spaces where a card of the hand may be played."""
    spaces = [space for played, space in map(move_parts, position.legal()) if played == card and space]
    return sorted(spaces)


def draw_beside(figure: Figure) -> Show:
    position = figure.moments[0]
    spaces, beside = fitting(position, HELD), table_of(position).beside
    wrong = sorted(beside - set(spaces))
    drawing = cloth(position, over=free(spaces) + refused(wrong), more=beside)
    return Show("withcard", (Panel(pieces.icon(HELD, ME), cls="bare"), Panel(drawing)))


def count_beside(figure: Figure) -> Facts:
    position = figure.moments[0]
    spaces, beside = fitting(position, HELD), table_of(position).beside
    return {"spaces": len(spaces), "others": len(beside) - len(spaces)}


BESIDE = Figure((games.BESIDE,), draw_beside, count_beside)


# ---- jokers ---------------------------------------------------------------------------------------------------


def draw_joker(figure: Figure) -> Show:
    before, after = figure.moments
    _, space = last_space(figure.played[0])
    hole, lies = refused([space]), pieces.ring(*space, ME)
    return Show("turnout tight", (Panel(cloth(before, over=hole)), Panel(cloth(after, over=lies))), arrow=1)


def count_joker(figure: Figure) -> Facts:
    """How many neighbours the space has, and how many cards without jokers would fit there."""
    before, _ = figure.moments
    _, (x, y) = last_space(figure.played[0])
    owners = table_of(before).owners
    around = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    lying = {(card["x"], card["y"]): card["card"] for card in view_of(before)["cards"]}
    beside = [lying[space] for space in around if space in owners]
    plain = [card for card in games.DECK.moments[0].chance() if card != "J"]
    least = int(MATCH.facts["least"])
    fit = [card for card in plain if all(len(shared(card, other)) >= least for other in beside)]
    return {"neighbours": len(beside), "plain": len(plain), "fitting": len(fit)}


JOKER = Figure((games.JOKER,), draw_joker, count_joker)
