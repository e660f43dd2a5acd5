"""The players: name, activity, scored cards and points of each, and the cards of the others."""

import functools

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.games.onecard.components import CARDS_TO_END
from stol.games.onecard.view import ScoredCard
from stol.web.html import kit
from stol.web.html.pieces import onecard as pieces
from stol.web.html.pieces.onecard import Notes
from stol.web.html.stage.onecard.card import draw_card
from stol.web.html.table_help import rule
from stol.web.scene.onecard.look import SECRET, Look
from stol.web.scene.onecard.telling import tell_scored
from stol.web.scene.onecard.words import boxes_phrase
from stol.web.scene.telling import Account
from stol.web.scene.words import signed


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
    """What a seat has just done; empty where nothing is told, so that nothing moves when it goes."""
    say, who, use = look.scene.say, look.scene.who(seat), look.news.used.get(seat)
    taken, words = look.news.taken_by(seat), ""
    if use:
        crossed, scored = boxes_phrase(say, use.crossed), "no" if use.points is None else "yes"
        words = say("onecard-did", **who, card=use.card, crossed=crossed, scored=scored)
    elif seat in look.news.passed:
        words = say("onecard-passed", **who)
    elif taken:
        words = say("onecard-took", **who, card=taken)
    return h.p(".did")[words]


def scored_slots(look: Look, seat: int) -> Node:
    """Four places for scored cards (O10); a tap opens their points."""
    use, scored, say = look.news.used.get(seat), look.view["scored"][seat], look.scene.say
    fresh = use.card if use else None
    empty = CARDS_TO_END - len(scored)
    places = h.ol(".slots", aria_label=say("onecard-scored"))[
        (scored_place(look, card["card"], card["points"], fresh=card["card"] == fresh) for card in scored),
        (h.li(aria_hidden="true") for _ in range(empty)),
    ]
    return h.div(".scored")[places, scored_points(look, seat) if scored and look.scene.told is None else None]


def scored_place(look: Look, card: str, points: int, *, fresh: bool) -> Renderable:
    return h.li(
        class_=["on", {"fresh": fresh}],
        data_piece=f"card-{card}",
        data_shape=f"scored-{card}",
        title=look.scene.say("onecard-scored-card", card=card, points=points),
    )[points]


def scored_points(look: Look, seat: int) -> Node:
    """The button over the places, and what it opens: every scored card with where its points come from."""
    target = f"scored-of-{seat}"
    label = look.scene.say("onecard-scored-points", **look.scene.who(seat))
    return [
        h.button(".open", type="button", popovertarget=target, aria_label=label, title=label),
        h.div(f"#{target}.scored-pop", popover=True, role="group", aria_label=label)[
            [scored_card(look, seat, card) for card in look.view["scored"][seat]]
        ],
    ]


def scored_card(look: Look, seat: int, card: ScoredCard) -> Renderable:
    account = Account(look.scene.who(seat), seat)
    tell_scored(look, account, card)
    return h.div(f"#scored-{card['card']}.scored-card")[
        counted_card(look, card),
        [h.p[step.text, " ", [rule("onecard", number) for number in step.rules]] for step in account.steps],
    ]


def counted_card(look: Look, card: ScoredCard) -> Markup:
    """A scored card with the points of its rows, and in all."""
    rows, full = look.rows[card["card"]], {row.colour: signed(row.boxes) for row in look.rows_filled(card)}
    notes = Notes(gain=signed(card["points"]), label="", counted=tuple(full.items()), moves=False)
    return pieces.card(card["card"], rows, pieces.plain(card["marks"], rows), notes)


def scored_figure(look: Look) -> Node:
    """The viewer's scored card that the query names, for the coach to speak of."""
    if look.scene.seat is None:
        return None
    asked = look.scene.picked.get("scored")
    found = [card for card in look.view["scored"][look.scene.seat] if card["card"] == asked]
    return h.div(".spoken-of")[[counted_card(look, card) for card in found]] if found else None


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
