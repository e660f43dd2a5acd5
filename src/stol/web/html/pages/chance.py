"""The form for outcomes of real cards and dice, which the host enters."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import htpy as h
from htpy import Node, Renderable

from stol.text import Say
from stol.web.html.kit import icon
from stol.web.scene.scene import Awaited


@dataclass(frozen=True)
class RealComponents:
    """The host of a table with real cards and dice; for the host also the outcomes to choose from."""

    name: str
    """The host's name."""
    host: bool
    """Whether the viewer is the host."""
    address: str
    """The path of the table."""
    ply: int
    undo_count: int
    awaited: Awaited | None = None
    outcomes: Mapping[str, int] = field(default_factory=dict)
    """The possible outcomes with their weights; only for the host, while an outcome is awaited."""
    picker: Node = None
    """The outcomes as buttons."""
    typed: str = ""
    """The text that the host typed and that was refused."""
    problem: str | None = None
    """Why it was refused."""

    @property
    def asks(self) -> bool:
        """Whether the viewer has to enter an outcome."""
        return bool(self.outcomes)


def host_note(name: str, say: Say, *, host: bool) -> Renderable:
    """A note for all: there are real cards and dice, and who enters the outcomes."""
    return h.p(".note.real")[say("chance-real", name=name, you="yes" if host else "no")]


def turn_text(real: RealComponents, awaited: Awaited, say: Say) -> str:
    """The text of the turn pill: a question to the host; for the others, that the host is awaited."""
    return awaited.question if real.asks else say("chance-waits", name=real.name, kind=awaited.kind)


def host_panel(real: RealComponents | None, say: Say) -> Node:
    """The host's panel: buttons for the outcomes, and a field for typing them."""
    if real is None or real.awaited is None or not real.asks:
        return None
    return h.section("#dealing", aria_label=say("chance-panel"))[
        h.div(".ask")[h.h2[real.awaited.question], outcome_form(real, say)],
        real.picker,
        correction_form(real, say, "quiet"),
    ]


def outcome_form(real: RealComponents, say: Say) -> Renderable:
    """The form of the outcome buttons. Its own button comes first, so that Enter in the field presses it."""
    return h.form("#chance", method="post", action=f"{real.address}/chance", data_swap=True)[
        position_fields(real),
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


def correction_form(real: RealComponents | None, say: Say, cls: str = "") -> Node:
    """A button with which the host takes back the last outcome."""
    if real is None or not real.host:
        return None
    return h.form(".correct", method="post", action=f"{real.address}/correct", data_swap=True)[
        position_fields(real), h.button(class_=["button", cls], type="submit")[icon("i-again"), say("chance-correct")]
    ]


def position_fields(real: RealComponents) -> Node:
    """The position that a form of the host refers to: a form of an older position is refused."""
    return [
        h.input(type="hidden", name="ply", value=str(real.ply)),
        h.input(type="hidden", name="undone", value=str(real.undo_count)),
    ]
