"""What a server has now, counted when Prometheus asks for it."""

import contextlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from stol.table import database_threads
from stol.table.service import TableService


class ServiceGauges(Collector):
    """Queues, memory of workers, tables in memory and known servers."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    def collect(self) -> Iterator[GaugeMetricFamily]:
        service = self._service
        queues = GaugeMetricFamily("stol_waiting", "What waits for a process or a thread.", labels=["queue"])
        for queue, length in waiting(service).items():
            queues.add_metric([queue], length)
        yield queues
        memory = GaugeMetricFamily(
            "stol_worker_memory_bytes", "Resident memory of worker processes; 0 before the first call.", labels=["work"]
        )
        for work, pids in worker_pids(service).items():
            memory.add_metric([work], resident_bytes(pids))
        yield memory
        yield GaugeMetricFamily("stol_tables_in_memory", "Tables in memory.", service.tables_in_memory)
        yield GaugeMetricFamily(
            "stol_servers_known", "Servers on the database, this one included.", service.servers.count
        )


def waiting(service: TableService) -> dict[str, int]:
    """How many things wait, by the name of their queue."""
    return {
        **service.opponents.waiting(),
        "reviews": service.reviews.unfinished,
        "checks": service.checks.waiting,
        "pictures": service.pictures.waiting,
        "own data": service.own_data_files.waiting,
        "database": database_threads.waiting(),
        "commits": service.writer.waiting,
    }


def worker_pids(service: TableService) -> dict[str, list[int]]:
    """The ids of all worker processes, by what they do."""
    others = {
        "reviews": service.reviews.pids,
        "checks": service.checks.pids,
        "pictures": service.pictures.pids,
        "own data": service.own_data_files.pids,
    }
    return service.opponents.pids() | others


def resident_bytes(pids: Iterable[int]) -> int:
    """Of these processes together; as for the server's own process, this is known on Linux only."""
    pages = 0
    for pid in pids:
        with contextlib.suppress(OSError):  # it has ended, or this is another system
            pages += int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") if pages else 0
