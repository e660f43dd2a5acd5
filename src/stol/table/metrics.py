"""Metrics of what happens at tables, for Prometheus; they are read at a port of their own (`stol serve --metrics`)."""

from typing import Final

from prometheus_client import Counter, Histogram

MOVES: Final = Counter("stol_moves_stored", "Moves that were stored, of people and computer players.")
COMMIT_SECONDS: Final = Histogram(
    "stol_commit_seconds",
    "Seconds until a change was stored, or was not.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15),
)
WORKER_RESTARTS: Final = Counter("stol_worker_restarts", "Worker processes that died and were replaced.")
NOTICES_SENT: Final = Counter(
    "stol_notices",
    "Notices: sent, failed, gone (nobody is there any more), or seen before they were sent.",
    ["to", "outcome"],
)
