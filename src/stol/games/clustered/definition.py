"""The Definition of Clustered: all functions and data that the rest of stol uses."""

from stol.games.clustered import (
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
from stol.games.clustered.imagine import imagine
from stol.games.clustered.lesson import LESSON
from stol.games.clustered.limits import limits
from stol.games.clustered.options import PRESETS, Options
from stol.games.clustered.preview import preview
from stol.games.clustered.table_entry import ClusteredTable, complete
from stol.games.clustered.view import PLACES, ClusteredView, own, view
from stol.games.definition import Definition, Notation, Strength, Types
from stol.kernel.dispatch import Insight, Picks, Rules
from stol.kernel.search import SearchParams

DEFINITION = Definition(
    key="clustered",
    options=Options,
    presets=PRESETS,
    layout=state.LAYOUT,
    rules=Rules(rules.actor, rules.legal, rules.play, scoring.final, observe.observe, rules.chance, hidden.redeal),
    picks=Picks(pick.count, pick.nth, pick.total, pick.outcome),
    insight=Insight(insight.gain, insight.gain, insight.outlook, insight.playout_horizon, insight.tree_key),
    most_moves=rules.MOST_MOVES,
    marked=rules.most_listed,
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
    search_params=SearchParams(explore=1.0, breadth=12),
    levels={
        "novice": Strength(overlooks=0.93),
        "casual": Strength(overlooks=0.75),
        "club": Strength(overlooks=0.3, simulations=16),
        "expert": Strength(simulations=100),
        "master": Strength(seconds=1.0),
    },
    score=score_table.score,
    preview=preview,
    types=Types(ClusteredView, ClusteredTable, score_table.ClusteredScoreTable),
    places=PLACES,
    secrets=hidden.SECRETS,
    lesson=LESSON,
)
