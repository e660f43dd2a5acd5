"""A player's best score of a game in the same set-up is told at its end."""

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from page_checks import read_page
from stol.games.registry import KEYS
from stol.position import Game
from stol.table.events import Event, Hired, RanOut, Returned, Sat
from stol.table.plan import Begin, Plan
from stol.table.play import start
from stol.table.table import Table
from table.played_tables import play_on
from visitors import Server, Visitor, plan_for

MANY = 6
"""Games of a player."""
GAMES = [Game("ingenious", players=1), *(Game(key, players=2) for key in KEYS if key != "ingenious")]
FOR_TWO = Game("clustered", players=2)
FOR_THREE = Game("clustered", players=3)


def finish(
    server: Server, players: Sequence[Visitor], game: Game, number: int, before: Sequence[Event] = (), **plan: object
) -> tuple[str, int]:
    """The address of a table that was played to its end, and the score of its first seat."""
    made: Plan = replace(plan_for(players[0], game.key, game.players, dict(game.options)), seed=str(number), **plan)
    table = Table(made)
    log: list[Event] = [Sat(seat=seat, player=player.id, name="Ana") for seat, player in enumerate(players)]
    table.extend(log)
    begun = [*start(table), *before]
    table.extend(begun)
    log += [*begun, *play_on(table, random.Random(number))]
    assert table.position is not None
    assert table.position.result is not None
    return server.open(made, log), table.position.result["scores"][0]


def told(visitor: Visitor, address: str) -> list[str]:
    """What the last board and the result say of a personal best."""
    pages = [read_page(visitor.get(f"{address}{query}").text) for query in ("?final=1", "")]
    return [found.text for page in pages for kind in ("record", "lead record") for found in page.all(**{"class": kind})]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_score_above_all_others_of_ones_own_is_told_but_nothing_at_the_first_game(server: Server, game: Game) -> None:
    ana, others = server.person("Ana"), [server.person("Ben") for _ in range(game.players - 1)]
    scores: list[int] = []
    bests = 0
    for number in reversed(range(MANY)):  # in this order later ones are better in every game
        address, score = finish(server, [ana, *others], game, number)
        best = bool(scores) and score > max(scores)
        points = "point" if score == 1 else "points"
        assert told(ana, address) == (
            [f"Your personal best: {score} {points}. Next best: {max(scores)}."] * 2 if best else []
        )
        assert told(server.stranger(), address) == [], "who only looks is told nothing"
        scores.append(score)
        bests += best
    assert bests


def test_only_whole_games_in_the_same_set_up_that_one_has_played_alone_are_compared(server: Server) -> None:
    ana, ben, cleo = (server.person(name) for name in ("Ana", "Ben", "Cleo"))
    by_score = sorted(range(MANY), key=lambda number: finish(server, [cleo, ben], FOR_TWO, number)[1])
    low, high = by_score[0], by_score[-1]
    helped: list[Event] = [Hired(seat=0, level="novice", name="Tea"), Returned(seat=0)]
    late: list[Event] = [RanOut(seat=0, level="club", name="Tea"), Returned(seat=0)]
    finish(server, [ana, ben, cleo], FOR_THREE, low)
    finish(server, [ana, ana], FOR_TWO, low)
    finish(server, [ana, ben], FOR_TWO, low, before=helped)
    finish(server, [ana, ben], FOR_TWO, low, before=late)
    finish(server, [ana, ben], FOR_TWO, low, begin=Begin())
    address, _ = finish(server, [ana, ben], FOR_TWO, high)
    assert told(ana, address) == [], "none of the others counts"
    finish(server, [ana, ben], FOR_TWO, low)
    assert len(told(ana, address)) == 2
    for seats, more in (([ana, ben], {"before": helped}), ([ana, ana], {}), ([ana, ben], {"begin": Begin()})):
        assert told(ana, finish(server, seats, FOR_TWO, high, **more)[0]) == []
