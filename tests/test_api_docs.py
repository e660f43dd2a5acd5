"""What the page about the API shows is true, and the programs beside it play: against a real server."""

import itertools
import json
import re
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import playwright
import pytest

from browser.conftest import Server
from sampling import sample
from stol.games.registry import KEYS

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
ANYTHING = "…"
BETWEEN = "\n=== the next block\n"
NODE = shutil.which("node") or str(Path(playwright.__file__).parent / "driver" / "node")
"""Playwright brings its own."""
BOTS = {"python": [sys.executable, "examples/bot.py"], "node": [NODE, "examples/bot.mjs"]}
PLAYED = sample(itertools.product(KEYS, BOTS), __name__, lambda case: case)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Without limits, and with all rules ready."""
    running = Server(tmp_path_factory.mktemp("api"), "--no-limits")
    running.start()
    for game in KEYS:
        table_for(running, game)
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


def post(server: Server, path: str, body: dict[str, object], token: str = "") -> Any:  # noqa: ANN401 - JSON
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    asked = urllib.request.Request(server.address + path, json.dumps(body).encode(), headers)  # noqa: S310 - our own
    with urllib.request.urlopen(asked) as answer:  # noqa: S310 - our own server
        return json.load(answer)


def table_for(server: Server, game: str) -> str:
    """The code of a table with an opponent and an open seat, as soon as it can be opened."""
    token = post(server, "/api/players", {"name": "Host"})["token"]
    while True:
        try:
            return str(post(server, "/api/tables", {"game": game, "seats": ["bot:novice", "open"]}, token)["code"])
        except urllib.error.HTTPError as problem:
            problem.close()
            time.sleep(0.2)  # its rules may have to be compiled first


def shown() -> list[tuple[str, list[tuple[str, str]]]]:
    """Commands, each with what it answers: a kind of text, and the text."""
    commands: list[tuple[str, list[tuple[str, str]]]] = []
    for kind, block in re.findall(r"```(\w+)\n(.*?)```", PAGE, re.DOTALL):
        if kind == "sh":
            commands.append((block, []))
        else:
            commands[-1][1].append((kind, block))
    return commands


def values(text: str) -> list[Any]:
    """One JSON value after the other."""
    found, decoder = [], json.JSONDecoder()
    while text := text.strip():
        value, end = decoder.raw_decode(text)
        found.append(value)
        text = text[end:]
    return found


def differs(told: Any, said: Any, place: str = "") -> str | None:  # noqa: ANN401 - JSON
    """Where an answer is not as the page has it. What the page leaves out may be anything."""
    if said == ANYTHING:
        return None
    if isinstance(said, dict) and isinstance(told, dict):
        inside = ((told.get(key, "nothing"), value, f"{place}.{key}") for key, value in said.items())
    elif isinstance(said, list) and isinstance(told, list):
        some = said[:-1] if said[-1:] == [ANYTHING] else said
        if len(told) < len(some) or (some is said and len(told) > len(said)):
            return f"{place}: {len(told)} items"
        inside = ((*pair, f"{place}[{number}]") for number, pair in enumerate(zip(told, some, strict=False)))
    else:
        return None if told == said and type(told) is type(said) else f"{place} is {told!r}"
    return next((found for each in inside if (found := differs(*each)) is not None), None)


def test_the_whole_page_can_be_pasted_into_a_shell(server: Server) -> None:
    commands = shown()
    script = f"echo '{BETWEEN}'\n".join(command for command, _ in commands)
    script = script.replace("http://127.0.0.1:7865", server.address)
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)  # noqa: S607 - any bash
    assert not done.stderr
    for (command, answers), told in zip(commands, done.stdout.split(BETWEEN), strict=True):
        for kind, said in answers:
            if kind == "json":
                assert differs(values(told), values(said)) is None, (command, told)
            else:
                for line, expected in zip(told.strip().splitlines(), said.splitlines(), strict=True):
                    assert line.startswith(expected.split(ANYTHING)[0]), command


def called() -> list[tuple[str, str]]:
    """The method and the address of every request on the page."""
    asked = [part for command, _ in shown() for part in command.replace("\\\n", " ").split("curl ")[1:]]
    ways = [
        (
            re.search(r"\$(?:SERVER/|TABLE\b|SHEET\b)[^\s\"?]*", part.replace("$OTHER", "$TABLE")),
            re.search(r" -d |-X POST", part),
        )
        for part in asked
    ]
    return [("post" if sends else "get", address[0]) for address, sends in ways if address]


def test_every_call_of_the_schema_is_on_the_page(server: Server) -> None:
    with urllib.request.urlopen(f"{server.address}/schema/openapi.json") as answer:  # noqa: S310 - our own server
        paths = json.load(answer)["paths"]
    for path, methods in paths.items():
        named = path.replace("/api/tables/{code}", "$TABLE").replace("/api/score/{game}/{code}", "$SHEET")
        said = named.replace("/api/", "$SERVER/api/")
        pattern = re.sub(r"\\{\w+\\}", r"[^/]+", re.escape(said))
        for method in methods:
            assert any(way == method and re.fullmatch(pattern, address) for way, address in called()), (method, path)


@pytest.mark.parametrize(("game", "language"), PLAYED)
def test_the_bots_beside_it_play_a_whole_game(server: Server, game: str, language: str) -> None:
    code = table_for(server, game)
    done = subprocess.run(
        [*BOTS[language], server.address, code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    with urllib.request.urlopen(f"{server.address}/api/tables/{code}") as answer:  # noqa: S310 - our own server
        assert json.loads(done.stdout) == json.load(answer)["result"]


def test_a_bot_needs_no_more_than_forty_lines() -> None:
    for _, path in BOTS.values():
        lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
        assert len([line for line in lines if line.strip() and not line.startswith(("//", '"""'))]) <= 42
