"""The players' areas: yours, with what the picked card would do in it, and the others'."""

import functools
from itertools import chain

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup, escape

from stol.games.pixies.preview import Item
from stol.games.pixies.view import RoundItems
from stol.text import Say
from stol.web.html import kit
from stol.web.html.pieces import pixies as pieces
from stol.web.html.pieces.pixies import mark
from stol.web.scene.pixies.look import Look
from stol.web.scene.pixies.words import goal, place_words
from stol.web.scene.words import signed

NO_CHANGE: RoundItems = {"validated": 0, "symbols": 0, "zone": 0, "face_down": 0, "total": 0}


def near(look: Look) -> Renderable:
    """The area at the near edge: yours, or the first player's for somebody who watches."""
    seat = look.scene.seats()[0]
    aimed = look.choice.aimed
    change = look.points.change(seat, aimed) if aimed else NO_CHANGE
    return h.section(".mine.mat", aria_label=look.scene.called(seat))[
        head(look, seat, change, rounds_link(look)), cells_drawn(look, seat, small=False), items(look, seat, change)
    ]


def others(look: Look) -> Renderable:
    seats = look.scene.seats()[1:]
    return h.section(class_=f"others n-{len(seats)}", aria_label=look.say("pixies-others"))[
        [
            h.section(".mat", aria_label=look.scene.called(seat))[
                head(look, seat, NO_CHANGE), items(look, seat, NO_CHANGE), cells_drawn(look, seat, small=True)
            ]
            for seat in seats
        ]
    ]


# ---- names and points


def head(look: Look, seat: int, change: RoundItems, link: Node = None) -> Node:
    over = look.view["result"] is not None
    so_far = look.say("pixies-in-all" if over else "pixies-so-far", points=look.so_far(seat))
    total = look.points.now[seat]["total"]
    return h.div(".who")[
        name_head(seat, look.scene.called(seat), so_far), link, sum_head(look.say, total, change["total"])
    ]


@functools.lru_cache(maxsize=4096)
def name_head(seat: int, name: str, so_far: str) -> Markup:
    return kit.rendered(kit.coin(seat, 38), h.b[h.span(".name")[name], h.small[so_far]])


@functools.lru_cache(maxsize=4096)
def sum_head(say: Say, total: int, change: int) -> Markup:
    return kit.rendered(
        h.span(".sum")[
            h.span(data_count=str(total))[minus(total)], changed_by(change), h.small[say("pixies-this-round")]
        ]
    )


def rounds_link(look: Look) -> Node:
    """To the finished rounds, if there are any."""
    if not look.finished:
        return None
    href = look.link(rounds=look.finished, card=look.picked.card, at=look.picked.at)
    return h.a(".button.quiet.rounds-link", href=href, data_pick=True, data_key="t")[
        look.say("pixies-rounds"), h.kbd(aria_hidden="true")["T"]
    ]


def items(look: Look, seat: int, change: RoundItems) -> Node:
    """The running score, itemised."""
    now, zone = look.points.now[seat], look.points.zone(seat)
    lines = tuple((item, now[item], change[item]) for item in look.points.items)
    return item_list(look.say, lines, len(zone))


@functools.lru_cache(maxsize=4096)
def item_list(say: Say, lines: tuple[tuple[Item, int, int], ...], zone: int) -> Markup:
    """Each item with its points and their change; `zone`: how many cards the largest zone has."""

    def name(item: Item, points: int) -> str:
        if item == "zone" and zone:
            return say("pixies-zone-of", cards=zone, each=points // zone)
        return say(f"pixies-{item}")

    return kit.rendered(
        h.dl(".items")[
            [
                h.div[h.dt[sign(item), h.span[name(item, points)]], h.dd[figure(item, points), changed_by(change)]]
                for item, points, change in lines
            ]
        ]
    )


def sign(item: str) -> Node:
    """What stands for an item of the score."""
    if item in {"validated", "symbols"}:
        return kit.icon("px-seal" if item == "validated" else "px-spiral")
    return h.i(".zone-key" if item == "zone" else ".back-key")


def figure(item: str, number: int) -> str:
    """Symbols may cost points, so they have their sign."""
    return signed(number) if item == "symbols" else minus(number)


def minus(number: int) -> str:
    return signed(number) if number < 0 else str(number)


def changed_by(change: int) -> Node:
    """What the picked card would change."""
    return h.em(".by")[signed(change)] if change else None


# ---- the nine cells


def cells_drawn(look: Look, seat: int, *, small: bool) -> Markup:
    """The cells of a seat; in your own, what you may do lies over them."""
    cells = [pieces.on_cell(i, cell, seat, small=small) for i, cell in enumerate(look.cells(seat))]
    own = bool(look.choice.ways) and seat == look.scene.seat
    over = chain(hints(look), targets(look)) if own else ()
    label = escape(look.say("pixies-area", **look.scene.who(seat)))
    return mark(
        f'<svg class="parea" viewBox="{pieces.view_box()}" role="{"group" if own else "img"}" aria-label="{label}">'
        f"{pieces.zone_line(look.points.zone(seat))}{''.join(cells)}{ring(look, seat)}{''.join(over)}</svg>"
    )


def ring(look: Look, seat: int) -> Markup:
    """Round the card that was placed last, with the mover's coin."""
    last = look.last
    if last is None or last.seat != seat:
        return Markup("")
    coin = kit.coin_svg(seat, 2, pieces.HEIGHT - 2, 15)
    return place(last.cell, pieces.frame("ring") + coin, "last")


def place(cell: int, drawing: str, cls: str) -> Markup:
    """A drawing on a cell, 1 to 9."""
    x, y = pieces.corner(cell - 1)
    return mark(f'<g class="{cls}" transform="translate({x} {y})">{drawing}</g>')


def hints(look: Look) -> list[Markup]:
    """Where each card of the market would go; shown while a pointer or the focus is on it."""
    return [
        hint(look, number, moves)
        for number, (card, moves) in enumerate(look.choice.ways.items(), 1)
        if card != look.choice.card
    ]


def hint(look: Look, number: int, moves: tuple[str, ...]) -> Markup:
    frame = pieces.frame("target", 4)
    goals = {goal(move): frame for move in moves}
    if len(moves) == 1:
        goals = {goal(moves[0]): ghost(moves[0]) + frame + gained(look, moves[0])}
    shown = "".join(place(cell, drawing, "goal") for cell, drawing in goals.items())
    return mark(f'<g class="hint hint-{number}">{shown}</g>')


def ghost(move: str) -> Markup:
    """The card as it would lie."""
    card = pieces.back() if "@" in move else pieces.card(move)
    return mark(f'<g class="ghost"><rect class="bed" {pieces.BOX}/><g>{card}</g></g>')


def gained(look: Look, move: str) -> Markup:
    return pieces.badge(signed(look.points.change(look.scene.seat or 0, move)["total"]))


def targets(look: Look) -> list[Markup]:
    """What may be done with the picked card, and in the asking mode also what may not."""
    choice = look.choice
    if choice.card is None:
        return []
    if choice.asks_which:
        own = [which(choice.card, goal(choice.moves[0]), look)]
    else:
        own = [spot(look, move) for move in choice.moves]
    return own + (questions(look) if choice.ask else [])


def which(card: str, cell: int, look: Look) -> Markup:
    """P8: the cell; while one of the two buttons is pointed at, how it would lie then."""
    old = look.cells(look.scene.seat or 0)[cell - 1].up or card
    lying = {"new": card, "old": old}
    would = "".join(
        f'<g class="would would-{way}">{pieces.under(pieces.edge())}{pieces.card(up)}{pieces.seal()}</g>'
        for way, up in lying.items()
    )
    return place(cell, would + pieces.frame("target", 4), "goal")


def spot(look: Look, move: str) -> Markup:
    """A cell that the picked card may go to: a link that plays the move, or aims at it."""
    cell, aimed = goal(move), move == look.choice.aimed
    attributes = f'data-pick data-spot data-move="{escape(move)}"' + (" data-sure" if aimed else "")
    only = len(look.choice.moves) == 1
    href = escape(look.link(card=look.choice.card, at=None if only else cell))
    change = look.points.change(look.scene.seat or 0, move)["total"]
    label = escape(place_words(look, move, change))
    drawing = ghost(move) + pieces.frame("target", 4) + pieces.badge(signed(change))
    plus = "" if aimed else kit.use("i-plus", pieces.WIDTH - 20, pieces.HEIGHT - 20, 30, cls="plus")
    body = f'<rect class="hit" {pieces.BOX}/>{plus}{drawing}'
    cls = "spot aimed" if aimed else "spot"
    return mark(f'<a class="{cls}" href="{href}" {attributes} aria-label="{label}">{place(cell, body, "")}</a>')


def questions(look: Look) -> list[Markup]:
    """The cells that the picked card may not go to; each answers why."""
    choice, legal = look.choice, {goal(move) for move in look.choice.moves}
    return [question(look, f"{choice.card}@{cell}", cell) for cell in range(1, 10) if cell not in legal]


def question(look: Look, move: str, cell: int) -> Markup:
    choice = look.choice
    href = escape(look.link(card=choice.card, at=choice.at, ask=1, why=move))
    label = escape(look.say("pixies-why-cell", cell=cell))
    chosen = " chosen" if look.scene.picked.get("why") == move else ""
    body = f'<rect class="hit" {pieces.BOX}/>{kit.use("i-why", pieces.WIDTH / 2, pieces.HEIGHT / 2, 44)}'
    link = f'<a class="question{chosen}" href="{href}" data-pick data-spot aria-label="{label}">'
    return mark(f"{link}{place(cell, body, '')}</a>")
