"""Uploading records by the API: valid ones open a table, for invalid ones the first bad move is named."""

from typing import Any

import msgspec
import pytest

from random_games import GAMES, played
from stol import Game
from stol.record import Record
from visitors import Server
from web.api.programs import Program, problem, program
from web.played_tables import lay


def sheet(game: Game = GAMES[0]) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.json.decode(played(game).to_json())
    return told


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_good_record_is_laid_out_to_be_looked_back_at(server: Server, game: Game) -> None:
    eve, record = program(server, "Eve"), sheet(game)
    answer = eve.post("/records", **record)
    assert answer.status_code == 201
    laid = answer.json()
    assert answer.headers["location"] == f"/api/tables/{laid['code']}"
    assert (laid["over"], laid["result"], laid["you"], laid["sealed"]) == (True, record["result"], [], None)
    assert {seat["kind"] for seat in laid["seats"]} == {"elsewhere"}
    told = Program(server).told(f"/tables/{laid['code']}/record")
    assert {**told, "tags": {}} == {**record, "tags": {}}
    assert Program(server).told(f"/tables/{laid['code']}/view", ply=30, seat=0)["ply"] <= 30


def test_a_game_that_still_ran_is_looked_at_as_far_as_it_goes_and_played_on(server: Server) -> None:
    eve, whole = program(server), played(Game("ingenious"))
    half = Record(whole.game, whole.moves[:30])
    laid = eve.done("/records", **msgspec.json.decode(half.to_json()))
    assert (laid["over"], laid["choosers"]) == (False, [])
    moment = eve.told(f"/tables/{laid['code']}/view", ply=29, seat=1)
    assert eve.done(f"/tables/{laid['code']}/continue", ply=moment["ply"], seat=1, level="novice")["you"] == [1]


def test_of_a_bad_record_the_first_bad_move_is_told(server: Server) -> None:
    eve, bad = program(server), sheet()
    bad["moves"][7] = "nonsense"
    told = eve.refused(400, "bad-record", "/records", **bad)
    assert told["move"] == 8
    assert "nonsense" in told["detail"]
    short = sheet()
    short["moves"].pop()
    assert eve.refused(400, "bad-record", "/records", **short)["move"] == len(short["moves"]) + 1
    assert eve.refused(400, "bad-record", "/records", **sheet() | {"result": None})["move"] is None
    assert eve.refused(400, "bad-record", "/records", **sheet() | {"stol": 2})["move"] is None
    assert "chess" in eve.refused(400, "bad-record", "/records", **sheet() | {"game": "chess"})["detail"]


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"moves": ["b4+1", 7]}, "moves"),
        ({"players": 2}, "players"),
        ({"result": 3}, "result"),
        ({"stol": "one"}, "stol"),
    ],
    ids=str,
)
def test_what_cant_be_read_is_named(server: Server, changed: dict[str, object], field: str) -> None:
    assert program(server).refused(400, "unread", "/records", **sheet() | changed)["field"] == field


def test_only_a_player_hands_records_in_and_not_too_large_ones(server: Server) -> None:
    problem(Program(server).post("/records", **sheet()), 401, "no-player")
    program(server).refused(413, "status-413", "/records", **sheet() | {"tags": {"x": "x" * 70_000}})


def test_rules_that_are_not_ready_are_to_be_asked_for_again(server: Server) -> None:
    eve, record, waiting = program(server), sheet(), server.service.preparation._unprepared  # noqa: SLF001 - rules that are there
    waiting.append(record["game"])
    try:
        answers = [eve.post("/records", **record), eve.post(f"/daily/{record['game']}")]
    finally:
        waiting.remove(record["game"])
    for answer in answers:
        problem(answer, 503, "not-ready")


def test_a_table_that_did_not_begin_at_the_start_has_no_record(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 4, (0, 1))
    ana = Program(server, laid.people[0].secret)
    assert laid.session.table.position is not None
    opened = ana.done("/tables", game="ingenious", begin=laid.session.table.position.view(0), seats=["here", "here"])
    address = f"/tables/{opened['code']}"
    while not (now := ana.told(address))["over"]:
        legal = ana.told(f"{address}/legal", seat=now["choosers"][0])
        ana.done(f"{address}/moves", move=legal["moves"][0], ply=legal["ply"], seat=now["choosers"][0])
    problem(ana.get(f"{address}/record"), 404, "no-record")
    page = laid.people[0].get(f"{address}/record")
    assert page.status_code == 404
    assert "did not begin at the start" in page.text


def test_a_key_that_no_record_has_is_refused(server: Server) -> None:
    told = program(server).refused(400, "unread", "/records", **sheet() | {"castle": 1})
    assert "castle" in told["detail"]
