"""Pages and the API show what an earlier version has stored."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from stol.web.app import Settings, create
from table.written_before import fill, secret_of
from visitors import HOST, Server, Visitor

OWN = ["PIXELA11", "KARTON12", "KLASTA13", "INGENA14", "TYPEDA15", "UNDONE16", "WAITEN17", "FINISA18", "DAILYA23"]


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[Visitor]:
    """A visitor with the cookie of a player in the old database."""
    url = f"sqlite:///{tmp_path / 'stol.db'}"
    fill(url, tmp_path)
    app = create(Settings(database=url, pace=0, limited=False, workers=1, away_after=1e9, simulations=20))
    with TestClient(app, base_url=HOST, raise_server_exceptions=False) as client:
        server = Server(client)
        server.until_ready()
        yield Visitor(server, secret=secret_of("p0"), id="p0")


def test_all_tables_of_before_have_their_pages_and_their_names_in_the_api(ana: Visitor) -> None:
    for code in OWN:
        page = ana.get(f"/tables/{code}")
        assert (page.status_code, f"/tables/{code}" in page.text) == (200, True), code
        told = ana.get(f"/api/tables/{code}").json()
        assert {"typed", "undone", "asked_back"} <= set(told), code
        assert 0 in told["you"], code
    assert ana.get("/api/tables/TYPEDA15").json()["typed"] is True
    assert ana.get("/api/tables/UNDONE16").json()["undone"] == 1
    assert ana.get("/api/tables/INGENA14").json()["asked_back"] == 0


def test_a_move_is_sent_as_before(ana: Visitor) -> None:
    told = ana.get("/api/tables/UNDONE16").json()
    legal = ana.get("/api/tables/UNDONE16/legal").json()
    fields = {"seat": 0, "ply": told["ply"], "undone": told["undone"], "move": legal["moves"][0]}
    answer = ana.ask("POST", "/api/tables/UNDONE16/moves", json=fields)
    assert answer.status_code == 200, answer.text
