"""What somebody wants to print: players, options, paper and ink, read from a form."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stol.errors import BadOptions, Reason
from stol.games.onecard.deck import HEADER, from_csv
from stol.web.service.table_request import TableRequestDraft, draft_request

PAPERS: Final = ("a4", "letter")
INKS: Final = ("full", "sparing")
"""Colours, or lines that need little ink."""


@dataclass(frozen=True)
class PrintRequest:
    draft: TableRequestDraft
    """Players and options, as far as they were valid."""
    paper: str
    ink: str
    problem: Reason | None

    @property
    def game(self) -> str:
        return self.draft.table_request.game

    @property
    def players(self) -> int:
        return self.draft.table_request.players


def read_print_request(game: str, typed: Mapping[str, str]) -> PrintRequest:
    """A request from form fields. Paper and ink that there are not become the usual ones."""
    fields, problem = with_deck_lines(typed)
    draft = draft_request({**fields, "game": game})
    return PrintRequest(
        draft, one_of(PAPERS, typed.get("paper")), one_of(INKS, typed.get("ink")), problem or draft.problem
    )


def one_of(values: tuple[str, ...], value: str | None) -> str:
    return value if value in values else values[0]


def with_deck_lines(typed: Mapping[str, str]) -> tuple[dict[str, str], Reason | None]:
    """The fields, with a deck that is a CSV file written as lines; and what is wrong with that file."""
    fields = dict(typed)
    deck = fields.get("deck", "").strip()
    if not deck.startswith(f"{HEADER[0]},"):
        return fields, None
    try:
        fields["deck"] = "\n".join(from_csv(deck))
    except BadOptions as error:
        return fields, error.reason
    return fields, None
