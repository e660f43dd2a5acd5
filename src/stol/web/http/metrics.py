"""Metrics of requests and streams, and the port at which Prometheus reads all metrics."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import REGISTRY, CollectorRegistry, Gauge, Histogram, start_http_server
from prometheus_client.registry import Collector

REQUEST_SECONDS: Final = Histogram(
    "stol_request_seconds",
    "Seconds from a request until its answer begins.",
    ["method", "route", "status"],
    buckets=(0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15),
)
OPEN_STREAMS: Final = Gauge("stol_streams_open", "Streams of changes that are open.")


@contextmanager
def serving_metrics(host: str, ports: Iterable[int], gauges: Collector) -> Iterator[int]:
    """Serves the metrics of this process, and those of its tables, at the first free port of these."""
    registry = CollectorRegistry()
    registry.register(REGISTRY)
    registry.register(gauges)
    server, thread = start_at_free_port(host, ports, registry)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def start_at_free_port(host: str, ports: Iterable[int], registry: CollectorRegistry) -> tuple[WSGIServer, Thread]:
    """OSError: another program has taken the last of them."""
    *others, last = ports
    for port in others:
        with suppress(OSError):
            return start_http_server(port, host, registry)
    return start_http_server(last, host, registry)
