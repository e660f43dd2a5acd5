"""The API conforms to its schema, whatever is sent."""

from functools import cache
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sampling import examples
from stol.games.registry import KEYS
from stol.position import Game
from visitors import HOST, Server
from web.api.programs import PROBLEM, Program, program, table_for_two
from web.played_tables import lay
from web.test_fuzz import careful

CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@cache
def schema_of(document: bytes) -> Any:  # noqa: ANN401 - a schema
    return schemathesis.openapi.from_dict(msgspec.json.decode(document), config=SchemathesisConfig())


def described(server: Server) -> dict[str, Any]:
    document: dict[str, Any] = Program(server).ask("GET", "/schema/openapi.json").json()
    return document


def operations(server: Server) -> list[Any]:
    schema = schema_of(Program(server).ask("GET", "/schema/openapi.json").content)
    found = [operation.ok() for operation in schema.get_all_operations()]
    return [operation for operation in found if not operation.path.endswith("/stream")]  # which never ends


@pytest.fixture(scope="module")
def tables(server: Server) -> list[tuple[str, Program, Program]]:
    """Running ones of all games, one with real cards, and a finished one."""
    over = lay(server, Game("pixies", 2), 10_000, (0, 1))
    ana, ben = (Program(server, person.secret) for person in over.people)
    running = [table_for_two(server, game) for game in KEYS]
    return [*running, table_for_two(server, "pixies", typed=True), (over.address, ana, ben)]


@pytest.fixture(scope="module")
def sheets(server: Server) -> dict[str, str]:
    """A score sheet of each game."""
    ana = program(server)
    return {game: ana.done(f"/score/{game}")["code"] for game in KEYS}


def test_the_schema_tells_of_programs_only(server: Server) -> None:
    paths = described(server)["paths"]
    assert {"/api/players", "/api/games", "/api/tables", "/api/tables/{code}/stream"} <= set(paths)
    assert all(path.startswith("/api/") for path in paths)


def test_every_call_is_described(server: Server) -> None:
    ways = [way for ways in described(server)["paths"].values() for way in ways.values()]
    assert all(way["description"] and way["tags"] for way in ways)
    assert len({way["operationId"] for way in ways}) == len(ways)
    for way in ways:
        refusals = {status: answer for status, answer in way["responses"].items() if status >= "400"}
        assert {"400", "401", "429"} <= set(refusals)
        assert all(set(answer["content"]) == {PROBLEM} for answer in refusals.values())


WITHOUT_TOKEN = {"/api/players", "/api/me/link/open", "/api/me/recover"}
"""These give somebody a token."""


def test_whoever_changes_something_needs_a_token(server: Server) -> None:
    document = described(server)
    assert document["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    for path, ways in document["paths"].items():
        for method, way in ways.items():
            if method == "post" and path not in WITHOUT_TOKEN:
                assert way["security"] == [{"token": []}]


@settings(careful, max_examples=examples(400))
@given(data=st.data())
def test_whatever_is_sent_the_answer_is_one_of_those_described(
    server: Server, tables: list[tuple[str, Program, Program]], sheets: dict[str, str], data: st.DataObject
) -> None:
    operation = data.draw(st.sampled_from(operations(server)))
    mode = data.draw(st.sampled_from(list(schemathesis.GenerationMode)))
    case = data.draw(operation.as_strategy(generation_mode=mode))
    address, *players = data.draw(st.sampled_from(tables))
    if "code" in case.path_parameters and data.draw(st.integers(0, 3)):
        case.path_parameters["code"] = address.split("/")[2]
    if "game" in case.path_parameters and data.draw(st.booleans()):
        case.path_parameters["game"] = game = data.draw(st.sampled_from(KEYS))
        if "/score/" in operation.path and "code" in case.path_parameters:
            case.path_parameters["code"] = sheets[game]
    request = requests.Request(**case.as_transport_kwargs(base_url=HOST)).prepare()
    player = data.draw(st.sampled_from([*players, Program(server)]))
    sent = {name: value for name, value in request.headers.items() if name.lower() != "authorization"}
    answer = player.ask(str(request.method), str(request.url), headers=sent, content=request.body or b"")
    case.validate_response(answer, checks=CHECKS)
    assert answer.status_code < 400 or answer.headers["content-type"] == PROBLEM


@settings(careful, max_examples=examples(100))
@given(method=st.sampled_from(["PUT", "DELETE", "PATCH", "TRACE", "GET", "POST"]), path=st.text(max_size=20))
def test_any_other_address_is_answered_in_the_same_shape(server: Server, method: str, path: str) -> None:
    answer = Program(server).ask(method, f"/api/{quote(path)}")
    assert answer.status_code in {200, 308, 400, 401, 404, 405}
    assert answer.status_code < 400 or answer.headers["content-type"] == PROBLEM


@pytest.mark.parametrize("key", KEYS)
def test_views_tables_and_options_of_every_game_are_described(server: Server, key: str) -> None:
    document = described(server)
    types = document["components"]["schemas"]
    for title in ("View", "Table", "Options", "Choice"):
        kinds = [kind["$ref"].rpartition("/")[2] for kind in types[f"games.{title}"]["anyOf"]]
        assert f"games.{key.title()}{title}" in kinds
    view = document["paths"]["/api/tables/{code}/view"]["get"]["responses"]["200"]["content"]["application/json"]
    assert view["schema"] == {"$ref": "#/components/schemas/games.View"}
    assert set(Game(key).start().view()) >= set(types[f"games.{key.title()}View"]["required"])


def test_unknown_keys_are_refused_where_the_document_says_so(server: Server) -> None:
    schemas = described(server)["components"]["schemas"]
    games = {name: part for name, part in schemas.items() if name.startswith("games.") and "properties" in part}
    assert len(games) > 20
    assert not [name for name, part in games.items() if part["additionalProperties"] is not False]
    bodies = [way["requestBody"]["content"]["application/json"]["schema"] for way in ways_with_bodies(server)]
    assert len(bodies) > 15
    for body in bodies:
        assert schemas[body["$ref"].rpartition("/")[2]]["additionalProperties"] is False


def test_every_body_refuses_a_key_that_it_does_not_have(
    server: Server, tables: list[tuple[str, Program, Program]]
) -> None:
    address, ana, _ = tables[0]
    for path, ways in described(server)["paths"].items():
        if "requestBody" in ways.get("post", {}):
            at = path.replace("/tables/{code}", address).removeprefix("/api")
            answer = ana.ask("POST", f"/api{at}", json={"sead": 0})
            refused = answer.json()
            assert (answer.status_code, refused["id"], refused["path"]) == (400, "unread", ["sead"]), path
            assert "“sead” is not a key of this request. It can have: " in refused["detail"]


def ways_with_bodies(server: Server) -> list[dict[str, Any]]:
    ways = [way for ways in described(server)["paths"].values() for way in ways.values()]
    return [way for way in ways if "requestBody" in way]


def test_a_record_is_described_by_the_games_types(server: Server) -> None:
    parts = described(server)["components"]["schemas"]["Sheet"]["properties"]
    assert parts["options"]["$ref"].endswith("/games.Choice")
    assert parts["result"]["anyOf"] == [{"$ref": "#/components/schemas/games.GameResult"}, {"type": "null"}]


def test_the_list_of_games_describes_options_by_what_is_accepted(server: Server) -> None:
    games = {game["game"]: game for game in Program(server).ask("GET", "/api/games").json()}
    kinds = {option["name"]: option["type"] for option in games["clustered"]["options"]}
    assert {"enum": ["all", "none"]} in kinds["third_joker"]["anyOf"]
