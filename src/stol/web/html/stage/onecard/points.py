"""The final scores: scored cards, unfinished ones (O11), and the sum."""

import htpy as h
from htpy import Node, Renderable

from stol.score import score
from stol.web.html import kit
from stol.web.scene.onecard.look import Look
from stol.web.scene.scene import Scene


def result(scene: Scene) -> Node:
    """The best rank first; before the end of the game, the ranks as if it ended now."""
    look, say, items = Look(scene), scene.say, score(scene.view)
    final = look.view["result"]
    totals = [item["total"] for item in items]
    ranks = final["ranks"] if final else [1 + sum(other > own for other in totals) for own in totals]
    player = h.span(".sr")[say("onecard-result-player")]
    heads = (player, say("onecard-result-scored"), say("onecard-result-unfinished"), say("onecard-result-total"))
    return h.section(".slip")[
        h.table(".board.oneboard")[
            h.thead[h.tr[(h.th(scope="col")[head] for head in heads)]],
            h.tbody[
                (
                    result_row(look, seat, ranks[seat], items[seat])
                    for seat in sorted(range(len(ranks)), key=ranks.__getitem__)
                )
            ],
        ]
    ]


def result_row(look: Look, seat: int, rank: int, items: dict[str, int]) -> Renderable:
    say, view = look.scene.say, look.view
    scored = [(card["card"], card["points"]) for card in view["scored"][seat]]
    left = [(card["card"], look.unfinished_points.get(card["card"], 0)) for card in view["hands"][seat]]
    return h.tr(class_={"first": rank == 1})[
        h.th(scope="row")[
            h.div(".who")[h.span(".rank")[rank], kit.coin(seat, 44 if rank == 1 else 38), h.b[look.scene.called(seat)]]
        ],
        h.td[score_part(look, say("onecard-result-scored"), items["scored"], scored)],
        h.td[score_part(look, say("onecard-result-unfinished"), items["unfinished"], left)],
        h.td(".sum")[items["total"]],
    ]


def score_part(look: Look, label: str, points: int, cards: list[tuple[str, int]]) -> Renderable:
    """A sum, and the cards that it is made of."""
    say = look.scene.say
    return h.div(".rnd", data_label=label)[
        h.strong[points],
        h.ul(".slots")[
            (
                h.li(class_={"on": own > 0}, title=say("onecard-scored-card", card=name, points=own))[own]
                for name, own in cards
            )
        ],
    ]
