"""An advised move: the query of the address that selects it, and its description."""

from collections import Counter

from stol.web.scene.onecard.look import Look
from stol.web.scene.onecard.words import card_text, counts_text, use_label
from stol.web.scene.scene import Scene


def aim(scene: Scene, move: str) -> dict[str, str]:
    """To stop is to keep all dice. Using or taking a card and passing are buttons, so they need no query."""
    word, _, what = move.partition(" ")
    if word == "stop":
        return {"keep": Look(scene).view["dice"]}
    return {word: what} if word in {"keep", "hold"} else {}


def offer(scene: Scene, move: str) -> str:
    look, say = Look(scene), scene.say
    word, _, what = move.partition(" ")
    match word:
        case "keep":
            dice = Counter(look.view["dice"]) - Counter(what)
            return say("onecard-reroll-label", count=dice.total(), dice=counts_text(say, dice))
        case "mark":
            return use_label(say, what, look.previews.get(move))
        case "take":
            return say("onecard-take", card=card_text(look, what, look.blank_card(what)["marks"]))
        case "hold":
            one, two, three = what.split(",")
            return say("onecard-hold", one=one, two=two, three=three)
    return say(f"onecard-{word}")
