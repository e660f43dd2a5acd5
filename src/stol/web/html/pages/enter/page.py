"""The form to enter the position of a real table, see it, and play on. It works without scripts."""

from importlib import import_module
from typing import Final, Protocol, cast

import htpy as h
from htpy import Node, Renderable

from stol.games.registry import KEYS
from stol.text import Say, explain
from stol.web.html import stage
from stol.web.html.kit import coin, icon, sym
from stol.web.html.pages.enter.visit import FORM, Enter
from stol.web.html.pages.options import controls
from stol.web.html.pages.parts import sheet, thumb
from stol.web.html.table_help import drawer
from stol.web.service.table_entry import fields as entry_fields
from stol.web.service.table_entry.fields import Choice, Line, Lines, Row
from stol.web.service.table_request import BOT, HERE, OPEN, YOU, levels

ABOUT_PIECES: Final = {("ingenious", "rack"), ("ingenious", "track"), ("clustered", "hand"), ("clustered", "discards")}
"""Parts whose description does not only explain codes."""


class GamePage(Protocol):
    """The functions of a game's module."""

    def tap_area(self, enter: Enter, line: Line) -> Node:
        """What lies there, to be tapped; None for a field that is only typed."""

    def defs(self, enter: Enter) -> Node:
        """SVG definitions that the drawings refer to, the same that a drawn table has."""


def find(game: str) -> GamePage:
    return cast("GamePage", import_module(f"stol.web.html.pages.enter.{game}"))


def page(enter: Enter) -> Renderable:
    say, game = enter.say, enter.draft.table_request.game
    body = h.div(".enter", data_game=game)[
        h.section(".sheet", aria_labelledby="enter-head")[
            h.h1("#enter-head.page")[say("enter-head")],
            h.p(".lead")[say("enter-lead")],
            h.form(f"#{FORM}", method="post", action="/enter", autocomplete="off")[form(enter)],
        ],
        h.div("#picture", data_again=enter.preparing)[table_picture(enter)],
        h.section("#finish.sheet", aria_label=say("enter-go"))[finish_buttons(enter)],
    ]
    styles = ("table", "drawer", game, "setup", "chance", "laid", "enter")
    return sheet(enter, say("enter-title"), [body, drawer(say, game)], styles=styles, scripts=("enter", "drawer"))


def form(enter: Enter) -> list[Node]:
    say, table_request = enter.say, enter.draft.table_request
    fields = entry_fields.find(table_request.game).fields(table_request)
    return [
        h.input(type="hidden", name="game", value=table_request.game),
        h.input(type="hidden", name="players", value=str(table_request.players)),
        h.input(type="hidden", name="at", value=enter.spot),
        # The first button of the form, so that Enter in a field does this and never opens a table.
        h.button(".sr", type="submit", tabindex="-1")[say("enter-show")],
        games(table_request.game, say),
        h.label(".showcodes")[
            h.input("#codes", type="checkbox", name="codes", checked="codes" in enter.typed), say("enter-codes")
        ],
        h.div(".columns")[
            h.section(".slip.common", aria_label=say("enter-middle"))[
                [labelled_field(enter, line) for line in fields if line.seat is None]
            ],
            h.section(".slip.opts", aria_label=say("setup-rules"))[stepper(enter), controls(table_request, say)],
        ],
        h.div(".places")[[seat_fields(enter, seat, fields) for seat in range(table_request.players)]],
    ]


def games(game: str, say: Say) -> Renderable:
    return h.nav(".pick", aria_label=say("setup-game"))[
        [
            h.a(href=f"/enter?game={key}", aria_current="page" if key == game else None)[
                thumb(key), h.span[say(f"{key}-title")]
            ]
            for key in KEYS
        ]
    ]


def stepper(enter: Enter) -> Renderable:
    say, count, allowed = enter.say, enter.draft.table_request.players, enter.draft.allowed

    def step(to: int, symbol: str, label: str) -> Renderable:
        return h.button(
            ".tool", type="submit", name="resize", value=str(to), aria_label=label, disabled=to not in allowed
        )[icon(symbol)]

    return h.div(".opt.many")[
        h.span(".meaning")[h.b[say("setup-players", count=count)]],
        step(count - 1, "i-minus", say("setup-fewer")),
        step(count + 1, "i-plus", say("setup-more")),
    ]


def seat_fields(enter: Enter, seat: int, fields: list[Line]) -> Renderable:
    """All fields of one seat."""
    say = enter.say
    return h.fieldset(class_=["slip", "place", f"of-{seat}"])[
        h.legend(".sr")[say("seat-number", number=seat + 1)],
        h.div(".head")[coin(seat, 40), player_select(enter, seat), turn_radio(enter, seat)],
        [labelled_field(enter, line) for line in fields if line.seat == seat],
    ]


def player_select(enter: Enter, seat: int) -> Renderable:
    say, table_request = enter.say, enter.draft.table_request
    you = say("setup-you", name=enter.name) if enter.name else say("you")
    people = ((YOU, you), (HERE, say("setup-here")), (OPEN, say("setup-free")))
    chosen = table_request.seats[seat]
    return h.select(f"#seat{seat}.field", name=f"seat{seat}", aria_label=say("enter-who", number=seat + 1))[
        [h.option(value=value, selected=value == chosen)[words] for value, words in people],
        h.optgroup(label=say("setup-bots"))[
            [
                h.option(value=BOT + level, selected=chosen == BOT + level)[say("setup-bot", level=level)]
                for level in levels(table_request.game)
            ]
        ],
    ]


def turn_radio(enter: Enter, seat: int) -> Renderable:
    say, game = enter.say, enter.draft.table_request.game
    return h.label(".whose")[
        h.input(type="radio", name="turn", value=str(seat), checked=seat == enter.turn), say(f"enter-{game}-turn")
    ]


def labelled_field(enter: Enter, line: Line) -> Renderable:
    """A field with its label, what lies there to be tapped, its code with a description, and its problem."""
    game = enter.draft.table_request.game
    name, key = enter.say(f"enter-{game}-{line.part}"), f"enter-{game}-{line.part}"
    mine = line.name == wrong_part(enter)
    laid = None if enter.draft.problem else find(game).tap_area(enter, line)
    grouped = laid is not None or isinstance(line, Row)
    kind = h.fieldset if grouped else h.div
    about = h.small(f"#about-{line.name}")[enter.say(f"{key}-about")]
    code = [None if (game, line.part) in ABOUT_PIECES else about, control(enter, line, key)]
    return kind(f"#part-{line.name}", class_=["part", {"wrong": mine}])[
        h.legend[name] if grouped else h.label(for_=line.name)[name],
        about if (game, line.part) in ABOUT_PIECES else None,
        [h.div(".lay")[laid], h.div(".code")[code]] if laid else code,
        mine and problem(enter.problem, f"problem-{line.name}"),
    ]


def wrong_part(enter: Enter) -> str | None:
    """The name of the field, or of the row of fields, that the problem is about."""
    lines = entry_fields.find(enter.draft.table_request.game).fields(enter.draft.table_request)
    names = (line.name for line in lines if f"{enter.wrong}-".startswith(f"{line.name}-"))
    return next(names, None) if enter.problem else None


def problem(text: str, key: str | None = None) -> Renderable:
    return h.p(".problem", id=key, role="alert")[icon("i-alert"), h.span[text]]


def control(enter: Enter, line: Line, key: str) -> Node:
    say, name, typed = enter.say, line.name, enter.typed
    common = {"name": name, "aria_describedby": f"about-{name}", "aria_label": say(key)}
    match line:
        case Lines():
            return h.textarea(
                f"#{name}.field", rows=str(line.rows), spellcheck="false", autocapitalize="none",
                placeholder=say(f"{key}-example"), **common,
            )["\n", typed.get(name, line.usual)]  # fmt: skip
        case Choice():
            return h.select(f"#{name}.field", **common)[
                [
                    h.option(value=value, selected=value == typed.get(name, line.values[0][0]))[explain(words, say)]
                    for value, words in line.values
                ]
            ]
        case Row():
            return h.div(class_=["small-fields", {"numbers": line.numbers}])[
                [small_field(typed.get(own, ""), own, head, line, say(f"{key}-example")) for own, head in line.cells]
            ]
    return h.input(
        f"#{name}.field", value=typed.get(name, ""), spellcheck="false", autocapitalize="none",
        placeholder=say(f"{key}-example"), **common,
    )  # fmt: skip


def small_field(value: str, name: str, head: str, line: Row, example: str) -> Renderable:
    """A small field with a symbol above it, or with the number of its place in it."""
    if line.numbers:
        box = h.input(f"#{name}.field", name=name, value=value, inputmode="numeric", placeholder=example)
        return h.label[sym(head, 24, "chip"), h.span(".sr")[name.rpartition("-")[2]], box]
    box = h.input(f"#{name}.field", name=name, value=value, spellcheck="false", autocapitalize="none", placeholder=head)
    return h.label[h.span(".sr")[head], box]


def table_picture(enter: Enter) -> Node:
    """The table as entered."""
    scene = enter.scene
    if scene is None:
        words = enter.say("enter-preparing" if enter.preparing else "enter-none")
        sprite = find(enter.draft.table_request.game).defs(enter)
        return [h.div(".sprite")[sprite], h.main(".sheet")[h.p(".slip.none", role="status")[words]]]
    drawing = stage.find(scene.common["game"]).draw(scene)
    return h.div(class_=["table", {"scrolls": drawing.scrolls}], data_game=scene.common["game"])[
        drawing.defs and h.div(".sprite")[drawing.defs], drawing.stage, drawing.side, drawing.tray
    ]


def finish_buttons(enter: Enter) -> Node:
    say, beside = enter.say, wrong_part(enter)
    return [
        h.p(".slip.unsent", role="status", hidden=True)[say("enter-unsent")],
        enter.problem and not beside and problem(enter.problem),
        beside and h.a(".button.quiet", href=f"#part-{beside}")[say("enter-see")],
        h.button(".button", type="submit", form="enter")[icon("i-eye"), say("enter-show")],
        h.button(".button.go", type="submit", form="enter", name="do", value="open")[say("enter-go")],
    ]
