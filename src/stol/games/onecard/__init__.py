"""Everything on 1 Card, by Steffen Benndorf."""

from stol.games.definition import Definition, Notation
from stol.games.onecard import hidden, notation, rules, scoring, sheet, state, why
from stol.games.onecard.deck import read_deck
from stol.games.onecard.options import PRESETS, Options
from stol.games.onecard.view import view
from stol.kernel.dispatch import Rules

__all__ = ["DEFINITION", "read_deck"]

DEFINITION = Definition(
    key="onecard",
    title="Everything on 1 Card",
    about="Fill the rows of your cards with dice that everybody uses; the fourth card scored ends the game.",
    options=Options,
    presets=PRESETS,
    layout=state.LAYOUT,
    rules=Rules(rules.actor, rules.legal, rules.chance, rules.play, scoring.final, hidden.redeal),
    most_moves=rules.MOST_MOVES,
    outcomes=rules.OUTCOMES,
    start=state.start,
    notation=Notation(notation.write_move, notation.read_move, notation.write_outcome, notation.read_outcome),
    view=view,
    why=why.why,
    why_outcome=why.why_outcome,
    score=sheet.score,
)
