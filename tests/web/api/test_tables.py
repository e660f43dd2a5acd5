"""Opening tables, seats, opponents, chat and rematch by the API: the same checks as the pages."""

import hashlib
from typing import Any

import pytest

from stol.games.registry import KEYS
from stol.position import Game
from visitors import Server
from web.api.programs import Program, problem, program, table_for_two
from web.played_tables import lay


def test_the_games_are_listed_with_all_that_can_be_chosen(server: Server) -> None:
    listed = Program(server).told("/games")
    assert [game["game"] for game in listed] == list(KEYS)
    clustered = listed[2]
    assert clustered["players"] == list(range(1, 9))
    fast = next(option for option in clustered["options"] if option["name"] == "fast")
    assert (fast["type"], fast["default"]) == ({"type": "boolean"}, False)
    assert "C16" in fast["meaning"]
    assert clustered["presets"]["fast"] == {"fast": True}
    assert [level["name"] for level in clustered["levels"]] == ["novice", "casual", "club", "expert", "master"]
    assert [level["strengths"]["2"] for level in clustered["levels"]] == [626, 1137, 1500, 1830, 2279]
    assert set(clustered["levels"][0]["strengths"]) == {str(count) for count in range(2, 9)}


@pytest.mark.parametrize("game", KEYS)
def test_every_preset_that_is_listed_can_be_opened(server: Server, game: str) -> None:
    ana = program(server)
    (listed,) = [each for each in ana.told("/games") if each["game"] == game]
    for preset in listed["presets"].values():
        options = dict(preset)
        players = options.pop("players", 4 if "teams" in options else 2)
        opened = ana.done(
            "/tables", game=game, players=players, options=options, seats=["you"] + ["open"] * (players - 1)
        )
        assert {name: opened["options"][name] for name in options} == options


def test_a_new_table_says_where_it_is(server: Server) -> None:
    answer = program(server).post("/tables", game="pixies", seats=["you", "open"])
    assert answer.status_code == 201
    assert answer.headers["location"] == f"/api/tables/{answer.json()['code']}"
    assert answer.json()["addresses"]["table"] == answer.headers["location"]


def test_a_table_without_any_wish_is_as_the_pages_have_it(server: Server) -> None:
    opened = program(server, "Ana").done("/tables", game="pixies")
    assert [(seat["kind"], seat["level"]) for seat in opened["seats"]] == [("person", None), ("opponent", "club")]
    assert (opened["players"], opened["chat"], opened["watch"]) == (2, True, True)
    assert opened["ply"] > 0


@pytest.mark.parametrize(
    ("table_request", "words"),
    [
        ({"game": "chess"}, "there is pixies, onecard"),
        ({"game": "pixies", "players": 6}, "2 to 5 players, not 6"),
        ({"game": "pixies", "players": 9}, "from 1 to 8"),
        ({"game": "pixies", "players": "two"}, "from 1 to 8"),
        ({"game": "pixies", "options": {"fast": True}}, "flower_power"),
        ({"game": "pixies", "options": {"flower_power": 1}}, "either true or false"),
        ({"game": "pixies", "options": []}, "object of options"),
        ({"game": "pixies", "seats": ["you"]}, "for 2 players, not for 1"),
        ({"game": "pixies", "seats": ["you", "bot:godlike"]}, "bot:novice"),
        ({"game": "pixies", "seats": ["you", "you"]}, "only one seat can be yours"),
        ({"game": "pixies", "seats": ["bot:club", "bot:club"]}, "somebody has to play"),
        ({"game": "pixies", "seats": "you"}, "for each seat"),
        ({"game": "pixies", "seat": ["you", "open"]}, "“seat” is not a key of this request. It can have: game,"),
        ({"game": "pixies", "chat": "perhaps"}, "true or false"),
        ({"game": "clustered", "options": {"table": [1, 2, 3]}}, "two whole numbers"),
        ({"game": "onecard", "options": {"deck": ["01"]}}, "a card has 5 rows"),
        ({}, "GET /api/games"),
    ],
    ids=str,
)  # fmt: skip
def test_a_wish_that_cant_be_fulfilled_says_what_would_be_right(
    server: Server, table_request: dict[str, Any], words: str
) -> None:
    ana = server.person("Ana")
    answer = ana.ask("POST", "/api/tables", json=table_request)
    assert answer.status_code == 400
    assert words in answer.json()["detail"]
    assert not server.store.tables_of(ana.id, over=False, limit=1)


def test_a_table_begins_when_all_sit(server: Server) -> None:
    ana, ben = program(server, "Ana"), program(server, "Ben")
    address = f"/tables/{ana.done('/tables', game='ingenious', seats=['you', 'open'])['code']}"
    waiting = ana.told(address)
    assert (waiting["ply"], waiting["choosers"], waiting["seats"][1]["kind"]) == (None, [], "open")
    for path in ("view", "legal"):
        problem(ana.get(f"{address}/{path}"), 409, "not-begun")
    ben.refused(409, "seat-taken", f"{address}/seats", seat=0)
    ben.refused(409, "seat-taken", f"{address}/seats", seat=5)
    begun = ben.done(f"{address}/seats", seat=1, name="Benjamin")
    nobody = {"level": None, "stand_in": None, "resigned": False, "ran_out": False, "away": False, "muted": False}
    assert begun["seats"][1] == {"kind": "person", "name": "Benjamin", **nobody}
    assert (begun["you"], begun["ply"], begun["choosers"]) == ([1], 12, [0])
    assert ben.done(f"{address}/seats", seat=1)["sequence"] == begun["sequence"]


def test_what_is_refused_comes_with_the_table_as_it_is(server: Server) -> None:
    address, ana, ben = table_for_two(server, "pixies")
    told = ben.refused(409, "seat-taken", f"{address}/seats", seat=0)
    assert told["table"] == ben.told(address)
    assert told["table"] != ana.told(address)


def test_one_program_may_play_several_seats(server: Server) -> None:
    ana = program(server)
    opened = ana.done("/tables", game="ingenious", seats=["you", "here"])
    address = f"/tables/{opened['code']}"
    assert opened["you"] == [0, 1]
    for seat in (0, 1):
        assert isinstance(ana.told(f"{address}/view", seat=seat)["racks"][seat], list)
    problem(ana.get(f"{address}/legal"), 403, "not-your-seat")  # which of them?


def test_the_host_may_let_an_opponent_sit_down(server: Server) -> None:
    ana, ben = program(server), program(server)
    address = f"/tables/{ana.done('/tables', game='pixies', seats=['you', 'open'])['code']}"
    ben.refused(403, "host-only", f"{address}/opponents", seat=1, level="novice")
    ana.refused(409, "no-such-level", f"{address}/opponents", seat=1, level="godlike")
    ana.refused(409, "seat-taken", f"{address}/opponents", seat=0, level="novice")
    hired = ana.done(f"{address}/opponents", seat=1, level="novice")["seats"][1]
    assert (hired["kind"], hired["level"], hired["name"]) == ("opponent", "novice", "Oskar")


def test_an_opponent_stands_in_until_one_comes_back(server: Server) -> None:
    address, ana, ben = table_for_two(server, "pixies")
    seat = ana.done(f"{address}/stand-in", seat=0, level="novice")["seats"][0]
    assert (seat["kind"], seat["name"], seat["level"], bool(seat["stand_in"])) == ("person", "Ana", "novice", True)
    ana.refused(409, "stood-in", f"{address}/moves", move="x", ply=0)
    ben.refused(403, "not-your-seat", f"{address}/back", seat=0)
    assert ana.done(f"{address}/back", seat=0)["seats"][0]["level"] is None
    program(server).refused(403, "not-your-seat", f"{address}/stand-in", seat=0)


def test_talk_is_said_once_by_each_key(server: Server) -> None:
    address, ana, ben = table_for_two(server, "pixies")
    for _ in range(2):
        said = ana.done(f"{address}/talk", text=" Good\nluck! ", key="1")
    assert said["talk"] == [{"seat": 0, "text": "Good luck!"}]
    ben.refused(409, "too-much-talk", f"{address}/talk", text="x" * 201)
    program(server).refused(403, "not-your-seat", f"{address}/talk", text="x")
    quiet, cleo, _ = table_for_two(server, "pixies", chat=False)
    cleo.refused(409, "no-talk", f"{quiet}/talk", text="x")


def test_once_more_is_one_table_for_all(server: Server) -> None:
    laid = lay(server, Game("pixies", 2), 10_000, (0, 1))
    ana, ben = (Program(server, person.secret) for person in laid.people)
    answer = ana.post(f"{laid.address}/rematch")
    assert answer.status_code == 201
    next_one = answer.json()
    assert answer.headers["location"] == f"/api/tables/{next_one['code']}"
    assert next_one["you"] == [1]
    assert ben.done(f"{laid.address}/rematch")["code"] == next_one["code"]
    assert ana.told(laid.address)["rematch"] == next_one["code"]
    running, cleo, _ = table_for_two(server, "pixies")
    cleo.refused(403, "not-over", f"{running}/rematch")


def test_the_seed_is_sealed_until_the_end(server: Server) -> None:
    for moves in (5, 10_000):
        laid = lay(server, Game("onecard", 2), moves, (0, 1))
        told, seed = Program(server).told(laid.address), laid.session.table.plan.seed
        assert told["sealed"] == hashlib.sha256(seed.encode()).hexdigest()
        assert told["seed"] == (seed if moves == 10_000 else None)
        assert told["over"] == (moves == 10_000)


def test_a_code_may_be_typed_as_people_do(server: Server) -> None:
    address, ana, _ = table_for_two(server, "pixies")
    assert ana.told(f"{address[:-2].lower()} {address[-2:]}")["addresses"]["table"] == f"/api{address}"


def test_there_is_no_table_of_another_code(server: Server) -> None:
    ana = program(server)
    for path in ("", "/view", "/legal", "/record", "/stream"):
        problem(ana.get(f"/tables/NOBODY00{path}"), 404, "no-table")
    ana.refused(404, "no-table", "/tables/NOBODY00/moves", move="x", ply=0)


def test_rules_that_are_not_ready_are_to_be_asked_for_again(server: Server) -> None:
    person = server.person("Ana")
    address, ana = person.open(game="ingenious"), Program(server, person.secret)
    waiting = server.service.preparation._unprepared  # noqa: SLF001 - rules that are there can't be made to be compiled again
    waiting.append("ingenious")
    try:
        answers = [
            ana.get(address),
            ana.post("/tables", game="ingenious"),
            ana.post(f"{address}/moves", move="x", ply=0),
        ]
    finally:
        waiting.remove("ingenious")
    for answer in answers:
        assert "ingenious" in problem(answer, 503, "not-ready")["detail"]
        assert int(answer.headers["retry-after"]) > 0
