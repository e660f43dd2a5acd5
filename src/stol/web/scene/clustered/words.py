"""Clustered in words: names of cards, whose turn it is, the last move."""

import functools
from typing import Final, Literal, TypeAlias

from stol.games.clustered.components import START_CARD
from stol.games.clustered.view import ClusteredView, clustered_view
from stol.games.view import View
from stol.text import Say, Wording
from stol.text.phrases import Phrase, PhraseList, list_text, phrase, phrases
from stol.web.scene.clustered.look import Look
from stol.web.scene.scene import Awaited, Scene
from stol.web.scene.words import space_name

Item: TypeAlias = Literal["rows", "columns", "rectangle", "bonus"]
ITEMS: Final[tuple[Item, ...]] = ("rows", "columns", "rectangle", "bonus")


@functools.cache
def card_phrase(say: Say, card: str) -> Phrase:
    """A card as a part of a sentence: "two filled triangles"."""
    if card == START_CARD:
        return phrase(say, "clustered-start-card")
    if card == "J":
        return phrase(say, "clustered-joker")
    return phrase(say, "clustered-card", number=int(card[0]), shape=card[1], fill=card[2])


@functools.cache
def card_name(say: Say, card: str) -> str:
    """A card where its name stands alone."""
    return str(card_phrase(say, card))


@functools.lru_cache(maxsize=4096)
def card_list(say: Say, cards: tuple[str, ...]) -> PhraseList:
    return phrases(say, [card_phrase(say, card) for card in cards])


def wording(say: Say) -> Wording:
    return {"card": functools.partial(card_phrase, say)}


def hand_size(hand: list[str] | int) -> int:
    """How many cards a hand has; of a hidden hand the view has only the number."""
    return hand if isinstance(hand, int) else len(hand)


def progress(view: View, say: Say) -> str:
    """How many cards are still to be played or discarded."""
    shown = clustered_view(view)
    return say("clustered-progress", count=sum(map(hand_size, shown["hands"])) + sum(shown["decks"]))


def awaited(scene: Scene) -> Awaited:
    return Awaited("card", scene.say("clustered-chance-card", **scene.who(Look(scene).view["turn"] or 0)))


def turn_text(look: Look) -> str:
    """The text of the turn pill: whose turn it is, and what to do."""
    scene, view = look.scene, look.view
    if view["turn"] is None:
        return scene.say("over")
    who = scene.who(view["turn"])
    if view["phase"] == "deal":
        return scene.say("clustered-draws", **who)
    if view["phase"] == "discard":
        return scene.say("clustered-discards-now", **who)
    return scene.say("your-turn") if view["turn"] == scene.seat else scene.say("turn-of", **who)


def last_move_text(look: Look) -> str:
    """The last move in one sentence."""
    last = look.last
    if last is None:
        return ""
    who, card = look.scene.who(last.seat), card_phrase(look.say, last.card)
    if last.space is None:
        return look.say("clustered-threw", **who, card=card)
    return look.say("clustered-played", **who, card=card, at=space_name(look.say, last.space), gain=last.gain)


def bonus_text(look: Look, seat: int) -> str:
    """Why a seat has bonus points (C17, C18); empty if it has none."""
    first, (largest, longest) = look.view["bonuses"], look.table.holders
    holders = {
        "clustered-first-rectangle": first["first_rectangle"],
        "clustered-first-run": first["first_run"],
        "clustered-largest-rectangle": largest,
        "clustered-longest-run": longest,
    }
    return joined(look.say, tuple(message for message, holder in holders.items() if holder == seat))


@functools.cache
def joined(say: Say, messages: tuple[str, ...]) -> str:
    """Some messages as a list; cached, because a page of eight players has sixteen."""
    return list_text(say, map(say, messages))


def items(view: ClusteredView) -> tuple[Item, ...]:
    """The items of the score; the bonus only if the options have one."""
    options = view["options"]
    return ITEMS if options["first_bonus"] or options["largest_bonus"] else ITEMS[:-1]
