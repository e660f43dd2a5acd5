"""The score sheet of a finished round, and the final scores."""

import functools
from urllib.parse import urlencode

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.games.pixies.preview import scored_items
from stol.games.pixies.view import RoundItems, pixies_view
from stol.web.html import kit
from stol.web.html.stage.pixies.side import RULES, item_points, item_symbol
from stol.web.html.table_help import rule
from stol.web.scene.pixies.look import Look
from stol.web.scene.pixies.words import total_named, with_minus
from stol.web.scene.scene import Scene


def round_sheet(look: Look) -> Node:
    """A finished round, itemised per player; right after the round its lines appear one after the other."""
    number = look.sheet_round
    if number is None:
        return None
    fresh = look.just_over and "rounds" not in look.scene.picked
    # In a guided game it is no dialog: the coach, who is read first, leads on.
    modal = {"role": "dialog", "aria_modal": "true"} if look.scene.table else {}
    return h.section(class_=["reckoning", {"fresh": fresh}], aria_labelledby="reckoning", **modal)[
        h.div(".slip")[
            h.div(".top")[
                h.h2("#reckoning")[look.say("pixies-round-over" if fresh else "pixies-round-was", round=number)],
                h.p[standing_text(look)] if number == look.finished else None,
                h.a(
                    ".tool",
                    href=look.close_link(),
                    data_pick=True,
                    data_key="Escape",
                    aria_label=look.say("pixies-close"),
                )[kit.icon("i-close")],
            ],
            tally_table(look, number, fresh=fresh),
            sheet_foot(look, number),
        ]
    ]


def standing_text(look: Look) -> str:
    """Who leads after the finished rounds, or who has won."""
    totals = [look.points_so_far(seat) for seat in range(look.view["players"])]
    best = max(totals)
    leaders = [seat for seat, points in enumerate(totals) if points == best]
    over = "yes" if look.view["result"] is not None else "no"
    if len(leaders) > 1:
        return look.say("pixies-tied", **total_named(best), over=over, count=len(leaders))
    return look.say("pixies-leads", **look.scene.who(leaders[0]), **total_named(best), over=over)


def tally_table(look: Look, number: int, *, fresh: bool) -> Renderable:
    """A row for each item, a column for each player."""
    seats, scores = look.scene.seats(), look.view["rounds"][number - 1]
    totals = [sum(done[seat]["total"] for done in look.view["rounds"][:number]) for seat in seats]
    best = max(totals)
    return h.table(".tally")[
        h.thead[
            h.tr[
                h.td,
                (h.th(scope="col")[kit.coin(seat, 34), h.span(".name")[look.scene.called(seat)]] for seat in seats),
            ]
        ],
        h.tbody[
            (
                h.tr(class_=f"line-{line}")[
                    h.th(scope="row")[
                        item_symbol(item), h.span[look.say(f"pixies-{item}")], rule("pixies", RULES[item])
                    ],
                    (h.td[number_shown(item_points(item, scores[seat][item]), fresh=fresh)] for seat in seats),
                ]
                for line, item in enumerate(look.points.items, 1)
            ),
            h.tr(".sums.line-5")[
                h.th(scope="row")[look.say("pixies-this-round")],
                (h.td[number_shown(with_minus(scores[seat]["total"]), fresh=fresh)] for seat in seats),
            ],
            h.tr(".all.line-6")[
                h.th(scope="row")[look.say("pixies-all-rounds")],
                (h.td(class_=[{"best": points == best}])[with_minus(points)] for points in totals),
            ],
        ],
    ]


def number_shown(number: str, *, fresh: bool) -> Node:
    return reels(number) if fresh else number


@functools.cache
def reels(number: str) -> Markup:
    """A number whose digits are animated by CSS; screen readers get the number itself."""
    rolled = [h.i(class_=f"d-{digit}") if digit.isdigit() else digit for digit in number]
    return kit.rendered(h.span(".sr")[number], h.span(".reels", aria_hidden="true")[rolled])


def sheet_foot(look: Look, number: int) -> Renderable:
    """Links to the other rounds, and back to the table."""
    picked = look.picked
    return h.div(".foot")[
        h.nav(".segments", aria_label=look.say("pixies-rounds"))[
            (
                h.a(
                    href=look.link(rounds=other, card=picked.card, at=picked.at),
                    data_pick=True,
                    aria_current="true" if other == number else None,
                )[look.say("pixies-round-was", round=other)]
                for other in range(1, look.finished + 1)
            )
        ]
        if look.finished > 1
        else None,
        board_link(look, number),
        look.scene.table and close_button(look),
    ]


def close_button(look: Look) -> Renderable:
    return h.a(".button.go", href=look.close_link(), data_pick=True, data_key="Enter", autofocus=True)[
        look.say("pixies-go-on"), h.kbd["↵"]
    ]


def board_link(look: Look, number: int) -> Node:
    """The points of the round, told on the board."""
    scene = look.scene
    if not scene.table:
        return None
    href = f"{scene.table}?{urlencode({'round': number, 'points': 1})}"
    return h.a(".button", href=href, data_pick=not scene.moment, data_key="b")[look.say("points-on-board")]


# ---- the end of the game


def result(scene: Scene) -> Renderable:
    """The final scores: three rounds itemised, best rank first."""
    final, say = scene.final, scene.say
    seats = sorted(range(scene.common["players"]), key=lambda seat: (final["ranks"][seat], seat))
    numbers = range(1, len(pixies_view(scene.view)["rounds"]) + 1)
    board = h.table(".board.pix")[
        h.thead[
            h.tr[
                h.th[h.span(".sr")[say("pixies-player")]],
                (h.th(scope="col")[say("pixies-round-was", round=number)] for number in numbers),
                h.th(scope="col")[h.span(".sr")[say("pixies-all-rounds")]],
            ]
        ],
        h.tbody[(result_row(scene, seat, final["ranks"][seat]) for seat in seats)],
    ]
    return h.section(".slip")[board]


def result_row(scene: Scene, seat: int, rank: int) -> Renderable:
    rounds = pixies_view(scene.view)["rounds"]
    return h.tr(class_=[{"first": rank == 1}])[
        h.th(scope="row")[
            h.div(".who")[h.span(".rank")[str(rank)], kit.coin(seat, 44 if rank == 1 else 38), h.b[scene.called(seat)]]
        ],
        (h.td[round_cell(scene, number, seats[seat])] for number, seats in enumerate(rounds, 1)),
        h.td(".sum")[with_minus(scene.final["scores"][seat])],
    ]


def round_cell(scene: Scene, number: int, points: RoundItems) -> Renderable:
    return h.div(".rnd", data_label=scene.say("pixies-round-was", round=number))[
        h.strong[with_minus(points["total"])],
        h.ul[
            (
                h.li[item_symbol(item), h.span(".sr")[scene.say(f"pixies-{item}")], item_points(item, points[item])]
                for item in scored_items(pixies_view(scene.view))
            )
        ],
    ]
