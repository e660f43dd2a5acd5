"""What many tests begin with."""

import io
import os
import sys

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
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's own event loop runs to the end of a process once it has begun: those tests come last.

    Among both kinds, long ones come first, so that at the end no process waits for one of them.
    """
    items.sort(key=lambda item: ("browser" in item.path.parts, item.get_closest_marker("long") is None))
