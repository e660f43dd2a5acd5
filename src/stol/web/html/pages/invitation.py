"""The invitation to a table: its code, its link, and the link as a QR code."""

import functools
import re
from string import ascii_uppercase

import htpy as h
import segno
from htpy import Node, Renderable
from markupsafe import Markup, escape

from stol.text import Say
from stol.web.html.kit import icon, svg

COMMAND = re.compile(r"stol\s\w+(?:\s--\w+(?:\s[\w.]*\w)?)+")
"""A command in a message, with its options."""


def invitation(say: Say, code: str, link: str, words: str, note: str | None = None) -> Renderable:
    """`note`: the id of a message about who can use the link."""
    return h.div(".slip.invite")[
        qr(link, say("waiting-qr")),
        h.div[
            h.small[words],
            h.p(".code")[spaced(code)],
            copy_button(say, link),
        ],
        note and h.p(".note")[reach_text(say, note)],
        h.input(".field", type="text", value=link, readonly=True, aria_label=say("waiting-link")),
    ]


def reach_text(say: Say, note: str) -> Node:
    """Who can use a link. A command is in one piece: copied with a break it would be another."""
    words = say(note)
    found = COMMAND.search(words)
    return [words[: found.start()], h.code(".command")[found[0]], words[found.end() :]] if found else words


def copy_button(say: Say, link: str) -> Renderable:
    """Only with a script."""
    return h.button(".button.scripted", type="button", data_copy=link, data_copied=say("waiting-copied"))[
        icon("i-link"), h.span(role="status")[say("waiting-copy")]
    ]


def spaced(code: str) -> str:
    """A code with a space before its digits or, if it has none, in the middle: easier to read out."""
    digits = code.lstrip(ascii_uppercase)
    second = digits or code[len(code) // 2 :]
    return f"{code.removesuffix(second)} {second}"


@functools.lru_cache(maxsize=1000)
def qr(link: str, label: str) -> Markup:
    """A QR code as one path."""
    rows = segno.make(link, error="m", micro=False).matrix
    path = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    size = len(rows) + 4
    box = f"-2 -2 {size} {size}"
    return svg(f'<svg class="qr" viewBox="{box}" role="img" aria-label="{escape(label)}"><path d="{path}"/></svg>')
