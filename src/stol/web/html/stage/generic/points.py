"""The final scores."""

import htpy as h
from htpy import Node, Renderable

from stol.web.html import kit
from stol.web.scene.scene import Scene


def result(scene: Scene) -> Node:
    """The best rank first."""
    say, ended = scene.say, scene.final
    seats = sorted(range(scene.common["players"]), key=ended["ranks"].__getitem__)
    return h.section(".slip")[
        h.table(".board")[
            h.thead(".sr")[h.tr[[h.th(scope="col")[say(f"generic-{column}")] for column in ("player", "score")]]],
            h.tbody[[result_row(scene, seat) for seat in seats]],
        ]
    ]


def result_row(scene: Scene, seat: int) -> Renderable:
    ended = scene.final
    return h.tr(class_={"first": ended["ranks"][seat] == 1})[
        h.th(scope="row")[
            h.div(".who")[h.span(".rank")[ended["ranks"][seat]], kit.coin(seat, 38), h.b[scene.called(seat)]]
        ],
        h.td(".sum")[ended["scores"][seat]],
    ]
