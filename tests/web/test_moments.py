"""Moments of a running game, which scripts show one after the other: what a visitor saw then, and nothing to play."""

import pytest

from page_checks import read_page
from stol.games.registry import KEYS
from stol.position import Game
from visitors import Server
from web.played_tables import lay

MOVES = 12
LATEST = 4


@pytest.mark.parametrize("game", KEYS)
def test_a_moment_shows_the_table_at_its_ply_and_offers_no_move(server: Server, game: str) -> None:
    laid = lay(server, Game(game, players=3), MOVES, (0, 1, 2))
    for turn in laid.session.table.turns[-LATEST:]:
        for visitor in (laid.people[0], server.person("Zoe")):
            answer = visitor.get(f"{laid.address}/at/{turn.ply}")
            assert answer.status_code == 200
            page = read_page(answer.text)
            (table,) = page.all(id="table")
            assert table.attributes["data-ply"] == str(turn.ply)
            assert not page.all("button", name="move")
            assert "data-move=" not in answer.text


def test_a_moment_shows_a_seat_its_own_rack_and_a_watcher_none(server: Server) -> None:
    laid = lay(server, Game("ingenious", players=3), MOVES, (0, 1, 2))
    at = f"{laid.address}/at/{laid.session.table.turns[-1].ply}"
    racks = [visitor.get(at).text.count('class="slot"') for visitor in (*laid.people, server.person("Zoe"))]
    assert racks[-1] == 0
    assert all(racks[:-1])
    assert len({visitor.get(at).text for visitor in laid.people}) == len(laid.people)


def test_who_may_not_watch_sees_no_moment(server: Server) -> None:
    laid = lay(server, Game("pixies"), MOVES, (0, 1), watch=False)
    at = f"{laid.address}/at/{laid.session.table.turns[-1].ply}"
    assert laid.people[0].get(at).status_code == 200
    assert server.person("Zoe").get(at).status_code == 403


def test_on_a_shared_device_a_moment_shows_no_secrets(server: Server) -> None:
    laid = lay(server, Game("ingenious"), MOVES, (0, 0))
    at = f"{laid.address}/at/{laid.session.table.turns[-1].ply}"
    assert 'class="slot"' not in laid.people[0].get(at).text
