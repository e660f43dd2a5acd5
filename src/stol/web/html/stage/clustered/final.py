"""The final scores, itemised."""

import htpy as h
from htpy import Node, Renderable

from stol.web.html import kit
from stol.web.html.pieces import clustered as pieces
from stol.web.html.stage.clustered.count import Table
from stol.web.html.stage.clustered.words import bonuses, items
from stol.web.scene.scene import Scene


def result(scene: Scene) -> Node:
    """Best rank first."""
    view, say, table = scene.view, scene.say, Table(scene.view)
    ranks = view["result"]["ranks"] if view["result"] else [1] * view["players"]
    return h.section(".slip.clus-result")[
        h.table(".board")[
            h.thead[
                h.tr[
                    hidden(say("clustered-words-player")),
                    (h.th(scope="col")[say(f"clustered-{item}")] for item in items(scene)),
                    hidden(say("clustered-words-total")),
                ]
            ],
            h.tbody[
                (row(scene, table, seat, ranks[seat]) for seat in sorted(range(view["players"]), key=ranks.__getitem__))
            ],
        ]
    ]


def hidden(head: str) -> Renderable:
    """What the column shows by itself is only read out."""
    return h.th(scope="col")[h.span(".sr")[head]]


def row(scene: Scene, table: Table, seat: int, rank: int) -> Renderable:
    points = scene.view["points"][seat]
    return h.tr(class_={"first": rank == 1})[
        h.th(scope="row")[
            h.div(".who")[h.span(".rank")[rank], kit.coin(seat, 44 if rank == 1 else 38), h.b[scene.called(seat)]]
        ],
        (
            h.td[
                h.div(".rnd", data_label=scene.say(f"clustered-{item}"))[
                    pieces.key(item),
                    h.strong[points[item]],
                    h.small[", ".join(bonuses(scene, table, seat))] if item == "bonus" else None,
                ]
            ]
            for item in items(scene)
        ),
        h.td(".sum")[points["total"]],
    ]
