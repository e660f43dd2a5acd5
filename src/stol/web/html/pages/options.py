"""The options of a game as form controls, one function for each kind of option."""

from collections.abc import Iterable

import htpy as h
from htpy import Node, Renderable

from stol.text import Say
from stol.web.html.kit import coin
from stol.web.scene.games import option_words
from stol.web.service.table_request import (
    Favoured,
    Flag,
    Kind,
    Lines,
    Number,
    OneOf,
    Sides,
    TableRequest,
    Word,
    option_controls,
)


def controls(table_request: TableRequest, say: Say) -> list[Renderable]:
    return [control(name, kind, table_request, say) for name, kind in option_controls(table_request.game).items()]


def control(name: str, kind: Kind, table_request: TableRequest, say: Say) -> Renderable:
    key, value = f"option-{table_request.game}-{name}", table_request.options[name]
    title, about = option_words(table_request.game, name, say)
    match kind:
        case Flag():
            return switch(name, title, about, on=value is True)
        case OneOf():
            return one_of(name, title, about, kind.values, str(value))
        case Number() | Word():
            return typed(name, title, about, str(value), number=isinstance(kind, Number))
        case Sides():
            return sides(name, key, kind.write(name, value), say)
        case Lines():
            return lines(name, key, kind.write(name, value).get(name, ""), say)
        case Favoured():
            return favoured(name, key, table_request, say)
    raise TypeError(f"no control for {name}: {kind}")


def meaning(title: str, about: str) -> Renderable:
    return h.span(".meaning")[h.b[title], h.small[about]]


def switch(name: str, title: str, about: str, *, on: bool, problem: Node = None) -> Renderable:
    """A checkbox; browsers send nothing for one that is off. A problem, called no- and the name, stands below it."""
    box = h.label(".opt")[
        h.span(".meaning")[h.b(f"#{name}-title")[title], h.small(f"#{name}-about")[about]],
        h.input(
            ".switch", type="checkbox", role="switch", name=name, value="on", checked=on,
            aria_labelledby=f"{name}-title", aria_describedby=f"no-{name}" if problem else f"{name}-about",
            aria_invalid="true" if problem else None, autofocus=problem is not None,
        ),
    ]  # fmt: skip
    return h.div(".opt.mend")[box, problem] if problem else box


def one_of(name: str, title: str, about: str, values: Iterable[object], chosen: str) -> Renderable:
    return h.fieldset(".opt")[
        h.legend(".sr")[title],
        meaning(title, about),
        h.span(".segs")[
            [
                h.label[h.input(type="radio", name=name, value=value, checked=value == chosen), h.span[value]]
                for value in map(str, values)
            ]
        ],
    ]


def typed(name: str, title: str, about: str, value: str, *, number: bool) -> Renderable:
    kind = {"type": "number", "step": "1", "inputmode": "numeric"} if number else {"type": "text", "maxlength": "40"}
    return h.label(".opt")[meaning(title, about), h.input(".field", name=name, value=value, autocomplete="off", **kind)]


def sides(name: str, key: str, written: dict[str, str], say: Say) -> Renderable:
    return h.fieldset(".opt")[
        h.legend(".sr")[say(key)],
        meaning(say(key), say(f"{key}-about")),
        h.span(".sides")[
            side(f"{name}-width", say(f"{key}-width"), written),
            h.span(aria_hidden="true")["×"],
            side(f"{name}-height", say(f"{key}-height"), written),
        ],
    ]


def side(name: str, label: str, written: dict[str, str]) -> Renderable:
    return h.input(
        ".field", name=name, value=written.get(name, ""), type="number", min="1", step="1", inputmode="numeric",
        aria_label=label, placeholder="–",
    )  # fmt: skip


def lines(name: str, key: str, text: str, say: Say) -> Renderable:
    return h.details(".opt.own", open=bool(text))[
        h.summary[meaning(say(key), say(f"{key}-about"))],
        h.textarea(
            ".field", name=name, rows="8", aria_label=say(key), placeholder=say(f"{key}-example"),
            spellcheck="false", autocomplete="off",
        )[text],
    ]  # fmt: skip


def favoured(name: str, key: str, table_request: TableRequest, say: Say) -> Renderable:
    value = table_request.options[name]
    seats = value if isinstance(value, list | tuple) else ()
    chosen = value if value in ("none", "all") else "seats"
    return h.fieldset(".opt.favoured")[
        h.legend(".sr")[say(key)],
        meaning(say(key), say(f"{key}-about")),
        h.span(".segs")[
            [
                h.label[
                    h.input(type="radio", name=name, value=each, checked=each == chosen), h.span[say(f"{key}-{each}")]
                ]
                for each in ("none", "all", "seats")
            ]
        ],
        h.span(".some")[
            [
                h.label[
                    h.input(type="checkbox", name=f"{name}-{seat}", value="on", checked=seat in seats),
                    coin(seat, 36),
                    h.span(".sr")[say("seat-number", number=seat + 1)],
                ]
                for seat in range(table_request.players)
            ]
        ],
    ]
