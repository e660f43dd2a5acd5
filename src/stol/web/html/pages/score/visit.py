"""What all pages of a score sheet share: the visitor's selection, forms, links and names."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlencode

import htpy as h
from htpy import Node, Renderable

from stol.web.html.kit import coin
from stol.web.html.pages.parts import Visit
from stol.web.service.reach import Invitation
from stol.web.service.score_sheet.book import seat_names
from stol.web.service.score_sheet.sheet import Sheet

ENTRY = "entry"
"""The id of the form with the entries of the chosen player or team."""
SHARED = "shared"
"""The id of the form with what all players share."""


@dataclass(frozen=True, kw_only=True)
class ScoreVisit(Visit):
    sheet: Sheet
    invited: Invitation
    """The link that is shared."""
    party: int = 0
    """The player or team whose part is shown."""
    round: int = 1
    """Pixies: the round that is shown."""
    cell: int | None = None
    """Pixies: the chosen cell, 0 to 8."""
    after: int | None = None
    """Pixies: the cell that was entered last."""
    typed: Mapping[str, str] = field(default_factory=dict)
    """What was typed into a form that is refused."""
    problem: str = ""
    """Why an entry was refused, or why no real table can be like this."""

    @property
    def version(self) -> int:
        return self.sheet.parts[self.party].version

    def link(self, **more: int | str) -> str:
        """The address of this sheet with another selection."""
        return f"{self.sheet.address}?{urlencode({'of': self.party, 'round': self.round, **more})}"

    def party_name(self, party: int) -> str:
        """The name of a player, or the names of a team."""
        names = [seat_names(self.sheet, self.say)[seat] for seat in self.sheet.parties[party]]
        if len(names) == 1:
            return names[0]
        return self.say("ingenious-team", one=names[0], other=names[1], you="no")


def coins(visit: ScoreVisit, party: int, size: int) -> Node:
    return h.span(".coins")[[coin(seat, size) for seat in visit.sheet.parties[party]]]


def enter_button(
    do: str, *, cls: str = "", label: str | None = None, form: str = ENTRY, **attributes: str | bool | None
) -> h.Element:
    """A button that makes an entry: `enter_button("more r")["+"]`."""
    return h.button(
        type="submit", form=form, name="do", value=do, class_=cls or None, aria_label=label, title=label, **attributes
    )


def pressed(is_on: bool) -> str:  # noqa: FBT001 - a value for an attribute
    return str(is_on).lower()


def entry_form(visit: ScoreVisit, key: str, *, part: int, after: int | None = None) -> Renderable:
    """The form that buttons belong to. Its answer is the page with the same selection."""
    hidden: dict[str, int | None] = {"part": part, "of": visit.party, "round": visit.round, "after": after}
    return h.form(f"#{key}", method="post", action=visit.sheet.address, data_swap=True)[hidden_fields(hidden)]


def hidden_fields(values: Mapping[str, int | None]) -> list[Renderable]:
    return [h.input(type="hidden", name=name, value=str(value)) for name, value in values.items() if value is not None]
