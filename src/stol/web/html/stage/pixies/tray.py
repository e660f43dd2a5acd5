"""The market, and the panel for decisions about the picked card."""

import functools

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from stol.draw.pixies import read_card
from stol.web.html import kit
from stol.web.html.pieces import pixies as pieces
from stol.web.html.table_help import why_box
from stol.web.scene.pixies.choice import card_taken
from stol.web.scene.pixies.look import Look
from stol.web.scene.pixies.words import (
    card_name,
    card_phrase,
    change_named,
    last_move_text,
    order_text,
    placement_text,
    target_cell,
)

FEW, SOME = 3, 4
"""Layout of the market: up to FEW cards in one column, up to SOME in two, more as small cards."""


def market(look: Look) -> Renderable:
    revealed = len(look.points.order)
    ways = {card: number for number, card in enumerate(look.choice.moves_by_card, 1)}
    kind = f"market{' two' if revealed > FEW else ''}{' many' if revealed > SOME else ''}"
    return h.section(class_=kind, aria_label=look.say("pixies-market"))[
        order_coins(look),
        h.div(".cards")[
            [
                card_link(look, card, ways[card]) if card in ways else resting_card(look, card)
                for card in look.view["market"]
            ]
        ],
    ]


def order_coins(look: Look) -> Node:
    """The order of choosing: who has chosen is dimmed, who chooses now has a ring."""
    seats = look.points.order
    if not seats or look.view["actor"] is None:
        return None
    now = look.points.taken if isinstance(look.view["actor"], int) else None
    states = ["now" if i == now else "done" if now is not None and i < now else "" for i in range(len(seats))]
    return h.p(".order", role="img", aria_label=order_text(look))[
        [kit.coin(seat, 28, state) for seat, state in zip(seats, states, strict=True)]
    ]


def market_card(look: Look, card: str) -> Markup:
    return pieces.lone(card, small=len(look.points.order) > SOME)


def resting_card(look: Look, card: str) -> Renderable:
    """A card that can't be taken now."""
    return h.span(".card")[
        h.span(".piece", data_piece=pieces.piece(card), role="img", aria_label=card_name(look.say, card))[
            market_card(look, card)
        ]
    ]


def card_link(look: Look, card: str, number: int) -> Markup:
    """A link that picks the card. Once picked, if it has only one move, pressing it again plays that move."""
    picked, moves = card == look.choice.card, look.choice.moves_by_card[card]
    sure = moves[0] if picked and len(moves) == 1 else None
    shown = piece_shown(card, small=len(look.points.order) > SOME)
    lit = any(card_taken(move) == card for move in look.scene.goals)
    kinds = f"{' picked' if picked else ' goal' if lit else ''}"
    return numbered_link(shown, number, look.link(card=card), card_words(look, card), sure, kinds)


@functools.cache
def piece_shown(card: str, *, small: bool) -> Markup:
    return kit.rendered(h.span(".piece", data_piece=pieces.piece(card))[pieces.lone(card, small=small)])


@functools.lru_cache(maxsize=4096)
def numbered_link(shown: Markup, number: int, href: str, label: str, sure: str | None, kinds: str) -> Markup:
    """`sure`: the move that the link plays. `kinds`: more classes, such as ` picked`."""
    return kit.rendered(
        h.a(
            class_=f"card m-{number}{kinds}",
            href=href,
            data_pick=True,
            data_key=str(number),
            aria_label=label,
            aria_current="true" if "picked" in kinds else None,
            data_sure=sure is not None,
            data_move=sure,
        )[shown, h.kbd(aria_hidden="true")[number]]
    )


def card_words(look: Look, card: str) -> str:
    """The label of a card: what taking it would do."""
    moves = look.choice.moves_by_card[card]
    way = "which" if "=" in moves[0] else "down" if "@" in moves[0] else "up"
    only = look.points.change(look.scene.seat or 0, moves[0])["total"] if len(moves) == 1 else 0
    taken = card_phrase(look.say, card)
    return look.say("pixies-take", way=way, card=taken, cell=target_cell(moves[0]), **change_named(only))


# ---- the decision


def decision_panel(look: Look) -> Node:
    """The decision panel: below the market on wide screens, at the lower edge of narrow ones."""
    if look.choice.card is None:
        return waiting_panel(look)
    return h.section(".choice.open", aria_label=look.say("pixies-choice"))[
        why_box(look.scene), decision(look), quiet_links(look)
    ]


def waiting_panel(look: Look) -> Node:
    """Without a picked card: the last move, and whether it is the viewer's turn."""
    told, asked = last_move_text(look), bool(look.choice.moves_by_card)
    if not (told or asked):
        return None
    return h.div(".choice")[
        h.p(".said", aria_hidden="true")[told] if told else None,
        h.p(".prompt")[look.say("pixies-prompt")] if asked else None,
    ]


def decision(look: Look) -> Node:
    choice, aimed = look.choice, look.choice.aimed
    value = read_card(choice.card or "").value
    if choice.asks_which:
        return [
            h.h2[look.say("pixies-which", value=value)],
            h.div(".pair")[(stack_button(look, move) for move in choice.moves)],
        ]
    if aimed is None:
        return h.h2[look.say("pixies-where", value=value)]
    points = look.points.change(look.scene.seat or 0, aimed)["total"]
    heading = "pixies-goes-down" if "@" in aimed else "pixies-goes-up"
    return [
        h.h2[look.say(heading, cell=target_cell(aimed))],
        kit.play(aimed, key="Enter", label=placement_text(look, aimed, points), goal=aimed in look.scene.goals)[
            look.say("pixies-place", **change_named(points)), h.kbd["↵"]
        ],
    ]


def stack_button(look: Look, move: str) -> Renderable:
    """A button for one of the two results of P8, with its points."""
    card, _, way = move.partition("=")
    cell = target_cell(move)
    up = card if way == "new" else look.cells(look.scene.seat or 0)[cell - 1].up or card
    points = change_named(look.points.change(look.scene.seat or 0, move)["total"])
    label = look.say("pixies-keep-label", way=way, card=card_phrase(look.say, up), cell=cell, **points)
    return kit.play(move, cls=f"stack keep-{way}", key=way[0], label=label, goal=move in look.scene.goals)[
        pieces.pair(up),
        h.span[look.say("pixies-keep", way=way)],
        h.em[points["gain"]],
        h.kbd(aria_hidden="true")[way[0].upper()],
    ]


def quiet_links(look: Look) -> Renderable:
    """Links to put the card back, and to ask why a move is illegal."""
    choice = look.choice
    return h.p(".quiets")[
        h.a(".button.quiet", href=look.link(), data_pick=True, data_key="Escape")[look.say("pixies-put-back")],
        h.a(
            ".button.quiet",
            href=look.link(card=choice.card, at=choice.at, ask=None if choice.ask else 1),
            data_pick=True,
            data_key="w",
            aria_expanded=str(choice.ask).lower(),
        )[look.say("pixies-why")],
    ]
