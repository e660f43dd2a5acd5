"""Reviews, past views and continuing from a past position, by the API."""

import time
from typing import Any

import pytest

from stol.bots.review import Review
from stol.position import Game
from stol.web.scene.replay import replay_table
from stol.web.scene.visibility import seen
from visitors import Server
from web.api.programs import Program, problem, program, table_for_two
from web.played_tables import Laid, lay
from web.test_review import TO_THE_END, otherwise


def programs(laid: Laid) -> list[Program]:
    """Those who sit there."""
    return [Program(laid.server, person.secret) for person in laid.people]


def plies(laid: Laid) -> list[int]:
    return [step.ply for step in replay_table(laid.session.table).steps]


# ---- the review


def reviewed(player: Program, address: str) -> dict[str, Any]:
    """The finished review; until then the responses have its progress."""
    while True:
        answer = player.get(f"{address}/review")
        if answer.status_code == 200:
            found: dict[str, Any] = answer.json()
            return found
        assert answer.status_code == 202
        assert 0 <= answer.json()["done"] <= answer.json()["total"]
        time.sleep(0.1)


def test_a_finished_game_is_reviewed_when_somebody_asks(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), TO_THE_END, (0, 1))
    ana, ben = programs(laid)
    address = laid.address
    assert "POST" in problem(ana.get(f"{address}/review"), 404, "no-review")["detail"]
    asked = [player.post(f"{address}/review").status_code for player in (ana, ben)]
    assert asked == [202, 202]
    found = reviewed(ana, address)
    assert set(found) == set(Review.__struct_fields__)
    assert {point["ply"] for point in found["points"]} >= set(plies(laid))
    assert (found["game"], found["players"], found["over"]) == ("ingenious", ["Ana", "Ben"], True)
    assert ben.post(f"{address}/review").json() == found
    assert Program(server).told(f"{address}/review") == found


def test_a_running_game_is_not_reviewed(server: Server) -> None:
    address, ana, _ = table_for_two(server, "pixies")
    problem(ana.get(f"{address}/review"), 403, "not-over")
    ana.refused(403, "not-over", f"{address}/review")


def test_a_finished_game_that_is_not_open_for_watching_stays_closed(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), TO_THE_END, (0, 1), watch=False)
    eve = program(server)
    for path in ("review", "view?ply=20", "view?ply=20&seat=0"):
        problem(eve.get(f"{laid.address}/{path}"), 403, "no-watching")
    eve.refused(403, "no-watching", f"{laid.address}/review")
    eve.refused(403, "no-watching", f"{laid.address}/continue", ply=20, seat=0)
    assert programs(laid)[0].told(f"{laid.address}/view", ply=20, seat=1)


# ---- what could be seen then


@pytest.mark.parametrize("key", ["pixies", "onecard", "clustered", "ingenious"])
def test_every_moment_of_a_finished_game_can_be_seen_by_all_eyes(server: Server, key: str) -> None:
    laid = lay(server, Game(key, 2), TO_THE_END, (0, 1))
    eve = Program(server)
    for step in replay_table(laid.session.table).steps[::7]:
        assert eve.told(f"{laid.address}/view", ply=step.ply) == step.position.open_view()
        for seat in (0, 1):
            assert eve.told(f"{laid.address}/view", ply=step.ply, seat=seat) == step.position.view(seat)
    problem(eve.get(f"{laid.address}/view", ply=0, seat=2), 403, "not-your-seat")


def test_a_ply_between_two_moments_is_the_moment_before_it(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 6, (0, 1))
    ana, (_, second, third, *_) = programs(laid)[0], plies(laid)
    assert third > second + 1
    assert ana.told(f"{laid.address}/view", ply=second + 1, seat=0)["ply"] == second
    assert ana.told(f"{laid.address}/view", ply=100_000, seat=0)["ply"] == plies(laid)[-1]


def test_of_a_running_game_only_ones_own_seats_are_seen(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 6, (0, 1))
    ana, ben = programs(laid)
    assert ana.told(f"{laid.address}/view", ply=12, seat=0)["racks"][1] == 6
    for player, seat in ((ana, 1), (ben, 0), (ana, 7)):
        problem(player.get(f"{laid.address}/view", ply=12, seat=seat), 403, "not-your-seat")
    for other in (program(server), Program(server)):
        for query in ({"ply": 12}, {"ply": 12, "seat": 0}):
            problem(other.get(f"{laid.address}/view", **query), 403, "not-over")


@pytest.mark.parametrize("key", ["clustered", "ingenious"])
def test_no_moment_tells_what_a_seat_could_not_know(server: Server, key: str) -> None:
    laid = lay(server, Game(key, 3), 8, (0, 1, 2))
    table = laid.session.table
    for seat, player in enumerate(programs(laid)):
        moves, changed = table.moves, otherwise(table.first(), table.moves, seat)
        assert changed, "else this test would prove nothing"
        queries: list[dict[str, int]] = [{"ply": ply} for ply in plies(laid)]
        queries += [{"ply": ply, "seat": other} for ply in plies(laid) for other in range(3)]
        before = [player.get(f"{laid.address}/view", **query).text for query in queries]
        table.moves = changed
        assert [player.get(f"{laid.address}/view", **query).text for query in queries] == before
        table.moves = moves


def test_before_all_sit_there_is_nothing_to_look_back_at(server: Server) -> None:
    ana = program(server)
    address = f"/tables/{ana.done('/tables', game='pixies', seats=['you', 'open'])['code']}"
    problem(ana.get(f"{address}/view", ply=0), 409, "not-begun")
    for ply in ("x", "-1", "100001"):
        assert problem(ana.get(f"{address}/view", ply=ply), 400, "unread")["field"] == "ply"


# ---- playing on


def test_a_finished_game_is_played_on_from_any_moment(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), TO_THE_END, (0, 1))
    eve, ply = program(server, "Eve"), plies(laid)[9]
    answer = eve.post(f"{laid.address}/continue", ply=ply, seat=1, level="novice")
    assert answer.status_code == 201
    opened = answer.json()
    assert answer.headers["location"] == f"/api/tables/{opened['code']}"
    assert (opened["you"], opened["given"], opened["seats"][0]["level"]) == ([1], ply, "novice")
    assert server.table(f"/tables/{opened['code']}").moves[:ply] == laid.session.table.moves[:ply]


def test_a_running_game_is_played_on_with_what_ones_own_seat_could_know(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 6, (0, 1))
    ana, step = programs(laid)[0], replay_table(laid.session.table).steps[3]
    ana.refused(403, "nothing-to-go-on-from", f"{laid.address}/continue", ply=step.ply, seat=1)
    opened = ana.done(f"{laid.address}/continue", ply=step.ply, seat=0)
    begun = next(iter(server.session_at(f"/tables/{opened['code']}").table.positions()))
    assert begun.view(0) == seen(step.position, 0)
    program(server).refused(403, "not-over", f"{laid.address}/continue", ply=step.ply, seat=0)


@pytest.mark.parametrize(
    "wanted", [{"ply": 1, "seat": 0}, {"ply": 14, "seat": 0, "level": "god"}, {"ply": 14, "seat": 5}], ids=str
)
def test_nobody_plays_on_from_nowhere(server: Server, wanted: dict[str, object]) -> None:
    laid = lay(server, Game("ingenious", 2), TO_THE_END, (0, 1))
    programs(laid)[0].refused(403, "nothing-to-go-on-from", f"{laid.address}/continue", **wanted)
