"""The pages that tell points step by step: what they show, where they lead, and what stays hidden."""

import random

import pytest

from page_checks import Element, read_page
from stol.games.registry import KEYS
from stol.position import Game
from stol.text import speak
from stol.web.scene.closing import told_scene
from stol.web.scene.telling import Telling
from stol.web.scene.visibility import scene
from table.played_tables import any_move, now
from visitors import Server, Visitor
from web.played_tables import Laid, lay

TO_THE_END = 10_000
GAMES = {
    "pixies": Game("pixies", players=3, flower_power=True),
    "onecard": Game("onecard", players=3),
    "clustered": Game("clustered", players=2, first_bonus=True),
    "ingenious": Game("ingenious", players=4, teams=True),
}
every_game = pytest.mark.parametrize("game", KEYS)


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Laid]:
    return {key: lay(server, game, TO_THE_END, tuple(range(game.players))) for key, game in GAMES.items()}


@pytest.fixture(scope="module")
def second_round(server: Server) -> Laid:
    """A table of Pixies in its second round, with some cards on it."""
    laid, rng = lay(server, Game("pixies", players=3), 5, (0, 1, 2)), random.Random(4)
    table = laid.session.table
    while not (at := now(table)).view()["rounds"] or at.ply % 7:
        table.extend([any_move(table, rng)])
    return laid


def page(visitor: Visitor, address: str) -> Element:
    answer = visitor.get(address)
    assert answer.status_code == 200
    return read_page(answer.text)


def telling_of(laid: Laid, query: dict[str, str], seat: int = 0) -> Telling:
    table = laid.session.table
    assert table.position
    closing = told_scene(table, scene(table, table.position, seat, speak(), query, laid.address))
    assert closing
    assert closing.told
    return closing.told


def card(of: Element) -> Element | None:
    return next(iter(of.all("section", id="telling")), None)


def links(of: Element) -> list[str]:
    return [link.attributes["href"] for link in of.all("a")]


# ---- from step to step


@every_game
def test_every_step_is_an_address_with_its_sentence_and_rules(game: str, finished: dict[str, Laid]) -> None:
    laid = finished[game]
    telling = telling_of(laid, {"final": "1", "points": "1"})
    for number, step in enumerate(telling.steps, 1):
        shown = card(page(laid.people[0], f"{laid.address}?final=1&points={number}"))
        assert shown is not None
        (said,) = shown.all("p", role="status")
        assert step.text in said.text
        assert [link.attributes["data-rule"] for link in said.all("a")] == list(step.rules)
        onward = {f"{laid.address}?final=1&points={other}#counts" for other in (number - 1, number + 1)}
        exist = {f"{laid.address}?final=1&points={other}#counts" for other in range(1, len(telling.steps) + 1)}
        assert onward & exist <= set(links(shown))
        assert laid.address in links(shown)


@every_game
def test_pieces_that_count_are_marked_on_the_board(game: str, finished: dict[str, Laid]) -> None:
    laid = finished[game]
    for number, step in enumerate(telling_of(laid, {"final": "1", "points": "1"}).steps, 1):
        text = laid.people[0].get(f"{laid.address}?final=1&points={number}").text
        assert bool(step.lit) == ("counts" in text.partition('id="telling"')[0].partition("<main")[2])


@every_game
def test_a_step_beyond_the_last_is_the_last(game: str, finished: dict[str, Laid]) -> None:
    laid = finished[game]
    last = len(telling_of(laid, {"final": "1", "points": "1"}).steps)
    shown = card(page(laid.people[0], f"{laid.address}?final=1&points=9999"))
    assert shown is not None
    assert f"Step {last} of {last}" in shown.text
    for nonsense in ("x", "-1", "99999", "", "%F0"):
        assert card(page(laid.people[0], f"{laid.address}?final=1&points={nonsense}")) is None


@every_game
def test_whoever_may_watch_may_see_the_points(game: str, finished: dict[str, Laid], server: Server) -> None:
    assert card(page(server.stranger(), f"{finished[game].address}?final=1&points=2")) is not None


# ---- the end of a game


@every_game
def test_the_last_board_offers_the_points_and_the_result_and_nothing_pops_up(
    game: str, finished: dict[str, Laid]
) -> None:
    laid = finished[game]
    shown = page(laid.people[0], f"{laid.address}?final=1")
    (slip,) = [part for part in shown.all("div") if "ended" in part.attributes.get("class", "").split()]
    assert links(slip) == [f"{laid.address}?final=1&points=1", laid.address]
    assert not [part for part in shown.all(role="dialog") if "popover" not in part.attributes]  # those wait for a press
    assert card(shown) is None


@every_game
def test_the_result_and_the_review_lead_to_the_points(game: str, finished: dict[str, Laid]) -> None:
    laid = finished[game]
    told = f"{laid.address}?final=1&points=1"
    assert told in links(page(laid.people[0], laid.address))
    assert told in links(page(laid.people[0], f"{laid.address}/review"))
    assert told not in links(page(laid.people[0], f"{laid.address}/review?ply=20"))


@every_game
def test_a_running_game_names_the_page_that_shows_its_last_board(game: str, server: Server) -> None:
    laid = lay(server, GAMES[game], 4, tuple(range(GAMES[game].players)))
    (table,) = page(laid.people[0], laid.address).all(id="table")
    assert table.attributes["data-final"] == f"{laid.address}?final=1"
    assert card(page(laid.people[0], f"{laid.address}?final=1&points=1")) is None


# ---- a round of Pixies


def test_a_finished_round_is_told_while_the_game_goes_on(second_round: Laid) -> None:
    laid, ana = second_round, second_round.people[0]
    shown = page(ana, f"{laid.address}?round=1&points=1")
    told = card(shown)
    assert told is not None
    assert f"{laid.address}?seen=1" in links(told)
    assert laid.address not in links(told)
    steps = telling_of(laid, {"round": "1", "points": "1"}).steps
    rounds = now(laid.session.table).view()["rounds"]
    assert {step.seats[0]: step.total for step in steps} == {seat: rounds[0][seat]["total"] for seat in range(3)}
    for number in (0, 2, 3, 4):
        assert card(page(ana, f"{laid.address}?round={number}&points=1")) is None


def test_the_sheet_of_a_round_leads_to_the_board(second_round: Laid) -> None:
    sheet = page(second_round.people[0], f"{second_round.address}?rounds=1")
    assert f"{second_round.address}?round=1&points=1" in links(sheet)


def test_rounds_of_a_finished_game_lead_back_to_its_last_board(finished: dict[str, Laid]) -> None:
    laid = finished["pixies"]
    for number in (1, 2, 3):
        told = card(page(laid.people[0], f"{laid.address}?round={number}&points=2"))
        assert told is not None
        assert {f"{laid.address}?final=1", laid.address} <= set(links(told))
