"""The files in `deploy/` fit the server and each other; the proxies' files are tested in `web/test_proxies.py`."""

import configparser
import ipaddress
import re
import shlex
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from bench.hold.deployed import SERVERS, until_ready
from bench.hold.proxies import DEPLOY, program
from bench.hold.serving import Server, free_port

UNITS = DEPLOY / "systemd"
STOL = "/opt/stol/.venv/bin/stol"
ROOT = DEPLOY.parent


class Build(msgspec.Struct):
    context: str
    dockerfile: str


class Service(msgspec.Struct, forbid_unknown_fields=True):
    """All that the compose file says of a service; a word that nobody knows is refused."""

    image: str
    build: Build | None = None
    command: list[str] = []
    environment: dict[str, str] = {}
    ports: list[str] = []
    volumes: list[str] = []
    depends_on: list[str] | dict[str, dict[str, str]] = []
    healthcheck: dict[str, object] = {}
    stop_grace_period: str = ""
    shm_size: str = ""
    restart: str = ""


class Subnet(msgspec.Struct):
    subnet: str


class Addresses(msgspec.Struct):
    config: list[Subnet]


class Network(msgspec.Struct):
    ipam: Addresses


class Compose(msgspec.Struct):
    name: str
    services: dict[str, Service]
    networks: dict[str, Network]
    volumes: dict[str, None]


@pytest.fixture(scope="module")
def compose() -> Compose:
    return msgspec.yaml.decode((DEPLOY / "compose.yaml").read_bytes(), type=Compose)


def unit(name: str) -> configparser.ConfigParser:
    read = configparser.ConfigParser(interpolation=None, strict=False)  # a name may be there twice
    read.optionxform = str  # type: ignore[assignment, method-assign]  # names keep their capitals
    read.read(UNITS / name)
    return read


def test_three_servers_a_proxy_and_a_database_are_composed(compose: Compose) -> None:
    assert set(compose.services) == {"proxy", "database", *SERVERS}
    for service in compose.services.values():
        assert set(service.depends_on) <= set(compose.services)
        named = {volume.split(":")[0] for volume in service.volumes}
        assert {one for one in named if not one.startswith(".")} <= set(compose.volumes)
        assert all((DEPLOY / one).is_file() for one in named if one.startswith("."))
    reached = compose.services["proxy"].environment["STOL_SERVERS"].split()
    assert reached == [f"{name}:7865" for name in SERVERS]


def test_the_servers_believe_the_network_of_the_proxy_and_only_the_proxy_is_published(compose: Compose) -> None:
    (network,) = compose.networks["default"].ipam.config
    for name in SERVERS:
        command = compose.services[name].command
        assert f"--trusted-proxies={ipaddress.ip_network(network.subnet)}" in command
        assert "--port=7865" in command
    assert [name for name, service in compose.services.items() if service.ports] == ["proxy"]


def test_the_container_is_built_from_files_that_are_sent_to_its_builder(compose: Compose) -> None:
    build = compose.services["server1"].build
    assert build is not None
    container = DEPLOY / build.context / build.dockerfile
    sent = (ROOT / ".dockerignore").read_text().splitlines()
    lines = [line.split() for line in container.read_text().splitlines()]
    copied = [path for line in lines if line[:1] == ["COPY"] for path in line[1:-1]]
    assert copied
    for path in copied:
        assert (ROOT / path).exists()
        assert f"!{path}" in sent


def test_variables_of_the_environment_are_read_by_somebody(compose: Compose) -> None:
    readers = [*(ROOT / "src").rglob("*.py"), DEPLOY / "Caddyfile", DEPLOY / "compose.yaml"]
    read = "\n".join(path.read_text(encoding="utf-8") for path in readers)
    given = {name for service in compose.services.values() for name in service.environment if name.startswith("STOL_")}
    for path in [DEPLOY / "Containerfile", *UNITS.iterdir()]:
        given |= set(re.findall(r"\b(STOL_\w+)=", path.read_text()))
    assert given >= {"STOL_DATABASE", "STOL_CACHE_DIR"}
    for name in given:
        assert f'"{name}"' in read or f"{{${name}:" in read or f"${{{name}:" in read, name


def test_systemd_finds_no_fault_in_the_units(tmp_path: Path) -> None:
    for path in UNITS.iterdir():
        text = path.read_text(encoding="utf-8").replace(STOL, sys.executable)  # it has to be there
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    names = [
        tmp_path / name for name in ("stol.target", "stol-backup.timer", "stol-backup.service", "stol@7865.service")
    ]
    command = [program("systemd-analyze"), "verify", "--recursive-errors=no", "--man=no", *map(str, names)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_command_of_the_unit_starts_a_server_that_ends_in_the_time_it_has(tmp_path: Path) -> None:
    service = unit("stol@.service")["Service"]
    command, *options = shlex.split(service["ExecStart"].replace("%i", str(port := free_port())))
    assert (command, options.pop(0)) == (STOL, "serve")
    assert f"--metrics=1{port}" in options
    given = [option for option in options if not option.startswith(("--port", "--metrics"))]  # 1PORT may be too large
    with (tmp_path / "server.log").open("w") as log, Server(f"sqlite:///{tmp_path / 'stol.db'}", log, given) as server:
        until_ready(server.port)
    drain = float(next(option for option in options if "--drain" in option).partition("=")[2])
    assert server.ended() in {0, -15}
    assert drain < float(service["TimeoutStopSec"].rstrip("s"))


def test_every_server_of_the_target_is_one_of_the_unit_and_known_to_the_proxies() -> None:
    wanted = unit("stol.target")["Unit"]["Wants"].split()
    ports = [port[1] for name in wanted if (port := re.fullmatch(r"stol@(\d+)\.service", name))]
    assert len(ports) == 3
    assert all(int(port) + 10_000 <= 65_000 for port in ports), "metrics are at the port with a 1 before it"
    servers = [f"127.0.0.1:{port}" for port in ports]
    assert re.findall(r"^ +server (127\S+)", (DEPLOY / "nginx.conf").read_text(), re.MULTILINE) == servers
    (named,) = re.findall(r"\{\$STOL_SERVERS:([^}]+)\}", (DEPLOY / "Caddyfile").read_text())
    assert named.split() == servers
