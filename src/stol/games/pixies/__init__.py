"""Pixies, by Johannes Goupy."""

from stol.games.definition import Definition, Notation
from stol.games.pixies import hidden, notation, rules, scoring, sheet, state, why
from stol.games.pixies.options import PRESETS, Options
from stol.games.pixies.view import view
from stol.kernel.dispatch import Rules

DEFINITION = Definition(
    key="pixies",
    title="Pixies",
    about="Take cards from the market and lay them on your nine cells; three rounds.",
    options=Options,
    presets=PRESETS,
    layout=state.LAYOUT,
    rules=Rules(rules.actor, rules.legal, rules.chance, rules.play, scoring.final, hidden.redeal),
    most_moves=state.SEATS * state.CELLS,
    outcomes=rules.OUTCOMES,
    start=state.start,
    notation=Notation(notation.write_move, notation.read_move, notation.write_outcome, notation.read_outcome),
    view=view,
    why=why.why,
    why_outcome=why.why_outcome,
    score=sheet.score,
)
