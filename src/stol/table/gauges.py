"""What a server has now, counted when Prometheus asks for it."""

from collections.abc import Iterator

from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from stol.table.service import TableService


class ServiceGauges(Collector):
    """Queues, tables in memory and known servers."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    def collect(self) -> Iterator[GaugeMetricFamily]:
        service = self._service
        waiting = GaugeMetricFamily("stol_waiting", "What waits for a worker process.", labels=["queue"])
        for queue, length in {**service.opponents.waiting(), "reviews": service.reviews.unfinished}.items():
            waiting.add_metric([queue], length)
        yield waiting
        yield GaugeMetricFamily("stol_tables_in_memory", "Tables in memory.", service.tables_in_memory)
        yield GaugeMetricFamily(
            "stol_servers_known", "Servers on the database, this one included.", service.servers.count
        )
