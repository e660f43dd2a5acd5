"""Dice to keep and cards to hold, so that the script can show every selection."""

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from stol.games.onecard.components import COLOURS, HELD
from stol.web.html.kit import rendered
from stol.web.html.stage.offers import Offers, has_offers
from stol.web.html.stage.onecard.board import card_to_hold
from stol.web.html.stage.onecard.dice import NO_DICE, die_label, empty_shelf
from stol.web.html.stage.onecard.tray import hold_button, roll_buttons
from stol.web.scene.onecard.look import Look


def offers(look: Look) -> Offers | None:
    if not has_offers(look.scene):
        return None
    if look.phase == "choose":
        return {"address": look.scene.address, **dice_to_keep(look)}
    if look.phase == "hold":
        return {"address": look.scene.address, **cards_to_hold(look)}
    return None


def dice_to_keep(look: Look) -> Offers:
    dice = look.view["dice"]
    return {
        "keys": ("keep",),
        "dice": dice,
        "colours": COLOURS,
        "none": NO_DICE,
        "labels": {
            letter: [die_label(look, letter, stands=stands) for stands in (False, True)] for letter in set(dice)
        },
        "shelf": rendered(empty_shelf(look)),
        "acts": {kept: rendered(roll_buttons(picking(look, keep=kept))) for kept in choices(dice)},
    }


def choices(dice: str) -> Iterator[str]:
    """All dice that can be kept, in the order of the colours."""
    counts = Counter(dice)
    for kept in itertools.product(*(range(counts[letter] + 1) for letter in COLOURS)):
        yield "".join(letter * count for letter, count in zip(COLOURS, kept, strict=True))


def cards_to_hold(look: Look) -> Offers:
    names = [card["card"] for card in look.hand]
    full = [picking(look, hold=",".join([other for other in names if other != name][:HELD])) for name in names]
    alone = [picking(look, hold=name) for name in names]
    sets = [names[:count] for count in range(HELD)] + [list(cards) for cards in itertools.combinations(names, HELD)]
    return {
        "keys": ("hold",),
        "most": HELD,
        "cards": [
            (name, *(rendered(card_to_hold(seen, place)) for seen in (picking(look), alone[place], full[place])))
            for place, name in enumerate(names)
        ],
        "acts": {
            ",".join(cards) if len(cards) == HELD else str(len(cards)): rendered(
                hold_button(picking(look, hold=",".join(cards)))
            )
            for cards in sets
        },
    }


def picking(look: Look, **picked: str) -> Look:
    """The same look with another selection."""
    return Look(replace(look.scene, picked=picked))
