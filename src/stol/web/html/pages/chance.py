"""At a table with real cards and dice: what is asked of the host, and who tells what they show."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import htpy as h
from htpy import Node, Renderable

from stol.text import Say
from stol.web.html.kit import icon
from stol.web.scene.scene import Awaited


@dataclass(frozen=True)
class Real:
    """Who tells what real cards and dice show; for the host also what is to be told now."""

    name: str
    """The host's."""
    host: bool
    """Whether the host looks."""
    address: str
    """Of the table."""
    ply: int
    undo_count: int
    awaited: Awaited | None = None
    outcomes: Mapping[str, int] = field(default_factory=dict)
    """All that is possible; empty but for the host, and when something is awaited."""
    picker: Node = None
    """The same as buttons."""
    typed: str = ""
    """What was typed and can't be."""
    problem: str | None = None
    """Why it can't."""

    @property
    def asks(self) -> bool:
        """Whether it is for who looks to tell something."""
        return bool(self.outcomes)


def whose(name: str, say: Say, *, host: bool) -> Renderable:
    """Said to all: there are real cards and dice, and who tells what they show."""
    return h.p(".note.real")[say("chance-real", name=name, you="yes" if host else "no")]


def turn(real: Real, awaited: Awaited, say: Say) -> str:
    """The words of the turn pill: the host is asked, the others wait."""
    return awaited.question if real.asks else say("chance-waits", name=real.name, kind=awaited.kind)


def panel(real: Real | None, say: Say) -> Node:
    """What the host is asked: pieces to press, and a field for quick typing."""
    if real is None or real.awaited is None or not real.asks:
        return None
    return h.section("#dealing", aria_label=say("chance-panel"))[
        h.div(".ask")[h.h2[real.awaited.question], entry(real, say)],
        real.picker,
        correction(real, say, "quiet"),
    ]


def entry(real: Real, say: Say) -> Renderable:
    """The form that the pieces belong to as well. Its own button comes first, so that Enter in the field presses it."""
    return h.form("#chance", method="post", action=f"{real.address}/chance", data_swap=True)[
        moment(real),
        h.label(for_="told")[say("chance-text")],
        h.div(".line")[
            h.input(
                "#told.field", name="text", value=real.typed, list="outcomes", maxlength="1000", autocomplete="off",
                autocapitalize="none", spellcheck="false", data_asked=f"{real.ply}.{real.undo_count}",
                aria_describedby="untold" if real.problem else None, placeholder=" ".join(list(real.outcomes)[:3]),
            ),
            h.button(".button.go", type="submit")[say("chance-tell")],
        ],
        real.problem and h.p("#untold.problem", role="alert")[icon("i-why"), h.span[real.problem]],
        h.datalist("#outcomes")[(h.option(value=outcome, data_outcome=outcome) for outcome in real.outcomes)],
    ]  # fmt: skip


def correction(real: Real | None, say: Say, cls: str = "") -> Node:
    """A slip of the pen can be corrected by the host."""
    if real is None or not real.host:
        return None
    return h.form(".correct", method="post", action=f"{real.address}/correct", data_swap=True)[
        moment(real), h.button(class_=["button", cls], type="submit")[icon("i-again"), say("chance-correct")]
    ]


def moment(real: Real) -> Node:
    """What a form of the host answers to: what comes late is refused."""
    return [
        h.input(type="hidden", name="ply", value=str(real.ply)),
        h.input(type="hidden", name="undone", value=str(real.undo_count)),
    ]
