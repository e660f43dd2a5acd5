"""Score typed-in cards as if the game ended now (O8, O11)."""

from collections.abc import Mapping
from typing import NotRequired, TypedDict

from stol.errors import Argument, Path
from stol.games.onecard.components import CARDS_TO_END, COLOURS, NAMES, NUMBER
from stol.games.onecard.options import OnecardChoice, Options
from stol.games.onecard.scoring import ROWS_TO_SCORE, finished_points, full_rows
from stol.games.onecard.state import State, start
from stol.games.onecard.view import PlacedCard, ScoredCard
from stol.games.validate import BySeat, Source, UniquePieces
from stol.games.view import BaseScoreTable


class FinishedCard(PlacedCard):
    """A typed-in scored card: the points may be left out, as they follow from the marks."""

    points: NotRequired[int]


class OnecardScoreTable(BaseScoreTable):
    options: NotRequired[OnecardChoice]
    hands: BySeat[list[PlacedCard]]
    scored: BySeat[list[FinishedCard]]


class ScoreItems(TypedDict):
    scored: int
    unfinished: int
    total: int


def score(table: OnecardScoreTable, options: Options, source: Source, strict: bool) -> list[ScoreItems]:  # noqa: FBT001 - the signature of `Definition.score`
    hands, scored = table["hands"], table["scored"]
    if len(hands) != len(scored):
        raise source.refused("onecard-seats", ("hands",), count=len(hands), others=len(scored))
    state: State = start(options, 2)
    used = UniquePieces(source) if strict else None
    return [score_seat(state, seat, hands[seat], scored[seat], used) for seat in range(len(hands))]


def score_seat(
    state: State, seat: int, hand: list[PlacedCard], scored: list[FinishedCard], used: UniquePieces | None
) -> ScoreItems:
    if used and len(scored) > CARDS_TO_END:
        raise used.source.refused("onecard-many-scored", ("scored", seat), ("O10",), count=len(scored))
    points = sum(score_finished(state, card, ("scored", seat, index), used) for index, card in enumerate(scored))
    more = sum(score_unfinished(state, card, ("hands", seat, index), used) for index, card in enumerate(hand))
    return {"scored": points, "unfinished": more, "total": points + more}


def score_finished(state: State, typed: FinishedCard | ScoredCard, path: Path, used: UniquePieces | None) -> int:
    card = place_card(state, typed, path, used)
    rows, boxes, suns = full_rows(state, card)
    points = int(finished_points(boxes, suns))
    if used and rows < ROWS_TO_SCORE:
        raise used.source.refused("onecard-few-rows", path, ("O8",), card=NAMES[card], count=int(rows))
    if used and typed.get("points", points) != points:
        value = str(typed["points"])
        raise used.source.refused("onecard-points", path, ("O8",), card=NAMES[card], right=points, value=value)
    return points


def score_unfinished(state: State, typed: PlacedCard, path: Path, used: UniquePieces | None) -> int:
    card = place_card(state, typed, path, used)
    rows, boxes, _ = full_rows(state, card)
    if used and rows >= ROWS_TO_SCORE:
        raise used.source.refused("onecard-full-rows", path, ("O8",), card=NAMES[card], count=int(rows))
    return int(boxes)


def place_card(state: State, typed: PlacedCard, path: Path, used: UniquePieces | None) -> int:
    """Write a card's marks into the state; return the card's number. With `used`, refuse impossible marks."""
    name, marks = typed["card"], typed["marks"]
    card = NUMBER[name]
    boxes = {letter: count for letter, count in zip(COLOURS, state.boxes[card].tolist(), strict=True) if count}
    if used:
        used.put(name, path)
        check_rows(name, marks, boxes, path, used.source)
    for colour, letter in enumerate(COLOURS):
        state.marks[card, colour] = min(max(marks.get(letter, 0), 0), boxes.get(letter, 0))
    return card


def check_rows(name: str, marks: Mapping[str, int], boxes: Mapping[str, int], path: Path, source: Source) -> None:
    """Refuse marks in a row that the card does not have, or more marks than boxes."""
    named: dict[str, Argument]
    for letter, count in marks.items():
        if letter not in boxes:
            message, named = "onecard-no-row", {"letter": letter, "letters": tuple(boxes)}
        elif not 0 <= count <= boxes[letter]:
            message, named = "onecard-boxes", {"colour": letter, "boxes": boxes[letter], "count": count}
        else:
            continue
        place = source.place(*path)
        raise source.refused(message, (*path, "marks", letter), ("O2",), place=place, card=name, **named)
