"""The cards of the player whose points are told: scored ones, then unfinished ones."""

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from stol.games.onecard.view import PlacedCard
from stol.web.html.pieces import onecard as pieces
from stol.web.html.pieces.onecard import Notes
from stol.web.html.stage.onecard.side import seat_head
from stol.web.scene.onecard.look import Look
from stol.web.scene.onecard.telling import CARD
from stol.web.scene.telling import Step
from stol.web.scene.words import signed


def draw_told(look: Look, step: Step) -> Renderable:
    seat = step.seats[0]
    cards: list[PlacedCard] = [*look.view["scored"][seat], *look.view["hands"][seat]]
    return h.main(".stage.one.told")[
        h.section(".onmine", aria_label=look.scene.called(seat))[
            seat_head(look, seat),
            h.ul(class_=f"hand in-all-{len(cards)}")[[told_item(look, step, card) for card in cards]],
        ]
    ]


def told_item(look: Look, step: Step, card: PlacedCard) -> Renderable:
    """A card; it is dimmed if it gives no points in this step, and has the focus of the page if it does."""
    counts = is_counted(look, step, card)
    kinds = {"rest": bool(step.lit) and not counts, "counts": counts}
    return h.li(class_=kinds, id="counts" if counts else None)[told_card(look, step, card)]


def is_counted(look: Look, step: Step, card: PlacedCard) -> bool:
    name = card["card"]
    return any((name, colour) in step.lit for colour in (CARD, *(row.colour for row in look.rows[name])))


def told_card(look: Look, step: Step, card: PlacedCard) -> Markup:
    name, rows = card["card"], look.rows[card["card"]]
    gain = step.shows((name, CARD))
    notes = Notes(
        gain=signed(gain) if gain else "",
        label=look.scene.say("onecard-card", card=name),
        counted=tuple(
            (row.colour, signed(points) if (points := step.shows((name, row.colour))) else "")
            for row in rows
            if (name, row.colour) in step.lit
        ),
    )
    return pieces.card(name, rows, pieces.plain(card["marks"], rows), notes)
