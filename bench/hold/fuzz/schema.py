"""Tests the API against its OpenAPI schema, with schemathesis."""

import random
import subprocess
import sys

from bench.hold.fuzz import laid
from bench.hold.run import CONSOLE
from bench.hold.serving import Server
from stol.table.store import Store

BEYOND = "negative_data_rejection,positive_data_acceptance,allow_header_conformance"
"""Checks that are left out. The server accepts more than the schema allows, such as 1 for true; it refuses options that
the schema can't describe; and Litestar answers OPTIONS for one handler only, where an address has two."""
PROGRAM = [sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()", "run"]


def schema(database: str, examples: int, seed: int) -> bool:
    """Whether the server conforms to its schema, with that many examples per operation."""
    CONSOLE.print(f"[bold]Schema[/]: {examples} examples of every operation, seed {seed}")
    with Server(database, subprocess.DEVNULL) as server:
        store = Store(database)
        who, *_ = laid.people(store, random.Random(seed))  # noqa: S311 - repeatable by its seed
        store.close()
        options = ["--header", f"Authorization: Bearer {who.token}", "--seed", str(seed)]
        options += ["--max-examples", str(examples), "--exclude-path-regex", "/stream$", "--request-timeout", "5"]
        options += ["--checks", "all", "--exclude-checks", BEYOND, "--no-color", "--generation-database", "none"]
        address = f"http://127.0.0.1:{server.port}/schema/openapi.json"
        return subprocess.run([*PROGRAM, address, *options], check=False).returncode == 0
