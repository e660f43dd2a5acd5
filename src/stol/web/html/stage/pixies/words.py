"""Pixies in words: cards by name, what happened last, the whole table."""

import functools

from markupsafe import Markup, escape

from stol.draw.pixies import read
from stol.games.pixies.state import ROUNDS
from stol.text import Say
from stol.web.html.kit import signed
from stol.web.html.pieces.pixies import Cell, mark
from stol.web.html.stage.pixies.look import NOTHING, Look


@functools.cache
def called(say: Say, name: str) -> str:
    """A card in words: "blue 1 with 6 spirals"."""
    look = read(name)
    letters = "m" if len(look.colours) == 4 else look.colours
    kind = "special" if look.special else "down" if look.per_face_down else "against" if look.crossed else "plain"
    return say(
        "pixies-card",
        kind=kind,
        letters=letters,
        colour=say(f"pixies-colour-{letters}"),
        value=look.value,
        marks=say("pixies-marks", kind=mark_kind(look.symbols), count=abs(int(look.symbols or 0))),
        marked="yes" if look.symbols else "no",
        each=int(look.per_face_down or 0),
        against=say(f"colour-{look.crossed}") if look.crossed else "",
    )


def mark_kind(symbols: str) -> str:
    return {"+": "spirals", "-": "crosses"}.get(symbols[:1], "none")


def turn(look: Look) -> str:
    """The words of the turn pill."""
    actor = look.view["actor"]
    if actor is None:
        return look.say("over")
    if not isinstance(actor, int):
        return look.say("pixies-dealing")
    return look.say("your-turn") if actor == look.scene.seat else look.say("turn-of", name=look.scene.names[actor])


def said(look: Look) -> str:
    """What happened last, in one sentence."""
    scene, last, before = look.scene, look.last, look.scene.before
    if last is not None:
        return look.say(
            "pixies-said",
            **scene.who(last.seat),
            way=last.way,
            card=called(look.say, last.card),
            other=called(look.say, last.other) if last.other else "",
            cell=last.cell,
        )
    if look.fresh and before is not None and isinstance(before["actor"], int):
        return look.say("pixies-said-round", **scene.who(before["actor"]), round=look.finished)
    return ""


def order(look: Look) -> str:
    """Who takes a card when, in words."""
    names = ", ".join(look.scene.called(seat) for seat in look.points.order)
    return look.say("pixies-order", names=names)


def whole(look: Look) -> Markup:
    """The position for those who read or hear it; written out, since it is long."""
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
def on_cell(say: Say, number: int, cell: Cell) -> str:
    state = "down" if cell.up is None else "validated" if cell.down else "up"
    return say("pixies-cell", cell=number, state=state, card=called(say, cell.up) if cell.up else "")
