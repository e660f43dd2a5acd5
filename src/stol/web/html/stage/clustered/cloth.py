"""The cloth: cards as they lie, what they give, and the spaces where one may be played."""

from collections import Counter
from collections.abc import Iterator

import htpy as h
from htpy import Node
from markupsafe import Markup, escape

from stol.web.html import kit
from stol.web.html.pieces import clustered as pieces
from stol.web.html.stage.clustered.count import Space, Table
from stol.web.html.stage.clustered.moment import Choice, Last
from stol.web.html.stage.clustered.words import located, named
from stol.web.scene.scene import Scene

HERE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for a space in a sentence or an address that is written once for all spaces."""


def stage(scene: Scene, table: Table, choice: Choice, last: Last | None, gains: dict[Space, int]) -> Node:
    return h.main(".stage.clus")[
        h.div(".mat")[
            cloth(scene, table, choice, last, gains),
            h.button(".edge", type="button", hidden=True, data_words=scene.say("clustered-more"))[
                h.span, kit.icon("i-right")
            ],
            heap(scene),
            h.div(".zoom", hidden=True)[
                kit.tool("plus", scene.say("clustered-closer"), data_zoom="in", data_key="+"),
                kit.tool("minus", scene.say("clustered-further"), data_zoom="out", data_key="-"),
                kit.tool("fit", scene.say("clustered-all"), data_zoom="all", data_key="0"),
            ],
        ]
    ]


def cloth(scene: Scene, table: Table, choice: Choice, last: Last | None, gains: dict[Space, int]) -> Markup:
    beside = table.beside
    at = last.at if last and last.at else next(reversed(table.owners))
    count = len(scene.view["cards"])
    parts = (
        pieces.targets(choice.card, scene.seat, tuple(sorted(set(gains.values()) - {0}))),
        f'<g aria-hidden="true">{edge(table)}{under(table)}{cards(scene)}',
        pieces.ring(*last.at, last.seat) if last and last.at else "",
        "</g>",
        *questions(scene, choice, beside),
        *spots(scene, choice, gains),
        f'<g class="tags" aria-hidden="true">{tags(table)}</g>',
    )
    return Markup(  # noqa: S704 - all words are escaped
        f'<svg class="cloth" data-cloth viewBox="{pieces.view_box(beside | table.owners.keys())}" role="group"'
        f' data-last="{at[0] * pieces.PITCH},{at[1] * pieces.PITCH}" data-pitch="{pieces.PITCH}"'
        f' aria-label="{escape(scene.say("clustered-cloth", count=count))}">{"".join(parts)}</svg>'
    )


def edge(table: Table) -> str:
    """C9: where the table ends."""
    pitch = pieces.PITCH
    left, top = (table.left - 0.5) * pitch, (table.top - 0.5) * pitch
    size = f'width="{table.width * pitch}" height="{table.height * pitch}"'
    return f'<rect class="tableedge" x="{left:g}" y="{top:g}" {size} rx="18"/>'


def under(table: Table) -> str:
    """What shows the points, beneath the cards."""
    blocks = (pieces.block(block.x, block.y, block.width, block.height, block.owner) for block in table.blocks)
    bars = (pieces.bar(run.x, run.y, run.count, run.owner, across=run.across) for run in table.runs)
    return "".join((*blocks, *bars))


def tags(table: Table) -> str:
    """The points themselves: at the end of each run, at the corner of each rectangle."""
    pitch, half = pieces.PITCH, pieces.HALF
    drawn = []
    for run in table.runs:
        end = (run.count - 1) * pitch + half + 3
        x, y = run.x * pitch + end * run.across, run.y * pitch + end * (not run.across)
        drawn.append(pieces.tag(x, y, run.count, run.owner, squared=False))
    for block in table.blocks:
        x, y = block.x * pitch - half + 2, block.y * pitch - half - 6
        drawn.append(pieces.tag(x, y, block.width * block.height, block.owner, squared=True))
    return "".join(drawn)


def cards(scene: Scene) -> str:
    jokers: Counter[int | None] = Counter()
    drawn = []
    for card in scene.view["cards"]:
        name, owner = card["card"], card["owner"]
        face = pieces.face(name, owner)
        if owner is not None:
            if name == "J":
                name = f"J{jokers[owner]}"
                jokers[owner] += 1
            face = f'<g data-piece="card-{owner}-{name}" data-by="{owner}">{face}</g>'
        drawn.append(pieces.laid(card["x"], card["y"], face))
    return "".join(drawn)


def spots(scene: Scene, choice: Choice, gains: dict[Space, int]) -> Iterator[str]:
    """The spaces where the picked card may be played, each with its ghost and what it gains there."""
    if not choice.spaces or choice.card is None:
        return
    ask = 1 if choice.asks else None
    address = escape(scene.pick(card=choice.card, ask=ask, at=""))
    label = {gain: template(scene, choice.card, gain) for gain in set(gains.values())}
    for (x, y), move in choice.spaces.items():
        gain = gains[x, y]
        aimed = (x, y) == choice.aimed
        badge = f'<use href="#gain-{gain}"/>' if gain else ""
        yield (
            f'<a class="spot{" aimed" if aimed else ""}" href="{address}{x}%2C{y}" data-spot data-move="{move}"'
            f"{' data-sure' if aimed else ''}"
            f' aria-label="{label[gain].replace(HERE, located((x, y)))}"'
            f' transform="translate({x * pieces.PITCH} {y * pieces.PITCH})">'
            f'<use href="#free"/><g class="ghost"><use href="#ghost"/>{badge}</g></a>'
        )


def template(scene: Scene, card: str, gain: int) -> str:
    """The words for all spaces with the same gain: there can be hundreds, and sentences are slow."""
    return escape(scene.say("clustered-play-at", card=named(scene.say, card), at=HERE, gain=gain))


def questions(scene: Scene, choice: Choice, beside: set[Space]) -> Iterator[str]:
    """The spaces where the picked card may not be played, to ask why."""
    if not choice.asks or choice.card is None:
        return
    address = escape(scene.pick(card=choice.card, ask=1, why=f"{choice.card}@"))
    label = escape(scene.say("clustered-ask-at", card=named(scene.say, choice.card), at=HERE))
    for x, y in sorted(beside - choice.spaces.keys(), key=lambda space: space[::-1]):
        asked = choice.asked == f"{choice.card}@{x},{y}"
        yield (
            f'<a class="whynot{" asked" if asked else ""}" href="{address}{x}%2C{y}" data-spot data-pick'
            f' aria-label="{label.replace(HERE, located((x, y)))}"'
            f' transform="translate({x * pieces.PITCH} {y * pieces.PITCH})"><use href="#query"/></a>'
        )


def heap(scene: Scene) -> Node:
    """What has been discarded, open to all; it unfolds."""
    discards = scene.view["discards"]
    count = sum(map(len, discards))
    if not count:
        return None
    return h.details(".heap")[
        h.summary[scene.say("clustered-heap", count=count)],
        h.ul(".slip")[
            (
                h.li[kit.coin(seat, 26), h.span[(pieces.icon(card, seat) for card in discards[seat])]]
                for seat in scene.seats()
                if discards[seat]
            )
        ],
    ]
