"""Referee of Pixies."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from oracle.referee import Moves, Verdict, after, finished, plays_to_the_end, ranked, unfinished

DATA = Path(__file__).parents[2] / "src" / "stol" / "games" / "pixies" / "data"
NAME = re.compile(r"(m|[bgyr]{1,2})([1-9])([+-]\d)?(\*)?(?:d(\d))?(?:x([bgyr]))?")
BESIDE = {  # P2: cells that touch by their edges
    1: {2, 4},
    2: {1, 3, 5},
    3: {2, 6},
    4: {1, 5, 7},
    5: {2, 4, 6, 8},
    6: {3, 5, 9},
    7: {4, 8},
    8: {5, 7, 9},
    9: {6, 8},
}


@dataclass(frozen=True)
class Card:
    colours: set[str]
    value: int
    printed: int  # spirals, or crosses as a negative number
    special: bool
    per_face_down: int
    cross_colour: str | None


def read_card(name: str) -> Card:  # P1, P19
    match = NAME.fullmatch(name)
    assert match, f"{name!r} is no card"
    colours, value, printed, special, per_face_down, cross_colour = match.groups()
    return Card(
        colours=set("bgyr" if colours == "m" else colours),
        value=int(value),
        printed=int(printed or 0),
        special=special is not None,
        per_face_down=int(per_face_down or 0),
        cross_colour=cross_colour,
    )


@dataclass
class Cell:
    up: str | None = None
    down: str | None = None

    def empty(self) -> bool:
        return self.up is None and self.down is None

    def validated(self) -> bool:  # P10
        return self.up is not None and self.down is not None


Area = dict[int, Cell]


def new_area() -> Area:
    return {number: Cell() for number in range(1, 10)}


@dataclass
class Table:
    players: int
    flower_power: bool
    first: int | None = None
    last_taker: int | None = None
    round: int = 1
    deck: set[str] = field(default_factory=set)
    market: list[str] = field(default_factory=list)
    areas: list[Area] = field(default_factory=list)
    rounds: list[list[dict[str, int]]] = field(default_factory=list)


def replay(players: int, options: Mapping[str, object], moves: list[str]) -> Verdict:
    table = Table(players, flower_power=options["flower_power"] is True)
    over = plays_to_the_end(lambda texts: play(table, texts), moves)
    if not over:
        return unfinished(view(table))
    scores = [sum(scored[seat]["total"] for scored in table.rounds) for seat in range(players)]
    return finished(scores, ranked([[score] for score in scores]), view(table))  # P18


def view(table: Table) -> dict[str, object]:
    areas = [[{"up": cell.up, "down": cell.down} for cell in area.values()] for area in table.areas]
    return {
        "round": table.round,
        "first": table.first,
        "market": table.market,
        "areas": areas,
        "rounds": table.rounds,
    }


def play(table: Table, moves: Moves) -> None:
    shuffle(table)
    table.first = int(after("first:", moves.next()))  # P3
    while True:
        play_round(table, moves)
        table.rounds.append([score(area, table) for area in table.areas])
        if table.round == 3:  # the table stays as it lies, with the last turn's first player
            return
        table.round += 1
        table.first = table.last_taker  # P14
        shuffle(table)  # P14


def shuffle(table: Table) -> None:
    table.deck = all_cards(flower_power=table.flower_power)
    table.market = []
    table.areas = [new_area() for _ in range(table.players)]


def all_cards(*, flower_power: bool) -> set[str]:
    files = ["pixies.csv", "pixies-flower-power.csv"] if flower_power else ["pixies.csv"]
    lines = [line for file in files for line in (DATA / file).read_text().splitlines()[1:]]
    cards = {line.split(",")[0] for line in lines}
    assert len(cards) == (84 if flower_power else 70)  # P1, P19
    return cards


def play_round(table: Table, moves: Moves) -> None:
    while True:
        play_turn(table, moves)
        assert_all_cards_are_there(table)
        if somebody_is_full(table):  # P11, P12
            return
        if len(table.deck) < cards_revealed(table):  # P13
            return
        table.first = table.last_taker  # P6


def cards_revealed(table: Table) -> int:
    return 4 if table.players == 2 else table.players  # P4, P5


def play_turn(table: Table, moves: Moves) -> None:
    assert table.first is not None
    for _ in range(cards_revealed(table)):
        card = moves.next()
        assert card in table.deck, f"{card!r} is revealed, but not in the deck"
        table.deck.remove(card)
        table.market.append(card)
    seat = table.first
    for taken in range(1, cards_revealed(table) + 1):
        place(table, table.areas[seat], moves.next())
        if table.players == taken == 2 and somebody_is_full(table):  # P12
            break
        if taken < cards_revealed(table):
            seat = (seat + 1) % table.players
    table.last_taker = seat


def somebody_is_full(table: Table) -> bool:
    return any(not any(cell.empty() for cell in area.values()) for area in table.areas)


def place(table: Table, area: Area, text: str) -> None:
    name = re.split("[=@]", text)[0]
    how = text.removeprefix(name)
    assert name in table.market, f"{name!r} is taken, but not revealed"
    table.market.remove(name)
    cell = area[read_card(name).value]
    if cell.up is None:  # P7
        assert how == "", f"{text!r}: the card goes face up"
        cell.up = name
    elif not cell.validated():  # P8
        assert how in ("=new", "=old"), f"{text!r}: one of two cards stays face up"
        cell.up, cell.down = (name, cell.up) if how == "=new" else (cell.up, name)
    else:  # P9
        other = area[int(after("@", how))]
        assert other.empty(), f"{text!r}: the cell is not empty"
        other.down = name


def assert_all_cards_are_there(table: Table) -> None:
    cells = [cell for area in table.areas for cell in area.values()]
    lying = [card for cell in cells for card in (cell.up, cell.down) if card is not None]
    everything = [*table.deck, *table.market, *lying]
    assert sorted(everything) == sorted(all_cards(flower_power=table.flower_power)), "cards lost or doubled"


def score(area: Area, table: Table) -> dict[str, int]:
    face_up = {number: read_card(cell.up) for number, cell in area.items() if cell.up is not None}
    uncovered = sum(1 for cell in area.values() if cell.up is None and cell.down is not None)
    validated = sum(card.value for number, card in face_up.items() if area[number].validated())  # P15
    symbols = sum(net_spirals(card, list(face_up.values()), uncovered) for card in face_up.values())
    zone = largest_zone(face_up) * (table.round + 1)  # P17
    face_down = 5 * uncovered if table.flower_power else 0  # P20
    return {
        "validated": validated,
        "symbols": symbols,
        "zone": zone,
        "face_down": face_down,
        "total": validated + symbols + zone + face_down,
    }


def net_spirals(card: Card, face_up: list[Card], uncovered: int) -> int:
    net = card.printed  # P16
    if card.special:  # P16: a special card has one colour
        net += sum(1 for other in face_up if card.colours <= other.colours)
    net += card.per_face_down * uncovered  # P20
    net -= sum(1 for other in face_up if card.cross_colour in other.colours)  # P20
    return net


def largest_zone(face_up: dict[int, Card]) -> int:
    sizes = [0]
    for colour in "bgyr":
        coloured = {number for number, card in face_up.items() if colour in card.colours}
        sizes += [len(zone_around(number, coloured)) for number in coloured]
    largest = max(sizes)
    return largest if largest >= 2 else 0  # P17


def zone_around(number: int, coloured: set[int]) -> set[int]:
    zone: set[int] = set()
    reached = {number}
    while reached:
        zone |= reached
        reached = {beside for cell in reached for beside in BESIDE[cell]} & coloured - zone
    return zone
