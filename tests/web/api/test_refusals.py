"""All errors of the API have one shape; and its rate limits are those of the pages."""

import pytest

from visitors import Server
from web.api.programs import Program, problem, program, table_for_two


def test_an_address_that_there_is_none_of(server: Server) -> None:
    for path in ("/nowhere", "/tables/X/nothing", "/", ""):
        assert "openapi.json" in problem(program(server).get(path), 404, "status-404")["detail"]


def test_a_method_that_is_not_allowed_names_those_that_are(server: Server) -> None:
    answer = program(server).ask("DELETE", "/api/games")
    problem(answer, 405, "status-405")
    assert "GET" in answer.headers["allow"]


def test_a_body_that_is_no_json(server: Server) -> None:
    for body in (b"{", b"\xff", b"[]", b"null", b"7", b""):
        answer = program(server).ask("POST", "/api/tables", content=body)
        assert problem(answer, 400, "unread")["field"] in {None, "game"}


def test_a_body_that_is_too_large(server: Server) -> None:
    problem(program(server).ask("POST", "/api/tables", content=b" " * 70_000), 413, "status-413")


def test_a_host_that_nobody_can_have_typed(server: Server) -> None:
    problem(Program(server).ask("GET", "/api/games", headers={"host": "a:65536"}), 400, "bad-host")


def test_a_fault_of_ours_is_said_without_any_detail(server: Server) -> None:
    address, ana, _ = table_for_two(server, "pixies")
    session = server.session_at(address)
    kept, session.table.position = session.table.position, object()  # type: ignore[assignment] # as a fault would leave it
    try:
        assert "object" not in problem(ana.get(f"{address}/view"), 500, "status-500")["detail"]
    finally:
        session.table.position = kept


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/games", {}),
        ("GET", "/api/tables/NOBODY00", {}),
        ("GET", "/api/tables/NOBODY00/stream", {}),
        ("POST", "/api/players", {"name": "Ana"}),
        ("POST", "/api/tables", {"game": "chess"}),
        ("POST", "/api/tables/NOBODY00/moves", {"move": "x", "ply": 0}),
        ("POST", "/api/tables/NOBODY00/chance", {"ply": 0, "outcomes": []}),
        ("GET", "/api/tables/NOBODY00/hint", {}),
        ("POST", "/api/tables/NOBODY00/review", {}),
        ("POST", "/api/records", {}),
        ("POST", "/api/daily/pixies", {}),
        ("GET", "/api/deals/pixies/friday", {}),
    ],
)
def test_programs_are_held_to_an_allowance(guarded: Server, method: str, path: str, body: dict[str, object]) -> None:
    *answers, last = [Program(guarded).ask(method, path, json=body) for _ in range(6)]
    assert 429 not in [answer.status_code for answer in answers]
    problem(last, 429, "too-many")
    assert int(last.headers["retry-after"]) > 0
