"""The mat with the five dice; the kept ones are on a shelf (O5)."""

from collections import Counter

import htpy as h
from htpy import Node, Renderable

from stol.games.onecard.components import COLOURS, DICE, REROLLS
from stol.web.html.pieces import onecard as pieces
from stol.web.html.table_help import term
from stol.web.scene.onecard.look import Look
from stol.web.scene.onecard.words import situation_text

NO_DICE = "-"
"""No dice at all, in a move and in a query."""


def dice_mat(look: Look) -> Renderable:
    scene = look.scene
    return h.section(".dice.mat", aria_label=scene.say("onecard-dice"))[
        h.p(".state")[h.span[situation_text(look)], rerolls_left(look)],
        h.div(".throw")[thrown_dice(look)] if look.view["dice"] or look.phase == "roll" else None,
    ]


def rerolls_left(look: Look) -> Node:
    left, say = look.view["rolls_left"], look.scene.say
    if look.phase not in {"roll", "choose"}:
        return None
    marks = [h.i(class_={"on": place < left}) for place in range(REROLLS)]
    return h.span[
        h.span(".lefts", aria_hidden="true")[marks], term(say, "onecard", "reroll", say("onecard-rerolls", left=left))
    ]


def thrown_dice(look: Look) -> Node:
    dice = look.view["dice"]
    if look.phase == "choose" and look.scene.legal:
        return dice_choice(look)
    missing = DICE - len(dice) if look.phase == "roll" else 0
    kept = [place for place in range(len(dice)) if is_kept(look, place)]
    return [
        h.div(".loose")[
            (die_image(look, place) for place in range(len(dice)) if place not in kept),
            (h.span(".die.to-fall", aria_hidden="true") for _ in range(missing)),
        ],
        h.div(".shelf")[(die_image(look, place) for place in kept)] if kept else None,
    ]


def dice_choice(look: Look) -> Node:
    """Each die is a link that keeps it or releases it."""
    left, wanted = Counter(look.kept_dice), look.goal_dice
    loose: list[Renderable] = []
    shelf: list[Renderable] = []
    for place, letter in enumerate(look.view["dice"]):
        stands = left[letter] > 0
        left[letter] -= stands
        lit = (wanted[letter] < 0) if stands else (wanted[letter] > 0)
        wanted[letter] += lit * (1 if stands else -1)
        (shelf if stands else loose).append(die_link(look, place, stands=stands, lit=lit))
    return [h.div(".loose")[loose], h.div(".shelf")[shelf or empty_shelf(look)]]


def empty_shelf(look: Look) -> Renderable:
    return h.span(".empty")[look.scene.say("onecard-shelf")]


def die_link(look: Look, place: int, *, stands: bool, lit: bool) -> Renderable:
    scene = look.scene
    letter = look.view["dice"][place]
    now = Counter(look.kept_dice)
    now[letter] += -1 if stands else 1
    keep = "".join(each * now[each] for each in COLOURS)
    key = str(place + 1)
    return h.a(
        class_=["die", {"fell": is_rolled(look, place), "goal": lit}],
        href=scene.pick(keep=keep or NO_DICE),
        data_pick=True,
        data_key=key,
        data_piece=die_id(look.view["dice"], place),
        data_by=str(look.view["roller"]),
        aria_label=die_label(look, letter, stands=stands),
    )[pieces.die(letter), h.kbd(aria_hidden="true")[key]]


def die_label(look: Look, letter: str, *, stands: bool) -> str:
    return look.scene.say("onecard-die", colour=letter, kept="yes" if stands else "no")


def die_image(look: Look, place: int) -> Renderable:
    dice = look.view["dice"]
    return h.span(
        class_=["die", {"fell": is_rolled(look, place)}],
        role="img",
        aria_label=look.scene.say("onecard-die-colour", colour=dice[place]),
        data_piece=die_id(dice, place),
        data_by=str(look.view["roller"]),
    )[pieces.die(dice[place])]


def is_rolled(look: Look, place: int) -> bool:
    """Whether a die is animated as rolled. Of equal dice the last ones count as rolled; not while dice are picked."""
    dice, letter = look.view["dice"], look.view["dice"][place]
    behind = dice.count(letter, place + 1)
    return "keep" not in look.scene.picked and behind < look.news.fallen[letter]


def is_kept(look: Look, place: int) -> bool:
    """Whether a die was kept when others were rerolled; such dice stand on the shelf until the roll is used."""
    return bool(look.news.fallen) and look.news.rerolled and not is_rolled(look, place)


def die_id(dice: str, place: int) -> str:
    """The id of a die for animation: the colour, and its number among the dice of that colour."""
    return f"die-{dice[place]}{dice.count(dice[place], 0, place)}"
