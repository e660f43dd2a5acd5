"""Set up a table: the game, who sits where, its options. One form that works without any script."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable

from stol.games.registry import KEYS, find
from stol.table.deals import LONGEST
from stol.text import Say
from stol.web.form import BOT, COUNT, HERE, OPEN, YOU, Draft, Wish, levels, query
from stol.web.kit import coin, icon
from stol.web.pages.options import controls, switch
from stol.web.pages.parts import Visit, sheet, thumb
from stol.web.pages.round import above


@dataclass(frozen=True, kw_only=True)
class Setup(Visit):
    draft: Draft
    """As `form.guess` makes it of the fields in the address, or of those that were refused."""


def page(setup: Setup) -> Renderable:
    say, wish = setup.say, setup.draft.wish
    main = h.main(".sheet", data_game=wish.game)[
        h.h1(".page")[say("setup-head")],
        h.form("#setup.setup", method="post", action="/tables")[
            h.input(type="hidden", name="sent", value="1"),
            h.input(type="hidden", name="players", value=str(wish.players)),
            games(wish, say),
            seats(setup),
            h.section(".rules", aria_label=say("setup-rules"))[
                presets(wish, say),
                h.div(".slip.opts")[controls(wish, say)],
                h.div(".slip.opts")[
                    switch("chat", say("setup-chat"), say("setup-chat-about"), on=wish.chat),
                    switch("watch", say("setup-watch"), say("setup-watch-about"), on=wish.watch),
                    switch("hints", say("setup-hints"), say("setup-hints-about"), on=wish.hints),
                    switch("typed", say("setup-typed"), say("setup-typed-about"), on=wish.typed),
                    deal(setup.draft, say),
                ],
                meanings(wish.game, say),
                h.div(".finish")[
                    setup.draft.problem != setup.draft.no_deal and wrong("problem", setup.draft.problem),
                    h.button(".button.go.open-table", type="submit")[say("setup-open")],
                ],
            ],
        ],
    ]
    return sheet(setup, say("setup-title"), main, styles=("round", "setup"), scripts=("setup",))


def deal(draft: Draft, say: Say) -> Renderable:
    """The name of a deal; what is wrong with it stands beside it."""
    return h.div(".opt.deal")[
        h.label(".meaning", for_="deal")[h.b[say("setup-deal")], h.small("#deal-about")[say("setup-deal-about")]],
        h.input(
            "#deal.field", name="deal", value=draft.wish.deal, maxlength=str(LONGEST), autocomplete="off",
            aria_describedby="no-deal" if draft.no_deal else "deal-about",
            aria_invalid="true" if draft.no_deal else None, autofocus=draft.no_deal is not None,
        ),
        wrong("no-deal", draft.no_deal),
    ]  # fmt: skip


def wrong(key: str, problem: str | None) -> Renderable | None:
    return h.p(f"#{key}.problem", role="alert")[icon("i-why"), h.span[problem]] if problem else None


def again(**attributes: str | bool) -> h.Element:
    """A button that sends the form to be drawn again, changed, instead of opening the table."""
    return h.button(type="submit", formmethod="get", formaction="/setup", formnovalidate=True, **attributes)


def games(wish: Wish, say: Say) -> Renderable:
    return h.fieldset(".pick")[
        h.legend(".sr")[say("setup-game")],
        [
            h.label[
                h.input(".sr", type="radio", name="game", value=game, checked=game == wish.game),
                thumb(game),
                h.span[say(f"{game}-title")],
            ]
            for game in KEYS
        ],
        # The first button of the form, so that Enter in a field does this and never opens a table.
        again(class_="button update")[say("setup-update")],
    ]


def seats(setup: Setup) -> Renderable:
    say, wish = setup.say, setup.draft.wish
    return h.section(class_=f"round seats-{wish.players}", aria_label=say("setup-seats"))[
        above(wish.game, tuple(who != OPEN for who in wish.seats)),
        stepper(wish.players, setup.draft.allowed, say),
        [seat(number, who, setup) for number, who in enumerate(wish.seats)],
    ]


def stepper(players: int, allowed: range, say: Say) -> Renderable:
    def step(count: int, symbol: str, label: str) -> Renderable:
        button = again(class_="tool", name="resize", value=str(count), aria_label=label, disabled=count not in allowed)
        return button[icon(symbol)]

    span = say("setup-of", least=allowed[0], most=allowed[-1]) if len(allowed) > 1 else None
    return h.div(".stepper")[
        h.div[
            step(players - 1, "i-minus", say("setup-fewer")),
            h.b[players],
            step(players + 1, "i-plus", say("setup-more")),
        ],
        h.span[say("setup-players", count=players), span and h.small[span]],
    ]


def seat(number: int, who: str, setup: Setup) -> Renderable:
    say, key = setup.say, f"seat{number}"
    you = say("setup-you", name=setup.name) if setup.name else say("you")
    people: list[Node] = [
        h.option(value=value, selected=value == who)[words]
        for value, words in ((YOU, you), (HERE, say("setup-here")), (OPEN, say("setup-free")))
    ]
    opponents = [
        h.option(value=BOT + level, selected=who == BOT + level)[say("setup-bot", level=say(f"level-{level}"))]
        for level in levels(setup.draft.wish.game)
    ]
    return h.div(class_=["seat", f"place-{number}", {"open": who == OPEN}])[
        coin(number, 44),
        h.span(".who")[
            h.label(for_=key)[say("seat-number", number=number + 1)],
            h.select(f"#{key}", name=key)[people, h.optgroup(label=say("setup-bots"))[opponents]],
        ],
        icon("i-down"),
    ]


def presets(wish: Wish, say: Say) -> Renderable:
    """Named sets of options, as links to this page."""
    named: Mapping[str, Mapping[str, object]] = find(wish.game).presets
    fitting = [name for name, preset in named.items() if fits(preset, wish)]
    counts = {preset["players"] for preset in named.values() if "players" in preset}
    stay = COUNT if wish.players in counts else wish.players
    return h.nav(".presets", aria_label=say("setup-presets"))[
        [
            h.a(
                href=f"/setup?{query(changed(wish, {'players': stay} | dict(preset)))}",
                aria_current="true" if name in fitting[-1:] else None,
            )[say(f"preset-{name.replace(' ', '-')}")]
            for name, preset in named.items()
        ]
    ]


def changed(wish: Wish, preset: Mapping[str, object]) -> Wish:
    """The plain game with what a preset changes; who sits where stays."""
    options = find(wish.game).options().plain() | {name: value for name, value in preset.items() if name != "players"}
    return dataclasses.replace(wish, players=int(str(preset.get("players", wish.players))), options=options)


def fits(preset: Mapping[str, object], wish: Wish) -> bool:
    there = changed(wish, preset)
    return (there.players, there.options) == (wish.players, wish.options)


def meanings(game: str, say: Say) -> Renderable:
    """What the levels of opponents mean."""
    return h.details(".slip.levels")[
        h.summary[say("setup-levels")],
        h.dl[[h.div[h.dt[say(f"level-{level}")], h.dd[say(f"level-{level}-about")]] for level in levels(game)]],
    ]
