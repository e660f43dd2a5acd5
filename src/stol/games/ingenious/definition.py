"""The Definition of Ingenious: all functions and data that the rest of stol uses."""

from stol.games.definition import Definition, Notation, Strength, Types
from stol.games.ingenious import (
    components,
    factors,
    hidden,
    insight,
    notation,
    observe,
    pick,
    rules,
    score_table,
    scoring,
    state,
    why,
)
from stol.games.ingenious.imagine import imagine
from stol.games.ingenious.lesson import LESSON
from stol.games.ingenious.limits import limits
from stol.games.ingenious.marks import BY_PAIRS, LISTED
from stol.games.ingenious.options import PRESETS, Options
from stol.games.ingenious.preview import preview
from stol.games.ingenious.table_entry import IngeniousTable, complete
from stol.games.ingenious.view import PLACES, IngeniousView, own, view
from stol.kernel.dispatch import Insight, Picks, Rules
from stol.kernel.search import SearchParams

DEFINITION = Definition(
    key="ingenious",
    options=Options,
    presets=PRESETS,
    layout=state.LAYOUT,
    rules=Rules(rules.actor, rules.legal, rules.play, scoring.final, observe.observe, rules.chance, hidden.redeal),
    picks=Picks(pick.count, pick.nth, pick.total, pick.outcome),
    masks=BY_PAIRS,
    marked=lambda _options, _players: LISTED,
    insight=Insight(insight.gain, insight.judge, insight.outlook, insight.playout_horizon, insight.tree_key),
    most_moves=components.RACK * 2 * len(components.PAIRS),
    actions=rules.actions,
    factors=factors.factors,
    factoring=factors.FACTORING,
    outcomes=components.KINDS,
    limits=limits,
    planes=observe.planes,
    start=state.start,
    notation=Notation(notation.write_moves, notation.read_move, notation.write_outcome, notation.read_outcome),
    view=view,
    own=own,
    imagine=imagine,
    complete=complete,
    source=rules.source,
    why=why.why,
    why_outcome=why.why_outcome,
    search_params=SearchParams(width=12.0, proposals=64, breadth=16),
    levels={
        "novice": Strength(overlooks=0.93),
        "casual": Strength(overlooks=0.7),
        "club": Strength(overlooks=0.15, simulations=100),
        "expert": Strength(simulations=400),
        "master": Strength(seconds=1.0),
    },
    score=score_table.score,
    preview=preview,
    types=Types(IngeniousView, IngeniousTable, score_table.IngeniousScoreTable),
    places=PLACES,
    secrets=hidden.SECRETS,
    lesson=LESSON,
)
