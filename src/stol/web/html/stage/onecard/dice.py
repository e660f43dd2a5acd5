"""The mat with the five dice: loose ones lie as they fell, kept ones stand on the shelf (O5)."""

from collections import Counter

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.games.onecard.components import COLOURS, DICE
from stol.games.onecard.state import REROLLS
from stol.web.html import kit
from stol.web.html.pieces import onecard as pieces
from stol.web.html.stage.onecard.sight import Sight
from stol.web.scene.scene import Scene

NONE = "-"
"""No dice, in a move and in an address."""


def kept(scene: Scene) -> str:
    """What the address says is kept, as far as such dice lie there."""
    wanted, lying = scene.picked.get("keep", ""), str(scene.view["dice"])
    return "".join(letter * min(wanted.count(letter), lying.count(letter)) for letter in COLOURS)


def mat(sight: Sight) -> Renderable:
    scene = sight.scene
    return h.section(".dice.mat", aria_label=scene.say("onecard-dice"))[
        h.p(".state")[h.span[state(sight)], rerolls(sight)],
        h.div(".throw")[throw(sight)] if scene.view["dice"] or sight.phase == "roll" else None,
    ]


def state(sight: Sight) -> str:
    """What is going on, or what to do."""
    scene, view = sight.scene, sight.view
    if sight.phase in {"mark", "hold"} and not scene.legal:
        return waiting(sight)
    if sight.phase == "choose" and scene.legal and len(kept(scene)) == DICE:
        return scene.say("onecard-all-kept")
    seat = view["actor"] if isinstance(view["actor"], int) else view["roller"]
    return scene.say(f"onecard-state-{sight.phase}", **scene.who(seat))


def waiting(sight: Sight) -> str:
    """For the others, after the own choice; for somebody who watches, for all."""
    word, _, what = (sight.choice or "").partition(" ")
    return sight.scene.say(
        "onecard-waiting",
        chosen=word or "none",
        card=what.replace(",", ", "),
        count=len(sight.scene.sealed),
        players=sight.view["players"],
    )


def rerolls(sight: Sight) -> Node:
    left = sight.view["rolls_left"]
    if sight.phase not in {"roll", "choose"}:
        return None
    marks = [h.i(class_={"on": place < left}) for place in range(REROLLS)]
    return h.span[h.span(".lefts", aria_hidden="true")[marks], sight.scene.say("onecard-rerolls", left=left)]


def throw(sight: Sight) -> Node:
    dice = sight.view["dice"]
    if sight.phase == "choose" and sight.scene.legal:
        return choice(sight)
    missing = DICE - len(dice) if sight.phase == "roll" else 0
    return h.div(".loose")[
        (shown(sight, place) for place in range(len(dice))),
        (h.span(".die.to-fall", aria_hidden="true") for _ in range(missing)),
    ]


def choice(sight: Sight) -> Node:
    """Each die is a link that puts it on the shelf, or back."""
    left = Counter(kept(sight.scene))
    loose: list[Markup] = []
    shelf: list[Markup] = []
    for place, letter in enumerate(sight.view["dice"]):
        stands = left[letter] > 0
        left[letter] -= stands
        (shelf if stands else loose).append(toggle(sight, place, stands=stands))
    return [h.div(".loose")[loose], h.div(".shelf")[shelf or h.span(".empty")[sight.scene.say("onecard-shelf")]]]


LINK = Markup(
    '<a class="die{fell}" href="{href}" data-pick data-key="{key}" data-piece="{piece}" data-by="{by}"'
    ' aria-label="{label}">{die}<kbd aria-hidden="true">{key}</kbd></a>'
)
PICTURE = Markup(
    '<span class="die{fell}" role="img" aria-label="{label}" data-piece="{piece}" data-by="{by}">{die}</span>'
)


def toggle(sight: Sight, place: int, *, stands: bool) -> Markup:
    scene = sight.scene
    letter = scene.view["dice"][place]
    now = Counter(kept(scene))
    now[letter] += -1 if stands else 1
    keep = "".join(each * now[each] for each in COLOURS)
    return LINK.format(
        fell=" fell" if fell(sight, place) else "",
        href=scene.pick(keep=keep or NONE),
        key=place + 1,
        piece=piece(scene.view["dice"], place),
        by=scene.view["roller"],
        label=scene.say("onecard-die", colour=scene.say(f"colour-{letter}"), kept="yes" if stands else "no"),
        die=pieces.die(letter),
    )


def shown(sight: Sight, place: int) -> Markup:
    dice = sight.view["dice"]
    return PICTURE.format(
        fell=" fell" if fell(sight, place) else "",
        label=sight.scene.say(f"colour-{dice[place]}"),
        piece=piece(dice, place),
        by=sight.view["roller"],
        die=pieces.die(dice[place]),
    )


def fell(sight: Sight, place: int) -> bool:
    """Whether a die rolls as it appears: among equal ones the last have fallen. Not again while dice are picked."""
    dice, letter = sight.view["dice"], sight.view["dice"][place]
    behind = dice.count(letter, place + 1)
    return "keep" not in sight.scene.picked and behind < sight.news.fallen[letter]


def piece(dice: str, place: int) -> str:
    """Dice are equal: one keeps its identity as long as it shows the same colour."""
    return f"die-{dice[place]}{dice.count(dice[place], 0, place)}"


def acts(sight: Sight) -> Node:
    """Reroll what is not kept, or stop."""
    scene, keep = sight.scene, kept(sight.scene)
    left = DICE - len(keep)
    rolled = sight.speech.dice("".join((Counter(str(scene.view["dice"])) - Counter(keep)).elements()))
    reroll = kit.play(f"keep {keep or NONE}", key="r", label=scene.say("onecard-reroll-label", count=left, dice=rolled))
    return [
        reroll[kit.icon("i-again"), scene.say("onecard-reroll", count=left), h.kbd["R"]] if left else None,
        kit.play("stop", cls="button" if left else "button go", key="s")[scene.say("onecard-stop"), h.kbd["S"]],
    ]
