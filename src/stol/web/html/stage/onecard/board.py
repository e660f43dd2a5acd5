"""The main area: the dice, the viewer's cards (to mark or to hold), the display, the other players."""

import functools
from typing import Final

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.games.onecard.components import HELD
from stol.games.onecard.preview import Preview
from stol.games.onecard.view import PlacedCard
from stol.text import Say
from stol.web.html import kit
from stol.web.html.learn import has_page
from stol.web.html.pieces import onecard as pieces
from stol.web.html.pieces.onecard import Notes
from stol.web.html.stage.onecard import dice, side
from stol.web.html.stage.onecard.card import draw_card
from stol.web.html.table_help import term, why_box
from stol.web.scene.onecard.look import Look
from stol.web.scene.onecard.words import card_named, gain_text, misfit_texts, take_text, use_label

LEGEND: Final = {"sun": "oc-sun", "full-row": "i-check", "scored": "i-again"}
"""Words of the glossary about cards, each with a symbol."""


def draw_board(look: Look) -> Renderable:
    seat = look.scene.seat
    kinds = {
        "watching": seat is None,
        "drafting": look.view["options"]["draft"],
        "holding": look.phase == "hold",
        "acting": bool(look.scene.legal),
        "taking": look.phase == "take" and bool(look.scene.legal),
    }
    return h.main(class_=["stage", "one", kinds])[
        dice.dice_mat(look),
        None if seat is None else own_cards(look, seat),
        display(look),
        side.other_seats(look),
    ]


def own_cards(look: Look, seat: int) -> Renderable:
    scene = look.scene
    if look.phase == "hold" and scene.legal:
        cards = [
            h.li(class_={"up": card["card"] in look.held_cards})[card_to_hold(look, place)]
            for place, card in enumerate(look.hand)
        ]
    else:
        cards = [h.li[own_card(look, place)] for place in range(len(look.hand))]
    return h.section(".onmine", aria_label=scene.say("onecard-your-cards"))[
        side.seat_head(look, seat),
        side.last_action(look, seat),
        why_box(scene),
        h.ul(class_=f"hand cards-{max(len(look.hand), look.cards_in_play)}")[cards, side.missing_cards(look, seat)],
        legend(scene.say),
    ]


@functools.lru_cache(64)
def legend(say: Say) -> Markup | None:
    """What is drawn on the cards, as words that explain themselves; the cards are buttons already."""
    if not has_page("onecard"):
        return None
    words = [term(say, "onecard", key, [kit.icon(mark), say(f"term-onecard-{key}")]) for key, mark in LEGEND.items()]
    return kit.rendered(h.p(".legend")[words])


def own_card(look: Look, place: int) -> Renderable:
    """A card of the hand; a button if the roll can be used on it now."""
    scene, card = look.scene, look.hand[place]
    name, move = card["card"], f"mark {card['card']}"
    preview = look.preview(card)
    inside = [face(look, card, preview), caption(look, card, preview)]
    if preview and move in scene.legal:
        label = use_label(scene.say, name, preview)
        return kit.play(move, cls="place", key=str(place + 1), label=label, goal=move in scene.goals)[inside]
    return blocked_card(look, name, move, inside)


def blocked_card(look: Look, card: str, move: str, inside: Node) -> Renderable:
    """A card that can't be chosen now: while this seat is to move, a link that tells why."""
    scene = look.scene
    if not scene.tells_why:
        return h.div(".place")[inside]
    return h.a(
        class_=["place", "ask", {"asked": scene.picked.get("why") == move}],
        href=scene.pick(keep=scene.picked.get("keep"), hold=",".join(look.held_cards) or None, why=move),
        data_pick=True,
        aria_label=scene.say("onecard-ask", card=card),
    )[inside]


def face(look: Look, card: PlacedCard, preview: Preview | None) -> Node:
    """The face of a card, or its back if it is the secret choice."""
    if look.choice == f"mark {card['card']}":
        label = look.scene.say("onecard-chosen-card", card=card["card"])
        return pieces.back(card["card"], Notes(label=label, by=look.scene.seat))
    return draw_card(look, card, preview, need=True)


def caption(look: Look, card: PlacedCard, preview: Preview | None) -> Node:
    """What the dice would do, and why a colour does not fit; at the end of the game, the card's points."""
    say = look.scene.say
    if preview is None:
        points = look.unfinished_points.get(card["card"])
        return None if points is None else h.span(".does")[h.b[say("onecard-unfinished", points=points)]]
    return h.span(".does")[h.b[gain_text(say, preview)], (h.span[reason] for reason in misfit_texts(say, preview))]


def card_to_hold(look: Look, place: int) -> Renderable:
    """A card that can be picked for holding or put back; a fourth can't be picked."""
    scene, card = look.scene, look.hand[place]
    name, held = card["card"], look.held_cards
    if name not in held and len(held) == HELD:
        return blocked_card(look, name, f"hold {','.join(sorted({*held, name}))}", draw_card(look, card))
    keep = sorted({*held} ^ {name})
    words = card_named(look, name, card["marks"])
    return h.a(
        class_=["place", {"goal": name in look.goal_cards}],
        href=scene.pick(hold=",".join(keep) or None),
        data_pick=True,
        data_key=str(place + 1),
        aria_label=scene.say("onecard-hold-card", **words, held="yes" if name in held else "no"),
    )[draw_card(look, card), pieces.tick() if name in held else None]


def display(look: Look) -> Node:
    """The open cards beside the deck (O14)."""
    scene, view = look.scene, look.view
    if not view["options"]["draft"] or look.phase == "hold":
        return None
    return h.section(".ondisplay", aria_label=scene.say("onecard-display"))[
        h.p[h.b[scene.say("onecard-display")], h.span[scene.say("onecard-deck", count=view["deck"])]],
        h.ul(".hand.cards-3")[(h.li[card_to_take(look, place)] for place in range(len(view["display"])))],
    ]


def card_to_take(look: Look, place: int) -> Renderable:
    scene, name = look.scene, look.view["display"][place]
    card, move = look.blank_card(name), f"take {name}"
    if move not in scene.legal:
        return blocked_card(look, name, move, draw_card(look, card))
    label = take_text(look, name)
    return kit.play(move, cls="place", key=str(place + 1), label=label, goal=move in scene.goals)[draw_card(look, card)]
