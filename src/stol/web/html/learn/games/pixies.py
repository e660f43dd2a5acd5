"""The guide of Pixies."""

from stol.web.html.learn.games import pixies_figures as figures
from stol.web.html.learn.games import pixies_scoring as scoring
from stol.web.html.learn.guide import Check, Guide, Section, Term
from stol.web.html.learn.tokens import card_token

GUIDE = Guide(
    game="pixies",
    token=card_token,
    parts=(
        Section("card", figures.CARD, ("P1",), step="symbols"),
        Section("take", figures.TAKE, ("P4", "P6"), step="take"),
        Section("place", figures.PLACE, ("P2", "P7"), step="take"),
        Section("again", figures.AGAIN, ("P8", "P10"), step="second"),
        Section("third", figures.THIRD, ("P7", "P9"), step="third", wide=True),
        Section("end", scoring.END, ("P11",), step="end"),
        Section("count", scoring.COUNT, ("P15", "P16", "P17"), step="count", wide=True),
        Check("check", scoring.ZONE, answers=("fewer", "right", "more"), right="right"),
        Section("rounds", scoring.THREE_ROUNDS, ("P14", "P17", "P18"), step="rounds"),
        Section("players", scoring.PLAYERS, ("P5", "P12", "P19", "P20")),
    ),
    terms=(
        Term("area"),
        Term("cell"),
        Term("market"),
        Term("first-player"),
        Term("value"),
        Term("face-up"),
        Term("face-down"),
        Term("validated", "px-seal"),
        Term("spiral", "px-spiral"),
        Term("cross", "px-cross"),
        Term("special", "px-special"),
        Term("multicolour", "px-m", also="card-colour-more"),
        Term("two-coloured"),
        Term("zone"),
        Term("uncovered"),
    ),
    styles=("pixies", "learn-pixies"),
)
