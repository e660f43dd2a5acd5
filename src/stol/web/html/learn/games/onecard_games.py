"""Games of Everything on 1 Card that the figures show. Draws, dice and moves are played by the rules."""

from stol.web.html.learn.guide import Played

CARD = Played("onecard", "06 12 03 01 o y y p p")
"""A card to look at, and a roll."""

ROLLED = Played("onecard", "06 12 03 01 r y y p o | keep_yy p y g | keep_yyyp p")
"""A roll with both rerolls."""

USED = Played("onecard", "06 12 03 01 r y y p o keep_yy p y g keep_yyyp p | mark_06 mark_03")
"""Both players use the same roll, each on one card."""

FITTED = Played("onecard", "06 12 03 01 o y y p p stop mark_06 pass y y p p p stop pass | mark_06")
"""The second roll: purple fits on the card, yellow doesn't."""

ONE_SUN = Played(
    "onecard",
    "06 12 03 01 o y y p p stop mark_06 pass y y p p p stop pass mark_06 y g g o o stop | mark_06 pass",
)
"""A card is scored, with one sun."""

NO_SUN = Played(
    "onecard",
    "06 12 03 01 r r r p p stop mark_06 pass r r r g g stop pass mark_06 p p p o o stop | mark_06 pass",
)
"""The same card, with no sun ..."""

BOTH_SUNS = Played(
    "onecard",
    "06 12 03 01 y y g g o stop mark_06 pass b b b b o stop pass mark_06 y o o o o stop | mark_06 pass",
)
"""... and with both."""

FOUR_ROWS = Played(
    "onecard",
    "06 12 03 01 r r r r y stop mark_12 pass o o o o y stop pass mark_12 b b b g g stop mark_12 pass b g g y y stop"
    " pass | mark_12",
)
"""The last roll completes a third and a fourth row."""

ENDED = Played(
    "onecard",
    """23 24 16 02 g g g y y stop mark_23 mark_02 o o g y b stop mark_02 mark_24 o o b b b stop mark_24 mark_02 14
    r r r g g stop mark_14 mark_24 17 r r g g p stop mark_23 mark_14 y y b b b stop mark_16 mark_17 r r r y y stop
    mark_23 mark_16 r r y y o stop mark_16 mark_17 r r b b y stop mark_17 mark_14 b b p p p stop mark_14 mark_23 10
    r o o o p stop mark_17 mark_16 04 13 g g g y y stop mark_13 mark_10 p p p g g stop mark_10 mark_13 p p o o b stop
    mark_13 mark_04 p y y b g stop mark_10 mark_14""",
)
"""A whole game: who scores the fourth card does not win."""

DRAFT = Played(
    "onecard",
    "01 06 12 20 25 03 08 11 17 30 | hold_06,12,25 hold_03,11,30 05 14 22",
    options=(("draft", True),),
)
"""The start of a draft."""
