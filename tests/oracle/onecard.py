"""Referee of Everything on 1 Card."""

import csv
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from oracle.referee import Moves, Verdict, after, finished, plays_to_the_end, ranked, unfinished

DECK = Path(__file__).parents[2] / "src" / "stol" / "games" / "onecard" / "data" / "onecard.csv"
COLOURS = "roygbp"  # O1


@dataclass(frozen=True)
class Row:
    boxes: int
    sun: bool


Card = dict[str, Row]  # by colour
Marks = dict[str, int]


@dataclass
class Table:
    players: int
    draft: bool
    cards: dict[str, Card]
    deck: set[str]
    hands: list[dict[str, Marks]]
    scored: list[list[dict[str, object]]]
    points: list[int]
    display: set[str] = field(default_factory=set)
    roller: int = 0
    dice: str = ""
    rolls_left: int = 2


def replay(players: int, options: Mapping[str, object], moves: list[str]) -> Verdict:
    cards = {line.split()[0]: read_card(line) for line in deck_lines(options["deck"])}
    assert len(cards) == 30  # O2
    table = Table(
        players=players,
        draft=options["draft"] is True,
        cards=cards,
        deck=set(cards),
        hands=[{} for _ in range(players)],
        scored=[[] for _ in range(players)],
        points=[0] * players,
    )
    over = plays_to_the_end(lambda texts: play(table, texts), moves)
    if not over:
        return unfinished(view(table))
    scores = [table.points[seat] + unfinished_points(table, seat) for seat in range(players)]
    return finished(scores, ranked([[score] for score in scores]), view(table))  # O11


def deck_lines(deck: object) -> list[str]:  # O3
    if deck is not None:
        assert isinstance(deck, list | tuple)
        return [str(line) for line in deck]
    with DECK.open(newline="") as file:
        return [
            " ".join([line["card"], *(colour[0] + row for colour, row in line.items() if row and colour != "card")])
            for line in csv.DictReader(file)
        ]


def read_card(line: str) -> Card:
    """Such as `01 o3s y2 g4s b5 p6`."""
    return {row[0]: Row(int(row[1]), sun=row.endswith("s")) for row in line.split()[1:]}


def view(table: Table) -> dict[str, object]:
    return {
        "roller": table.roller,
        "dice": table.dice,
        "rolls_left": table.rolls_left,
        "display": sorted(table.display),
        "hands": [[{"card": card, "marks": hand[card]} for card in sorted(hand)] for hand in table.hands],
        "scored": table.scored,
    }


def play(table: Table, moves: Moves) -> None:
    for hand in table.hands:
        for _ in range(5 if table.draft else 2):  # O4, O13
            add_to_hand(table, hand, draw(table, moves))
    if table.draft:
        hold(table, moves)
        for _ in range(3):  # O14
            table.display.add(draw(table, moves))
    while True:
        roll(table, moves)
        scorers = mark(table, moves)
        if any(len(scored) >= 4 for scored in table.scored):  # O10
            return
        for seat in scorers:
            replace(table, table.hands[seat], moves)
        pass_dice(table)


def draw(table: Table, moves: Moves) -> str:
    card = moves.next()
    assert card in table.deck, f"{card!r} is drawn, but not in the deck"
    table.deck.remove(card)
    return card


def add_to_hand(table: Table, hand: dict[str, Marks], card: str) -> None:
    hand[card] = dict.fromkeys(table.cards[card], 0)


def hold(table: Table, moves: Moves) -> None:
    """All choose, then all put back the others (O13)."""
    kept = [choose_three(hand, moves.next()) for hand in table.hands]
    for hand, three in zip(table.hands, kept, strict=True):
        for card in set(hand) - three:
            del hand[card]
            table.deck.add(card)


def choose_three(hand: dict[str, Marks], text: str) -> set[str]:
    three = set(after("hold ", text).split(","))
    assert len(three) == 3, f"{text!r}: three cards are kept"
    assert three <= set(hand), f"{text!r}: not all of them were dealt"
    return three


def roll(table: Table, moves: Moves) -> None:  # O5
    fall(table, moves)
    while table.rolls_left > 0:
        text = moves.next()
        if text == "stop":
            return
        keep(table, text)
        fall(table, moves)


def keep(table: Table, text: str) -> None:
    kept = after("keep ", text).removesuffix("-")
    assert len(kept) < 5, f"{text!r}: at least one die is rerolled"
    for colour in kept:
        assert kept.count(colour) <= table.dice.count(colour), f"{text!r}: the dice are {table.dice}"
    table.dice = kept
    table.rolls_left -= 1


def fall(table: Table, moves: Moves) -> None:
    while len(table.dice) < 5:
        colour = moves.next()
        assert colour in set(COLOURS), f"{colour!r} is no die's colour"
        table.dice = "".join(sorted(table.dice + colour, key=COLOURS.index))


def clockwise(table: Table) -> list[int]:
    return [(table.roller + step) % table.players for step in range(table.players)]


def mark(table: Table, moves: Moves) -> list[int]:
    """All choose, then all cross off (O6); the seats that scored a card, clockwise from the roller."""
    choices = {seat: choose_card(table, table.hands[seat], moves.next()) for seat in clockwise(table)}
    return [seat for seat, card in choices.items() if card is not None and use_card(table, seat, card)]


def choose_card(table: Table, hand: dict[str, Marks], text: str) -> str | None:
    if text == "pass":
        return None
    card = after("mark ", text)
    assert card in hand, f"{text!r}: the card is not in hand"
    assert crossed_off(table.cards[card], hand[card], table.dice) != hand[card], f"{text!r}: nothing fits"  # O7
    return card


def use_card(table: Table, seat: int, card: str) -> bool:
    """Whether the card is finished by it"""
    marks = crossed_off(table.cards[card], table.hands[seat].pop(card), table.dice)
    if len(full_rows(table.cards[card], marks)) < 3:  # O8
        table.hands[seat][card] = marks
        return False
    points = finished_points(table.cards[card], marks)
    table.scored[seat].append({"card": card, "marks": marks, "points": points})
    table.points[seat] += points
    return True


def crossed_off(card: Card, marks: Marks, dice: str) -> Marks:  # O7
    free = {colour: row.boxes - marks[colour] for colour, row in card.items()}
    return {
        colour: marks[colour] + (dice.count(colour) if dice.count(colour) <= free[colour] else 0) for colour in card
    }


def full_rows(card: Card, marks: Marks) -> list[Row]:
    return [row for colour, row in card.items() if marks[colour] == row.boxes]


def finished_points(card: Card, marks: Marks) -> int:  # O8
    full = full_rows(card, marks)
    suns = sum(1 for row in full if row.sun)
    return sum(row.boxes for row in full) + {0: 0, 1: 2, 2: 5}[suns]


def unfinished_points(table: Table, seat: int) -> int:  # O11
    hand = table.hands[seat]
    return sum(row.boxes for card, marks in hand.items() for row in full_rows(table.cards[card], marks))


def replace(table: Table, hand: dict[str, Marks], moves: Moves) -> None:
    if not table.draft:  # O9
        add_to_hand(table, hand, draw(table, moves))
        return
    text = moves.next()  # O14
    card = after("take ", text)
    assert card in table.display, f"{text!r}: the card does not lie open"
    table.display.remove(card)
    add_to_hand(table, hand, card)
    table.display.add(draw(table, moves))


def pass_dice(table: Table) -> None:  # O9
    table.roller = (table.roller + 1) % table.players
    table.dice = ""
    table.rolls_left = 2
