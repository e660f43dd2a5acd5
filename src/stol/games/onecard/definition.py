"""The Definition of Everything on 1 Card: all functions and data that the rest of stol uses."""

from stol.games.definition import Definition, Notation, Strength, Types
from stol.games.onecard import (
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
from stol.games.onecard.imagine import imagine
from stol.games.onecard.lesson import LESSON
from stol.games.onecard.limits import limits
from stol.games.onecard.options import PRESETS, Options
from stol.games.onecard.preview import preview
from stol.games.onecard.table_entry import OnecardTable, complete
from stol.games.onecard.view import PLACES, OnecardView, own, view
from stol.kernel.dispatch import Insight, Picks, Rules
from stol.kernel.search import SearchParams

DEFINITION = Definition(
    key="onecard",
    options=Options,
    presets=PRESETS,
    layout=state.LAYOUT,
    rules=Rules(rules.actor, rules.legal, rules.play, scoring.final, observe.observe, rules.chance, hidden.redeal),
    picks=Picks(pick.count, pick.nth, pick.total, pick.outcome),
    insight=Insight(insight.gain, insight.judge, insight.outlook, insight.playout_horizon, insight.tree_key),
    most_moves=rules.MOST_MOVES,
    actions=rules.actions,
    factors=factors.factors,
    factoring=factors.FACTORING,
    outcomes=rules.OUTCOMES,
    limits=limits,
    planes=observe.planes,
    start=state.start,
    notation=Notation(notation.write_moves, notation.read_move, notation.write_outcome, notation.read_outcome),
    view=view,
    own=own,
    imagine=imagine,
    complete=complete,
    source=rules.source,
    together=rules.together,
    why=why.why,
    why_outcome=why.why_outcome,
    search_params=SearchParams(breadth=32),
    levels={
        "novice": Strength(overlooks=0.75),
        "casual": Strength(overlooks=0.5),
        "club": Strength(overlooks=0.15),
        "expert": Strength(overlooks=0.12, experienced=True),
        "master": Strength(experienced=True),  # exact expectation over dice; search was not stronger in matches
    },
    score=score_table.score,
    preview=preview,
    types=Types(OnecardView, OnecardTable, score_table.OnecardScoreTable),
    places=PLACES,
    secrets=hidden.SECRETS,
    lesson=LESSON,
)
