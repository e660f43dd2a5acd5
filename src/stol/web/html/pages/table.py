"""The page of a table: the game's drawing in its frame of bar, menu and talk."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import htpy as h
from htpy import Node, Renderable

from stol.table.events import Said
from stol.table.plan import Plan
from stol.table.player import SYSTEM
from stol.table.table import Seat, UndoRequest
from stol.web.html.frame import Head, Stream, document
from stol.web.html.kit import coin, icon
from stol.web.html.pages.around import menu, notices, talk
from stol.web.html.pages.chance import Real, panel
from stol.web.html.pages.hint import Advised
from stol.web.html.pages.hint import tool as hint_tool
from stol.web.html.pages.undo import taking_back
from stol.web.html.stage.drawing import Drawing
from stol.web.scene import games
from stol.web.scene.scene import Scene
from stol.web.service.table_visit import Dealt


@dataclass(frozen=True)
class Around:
    """What belongs to a table besides the game on it."""

    plan: Plan
    seats: tuple[Seat, ...]
    stream: Stream
    link: str
    """The whole address, for others to come by."""
    mine: tuple[int, ...] = ()
    talk: tuple[Said, ...] = ()
    asked: Mapping[int, frozenset[int]] = field(default_factory=dict)
    people: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()
    """Seats of persons whose pages are closed."""
    rematch: str | None = None
    undo_count: int = 0
    can_undo: bool = False
    undo_request: UndoRequest | None = None
    """Somebody would like to take a move back."""
    dealt: Dealt | None = None
    note: str | None = None
    """The id of something to say once."""
    refused: bool = False
    """A move was sent that is not legal: `Scene.reason` says why."""
    light: str = SYSTEM
    advice: Advised | None = None
    """A hint that was asked for."""
    real: Real | None = None
    """If there are real cards and dice."""


def page(scene: Scene, drawing: Drawing, around: Around) -> Renderable:
    game = scene.view["game"]
    asked = is_asked(scene, around)
    yours = "yes" if asked else "no"
    head = Head(
        title=scene.say("page-table", game=games.title(game, scene.say), turn=drawing.turn, yours=yours),
        say=scene.say,
        styles=("table", games.module(game), *(("chance",) if around.plan.real_components else ())),
        scripts=("table", "copy", "hint", *drawing.scripts, *(("chance",) if around.plan.real_components else ())),
        light=around.light,
        stream=around.stream,
        refresh=None if asked or scene.view["actor"] is None else 5,
    )
    return document(head, [table(scene, drawing, around), menu(scene, around), talk(scene, around)])


def table(scene: Scene, drawing: Drawing, around: Around) -> Renderable:
    """What every move replaces as a whole."""
    game, advised = scene.view["game"], around.advice.move if around.advice else None
    return h.div("#table", class_=["table", {"scrolls": drawing.scrolls}], data_game=game, data_advised=advised)[
        h.header(".bar")[
            h.a(".home", href="/", aria_label=scene.say("home-link"))[icon("mark", "mark")],
            h.div(".where")[h.h1[games.title(game, scene.say)], h.span[drawing.where]],
            turn(scene, drawing, yours=is_asked(scene, around)),
            h.nav(".tools", aria_label=scene.say("tools"))[
                around.can_undo and taking_back(scene, around),
                around.plan.hints and scene.legal and hint_tool(scene),
                around.plan.chat and opener("talk", "chat", scene.say("talk")),
                opener("menu", "menu", scene.say("menu")),
            ],
        ],
        notices(scene, around),
        h.form("#move", method="post", action=f"/tables/{around.plan.code}/moves")[
            h.input(type="hidden", name="ply", value=str(scene.view["ply"])),
            h.input(type="hidden", name="undone", value=str(around.undo_count)),
            scene.seat is not None and h.input(type="hidden", name="seat", value=str(scene.seat)),
        ],
        drawing.defs and h.div(".sprite")[drawing.defs],
        drawing.stage,
        drawing.side,
        drawing.tray,
        panel(around.real, scene.say),
        h.p("#said.sr", role="status")[drawing.said],
        h.section("#words.sr", aria_label=scene.say("in-words"))[drawing.words],
    ]


def is_asked(scene: Scene, around: Around) -> bool:
    """Whether the table waits for who looks: for a move, or for what real cards or dice show."""
    return bool(scene.legal) or (around.real is not None and around.real.asks)


def turn(scene: Scene, drawing: Drawing, *, yours: bool) -> Renderable:
    actor = scene.view["actor"]
    return h.p(class_=["turn", {"yours": yours}])[
        coin(actor, 30) if isinstance(actor, int) else None,
        h.span(".now")[drawing.turn],
        h.span(".lost")[scene.say("reconnecting")],
    ]


def opener(target: str, name: str, label: str) -> Node:
    return h.button(".tool", type="button", popovertarget=target, aria_label=label, title=label)[icon(f"i-{name}")]
