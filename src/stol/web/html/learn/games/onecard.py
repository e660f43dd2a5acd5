"""The guide of Everything on 1 Card."""

from stol.web.html.learn.games import onecard_figures as figures
from stol.web.html.learn.games import onecard_scoring as scoring
from stol.web.html.learn.guide import Check, Guide, Section, Term
from stol.web.html.learn.tokens import square_token

GUIDE = Guide(
    game="onecard",
    token=square_token,
    parts=(
        Section("card", figures.PARTS, ("O1", "O2", "O3", "O4"), aside=True),
        Section("roll", figures.ROLL, ("O5",), step="keep", wide=True),
        Section("use", figures.USE, ("O6", "O7"), step="use", wide=True),
        Section("fit", figures.FIT, ("O7",), step="misfit"),
        Section("score", scoring.SCORE, ("O8", "O9"), step="score"),
        Section("sun", scoring.SUN, ("O8",), step="suns", wide=True),
        Check("check", scoring.CHECK, answers=("fewer", "some", "right"), right="right"),
        Section("end", scoring.END, ("O10", "O11"), step="race"),
        Section("draft", scoring.DRAFT, ("O13", "O14")),
    ),
    terms=tuple(
        Term(key, {"sun": "oc-sun", "cross-off": "oc-cross"}.get(key, ""))
        for key in (
            *("roller", "roll", "keep", "reroll", "pass"),
            *("row", "box", "cross-off", "full-row", "sun", "scored", "unfinished"),
            *("draft", "hold", "display"),
        )
    ),
    styles=("onecard", "learn-onecard"),
    about_deck=True,
)
