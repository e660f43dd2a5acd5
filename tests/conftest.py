"""What many tests begin with."""

import io
import sys

import pytest

from commands import Answer, Stol
from stol.cli import main


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Stol:
    """Runs a command as the terminal would, in this process."""
    monkeypatch.setenv("COLUMNS", "200")

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
    """The browser's own event loop runs to the end of a process once it has begun: those tests come last."""
    items.sort(key=lambda item: "browser" in item.path.parts)
