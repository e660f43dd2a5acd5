"""The review's report: luck and mistakes of every seat, turning points, and a form to play on."""

from collections.abc import Sequence

import htpy as h
from htpy import Node, Renderable

from stol.bots.choice import Choice
from stol.bots.luck import Account, Turn
from stol.bots.review import Review, most_changed
from stol.table.reviews import Progress
from stol.text import Say
from stol.web.html.kit import coin, icon
from stol.web.html.pages.moments import Moments
from stol.web.scene.scene import Scene
from stol.web.scene.words import gain_text, share, sign
from stol.web.service.table_request import LEVEL

MOST_MISTAKES = 4
"""The most mistakes that are listed for a seat, the largest first."""


def account(scene: Scene, at: Moments) -> Renderable:
    return h.section("#account.sheet", aria_label=scene.say("review-account"))[
        findings(scene, at),
        h.div(".on")[continue_form(scene, at), at.recorded and record_link(scene.say, at)],
    ]


def findings(scene: Scene, at: Moments) -> Node:
    match at.found:
        case Review():
            return h.div(".found")[ledger(scene, at.found), turning_points(scene, at, at.found), mistakes(scene, at)]
        case Progress():
            return progress(scene.say, at.found)
    return review_form(scene.say, at) if at.over else None


def review_form(say: Say, at: Moments) -> Renderable:
    return h.form(".slip.ask", method="post", action=f"{at.table}/review", data_swap=True)[
        h.div[h.b[say("review-ask-head")], h.small[say("review-ask-about")]],
        h.button(".button.go", type="submit")[say("review-ask")],
    ]


def progress(say: Say, so_far: Progress) -> Renderable:
    done = len(so_far.points)
    words = say("review-progress", done=done, total=so_far.total) if so_far.total else say("review-queued")
    return h.div("#progress.slip", data_progress=True)[
        h.label(for_="done", role="status")[words],
        h.progress("#done", max=str(so_far.total or 1), value=str(done)),
    ]


def record_link(say: Say, at: Moments) -> Renderable:
    return h.a(".button", href=f"{at.table}/record", download=True)[icon("i-save"), say("result-record")]


# ---- luck and skill ------------------------------------------------------------------------------------------


def ledger(scene: Scene, review: Review) -> Renderable:
    say = scene.say
    heads = [say(f"review-{head}") for head in ("start-of", "luck-of", "own", "others", "end")]
    return h.section(".slip.ledger")[
        h.h2[say("review-ledger")],
        h.table[
            h.thead[h.tr[h.td, [h.th(scope="col")[head] for head in heads]]],
            h.tbody[[account_row(scene, seat, review.accounts[seat], heads) for seat in scene.seats()]],
        ],
        h.p(".note")[say("review-ledger-about")],
    ]


def account_row(scene: Scene, seat: int, one: Account, heads: Sequence[str]) -> Renderable:
    """The heads are shown again with each number on a phone, where the columns are too narrow for them."""
    start, end = percent(scene.say, one.start), percent(scene.say, one.end)
    changes = [change_bar(scene.say, value) for value in (one.luck, one.own, one.others)]
    cells = [h.td(data_label=head)[value] for head, value in zip(heads, [start, *changes, end], strict=True)]
    return h.tr[h.th(scope="row")[h.span(".who")[coin(seat, 30), h.b[scene.called(seat)]]], cells]


def percent(say: Say, value: float) -> str:
    return say("percent", share=share(value))


def change_bar(say: Say, value: float) -> Node:
    """A change in percent with its sign, and as a bar to the left or to the right."""
    number = round(100 * value)
    bar = h.rect(x=str(min(0, number)), width=str(abs(number)), height="6")
    return [
        h.span(class_=change_class(number))[gain_text(say, number)],
        h.svg(
            class_=["swing", change_class(number)],
            viewBox="-50 0 100 6",
            preserveAspectRatio="none",
            aria_hidden="true",
        )[h.path(d="M0 0V6"), bar],
    ]


def change_class(number: int) -> str:
    return "good" if number > 0 else "bad" if number < 0 else "even"


# ---- turning points and mistakes ----------------------------------------------------------------


def turning_points(scene: Scene, at: Moments, review: Review) -> Renderable:
    say = scene.say
    return h.section(".slip")[
        h.h2[say("review-turns")],
        h.ol(".turns")[[h.li[turning_point(scene, at, one)] for one in review.turns]]
        if review.turns
        else h.p[say("review-no-turns")],
    ]


def turning_point(scene: Scene, at: Moments, one: Turn) -> Renderable:
    seat = most_changed(one) if scene.seat is None else scene.seat
    number = at.shows(one.ply if one.seat is not None else max(one.ply - 1, 0))
    words = scene.say("review-luck") if one.seat is None else at.offers[one.ply, one.moves[0]]
    who = scene.say("review-after" if one.seat is None else "review-by", **scene.who(one.seat or 0), number=number)
    return h.a(href=at.address(number), data_pick=True)[
        coin(seat, 28),
        h.span[words, h.small[who]],
        h.span(".change")[
            change_text(scene.say, one.changes[seat]), h.small[scene.say("review-for", **scene.who(seat))]
        ],
    ]


def change_text(say: Say, value: float) -> Renderable:
    change = share(value)
    words = say("review-change", sign=sign(change), share=abs(change))
    return h.em(class_=change_class(round(100 * value)))[words]


def mistakes(scene: Scene, at: Moments) -> Renderable:
    return h.section(".slip")[
        h.h2[scene.say("review-mistakes")],
        [seat_mistakes(scene, at, seat) for seat in scene.seats()],
    ]


def seat_mistakes(scene: Scene, at: Moments, seat: int) -> Node:
    worst = sorted((one for one in at.mistakes if one.seat == seat), key=lambda one: -one.loss)
    if not worst:
        return h.p(".none")[coin(seat, 28), scene.say("review-no-mistakes", **scene.who(seat))]
    return h.ol(".turns")[[h.li[mistake_link(scene, at, one)] for one in worst[:MOST_MISTAKES]]]


def mistake_link(scene: Scene, at: Moments, one: Choice) -> Renderable:
    number = at.shows(one.ply)
    return h.a(href=at.mistake(one), data_pick=True)[
        coin(one.seat, 28),
        h.span[
            scene.say("review-better", move=at.offers[one.ply, one.best]),
            h.small[scene.say("review-number", number=number)],
        ],
        change_text(scene.say, -one.loss),
    ]


# ---- playing on ----------------------------------------------------------------------------------------------


def continue_form(scene: Scene, at: Moments) -> Node:
    if not at.going_on:
        return None
    say = scene.say
    mine = scene.seat if scene.seat in at.going_on else at.going_on[0]
    return h.form(".slip.go-on", method="post", action=f"{at.table}/continue")[
        h.div[h.b[say("review-continue")], h.small[say("review-continue-about")]],
        h.input(type="hidden", name="ply", value=str(at.plies[at.number])),
        h.label[
            h.span[say("review-continue-seat")],
            h.select(".field", name="seat")[
                [h.option(value=str(seat), selected=seat == mine)[scene.names[seat]] for seat in at.going_on]
            ],
        ],
        h.label[
            h.span[say("review-continue-level")],
            h.select(".field", name="level")[
                [h.option(value=level, selected=level == LEVEL)[say(f"level-{level}")] for level in at.levels]
            ],
        ],
        h.button(".button.go", type="submit")[icon("i-play"), say("review-continue-go")],
    ]
