"""Behind a proxy: the files in `deploy`, with nginx and Caddy themselves; and whom a server believes."""

import contextlib
import http.client
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from commands import Stol
from stol.web.http.networks import as_mapped, is_within, read_networks
from web.served import HOST, LONG, Served, served

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "stol.example"
LOOKS = 5
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found, f"tests of proxies need {name}; on Debian: apt-get install nginx caddy"
    return found


def free_port() -> int:
    with socket.create_server((HOST, 0)) as door:
        return int(door.getsockname()[1])


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


def certificate(folder: Path) -> tuple[Path, Path]:
    """A self-signed certificate and its key."""
    made, key = folder / "certificate.pem", folder / "key.pem"
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    command = [program("openssl"), "req", *kind, *subject, "-out", str(made), "-keyout", str(key)]
    subprocess.run(command, check=True, capture_output=True)
    return made, key


def changed(name: str, **places: object) -> str:
    """A file of the folder `deploy`, with other places in it; each has to be there."""
    text = (DEPLOY / name).read_text()
    for said, instead in places.items():
        assert said in text, said
        text = text.replace(said, str(instead))
    return text


def nginx(folder: Path, port: int, upstream: int) -> list[str]:
    """Writes the configuration and returns the command."""
    made, key = certificate(folder)
    site = changed(
        "nginx.conf",
        **{
            "127.0.0.1:7865": f"127.0.0.1:{upstream}",
            "    listen [::]:80;\n": "",
            "    listen [::]:443 ssl http2;\n": "",
            "listen 80;": f"listen {HOST}:{free_port()};",
            "listen 443": f"listen {HOST}:{port}",
            "/etc/letsencrypt/live/stol.example/fullchain.pem": made,
            "/etc/letsencrypt/live/stol.example/privkey.pem": key,
        },
    )
    temporary = "".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;" if os.geteuid() == 0 else ""  # else workers could not read the folder
    whole = f"daemon off; {user} pid {folder}/pid; events {{}} http {{ access_log off; {temporary} {site} }}"
    (folder / "nginx.conf").write_text(whole)
    return [program("nginx"), "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors.log")]


def caddy(folder: Path, port: int, upstream: int) -> list[str]:
    made, key = certificate(folder)
    site = changed(
        "Caddyfile",
        **{
            "\n{\n": "\n{\n\tadmin off\n\tauto_https off\n",
            "\nstol.example {\n": f"\nhttps://{NAME}:{port} {{\n\tbind {HOST}\n\ttls {made} {key}\n",
            "127.0.0.1:7865": f"127.0.0.1:{upstream}",
        },
    )
    (folder / "Caddyfile").write_text(site)
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@pytest.fixture(scope="module", params=[nginx, caddy])
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    write: Callable[[Path, int, int], list[str]] = request.param
    folder, port = tmp_path_factory.mktemp("proxy"), free_port()
    with (
        served(tmp_path_factory.mktemp("behind"), trusted=HOST, looks=LOOKS) as behind,
        contextlib.ExitStack() as stack,
    ):
        log = stack.enter_context((folder / "output.log").open("w"))
        home = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        process = subprocess.Popen(write(folder, port, behind.port), stdout=log, stderr=log, env=home)
        try:
            while not is_listening(port):
                assert process.poll() is None, (folder / "output.log").read_text()
                time.sleep(0.02)
            yield Proxy(port, behind)
        finally:
            process.terminate()
            process.wait(LONG)


def is_listening(port: int) -> bool:
    try:
        socket.create_connection((HOST, port)).close()
    except ConnectionRefusedError:
        return False
    return True


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
