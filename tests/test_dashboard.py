"""The dashboard for Grafana asks for metrics that a real server has."""

import re
import urllib.request

import msgspec
import pytest
from bench.hold.deployed import until_ready
from bench.hold.proxies import DEPLOY, HOST
from bench.hold.serving import NO_LIMITS, Server, free_port
from prometheus_client.parser import text_string_to_metric_families

NAME = re.compile(r"\b(?:stol|process)_\w+")
LABELS = re.compile(r"by \(([^)]*)\)|\{\{(\w+)\}\}|[{,](\w+)=~?\"")
ADDED = {"instance", "job", "le"}
"""Labels that Prometheus itself adds, or a histogram has."""


class Target(msgspec.Struct):
    expr: str
    legendFormat: str  # noqa: N815 - Grafana's own name


class Panel(msgspec.Struct):
    id: int
    title: str
    description: str
    targets: list[Target]


class Dashboard(msgspec.Struct):
    title: str
    panels: list[Panel]


@pytest.fixture(scope="module")
def dashboard() -> Dashboard:
    return msgspec.json.decode((DEPLOY / "grafana.json").read_bytes(), type=Dashboard)


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """The metrics of a server that has answered a request, and the labels of each."""
    folder = tmp_path_factory.mktemp("metrics")
    port, found = free_port(), dict[str, set[str]]()
    with Server(f"sqlite:///{folder / 'stol.db'}", options=[*NO_LIMITS, "--metrics", str(port)]) as server:
        until_ready(server.port)
        urllib.request.urlopen(f"http://{HOST}:{server.port}/").close()
        with urllib.request.urlopen(f"http://{HOST}:{port}/metrics") as answer:
            text = answer.read().decode()
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def test_every_metric_of_the_dashboard_is_one_of_the_server(dashboard: Dashboard, samples: dict[str, set[str]]) -> None:
    assert len({panel.id for panel in dashboard.panels}) == len(dashboard.panels)
    for panel in dashboard.panels:
        assert panel.targets, panel.title
        for target in panel.targets:
            named = NAME.findall(target.expr)
            assert named, target.expr
            assert set(named) <= set(samples), panel.title
            known = ADDED.union(*(samples[name] for name in named))
            groups = LABELS.findall(target.expr) + LABELS.findall(target.legendFormat)
            used = {label.strip() for group in groups for part in group for label in part.split(",") if label.strip()}
            assert used <= known, panel.title


def test_every_metric_of_stol_is_on_the_dashboard(dashboard: Dashboard, samples: dict[str, set[str]]) -> None:
    asked = " ".join(target.expr for panel in dashboard.panels for target in panel.targets)
    for name in samples:
        if name.startswith("stol_") and not name.endswith(("_created", "_sum", "_count")):
            assert name in asked, name
