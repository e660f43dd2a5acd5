"""Small elements that all pages share: symbols, coins, numerals, buttons that play a move."""

import functools

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.web.html.assets import asset

SPRITE = asset("symbols.svg")
BOX = "-32 -32 64 64"


def rendered(*nodes: Node) -> Markup:
    """The HTML of htpy nodes as a string that can be cached: rendering takes 10 µs per element."""
    return Markup(h.fragment[nodes])  # noqa: S704 - htpy has escaped it


def svg(text: str) -> Markup:
    """SVG written as a string; the caller escapes every text that comes from outside."""
    return Markup(text)  # noqa: S704 - numbers, names of our own symbols, and texts that are escaped


def use(name: str, x: float, y: float, width: float, *, height: float | None = None, cls: str = "") -> Markup:
    """Inside an SVG: a symbol of the sprite, centred on x, y."""
    height = width if height is None else height
    kind = f' class="{cls}"' if cls else ""
    return svg(
        f'<use href="{SPRITE}#{name}" x="{x - width / 2:.2f}" y="{y - height / 2:.2f}"'
        f' width="{width:.2f}" height="{height:.2f}"{kind}/>'
    )


@functools.cache
def icon(name: str, cls: str = "i") -> Markup:
    """A symbol as an element of its own, sized by its class."""
    return svg(f'<svg class="{cls}" viewBox="{BOX}" aria-hidden="true">{use(name, 0, 0, 64)}</svg>')


def square(size: int) -> str:
    """The size of an SVG element, given in pixels; it grows with the type, as on a large screen."""
    return f'width="{size / 16:g}rem" height="{size / 16:g}rem"'


@functools.cache
def sym(name: str, size: int = 24, cls: str = "sym") -> Markup:
    """A symbol as an element of its own; the size is in pixels of an ordinary screen."""
    head = f'<svg class="{cls}" viewBox="{BOX}" {square(size)} aria-hidden="true">'
    return svg(f"{head}{use(name, 0, 0, 64)}</svg>")


@functools.cache
def num(value: int, x: float, y: float, height: float, *, cls: str = "") -> Markup:
    """Inside an SVG: a number drawn with symbols, centred on x, y; the height is that of the digits."""
    box_height = height * 68 / 52
    box_width = box_height * 48 / 68
    step = box_width * 0.86
    digits = str(value)
    left = x - step * (len(digits) - 1) / 2
    drawn = "".join(use(f"n-{d}", left + i * step, y, box_width, height=box_height) for i, d in enumerate(digits))
    return svg(f'<g class="{cls}">{drawn}</g>')


@functools.cache
def coin(seat: int, size: int = 32, cls: str = "", *, home: bool = False) -> Markup:
    """A seat's coin: its picture on its colour. `home`: whether the seat's pieces fly from here."""
    start = f' data-coin="{seat}"' if home else ""
    return svg(
        f'<svg class="coin of-{seat} {cls}" viewBox="{BOX}" {square(size)} aria-hidden="true"'
        f'{start}><circle r="30" fill="var(--seat)" stroke="var(--on-seat)" stroke-width="2.5"/>'
        f'<g color="var(--on-seat)">{use(f"seat-{seat}", 0, 0, 46)}</g></svg>'
    )


@functools.cache
def coin_svg(seat: int, x: float, y: float, radius: float) -> Markup:
    """Inside an SVG: a seat's coin, centred on x, y."""
    return svg(
        f'<g class="of-{seat}" transform="translate({x:.1f} {y:.1f}) scale({radius / 32:.3f})">'
        f'<circle r="32" fill="var(--seat-{seat})" stroke="var(--piece)" stroke-width="5"/>'
        f'<g color="var(--on-seat)">{use(f"seat-{seat}", 0, 0, 44)}</g></g>'
    )


def counted(name: str, value: int) -> dict[str, str]:
    """Attributes of an element whose number counts when it changes: its own name and value."""
    return {"data_name": name, "data_count": str(value)}


def play(
    move: str, *, cls: str = "button go", key: str | None = None, label: str | None = None, goal: bool = False
) -> h.Element:
    """A button that plays a move: `play("rg@0,1:1,1")["Place"]`. It belongs to the form `#move` of the page.

    `goal`: whether a guided game asks for this move.
    """
    kinds = f"{cls} goal" if goal else cls
    return h.button(type="submit", form="move", name="move", value=move, class_=kinds, data_key=key, aria_label=label)


QUIET = 'tabindex="-1" aria-hidden="true"'
"""Attributes of a link on a place where a piece can't go: it is for taps. "Why not?" makes such links reachable."""


def tool(name: str, label: str, **attributes: str | bool | None) -> Renderable:
    """A button that shows only a symbol."""
    return h.button(".tool", type="button", aria_label=label, title=label, **attributes)[icon(f"i-{name}")]
