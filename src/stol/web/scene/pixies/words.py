"""Pixies in words: names of cards, whose turn it is, the last move, what a move does."""

import functools

from stol.draw.pixies import read
from stol.games.pixies.state import ROUNDS
from stol.text import Say, Wording
from stol.web.scene.pixies.choice import card_taken, pixies_view
from stol.web.scene.pixies.look import Look
from stol.web.scene.scene import Awaited, Scene, View
from stol.web.scene.words import signed


@functools.cache
def card_name(say: Say, name: str) -> str:
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


def turn_text(look: Look) -> str:
    """The text of the turn pill."""
    actor = look.view["actor"]
    if actor is None:
        return look.say("over")
    if not isinstance(actor, int):
        return look.say("pixies-dealing")
    return look.say("your-turn") if actor == look.scene.seat else look.say("turn-of", name=look.scene.names[actor])


def last_move_text(look: Look) -> str:
    """The last move in one sentence."""
    scene, last, before = look.scene, look.last, look.before
    if last is not None:
        return look.say(
            "pixies-said",
            **scene.who(last.seat),
            way=last.way,
            card=card_name(look.say, last.card),
            other=card_name(look.say, last.other) if last.other else "",
            cell=last.cell,
        )
    if look.has_new_round and before is not None and isinstance(before["actor"], int):
        return look.say("pixies-said-round", **scene.who(before["actor"]), round=look.finished)
    return ""


def order_text(look: Look) -> str:
    """The order of choosing, in words."""
    names = ", ".join(look.scene.called(seat) for seat in look.points.order)
    return look.say("pixies-order", names=names)


def target_cell(move: str) -> int:
    """The cell that a move places a card on, 1 to 9."""
    _, _, cell = move.partition("@")
    return int(cell or read(card_taken(move)).value)


def placement_text(look: Look, move: str, change: int) -> str:
    """A move of one card to one cell, with what it changes."""
    return look.say(
        "pixies-place-down" if "@" in move else "pixies-place-up",
        card=card_name(look.say, look.choice.card or move),
        cell=target_cell(move),
        points=signed(change),
    )


def progress(view: View, say: Say) -> str:
    """The number of the round."""
    return say("pixies-round", round=view["round"], rounds=ROUNDS)


def wording(say: Say) -> Wording:
    """Names of cards, for the texts of refusals."""
    return {"card": functools.partial(card_name, say)}


def awaited(scene: Scene) -> Awaited:
    """The outcome that the host has to enter next, with real cards."""
    if pixies_view(scene)["first"] is None:
        return Awaited("first", scene.say("pixies-chance-first"))
    return Awaited("card", scene.say("pixies-chance-card", number=len(pixies_view(scene)["market"]) + 1))
