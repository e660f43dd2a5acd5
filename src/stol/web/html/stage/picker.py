"""Real cards and dice: buttons that say what they show, in groups in which one finds a card quickly."""

from collections.abc import Iterable

import htpy as h
from htpy import Node, Renderable


def tell(outcome: str, label: str, cls: str = "") -> h.Element:
    """A button that tells an outcome: `tell("rg", "red-green, 4 left")[tile]`. It belongs to the host's form."""
    return h.button(type="submit", form="chance", name="outcome", value=outcome, class_=["tell", cls], aria_label=label)


def count(left: int) -> Renderable:
    """How many there are still, beside what is drawn of one."""
    return h.small(".left", aria_hidden="true")[f"×{left}"]


def picker(groups: Iterable[Iterable[Node]]) -> Renderable:
    return h.div(".outcomes.mat")[(h.div(".group")[list(group)] for group in groups)]
