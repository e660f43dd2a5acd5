"""The end of a game: who won and by how much, then the items."""

from collections.abc import Sequence
from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable

from stol.web.html.kit import coin, icon
from stol.web.html.pages import fair
from stol.web.html.pages.parts import Visit, picture, sheet
from stol.web.scene import games
from stol.web.service.table_visit import Dealt


@dataclass(frozen=True, kw_only=True)
class Finished(Visit):
    address: str
    game: str
    title: str
    """Of the table, or how far it went, in words."""
    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats, as in `Position.result`."""
    parties: tuple[int, ...]
    """As in `Game.parties`: for each seat, whom it plays for."""
    mine: frozenset[int] = frozenset()
    """The visitor's seats; with one of them alone, the page says "you"."""
    items: Node = None
    """The final scores as the game itemises them: `stage.result(scene)`."""
    rematch: bool = True
    """Whether the visitor may ask for another game."""
    dealt: Dealt | None = None


def page(finished: Finished) -> Renderable:
    say = finished.say
    headline = words(finished)
    game = games.title(finished.game, say)
    main = h.main(".sheet.result", data_game=finished.game)[
        h.header(".headline.mat")[
            h.span(".coins")[[coin(seat, 76) for seat in finished.winners]],
            h.div(".words")[h.h1[headline], h.p(".lead")[say("home-row", game=game, progress=finished.title)]],
            h.div(".pic", aria_hidden="true")[picture(finished.game)],
        ],
        actions(finished),
        h.section(aria_label=say("result-scores"))[finished.items],
        fair.slip(finished.dealt, say),
    ]
    title = say("result-title", game=game, headline=headline)
    return sheet(finished, title, main, styles=("result", games.module(finished.game)))


def actions(finished: Finished) -> Renderable:
    say, address = finished.say, finished.address
    return h.div(".acts")[
        finished.rematch
        and h.form(method="post", action=f"{address}/rematch")[
            h.button(".button.go", type="submit")[icon("i-again"), say("result-rematch")]
        ],
        h.a(".button", href=f"{address}/review")[icon("i-eye"), say("review")],
        h.a(".button", href=f"{address}?final=1")[icon("i-fit"), say("result-table")],
        h.a(".button", href=f"{address}/record", download=True)[icon("i-save"), say("result-record")],
        h.a(".button.quiet", href="/")[say("result-home")],
    ]


def words(finished: Finished) -> str:
    """The headline."""
    say, winners = finished.say, finished.winners
    if len(finished.names) == 1:
        return say("result-solo", count=finished.scores[0])
    margin = lead(finished)
    end = "" if margin > 0 else "-even"
    if len({finished.parties[seat] for seat in winners}) > 1:
        return say("result-shared", names=listed(finished, winners))
    if len(winners) > 1:
        return say(f"result-team{end}", names=listed(finished, winners), margin=margin)
    you = "yes" if finished.mine == set(winners) else "no"
    return say(f"result-win{end}", name=finished.names[winners[0]], you=you, margin=margin)


def lead(finished: Finished) -> int:
    """By how many points the winners are ahead; 0 if something else decided."""
    others = [score for seat, score in enumerate(finished.scores) if seat not in finished.winners]
    return finished.scores[finished.winners[0]] - max(others, default=0)


def listed(finished: Finished, seats: Sequence[int]) -> str:
    """Names as they stand in a sentence."""
    you = len(finished.mine) == 1
    names = [finished.say("you") if you and seat in finished.mine else finished.names[seat] for seat in seats]
    text = names[0]
    for place, name in enumerate(names[1:], 2):
        text = finished.say("list-last" if place == len(names) else "list-more", all=text, next=name)
    return text
