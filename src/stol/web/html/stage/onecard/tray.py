"""The buttons besides the pieces: reroll and stop, pass, hold."""

import htpy as h
from htpy import Node

from stol.games.onecard.components import DICE, HELD
from stol.web.html import kit
from stol.web.html.stage.onecard.dice import NO_DICE
from stol.web.scene.onecard.look import Look
from stol.web.scene.onecard.words import hold_text, reroll_label


def draw_tray(look: Look) -> Node:
    if not look.scene.legal or look.phase == "take":
        return None
    buttons = {"choose": roll_buttons, "mark": mark_buttons, "hold": hold_button}[look.phase](look)
    return h.section(".tray.sticky", aria_label=look.scene.say("onecard-your-move"))[h.div(".acts")[buttons]]


def roll_buttons(look: Look) -> Node:
    """Buttons to reroll the dice that are not kept, and to stop."""
    say, kept = look.scene.say, look.kept_dice
    left = DICE - len(kept)
    move, goals = f"keep {kept or NO_DICE}", look.scene.goals
    reroll = kit.play(move, key="r", label=reroll_label(look, kept), goal=move in goals)
    return [
        reroll[kit.icon("i-again"), say("onecard-reroll", count=left), h.kbd["R"]] if left else None,
        kit.play("stop", cls="button" if left else "button go", key="s", goal="stop" in goals)[
            say("onecard-stop"), h.kbd["S"]
        ],
    ]


def mark_buttons(look: Look) -> Node:
    """The button to pass; the cards are buttons themselves."""
    scene = look.scene
    return kit.play("pass", cls="button", key="p", goal="pass" in scene.goals)[scene.say("onecard-pass"), h.kbd["P"]]


def hold_button(look: Look) -> Node:
    say, held = look.scene.say, look.held_cards
    if len(held) == HELD:
        move = f"hold {','.join(held)}"
        button = kit.play(move, key="Enter", goal=move in look.scene.goals)
        return button[hold_text(say, held), h.kbd["↵"]]
    return h.button(".button", type="button", disabled=True)[say("onecard-hold-more", count=HELD - len(held))]
