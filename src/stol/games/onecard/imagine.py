"""A state that a view fits. Only the secret choices of the others are hidden (O6, O13)."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from stol.errors import BadTable, IllegalMove
from stol.games.onecard.components import CARDS_TO_END, COLOURS, DICE, DISPLAY, HAND, NAMES, NUMBER, REROLLS
from stol.games.onecard.notation import read_move
from stol.games.onecard.options import Options
from stol.games.onecard.rules import MOST_MOVES, legal, somebody_has_four
from stol.games.onecard.sheet import lay, score_finished
from stol.games.onecard.state import CHOOSE, DEAL, DRAW, HOLD, MARK, OPEN, OVER, ROLL, TAKE, State, start
from stol.games.onecard.view import PHASES
from stol.games.onecard.why import why
from stol.games.typed import Once, by_seat, checked, given, part, whole
from stol.games.validate import Source
from stol.text import english

PLIES = range(2**31)

DICE_LYING: dict[int, Sequence[int]] = {DEAL: (0,), HOLD: (0,), OPEN: (0, DICE), ROLL: range(DICE)}
"""How many dice may lie on the table, by phase; in the others it is all of them."""


def imagine(view: Mapping[str, Any], options: Options, source: Source) -> State:
    players = source.seats or 0
    state = start(options, players)
    state.ply = whole(view, "ply", PLIES)
    state.roller = whole(view, "roller", range(players))
    state.rolls_left = whole(view, "rolls_left", range(REROLLS + 1))
    fill_dice(view, state)
    used = Once()
    fill_seats(view, state, used)
    fill_display(view, state, used)
    state.deck[[NUMBER[str(name)] for name in used.places]] = 0
    state.deck_size -= len(used.places)
    state.phase = phase(part(view, "phase", str, "the view"), state)
    check_sizes(state)
    state.turn = turn(view, state)
    fill_chosen(view, state)
    return state


def fill_dice(view: Mapping[str, Any], state: State) -> None:
    dice = part(view, "dice", str, "the view")
    if len(dice) > DICE or set(dice) - set(COLOURS):
        raise BadTable(f"'dice' of the view are up to {DICE} letters of {COLOURS}, not {dice!r} (O1)")
    state.dice[:] = [dice.count(letter) for letter in COLOURS]
    state.dice_size = len(dice)


def fill_seats(view: Mapping[str, Any], state: State, used: Once) -> None:
    players = int(state.players)
    for seat, hand in enumerate(by_seat(given(view, "hands"), players, "'hands' of the view")):
        cards = up_to(HAND, hand, f"hand {seat}")
        laid = [lay(state, checked(card, dict, place), place, used) for place, card in cards.items()]
        state.hand[seat, : len(laid)] = sorted(laid)
        state.hand_size[seat] = len(laid)
    for seat, scored in enumerate(by_seat(given(view, "scored"), players, "'scored' of the view")):
        cards = up_to(CARDS_TO_END, scored, f"scored {seat}")
        state.scored_size[seat] = len(cards)
        for index, (place, card) in enumerate(cards.items()):
            state.points[seat, index] = score_finished(state, card, place, used)
            state.scored[seat, index] = NUMBER[card["card"]]


def up_to(most: int, value: object, place: str) -> dict[str, Any]:
    """The cards of a list, each by its place."""
    cards = checked(value, list, place)
    if len(cards) > most:
        raise BadTable(f"{place} has at most {most} cards, not {len(cards)} (O10, O13, O14)")
    return {f"{place}, card {number}": card for number, card in enumerate(cards, 1)}


def fill_display(view: Mapping[str, Any], state: State, used: Once) -> None:
    cards = up_to(DISPLAY, given(view, "display"), "display")
    for place, name in cards.items():
        if checked(name, str, place) not in NUMBER:
            raise BadTable(f"{place}: there is no card {name!r}; cards are numbered 01 to {NAMES[-1]} (O3)")
        used.put(name, place)
        state.display[NUMBER[name]] = 1
    state.display_size = len(cards)


def phase(name: str, state: State) -> int:
    words = [word for number, word in PHASES.items() if state.draft or number not in (HOLD, TAKE)]
    if name not in words:
        raise BadTable(f"'phase' of the view is one of {', '.join(dict.fromkeys(words))}, not {name!r}")
    if name != "deal":
        return next(number for number, word in PHASES.items() if word == name)
    if state.dice_size > 0:
        return OPEN if state.draft else DRAW
    # In the set-up of the draft all have three cards only when they have chosen them (O13).
    return OPEN if state.draft and (state.hand_size[: state.players] == 3).all() else DEAL


def check_sizes(state: State) -> None:
    """Refuse what can't lie on the table in this phase."""
    setup = state.phase in (DEAL, HOLD)
    full = (HAND if setup else 3) if state.draft else 2  # O4, O13
    least = full if state.phase in (HOLD, ROLL, CHOOSE, MARK) else 0
    for seat in range(state.players):
        check_size(int(state.hand_size[seat]), range(least, full + 1), f"hand {seat}")
    check_size(int(state.dice_size), DICE_LYING.get(int(state.phase), (DICE,)), "'dice'")
    if setup or not state.draft:
        check_size(int(state.display_size), (0,), "'display'")
    else:
        check_size(int(state.display_size), range(DISPLAY) if state.phase == OPEN else (DISPLAY,), "'display'")
    if somebody_has_four(state) != (state.phase == OVER):
        raise BadTable("'phase' of the view is over just when somebody has scored a fourth card (O10)")


def check_size(size: int, sizes: Sequence[int], place: str) -> None:
    if size not in sizes:
        allowed = " or ".join(map(str, sizes))
        raise BadTable(f"{place} of the view: there are {allowed} in this phase, not {size} (O4, O5, O13, O14)")


def turn(view: Mapping[str, Any], state: State) -> int:
    """The seat that is asked or dealt to, or else the roller."""
    if isinstance(given(view, "actor"), int):
        return whole(view, "actor", range(state.players))
    if state.phase not in (DEAL, DRAW):
        return int(state.roller)
    full = HAND if state.draft else 2
    lacking = [seat for seat in clockwise(state) if state.hand_size[seat] < full]
    if not lacking:
        raise BadTable("'phase' of the view is deal, but no hand lacks a card (O4, O9)")
    return lacking[0]


def clockwise(state: State) -> list[int]:
    """The seats from the roller on."""
    return [(int(state.roller) + step) % int(state.players) for step in range(state.players)]


def fill_chosen(view: Mapping[str, Any], state: State) -> None:
    """Who was asked before the turn's seat has chosen (O6, O13); of a hidden choice only that is known."""
    chosen = by_seat(given(view, "chosen"), int(state.players), "'chosen' of the view")
    asked, order = int(state.turn), clockwise(state)
    if state.phase in (HOLD, MARK):
        for seat in order[: order.index(asked)]:
            state.turn = seat
            state.chosen[seat] = choice(state, chosen[seat], f"'chosen' of seat {seat}")
        state.turn = asked


def choice(state: State, text: object, place: str) -> int:
    """The choice that was made, or the first legal one if it is hidden."""
    moves = np.empty(MOST_MOVES, np.int32)
    possible = moves[: legal(state, moves)].tolist()
    if text is None:
        return int(possible[0])
    try:
        made = read_move(state, checked(text, str, place))
    except IllegalMove as error:
        raise BadTable(f"{place}: {error}") from None
    if made not in possible:
        raise BadTable(f"{place}: {text}: {english(why(state, made))}")
    return made
