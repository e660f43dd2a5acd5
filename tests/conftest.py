"""What many tests begin with."""

import io
import os
import sys
from collections import Counter

import pytest

import sampling
from commands import Answer, Stol

collect_ignore = ["clients"]  # these need large libraries, and have an environment of their own: make test-clients


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="test every case, instead of samples by a seed")


def pytest_configure(config: pytest.Config) -> None:
    """What is sampled is the same in every process of this run; the command line is tested in English."""
    os.environ |= {"LC_ALL": "C.UTF-8", "LANGUAGE": ""}
    if config.getoption("all"):
        os.environ[sampling.ALL] = "1"
    os.environ[sampling.SEED] = sampling.seed()


def pytest_xdist_auto_num_workers() -> int:
    """Many tests wait for servers, browsers and clocks: meanwhile a processor has another process."""
    return 2 * (os.cpu_count() or 1)


def pytest_report_header() -> str:
    return "every case" if sampling.everything() else f"samples by {sampling.SEED}={sampling.seed()}"


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Stol:
    """Runs a command as the terminal would, in this process."""
    monkeypatch.setenv("COLUMNS", "200")

    from stol.cli import main  # noqa: PLC0415 - compiled rules come with it, which few tests need

    def run(*words: object, stdin: bytes = b"") -> Answer:
        monkeypatch.setattr(sys, "argv", ["stol", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        with pytest.raises(SystemExit) as end:
            main()
        said = capsys.readouterr()
        code = end.value.code or 0
        assert isinstance(code, int)
        return Answer(code, said.out, said.err)

    return run


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The browser's own event loop runs to the end of a process once it has begun: those tests come last.

    Among both kinds, where several processes share the tests, long ones come first, then files with many tests: at the
    end no process waits for one of them.
    """
    shared = hasattr(config, "workerinput")
    tests = Counter(item.path for item in items)

    def order(item: pytest.Item) -> tuple[bool, bool, int]:
        is_long = item.get_closest_marker("long") is not None
        return "browser" in item.path.parts, shared and not is_long, -tests[item.path] if shared else 0

    items.sort(key=order)
