"""Real cards, tiles and dice: a button for each piece that can be there, in groups that are easy to scan."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import htpy as h
from htpy import Node, Renderable


class Sends(NamedTuple):
    """What the buttons of a picker send: a field of a form, with a text before the piece."""

    form: str
    name: str
    before: str = ""


CHANCE: Final = Sends("chance", "outcome")
"""The outcome that the host of a table with real cards and dice tells."""


def outcome_button(outcome: str, label: str, cls: str = "", sends: Sends = CHANCE) -> h.Element:
    """A button that enters an outcome: `outcome_button("rg", "red-green, 4 left")[tile]`."""
    form, name, before = sends
    return h.button(
        type="submit", form=form, name=name, value=f"{before}{outcome}", class_=["tell", cls], aria_label=label
    )


def count(left: int) -> Renderable:
    """How many of a piece are left, beside its drawing."""
    return h.small(".left", aria_hidden="true")[f"×{left}"]


def picker(groups: Iterable[Iterable[Node]]) -> Renderable:
    return h.div(".outcomes.mat")[(h.div(".group")[list(group)] for group in groups)]
