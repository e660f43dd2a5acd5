"""Heuristics for bots: the value of a mark, the expected value of a reroll, the chance to win."""

import math

import numpy as np

from stol.games.onecard.components import CARDS, CARDS_TO_END, HOLD_CARDS, KEEP_STEP, REROLLS
from stol.games.onecard.expectation import FIRST, ONE_LESS, ROLL_DICE, expect, reroll
from stol.games.onecard.prospect import NO_DICE, is_finished, look_up, points, prospect, rows_after
from stol.games.onecard.rules import HOLD_THREE, KEEP, MARK_CARD, PASS, STOP, TAKE_CARD
from stol.games.onecard.scoring import ROWS_TO_SCORE, final, finished_points, full_rows
from stol.games.onecard.state import CHOOSE, MARK, OVER, SEATS, State
from stol.kernel.jit import allocating, compiled
from stol.kernel.layout import Array
from stol.kernel.rng import mixed
from stol.kernel.standing import standing

CROSSED = 2.0
"""Value of a crossed-off box besides points: the best of 0.03 to 8 in matches of greedy players."""

NEW_CARD = 0.3
"""Value of the card that replaces a scored one. This and the next three were tuned in matches, too."""
OTHERS = 0.8
"""Weight of what the other seats gain from a roll."""
HURRY = np.array([0.0, 0.0, 0.1, 0.5])
"""Weight of the full rows alone (O11) in the value of an unfinished card, by the most cards any seat has scored."""
LAST_CARD = 20.0
"""Value of ending the game (O10) as the winner."""

SPREAD = 15.0
"""Typical spread of final scores, in points."""
PER_POINT = np.array([0.13, 0.13, 0.16, 0.21])
"""Weights of a logistic model of winning, by the most cards any seat has scored: per point …"""
PER_WORTH = np.array([0.16, 0.18, 0.24, 0.23])
"""… per point of the estimated value of unfinished cards …"""
PER_FULL_BOX = np.array([0.0, 0.02, 0.02, 0.11])
"""… per box in their full rows (O11) …"""
PER_CARD = np.array([0.0, 1.3, 1.8, 1.7])
"""… and per scored card. Fitted to 4000 games."""


@allocating
def gain(state: State, moves: Array, count: int, worths: Array) -> None:
    """The change in the seat's points by each move, if the game ended after it (O8, O11).

    For a reroll: the expected change if it is the last reroll.
    """
    if state.phase == CHOOSE:
        values = np.empty(len(ONE_LESS))
        for roll in range(len(ROLL_DICE)):
            values[FIRST + roll] = best_gain(state, ROLL_DICE[roll])
        expect(values)
        weigh_dice(moves, count, worths, values, best_gain(state, state.dice))
    elif state.phase == MARK:
        for index in range(count):
            worths[index] = 0.0 if moves[index] == PASS else mark_gain(state, moves[index] - MARK_CARD, state.dice)
    else:
        weigh_cards(state, moves, count, worths)


@compiled
def best_gain(state: State, dice: Array) -> float:
    """The gain of the best card to mark with these dice; 0 for passing."""
    best = 0.0
    for place in range(state.hand_size[state.turn]):
        best = max(best, mark_gain(state, state.hand[state.turn, place], dice))
    return best


@compiled
def mark_gain(state: State, card: int, dice: Array) -> float:
    """The gain of marking a card with these dice."""
    _, before, _ = full_rows(state, card)
    rows, boxes, suns, crossed = 0, 0, 0, 0
    for colour in range(6):
        free = int(state.boxes[card, colour] - state.marks[card, colour])
        fallen = int(dice[colour])
        crossed += fallen if fallen <= free else 0  # O7
        if state.boxes[card, colour] > 0 and (fallen == free or free == 0):
            rows += 1
            boxes += int(state.boxes[card, colour])
            suns += int(state.suns[card, colour])
    after = finished_points(boxes, suns) if rows >= ROWS_TO_SCORE else boxes
    return after - before + CROSSED * crossed


@compiled
def weigh_dice(moves: Array, count: int, worths: Array, values: Array, stop: float) -> None:
    for index in range(count):
        worths[index] = stop if moves[index] == STOP else values[moves[index] - KEEP]


@compiled
def weigh_cards(state: State, moves: Array, count: int, worths: Array) -> None:
    """The estimated values of the cards that a move holds or takes (O13, O14)."""
    for index in range(count):
        if moves[index] < HOLD_THREE:
            worths[index] = card_prospect(state, moves[index] - TAKE_CARD)
        else:
            worths[index] = 0.0
            for place in range(3):
                worths[index] += card_prospect(state, HOLD_CARDS[moves[index] - HOLD_THREE, place])


@allocating
def card_prospect(state: State, card: int) -> float:
    """The estimated value of an unfinished card."""
    promise, full = np.empty((6, 6)), np.empty((6, 6), np.int64)
    look_up(state, card, promise, full)
    return prospect(promise, NO_DICE)


@allocating
def judge(state: State, moves: Array, count: int, worths: Array) -> None:
    """The change in the estimated value of the seat's cards by each move; for rolls, minus what the others gain."""
    if state.phase == CHOOSE:
        values = np.zeros(len(ONE_LESS))
        for seat in range(state.players):
            add_best_marks(state, seat, 1.0 if seat == state.turn else -OTHERS / (state.players - 1), values)
        stop = values[dice_number(state)]
        expect(values)
        if state.rolls_left == REROLLS:
            reroll(values)
        weigh_dice(moves, count, worths, values, stop)
    elif state.phase == MARK:
        for index in range(count):
            worths[index] = 0.0 if moves[index] == PASS else mark_worth(state, moves[index] - MARK_CARD)
    else:
        weigh_cards(state, moves, count, worths)


@compiled
def dice_number(state: State) -> int:
    """The number of the dice on the table as a multiset."""
    number, size = 0, 0
    for colour in range(6):
        for _ in range(state.dice[colour]):
            number += KEEP_STEP[size, colour]
            size += 1
    return number


@allocating
def add_best_marks(state: State, seat: int, share: float, values: Array) -> None:
    """Add to the value of every roll `share` times the seat's best gain with it; passing gains 0 (O6)."""
    best = np.zeros(len(ROLL_DICE))
    promise, full = np.empty((6, 6)), np.empty((6, 6), np.int64)
    hurry, lead = HURRY[most_scored(state)], lead_of(state, seat)
    is_last = state.scored_size[seat] + 1 == CARDS_TO_END
    for place in range(state.hand_size[seat]):
        look_up(state, state.hand[seat, place], promise, full)
        before = worth_after(promise, full, NO_DICE, hurry, lead, is_last)
        for roll in range(len(ROLL_DICE)):
            after = worth_after(promise, full, ROLL_DICE[roll], hurry, lead, is_last)
            best[roll] = max(best[roll], after - before)
    for roll in range(len(ROLL_DICE)):
        values[FIRST + roll] += share * best[roll]


@allocating
def mark_worth(state: State, card: int) -> float:
    """The change in a card's estimated value by marking it."""
    promise, full = np.empty((6, 6)), np.empty((6, 6), np.int64)
    hurry, lead = HURRY[most_scored(state)], lead_of(state, state.turn)
    is_last = state.scored_size[state.turn] + 1 == CARDS_TO_END
    look_up(state, card, promise, full)
    before = worth_after(promise, full, NO_DICE, hurry, lead, is_last)
    return worth_after(promise, full, state.dice, hurry, lead, is_last) - before


@compiled
def worth_after(promise: Array, full: Array, dice: Array, hurry: float, lead: float, is_last: bool) -> float:  # noqa: FBT001 - compiled inner loop
    """The estimated value of a card to its seat after a roll."""
    rows = rows_after(full, dice)
    if not is_finished(rows):
        return (1 - hurry) * prospect(promise, dice) + hurry * points(rows)
    if not is_last:
        return points(rows) + (1 - hurry) * NEW_CARD
    ahead = lead + points(rows) - points(rows_after(full, NO_DICE))
    return LAST_CARD * ahead / (1 + abs(ahead))


@compiled
def most_scored(state: State) -> int:
    """The most cards that any seat has scored."""
    most = 0
    for seat in range(state.players):
        most = max(most, int(state.scored_size[seat]))
    return most


@allocating
def lead_of(state: State, seat: int) -> int:
    """A seat's points minus the best of the others', if the game ended now."""
    scores, ranks = np.zeros(SEATS, np.int32), np.zeros(SEATS, np.int32)
    final(state, scores, ranks)
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, scores[other])
    return int(scores[seat]) - best


@allocating
def outlook(state: State, values: Array) -> None:
    """The result if the game is over; otherwise each seat's estimated chance to finish ahead of the others."""
    if state.phase == OVER:
        scores, ranks = np.zeros(SEATS, np.int32), np.zeros(SEATS, np.int32)
        final(state, scores, ranks)
        standing(scores, ranks, state.players, SPREAD, values)
        return
    odds = np.empty(SEATS)
    for seat in range(state.players):
        odds[seat] = log_odds(state, seat)
    for seat in range(state.players):
        total = 0.0
        for other in range(state.players):
            if other != seat:
                total += 1 / (1 + math.exp(odds[other] - odds[seat]))
        values[seat] = total / (state.players - 1)


@compiled
def log_odds(state: State, seat: int) -> float:
    """The logarithm of a seat's odds to win, up to a constant common to all seats."""
    most = most_scored(state)
    total = PER_CARD[most] * state.scored_size[seat]
    for index in range(state.scored_size[seat]):
        total += PER_POINT[most] * state.points[seat, index]
    for place in range(state.hand_size[seat]):
        _, boxes, _ = full_rows(state, state.hand[seat, place])
        total += PER_WORTH[most] * card_prospect(state, state.hand[seat, place]) + PER_FULL_BOX[most] * boxes
    return float(total)


@compiled
def playout_horizon(state: State) -> int:
    """The roller: playouts stop after the round (O9), since longer ones would only add the luck of the dice."""
    return int(state.roller)


@compiled
def tree_key(state: State) -> int:
    """A hash of all marks and the roller."""
    number = int(state.roller)
    for card in range(CARDS):
        for colour in range(6):
            number = mixed(number, state.marks[card, colour])
    return number
