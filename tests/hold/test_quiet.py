"""Listeners from many addresses, and a meter of several processes."""

import ipaddress
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from bench.hold.__main__ import kind_for
from bench.hold.party import Notes, Party
from bench.hold.people import address
from bench.hold.serving import Meter, Server, children
from typer import BadParameter

from stol.web.http.connections import ask_for_files


def test_each_listener_has_an_address_of_its_own_on_this_machine() -> None:
    addresses = [address(number) for number in range(60_000)]
    assert len(set(addresses)) == len(addresses)
    assert all(ipaddress.ip_address(each).is_loopback for each in addresses)


def test_all_addresses_of_a_crowd_belong_to_one_player_each() -> None:
    parties = [Party((0,), number, "pixies", 4, Notes(), each=5) for number in range(500)]
    addresses = [each for party in parties for one in party.people for each in (one.address, *one.others)]
    assert len(set(addresses)) == len(addresses) == 10_000


def test_a_meter_adds_up_the_memory_of_several_processes() -> None:
    child = "print(flush=True); input()"
    code = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        parent.stdout.readline()  # The child has memory of its own only after it has begun to run.
        found = children(parent.pid)
        alone, together = Meter(parent.pid), Meter(parent.pid, others=found)
        alone.look()
        together.look()
        assert together.looks[0].memory > alone.looks[0].memory
        parent.communicate(b"\n")


def test_several_processes_on_sqlite_are_refused() -> None:
    with pytest.raises(BadParameter, match="postgresql"):
        kind_for(2, "sqlite")
    assert kind_for(2, "postgresql") == "postgresql"


def test_thousands_of_connections_wait_in_line_while_the_server_does_not_accept_any(tmp_path: Path) -> None:
    ask_for_files()
    many = min(2500, int(Path("/proc/sys/net/core/somaxconn").read_text(encoding="ascii")))
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as server, ExitStack() as connected:
        server.send(signal.SIGSTOP)
        try:
            for _ in range(many):  # where there is no room, none is ever made: the server does not go on
                connected.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=30))
        finally:
            server.send(signal.SIGCONT)
