"""Build a state from a view. Only the secret choices of the other seats are hidden (O6, O13)."""

from collections.abc import Sequence

import numpy as np

from stol.errors import Argument, IllegalMove, Path, Reason
from stol.games.onecard.components import COLOURS, DICE, DISPLAY, HAND, HELD, IN_PLAY, NUMBER
from stol.games.onecard.notation import read_move
from stol.games.onecard.options import Options
from stol.games.onecard.rules import MOST_MOVES, legal, somebody_has_four
from stol.games.onecard.score_table import place_card, score_finished
from stol.games.onecard.state import CHOOSE, DEAL, DRAW, HOLD, MARK, OPEN, OVER, ROLL, TAKE, State, start
from stol.games.onecard.view import PHASES, OnecardMoment
from stol.games.onecard.why import why
from stol.games.validate import Source, UniquePieces
from stol.text import quoted

DICE_LYING: dict[int, Sequence[int]] = {DEAL: (0,), HOLD: (0,), OPEN: (0, DICE), ROLL: range(DICE)}
"""Allowed numbers of dice on the table by phase; in all other phases it is five."""


def imagine(view: OnecardMoment, options: Options, source: Source) -> State:
    state = start(options, len(view["hands"]))
    state.ply = view["ply"]
    state.roller = view["roller"]
    state.rolls_left = view["rolls_left"]
    fill_dice(view["dice"], state, source)
    used = UniquePieces(source)
    fill_seats(view, state, used)
    for index, name in enumerate(view["display"]):
        used.put(name, ("display", index))
        state.display[NUMBER[name]] = 1
    state.display_size = len(view["display"])
    state.deck[[NUMBER[name] for name in used.paths]] = 0
    state.deck_size -= len(used.paths)
    state.phase = phase(view["phase"], state, source)
    check_sizes(state, source)
    state.turn = turn(view, state, source)
    fill_chosen(view["chosen"], state, source)
    return state


def fill_dice(dice: str, state: State, source: Source) -> None:
    if len(dice) > DICE or set(dice) - set(COLOURS):
        raise source.refused("onecard-dice-letters", ("dice",), ("O1",), most=DICE, colours=COLOURS, value=quoted(dice))
    state.dice[:] = [dice.count(letter) for letter in COLOURS]
    state.dice_size = len(dice)


def fill_seats(view: OnecardMoment, state: State, used: UniquePieces) -> None:
    for seat, hand in enumerate(view["hands"]):
        cards = [place_card(state, card, ("hands", seat, index), used) for index, card in enumerate(hand)]
        state.hand[seat, : len(cards)] = sorted(cards)
        state.hand_size[seat] = len(cards)
    for seat, scored in enumerate(view["scored"]):
        state.scored_size[seat] = len(scored)
        for index, card in enumerate(scored):
            state.points[seat, index] = score_finished(state, card, ("scored", seat, index), used)
            state.scored[seat, index] = NUMBER[card["card"]]


def phase(name: str, state: State, source: Source) -> int:
    words = [word for number, word in PHASES.items() if state.draft or number not in (HOLD, TAKE)]
    if name not in words:
        phases = tuple(dict.fromkeys(words))
        raise source.refused("onecard-phase", ("phase",), ("O13", "O14"), phases=phases, value=repr(name))
    if name != "deal":
        return next(number for number, word in PHASES.items() if word == name)
    if state.dice_size > 0:
        return OPEN if state.draft else DRAW
    # During set-up of a draft, all hands have three cards only after the choice (O13).
    return OPEN if state.draft and (state.hand_size[: state.players] == HELD).all() else DEAL


def check_sizes(state: State, source: Source) -> None:
    """Refuse numbers of cards or dice that are impossible in this phase."""
    setup = state.phase in (DEAL, HOLD)
    full = (HAND if setup else HELD) if state.draft else IN_PLAY
    least = full if state.phase in (HOLD, ROLL, CHOOSE, MARK) else 0
    for seat in range(state.players):
        check_size(int(state.hand_size[seat]), range(least, full + 1), ("hands", seat), source)
    check_size(int(state.dice_size), DICE_LYING.get(int(state.phase), (DICE,)), ("dice",), source)
    if setup or not state.draft:
        check_size(int(state.display_size), (0,), ("display",), source)
    else:
        lying = range(DISPLAY) if state.phase == OPEN else (DISPLAY,)
        check_size(int(state.display_size), lying, ("display",), source)
    if somebody_has_four(state) != (state.phase == OVER):
        raise source.refused("onecard-over", ("phase",), ("O10",))


def check_size(size: int, sizes: Sequence[int], path: Path, source: Source) -> None:
    if size not in sizes:
        right: Argument = sizes[0]
        for other in sizes[1:]:
            right = Reason("kind-or", {"one": right, "other": other})
        raise source.refused("onecard-count", path, ("O4", "O5", "O13", "O14"), right=right, count=size)


def turn(view: OnecardMoment, state: State, source: Source) -> int:
    """The seat that chooses or is dealt a card; otherwise the roller."""
    if isinstance(view["actor"], int):
        return view["actor"]
    if state.phase not in (DEAL, DRAW):
        return int(state.roller)
    full = HAND if state.draft else IN_PLAY
    lacking = [seat for seat in clockwise(state) if state.hand_size[seat] < full]
    if not lacking:
        raise source.refused("onecard-nobody-draws", ("phase",), ("O4", "O9"))
    return lacking[0]


def clockwise(state: State) -> list[int]:
    """All seats, clockwise from the roller."""
    return [(int(state.roller) + step) % int(state.players) for step in range(state.players)]


def fill_chosen(chosen: list[str | None], state: State, source: Source) -> None:
    """Fill in the choices of the seats before the seat to move (O6, O13), hidden ones too."""
    turn_seat, order = int(state.turn), clockwise(state)
    if state.phase in (HOLD, MARK):
        for seat in order[: order.index(turn_seat)]:
            state.turn = seat
            state.chosen[seat] = choice(state, chosen[seat], ("chosen", seat), source)
        state.turn = turn_seat


def choice(state: State, text: str | None, path: Path, source: Source) -> int:
    """The action of a choice; for a hidden choice, the first legal one."""
    moves = np.empty(MOST_MOVES, np.int32)
    possible = moves[: legal(state, moves)].tolist()
    if text is None:
        return int(possible[0])
    try:
        made = read_move(state, text)
    except IllegalMove as error:
        raise source.refused("onecard-no-choice", path, reason=error.reason) from None
    if made not in possible:
        raise source.refused("onecard-choice", path, move=text, reason=why(state, made))
    return made
