"""Ingenious, by Reiner Knizia."""

from stol.games.definition import Definition, Notation
from stol.games.ingenious import components, hidden, notation, rules, scoring, sheet, state, why
from stol.games.ingenious.options import PRESETS, Options
from stol.games.ingenious.view import view
from stol.kernel.dispatch import Rules

DEFINITION = Definition(
    key="ingenious",
    title="Ingenious",
    about="Place two-coloured tiles so that lines of one symbol grow; your lowest colour is your score.",
    options=Options,
    presets=PRESETS,
    layout=state.LAYOUT,
    rules=Rules(rules.actor, rules.legal, rules.chance, rules.play, scoring.final, hidden.redeal),
    most_moves=components.RACK * 2 * len(components.PAIRS),
    outcomes=components.KINDS,
    start=state.start,
    notation=Notation(notation.write_move, notation.read_move, notation.write_outcome, notation.read_outcome),
    view=view,
    why=why.why,
    why_outcome=why.why_outcome,
    score=sheet.score,
)
