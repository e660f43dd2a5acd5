"""The viewer's hand, and the buttons."""

from collections import Counter
from collections.abc import Iterator

import htpy as h
from htpy import Node, Renderable

from stol.games.clustered.analysis import discard_move
from stol.web.html import kit
from stol.web.html.pieces import clustered as pieces
from stol.web.scene.clustered.look import Look
from stol.web.scene.clustered.words import card_name, card_phrase, last_move_text


def draw_tray(look: Look) -> Node:
    if look.scene.seat is None or look.view["turn"] is None:
        return None
    return h.section(".tray", aria_label=look.say("clustered-hand"))[
        h.ul(".hand.ledge")[hand(look)],
        h.div(".acts")[buttons(look) if look.scene.legal else h.p(".said")[last_move_text(look)]],
    ]


def hand(look: Look) -> Iterator[Renderable]:
    lifted = False
    for number, (card, piece) in enumerate(named_pieces(look), start=1):
        up = card == look.card and not lifted
        lifted = lifted or up
        yield h.li[card_in_hand(look, card, number, piece, up=up)]


def named_pieces(look: Look) -> Iterator[tuple[str, str]]:
    """The cards of the hand, each with its id for animation; jokers are numbered, also those that were played."""
    view, seat = look.view, look.scene.seat or 0
    gone = [card["card"] for card in view["cards"] if card["owner"] == seat]
    jokers = Counter(gone + view["discards"][seat])["J"]
    for card in look.hand:
        yield card, f"card-{seat}-{card}{jokers if card == 'J' else ''}"
        jokers += card == "J"


def card_in_hand(look: Look, card: str, number: int, piece: str, *, up: bool) -> Renderable:
    scene = look.scene
    drawn = h.span(data_piece=piece)[pieces.icon(card, scene.seat or 0)]
    name = card_name(look.say, card)
    if scene.legal and not look.must_discard:
        count = len(look.plays_by_card.get(card, ()))
        name = look.say("clustered-hand-play", card=card_phrase(look.say, card), count=count)
    if not look.can_pick(card):
        return h.span(".card", role="img", aria_label=name)[drawn]
    ask = 1 if look.asking else None
    idle = not look.must_discard and card not in look.plays_by_card
    return h.a(
        class_=["card", {"up": up, "idle": idle, "goal": not up and card in look.goal_cards}],
        href=scene.pick(card=None if up else card, ask=ask),
        data_pick=True,
        data_key=str(number),
        aria_label=name,
        aria_current="true" if up else None,
    )[drawn]


def buttons(look: Look) -> Iterator[Node]:
    if look.discard and look.card:
        label = look.say("clustered-discard-card", card=card_phrase(look.say, look.card))
        yield kit.play(look.discard, key="Enter", label=label, goal=look.discard in look.scene.goals)[
            look.say("clustered-discard"), h.kbd["↵"]
        ]
    elif look.aimed_space:
        at = f"{look.aimed_space[0]},{look.aimed_space[1]}"
        yield from aimed_buttons(look, look.spaces[look.aimed_space], look.gains[look.aimed_space], at)
        return
    else:
        yield h.p(".hint")[hint(look)]
    yield from question_buttons(look) if look.asking else other_buttons(look)


def aimed_buttons(look: Look, move: str, gain: int, at: str) -> Iterator[Node]:
    """The button that plays the picked card on the selected space, and those beside it."""
    play = look.say("clustered-play", gain=gain)
    yield kit.play(move, key="Enter", goal=move in look.scene.goals)[play, h.kbd["↵"]]
    yield from question_buttons(look) if look.asking else other_buttons(look, at)


def other_buttons(look: Look, at: str | None = None) -> Iterator[Renderable]:
    """Links to pick another card, and to ask why a move is illegal."""
    if look.card:
        back = look.say("clustered-back")
        yield h.a(".button.wide", href=look.scene.pick(), data_pick=True, data_key="Escape")[back, h.kbd["Esc"]]
    if not look.may_ask:
        return
    asking = look.scene.pick(card=look.card, at=at, ask=1)
    yield h.a(".button.quiet", href=asking, data_pick=True, data_key="w")[look.say("clustered-why"), h.kbd["W"]]


def question_buttons(look: Look) -> Iterator[Renderable]:
    """Links to ask about discarding (C5), and to stop asking."""
    scene, say = look.scene, look.say
    if look.card and not look.discard:
        asked = scene.pick(card=look.card, ask=1, why=discard_move(look.card))
        label = say("clustered-ask-discard", card=card_phrase(say, look.card))
        yield h.a(".button", href=asked, data_pick=True, aria_label=label)[say("clustered-why-discard")]
    over = scene.pick(card=look.card)
    yield h.a(".button.quiet", href=over, data_pick=True, data_key="Escape")[say("clustered-asked"), h.kbd["Esc"]]


def hint(look: Look) -> str:
    if look.must_discard:
        by_rule = look.view["phase"] == "discard"
        return look.say("clustered-choose-discard" if by_rule else "clustered-must-discard")
    if look.asking:
        return look.say("clustered-why-here" if look.card else "clustered-why-card")
    if look.card is None:
        return look.say("clustered-choose")
    if not look.spaces:
        return look.say("clustered-fits-nowhere")
    return look.say("clustered-choose-space", count=len(look.spaces))
