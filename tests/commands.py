"""The result of a command."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str

    def refusal(self) -> str:
        """The one line that says what is wrong; after it stands at most where the rules are explained."""
        assert self.code not in {0, None}
        assert self.out == ""
        lines = [line for line in self.err.splitlines() if line.strip()]
        assert all("/learn/" in line for line in lines[1:]), self.err
        assert lines[0].startswith("stol: ")
        return lines[0].removeprefix("stol: ")


Stol = Callable[..., Answer]
