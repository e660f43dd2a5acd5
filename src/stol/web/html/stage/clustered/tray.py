"""What lies before you: your hand on the ledge, and the buttons."""

from collections import Counter
from collections.abc import Iterator

import htpy as h
from htpy import Node, Renderable

from stol.web.html import kit
from stol.web.html.pieces import clustered as pieces
from stol.web.html.stage.clustered.count import Space
from stol.web.html.stage.clustered.moment import DISCARD, Choice, may_ask, own_hand
from stol.web.html.stage.clustered.words import named
from stol.web.scene.scene import Scene


def tray(scene: Scene, choice: Choice, gains: dict[Space, int], said: str) -> Node:
    if scene.seat is None or scene.view["turn"] is None:
        return None
    return h.section(".tray", aria_label=scene.say("clustered-hand"))[
        h.ul(".hand.ledge")[hand(scene, choice)],
        h.div(".acts")[acts(scene, choice, gains) if scene.legal else h.p(".said")[said]],
    ]


def hand(scene: Scene, choice: Choice) -> Iterator[Renderable]:
    lifted = False
    for number, (card, piece) in enumerate(pieces_of(scene), start=1):
        up = card == choice.card and not lifted
        lifted = lifted or up
        yield h.li[in_hand(scene, choice, card, number, piece, up=up)]


def pieces_of(scene: Scene) -> Iterator[tuple[str, str]]:
    """The cards of the hand, each with its name for life: jokers are numbered on from those that are gone."""
    view, seat = scene.view, scene.seat
    gone = [card["card"] for card in view["cards"] if card["owner"] == seat]
    jokers = Counter(gone + view["discards"][seat])["J"]
    for card in own_hand(scene):
        yield card, f"card-{seat}-{card}{jokers if card == 'J' else ''}"
        jokers += card == "J"


def in_hand(scene: Scene, choice: Choice, card: str, number: int, piece: str, *, up: bool) -> Renderable:
    drawn = h.span(data_piece=piece, data_by=scene.seat)[pieces.icon(card, scene.seat or 0)]
    name = named(scene.say, card)
    if scene.legal and not choice.discards:
        name = scene.say("clustered-hand-play", card=name, count=choice.places[card])
    if not (choice.asks or choice.places[card] or f"{DISCARD}{card}" in scene.legal):
        idle = {"idle": bool(scene.legal)}
        return h.span(role="img", class_=["card", idle], aria_label=name)[drawn]
    ask = 1 if choice.asks else None
    return h.a(
        class_=["card", {"up": up}],
        href=scene.pick(card=None if up else card, ask=ask),
        data_pick=True,
        data_key=str(number),
        aria_label=name,
        aria_current="true" if up else None,
    )[drawn]


def acts(scene: Scene, choice: Choice, gains: dict[Space, int]) -> Iterator[Node]:
    say = scene.say
    if choice.discard and choice.card:
        label = say("clustered-discard-card", card=named(say, choice.card))
        yield kit.play(choice.discard, key="Enter", label=label)[say("clustered-discard"), h.kbd["↵"]]
    elif choice.aimed:
        yield aimed(scene, choice, gains)
    else:
        yield h.p(".hint")[hint(scene, choice)]
    yield from questions(scene, choice) if choice.asks else others(scene, choice)


def others(scene: Scene, choice: Choice) -> Iterator[Renderable]:
    """What else one may want: to pick another card, to ask."""
    if choice.card:
        back = scene.say("clustered-back")
        yield h.a(".button.wide", href=scene.pick(), data_pick=True, data_key="Escape")[back, h.kbd["Esc"]]
    if not may_ask(scene):
        return
    at = f"{choice.aimed[0]},{choice.aimed[1]}" if choice.aimed else None
    asking = scene.pick(card=choice.card, at=at, ask=1)
    yield h.a(".button.quiet", href=asking, data_pick=True, data_key="?")[scene.say("clustered-why"), h.kbd["?"]]


def questions(scene: Scene, choice: Choice) -> Iterator[Renderable]:
    """To ask about discarding (C5), and to ask no more."""
    say = scene.say
    if choice.card and not choice.discard:
        asked = scene.pick(card=choice.card, ask=1, why=f"{DISCARD}{choice.card}")
        label = say("clustered-ask-discard", card=named(say, choice.card))
        yield h.a(".button", href=asked, data_pick=True, aria_label=label)[say("clustered-why-discard")]
    over = scene.pick(card=choice.card if choice.spaces or choice.discard else None)
    yield h.a(".button.quiet", href=over, data_pick=True, data_key="Escape")[say("clustered-asked"), h.kbd["Esc"]]


def aimed(scene: Scene, choice: Choice, gains: dict[Space, int]) -> Renderable:
    space = choice.aimed or (0, 0)
    return kit.play(choice.spaces[space], key="Enter")[scene.say("clustered-play", gain=gains[space]), h.kbd["↵"]]


def hint(scene: Scene, choice: Choice) -> str:
    if choice.discards:
        by_rule = scene.view["phase"] == "discard"
        return scene.say("clustered-choose-discard" if by_rule else "clustered-must-discard")
    if choice.asks:
        return scene.say("clustered-why-here" if choice.card else "clustered-why-card")
    if choice.card is None:
        return scene.say("clustered-choose")
    return scene.say("clustered-choose-space", count=len(choice.spaces))
