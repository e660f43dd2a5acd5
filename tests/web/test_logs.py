"""Logs: a JSON line for each record, with an id that the answer has, too, and nothing that is secret."""

import ast
import json
import logging
import re
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from bench.hold.serving import Server as Process

from stol.web.http.logs import REQUEST_ID, JsonFormatter, TextFormatter
from syntax_trees import source_files, tree_of
from web.served import Served

UPGRADE = b"GET /offline HTTP/1.1\r\nHost: stol\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
OPTIONS = ["--log-format", "json", "--access-log", "--trusted-proxies", "127.0.0.1"]


def failed() -> logging.LogRecord:
    try:
        int("no number")
    except ValueError:
        error = sys.exc_info()
    return logging.LogRecord("stol.web", logging.ERROR, __file__, 1, "%s failed", ("GET",), error)


@pytest.fixture
def in_request() -> Iterator[None]:
    token = REQUEST_ID.set("a1b2c3d4")
    yield
    REQUEST_ID.reset(token)


@pytest.mark.usefixtures("in_request")
def test_an_error_is_one_line_of_json_with_its_request_and_where_it_was_raised() -> None:
    line = JsonFormatter().format(failed())
    told = json.loads(line)
    assert "\n" not in line
    assert (told["level"], told["logger"], told["message"]) == ("error", "stol.web", "GET failed")
    assert told["request_id"] == "a1b2c3d4"
    assert told["time"].endswith("+00:00")
    assert "ValueError: invalid literal" in told["exception"]


def test_nothing_that_is_logged_names_a_table_by_its_code() -> None:
    calls = [
        node
        for path in source_files()
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("LOG.")
    ]
    logged = [ast.unparse(one) for call in calls for one in call.args]
    assert any("log_name(" in one for one in logged)
    assert not [one for one in logged if re.search(r"\bcode$", one)]


def test_what_belongs_to_no_request_has_no_id() -> None:
    assert "request_id" not in json.loads(JsonFormatter().format(failed()))
    assert TextFormatter().format(failed()).startswith("stol: GET failed")


def test_nobody_fills_the_log_with_what_is_no_request(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with (
        log.open("w") as errors,
        Process(f"sqlite:///{tmp_path / 'stol.db'}", errors, ["--log-format", "json"]) as process,
    ):
        for sent in (b"nonsense\r\n\r\n", UPGRADE):
            with socket.create_connection(("127.0.0.1", process.port)) as way:
                way.sendall(sent)
                assert way.recv(65536).startswith(b"HTTP/1.1 ")
    assert not log.read_text(encoding="utf-8")


def test_a_request_can_be_found_in_the_log_by_its_id_but_nobody_in_it(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with (
        log.open("w") as errors,
        Process(f"sqlite:///{tmp_path / 'stol.db'}", errors, OPTIONS) as process,
    ):
        server = Served(process.port, log)
        nowhere = server.get("/nowhere/SECRETCODE?name=Ana", Cookie="stol=secretsecret")
        table = server.get("/tables/SECRETCODE?name=Ana")
        proxied = server.get("/offline", X_Request_ID="given-by-the-proxy")
        odd = server.get("/offline", X_Request_ID="bad id, with spaces")
        stranger = server.get("/offline", "127.0.0.2", X_Request_ID="given-by-a-stranger")
    lines: list[dict[str, Any]] = [json.loads(line) for line in log.read_text().splitlines()]
    by_id = {
        line["request_id"]: (line["method"], line["route"], line["status"])
        for line in lines
        if line["logger"] == "stol.access"
    }
    assert by_id[nowhere.headers["X-Request-ID"]] == ("GET", "none", 404)
    assert by_id[table.headers["X-Request-ID"]] == ("GET", "/tables/{code}", 404)
    assert proxied.headers["X-Request-ID"] == "given-by-the-proxy"
    assert "given-by-the-proxy" in by_id
    assert "bad" not in odd.headers["X-Request-ID"]
    assert stranger.headers["X-Request-ID"] != "given-by-a-stranger"
    assert not [word for word in ("SECRETCODE", "Ana", "secretsecret", "127.0.0") if word in log.read_text()]
