"""Points of cards typed in, as if the game ended now (O8, O11)."""

from collections.abc import Mapping
from typing import Any

from stol.errors import BadTable
from stol.games.onecard.components import CARDS_TO_END, COLOURS, NAMES, NUMBER
from stol.games.onecard.options import Options
from stol.games.onecard.scoring import ROWS_TO_SCORE, finished, full_rows
from stol.games.onecard.state import State, start
from stol.games.typed import Once, checked, part
from stol.games.validate import Source


def score(table: Mapping[str, Any], options: Options, _source: Source, strict: bool) -> list[dict[str, Any]]:  # noqa: FBT001 - as the contract has it
    hands, scored = part(table, "hands", list), part(table, "scored", list)
    if len(hands) != len(scored):
        raise BadTable(f"'hands' has {len(hands)} seats, but 'scored' has {len(scored)}")
    state: State = start(options, 2)
    used = Once() if strict else None
    return [score_seat(state, seat, hands[seat], scored[seat], used) for seat in range(len(hands))]


def score_seat(state: State, seat: int, hand: object, scored: object, used: Once | None) -> dict[str, Any]:
    done, left = f"scored {seat}", f"hand {seat}"
    cards = checked(scored, list, done)
    if used and len(cards) > CARDS_TO_END:
        raise BadTable(f"{done} has {len(cards)} cards, but the game ends with the fourth (O10)")
    points = sum(score_finished(state, card, f"{done}, card {place}", used) for place, card in enumerate(cards, 1))
    more = sum(
        score_unfinished(state, card, f"{left}, card {place}", used)
        for place, card in enumerate(checked(hand, list, left), 1)
    )
    return {"scored": points, "unfinished": more, "total": points + more}


def score_finished(state: State, typed: object, place: str, used: Once | None) -> int:
    lying = checked(typed, dict, place)
    card = lay(state, lying, place, used)
    rows, boxes, suns = full_rows(state, card)
    points = int(finished(boxes, suns))
    if used and rows < ROWS_TO_SCORE:
        raise BadTable(f"{place}: {NAMES[card]} has {rows} full rows, but a card is scored with 3 or more (O8)")
    if used and "points" in lying and checked(lying["points"], int, f"'points' of {place}") != points:
        raise BadTable(f"{place}: {NAMES[card]} with these marks gives {points} points, not {lying['points']} (O8)")
    return points


def score_unfinished(state: State, typed: object, place: str, used: Once | None) -> int:
    card = lay(state, checked(typed, dict, place), place, used)
    rows, boxes, _ = full_rows(state, card)
    if used and rows >= ROWS_TO_SCORE:
        raise BadTable(f"{place}: {NAMES[card]} has {rows} full rows, so it has been scored and left play (O8)")
    return int(boxes)


def lay(state: State, lying: dict[str, Any], place: str, used: Once | None) -> int:
    """Put a card with its marks on the table; which."""
    name = part(lying, "card", str, place)
    if name not in NUMBER:
        raise BadTable(f"{place}: there is no card {name!r}; cards are numbered 01 to {NAMES[-1]} (O3)")
    if used:
        used.put(name, place)
    card = NUMBER[name]
    boxes = {letter: count for letter, count in zip(COLOURS, state.boxes[card].tolist(), strict=True) if count}
    marks = part(lying, "marks", dict, place)
    for letter, count in marks.items():
        check_row(letter, checked(count, int, f"{place}, colour {letter}"), boxes, f"{place}: {name}", used)
    for colour, letter in enumerate(COLOURS):
        state.marks[card, colour] = min(max(marks.get(letter, 0), 0), boxes.get(letter, 0))
    return card


def check_row(letter: str, count: int, boxes: dict[str, int], place: str, used: Once | None) -> None:
    if used and letter not in boxes:
        raise BadTable(f"{place} has no row of colour {letter!r}; its rows are {', '.join(boxes)} (O2)")
    if used and not 0 <= count <= boxes[letter]:
        raise BadTable(f"{place} has {boxes[letter]} boxes of colour {letter}, so {count} can't be crossed off (O2)")
