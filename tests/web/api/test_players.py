"""Players of the API: by token or cookie."""

from visitors import HOST, Server
from web.api.programs import Program, problem, program, table_for_two

WISH = {"game": "pixies", "seats": ["you", "open"]}


def test_a_player_is_made_by_a_name(server: Server) -> None:
    answer = Program(server).post("/players", name="  Ana\u202e  the   first and the very last ")
    assert answer.status_code == 201
    assert answer.json()["name"] == "Ana the first and the ve"
    assert len(answer.json()["token"]) >= 43  # 256 bits
    assert "set-cookie" not in answer.headers


def test_who_is_known_by_a_token_sits_by_that_name(server: Server) -> None:
    opened = program(server, "Ana").done("/tables", **WISH)
    assert (opened["you"], opened["host"], opened["seats"][0]["name"]) == ([0], True, "Ana")


def test_each_player_is_another(server: Server) -> None:
    address, ana, ben = table_for_two(server, "pixies")
    assert [player.told(address)["you"] for player in (ana, ben, program(server), Program(server))] == [
        [0],
        [1],
        [],
        [],
    ]


def test_only_players_may_change_anything(server: Server) -> None:
    address, *_ = table_for_two(server, "pixies")
    bodies: dict[str, dict[str, object]] = {
        action: {"seat": 0} for action in ("seats", "opponents", "stand-in", "back", "rematch")
    }
    bodies |= {"talk": {"text": "x"}, "moves": {"move": "x", "ply": 0}}
    for action, body in bodies.items():
        Program(server).refused(401, "no-player", f"{address}/{action}", **body)
    Program(server).refused(401, "no-player", "/tables", **WISH)
    assert Program(server).post("/tables", **WISH).headers["www-authenticate"] == "Bearer"


def test_a_token_of_nobody_is_refused_even_where_none_is_needed(server: Server) -> None:
    address, *_ = table_for_two(server, "pixies")
    mallory = Program(server, "nobody's")
    for path in (address, f"{address}/view", "/games"):
        assert "POST /api/players" in problem(mallory.get(path), 401, "no-player")["detail"]


def test_a_browsers_cookie_is_as_good_as_a_token(server: Server) -> None:
    ana = server.person("Ana")
    answer = ana.ask("POST", "/api/tables", json=WISH)
    assert answer.status_code == 201
    assert answer.json()["you"] == [0]


def test_another_sites_page_changes_nothing_by_a_cookie(server: Server) -> None:
    ana = server.person("Ana")
    for headers in ({"sec-fetch-site": "cross-site"}, {"origin": "https://evil.example"}):
        problem(ana.ask("POST", "/api/tables", json=WISH, headers=headers), 403, "foreign")
    assert not server.store.tables_of(ana.id, over=False, limit=1)


def test_a_token_is_no_cookie_so_a_program_may_run_on_any_page(server: Server) -> None:
    ana = program(server)
    answer = ana.ask("POST", "/api/tables", json=WISH, headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 201
    assert answer.headers.get("access-control-allow-origin") is None


def test_a_token_counts_before_a_cookie(server: Server) -> None:
    ana, ben = program(server, "Ana"), server.person("Ben")
    headers = {"authorization": f"Bearer {ana.token}"}
    assert ben.ask("POST", "/api/tables", json=WISH, headers=headers).json()["seats"][0]["name"] == "Ana"


def test_the_same_player_may_look_at_the_pages(server: Server) -> None:
    address, ana, _ = table_for_two(server, "pixies")
    page = ana.ask("GET", f"{HOST}{address}")
    assert page.status_code == 200
    assert "Ben" in page.text


def test_who_is_refused_a_seat_is_not_called_otherwise_for_it(server: Server) -> None:
    address, *_ = table_for_two(server, "pixies")
    eve = program(server, "Eve")
    eve.refused(409, "seat-taken", f"{address}/seats", seat=0, name="Ana")
    opened = eve.done("/tables", **WISH)
    assert opened["seats"][0]["name"] == "Eve"
