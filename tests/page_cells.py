"""The cells of a page: code, and below it what it prints."""

import contextlib
import io
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

CELL = re.compile(r"```python([ \w]*)\n(.*?)```\n```\n(.*?)```\n", re.DOTALL)
"""What has to be installed besides stol; the code; what it prints."""


def printed_by_cells(page: Path) -> Iterator[tuple[str, list[str], list[str]]]:
    """Run all cells in their order, as in a notebook: the code of each, what it prints and what the page shows.

    Cells that need what is not installed are left out.
    """
    text = page.read_text(encoding="utf-8")
    cells = CELL.findall(text)
    if len(cells) != text.count("```python"):
        raise ValueError(f"{page} has a cell that shows nothing")
    notebook: dict[str, Any] = {}
    for needs, code, shown in cells:
        if all(find_spec(module) for module in needs.split()):
            told = io.StringIO()
            with contextlib.redirect_stdout(told):
                exec(compile(code, page.name, "exec"), notebook)  # noqa: S102 - our own cells
            yield code, [line.rstrip() for line in told.getvalue().splitlines()], shown.splitlines()
