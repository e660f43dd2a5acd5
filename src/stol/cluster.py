"""Work on the machines of a Ray cluster (extra `ray`), with the same results as in local processes."""

import contextlib
import functools
import importlib.util
import itertools
import os
import pickle
import socket
import sys
from collections.abc import Generator, Iterable
from importlib.metadata import version
from typing import Protocol, Self, TypeVar

from stol.errors import Argument, BadCluster, Explained, Reason, on_one_line
from stol.text import refused

Item = TypeVar("Item")
Result = TypeVar("Result")
Item_contra = TypeVar("Item_contra", contravariant=True)
Result_co = TypeVar("Result_co", covariant=True)

LOCAL = "local"
"""The address that starts a cluster on this machine, for trying out."""
SECONDS_TO_ANSWER = 5
RETRIES = 10
"""How often an item whose worker died is asked again; not for ever, since a bot may be what kills its worker."""
TASKS_PER_CPU = 2
"""One runs, one waits, so that no CPU is idle between two tasks."""
HTTP2_HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
"""The connection preface and empty settings: the gRPC server of a cluster answers these with its own settings."""


class Job(Protocol[Item_contra, Result_co]):
    """Work on items. It can be pickled; a result depends only on the job and its item."""

    def warm_up(self) -> None: ...

    def play(self, item: Item_contra, /) -> Result_co: ...


class Cluster:
    """A connection to a Ray cluster."""

    def __init__(self, address: str) -> None:
        if not importlib.util.find_spec("ray"):
            raise refused(BadCluster, Reason("cluster-no-ray", {"command": "pip install 'stol[ray]'"}))
        if address != LOCAL:
            check_reachable(address)
        # Ray reports its usage over the network unless told otherwise.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray  # noqa: PLC0415 - optional, and slow to import

        own = {"include_dashboard": False} if address == LOCAL else {}
        try:
            ray.init(address, log_to_driver=False, logging_level="error", **own)
        except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            raise refused(BadCluster, unreachable(address, on_one_line(error))) from None
        self._ray = ray
        self._open = contextlib.ExitStack()
        self._open.enter_context(contextlib.redirect_stdout(sys.stderr))  # Ray prints there which workers died
        self._open.callback(ray.shutdown)
        self.version = version("stol")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Disconnect. Ray ends what still runs for this connection."""
        self._open.close()

    def run(self, job: Job[Item, Result], items: Iterable[Item]) -> Generator[Result, None, None]:
        """The result of each item, as soon as it is finished."""
        ray, waiting = self._ray, iter(items)
        task, packed = ray.remote(max_retries=RETRIES)(play_item), pickle.dumps(job)
        running: list[object] = []
        while True:
            room = TASKS_PER_CPU * int(ray.cluster_resources().get("CPU", 1)) - len(running)
            running += [task.remote(self.version, packed, item) for item in itertools.islice(waiting, max(room, 0))]
            if not running:
                return
            (done,), running = ray.wait(running)
            try:
                yield ray.get(done)
            except ray.exceptions.RayTaskError as error:
                if isinstance(error.cause, Explained):
                    raise error.cause from None
                raise
            except ray.exceptions.RayError as error:
                named: dict[str, Argument] = {"times": str(RETRIES + 1), "problem": on_one_line(error)}
                raise refused(BadCluster, Reason("cluster-worker-died", named)) from None


def play_item(asking: str, packed: bytes, item: object) -> object:
    """What a worker of the cluster does. Another version of stol could play other games."""
    if (ours := version("stol")) != asking:
        raise refused(BadCluster, Reason("cluster-other-version", {"theirs": ours, "ours": asking}))
    return unpacked(packed).play(item)


@functools.lru_cache(maxsize=1)
def unpacked(packed: bytes) -> Job[object, object]:
    """The job, warmed up once for each process."""
    job: Job[object, object] = pickle.loads(packed)  # noqa: S301 - from our own `run`
    job.warm_up()
    return job


def check_reachable(address: str) -> None:
    """Refuse an address where no cluster answers: Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise refused(BadCluster, Reason("cluster-no-address", {"address": address}))
    try:
        with socket.create_connection((host, int(port)), SECONDS_TO_ANSWER) as connection:
            connection.sendall(HTTP2_HELLO)
            if connection.recv(4) in {b"", b"HTTP"}:
                raise ConnectionError("something else listens there")
    except OSError as error:
        raise refused(BadCluster, unreachable(address, on_one_line(error))) from None


def unreachable(address: str, problem: str) -> Reason:
    return Reason("cluster-unreachable", {"address": address, "problem": problem})
