"""A move that is advised: how it is aimed at, and what it is called."""

from collections import Counter

from stol.web.html.stage.onecard.sight import Sight
from stol.web.html.stage.onecard.speech import in_words
from stol.web.scene.scene import Scene


def aim(scene: Scene, move: str) -> dict[str, str]:
    """Who stops keeps all dice. Cards to use, to take, and passing are buttons: there is nothing to aim at."""
    word, _, what = move.partition(" ")
    if word == "stop":
        return {"keep": scene.view["dice"]}
    return {word: what} if word in {"keep", "hold"} else {}


def offer(scene: Scene, move: str) -> str:
    sight, say = Sight(scene), scene.say
    word, _, what = move.partition(" ")
    match word:
        case "keep":
            dice = Counter(str(scene.view["dice"])) - Counter(what)
            return say("onecard-reroll-label", count=dice.total(), dice=sight.speech.some(dice))
        case "mark":
            card = next(card for card in sight.hand if card["card"] == what)
            prospect = sight.prospect(card)
            return say("onecard-use", card=what, gain=sight.speech.gain(prospect) if prospect else "")
        case "take":
            marks = tuple(sight.blank(what)["marks"].values())
            return say("onecard-take", card=in_words(say, what, sight.rows[what], marks))
        case "hold":
            one, two, three = what.split(",")
            return say("onecard-hold", one=one, two=two, three=three)
    return say(f"onecard-{word}")
