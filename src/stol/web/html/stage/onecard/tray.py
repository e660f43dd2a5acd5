"""The buttons besides the pieces: reroll and stop, pass and ask, hold."""

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
    reroll = kit.play(f"keep {kept or NO_DICE}", key="r", label=reroll_label(look, kept))
    return [
        reroll[kit.icon("i-again"), say("onecard-reroll", count=left), h.kbd["R"]] if left else None,
        kit.play("stop", cls="button" if left else "button go", key="s")[say("onecard-stop"), h.kbd["S"]],
    ]


def mark_buttons(look: Look) -> Node:
    """Buttons to pass and to ask; the cards are buttons themselves."""
    scene = look.scene
    asking = bool(scene.picked.get("ask"))
    return [
        kit.play("pass", cls="button", key="p")[scene.say("onecard-pass"), h.kbd["P"]],
        h.a(".button.quiet", href=scene.pick(ask=None if asking else 1), data_pick=True, data_key="?")[
            kit.icon("i-why"), scene.say("onecard-why-not", asking="yes" if asking else "no")
        ]
        if look.can_ask
        else None,
    ]


def hold_button(look: Look) -> Node:
    say, held = look.scene.say, look.held_cards
    if len(held) == HELD:
        button = kit.play(f"hold {','.join(held)}", key="Enter")
        return button[hold_text(say, held), h.kbd["↵"]]
    return h.button(".button", type="button", disabled=True)[say("onecard-hold-more", count=HELD - len(held))]
