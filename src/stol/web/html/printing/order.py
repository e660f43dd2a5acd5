"""What is printed, and on which paper."""

from dataclasses import dataclass
from typing import Any

from stol.text import Say
from stol.web.html.printing.paper import Paper


@dataclass(frozen=True)
class Order:
    paper: Paper
    sparing: bool
    """Whether ink is spared: lines in place of colours."""
    players: int
    options: Any
    """The game's own options."""
    say: Say
