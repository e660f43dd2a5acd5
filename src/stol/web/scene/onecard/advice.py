"""An advised move: the query of the address that selects it, and its description."""

from stol.web.scene.onecard.look import Look
from stol.web.scene.onecard.words import hold_text, reroll_label, take_text, use_label
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
            return reroll_label(look, what)
        case "mark":
            return use_label(say, what, look.previews[move])
        case "take":
            return take_text(look, what)
        case "hold":
            return hold_text(say, what.split(","))
    return say(f"onecard-{word}")
