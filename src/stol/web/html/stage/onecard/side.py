"""Each seat's name, what it is doing, its scored cards; and the cards of the others."""

import functools

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from stol.games.onecard.components import CARDS_TO_END
from stol.text import Say
from stol.web.html import kit
from stol.web.html.pieces import onecard as pieces
from stol.web.html.stage.onecard.card import draw_card
from stol.web.scene.onecard.look import SECRET, Look
from stol.web.scene.onecard.words import counted

WHO = Markup(
    '<div class="who">{coin}<b><span class="name"><span>{name}</span>{rolls}{seal}</span><small>{doing}</small></b>'
    '{slots}<span class="sum" data-count="{points}">{points}</span></div>'
)
SLIP = Markup('<section class="slip">{who}<ul class="hand cards-{across}">{cards}</ul>{done}</section>')
"""Written at once, as they stand on every table several times."""


def head(look: Look, seat: int) -> Markup:
    rolls = seat == look.view["roller"] and look.phase != "over"
    chosen = seat in look.scene.sealed and look.phase in SECRET
    return WHO.format(
        coin=kit.coin(seat, 38),
        name=look.scene.called(seat),
        rolls=pieces.small_die() if rolls else "",
        seal=pieces.seal() if chosen else "",
        doing=doing(look, seat),
        slots=slots(look, seat),
        points=look.points(seat),
    )


def doing(look: Look, seat: int) -> str:
    """What a seat is busy with."""
    say, who = look.scene.say, look.scene.who(seat)
    if look.phase in SECRET:
        return say("onecard-has-chosen" if seat in look.scene.sealed else "onecard-choosing", **who)
    return say("onecard-rolls", **who) if seat == look.view["roller"] and look.phase != "over" else ""


def done(look: Look, seat: int) -> Markup:
    """What it has just done."""
    say, use = look.scene.say, look.news.used.get(seat)
    taken = look.news.taken_by(seat)
    if use:
        crossed = counted(say, use.crossed)
        words = say("onecard-did", card=use.card, crossed=crossed, scored="no" if use.points is None else "yes")
    elif seat in look.news.passed:
        words = say("onecard-passed")
    elif taken:
        words = say("onecard-took", card=taken)
    else:
        return Markup()
    return Markup('<p class="did">{}</p>').format(words)


def slots(look: Look, seat: int) -> Markup:
    use = look.news.used.get(seat)
    scored = tuple((card["card"], card["points"]) for card in look.view["scored"][seat])
    return places(look.scene.say, scored, use.card if use else None)


@functools.lru_cache(maxsize=2048)
def places(say: Say, scored: tuple[tuple[str, int], ...], fresh: str | None) -> Markup:
    """Four places for scored cards (O10)."""
    drawn = h.ol(".slots", aria_label=say("onecard-scored"))[
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
    return Markup(drawn)  # noqa: S704 - drawn by htpy, which escapes


def others(look: Look) -> Renderable:
    seats = look.others()
    return h.section(class_=f"onothers seats-{len(seats)}", aria_label=look.scene.say("onecard-others"))[
        Markup().join(slip(look, seat) for seat in seats)
    ]


def slip(look: Look, seat: int) -> Markup:
    hand = look.view["hands"][seat]
    cards = Markup().join(Markup("<li>{}</li>").format(draw_card(look, card, by=seat)) for card in hand)
    return SLIP.format(
        who=head(look, seat),
        across=max(len(hand), look.cards_in_play),
        cards=cards + missing(look, seat),
        done=done(look, seat),
    )


def missing(look: Look, seat: int) -> Markup:
    """Places of cards that are dealt yet, or were scored and are replaced now; none are at the end (O10)."""
    count = 0 if look.phase == "over" else look.cards_in_play - len(look.view["hands"][seat])
    return Markup('<li class="missing" aria-hidden="true"></li>') * count
