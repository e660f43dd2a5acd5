"""The numbers that the rules of Pixies state, as the game has them."""

from collections.abc import Callable
from math import isqrt
from typing import Final

from games.pixies.table import play_moves, points, table, with_areas
from stol.games.pixies.components import BASIC, COLOUR, COLOURS, EXPANSION, PER_FACE_DOWN, VALUE
from stol.games.pixies.options import Options
from stol.games.pixies.state import CELLS, ROUNDS

FULL_AREA = 2 * CELLS - 1
"""With so many cards no cell of an area is empty: the others would hold two each."""
MOST_SPIRALS = max(int(card["spirals"]) for card in BASIC)
MOST_CROSSES = max(int(card["crosses"]) for card in BASIC)


def can_play(*, flower_power: bool = False) -> range:
    return Options(flower_power=flower_power).players()


def market(players: int, *, flower_power: bool = False) -> int:
    """How many cards are revealed for a turn."""
    pos = table(players, flower_power=flower_power)
    while pos.actor == "chance":
        pos = pos.play(min(pos.chance()))
    return len(pos.view()["market"])


def one_card_each() -> int:
    """From how many players on a turn reveals a card for each."""
    return min(players for players in can_play() if market(players) == players)


def several_each() -> int:
    """With how many players each takes more than one card of a turn."""
    (players,) = [players for players in can_play() if market(players) > players]
    return players


def components() -> set[int]:
    assert not any(int(card["spirals"]) and int(card["crosses"]) for card in BASIC)
    multicolour = COLOUR[: len(BASIC)].tolist().count((1 << len(COLOURS)) - 1)
    return {len(BASIC), len(COLOURS), multicolour, MOST_SPIRALS, MOST_CROSSES, *values()}


def values() -> set[int]:
    return {int(VALUE.min()), int(VALUE.max())}


def cells() -> set[int]:
    found = len(table().view()["areas"][0])
    return {found, isqrt(found), *values()}


def cards_on_a_cell() -> set[int]:
    pos = play_moves(table(2), "b4 b4* b1+6 g1+5 | b4 g1+5 b4*=new")
    return {sum(card is not None for card in pos.view()["areas"][0][3].values())}


def left_in_mid_turn() -> int:
    """Cards that nobody takes when somebody fills the ninth cell with the first card of a turn of two players."""
    full = "b1+6 b2+4 b3+3 b4* . b6-1 b7-3 b8-3 b9-1"
    pos = with_areas(table(2), full, " ".join("." * CELLS), number=ROUNDS)
    pos = play_moves(pos, "b5 g4-1 g5 y5 | b5 g4-1")
    assert pos.actor is None
    return len(pos.view()["market"])


def placed_in_mid_turn() -> int:
    """Cards of the turn that each of the two has placed by then."""
    return (market(several_each()) - left_in_mid_turn()) // several_each()


def short_decks() -> set[int]:
    """Players, and the turns after which their deck is too short; only where a round can last so long."""
    found = set()
    for flower_power, deck in ((False, BASIC), (True, BASIC + EXPANSION)):
        for players in can_play(flower_power=flower_power):
            shown = market(players, flower_power=flower_power)
            turns = len(deck) // shown
            if turns * shown // players < FULL_AREA:
                found |= {players, turns}
    return found


def symbols() -> set[int]:
    cross, spiral = (points(f". . . {card} . . . . .")["symbols"] for card in ("g4-1", "b4+1"))
    special = [points(f". . . b4* {card} . . . .")["symbols"] for card in (".", "b5")]
    return {-cross, spiral, special[0], special[1] - special[0]}


def zones() -> set[int]:
    """The smallest zone, the rounds, and what a card of a zone gives in each."""
    alone = points("r1+3 g2+3 . . . . . . .")["zone"]
    assert alone == 0
    each = {number: points("r1+3 r2+5 . . . . . . .", number)["zone"] // 2 for number in range(1, ROUNDS + 1)}
    assert list(each.values()) == sorted(each.values())
    return {2, *each, *each.values()}


def flower_power() -> set[int]:
    colours = {len(card["colours"].split()) for card in EXPANSION}
    spirals = max(int(card["spirals"]) for card in EXPANSION)
    players = can_play(flower_power=True)
    return {len(EXPANSION), *colours, spirals, min(players), max(players)}


def face_down() -> set[int]:
    alone = points("./? . . . . . . . .", flower_power=True)["face_down"]
    return {alone, *(count for count in PER_FACE_DOWN.tolist() if count)}


STATED: Final[dict[str, Callable[[], set[int]]]] = {
    "rule-p1": components,
    "rule-p2": cells,
    "rule-p4": lambda: {one_card_each()},
    "rule-p5": lambda: {several_each(), market(several_each())},
    "rule-p10": cards_on_a_cell,
    "rule-p11": lambda: {one_card_each(), CELLS},
    "rule-p12": lambda: {several_each(), CELLS, left_in_mid_turn(), placed_in_mid_turn()},
    "rule-p12-ruling": lambda: {left_in_mid_turn()},
    "rule-p13": lambda: {market(3) // 3, several_each(), market(several_each())},
    "rule-p13-ruling": short_decks,
    "rule-p14": lambda: {ROUNDS},
    "rule-p16": symbols,
    "rule-p17": zones,
    "rule-p18": lambda: {ROUNDS},
    "rule-p19": flower_power,
    "rule-p20": face_down,
    "term-pixies-cell-about": values,
    "term-pixies-spiral-about": symbols,
    "term-pixies-cross-about": symbols,
    "term-pixies-special-about": symbols,
}
"""By message, what has to be stated there, and nothing else."""
