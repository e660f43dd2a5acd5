"""The final scores: all colours from the lowest up, because they are compared in that order (I14)."""

import htpy as h
from htpy import Renderable

from stol.web.html.kit import sym
from stol.web.html.stage.ingenious.side import coins
from stol.web.scene.ingenious.look import Look
from stol.web.scene.ingenious.parties import Party
from stol.web.scene.ingenious.words import colour_name
from stol.web.scene.scene import Scene


def result(scene: Scene) -> Renderable:
    look, say = Look(scene), scene.say
    final = look.view["result"]
    ranks = final["ranks"] if final else [1] * look.view["players"]
    ranked = sorted(look.parties, key=lambda party: (ranks[party.seats[0]], party.seats))
    return h.section(".slip")[
        h.table(".board.ingenious")[
            h.thead[
                h.tr[
                    h.th(scope="col")[h.span(".sr")[say("ingenious-result-player")]],
                    h.th(scope="col")[say("ingenious-result-colours")],
                    h.th(scope="col")[h.span(".sr")[say("ingenious-result-lowest")]],
                ]
            ],
            h.tbody[[result_row(party, ranks[party.seats[0]]) for party in ranked]],
        ]
    ]


def result_row(party: Party, rank: int) -> Renderable:
    say = party.scene.say
    ordered = sorted(party.steps.items(), key=lambda step: step[1])
    items = [
        h.li(class_={"low": step == party.lowest})[
            sym(f"ing-{letter}", 26, "sym chip"), h.span(".sr")[colour_name(say, letter)], str(step)
        ]
        for letter, step in ordered
    ]
    place = h.span(".rank")[str(rank)] if party.view["players"] > 1 else None
    return h.tr(class_={"first": rank == 1})[
        h.th(scope="row")[h.div(".who")[place, coins(party.seats, 44 if rank == 1 else 38), h.b[party.name]]],
        h.td[h.div(".rnd", data_label=say("ingenious-result-colours"))[h.ul[items]]],
        h.td(".sum")[str(party.lowest)],
    ]
