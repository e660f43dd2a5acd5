"""The same deal is the same chance, whatever the players decide; and it is fair."""

import functools
import itertools
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable

import pytest

from random_games import GAMES
from stol import Game, Position
from stol.deal import Deal
from stol.games.registry import KEYS

Choice = Callable[[list[str]], str]
Course = list[tuple[Position, str]]


def at_random(seed: int) -> Choice:
    chance = random.Random(seed)
    return lambda moves: chance.choice(sorted(moves))


def course(game: Game, deal: Deal, choose: Choice) -> Course:
    """A whole game: every position with what was played in it."""
    position, steps = game.start(), []
    while position.actor is not None:
        move = deal.outcome(position) if position.actor == "chance" else choose(position.legal())
        steps.append((position, move))
        position = position.play(move)
    return steps


def draws(steps: Course, source: int) -> list[tuple[Position, str]]:
    """What was drawn from one source, with the position before."""
    return [
        (position, move)
        for position, move in steps
        if position.actor == "chance" and position.game.definition.source(position.state) == source
    ]


def pieces(steps: Course, source: int) -> list[str]:
    return [move for _, move in draws(steps, source)]


def agree(one: list[str], other: list[str]) -> bool:
    """Whether the longer list begins with the shorter."""
    shared = min(len(one), len(other))
    return shared > 0 and one[:shared] == other[:shared]


def two_ways(game: Game) -> tuple[Course, Course]:
    """One deal, played differently."""
    ways = course(game, Deal(7), at_random(1)), course(game, Deal(7), at_random(2))
    assert [move for _, move in ways[0]] != [move for _, move in ways[1]]
    return ways


def test_the_dice_of_everything_on_1_card_fall_the_same() -> None:
    one, other = two_ways(Game("onecard"))
    assert agree(pieces(one, 1), pieces(other, 1))
    assert agree(pieces(one, 0), pieces(other, 0))


def test_every_round_of_pixies_reveals_the_same_cards() -> None:
    one, other = two_ways(Game("pixies", players=3))
    assert pieces(one, 0) == pieces(other, 0)
    rounds = [
        [[move for position, move in draws(steps, 1) if position.view()["round"] == number] for number in (1, 2, 3)]
        for steps in (one, other)
    ]
    assert all(agree(*pair) for pair in zip(*rounds, strict=True))
    assert not agree(rounds[0][0], rounds[0][1])


def test_every_seat_of_clustered_draws_the_same_cards() -> None:
    one, other = two_ways(Game("clustered", players=3, third_joker="all"))
    orders = [pieces(one, seat) for seat in range(3)]
    assert all(agree(orders[seat], pieces(other, seat)) for seat in range(3))
    assert orders[0] != orders[1]


def answering(answer: str, otherwise: int) -> Choice:
    """Gives this answer wherever it is legal, else the first or the last move."""
    return lambda moves: answer if answer in moves else sorted(moves)[otherwise]


def test_the_bag_of_ingenious_is_the_same_until_somebody_swaps() -> None:
    one, other = (course(Game("ingenious"), Deal(3), answering("refill", last)) for last in (0, -1))
    assert agree(pieces(one, 0), pieces(other, 0))


def without(drawn: list[str], returned: Counter[str]) -> list[str]:
    """Only the kinds of which none came back."""
    return [piece for piece in drawn if not returned[piece]]


def test_a_swap_puts_tiles_back_somewhere_and_the_rest_of_the_bag_lies_as_it_lay() -> None:
    unswapped, swapped = (course(Game("ingenious"), Deal(3), answering(answer, 0)) for answer in ("refill", "swap"))
    swap = next(number for number, (_, move) in enumerate(swapped) if move == "swap")
    drawn = len(pieces(swapped[:swap], 0)) + 6  # until then nothing has come back
    assert pieces(swapped, 0)[:drawn] == pieces(unswapped, 0)[:drawn]
    returned: Counter[str] = Counter()
    for position, move in swapped:
        if move == "swap":
            returned += Counter(position.view()["racks"][position.view()["turn"]])
    kept = [without(pieces(steps, 0)[drawn:], returned) for steps in (swapped, unswapped)]
    assert agree(*kept)
    assert len(kept[0]) > 6


def test_cards_that_nobody_held_go_back_and_the_rest_of_the_deck_lies_as_it_lay() -> None:
    one, other = two_ways(Game("onecard", players=4, draft=True))
    dealt = {*pieces(one, 0)[:20], *pieces(other, 0)[:20]}
    assert pieces(one, 0)[:20] == pieces(other, 0)[:20]
    later = [[card for card in pieces(steps, 0)[20:] if card not in dealt] for steps in (one, other)]
    assert agree(*later)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_only_what_is_possible_is_drawn_and_another_deal_differs(game: Game) -> None:
    chosen = [pieces(course(game, Deal(seed), at_random(0)), 0) for seed in (1, 1, 2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] != chosen[2] or len(chosen[0]) == 1


def far_off(seen: Counter[str], weights: dict[str, int]) -> float:
    """Chi-square by degree of freedom: about 1 where the weights are met."""
    total, sum_of_weights = seen.total(), sum(weights.values())
    expected = {piece: total * weight / sum_of_weights for piece, weight in weights.items()}
    assert set(seen) <= set(expected)
    return sum((seen[piece] - often) ** 2 / often for piece, often in expected.items()) / (len(weights) - 1)


@pytest.mark.parametrize("key", KEYS)
def test_the_first_draw_meets_its_weights(key: str) -> None:
    start = Game(key).start()
    seen = Counter(Deal(0, number).outcome(start) for number in range(3000))
    assert far_off(seen, start.chance()) < 1.6


def after(start: Position, *moves: str) -> Position:
    return functools.reduce(Position.play, moves, start)


@pytest.mark.parametrize(("key", "first"), [("clustered", "J"), ("ingenious", "rg")])
def test_the_second_draw_meets_its_weights_after_a_first_one(key: str, first: str) -> None:
    start = Game(key).start()
    then = after(start, first)
    deals = [Deal(1, number) for number in range(8000)]
    seen = Counter(deal.outcome(then) for deal in deals if deal.outcome(start) == first)
    assert far_off(seen, then.chance()) < 1.6


def test_a_card_that_came_back_lies_anywhere_in_the_deck() -> None:
    start = Game("onecard", players=4, draft=True).start()
    seen: Counter[str] = Counter()
    for number in range(2000):
        deal, position, drawn = Deal(0, number), start, []
        for _ in range(3):
            drawn.append(deal.outcome(position))
            position = position.play(drawn[-1])
        position, first = after(start, *drawn[1:]), drawn[0]
        order = []
        while position.view()["phase"] == "deal":
            order.append(deal.outcome(position))
            position = position.play(order[-1])
        seen[str(order.index(first)) if first in order else "later"] += 1
    assert far_off(seen, {str(place): 1 for place in range(18)} | {"later": 10}) < 1.8


def test_dice_are_fair_and_independent() -> None:
    steps = [pieces(course(Game("onecard"), Deal(0, number), at_random(number)), 1) for number in range(40)]
    dice = [die for fallen in steps for die in fallen]
    assert len(dice) > 3000
    assert far_off(Counter(dice), dict.fromkeys("roygbp", 1)) < 2
    pairs = Counter(one + other for one, other in itertools.pairwise(dice))
    assert far_off(pairs, {one + other: 1 for one in "roygbp" for other in "roygbp"}) < 1.6


def test_chance_that_is_not_to_act_is_refused() -> None:
    position = next(position for position, _ in course(Game("pixies"), Deal(0), at_random(0)) if position.legal())
    with pytest.raises(ValueError, match="chance is not to act"):
        Deal(0).outcome(position)


def test_a_deal_is_the_same_in_another_process() -> None:
    program = "import stol, stol.deal; print(stol.deal.Deal(5, 8).outcome(stol.Game('ingenious').start()))"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ended.stdout.strip() == Deal(5, 8).outcome(Game("ingenious").start())
