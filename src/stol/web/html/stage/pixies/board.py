"""The nine cells of every player; over your own, what the picked card would do there."""

from itertools import chain

import htpy as h
from htpy import Renderable
from markupsafe import Markup, escape

from stol.games.pixies.view import RoundItems
from stol.web.html import kit
from stol.web.html.kit import svg
from stol.web.html.pieces import pixies as pieces
from stol.web.html.stage.pixies.side import rounds_link, score_items, seat_head
from stol.web.scene.pixies.look import Look
from stol.web.scene.pixies.words import placement_text, target_cell
from stol.web.scene.words import signed

NO_CHANGE: RoundItems = {"validated": 0, "symbols": 0, "zone": 0, "face_down": 0, "total": 0}


def near_area(look: Look) -> Renderable:
    """The viewer's area; for a spectator the first player's; or that of the player whose points are told."""
    seat = look.seats[0]
    aimed = look.choice.aimed
    change = look.points.change(seat, aimed) if aimed else NO_CHANGE
    return h.section(".mine.mat", aria_label=look.scene.called(seat))[
        seat_head(look, seat, change, None if look.scene.told else rounds_link(look)),
        draw_cells(look, seat, small=False),
        score_items(look, seat, change),
    ]


def other_areas(look: Look) -> Renderable:
    seats = look.seats[1:]
    return h.section(class_=f"others n-{len(seats)}", aria_label=look.say("pixies-others"))[
        [
            h.section(".mat", aria_label=look.scene.called(seat))[
                seat_head(look, seat, NO_CHANGE), score_items(look, seat, NO_CHANGE), draw_cells(look, seat, small=True)
            ]
            for seat in seats
        ]
    ]


def draw_cells(look: Look, seat: int, *, small: bool) -> Markup:
    """The cells of a seat; over the viewer's own, the possible moves."""
    cells = [
        counted(look, (seat, i + 1), pieces.on_cell(i, cell, seat, small=small))
        for i, cell in enumerate(look.cells(seat))
    ]
    own = bool(look.choice.moves_by_card) and seat == look.scene.seat
    over = f'<g class="over">{"".join(chain(card_hints(look), target_links(look)))}</g>' if own else ""
    label = escape(look.say("pixies-area", **look.scene.who(seat)))
    return svg(
        f'<svg class="parea" viewBox="{pieces.view_box()}" role="{"group" if own else "img"}" aria-label="{label}">'
        f"{zone_line(look, seat)}{''.join(cells)}{ring(look, seat)}{over}{count_marks(look, seat)}</svg>"
    )


def zone_line(look: Look, seat: int) -> Markup:
    """The line round the largest zone; while points are told, only where they come from it."""
    told = look.scene.told
    hidden = told is not None and bool(told.step.lit) and "P17" not in told.step.rules
    return svg("") if hidden else pieces.zone_line(look.points.zone(seat))


def counted(look: Look, piece: tuple[int, int], drawn: Markup) -> Markup:
    """A cell; those of the player whose points are told are dimmed if they don't count."""
    told = look.scene.told
    if told is None or not told.step.lit or piece in told.step.lit or not look.scene.lights(piece[0]):
        return drawn
    return svg(f'<g class="rest">{drawn}</g>')


def count_marks(look: Look, seat: int) -> str:
    """Rings round the cells that count, with their points."""
    lit = look.scene.told.step.lit if look.scene.told and look.scene.lights(seat) else {}
    return "".join(
        put_on_cell(cell, count_mark(lit[seat, cell]), "counts") for cell in range(1, 10) if (seat, cell) in lit
    )


def count_mark(points: int | None) -> str:
    return pieces.frame("ring") + ("" if points is None else pieces.badge(signed(points)))


def ring(look: Look, seat: int) -> Markup:
    """A ring round the card that was placed last, with the player's coin."""
    last = look.last
    if last is None or last.seat != seat:
        return svg("")
    coin = kit.coin_svg(seat, 2, pieces.HEIGHT - 2, 15)
    return put_on_cell(last.cell, pieces.frame("ring") + coin, "last")


def put_on_cell(cell: int, drawing: str, cls: str) -> Markup:
    """A drawing on a cell, 1 to 9."""
    x, y = pieces.corner(cell - 1)
    return svg(f'<g class="{cls}" transform="translate({x} {y})">{drawing}</g>')


def card_hints(look: Look) -> list[Markup]:
    """Where each card of the market would go; CSS shows it while the card is hovered or focused."""
    return [
        card_hint(look, number, moves)
        for number, (card, moves) in enumerate(look.choice.moves_by_card.items(), 1)
        if card != look.choice.card
    ]


def card_hint(look: Look, number: int, moves: tuple[str, ...]) -> Markup:
    frame = pieces.frame("target", 4)
    goals = {target_cell(move): frame for move in moves}
    if len(moves) == 1:
        goals = {target_cell(moves[0]): ghost(moves[0]) + frame + change_badge(look, moves[0])}
    shown = "".join(put_on_cell(cell, drawing, "preview") for cell, drawing in goals.items())
    return svg(f'<g class="hint hint-{number}">{shown}</g>')


def ghost(move: str) -> Markup:
    """The card as it would be placed, translucent."""
    card = pieces.back() if "@" in move else pieces.card(move)
    return svg(f'<g class="ghost"><rect class="bed" {pieces.BOX}/><g>{card}</g></g>')


def change_badge(look: Look, move: str) -> Markup:
    return pieces.badge(signed(look.points.change(look.scene.seat or 0, move)["total"]))


def target_links(look: Look) -> list[Markup]:
    """The cells for the picked card; the other cells lead to the reason why it can't go there."""
    choice = look.choice
    if choice.card is None:
        return []
    own = [which_card(choice.card, target_cell(choice.moves[0]), look)] if choice.asks_which else spot_links(look)
    return own + (why_links(look) if look.scene.tells_why else [])


def spot_links(look: Look) -> list[Markup]:
    """The cells for the picked card; in a guided game, all is dimmed but the cell of the right move."""
    goals = [move for move in look.choice.moves if move in look.scene.goals]
    others = [spot_link(look, move) for move in look.choice.moves if move not in goals]
    dark = [pieces.dim(target_cell(move) - 1 for move in goals)] if goals else []
    return [*others, *dark, *(spot_link(look, move) for move in goals)]


def which_card(card: str, cell: int, look: Look) -> Markup:
    """The cell where one of two cards stays face up (P8), with both results; CSS shows that of the hovered button."""
    old = look.cells(look.scene.seat or 0)[cell - 1].up or card
    lying = {"new": card, "old": old}
    would = (
        f'<g class="would would-{way}">{pieces.under(pieces.edge())}{pieces.card(up)}{pieces.seal()}</g>'
        for way, up in lying.items()
    )
    return put_on_cell(cell, f"{''.join(would)}{pieces.frame('target', 4)}", "preview")


def spot_link(look: Look, move: str) -> Markup:
    """A cell that the picked card may go to: a link that plays the move, or selects it."""
    cell, aimed = target_cell(move), move == look.choice.aimed
    attributes = f'data-pick data-spot data-move="{escape(move)}"' + (" data-sure" if aimed else "")
    only = len(look.choice.moves) == 1
    href = escape(look.link(card=look.choice.card, at=None if only else cell))
    change = look.points.change(look.scene.seat or 0, move)["total"]
    label = escape(placement_text(look, move, change))
    goal = move in look.scene.goals
    drawing = ghost(move) + pieces.frame("goal-ring" if goal else "target", 4) + pieces.badge(signed(change))
    plus = "" if aimed else kit.use("i-plus", pieces.WIDTH - 20, pieces.HEIGHT - 20, 30, cls="plus")
    body = f'<rect class="hit" {pieces.BOX}/>{plus}{drawing}'
    cls = f"spot{' aimed' if aimed else ''}{' goal' if goal else ''}"
    return svg(f'<a class="{cls}" href="{href}" {attributes} aria-label="{label}">{put_on_cell(cell, body, "")}</a>')


def why_links(look: Look) -> list[Markup]:
    """Links on the cells that the picked card may not go to: they tell why. They show only when asked for."""
    choice, legal = look.choice, {target_cell(move) for move in look.choice.moves}
    return [why_link(look, f"{choice.card}@{cell}", cell) for cell in range(1, 10) if cell not in legal]


def why_link(look: Look, move: str, cell: int) -> Markup:
    choice = look.choice
    href = escape(look.link(card=choice.card, at=choice.at, ask=1 if choice.ask else None, why=move))
    chosen = " chosen" if look.scene.picked.get("why") == move else ""
    kind = f"question{chosen}" if choice.ask else f"question quiet{chosen}"
    label = escape(look.say("pixies-why-cell", cell=cell))
    reach = f'data-spot aria-label="{label}"' if choice.ask else kit.QUIET
    body = f'<rect class="hit" {pieces.BOX}/>{kit.use("i-why", pieces.WIDTH / 2, pieces.HEIGHT / 2, 44)}'
    link = f'<a class="{kind}" href="{href}" data-pick {reach}>'
    return svg(f"{link}{put_on_cell(cell, body, '')}</a>")
