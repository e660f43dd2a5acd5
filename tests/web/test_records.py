"""Uploading records: valid ones open as a table, for invalid ones the page says what is wrong."""

import json

import pytest

from random_games import GAMES, played
from stol import Record
from stol.web.scene.replay import replay_table
from visitors import Server


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_good_record_opens_as_a_table_to_look_back_at(server: Server, game: object) -> None:
    record = next(played(one) for one in GAMES if one is game)
    answer = server.person("Eve").post("/records", text=record.to_json())
    assert answer.status_code == 303
    address = answer.headers["location"]
    assert server.stranger().get(address).status_code == 200
    table = server.session_at(address.partition("/review")[0]).table
    assert tuple(table.moves) == record.moves
    assert replay_table(table).steps[-1].position == record.position


def test_a_file_is_taken_as_well_as_its_text(server: Server) -> None:
    record = played(GAMES[0])
    answer = server.stranger().ask("POST", "/records", files={"file": ("game.json", record.to_json())})
    assert answer.status_code == 303


def test_what_is_downloaded_can_be_handed_in_again(server: Server) -> None:
    eve = server.person("Eve")
    first = eve.post("/records", text=played(GAMES[0]).to_json()).headers["location"].partition("/review")[0]
    text = eve.get(f"{first}/record").text
    again = eve.post("/records", text=text).headers["location"].partition("/review")[0]
    assert server.session_at(again).table.moves == server.session_at(first).table.moves


def test_of_a_bad_record_the_first_bad_move_is_named_and_the_text_stays(server: Server) -> None:
    sheet = json.loads(played(GAMES[0]).to_json())
    sheet["moves"][7] = "nonsense"
    text = json.dumps(sheet)
    answer = server.person("Eve").post("/records", text=text)
    assert answer.status_code == 400
    assert "move 8" in answer.text
    assert "nonsense" in answer.text.partition("<textarea")[2]


@pytest.mark.parametrize("text", ["", "{}", "no record", "[1, 2", '{"stol": 1}', "\ufffd\x00", '{"game": "chess"}'])
def test_what_is_no_record_is_said_to_be_none(server: Server, text: str) -> None:
    answer = server.stranger().post("/records", text=text)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    files = {"file": ("game.json", "x" * 100_000)}
    assert server.stranger().ask("POST", "/records", files=files).status_code == 413
    assert server.stranger().post("/records", text="x" * 100_000).status_code == 413


def test_a_running_record_is_looked_at_as_far_as_it_goes(server: Server) -> None:
    whole = played(GAMES[0])
    record = Record(whole.game, whole.moves[:30])
    address = server.stranger().post("/records", text=record.to_json()).headers["location"]
    assert server.stranger().get(address).status_code == 200
