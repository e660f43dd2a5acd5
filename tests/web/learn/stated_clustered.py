"""The numbers that the rules of Clustered state, as the game has them."""

from collections.abc import Callable
from typing import Final

from games.clustered.table import DECK, RECTANGLE, RUN, deal, play_plans, points
from stol import Game, Position
from stol.games.clustered.components import ATTRIBUTES, HAND, JOKERS, NUMBERS, go_together, start_cards
from stol.games.clustered.options import LONGEST_SIDE, REACH, Options
from stol.games.clustered.scoring import BONUS, SHORTEST_RUN

HANDS = ("1sh 1sd 1sf 2sh 2sd", "1th 1td 1tf 2th 2td")
EXPANDED = [players for players in Options().players() if len(start_cards(players)) > 1]
"""Numbers of players with more than one start card."""


def alike() -> int:
    """How many attributes neighbours have in common at least."""
    common = [
        sum(mine == theirs for mine, theirs in zip(one, other, strict=True))
        for one in DECK
        for other in DECK
        if go_together(one, other)
    ]
    return min(common)


def deck() -> set[int]:
    numbers = {int(number) for number in NUMBERS}
    held = len(Game("clustered", 2).start().chance()) - 1  # the jokers are one kind of card
    return {*numbers, held, JOKERS, held + JOKERS, len(ATTRIBUTES)}


def dealt() -> int:
    pos = deal(*HANDS)
    return len(pos.view(0)["hands"][0])


def played() -> int:
    """Cards that leave the hand with a move."""
    pos = deal(*HANDS)
    return dealt() - len(pos.play("1sh@1,0").view(0)["hands"][0])


def drawn() -> int:
    """Cards that come to the hand at the end of a turn."""
    pos = deal(*HANDS).play("1sh@1,0")
    return len(pos.play("2sf").view(0)["hands"][0]) - len(pos.view(0)["hands"][0])


def discarded() -> int:
    """Cards that a move discards, if none can be played: here the table has no free space."""
    pos = deal(*HANDS, table=[1, 1])
    return len(pos.legal()[0].removeprefix("discard ").split())


def edges() -> set[int]:
    """The default table, for one and for two start cards, and the largest."""
    sides = {side for players in (2, EXPANDED[0]) for side in Options().sides(players)}
    return {REACH, *sides, len(start_cards(EXPANDED[0])), LONGEST_SIDE}


def runs() -> set[int]:
    (row,) = points("000*")
    (short,) = points("00*")
    assert (row["rows"], short["rows"]) == (SHORTEST_RUN, 0)
    return {SHORTEST_RUN, row["rows"] // SHORTEST_RUN}


def rectangles() -> set[int]:
    """The points of a card, the shortest side, and the most that one card gives in all."""
    scored = {side: points(" ".join(["0" * side + "*"] * side))[0]["rectangle"] for side in (1, 2)}
    shortest = min(side for side, found in scored.items() if found)
    each = scored[shortest] // shortest**2
    (full,) = points("000. 000* 000.")
    return {each, shortest, full["total"] // 9}


def third_joker() -> set[int]:
    jokers = Options(third_joker="all").jokers_of(0)
    return {jokers, len(DECK) + jokers}


def expanded() -> set[int]:
    (left, _), (right, _) = start_cards(EXPANDED[0])
    return {min(EXPANDED), max(EXPANDED), len(start_cards(EXPANDED[0])), right - left - 1}


def fast() -> set[int]:
    """Cards dealt and discarded at the start, drawn and discarded after a turn, and left in hand."""
    pos, first, thrown = fast_start()
    pos, drawn_after = draw_all(pos.play(next(move for move in pos.legal() if "@" in move)))
    pos, thrown_after = discard_all(pos)
    assert len(pos.view(0)["hands"][0]) == HAND
    return {first, thrown, drawn_after, thrown_after, HAND}


def fast_start(third_joker: str = "none") -> tuple[Position, int, int]:
    """The first turn of a fast game, and how many cards were dealt and discarded before."""
    pos, dealt_first = draw_all(Game("clustered", 1, fast=True, third_joker=third_joker).start())
    pos, thrown = discard_all(pos)
    return pos, dealt_first, thrown


def last_in_deck() -> set[int]:
    """How many cards are left when a fast game draws without discarding: with thirty cards there is such a turn."""
    pos, *_ = fast_start("all")
    while pos.view()["decks"] != [0]:
        left = pos.view()["decks"][0]
        pos, _ = draw_all(pos.play(pos.legal()[0]))
        discards = pos.view()["phase"] == "discard"
        pos = discard_all(pos)[0] if discards else pos
    assert not discards
    return {left}


def draw_all(pos: Position) -> tuple[Position, int]:
    """Draw while cards are drawn, and count them."""
    count = 0
    while pos.actor == "chance":
        pos, count = pos.play(min(pos.chance())), count + 1
    return pos, count


def discard_all(pos: Position) -> tuple[Position, int]:
    """Discard while every move is a discard, and count them."""
    count = 0
    while all(move.startswith("discard") for move in pos.legal()):
        pos, count = pos.play(pos.legal()[0]), count + 1
    return pos, count


def first_with_bonus(plan: str) -> list[str]:
    """The shortest beginning of a plan that brings a bonus for the first, as spaces."""
    steps = plan.split()
    for count in range(1, len(steps) + 1):
        (items,) = play_plans(" ".join(steps[:count]), first_bonus=True).view()["points"]
        if items["bonus"]:
            assert items["bonus"] == BONUS
            return [step.partition("@")[2] for step in steps[:count]]
    raise AssertionError(plan)


def first_bonuses() -> set[int]:
    """The points, the sides of the rectangle, and the length of the run."""
    rectangle = [space.split(",") for space in first_with_bonus(RECTANGLE)]
    sides = {len(set(line)) for line in zip(*rectangle, strict=True)}
    return {BONUS, *sides, len(first_with_bonus(RUN))}


def largest_bonuses() -> set[int]:
    (run,), (rectangle,) = points("000*", largest_bonus=True), points("00. 00*", largest_bonus=True)
    assert run["bonus"] == rectangle["bonus"]
    return {run["bonus"]}


STATED: Final[dict[str, Callable[[], set[int]]]] = {
    "rule-c1": deck,
    "rule-c3": lambda: {dealt()},
    "rule-c4": lambda: {played(), alike(), len(ATTRIBUTES)},
    "rule-c5": lambda: {discarded()},
    "rule-c6": lambda: {drawn()},
    "rule-c9": lambda: {len(start_cards(EXPANDED[0]))},
    "rule-c9-ruling": edges,
    "rule-c10": runs,
    "rule-c11": rectangles,
    "rule-c13": third_joker,
    "rule-c14": lambda: {min(Options().players())},
    "rule-c15": expanded,
    "rule-c16": fast,
    "rule-c16-ruling": last_in_deck,
    "rule-c17": first_bonuses,
    "rule-c18": largest_bonuses,
    "term-clustered-number-about": lambda: {int(number) for number in NUMBERS},
}
"""By message, what has to be stated there, and nothing else."""
