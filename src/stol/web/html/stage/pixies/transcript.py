"""The whole position of Pixies in words, for those who read or hear it."""

import functools

from markupsafe import Markup, escape

from stol.draw.pixies import CellCards
from stol.games.pixies.state import ROUNDS
from stol.text import Say
from stol.web.html.pieces.pixies import mark
from stol.web.scene.pixies.look import NOTHING, Look
from stol.web.scene.pixies.words import called, order, turn
from stol.web.scene.words import signed


def transcript(look: Look) -> Markup:
    """Written as text, not by htpy: it is long, and part of every page."""
    say, market = look.say, look.view["market"]
    listed = "".join(tag("li", called(say, card)) for card in market)
    lines = [
        tag("h2", say("pixies-round", round=look.view["round"], rounds=ROUNDS)),
        tag("p", turn(look)),
        tag("h3", say("pixies-market")),
        mark(f"<ol>{listed}</ol>") if market else tag("p", say("pixies-market-empty")),
        tag("p", order(look)) if look.points.order and look.view["actor"] is not None else "",
        tag("p", say("pixies-deck", count=len(look.view["unseen"]))),
    ]
    return mark("".join([*lines, *(area(look, seat) for seat in look.scene.seats())]))


def tag(name: str, text: str) -> Markup:
    return mark(f"<{name}>{escape(text)}</{name}>")


def area(look: Look, seat: int) -> Markup:
    cells = look.cells(seat)
    empty = ", ".join(str(number) for number, cell in enumerate(cells, 1) if cell == NOTHING)
    lines = [on_cell(look.say, number, cell) for number, cell in enumerate(cells, 1) if cell != NOTHING]
    lines += [look.say("pixies-cells-empty", cells=empty)] if empty else []
    listed = "".join(tag("li", line) for line in lines)
    return mark(f"{tag('h3', look.scene.called(seat))}{tag('p', score(look, seat))}<ul>{listed}</ul>")


def score(look: Look, seat: int) -> str:
    """A seat's points, itemised."""
    now = look.points.now[seat]
    return look.say(
        "pixies-score",
        so_far=look.so_far(seat),
        total=now["total"],
        validated=now["validated"],
        symbols=signed(now["symbols"]),
        zone=now["zone"],
        face_down=now["face_down"],
        flowers="yes" if "face_down" in look.points.items else "no",
    )


@functools.cache
def on_cell(say: Say, number: int, cell: CellCards) -> str:
    state = "down" if cell.up is None else "validated" if cell.down else "up"
    return say("pixies-cell", cell=number, state=state, card=called(say, cell.up) if cell.up else "")
