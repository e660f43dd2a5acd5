"""The position as text for screen readers: the dice, then each seat with its cards."""

import functools

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.games.onecard.view import PlacedCard
from stol.web.html import kit
from stol.web.scene.onecard.look import Look
from stol.web.scene.onecard.words import card_text, dice_phrase, gain_sentence, misfit_texts, situation_text


def transcript(look: Look) -> Node:
    say, view = look.scene.say, look.view
    lying = view["dice"]
    return [
        h.p[situation_text(look)],
        h.p[say("onecard-words-dice", count=len(lying), dice=dice_phrase(say, lying), left=view["rolls_left"])],
        h.p[say("onecard-deck", count=view["deck"])],
        (seat_section(look, number) for number in look.scene.seats()),
        display_section(look),
    ]


def seat_section(look: Look, number: int) -> Renderable:
    say, view = look.scene.say, look.view
    scored = [say("onecard-scored-card", card=card["card"], points=card["points"]) for card in view["scored"][number]]
    cards = [card_item(look, own, mine=number == look.scene.seat) for own in view["hands"][number]]
    return h.section[
        h.h2[say("onecard-words-seat", **look.scene.who(number), points=look.points(number))],
        text_list(*cards, *scored),
    ]


@functools.lru_cache(maxsize=4096)
def text_list(*texts: str) -> Markup:
    return kit.rendered(h.ul[[h.li[text] for text in texts]])


def card_item(look: Look, own: PlacedCard, *, mine: bool) -> str:
    """A card in sentences; if it is the viewer's, with what the present dice would do."""
    say, preview = look.scene.say, look.preview(own) if mine else None
    does = [gain_sentence(say, preview), *misfit_texts(say, preview)] if preview else []
    return " ".join([card_text(look, own["card"], own["marks"]), *does])


def display_section(look: Look) -> Node:
    display = look.view["display"]
    if not display:
        return None
    return h.section[
        h.h2[look.scene.say("onecard-display")],
        text_list(*(card_text(look, name, look.blank_card(name)["marks"]) for name in display)),
    ]
