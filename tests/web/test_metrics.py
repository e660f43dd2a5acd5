"""Metrics: what Prometheus reads, at a port that is not public."""

import random
import re
import urllib.request

import pytest
from bench.hold.serving import free_port

from stol.table.gauges import ServiceGauges
from stol.web.http.metrics import serving_metrics
from table.played_tables import any_choice
from visitors import Server

HOST = "127.0.0.1"


def read(port: int) -> str:
    with urllib.request.urlopen(f"http://{HOST}:{port}/metrics") as answer:
        return str(answer.read().decode())


def value(metrics: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", metrics, re.MULTILINE)
    assert found, name
    return float(found[1])


def test_moves_commits_queues_and_tables_are_counted(server: Server) -> None:
    ana = server.person("Ana")
    with serving_metrics(HOST, [0], ServiceGauges(server.service)) as port:
        before = read(port)
        address = ana.open(game="ingenious", players=2, seat0="you", seat1="here")
        ana.get(address)
        seat, ply, move = any_choice(server.table(address), random.Random(1))
        assert ana.post(f"{address}/moves", ply=ply, move=move, seat=seat).status_code == 303
        after = read(port)
    assert value(after, "stol_moves_stored_total") == value(before, "stol_moves_stored_total") + 1
    assert value(after, "stol_commit_seconds_count") > value(before, "stol_commit_seconds_count")
    assert value(after, "stol_tables_in_memory") > 0
    assert value(after, "stol_servers_known") == 1
    assert value(after, "stol_worker_restarts_total") >= 0
    assert value(after, "stol_streams_open") == 0
    assert value(after, "process_resident_memory_bytes") > 0
    for queue in ("quick", "searches", "reviews", "checks", "pictures", "database", "commits"):
        assert value(after, f'stol_waiting{{queue="{queue}"}}') >= 0
    for work in ("quick", "searches", "compiler", "reviews", "pictures"):
        assert value(after, f'stol_worker_memory_bytes{{work="{work}"}}') >= 0
    assert value(after, 'stol_worker_memory_bytes{work="checks"}') > 10_000_000, "its process runs from the start"


def test_each_process_takes_a_port_of_its_own(server: Server) -> None:
    gauges, port = ServiceGauges(server.service), free_port()
    with serving_metrics(HOST, [port], gauges), serving_metrics(HOST, [port, 0], gauges) as other:
        assert other != port
        assert value(read(port), "stol_servers_known") == value(read(other), "stol_servers_known")
        with pytest.raises(OSError, match="in use"), serving_metrics(HOST, [port], gauges):
            pass
