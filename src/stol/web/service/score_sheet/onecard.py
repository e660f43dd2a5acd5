"""The score sheet of Everything on 1 Card: each player's cards, with the boxes that are crossed off."""

import msgspec
from msgspec import Struct

from stol.errors import Reason
from stol.games.onecard.analysis import Deck, Rows, printed_rows
from stol.games.onecard.components import HELD, IN_PLAY, NAMES
from stol.games.onecard.scoring import ROWS_TO_SCORE
from stol.games.onecard.view import PlacedCard
from stol.games.view import View
from stol.web.service.score_sheet.entry import BadEntry, Fields, bad_entry, is_whole
from stol.web.service.score_sheet.sheet import PartyScore, Scored, Sheet, base_view, count, no_shared_entry

change_shared = no_shared_entry


class MarkedCard(Struct, frozen=True):
    card: str
    marks: dict[str, int]
    """Crossed-off boxes by colour, for all rows of the card."""


class OnecardPart(Struct, frozen=True):
    cards: tuple[MarkedCard, ...] = ()


def blank() -> str:
    return encode(())


def encode(cards: tuple[MarkedCard, ...]) -> str:
    return msgspec.json.encode(OnecardPart(cards)).decode()


def cards(sheet: Sheet, party: int) -> tuple[MarkedCard, ...]:
    return msgspec.json.decode(sheet.parts[party].content, type=OnecardPart).cards


def rows(sheet: Sheet) -> dict[str, Rows]:
    """The rows of every card: of our deck, or of one that was typed in."""
    lines = sheet.plan.options.get("deck")
    deck: Deck = tuple(lines) if lines else None
    return printed_rows(deck)


def used(sheet: Sheet) -> dict[str, int]:
    """The cards that somebody has, each with the player."""
    return {card.card: party for party in range(len(sheet.parts)) for card in cards(sheet, party)}


def full_rows(sheet: Sheet, card: MarkedCard) -> int:
    return sum(card.marks[row.colour] == row.boxes for row in rows(sheet)[card.card])


def is_scored(sheet: Sheet, card: MarkedCard) -> bool:
    """O8: a card with three full rows is scored at once."""
    return full_rows(sheet, card) >= ROWS_TO_SCORE


def hand_limit(sheet: Sheet) -> int:
    """How many unfinished cards a player has at most (O4, O13)."""
    return HELD if sheet.plan.options.get("draft") else IN_PLAY


def may_add(sheet: Sheet, party: int) -> bool:
    return sum(not is_scored(sheet, card) for card in cards(sheet, party)) < hand_limit(sheet)


def change(sheet: Sheet, party: int, words: list[str], _fields: Fields) -> str:
    """`add 03`, `remove 03`, `mark 03 r 4`: so many boxes of the row are crossed off."""
    own = {card.card: card for card in cards(sheet, party)}
    match words:
        case ["add", name] if name in NAMES:
            check_new(sheet, party, name)
            own[name] = MarkedCard(name, {row.colour: 0 for row in rows(sheet)[name]})
        case ["remove", name] if name in own:
            del own[name]
        case ["mark", name, letter, number] if name in own and letter in own[name].marks:
            boxes = next(row.boxes for row in rows(sheet)[name] if row.colour == letter)
            if not is_whole(number, 0, boxes):
                raise bad_entry(" ".join(words))
            own[name] = MarkedCard(name, {**own[name].marks, letter: int(number)})
        case _:
            raise bad_entry(" ".join(words))
    return encode(tuple(own.values()))


def check_new(sheet: Sheet, party: int, name: str) -> None:
    if name in used(sheet):
        raise BadEntry(Reason("score-wrong-used", {"card": name}))
    if not may_add(sheet, party):
        raise BadEntry(Reason("score-wrong-hand", {"count": hand_limit(sheet)}, ("O4", "O13")))


def score_table(sheet: Sheet) -> dict[str, object]:
    """The cards as `stol.score` takes them."""
    return {"game": "onecard", "options": sheet.plan.options, **laid_cards(sheet)}


def laid_cards(sheet: Sheet) -> dict[str, list[list[PlacedCard]]]:
    laid: dict[str, list[list[PlacedCard]]] = {"hands": [], "scored": []}
    for party in range(len(sheet.parts)):
        own = cards(sheet, party)
        for name, scored in (("hands", False), ("scored", True)):
            laid[name].append(
                [{"card": card.card, "marks": card.marks} for card in own if is_scored(sheet, card) == scored]
            )
    return laid


def card_scores(sheet: Sheet) -> Scored:
    return count(score_table(sheet))


def scores(sheet: Sheet) -> list[PartyScore]:
    totals = [int(items["total"]) for items in card_scores(sheet).items]
    return [PartyScore(total, (total,), bool(cards(sheet, party))) for party, total in enumerate(totals)]


def problem(sheet: Sheet) -> Reason | None:
    return card_scores(sheet).problem


def view(sheet: Sheet, _round_number: int) -> View | None:
    return base_view(sheet) | {"phase": "over", **laid_cards(sheet)}
