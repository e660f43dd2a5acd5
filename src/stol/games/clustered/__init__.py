"""Clustered, by Scotty Hardwick."""

from stol.games.clustered import components, hidden, notation, rules, scoring, sheet, state, why
from stol.games.clustered.options import PRESETS, Options
from stol.games.clustered.view import view
from stol.games.definition import Definition, Notation
from stol.kernel.dispatch import Rules

DEFINITION = Definition(
    key="clustered",
    title="Clustered",
    about="Lay cards beside cards that are alike in two ways; runs and your largest rectangle score.",
    options=Options,
    presets=PRESETS,
    layout=state.LAYOUT,
    rules=Rules(rules.actor, rules.legal, rules.chance, rules.play, scoring.final, hidden.redeal),
    most_moves=rules.MOST_MOVES,
    outcomes=components.KINDS,
    start=state.start,
    notation=Notation(notation.write_move, notation.read_move, notation.write_outcome, notation.read_outcome),
    view=view,
    why=why.why,
    why_outcome=why.why_outcome,
    score=sheet.score,
)
