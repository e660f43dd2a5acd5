"""What all games share in entering a real table: the form's state, spots that open a picker, lists of pieces."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

import htpy as h
from htpy import Node, Renderable

from stol.web.html.kit import icon
from stol.web.html.pages.parts import Visit
from stol.web.html.stage.picker import Sends
from stol.web.scene.scene import Scene
from stol.web.service.table_entry.fields import Line
from stol.web.service.table_request import TableRequestDraft

FORM = "enter"
"""The id of the form."""


@dataclass(frozen=True, kw_only=True)
class Enter(Visit):
    draft: TableRequestDraft
    """The game, its options, and the seats."""
    typed: Mapping[str, str] = field(default_factory=dict)
    """The texts of the fields, by name."""
    turn: int = 0
    scene: Scene | None = None
    """The table as entered, if it is a possible position."""
    problem: str = ""
    wrong: str = ""
    """The name of the field or spot that the problem is about, if known."""
    preparing: bool = False
    """Whether the rules are still being compiled: the script tries again."""

    @property
    def spot(self) -> str:
        """The spot whose picker is open; a second tap closes it."""
        was, tapped = self.typed.get("at", ""), self.typed.get("spot")
        return was if tapped is None else "" if tapped == was else tapped

    def text(self, line: Line) -> str:
        """What is typed in a field, or its default content."""
        return self.typed.get(line.name, getattr(line, "usual", ""))

    def is_wrong(self, spot: str) -> bool:
        return bool(self.problem) and self.wrong == spot


def lays(spot: str) -> Sends:
    """For the buttons of a picker: each lays its piece on the spot."""
    return Sends(FORM, "lay", f"{spot} ")


def lay_button(do: str, line: Line, label: str | None = None, cls: str = "", **attributes: str | bool) -> h.Element:
    """A button that changes what lies there: `lay_button("market -0", line)`."""
    return h.button(
        type="submit", name="lay", value=do, class_=cls or None, aria_label=label, title=label,
        formaction=f"/enter#part-{line.name}", **attributes,
    )  # fmt: skip


def spot_button(enter: Enter, spot: str, line: Line, label: str, cls: str = "") -> h.Element:
    """A button that opens or closes the picker of a spot; a faulty one refers to its message."""
    is_open, wrong = spot == enter.spot, enter.is_wrong(spot)
    return h.button(
        type="submit", name="spot", value=spot, class_=[cls, {"open": is_open, "wrong": wrong}], aria_label=label,
        aria_expanded=str(is_open).lower(), aria_describedby=f"problem-{line.name}" if wrong else None,
        formaction=f"/enter#part-{line.name}",
    )  # fmt: skip


def picking(head: str, *content: Node) -> Renderable:
    """The open picker."""
    return h.div(".picking", role="group", aria_label=head)[h.h3[head], content]


def piece_list(
    enter: Enter, line: Line, words: Iterable[str], drawn: Callable[[str], tuple[Node, str] | None], picker: Node
) -> list[Node]:
    """Pieces in a row: a tap takes one away, the plus opens the picker. A word that is no piece is shown as it is."""
    say, name = enter.say, line.name
    head = say(f"enter-{enter.draft.table_request.game}-{line.part}")

    def piece(place: int, word: str) -> Renderable:
        shown, called = drawn(word) or (h.span(".worded")[word], word)
        label = say("enter-take-away", piece=called)
        cls = "tell wrong" if enter.is_wrong(f"{name}-{place + 1}") else "tell"
        return lay_button(f"{name} -{place}", line, label, cls)[shown]

    return [
        h.div(".pieces.mat")[
            [piece(place, word) for place, word in enumerate(words)],
            spot_button(enter, name, line, say("enter-add", to=head), "more")[icon("i-plus")],
        ],
        picking(say("enter-add", to=head), picker) if picker else None,
    ]
