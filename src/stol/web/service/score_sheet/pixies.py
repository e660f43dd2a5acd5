"""The score sheet of Pixies: nine cells for each player and round. One asks only which card of a value lies there."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from stol.errors import Reason
from stol.games.pixies.components import BASIC_CARDS, NAMES, NUMBER, VALUE
from stol.games.pixies.score_table import TypedCell
from stol.games.pixies.state import CELLS, ROUNDS
from stol.games.view import View
from stol.web.service.score_sheet.entry import BadEntry, Fields, bad_entry, is_whole
from stol.web.service.score_sheet.sheet import PartyScore, Scored, Sheet, base_view, count, no_shared_entry

UNKNOWN, EMPTY, DOWN = "", "-", "/"
"""What is entered of a cell: nothing yet, no card, a card face down; before the last, the name of a card on it."""
Area: TypeAlias = tuple[str, ...]
NINE_UNKNOWN: Final[Area] = (UNKNOWN,) * CELLS

change_shared = no_shared_entry


class PixiesPart(Struct, frozen=True):
    """The cells of a player, by round."""

    rounds: tuple[Area, ...] = (NINE_UNKNOWN,) * ROUNDS


def blank() -> str:
    return encode(PixiesPart())


def encode(part: PixiesPart) -> str:
    return msgspec.json.encode(part).decode()


def areas(sheet: Sheet, round_number: int) -> list[Area]:
    """The cells of all players in a round."""
    return [msgspec.json.decode(part.content, type=PixiesPart).rounds[round_number - 1] for part in sheet.parts]


def face_up(cell: str) -> str | None:
    """The name of the card that lies face up."""
    return cell.removesuffix(DOWN) or None if cell not in {UNKNOWN, EMPTY} else None


def deck(sheet: Sheet) -> list[str]:
    """The cards that are played with."""
    return NAMES if sheet.plan.options.get("flower_power") else NAMES[:BASIC_CARDS]


def cards_of(sheet: Sheet, cell: int) -> list[str]:
    """The cards that can lie face up on a cell, 0 to 8."""
    return [name for name in deck(sheet) if VALUE[NUMBER[name]] == cell + 1]


def used(sheet: Sheet, round_number: int) -> dict[str, int]:
    """The cards that lie face up in a round, each with its player."""
    laid = enumerate(areas(sheet, round_number))
    return {card: party for party, area in laid for cell in area if (card := face_up(cell))}


def next_cell(area: Area, after: int = CELLS - 1) -> int | None:
    """The next cell, 0 to 8, of which nothing is entered; None if all are."""
    return next((cell % CELLS for cell in range(after + 1, after + 1 + CELLS) if area[cell % CELLS] == UNKNOWN), None)


def change(sheet: Sheet, party: int, words: list[str], _fields: Fields) -> str:
    """`up 2 b6+1`, `down 2 6`, `empty 2 6`, `seal 2 6`, `clear 2 6`: what is done, the round, a card or a cell."""
    match words:
        case ["up", number, card] if card in deck(sheet) and is_whole(number, 1, ROUNDS):
            cell = int(VALUE[NUMBER[card]]) - 1
        case ["down" | "empty" | "seal" | "clear", number, place] if is_whole(number, 1, ROUNDS) and is_whole(
            place, 1, CELLS
        ):
            card, cell = "", int(place) - 1
        case _:
            raise bad_entry(" ".join(words))
    part = msgspec.json.decode(sheet.parts[party].content, type=PixiesPart)
    round_number, area = int(number), [*part.rounds[int(number) - 1]]
    if card and used(sheet, round_number).get(card, party) != party:
        raise BadEntry(Reason("score-wrong-used", {"card": card}))
    area[cell] = changed_cell(area[cell], words[0], card)
    rounds = (*part.rounds[: round_number - 1], tuple(area), *part.rounds[round_number:])
    return encode(PixiesPart(rounds))


def changed_cell(old: str, done: str, card: str) -> str:
    up = face_up(old)
    match done:
        case "up":
            return card + DOWN if up and old.endswith(DOWN) else card
        case "down":
            return DOWN
        case "empty":
            return EMPTY
        case "seal" if up:
            return up if old.endswith(DOWN) else up + DOWN
        case "clear":
            return UNKNOWN
    return old


def score_table(sheet: Sheet, round_number: int) -> dict[str, object]:
    """A round as `stol.score` takes it."""
    areas_typed = [[typed_cell(cell) for cell in area] for area in areas(sheet, round_number)]
    return {"game": "pixies", "options": sheet.plan.options, "round": round_number, "areas": areas_typed}


def typed_cell(cell: str) -> TypedCell:
    return {"up": face_up(cell), "down": True if cell.endswith(DOWN) else None}


def round_scores(sheet: Sheet, round_number: int) -> Scored:
    return count(score_table(sheet, round_number))


def scores(sheet: Sheet) -> list[PartyScore]:
    rounds = [round_scores(sheet, number).items for number in range(1, ROUNDS + 1)]
    totals = [sum(int(items[party]["total"]) for items in rounds) for party in range(len(sheet.parts))]
    return [PartyScore(total, (total,), is_entered(sheet, party)) for party, total in enumerate(totals)]


def is_entered(sheet: Sheet, party: int) -> bool:
    return sheet.parts[party].content != blank()


def problem(sheet: Sheet) -> Reason | None:
    found = (round_scores(sheet, number).problem for number in range(1, ROUNDS + 1))
    return next((problem for problem in found if problem), None)


def round_now(sheet: Sheet) -> int:
    """The first round of which something is still to be entered; the last if there is none."""
    unfinished = (number for number in range(1, ROUNDS + 1) if any(UNKNOWN in area for area in areas(sheet, number)))
    return next(unfinished, ROUNDS)


def is_complete(sheet: Sheet) -> bool:
    return not any(UNKNOWN in area for number in range(1, ROUNDS + 1) for area in areas(sheet, number))


def view(sheet: Sheet, round_number: int) -> View | None:
    """The round as if it had just ended. Unknown cards face down are any that lie nowhere else."""
    if round_scores(sheet, round_number).problem:
        return None
    laid = [[typed_cell(cell) for cell in area] for area in areas(sheet, round_number)]
    spare = [name for name in deck(sheet) if name not in used(sheet, round_number)]
    if sum(bool(cell["down"]) for area in laid for cell in area) > len(spare):
        return None
    shown = [[{"up": cell["up"], "down": spare.pop() if cell["down"] else None} for cell in area] for area in laid]
    rounds = [list(round_scores(sheet, number).items) for number in range(1, round_number + 1)]
    return base_view(sheet) | {
        "result": None, "round": round_number, "first": None, "market": [], "unseen": [], "areas": shown,
        "rounds": rounds,
    }  # fmt: skip
