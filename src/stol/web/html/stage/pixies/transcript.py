"""The position as text for screen readers."""

import functools

import htpy as h
from htpy import Node
from markupsafe import Markup

from stol.draw.pixies import CellCards
from stol.games.pixies.state import ROUNDS
from stol.text import Say
from stol.text.phrases import list_text
from stol.web.html import kit
from stol.web.scene.pixies.look import Look
from stol.web.scene.pixies.news import NOTHING
from stol.web.scene.pixies.words import card_name, card_phrase, order_text, total_named, turn_text
from stol.web.scene.words import signed


def transcript(look: Look) -> list[Node]:
    say, market = look.say, look.view["market"]
    return [
        h.h2[say("pixies-round", round=look.view["round"], rounds=ROUNDS)],
        h.p[turn_text(look)],
        h.h3[say("pixies-market")],
        h.ol[[h.li[card_name(say, card)] for card in market]] if market else h.p[say("pixies-market-empty")],
        h.p[order_text(look)] if look.points.order and look.view["actor"] is not None else None,
        h.p[say("pixies-deck", count=len(look.view["unseen"]))],
        [area(look, seat) for seat in look.scene.seats()],
    ]


def area(look: Look, seat: int) -> Markup:
    so_far = look.say("pixies-score-so-far", **total_named(look.points_so_far(seat)))
    return area_text(look.say, look.scene.called(seat), so_far, round_score(look, seat), tuple(look.cells(seat)))


@functools.lru_cache(maxsize=4096)
def area_text(say: Say, name: str, so_far: str, this_round: str, cells: tuple[CellCards, ...]) -> Markup:
    empty = [str(number) for number, cell in enumerate(cells, 1) if cell == NOTHING]
    lines = [on_cell(say, number, cell) for number, cell in enumerate(cells, 1) if cell != NOTHING]
    lines += [say("pixies-cells-empty", cells=list_text(say, empty), count=len(empty))] if empty else []
    return kit.rendered(h.h3[name], h.p[so_far], h.p[this_round], h.ul[[h.li[line] for line in lines]])


def round_score(look: Look, seat: int) -> str:
    """A seat's points of this round, itemised."""
    now = look.points.now[seat]
    return look.say(
        "pixies-score",
        **total_named(now["total"]),
        validated=now["validated"],
        symbols=now["symbols"],
        symbols_gain=signed(now["symbols"]),
        zone=now["zone"],
        face_down=now["face_down"],
        flowers="yes" if "face_down" in look.points.items else "no",
    )


def on_cell(say: Say, number: int, cell: CellCards) -> str:
    state = "down" if cell.up is None else "validated" if cell.down else "up"
    return say("pixies-cell", cell=number, state=state, card=card_phrase(say, cell.up) if cell.up else "")
