"""Everything on 1 Card, entered by its codes."""

from htpy import Node

from stol.web.html.pages.enter.visit import Enter
from stol.web.service.table_entry.fields import Line


def laid(_enter: Enter, _line: Line) -> Node:
    return None


def defs(_enter: Enter) -> Node:
    return None
