"""The guide of Clustered."""

from markupsafe import Markup

from stol.web.html.kit import svg
from stol.web.html.learn.games import clustered_figures as figures
from stol.web.html.learn.games import clustered_scoring as scoring
from stol.web.html.learn.guide import Check, Guide, Section, Term
from stol.web.html.learn.tokens import square_token
from stol.web.html.pieces import clustered as pieces


def defs() -> Markup:
    """The sign of a free space; the frames of the cards come with the game's picture."""
    return svg(f'<svg width="0" height="0" aria-hidden="true">{pieces.targets(None, None, ())}</svg>')


GUIDE = Guide(
    game="clustered",
    token=square_token,
    parts=(
        Section("deck", figures.DECK, ("C1",), step="start"),
        Section("match", figures.MATCH, ("C4",), step="two", wide=True),
        Section("beside", figures.BESIDE, ("C4", "C6"), step="touch"),
        Section("joker", figures.JOKER, ("C1", "C2"), step="joker"),
        Section("runs", scoring.RUNS, ("C10",), aside=True),
        Section("count", scoring.COUNT, ("C10", "C11"), step="rectangle", wide=True),
        Check("check", scoring.CHECK, answers=("fewer", "right", "more"), right="right"),
        Section("block", scoring.BLOCK, ("C5", "C7"), step="block"),
        Section("end", scoring.END, ("C8", "C12")),
        Section("more", scoring.MORE, ("C13", "C14", "C15", "C16", "C17", "C18")),
    ),
    terms=tuple(
        Term(key)
        for key in (
            *("attribute", "shape", "fill", "number", "two-of-three", "beside"),
            *("joker", "start-card", "space", "deck", "discard"),
            *("run", "rows", "columns", "rectangle", "bonus"),
        )
    ),
    styles=("clustered", "learn-clustered"),
    defs=defs,
)
