"""Behind a proxy: the files in `deploy`, with nginx and Caddy themselves; and whom a server believes."""

import http.client
import socket
import ssl
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from bench.hold.proxies import NAME, PROXIES, certificate, proxied

from commands import Stol
from stol.web.http.networks import as_mapped, is_within, read_networks
from web.served import HOST, LONG, Served, served

LOOKS = 5
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


@dataclass(frozen=True)
class Proxy:
    """A proxy with TLS, and the server behind it."""

    port: int
    behind: Served

    def ask(
        self, method: str, path: str, body: str | None = None, source: str = HOST, headers: dict[str, str] | None = None
    ) -> http.client.HTTPResponse:
        """An answer, of which only the head has been read."""
        plain = socket.create_connection((HOST, self.port), timeout=LONG, source_address=(source, 0))
        way = http.client.HTTPConnection(NAME)
        way.sock = ssl._create_unverified_context().wrap_socket(plain, server_hostname=NAME)  # noqa: SLF001, S323 - a certificate of our own
        way.request(method, path, body, {"Connection": "close", **(headers or {})})
        return way.getresponse()


@pytest.fixture(scope="module", params=PROXIES)
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp("proxy")
    with (
        served(tmp_path_factory.mktemp("behind"), trusted=HOST, looks=LOOKS) as behind,
        proxied(request.param, folder, [behind.port], certificate(folder)) as port,
    ):
        yield Proxy(port, behind)


def until_refused(ask: Callable[[int], int]) -> int:
    """How many requests are answered before one is too many."""
    return next(count for count in range(LOOKS * 3) if ask(count) == 429)


def test_clients_behind_a_proxy_have_allowances_of_their_own_and_no_header_gives_them_another(proxy: Proxy) -> None:
    def forged(number: int) -> dict[str, str]:
        address = f"192.0.2.{number}"
        return {"X-Forwarded-For": address, "Forwarded": f"for={address}", "X-Real-IP": address}

    def ask(source: str) -> int:
        return until_refused(lambda count: proxy.ask("GET", "/offline", source=source, headers=forged(count)).status)

    assert [ask("127.0.0.2"), ask("127.0.0.3")] == [LOOKS, LOOKS]

    def ask_the_server_itself(count: int) -> int:
        return proxy.behind.get("/offline", "127.0.0.4", X_Forwarded_For=f"192.0.2.{count}").status

    assert until_refused(ask_the_server_itself) == LOOKS


def test_a_server_behind_a_proxy_knows_of_https_and_streams_arrive_at_once(proxy: Proxy) -> None:
    named = proxy.ask("POST", "/name", "name=Ana", "127.0.0.5", {**FORM, "X-Forwarded-Proto": "http"})
    assert named.status == 303
    cookie = named.headers["set-cookie"]
    assert "secure" in cookie.lower()
    stream = proxy.ask("GET", "/stream", source="127.0.0.5", headers={"Cookie": cookie.partition(";")[0]})
    assert stream.status == 200
    while not stream.readline().startswith(b"data:"):
        pass
    stream.close()
    page = proxy.ask("GET", "/", source="127.0.0.5").read().decode()
    assert f'"https://{NAME}/' in page, "links that are shared"


def test_a_body_that_is_too_large_is_refused(proxy: Proxy) -> None:
    assert proxy.ask("POST", "/name", "name=" + "a" * 70_000, "127.0.0.6", FORM).status == 413


def test_nobody_is_believed_unless_named(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("plain"), looks=LOOKS) as running:
        asked = until_refused(
            lambda count: running.get("/offline", "127.0.0.2", X_Forwarded_For=f"192.0.2.{count}").status
        )
        assert asked == LOOKS
        way = http.client.HTTPConnection(HOST, running.port, LONG, source_address=("127.0.0.3", 0))
        way.request("POST", "/name", "name=Ana", {**FORM, "X-Forwarded-Proto": "https"})
        assert "secure" not in way.getresponse().headers["set-cookie"].lower()
        way.close()


def test_networks_are_read_from_text() -> None:
    networks = read_networks("127.0.0.1, 10.1.2.3/8,fd00::/8,")
    assert list(map(str, networks)) == ["127.0.0.1/32", "10.0.0.0/8", "fd00::/8"]
    for host in ("127.0.0.1", "10.255.0.1", "::ffff:10.0.0.1", "fd00::1"):
        assert is_within(host, networks)
    for host in ("127.0.0.2", "::1", "::ffff:127.0.0.2", "", "a name"):
        assert not is_within(host, networks)
    assert as_mapped(networks)[3:] == ["::ffff:127.0.0.1/128", "::ffff:10.0.0.0/104"]
    for text in ("*", "localhost", "10.0.0.0/33", "1.2.3.4;5.6.7.8"):
        with pytest.raises(ValueError, match="does not appear to be"):
            read_networks(text)


def test_what_is_no_network_is_refused_in_words(cli: Stol) -> None:
    assert "--trusted-proxies takes addresses and networks" in cli("serve", "--trusted-proxies", "localhost").refusal()
