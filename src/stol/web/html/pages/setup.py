"""The form to set up a table: the game, the seats, the options. It works without scripts."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable

from stol.errors import Reason
from stol.games.registry import find, keys
from stol.table.deals import MAX_NAME_LENGTH
from stol.table.level_strengths import level_strength
from stol.table.player import LONGEST_NAME
from stol.text import Say
from stol.web.html.kit import coin, icon
from stol.web.html.pages.options import controls, switch
from stol.web.html.pages.parts import Visit, name_field, sheet, thumb
from stol.web.html.pages.round import table_from_above
from stol.web.html.pages.time_choice import time_choice
from stol.web.scene.games import has_chance, preset_words, title
from stol.web.scene.words import refusal_text
from stol.web.service.table_request import (
    BOT,
    COUNT,
    HERE,
    OPEN,
    YOU,
    TableRequest,
    TableRequestDraft,
    levels,
    option_controls,
    request_query,
)

AT_FIELD = ("time", "rated")
"""Fields at which a problem of theirs stands; a deal's has its own place."""


@dataclass(frozen=True, kw_only=True)
class Setup(Visit):
    draft: TableRequestDraft
    """The form's state, from the query of the address or from a form that was refused."""
    host: str = ""
    """The name that a stranger has typed."""


def page(setup: Setup) -> Renderable:
    say, table_request, problems = setup.say, setup.draft.table_request, placed_problem(setup)
    main = h.main(".sheet", data_game=table_request.game)[
        h.h1(".page")[say("setup-head")],
        h.form("#setup.setup", method="post", action="/tables")[
            h.input(type="hidden", name="sent", value="1"),
            h.input(type="hidden", name="players", value=str(table_request.players)),
            games(table_request, say),
            seats(setup),
            h.section(".rules", aria_label=say("setup-rules"))[
                presets(table_request, say),
                h.div(".slip.opts")[controls(table_request, say)] if option_controls(table_request.game) else None,
                host(setup),
                guests(setup),
                h.div(".slip.opts")[
                    time_choice(table_request.time, say, problems.get("time")),
                    switch("public", say("lobby-switch"), say("lobby-switch-about"), on=table_request.public),
                    switch("chat", say("setup-chat"), say("setup-chat-about"), on=table_request.chat),
                    switch("watch", say("setup-watch"), say("setup-watch-about"), on=table_request.watch),
                    switch(
                        "rated",
                        say("setup-rated"),
                        say("setup-rated-about"),
                        on=table_request.rated,
                        problem=problems.get("rated"),
                    ),
                    switch("hints", say("setup-hints"), say("setup-hints-about"), on=table_request.hints),
                    has_chance(table_request.game)
                    and [
                        switch("typed", say("setup-typed"), say("setup-typed-about"), on=table_request.real_components),
                        deal(setup.draft, say),
                    ],
                ],
                meanings(table_request, say),
                h.div(".finish")[
                    problems.get("problem"),
                    h.button(".button.go.open-table", type="submit")[say("setup-open")],
                ],
            ],
        ],
    ]
    return sheet(setup, say("setup-title"), main, styles=("round", "setup"), scripts=("setup",))


def placed_problem(setup: Setup) -> dict[str, Node]:
    """The problem by the field where it stands: the button, if no field of the table itself has to be mended."""
    problem = setup.draft.problem
    if problem is None or problem == setup.draft.no_deal:
        return {}
    spot = str(problem.path[0]) if problem.path and problem.path[0] in AT_FIELD else "problem"
    return {spot: wrong(spot if spot == "problem" else f"no-{spot}", problem, setup.say)}


def deal(draft: TableRequestDraft, say: Say) -> Renderable:
    """The field for the name of a deal, with its problem."""
    return h.div(".opt.deal")[
        h.label(".meaning", for_="deal")[h.b[say("setup-deal")], h.small("#deal-about")[say("setup-deal-about")]],
        h.input(
            "#deal.field", name="deal", value=draft.table_request.deal, maxlength=str(MAX_NAME_LENGTH),
            autocomplete="off", aria_describedby="no-deal" if draft.no_deal else "deal-about",
            aria_invalid="true" if draft.no_deal else None, autofocus=draft.no_deal is not None,
        ),
        wrong("no-deal", draft.no_deal, say),
    ]  # fmt: skip


def wrong(key: str, problem: Reason | None, say: Say) -> Renderable | None:
    if problem is None:
        return None
    text = refusal_text(problem, say)
    is_name = bool(problem.path) and text.startswith(str(problem.path[0]))  # of a field, which is never another
    sentence = text if is_name else text[:1].upper() + text[1:]
    return h.p(f"#{key}.problem", role="alert")[icon("i-alert"), h.span[sentence]]


def again(**attributes: str | bool) -> h.Element:
    """A button that shows the changed form again instead of opening the table."""
    return h.button(type="submit", formmethod="get", formaction="/setup", formnovalidate=True, **attributes)


def games(table_request: TableRequest, say: Say) -> Renderable:
    return h.fieldset(".pick")[
        h.legend(".sr")[say("setup-game")],
        [
            h.label[
                h.input(".sr", type="radio", name="game", value=game, checked=game == table_request.game),
                thumb(game),
                h.span[title(game, say)],
            ]
            for game in keys()
        ],
        # The first button of the form, so that Enter in a field does this and never opens a table.
        again(class_="button update")[say("setup-update")],
    ]


def seats(setup: Setup) -> Renderable:
    say, table_request = setup.say, setup.draft.table_request
    return h.section(class_=f"round seats-{table_request.players}", aria_label=say("setup-seats"))[
        table_from_above(table_request.game, tuple(who != OPEN for who in table_request.seats)),
        stepper(table_request.players, setup.draft.allowed, say),
        [seat(number, who, setup) for number, who in enumerate(table_request.seats)],
    ]


def stepper(players: int, allowed: range, say: Say) -> Renderable:
    def step(count: int, symbol: str, label: str) -> Renderable:
        button = again(class_="tool", name="resize", value=str(count), aria_label=label, disabled=count not in allowed)
        return button[icon(symbol)]

    several = len(allowed) > 1
    span = say("setup-of", least=allowed[0], most=allowed[-1]) if several else say("setup-players", count=players)
    return h.div(".stepper")[
        h.div[
            step(players - 1, "i-minus", say("setup-fewer")),
            h.b[players],
            step(players + 1, "i-plus", say("setup-more")),
        ],
        h.span[span],
    ]


def seat(number: int, who: str, setup: Setup) -> Renderable:
    say, key = setup.say, f"seat{number}"
    you = say("setup-you", name=setup.name) if setup.name else say("you")
    people: list[Node] = [
        h.option(value=value, selected=value == who)[words]
        for value, words in ((YOU, you), (HERE, say("setup-here")), (OPEN, say("setup-free")))
    ]
    opponents = [
        h.option(value=BOT + level, selected=who == BOT + level)[say("setup-bot", level=level)]
        for level in levels(setup.draft.table_request.game)
    ]
    return h.div(class_=["seat", f"place-{number}", {"open": who == OPEN}])[
        coin(number, 44),
        h.span(".who")[
            h.label(for_=key)[say("seat-number", number=number + 1)],
            h.select(f"#{key}", name=key)[people, h.optgroup(label=say("setup-bots"))[opponents]],
        ],
        icon("i-down"),
    ]


def host(setup: Setup) -> Renderable | None:
    """A stranger gives a name before others are let in, who see it."""
    say = setup.say
    if setup.name or OPEN not in setup.draft.table_request.seats:
        return None
    label = h.label(".meaning", for_="host-name")[h.b[say("waiting-name")]]
    return h.div(".slip.opts.guests")[h.div(".opt")[label, name_field("host-name", setup.host)]]


def guests(setup: Setup) -> Renderable | None:
    """The names of those who play on the host's device, if there are any."""
    say, table_request = setup.say, setup.draft.table_request
    named, here = dict(table_request.guests), [seat for seat, who in enumerate(table_request.seats) if who == HERE]
    if not here:
        return None
    return h.fieldset(".slip.opts.guests")[
        h.legend(".sr")[say("setup-guests")],
        [
            h.div(".opt")[
                h.label(".meaning", for_=f"name{seat}")[
                    h.b[say("setup-guest", number=seat + 1)], h.small[say("setup-guest-about")]
                ],
                h.input(
                    f"#name{seat}.field",
                    name=f"name{seat}",
                    value=named.get(seat, ""),
                    maxlength=str(LONGEST_NAME),
                    autocomplete="off",
                ),
            ]
            for seat in here
        ],
    ]


def presets(table_request: TableRequest, say: Say) -> Renderable:
    """Named sets of options, as links to this page."""
    named: Mapping[str, Mapping[str, object]] = find(table_request.game).presets
    fitting = [name for name, preset in named.items() if fits(preset, table_request)]
    counts = {preset["players"] for preset in named.values() if "players" in preset}
    stay = COUNT if table_request.players in counts else table_request.players
    return h.nav(".presets", aria_label=say("setup-presets"))[
        [
            h.a(
                href=f"/setup?{request_query(changed(table_request, {'players': stay} | dict(preset)))}",
                aria_current="true" if name in fitting[-1:] else None,
            )[preset_words(name, say)]
            for name, preset in named.items()
        ]
    ]


def changed(table_request: TableRequest, preset: Mapping[str, object]) -> TableRequest:
    """The request with the default options and those of a preset; the seats stay."""
    options = find(table_request.game).options().plain() | {
        name: value for name, value in preset.items() if name != "players"
    }
    return dataclasses.replace(
        table_request, players=int(str(preset.get("players", table_request.players))), options=options
    )


def fits(preset: Mapping[str, object], table_request: TableRequest) -> bool:
    there = changed(table_request, preset)
    return (there.players, there.options) == (table_request.players, table_request.options)


def meanings(table_request: TableRequest, say: Say) -> Renderable:
    """Explains the levels of the bots, with their strengths at a table with so many players."""
    game, players = table_request.game, table_request.players
    rated = players > 1
    return h.details(".slip.levels")[
        h.summary[say("setup-levels")],
        h.dl[
            [
                h.div[
                    h.dt[say(f"level-{level}"), rated and h.small[f"{level_strength(game, players, level).mean:.0f}"]],
                    h.dd[say(f"level-{level}-about")],
                ]
                for level in levels(game)
            ]
        ],
        rated and h.p(".about")[say("setup-levels-strength")],
    ]
