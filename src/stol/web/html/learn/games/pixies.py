"""The guide of Pixies."""

from stol.web.html.learn.games.pixies_figures import PLACE
from stol.web.html.learn.guide import Guide, Section, Term
from stol.web.html.learn.tokens import card_token
from stol.web.html.pieces.pixies import defs

GUIDE = Guide(
    game="pixies",
    token=card_token,
    parts=(Section("place", PLACE, ("P2", "P7"), step="place"),),
    terms=(Term("market"),),
    styles=("pixies", "learn-pixies"),
    defs=defs,
)
