"""The character NUL, which PostgreSQL refuses: nobody has stored it, and no request with it fails."""

import re
from collections.abc import Iterator

import pytest
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from stol.web.app import Settings, create
from table.postgresql import postgresql_server
from visitors import HOST, Server, Visitor

PARAMETER = re.compile(r"\{(\w+):\w+\}")
NUL = "a%00b"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with postgresql_server() as database:
        app = create(Settings(database=database.new(), pace=0, limited=False, workers=1, away_after=1e9))
        with TestClient(app, base_url=HOST, raise_server_exceptions=False) as client:
            running = Server(client)
            running.until_ready()
            yield running


@pytest.fixture(scope="module")
def ana(server: Server) -> Visitor:
    return server.person("Ana")


def addresses(server: Server) -> Iterator[tuple[str, str]]:
    """Methods and addresses of all routes that take text, with a NUL in each place in turn."""
    for route in server.app.routes:
        names = PARAMETER.findall(route.path)
        for name in names if isinstance(route, HTTPRoute) else ():
            path = "/".join(NUL if part.startswith(f"{{{name}:") else part for part in route.path.split("/"))
            path = PARAMETER.sub("1", path)
            yield from ((method, path) for method in ("GET", "POST") if method in route.methods)


def test_no_address_with_a_nul_fails(server: Server, ana: Visitor) -> None:
    sent = list(addresses(server))
    token = {"authorization": f"Bearer {ana.secret}"}
    answers = {f"{method} {path}": ana.ask(method, path, headers=token).status_code for method, path in sent}
    assert not [route for route, status in answers.items() if status >= 500]
    assert len(sent) > 100


@pytest.mark.parametrize(("path", "name"), [("devices/sign-out", "device"), ("notices/remove", "target")])
def test_no_id_with_a_nul_fails(ana: Visitor, path: str, name: str) -> None:
    token = {"authorization": f"Bearer {ana.secret}"}
    answer = ana.ask("POST", f"/api/me/{path}", headers=token, json={name: "a\0b"})
    assert (answer.status_code, answer.json()["id"]) == (400, "unread")
