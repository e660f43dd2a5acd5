"""Pixies in words: names of cards, whose turn it is, the last move, what a move does."""

import functools
from typing import TypedDict

from stol.draw.pixies import read_card
from stol.games.pixies.state import ROUNDS
from stol.games.pixies.view import pixies_view
from stol.games.view import View
from stol.text import Say, Wording
from stol.text.phrases import Phrase, phrase, phrases
from stol.web.scene.pixies.choice import card_taken
from stol.web.scene.pixies.look import Look
from stol.web.scene.scene import Awaited, Scene
from stol.web.scene.words import signed


@functools.cache
def card_phrase(say: Say, name: str) -> Phrase:
    """A card inside a sentence, which may inflect it."""
    look = read_card(name)
    return phrase(
        say,
        "pixies-card",
        kind="special" if look.special else "down" if look.per_face_down else "against" if look.crossed else "plain",
        colour="m" if len(look.colours) == 4 else look.colours,
        value=int(look.value),
        marks={"+": "spirals", "-": "crosses"}.get(look.symbols[:1], "none"),
        count=abs(int(look.symbols or 0)),
        each=int(look.per_face_down or 0),
        against=look.crossed,
    )


@functools.cache
def card_name(say: Say, name: str) -> str:
    """A card that stands alone: "blue 1 with 6 spirals"."""
    return str(card_phrase(say, name))


def with_minus(number: int) -> str:
    """A number with a typographic minus if it is negative."""
    return signed(number) if number < 0 else str(number)


class Total(TypedDict):
    """Arguments of messages about points: the number to choose words by, and what is shown of it."""

    points: int
    shown: str


class Change(TypedDict):
    """The same for points that a move brings or takes."""

    points: int
    gain: str


def total_named(points: int) -> Total:
    return {"points": points, "shown": with_minus(points)}


def change_named(points: int) -> Change:
    return {"points": points, "gain": signed(points)}


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
            card=card_phrase(look.say, last.card),
            other=card_phrase(look.say, last.other) if last.other else "",
            cell=last.cell,
        )
    if look.has_new_round and before is not None and isinstance(before["actor"], int):
        return look.say("pixies-said-round", **scene.who(before["actor"]), round=look.finished)
    return ""


def order_text(look: Look) -> str:
    """The order of choosing, in words."""
    names = [phrase(look.say, "pixies-order-player", **look.scene.who(seat)) for seat in look.points.order]
    return look.say("pixies-order", names=phrases(look.say, names))


def target_cell(move: str) -> int:
    """The cell that a move places a card on, 1 to 9."""
    _, _, cell = move.partition("@")
    return int(cell or read_card(card_taken(move)).value)


def placement_text(look: Look, move: str, points: int) -> str:
    """A move of one card to one cell, with what it changes."""
    return look.say(
        "pixies-place-down" if "@" in move else "pixies-place-up",
        card=card_phrase(look.say, look.choice.card or move),
        cell=target_cell(move),
        **change_named(points),
    )


def progress(view: View, say: Say) -> str:
    """The number of the round."""
    return say("pixies-round", round=pixies_view(view)["round"], rounds=ROUNDS)


def wording(say: Say) -> Wording:
    """Cards as phrases, for the texts of refusals."""
    return {"card": functools.partial(card_phrase, say)}


def awaited(scene: Scene) -> Awaited:
    """The outcome that the host has to enter next, with real cards."""
    if pixies_view(scene.view)["first"] is None:
        return Awaited("first", scene.say("pixies-chance-first"))
    return Awaited("card", scene.say("pixies-chance-card", number=len(pixies_view(scene.view)["market"]) + 1))
