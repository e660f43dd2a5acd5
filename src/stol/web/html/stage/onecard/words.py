"""The whole table in words: the dice, then each seat with its cards."""

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.web.html.stage.onecard.dice import state
from stol.web.html.stage.onecard.sight import Card, Sight
from stol.web.html.stage.onecard.speech import in_words


def words(sight: Sight) -> Node:
    say, view = sight.scene.say, sight.view
    lying = view["dice"]
    return [
        h.p[state(sight)],
        h.p[say("onecard-words-dice", count=len(lying), dice=sight.speech.dice(lying), left=view["rolls_left"])],
        h.p[say("onecard-deck", count=view["deck"])],
        (seat(sight, number) for number in sight.scene.seats()),
        opened(sight),
    ]


def seat(sight: Sight, number: int) -> Renderable:
    say, view = sight.scene.say, sight.view
    scored = [say("onecard-scored-card", card=card["card"], points=card["points"]) for card in view["scored"][number]]
    cards = [card(sight, own, mine=number == sight.scene.seat) for own in view["hands"][number]]
    return h.section[
        h.h2[say("onecard-words-seat", **sight.scene.who(number), points=sight.points(number))],
        items([*cards, *scored]),
    ]


def items(texts: list[str]) -> Markup:
    """A list, written at once: there are many."""
    return Markup("<ul>{}</ul>").format(Markup().join(Markup("<li>{}</li>").format(text) for text in texts))


def card(sight: Sight, own: Card, *, mine: bool) -> str:
    """With what the present dice would do on it, if it is this seat's."""
    prospect = sight.prospect(own) if mine else None
    does = [sight.speech.gain(prospect), *sight.speech.misfits(prospect)] if prospect else []
    return " ".join([described(sight, own), *does])


def described(sight: Sight, own: Card) -> str:
    rows = sight.rows[own["card"]]
    return in_words(sight.scene.say, own["card"], rows, tuple(own["marks"][row.colour] for row in rows))


def opened(sight: Sight) -> Node:
    display = sight.view["display"]
    if not display:
        return None
    return h.section[
        h.h2[sight.scene.say("onecard-display")],
        items([described(sight, sight.blank(name)) for name in display]),
    ]
