"""Each seat's name, what it is doing, its scored cards; and the cards of the others."""

import functools

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from stol.games.onecard.state import CARDS_TO_END
from stol.text import Say
from stol.web.html import kit
from stol.web.html.pieces import onecard as pieces
from stol.web.html.stage.onecard.sight import SECRET, Sight

WHO = Markup(
    '<div class="who">{coin}<b><span class="name"><span>{name}</span>{rolls}{seal}</span><small>{doing}</small></b>'
    '{slots}<span class="sum" data-count="{points}">{points}</span></div>'
)
SLIP = Markup('<section class="slip">{who}<ul class="hand cards-{across}">{cards}</ul>{done}</section>')
"""Written at once, as they stand on every table several times."""


def who(sight: Sight, seat: int) -> Markup:
    rolls = seat == sight.view["roller"] and sight.phase != "over"
    chosen = seat in sight.scene.sealed and sight.phase in SECRET
    return WHO.format(
        coin=kit.coin(seat, 38),
        name=sight.scene.called(seat),
        rolls=pieces.small_die() if rolls else "",
        seal=pieces.seal() if chosen else "",
        doing=doing(sight, seat),
        slots=slots(sight, seat),
        points=sight.points(seat),
    )


def doing(sight: Sight, seat: int) -> str:
    """What a seat is busy with."""
    say, who = sight.scene.say, sight.scene.who(seat)
    if sight.phase in SECRET:
        return say("onecard-has-chosen" if seat in sight.scene.sealed else "onecard-choosing", **who)
    return say("onecard-rolls", **who) if seat == sight.view["roller"] and sight.phase != "over" else ""


def done(sight: Sight, seat: int) -> Markup:
    """What it has just done."""
    say, use = sight.scene.say, sight.news.used.get(seat)
    taken = [card for card, owner in sight.news.arrived.items() if owner == seat]
    if use:
        crossed = sight.speech.some(use.crossed)
        words = say("onecard-did", card=use.card, crossed=crossed, scored="no" if use.points is None else "yes")
    elif seat in sight.news.passed:
        words = say("onecard-passed")
    elif taken:
        words = say("onecard-took", card=taken[0])
    else:
        return Markup()
    return Markup('<p class="did">{}</p>').format(words)


def slots(sight: Sight, seat: int) -> Markup:
    use = sight.news.used.get(seat)
    scored = tuple((card["card"], card["points"]) for card in sight.view["scored"][seat])
    return places(sight.scene.say, scored, use.card if use else None)


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


def others(sight: Sight) -> Renderable:
    seats = sight.others()
    return h.section(class_=f"onothers seats-{len(seats)}", aria_label=sight.scene.say("onecard-others"))[
        Markup().join(slip(sight, seat) for seat in seats)
    ]


def slip(sight: Sight, seat: int) -> Markup:
    hand = sight.view["hands"][seat]
    cards = Markup().join(Markup("<li>{}</li>").format(sight.draw(card, by=seat)) for card in hand)
    return SLIP.format(
        who=who(sight, seat),
        across=max(len(hand), sight.hand_size),
        cards=cards + missing(sight, seat),
        done=done(sight, seat),
    )


def missing(sight: Sight, seat: int) -> Markup:
    """Places of cards that are dealt yet, or were scored and are replaced now; none are at the end (O10)."""
    count = 0 if sight.phase == "over" else sight.hand_size - len(sight.view["hands"][seat])
    return Markup('<li class="missing" aria-hidden="true"></li>') * count
