"""Everything on 1 Card in words: dice, crosses, cards, whose turn it is, what to do, what happened."""

import functools
from collections import Counter
from collections.abc import Mapping
from typing import TypedDict

from stol.games.onecard.analysis import Rows, who_draws
from stol.games.onecard.components import CARDS_TO_END, COLOURS, DICE
from stol.games.onecard.preview import Misfit, Preview
from stol.games.onecard.view import onecard_view
from stol.games.view import View
from stol.text import Say, Wording
from stol.text.phrases import PhraseList, list_text, phrase, phrases
from stol.web.scene.onecard.look import SECRET, Look
from stol.web.scene.scene import Awaited, Scene


def progress(view: View, say: Say) -> str:
    """The most cards that a seat has scored: the game ends with the fourth (O10)."""
    return say("onecard-progress", most=max(map(len, onecard_view(view)["scored"])), end=CARDS_TO_END)


def wording(say: Say) -> Wording:
    """Dice as phrases, for the texts of refusals. Cards are called by the numbers that are printed on them."""
    return {"dice": functools.partial(dice_phrase, say)}


def awaited(scene: Scene) -> Awaited:
    view, say = Look(scene).view, scene.say
    if view["phase"] == "roll":
        return Awaited("die", say("onecard-chance-die", number=len(view["dice"]) + 1))
    seat = who_draws(view)
    if seat is None:
        return Awaited("card", say("onecard-chance-display"))
    return Awaited("card", say("onecard-chance-card", **scene.who(seat)))


def turn_text(look: Look) -> str:
    scene = look.scene
    if scene.legal or look.phase not in SECRET:
        return scene.say(f"onecard-turn-{look.phase}", **scene.who(look.acting_seat))
    return sealed_text(look)


def situation_text(look: Look) -> str:
    """What is happening, or what this seat is to do."""
    scene = look.scene
    if look.phase in SECRET and not scene.legal:
        return waiting_text(look)
    if look.phase == "choose" and scene.legal and len(look.kept_dice) == DICE:
        return scene.say("onecard-all-kept")
    return scene.say(f"onecard-state-{look.phase}", **scene.who(look.acting_seat))


def waiting_text(look: Look) -> str:
    """Who is still to choose: after this seat's choice the others, for a spectator all."""
    word, _, what = (look.choice or "").partition(" ")
    return look.scene.say(
        "onecard-waiting",
        chosen=word or "none",
        card=what,
        cards=list_text(look.scene.say, what.split(",")),
        count=len(look.scene.sealed),
        players=look.view["players"],
    )


def sealed_text(look: Look, message: str = "onecard-sealed") -> str:
    """How many seats have made their secret choice."""
    return look.scene.say(message, count=len(look.scene.sealed), players=look.view["players"])


def last_move_text(look: Look) -> str:
    """What happened last, one sentence per event."""
    scene, news = look.scene, look.news
    before, view = look.before, look.view
    if before is None:
        return ""
    clockwise = [(before["roller"] + place) % view["players"] for place in range(view["players"])]
    sentences = [seat_news_text(look, seat) for seat in clockwise]
    if view["phase"] in SECRET and before["phase"] == view["phase"]:
        sentences.append(sealed_text(look, "onecard-said-sealed"))
    elif before["phase"] == "hold":
        sentences.append(scene.say("onecard-said-held"))
    elif before["phase"] == "choose" and view["phase"] == "mark" and before["rolls_left"] == view["rolls_left"]:
        dice = dice_phrase(scene.say, view["dice"])
        sentences.append(scene.say("onecard-said-stop", **scene.who(view["roller"]), dice=dice))
    if view["phase"] in {"choose", "mark"} and (news.fallen or news.rerolled):
        again = "yes" if before["phase"] == "choose" else "no"
        dice = dice_phrase(scene.say, view["dice"])
        sentences.append(scene.say("onecard-said-roll", **scene.who(view["roller"]), again=again, dice=dice))
    if view["phase"] == "over":
        sentences.append(scene.say("onecard-said-over"))
    return " ".join(filter(None, sentences))


def seat_news_text(look: Look, seat: int) -> str:
    scene, news = look.scene, look.news
    who = scene.who(seat)
    if use := news.used.get(seat):
        crossed = boxes_phrase(scene.say, use.crossed)
        if use.points is not None:
            return scene.say("onecard-said-scored", **who, card=use.card, crossed=crossed, points=use.points)
        return scene.say("onecard-said-marked", **who, card=use.card, crossed=crossed)
    if seat in news.passed:
        return scene.say("onecard-said-passed", **who)
    taken = news.taken_by(seat)
    return scene.say("onecard-said-took", **who, card=taken) if taken else ""


class Use(TypedDict):
    """Arguments of messages about using the roll on a card."""

    crossed: PhraseList
    scored: str
    points: int


def use_named(say: Say, preview: Preview) -> Use:
    crossed = boxes_phrase(say, preview["crossed"])
    return {"crossed": crossed, "scored": "yes" if preview["scored"] else "no", "points": preview["total"]}


def gain_text(say: Say, preview: Preview) -> str:
    """Under a card: what using it would cross off and score."""
    return say("onecard-crosses", **use_named(say, preview)) if preview["crossed"] else say("onecard-nothing")


def gain_sentence(say: Say, preview: Preview) -> str:
    """The same as a sentence, for screen readers."""
    if not preview["crossed"]:
        return say("onecard-words-nothing")
    return say("onecard-words-crosses", **use_named(say, preview))


def use_label(say: Say, card: str, preview: Preview) -> str:
    """The label of the button that uses a card."""
    return say("onecard-use", card=card, **use_named(say, preview))


def misfit_texts(say: Say, preview: Preview) -> list[str]:
    """Why colours are not crossed off. A colour that the card lacks is named only if nothing else fits."""
    return [misfit_text(say, it) for it in preview["misfits"] if it.free is not None or not preview["crossed"]]


@functools.lru_cache(maxsize=512)
def misfit_text(say: Say, it: Misfit) -> str:
    if it.free is None:
        return say("onecard-misfit-none", colour=it.colour)
    if it.free == 0:
        return say("onecard-misfit-full", colour=it.colour)
    return say("onecard-misfit", colour=it.colour, dice=it.dice, free=it.free)


def dice_phrase(say: Say, dice: str) -> PhraseList:
    """Dice in words, given by their letters: "2 yellow and 3 purple"."""
    return cached_phrase(say, "dice", in_order(Counter(dice)))


def boxes_phrase(say: Say, crossed: Mapping[str, int]) -> PhraseList:
    """Boxes crossed off in words, given by colour."""
    return cached_phrase(say, "boxes", in_order(crossed))


def reroll_label(look: Look, kept: str) -> str:
    """The label of the button that rerolls the dice that are not kept."""
    say, dice = look.scene.say, Counter(look.view["dice"]) - Counter(kept)
    return say("onecard-reroll-label", count=dice.total(), dice=cached_phrase(say, "dice", in_order(dice)))


def in_order(counts: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((letter, counts[letter]) for letter in COLOURS if counts.get(letter))


@functools.lru_cache(maxsize=2048)
def cached_phrase(say: Say, what: str, counts: tuple[tuple[str, int], ...]) -> PhraseList:
    """`what`: dice or boxes, which have different genders in other languages."""
    return phrases(
        say, [phrase(say, "onecard-some", what=what, colour=letter, count=count) for letter, count in counts]
    )


@functools.lru_cache(maxsize=4096)
def cached_rows(say: Say, rows: Rows, marks: tuple[int, ...]) -> PhraseList:
    """The rows of a card in words, each with its crosses, boxes and sun."""
    return phrases(
        say,
        [
            phrase(say, "onecard-row", colour=row.colour, made=made, boxes=row.boxes, sun="yes" if row.sun else "no")
            for row, made in zip(rows, marks, strict=True)
        ],
    )


class CardNamed(TypedDict):
    """Arguments of messages that tell a card with its rows."""

    card: str
    rows: PhraseList


def card_named(look: Look, name: str, marks: Mapping[str, int]) -> CardNamed:
    rows = look.rows[name]
    return {"card": name, "rows": cached_rows(look.scene.say, rows, tuple(marks[row.colour] for row in rows))}


def card_text(look: Look, name: str, marks: Mapping[str, int]) -> str:
    """A card in words with its crosses."""
    return look.scene.say("onecard-card-rows", **card_named(look, name, marks))


def take_text(look: Look, name: str) -> str:
    """The label of the button that takes a card of the display."""
    return look.scene.say("onecard-take", **card_named(look, name, look.blank_card(name)["marks"]))


def hold_text(say: Say, cards: list[str]) -> str:
    """The label of the button that holds three cards."""
    return say("onecard-hold", cards=list_text(say, cards))
