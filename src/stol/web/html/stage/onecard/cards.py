"""The cards before you, in each of their uses: to look at, to mark, to hold; and the open ones to take."""

import htpy as h
from htpy import Node, Renderable

from stol.web.html import kit
from stol.web.html.pieces import onecard as pieces
from stol.web.html.pieces.onecard import Notes
from stol.web.html.stage.onecard import seats
from stol.web.html.stage.onecard.foresee import Prospect
from stol.web.html.stage.onecard.sight import Card, Sight
from stol.web.html.stage.onecard.speech import in_words
from stol.web.scene.scene import Scene

HELD = 3
"""O13."""


def mine(sight: Sight, seat: int) -> Renderable:
    scene = sight.scene
    if sight.phase == "hold" and scene.legal:
        cards = [
            h.li(class_={"up": card["card"] in held(scene)})[to_hold(sight, place)]
            for place, card in enumerate(sight.hand)
        ]
    else:
        cards = [h.li[own(sight, place)] for place in range(len(sight.hand))]
    return h.section(".onmine", aria_label=scene.say("onecard-your-cards"))[
        seats.who(sight, seat),
        seats.done(sight, seat),
        kit.why_box(scene),
        h.ul(class_=f"hand cards-{max(len(sight.hand), sight.hand_size)}")[cards, seats.missing(sight, seat)],
    ]


def own(sight: Sight, place: int) -> Renderable:
    """A card of the hand: a button, if the roll can be used on it now."""
    scene, card = sight.scene, sight.hand[place]
    name, move = card["card"], f"mark {card['card']}"
    prospect = sight.prospect(card)
    inside = [face(sight, card, prospect), caption(sight, card, prospect)]
    if move in scene.legal:
        label = scene.say("onecard-use", card=name, gain=sight.speech.gain(prospect) if prospect else "")
        return kit.play(move, cls="place", key=str(place + 1), label=label)[inside]
    if asks(sight) and scene.picked.get("ask"):
        label = scene.say("onecard-ask", card=name)
        return h.a(".place.ask", href=scene.pick(ask=1, why=move), data_pick=True, aria_label=label)[inside]
    return h.div(".place")[inside]


def face(sight: Sight, card: Card, prospect: Prospect | None) -> Node:
    """The card, or its back if it is the secret choice."""
    if sight.choice == f"mark {card['card']}":
        label = sight.scene.say("onecard-chosen-card", card=card["card"])
        return pieces.back(card["card"], Notes(label=label, by=sight.scene.seat))
    return sight.draw(card, prospect, need=True)


def caption(sight: Sight, card: Card, prospect: Prospect | None) -> Node:
    """What the dice would do, and why a colour does not fit; at the end, what the card brings."""
    if prospect is None:
        points = sight.at_the_end.get(card["card"])
        return None if points is None else h.span(".does")[h.b[sight.scene.say("onecard-unfinished", points=points)]]
    return h.span(".does")[
        h.b[sight.speech.gain(prospect)], (h.span[reason] for reason in sight.speech.misfits(prospect))
    ]


def asks(sight: Sight) -> bool:
    """Whether there is something to ask "why not?" about: a card that can't be used now."""
    marking = sight.phase == "mark" and bool(sight.scene.legal)
    return marking and any(f"mark {card['card']}" not in sight.scene.legal for card in sight.hand)


def marking(sight: Sight) -> Node:
    """Beside the cards, which are buttons themselves."""
    scene = sight.scene
    asking = bool(scene.picked.get("ask"))
    return [
        kit.play("pass", cls="button", key="p")[scene.say("onecard-pass"), h.kbd["P"]],
        h.a(".button.quiet", href=scene.pick(ask=None if asking else 1), data_pick=True, data_key="?")[
            kit.icon("i-why"), scene.say("onecard-why-not", asking="yes" if asking else "no")
        ]
        if asks(sight)
        else None,
    ]


def held(scene: Scene) -> list[str]:
    """The cards that the address says are held, as far as they are in this hand: three at most."""
    if scene.seat is None:
        return []
    wanted = scene.picked.get("hold", "").split(",")
    return [card["card"] for card in scene.view["hands"][scene.seat] if card["card"] in wanted][:HELD]


def to_hold(sight: Sight, place: int) -> Renderable:
    """A card that is picked up or put back; the fourth can't be picked up."""
    scene, card = sight.scene, sight.hand[place]
    name, now = card["card"], held(scene)
    if name not in now and len(now) == HELD:
        return h.div(".place")[sight.draw(card)]
    keep = sorted({*now} ^ {name})
    words = in_words(scene.say, name, sight.rows[name], tuple(card["marks"].values()))
    return h.a(
        ".place",
        href=scene.pick(hold=",".join(keep) or None),
        data_pick=True,
        data_key=str(place + 1),
        aria_label=scene.say("onecard-hold-card", card=words, held="yes" if name in now else "no"),
    )[sight.draw(card), pieces.tick() if name in now else None]


def holding(sight: Sight) -> Node:
    scene = sight.scene
    now = held(scene)
    if len(now) == HELD:
        button = kit.play(f"hold {','.join(now)}", key="Enter")
        return button[scene.say("onecard-hold", one=now[0], two=now[1], three=now[2]), h.kbd["↵"]]
    return h.button(".button", type="button", disabled=True)[scene.say("onecard-hold-more", count=HELD - len(now))]


def display(sight: Sight) -> Node:
    """The open cards beside the deck (O14)."""
    scene, view = sight.scene, sight.view
    if not view["options"]["draft"] or sight.phase == "hold":
        return None
    return h.section(".ondisplay", aria_label=scene.say("onecard-display"))[
        h.p[h.b[scene.say("onecard-display")], h.span[scene.say("onecard-deck", count=view["deck"])]],
        h.ul(".hand.cards-3")[(h.li[to_take(sight, place)] for place in range(len(view["display"])))],
    ]


def to_take(sight: Sight, place: int) -> Renderable:
    scene, name = sight.scene, sight.view["display"][place]
    card, move = sight.blank(name), f"take {name}"
    if move not in scene.legal:
        return h.div(".place")[sight.draw(card)]
    words = in_words(scene.say, name, sight.rows[name], tuple(card["marks"].values()))
    return kit.play(move, cls="place", key=str(place + 1), label=scene.say("onecard-take", card=words))[
        sight.draw(card)
    ]
