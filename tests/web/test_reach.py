"""Links and QR codes that are shared: never an address of one machine without a word about it."""

import socket
from collections.abc import Iterator

import pytest

from page_checks import read_page
from stol.cli.serve import EVERYWHERE
from stol.web.service.reach import is_everywhere, is_this_machine, network_address
from visitors import Server


@pytest.fixture
def _on_network(server: Server) -> Iterator[None]:
    server.app.state.on_network = True
    yield
    server.app.state.on_network = False


@pytest.mark.parametrize("host", ["127.0.0.1:7865", "localhost:7865", "[::1]:7865", "127.1.2.3", "stol.localhost"])
def test_a_link_that_only_this_machine_knows_comes_with_what_to_do(server: Server, host: str) -> None:
    ana = server.person("Ana")
    address = ana.open(game="pixies", players=2, seat1="open")
    page = read_page(ana.get(address, {"host": host}).text)
    assert "stol serve --host 0.0.0.0" in page.all("div", **{"class": "slip invite"})[0].text
    playing = ana.open(game="pixies", players=2, seat1="bot:novice")
    ana.get(playing)
    assert "stol serve --host 0.0.0.0" in ana.get(playing, {"host": host}).text


def test_the_link_of_a_score_sheet_is_one_for_others(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = server.stranger()
    address = ana.post("/score/ingenious", players=2).headers["location"]
    here = {"host": "localhost:7865"}
    for page in (address, f"{address}?end=1"):
        assert "stol serve --host 0.0.0.0" in ana.get(page, here).text
    assert "stol serve --host 0.0.0.0" in ana.post(address, here, part=1, do="nonsense").text
    assert "stol serve" not in ana.get(address).text
    monkeypatch.setattr("stol.web.service.reach.network_address", lambda: "192.168.7.20")
    monkeypatch.setitem(server.app.state, "on_network", value=True)
    shown = read_page(ana.get(address, here).text)
    assert shown.all("input", readonly="")[0].attributes["value"] == f"http://192.168.7.20:7865{address}"
    assert "works on this computer only" in shown.all("div", **{"class": "invite"})[0].text


@pytest.mark.usefixtures("_on_network")
def test_the_address_on_the_network_is_offered_if_the_server_listens_there(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stol.web.service.reach.network_address", lambda: "192.168.7.20")
    ana = server.person("Ana")
    address = ana.open(game="pixies", players=2, seat1="open")
    page = read_page(ana.get(address, {"host": "localhost:7865"}).text)
    (link,) = [field.attributes["value"] for field in page.all("input", readonly="")]
    assert link == f"http://192.168.7.20:7865{address}"
    assert "works on this computer only" in page.all("div", **{"class": "slip invite"})[0].text
    assert "127.0.0.1" not in page.text
    monkeypatch.setattr("stol.web.service.reach.network_address", lambda: None)
    assert "stol serve --host 0.0.0.0" in ana.get(address, {"host": "localhost:7865"}).text


def test_another_name_of_the_server_is_shared_as_it_is(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.open(game="pixies", players=2, seat1="open")
    page = read_page(ana.get(address).text)
    assert page.all("input", value=f"http://stol.example{address}")
    assert EVERYWHERE not in page.text


def test_the_own_address_is_found_without_sending_anything() -> None:
    found = network_address()
    assert found is None or not is_this_machine(found)
    if found:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as own:
            own.bind((found, 0))  # it is an address of this machine


def test_which_addresses_are_of_this_machine_and_which_are_all() -> None:
    assert not any(map(is_this_machine, ("", "192.168.1.2", "stol.example", "::2")))
    assert all(map(is_everywhere, (EVERYWHERE, "::")))
    assert not any(map(is_everywhere, ("127.0.0.1", "192.168.1.2", "")))
