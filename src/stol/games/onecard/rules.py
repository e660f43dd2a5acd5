"""The rules of Everything on 1 Card: who acts, legal moves, chance, effect of a move.

O numbers refer to the rules text.
"""

from stol.games.onecard.components import (
    CARDS,
    CARDS_TO_END,
    COLOURS,
    DICE,
    DISPLAY,
    HAND,
    HOLD_CARDS,
    HOLDS,
    KEEP_DICE,
    KEEP_SIZE,
    KEEP_STEP,
    KEEPS,
    NONE,
    REROLLS,
    THREE_OF_FIVE,
)
from stol.games.onecard.options import Options
from stol.games.onecard.scoring import ROWS_TO_SCORE, finished_points, full_rows
from stol.games.onecard.state import CHOOSE, DEAL, DRAW, HOLD, MARK, OPEN, OVER, ROLL, TAKE, State
from stol.kernel import actors
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.seats import clockwise

PASS = 0
STOP = 1
MARK_CARD = 2
"""Other moves: MARK_CARD or TAKE_CARD + card, KEEP + index in `KEEPS`, HOLD_THREE + index in `HOLDS`."""
TAKE_CARD = MARK_CARD + CARDS
KEEP = TAKE_CARD + CARDS
HOLD_THREE = KEEP + len(KEEPS)
MOVES = HOLD_THREE + len(HOLDS)


def actions(options: Options, _players: int) -> int:
    """To hold cards is possible in the draft only (O13). So is to take one (O14), but its numbers are not the last."""
    return MOVES if options.draft else HOLD_THREE


MOST_MOVES = 32
"""With five different dice: 31 proper subsets to keep, or stop."""

OUTCOMES = CARDS + len(COLOURS)
"""An outcome is a card, or CARDS + a die's colour."""


@compiled
def actor(state: State) -> int:
    if state.phase == OVER:
        return actors.OVER
    if state.phase == CHOOSE or state.phase == MARK or state.phase == TAKE or state.phase == HOLD:
        return state.turn
    return actors.CHANCE


@compiled
def legal(state: State, moves: Array) -> int:
    if state.phase == CHOOSE:
        return rerolls(state, moves)
    if state.phase == MARK:
        return marks(state, moves)
    if state.phase == TAKE:
        return takes(state, moves)
    for way in range(len(THREE_OF_FIVE)):
        moves[way] = three_held(state, state.turn, way)
    return len(THREE_OF_FIVE)


@compiled
def rerolls(state: State, moves: Array) -> int:
    """O5: keep any dice and reroll the others, or stop. Equal dice give one choice.

    Built colour by colour: every choice so far is repeated with one more die of that colour.
    """
    moves[0] = KEEP
    count = 1
    for colour in range(6):
        without = count
        for _ in range(state.dice[colour]):
            for _ in range(without):
                fewer = moves[count - without] - KEEP
                moves[count] = KEEP + fewer + KEEP_STEP[KEEP_SIZE[fewer], colour]
                count += 1
    moves[count - 1] = STOP  # replaces the choice to keep all five dice
    return count


@compiled
def marks(state: State, moves: Array) -> int:
    """O6: pass, or mark a usable card (O7)."""
    moves[0] = PASS
    count = 1
    for index in range(state.hand_size[state.turn]):
        card = state.hand[state.turn, index]
        if is_usable(state, card):
            moves[count] = MARK_CARD + card
            count += 1
    return count


@compiled
def fits(state: State, card: int, colour: int) -> bool:
    """O7: whether a card has free boxes for all dice of a colour. A colour not on the card has no boxes."""
    free = state.boxes[card, colour] - state.marks[card, colour]
    return bool(0 < state.dice[colour] <= free)


@compiled
def is_usable(state: State, card: int) -> bool:
    for colour in range(6):
        if fits(state, card, colour):
            return True
    return False


@compiled
def takes(state: State, moves: Array) -> int:
    """O14: any of the open cards."""
    count = 0
    for card in range(CARDS):
        if state.display[card]:
            moves[count] = TAKE_CARD + card
            count += 1
    return count


@compiled
def three_held(state: State, seat: int, way: int) -> int:
    """O13: the move that holds three of a seat's five cards, in one of the ten ways.

    Its index in `HOLDS` is C(high, 3) + C(middle, 2) + low (combinatorial number system).
    """
    low = int(state.hand[seat, THREE_OF_FIVE[way, 0]])
    middle = int(state.hand[seat, THREE_OF_FIVE[way, 1]])
    high = int(state.hand[seat, THREE_OF_FIVE[way, 2]])
    return HOLD_THREE + hold_number(low, middle, high)


@compiled
def hold_number(low: int, middle: int, high: int) -> int:
    """The index in `HOLDS` of three ascending cards."""
    return high * (high - 1) * (high - 2) // 6 + middle * (middle - 1) // 2 + low


@compiled
def chance(state: State, weights: Array) -> int:
    falls = state.phase == ROLL
    for card in range(CARDS):
        weights[card] = 0 if falls else state.deck[card]
    for colour in range(6):
        weights[CARDS + colour] = falls  # O1
    return 6 if falls else state.deck_size


def together(state: State) -> tuple[int, ...]:
    """The seats still to choose in secret, in order (O6, O13); in other phases only the seat to move."""
    if state.phase not in (MARK, HOLD):
        return (int(state.turn),)
    left = (state.roller - state.turn - 1) % state.players + 1
    return tuple(int((state.turn + place) % state.players) for place in range(left))


def source(state: State) -> int:
    """What chance draws from: 0 the deck, 1 the dice."""
    return int(state.phase == ROLL)


@compiled
def play(state: State, action: int) -> None:
    state.ply += 1
    if state.phase == ROLL:
        roll(state, action - CARDS)
    elif state.phase == CHOOSE:
        choose(state, action)
    elif state.phase == MARK or state.phase == HOLD:
        choose_in_secret(state, action)
    elif state.phase == TAKE:
        take(state, action - TAKE_CARD)
    else:
        state.deck[action] = 0
        state.deck_size -= 1
        draw(state, action)
    if state.phase == DRAW:  # repeated until no hand lacks a card
        replace_next(state)


@compiled
def draw(state: State, card: int) -> None:
    """A card from the deck: to the display (O14), as a replacement (O9), or dealt at set-up."""
    if state.phase == OPEN:
        lay_open(state, card)
        return
    add_to_hand(state, state.turn, card)
    if state.phase == DEAL and state.hand_size[state.turn] == (HAND if state.draft else 2):  # O4, O13: seat by seat
        state.turn = clockwise(state.turn, 1, state.players)
        if state.turn == 0:
            state.phase = HOLD if state.draft else ROLL


@compiled
def add_to_hand(state: State, seat: int, card: int) -> None:
    index = int(state.hand_size[seat])
    while index > 0 and state.hand[seat, index - 1] > card:
        state.hand[seat, index] = state.hand[seat, index - 1]
        index -= 1
    state.hand[seat, index] = card
    state.hand_size[seat] += 1


@compiled
def remove_from_hand(state: State, seat: int, card: int) -> None:
    state.hand_size[seat] -= 1
    moved = 0
    for index in range(state.hand_size[seat]):
        if state.hand[seat, index] == card:
            moved = 1
        if moved:
            state.hand[seat, index] = state.hand[seat, index + 1]
    state.hand[seat, state.hand_size[seat]] = NONE


@compiled
def lay_open(state: State, card: int) -> None:
    state.display[card] = 1
    state.display_size += 1
    if state.display_size == DISPLAY:
        state.phase = ROLL if state.dice_size == 0 else DRAW  # at set-up the first roll follows


@compiled
def roll(state: State, colour: int) -> None:
    state.dice[colour] += 1
    state.dice_size += 1
    if state.dice_size == DICE:
        state.phase = CHOOSE if state.rolls_left > 0 else MARK  # O5: after the second reroll nothing is asked


@compiled
def choose(state: State, action: int) -> None:
    """O5: stop, or keep some dice and reroll the others."""
    if action == STOP:
        state.phase = MARK
        return
    for colour in range(6):
        state.dice[colour] = KEEP_DICE[action - KEEP, colour]
    state.dice_size = KEEP_SIZE[action - KEEP]
    state.rolls_left -= 1
    state.phase = ROLL


@compiled
def choose_in_secret(state: State, action: int) -> None:
    """O6, O13: seats choose clockwise from the roller; all choices take effect after the last one."""
    state.chosen[state.turn] = action
    state.turn = clockwise(state.turn, 1, state.players)
    if state.turn != state.roller:
        return
    if state.phase == HOLD:
        for seat in range(state.players):
            hold(state, seat, state.chosen[seat] - HOLD_THREE)
        state.phase = OPEN
    else:
        for seat in range(state.players):
            if state.chosen[seat] != PASS:
                use(state, seat, state.chosen[seat] - MARK_CARD)
        state.phase = OVER if somebody_has_four(state) else DRAW  # O10: no more cards are drawn
    for seat in range(state.players):
        state.chosen[seat] = NONE


@compiled
def hold(state: State, seat: int, number: int) -> None:
    """O13: the other two cards return to the deck."""
    for index in range(HAND):
        state.deck[state.hand[seat, index]] = 1
        state.hand[seat, index] = NONE
    for index in range(3):
        card = HOLD_CARDS[number, index]
        state.deck[card] = 0
        state.hand[seat, index] = card
    state.hand_size[seat] = 3
    state.deck_size += HAND - 3


@compiled
def use(state: State, seat: int, card: int) -> None:
    """O7: cross off all colours that fit. O8: score a card with enough full rows."""
    for colour in range(6):
        if fits(state, card, colour):
            state.marks[card, colour] += state.dice[colour]
    rows, boxes, suns = full_rows(state, card)
    if rows >= ROWS_TO_SCORE:
        index = state.scored_size[seat]
        state.scored[seat, index] = card
        state.points[seat, index] = finished_points(boxes, suns)
        state.scored_size[seat] += 1
        remove_from_hand(state, seat, card)


@compiled
def somebody_has_four(state: State) -> bool:
    for seat in range(state.players):
        if state.scored_size[seat] == CARDS_TO_END:
            return True
    return False


@compiled
def replace_next(state: State) -> None:
    """O9, O14: clockwise from the roller, the next seat that lacks a card gets one; if none does, pass the dice."""
    for step in range(state.players):
        seat = clockwise(state.roller, step, state.players)
        if state.hand_size[seat] < (3 if state.draft else 2):
            state.turn = seat
            state.phase = TAKE if state.draft else DRAW
            return
    pass_dice(state)


@compiled
def take(state: State, card: int) -> None:
    """O14: the display is refilled at once."""
    state.display[card] = 0
    state.display_size -= 1
    add_to_hand(state, state.turn, card)
    state.turn = state.roller
    state.phase = OPEN


@compiled
def pass_dice(state: State) -> None:
    """O9: the next seat becomes the roller."""
    state.roller = clockwise(state.roller, 1, state.players)
    state.turn = state.roller
    state.rolls_left = REROLLS
    state.dice_size = 0
    for colour in range(6):
        state.dice[colour] = 0
    state.phase = ROLL
