"""Whatever is sent: no internal error, and refused requests change nothing."""

import random
from functools import cache
from typing import Any
from urllib.parse import urlencode

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.di import Provide
from schemathesis.config import SchemathesisConfig

from sampling import examples
from stol.games.registry import KEYS
from stol.web.app import PAGES, handlers
from stol.web.service.table_request import draft_request, request_fields
from table.played_tables import any_choice
from visitors import HOST, Server, Visitor, code_of
from web.test_moves import sit_together

FORM = "application/x-www-form-urlencoded"
KINDS = [FORM, "multipart/form-data; boundary=x", "multipart/form-data", "application/json", "text/plain", "?", ""]
ODD = ["", "0", "-1", "9" * 30, "²", "1e9", "null", "true", "[]", "\x00", "\ud7ff", "on", "off", "ü" * 300, "a,b;c d"]
careful = settings(
    max_examples=examples(40),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
words = st.one_of(st.sampled_from(ODD), st.text(max_size=30))


def forms(*names: str) -> st.SearchStrategy[bytes]:
    """Fields that are asked for, with anything in them, some more than once, and others."""
    pairs = st.tuples(st.one_of(st.sampled_from(names), st.text(max_size=8)), words)
    return st.lists(pairs, max_size=8).map(lambda sent: urlencode(sent).encode())


def bodies(*names: str) -> st.SearchStrategy[tuple[str, bytes]]:
    """A kind of content, and the content."""
    form = st.tuples(st.just(FORM), forms(*names))
    return st.one_of(form, form, st.tuples(st.sampled_from(KINDS), st.binary(max_size=200)))


def sent(visitor: Visitor, address: str, body: tuple[str, bytes]) -> int:
    answer = visitor.ask("POST", address, headers={"content-type": body[0]}, content=body[1])
    assert answer.status_code < 500, answer.text
    return answer.status_code


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, tuple[str, Visitor, Visitor]]:
    return {game: sit_together(server, game) for game in KEYS}


@pytest.mark.parametrize("game", KEYS)
@careful
@given(body=bodies("move", "ply", "seat"))
def test_any_move(server: Server, tables: dict[str, Any], game: str, body: tuple[str, bytes]) -> None:
    address, *people = tables[game]
    before = server.table(address).sequence
    for visitor in (*people, server.stranger()):
        assert sent(visitor, f"{address}/moves", body) in {400, 403, 409, 413, 422}
    assert server.table(address).sequence == before


@pytest.mark.parametrize("game", KEYS)
@careful
@given(cut=st.integers(0, 9), more=st.text(max_size=5), dropped=st.integers(0, 3))
def test_any_move_that_is_nearly_one(
    server: Server, tables: dict[str, Any], game: str, cut: int, more: str, dropped: int
) -> None:
    address, *people = tables[game]
    before = server.table(address)
    seat, ply, move = any_choice(before, random.Random(1))
    altered = move[:cut] + more + move[cut + dropped :]
    answer = people[seat].post(f"{address}/moves", ply=ply, move=altered, seat=seat)
    done = server.table(address).sequence - before.sequence
    assert (answer.status_code, done) in {(303, 1), (422, 0)}


@careful
@given(
    action=st.sampled_from(["sit", "bot", "stand-in", "back", "talk", "rematch"]),
    body=bodies("seat", "name", "level", "text", "key"),
)
def test_anything_else_at_a_table(server: Server, tables: dict[str, Any], action: str, body: tuple[str, bytes]) -> None:
    address, *people = tables["pixies"]
    before = server.table(address).sequence
    for visitor in (people[1], server.stranger()):
        status, known = sent(visitor, f"{address}/{action}", body), before
        before = server.table(address).sequence
        assert status == 303 or before == known


@cache
def option_names() -> list[str]:
    """The fields of all games."""
    wishes = [draft_request({"game": game}).table_request for game in KEYS]
    return sorted(
        {name for table_request in wishes for name in (*request_fields(table_request), *table_request.options)}
        | {"resize", "sent"}
    )


@careful
@given(body=st.deferred(lambda: bodies(*option_names())))
def test_any_wish_for_a_table(server: Server, body: tuple[str, bytes]) -> None:
    ana = server.person("Ana")
    status = sent(ana, "/tables", body)
    opened = server.store.tables_of(ana.id, over=False, limit=5)
    assert (status, len(opened)) in {(303, 1), (303, 0), (400, 0)}  # one may open a table only for others


@settings(careful, max_examples=examples(100))
@given(query=st.deferred(lambda: forms(*option_names())))
def test_any_set_up(server: Server, query: bytes) -> None:
    assert server.stranger().get(f"/setup?{query.decode()}").status_code == 200


@pytest.mark.parametrize("game", KEYS)
@careful
@given(data=st.data())
def test_any_look_at_a_table(server: Server, tables: dict[str, Any], game: str, data: st.DataObject) -> None:
    address, *people = tables[game]
    _, _, move = any_choice(server.table(address), random.Random(2))
    names = st.sampled_from(["why", "ask", "final", "tile", "turn", "card", "at", "keep", "spot", "pick", "show", "x"])
    values = st.one_of(words, st.just(move), st.integers(-3, 200).map(str), st.sampled_from(move.split() or ["x"]))
    query = urlencode(data.draw(st.lists(st.tuples(names, values), max_size=5)))
    for visitor in (*people, server.stranger()):
        assert visitor.get(f"{address}?{query}").status_code == 200


# ---- by the schema


@cache
def schema_of(document: str) -> Any:  # noqa: ANN401 - a schema
    return schemathesis.openapi.from_dict(msgspec.json.decode(document), config=SchemathesisConfig())


def in_place_of(name: str) -> Provide:
    return Provide(lambda: name, sync_to_thread=False)


@cache
def operations() -> list[Any]:
    """Of the pages, as a schema would tell of them."""
    given = {name: in_place_of(name) for name in ("service", "store", "limits", "who", "at", "notices")}
    pages = Litestar(route_handlers=handlers(*PAGES), dependencies=given)
    schema = schema_of(msgspec.json.encode(pages.openapi_schema.to_schema()).decode())
    found = [operation.ok() for operation in schema.get_all_operations()]
    return [operation for operation in found if not operation.path.endswith("/stream")]  # which never ends


def test_there_is_a_schema_of_every_page() -> None:
    assert {"/", "/setup", "/tables", "/tables/{code}/moves"} <= {operation.path for operation in operations()}


@settings(careful, max_examples=examples(250))
@given(data=st.data())
def test_whatever_the_schema_allows_and_more(server: Server, tables: dict[str, Any], data: st.DataObject) -> None:
    operation = data.draw(st.sampled_from(operations()))
    mode = data.draw(st.sampled_from(list(schemathesis.GenerationMode)))
    case = data.draw(operation.as_strategy(generation_mode=mode))
    address, ana, _ = tables[data.draw(st.sampled_from(KEYS))]
    if "code" in case.path_parameters and data.draw(st.booleans()):
        case.path_parameters["code"] = code_of(address)
    request = requests.Request(**case.as_transport_kwargs(base_url=HOST)).prepare()
    visitor = data.draw(st.sampled_from([ana, server.stranger()]))
    answer = visitor.ask(request.method, request.url, headers=dict(request.headers), content=request.body or b"")
    assert answer.status_code < 500, answer.text
    assert "content-security-policy" in answer.headers
    assert answer.status_code < 400 or answer.headers["content-type"].startswith("text/html")
