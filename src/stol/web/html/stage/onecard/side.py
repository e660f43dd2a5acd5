"""The players: name, activity, scored cards and points of each, and the cards of the others."""

import functools

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.games.onecard.components import CARDS_TO_END
from stol.text import Say
from stol.web.html import kit
from stol.web.html.pieces import onecard as pieces
from stol.web.html.stage.onecard.card import draw_card
from stol.web.scene.onecard.look import SECRET, Look
from stol.web.scene.onecard.words import boxes_phrase


def seat_head(look: Look, seat: int) -> Renderable:
    """The head of a seat: name, activity, scored cards and points."""
    points = look.points(seat)
    return h.div(".who")[
        seat_name(look, seat), scored_slots(look, seat), h.span(".sum", **kit.counted(f"points-{seat}", points))[points]
    ]


def seat_name(look: Look, seat: int) -> Markup:
    rolls = seat == look.view["roller"] and look.phase != "over"
    chosen = seat in look.scene.sealed and look.phase in SECRET
    return name_head(seat, look.scene.called(seat), activity_text(look, seat), rolls=rolls, chosen=chosen)


@functools.lru_cache(maxsize=4096)
def name_head(seat: int, called: str, busy: str, *, rolls: bool, chosen: bool) -> Markup:
    marks = [pieces.small_die() if rolls else None, pieces.seal() if chosen else None]
    return kit.rendered(kit.coin(seat, 38, home=True), h.b[h.span(".name")[h.span[called], marks], h.small[busy]])


def activity_text(look: Look, seat: int) -> str:
    """What a seat is doing now."""
    say, who = look.scene.say, look.scene.who(seat)
    if look.phase in SECRET:
        return say("onecard-has-chosen" if seat in look.scene.sealed else "onecard-choosing", **who)
    return say("onecard-rolls", **who) if seat == look.view["roller"] and look.phase != "over" else ""


def last_action(look: Look, seat: int) -> Node:
    """What a seat has just done."""
    say, who, use = look.scene.say, look.scene.who(seat), look.news.used.get(seat)
    taken = look.news.taken_by(seat)
    if use:
        crossed, scored = boxes_phrase(say, use.crossed), "no" if use.points is None else "yes"
        words = say("onecard-did", **who, card=use.card, crossed=crossed, scored=scored)
    elif seat in look.news.passed:
        words = say("onecard-passed", **who)
    elif taken:
        words = say("onecard-took", **who, card=taken)
    else:
        return None
    return h.p(".did")[words]


def scored_slots(look: Look, seat: int) -> Markup:
    use = look.news.used.get(seat)
    scored = tuple((card["card"], card["points"]) for card in look.view["scored"][seat])
    return scored_list(look.scene.say, scored, use.card if use else None)


@functools.lru_cache(maxsize=2048)
def scored_list(say: Say, scored: tuple[tuple[str, int], ...], fresh: str | None) -> Markup:
    """Four places for scored cards (O10)."""
    list_of_places = h.ol(".slots", aria_label=say("onecard-scored"))[
        (
            h.li(
                class_=["on", {"fresh": card == fresh}],
                data_piece=f"card-{card}",
                title=say("onecard-scored-card", card=card, points=points),
            )[points]
            for card, points in scored
        ),
        (h.li(aria_hidden="true") for _ in range(CARDS_TO_END - len(scored))),
    ]
    return kit.rendered(list_of_places)


def other_seats(look: Look) -> Renderable:
    seats = look.others()
    return h.section(class_=f"onothers seats-{len(seats)}", aria_label=look.scene.say("onecard-others"))[
        [seat_slip(look, seat) for seat in seats]
    ]


def seat_slip(look: Look, seat: int) -> Renderable:
    hand = look.view["hands"][seat]
    return h.section(".slip")[
        seat_head(look, seat),
        h.ul(class_=f"hand cards-{max(len(hand), look.cards_in_play)}")[
            [h.li[draw_card(look, card, by=seat)] for card in hand], missing_cards(look, seat)
        ],
        last_action(look, seat),
    ]


def missing_cards(look: Look, seat: int) -> Node:
    """Empty places of cards that are still to be dealt or replaced; none at the end (O10)."""
    count = 0 if look.phase == "over" else look.cards_in_play - len(look.view["hands"][seat])
    return [h.li(".missing", aria_hidden="true") for _ in range(count)]
