"""Actions of Everything on 1 Card as factors: what to do, with which cards, how many dice of each colour are kept."""

from stol.games.factors import Factor
from stol.games.onecard.components import CARDS, DICE, HOLD_CARDS, KEEP_DICE, KEEP_SIZE, KEEP_STEP
from stol.games.onecard.options import Options
from stol.games.onecard.rules import HOLD_THREE, KEEP, MARK_CARD, TAKE_CARD, hold_number
from stol.games.onecard.state import State
from stol.kernel.dispatch import Factoring
from stol.kernel.jit import compiled
from stol.kernel.layout import Array

MARKS, TAKES, KEEPS, HOLDS = range(2, 6)
"""What to do; 0 and 1 are to pass and to stop, as the actions are."""
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")


def factors(options: Options, _players: int) -> tuple[Factor, ...]:
    second = (
        Factor("second", CARDS, "of the cards to hold, the second"),
        Factor("third", CARDS, "of the cards to hold, the third"),
    )
    return (
        Factor("move", 5 + options.draft, "pass, stop, mark, take (in the draft only), keep, hold"),
        Factor("card", CARDS, "the card to mark or to take; of the cards to hold, the first"),
        *(second if options.draft else ()),
        *(Factor(colour, DICE, f"how many {colour} dice are kept") for colour in COLOURS),
    )


@compiled
def split(state: State, action: int, out: Array) -> None:
    for index in range(len(out)):
        out[index] = 0
    if action < MARK_CARD:
        out[0] = action
    elif action < KEEP:
        out[0] = MARKS if action < TAKE_CARD else TAKES
        out[1] = action - (MARK_CARD if action < TAKE_CARD else TAKE_CARD)
    elif action < HOLD_THREE:
        out[0] = KEEPS
        for colour in range(6):
            out[first_colour(state) + colour] = KEEP_DICE[action - KEEP, colour]
    else:
        out[0] = HOLDS
        for place in range(3):
            out[1 + place] = HOLD_CARDS[action - HOLD_THREE, place]


@compiled
def first_colour(state: State) -> int:
    return 4 if state.draft else 2


@compiled
def join(state: State, factors: Array) -> int:
    what, card = int(factors[0]), int(factors[1])
    if what == MARKS:
        return MARK_CARD + card
    if what == TAKES:
        return TAKE_CARD + card
    if what == KEEPS:
        return KEEP + keep_of(factors[first_colour(state) :])
    if what == HOLDS:
        return HOLD_THREE + hold_number(card, int(factors[2]), int(factors[3]))
    return what


@compiled
def keep_of(counts: Array) -> int:
    """The number of dice to keep, by how many of each colour; too many dice have none."""
    keep = 0
    for colour in range(6):
        for _ in range(counts[colour]):
            if KEEP_SIZE[keep] == DICE - 1:
                return -1 - KEEP
            keep += KEEP_STEP[KEEP_SIZE[keep], colour]
    return keep


FACTORING = Factoring(split, join)
