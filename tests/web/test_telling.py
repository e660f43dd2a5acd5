"""The points of finished games and rounds, step by step: they add up, and those pieces are lit that count."""

from dataclasses import replace
from itertools import groupby, pairwise
from typing import Any

import pytest

from conformance.tables import Table, covering
from random_games import GAMES, played, positions
from stol import Game
from stol.games.clustered.firsts import find_firsts
from stol.games.clustered.view import clustered_view
from stol.games.pixies.preview import Points
from stol.games.pixies.view import pixies_view
from stol.games.registry import KEYS
from stol.text import speak
from stol.web.scene import games
from stol.web.scene.pixies.telling import finished_round
from stol.web.scene.scene import Scene
from stol.web.scene.telling import Chapter, Step, Telling

NAMES = ("Ana", "Tomek", "Vera", "Ivo", "Maja", "Luka", "Nina", "Petar")
TABLES = covering("test_telling")
BONUSES = Game("clustered", players=2, first_bonus=True, largest_bonus=True)
ROUND_GAMES = [Game("pixies", players=players, flower_power=players != 3) for players in range(2, 7)]
ITEM = {
    "validated": "validated",
    **dict.fromkeys(("spirals", "crosses", "special", "down", "against"), "symbols"),
    "zone": "zone",
    "face_down": "face_down",
}
"""The item of a round's score that a part belongs to."""


def scene_of(view: dict[str, Any], seat: int | None = 0) -> Scene:
    names = NAMES[: view["players"]]
    return Scene(view=view, before=None, seat=seat, legal=(), names=names, say=speak(), address="/tables/KRUH42")


def end_of(game: Game, number: int = 0) -> dict[str, Any]:
    return positions(game, number)[-1].view(0)


def steps_of(view: dict[str, Any], seat: int | None = 0) -> tuple[Step, ...]:
    return games.find(view["game"]).telling(scene_of(view, seat))


def chapters(steps: tuple[Step, ...]) -> dict[tuple[int, ...], list[Step]]:
    return {seats: list(told) for seats, told in groupby(steps, key=lambda step: step.seats)}


# ---- they add up


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_steps_of_every_player_add_up_to_the_result(table: Table) -> None:
    view = end_of(table.game())
    scores = view["result"]["scores"]
    told = chapters(steps_of(view))
    assert sorted(seat for seats in told for seat in seats) == list(range(table.players))
    for seats, steps in told.items():
        assert {scores[seat] for seat in seats} == {sum(step.points for step in steps)} == {steps[-1].total}
        running = 0
        for step in steps:
            running += step.points
            assert step.total == running
        assert [step.is_sum for step in steps] == [False] * (len(steps) - 1) + [True]


@pytest.mark.parametrize("game", ROUND_GAMES, ids=str)
def test_the_steps_of_every_round_of_pixies_add_up_to_its_points(game: Game) -> None:
    record, past = played(game), positions(game)
    rounds = past[-1].view()["rounds"]
    for number in (1, 2, 3):
        view = finished_round(past, record.moves, number)
        assert view is not None
        assert view["rounds"] == rounds[:number]
        for (seat,), steps in chapters(steps_of(view)).items():
            assert sum(step.points for step in steps) == steps[-1].total == rounds[number - 1][seat]["total"]
        for seat in range(game.players):
            items = dict.fromkeys(ITEM.values(), 0)
            for part in Points(pixies_view(view)).parts(seat):
                items[ITEM[part.kind]] += part.points
            assert items == {item: rounds[number - 1][seat][item] for item in items}


def test_a_round_that_is_not_finished_is_not_told() -> None:
    past, moves = positions(GAMES[0]), played(GAMES[0]).moves
    assert [finished_round(past[:10], moves[:10], number) for number in (0, 1, 2, 3, 4)] == [None] * 5
    assert finished_round(past, moves, 4) is None
    begun = next(place for place, position in enumerate(past) if position.view()["rounds"])
    assert finished_round(past[begun:], moves[begun:], 1) is None  # the table began later: nobody knows how it lay


def test_the_worked_example_of_pixies_is_told_card_by_card() -> None:
    names = ["b1+6", "b2+4", "m3", "b4*", "g5", "r6", "r7-1", "b8-3", "r9"]
    covered = dict(zip((1, 5, 7, 8), ("g1+5", "b5-2", "g7", "g8-2"), strict=True))
    view = finished_round(positions(GAMES[0]), played(GAMES[0]).moves, 1)
    assert view is not None
    area = [{"up": name, "down": covered.get(cell)} for cell, name in enumerate(names, 1)]
    empty = [{"up": None, "down": None}] * 9
    deck = {"areas": [area, empty], "market": [], "rounds": view["rounds"]}
    covers = Points(pixies_view({**view, **deck}))
    assert [part.points for part in covers.parts(0)] == [1, 5, 7, 8, 10, -4, 5, 8]
    assert covers.parts(0)[-2].counting == 3
    assert [part.points for part in covers.parts(1)] == [0]


# ---- the pieces that are lit


@pytest.mark.parametrize("game", ROUND_GAMES, ids=str)
def test_the_cards_of_a_zone_share_a_colour_and_touch(game: Game) -> None:
    for number in (1, 2, 3):
        view = finished_round(positions(game), played(game).moves, number)
        assert view is not None
        zones = [step for step in steps_of(view) if "P17" in step.rules and step.lit]
        assert zones
        for step in zones:
            cells = {cell - 1 for _, cell in step.lit}
            cards = [view["areas"][step.seats[0]][cell]["up"] for cell in cells]
            letters = [set("bgyr") if card[0] == "m" else set(card.split("x")[0]) & set("bgyr") for card in cards]
            assert set.intersection(*letters)
            assert is_connected(cells)
            assert set(step.lit.values()) == {number + 1}


def is_connected(cells: set[int]) -> bool:
    reached, waiting = set[int](), [min(cells)]
    while waiting:
        cell = waiting.pop()
        reached.add(cell)
        beside = {other for other in cells - reached if abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3) == 1}
        waiting += beside
    return reached == cells


@pytest.mark.parametrize("game", ROUND_GAMES, ids=str)
def test_validated_cards_lie_on_others_and_give_their_number(game: Game) -> None:
    view = end_of(game)
    for step in steps_of(view):
        if step.rules == ("P15",) and step.lit:
            ((seat, cell),) = step.lit
            assert all(view["areas"][seat][cell - 1].values())
            assert step.points == cell


@pytest.mark.parametrize("table", [table for table in TABLES if table.key == "onecard"], ids=str)
def test_the_rows_that_are_lit_are_full(table: Table) -> None:
    view = end_of(table.game())
    marks = {
        card["card"]: card["marks"]
        for cards in (*view["scored"], *view["hands"])
        for card in cards
    }  # fmt: skip
    points = {card["card"]: card["points"] for cards in view["scored"] for card in cards}
    given = dict.fromkeys(points, 0)
    for step in steps_of(view):
        for (card, colour), shown in step.lit.items():
            assert not colour or shown in (None, marks[card][colour])
        for card in {card for card, _ in step.lit} & points.keys():
            given[card] += step.points
    assert given == points


@pytest.mark.parametrize("table", [table for table in TABLES if table.key == "clustered"], ids=str)
def test_runs_and_rectangles_that_are_lit_are_one_players_cards(table: Table) -> None:
    view = end_of(table.game())
    owners = {(card["x"], card["y"]): card["owner"] for card in view["cards"]}
    for step in steps_of(view):
        assert {owners[space] for space in step.lit} <= set(step.seats)
        if step.rules == ("C10",) and step.lit:
            spaces = sorted(step.lit)
            (dx, dy), *others = {(x - w, y - z) for (w, z), (x, y) in pairwise(spaces)}
            assert (dx, dy) in {(1, 0), (0, 1)}
            assert not others
            (x, y), (w, z) = spaces[0], spaces[-1]
            assert not {owners.get((x - dx, y - dy)), owners.get((w + dx, z + dy))} & set(step.seats)
        if step.rules == ("C11",) and step.lit:
            wide, high = ({space[axis] for space in step.lit} for axis in (0, 1))
            assert len(step.lit) == len(wide) * len(high) == step.points
            assert min(len(wide), len(high)) >= 2


@pytest.mark.parametrize("number", range(12))
def test_the_first_rectangle_and_the_first_run_are_those_that_won_the_bonus(number: int) -> None:
    game = Game("clustered", players=2, table=[9, 6], first_bonus=True)
    now = {"first_rectangle": None, "first_run": None}
    for position in positions(game, number):
        view = position.view()
        found = find_firsts(clustered_view(view))
        owners = {(card["x"], card["y"]): card["owner"] for card in view["cards"]}
        for name, spaces, least in (("first_rectangle", found.rectangle, 6), ("first_run", found.run, 5)):
            assert bool(spaces) == (view["bonuses"][name] is not None)
            if spaces:
                assert {owners[space] for space in spaces} == {view["bonuses"][name]}
                assert len(spaces) >= least
                if now[name] is None:  # it was completed just now
                    last = view["cards"][-1]
                    assert (last["x"], last["y"]) in spaces
        now = view["bonuses"]


@pytest.mark.parametrize("table", [table for table in TABLES if table.key == "ingenious"], ids=str)
def test_the_lowest_colour_is_lit(table: Table) -> None:
    view = end_of(table.game())
    for steps in chapters(steps_of(view)).values():
        ((track, _), *_) = steps[1].lit
        assert {letter for _, letter in steps[1].lit} == {
            letter for letter, step in view["tracks"][track].items() if step == min(view["tracks"][track].values())
        }
        assert steps[1].points == min(view["tracks"][track].values())


# ---- Ingenious: what decides


def tied(**changed: int) -> tuple[Step, ...]:
    """Two players with equal tracks, but for some steps of the second."""
    view = end_of(Game("ingenious"))
    track = {"r": 9, "g": 12, "b": 13, "o": 14, "y": 15, "p": 16}
    other = track | changed
    better = sorted(track.values()) > sorted(other.values())
    winners = [0, 1] if track == other else [0] if better else [1]
    result = {"scores": [9, 9], "ranks": [1, 1], "winners": winners}
    return steps_of(view | {"tracks": [track, other], "result": result})


def test_a_tie_is_broken_by_the_first_colour_that_differs() -> None:
    texts = [step.text for step in tied(g=11)]
    assert "Tomek has the lowest colour at 9 as well. The second lowest decides: 12 against 11." in texts
    assert "Your lowest colour stands at 9 as well. The second lowest decides: 11 against 12." in texts
    assert "Your score is 9, the best: you win." in texts
    assert any("The highest colour decides: 16 against 18." in step.text for step in tied(p=18))


def test_equal_tracks_share_the_win() -> None:
    texts = [step.text for step in tied()]
    assert any(text.endswith("All the other colours are equal, too: the place is shared.") for text in texts)
    assert "Your score is 9: you share the win." in texts


def test_all_colours_at_their_end_are_named() -> None:
    view = end_of(Game("ingenious"))
    full = dict.fromkeys("rgboyp", 18)
    steps = steps_of(view | {"tracks": [full, view["tracks"][1]]})
    (step,) = [step for step in steps if step.rules == ("I13",)]
    assert step.text == "All six colours stand at 18. That ends the game at once."
    assert len(step.lit) == 6


# ---- who is told, and where


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_viewers_own_points_are_told_first(game: Game) -> None:
    view = end_of(game)
    for seat in range(game.players):
        steps = steps_of(view, seat)
        assert seat in steps[0].seats
        telling = Telling(steps, 1, {"final": "1"}, "/tables/KRUH42?final=1", over=True)
        opened = [replace(telling, number=chapter.first).step for chapter in telling.chapters]
        assert opened == [chapter.opening for chapter in telling.chapters]
        assert {type(chapter) for chapter in telling.chapters} == {Chapter}


def test_every_game_of_the_house_tells_its_points() -> None:
    assert {game.key for game in GAMES} == set(KEYS)
    assert all(steps_of(end_of(game)) for game in [*GAMES, BONUSES])
