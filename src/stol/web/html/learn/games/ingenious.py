"""The guide of Ingenious."""

from stol.web.html.learn.games import ingenious_ends as ends
from stol.web.html.learn.games import ingenious_figures as figures
from stol.web.html.learn.games.ingenious_board import defs
from stol.web.html.learn.guide import Check, Guide, Section, Term
from stol.web.html.learn.tokens import hexagon_token

GUIDE = Guide(
    game="ingenious",
    token=hexagon_token,
    parts=(
        Section("aim", figures.AIM, ("I4", "I14"), step="lowest"),
        Section("place", figures.PLACE, ("I5",), step="symbol"),
        Section("count", figures.COUNT, ("I7",), step="lines"),
        Section("ends", figures.ENDS, ("I7",), step="halves", wide=True),
        Check("check", figures.CHECK, answers=("fewer", "right", "more"), right="right"),
        Section("first", figures.FIRST, ("I6",), step="symbol"),
        Section("eighteen", figures.EIGHTEEN, ("I8", "I9"), step="eighteen"),
        Section("swap", figures.SWAP, ("I10",), step="swap"),
        Section("end", ends.END, ("I12", "I14"), step="end", aside=True),
        Section("players", ends.PLAYERS, ("I1", "I15", "I18")),
    ),
    terms=(
        Term("board"),
        Term("space"),
        Term("tile"),
        Term("double"),
        Term("printed"),
        Term("rack"),
        Term("bag"),
        Term("track"),
        Term("lowest"),
        Term("first-tile"),
        Term("bonus-play"),
        Term("cry"),
        Term("refill"),
        Term("swap", "i-turn"),
        Term("aside"),
        Term("team"),
    ),
    styles=("ingenious", "learn-ingenious"),
    defs=defs,
)
