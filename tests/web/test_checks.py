"""Tables and records that people send are checked in another process; what takes too long there is refused in words."""

from collections.abc import Iterator

import pytest

from random_games import GAMES, played
from stol.table.checks import Checks
from stol.text import speak
from visitors import Server
from web.api.programs import problem, program

REDS = ("1,-5", "2,-5", "3,-5", "4,-5", *(f"{q},-4" for q in range(-1, 6)), "0,-3")
"""Twelve red spaces of Ingenious that need six tiles of two reds; there are five."""


@pytest.fixture
def impatient(server: Server) -> Iterator[Server]:
    """A server whose checks may take no time at all."""
    usual, server.service.checks = server.service.checks, server.client.blocking_portal.call(Checks, 0.0)
    try:
        yield server
    finally:
        server.client.blocking_portal.call(server.service.checks.close)
        server.service.checks = usual


def test_a_board_that_no_tiles_cover_is_refused_by_the_page_and_by_the_api(server: Server) -> None:
    board = "\n".join(f"{space} r" for space in REDS)
    page = server.person("Ana").post("/enter", game="ingenious", players=2, board=board, do="open")
    assert page.status_code == 422
    assert "rg@0,1:1,1, it can be checked for certain" in page.text
    begin = {"turn": 0, "board": dict.fromkeys(REDS, "r"), "tracks": [dict.fromkeys("rgboyp", 0)] * 2}
    told = program(server).refused(400, "bad-table", "/tables", game="ingenious", begin=begin)
    assert told["reason"] == "ingenious-no-cover-found"


def test_a_check_that_takes_too_long_is_refused_in_words(impatient: Server) -> None:
    ana, record = impatient.person("Ana"), played(GAMES[0]).to_json()
    for page in (ana.post("/records", text=record), ana.get("/enter?game=pixies")):
        assert page.status_code == 503
        assert page.headers["retry-after"] == "5"
        assert speak()("note-check-failed") in page.text
    answer = program(impatient).ask(
        "POST", "/api/records", content=record, headers={"content-type": "application/json"}
    )
    problem(answer, 503, "check-failed")
