"""Score sheets by the API: opened, read, changed, and refused in the shape of all problems."""

import pytest

from stol.games.registry import KEYS
from visitors import Server
from web.api.programs import Program, problem, program

ENTRIES = {
    "pixies": ("up 1 b4+1", "up 1 b9"),
    "onecard": ("add 06", "mark 06 z 1"),
    "clustered": ("lay 1 0", "lay 9 9"),
    "ingenious": ("more r", "less g"),
}
"""By game: an entry that can be made on an empty sheet, and one that can't."""


@pytest.mark.parametrize("game", KEYS)
def test_a_sheet_is_opened_read_and_changed_and_the_page_shows_the_same(server: Server, game: str) -> None:
    ana = program(server, "Ana")
    answer = ana.post(f"/score/{game}", players=2, names=["Ana", "Ben"])
    assert answer.status_code == 201
    opened = answer.json()
    address = f"/score/{game}/{opened['code']}"
    assert answer.headers["location"] == f"/api{address}"
    assert opened["names"] == ["Ana", "Ben"]
    assert [(part["part"], part["seats"], part["entered"]) for part in opened["parts"]] == [
        (1, [0], False),
        (2, [1], False),
    ]
    done, wrong = ENTRIES[game]
    changed = program(server).done(address, part=1, do=done, version=0, once="1")
    assert changed["parts"][0]["version"] == 1
    assert changed["parts"][0]["content"] != opened["parts"][0]["content"]
    assert changed["parts"][1]["content"] == opened["parts"][1]["content"]
    assert changed == Program(server).told(address) == ana.told(f"/score/{game}")[0]
    assert ana.done(address, part=1, do=done, version=0, once="1") == changed, "sent twice, made once"
    assert ana.refused(409, "score-stale", address, part=1, do=done, version=0)["sheet"] == changed
    assert ana.refused(
        422, "score-wrong-step" if game == "ingenious" else "score-wrong-entry", address, part=2, do=wrong
    )
    assert ana.done(address, part=1, do="undo")["parts"][0]["content"] == opened["parts"][0]["content"]
    assert ana.done(address, part=0, do="names", fields={"name-1": "Cyril"})["names"] == ["Ana", "Cyril"]
    assert "Cyril" in ana.ask("GET", address).text


def test_points_and_ranks_are_those_of_a_game_that_ends_now(server: Server) -> None:
    ana = program(server)
    address = f"/score/clustered/{ana.done('/score/clustered', players=2)['code']}"
    ana.done(address, part=0, do="by totals")
    ana.done(address, part=1, do="totals", fields={"rows": "12", "columns": "5", "rectangle": "6", "bonus": "0"})
    sheet = ana.done(address, part=2, do="totals", fields={"rows": "1", "columns": "2", "rectangle": "0", "bonus": "0"})
    assert [(part["points"], part["rank"]) for part in sheet["parts"]] == [(23, 1), (3, 2)]
    assert sheet["shared"]["totals"] is True


def test_what_is_no_sheet_is_refused(server: Server) -> None:
    ana = program(server)
    assert ana.refused(400, "bad-options", "/score/pixies", players=8)["reason"]
    assert ana.refused(400, "bad-options", "/score/pixies", names=["Ana"])["path"] == ["names"]
    assert ana.refused(400, "unread", "/score/pixies", players="many")["field"] == "players"
    ana.refused(404, "no-game", "/score/chess")
    ana.refused(404, "no-sheet", "/score/pixies/abc", part=1, do="undo")
    problem(Program(server).get("/score/pixies"), 401, "no-player")
    problem(Program(server).get("/score/pixies/abc"), 404, "no-sheet")
    Program(server).refused(401, "no-player", "/score/pixies")
    code = ana.done("/score/pixies")["code"]
    Program(server).refused(401, "no-player", f"/score/pixies/{code}", part=1, do="undo")
    problem(ana.get(f"/score/clustered/{code}"), 404, "no-sheet")
    for field, wrong in {"part": -1, "do": 7, "version": "new", "once": [], "fields": []}.items():
        entry = {"part": 1, "do": "undo", field: wrong}
        assert ana.refused(400, "unread", f"/score/pixies/{code}", **entry)["field"] == field
