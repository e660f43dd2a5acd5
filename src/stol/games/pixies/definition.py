"""The Definition of Pixies: all functions and data that the rest of stol uses."""

from stol.games.definition import Definition, Notation, Strength, Types
from stol.games.pixies import factors, insight, notation, observe, pick, rules, score_table, scoring, state, why
from stol.games.pixies.imagine import imagine
from stol.games.pixies.lesson import LESSON
from stol.games.pixies.limits import limits
from stol.games.pixies.options import PRESETS, Options
from stol.games.pixies.preview import preview
from stol.games.pixies.table_entry import PixiesTable, complete
from stol.games.pixies.view import PLACES, PixiesView, view
from stol.kernel.dispatch import Insight, Picks, Rules
from stol.kernel.search import SearchParams

DEFINITION = Definition(
    key="pixies",
    options=Options,
    presets=PRESETS,
    layout=state.LAYOUT,
    rules=Rules(
        rules.actor, rules.legal, rules.play, scoring.final, observe.observe, rules.chance, running=scoring.running
    ),
    picks=Picks(pick.count, pick.nth, pick.total, pick.outcome),
    insight=Insight(insight.gain, insight.gain, insight.outlook, insight.playout_horizon, insight.tree_key),
    most_moves=state.SEATS * state.CELLS,
    actions=lambda _options, _players: rules.MOVES,
    factors=factors.factors,
    factoring=factors.FACTORING,
    outcomes=rules.OUTCOMES,
    limits=limits,
    planes=observe.planes,
    start=state.start,
    notation=Notation(notation.write_moves, notation.read_move, notation.write_outcome, notation.read_outcome),
    view=view,
    imagine=imagine,
    complete=complete,
    source=rules.source,
    why=why.why,
    why_outcome=why.why_outcome,
    search_params=SearchParams(explore=1.4),
    levels={
        "novice": Strength(overlooks=0.75),
        "casual": Strength(overlooks=0.35),
        "club": Strength(overlooks=0.1, simulations=32),
        "expert": Strength(simulations=150),
        "master": Strength(seconds=1.0),
    },
    score=score_table.score,
    preview=preview,
    types=Types(PixiesView, PixiesTable, score_table.PixiesScoreTable),
    places=PLACES,
    lesson=LESSON,
)
