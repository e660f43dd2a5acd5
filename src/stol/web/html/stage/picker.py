"""Real cards and dice: a button for each possible outcome, in groups that are easy to scan."""

from collections.abc import Iterable

import htpy as h
from htpy import Node, Renderable


def tell(outcome: str, label: str, cls: str = "") -> h.Element:
    """A button that enters an outcome: `tell("rg", "red-green, 4 left")[tile]`. It belongs to the form `#chance`."""
    return h.button(type="submit", form="chance", name="outcome", value=outcome, class_=["tell", cls], aria_label=label)


def count(left: int) -> Renderable:
    """How many of a piece are left, beside its drawing."""
    return h.small(".left", aria_hidden="true")[f"×{left}"]


def picker(groups: Iterable[Iterable[Node]]) -> Renderable:
    return h.div(".outcomes.mat")[(h.div(".group")[list(group)] for group in groups)]
