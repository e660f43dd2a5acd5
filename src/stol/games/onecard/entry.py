"""A table typed in, half played: what can be worked out of it. All lies open but secret choices (O6, O13)."""

from collections.abc import Mapping
from random import Random
from typing import Any

from stol.errors import BadTable
from stol.games.onecard.components import CARDS_TO_END, DICE, HAND, REROLLS
from stol.games.onecard.options import Options
from stol.games.onecard.sheet import score_unfinished
from stol.games.onecard.state import State, start
from stol.games.typed import Once, by_seat, checked, given, part, whole
from stol.games.validate import Source

Cards = list[dict[str, Any]]


def complete(table: Mapping[str, Any], options: Options, source: Source, _luck: Random) -> dict[str, Any]:
    """The view of a table before the first roll of a round, with all dice on the table, or when cards are chosen."""
    players = source.seats or 0
    hands = read_seats(given(table, "hands", "the table"), players, "hand")
    scored = read_seats(table.get("scored", [[]] * players), players, "scored")
    check_cards(hands, scored, options, players)
    if any(by_seat(table.get("chosen", [None] * players), players, "'chosen' of the table")):
        raise BadTable("'chosen' of the table: secret choices can't be typed in; go back to before the first (O6, O13)")
    dice = part(table, "dice", str) if "dice" in table else ""
    if len(dice) not in (0, DICE):
        raise BadTable(f"'dice' of the table are all {DICE}, or none before the first roll, not {len(dice)} (O5)")
    rolls_left = read_rolls_left(table, dice)
    phase = phase_of(table, options, [len(hand) for hand in hands], dice, rolls_left)
    roller = whole(table, "roller" if phase == "take" or "roller" in table else "turn", range(players), "the table")
    turn = turn_of(table, phase, roller, [len(hand) for hand in hands])
    return {
        "roller": roller,
        "dice": dice,
        "rolls_left": rolls_left,
        "phase": phase,
        "hands": hands,
        "scored": scored,
        "chosen": [None] * players,
        "display": table.get("display", []),
        "actor": "chance" if phase == "roll" else turn,
    }


def read_seats(value: object, players: int, place: str) -> list[Cards]:
    return [
        [read_card(card, f"{place} {seat}, card {number}") for number, card in enumerate(cards, 1)]
        for seat, cards in enumerate(
            checked(cards, list, f"{place} {seat}")
            for seat, cards in enumerate(by_seat(value, players, f"'{place}' of the table"))
        )
    ]


def read_card(card: object, place: str) -> dict[str, Any]:
    """With its marks; a card without any may be just its number."""
    return {"card": card, "marks": {}} if isinstance(card, str) else {"marks": {}} | checked(card, dict, place)


def check_cards(hands: list[Cards], scored: list[Cards], options: Options, players: int) -> None:
    """O8, O10: a card with three full rows is no longer in play, and the fourth one scored ends the game."""
    state: State = start(options, players)
    used = Once()
    for seat, hand in enumerate(hands):
        for number, card in enumerate(hand, 1):
            score_unfinished(state, card, f"hand {seat}, card {number}", used)
    for seat, cards in enumerate(scored):
        if len(cards) >= CARDS_TO_END:
            raise BadTable(f"scored {seat} has {len(cards)} cards: the game is over, and stol.score counts it (O10)")


def read_rolls_left(table: Mapping[str, Any], dice: str) -> int:
    """Rerolls; two before the first roll (O5)."""
    if not dice and table.get("rolls_left", REROLLS) != REROLLS:
        raise BadTable(f"'rolls_left' of the table is {REROLLS} while no dice lie, not {table['rolls_left']!r} (O5)")
    return whole(table, "rolls_left", range(REROLLS + 1), "the table") if dice else REROLLS


def phase_of(table: Mapping[str, Any], options: Options, sizes: list[int], dice: str, rolls_left: int) -> str:
    """Only whether the roller has stopped early has to be told, as the phase `mark`."""
    if options.draft and not dice and HAND in sizes:
        phase = "hold"
    elif options.draft and dice and min(sizes) < 3:
        phase = "take"
    elif not dice:
        phase = "roll"
    else:
        phase = "choose" if rolls_left and table.get("phase") != "mark" else "mark"
    if table.get("phase", phase) != phase:
        raise BadTable(f"'phase' of the table is {phase} as it lies, not {table['phase']!r} (O5, O6, O13, O14)")
    return phase


def turn_of(table: Mapping[str, Any], phase: str, roller: int, sizes: list[int]) -> int:
    """The roller, or who is next to take a card (O14)."""
    clockwise = [(roller + step) % len(sizes) for step in range(len(sizes))]
    seat = min(clockwise, key=lambda seat: sizes[seat] >= 3) if phase == "take" else roller
    if table.get("turn", seat) != seat:
        raise BadTable(f"'turn' of the table: it is that of seat {seat}, by the dice and the hands (O5, O14)")
    return seat
