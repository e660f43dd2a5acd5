"""The board: the cards on the table, their points, and the spaces where a card may be played."""

from collections import Counter
from collections.abc import Iterable, Iterator

import htpy as h
from htpy import Node
from markupsafe import Markup, escape

from stol.games.clustered.analysis import Space, TableAnalysis
from stol.text import Say
from stol.web.html import kit
from stol.web.html.pieces import clustered as pieces
from stol.web.scene.clustered.counting import counting_with
from stol.web.scene.clustered.look import Look
from stol.web.scene.clustered.words import card_phrase
from stol.web.scene.telling import Lit
from stol.web.scene.words import plural_forms, space_name

HERE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Placeholder for a space in a sentence that is formatted once and filled in for all spaces."""

NEAR = 1
"""Spaces around cards that count which are in view with them."""


def draw_board(look: Look) -> Node:
    return h.main(".stage.clus")[
        h.div(".mat")[
            cloth(look),
            h.button(".edge", type="button", hidden=True, **more_forms(look.say))[h.span, kit.icon("i-right")],
            discard_heap(look),
            h.div(".zoom", hidden=True)[
                kit.tool("plus", look.say("clustered-closer"), data_zoom="in", data_key="+"),
                kit.tool("minus", look.say("clustered-further"), data_zoom="out", data_key="-"),
                kit.tool("fit", look.say("clustered-all"), data_zoom="all", data_key="0"),
            ],
        ]
    ]


def more_forms(say: Say) -> dict[str, str]:
    """The plural forms of "# more", which the script chooses from: `data-one`, `data-other` and such."""
    return {f"data-{category}": form for category, form in plural_forms(say, "clustered-more").items()}


def cloth(look: Look) -> Markup:
    table, last = look.table, look.last
    goals = [space for space, move in look.spaces.items() if move in look.scene.goals]
    at = goals[0] if goals else shown_space(look)
    count = len(look.view["cards"])
    parts = (
        pieces.targets(look.card, look.scene.seat, tuple(sorted(set(look.gains.values()) - {0}))),
        f'<g aria-hidden="true">{table_edge(table)}{"" if lit(look) else score_marks(table)}{cards_on_table(look)}',
        pieces.ring(*last.space, last.seat) if last and last.space else "",
        "</g>",
        f'<g class="aim">{"".join(why_links(look))}',
        *spot_links(look, [space for space in look.spaces if space not in goals]),
        "</g>",
        f'<g class="tags" aria-hidden="true">{count_marks(look) if lit(look) else point_tags(table)}</g>',
        *lit_spaces(look, goals),
    )
    return kit.svg(
        f'<svg class="cloth" data-cloth viewBox="{pieces.view_box(table.beside | table.owners.keys())}" role="group"'
        f'{near_box(look)} data-last="{at[0] * pieces.PITCH},{at[1] * pieces.PITCH}" data-pitch="{pieces.PITCH}"'
        f' aria-label="{escape(look.say("clustered-cloth", count=count))}">{"".join(parts)}</svg>'
    )


def lit(look: Look) -> Lit:
    """The cards that count, while points are told."""
    return look.scene.told.step.lit if look.scene.told else {}


def shown_space(look: Look) -> tuple[int, int]:
    """The space that a narrow screen has to show: that of the last card, or of cards that count."""
    counting = [space for space in look.table.owners if space in lit(look)]
    if counting:
        return counting[len(counting) // 2]
    return look.last.space if look.last and look.last.space else next(reversed(look.table.owners))


def near_box(look: Look) -> str:
    """The attribute with the part of the board around the cards that count."""
    counting = [space for space in look.table.owners if space in lit(look)]
    around = {(x + dx, y + dy) for x, y in counting for dx in (-NEAR, NEAR) for dy in (-NEAR, NEAR)}
    return f' data-near="{pieces.view_box(around, across=1, down=1)}"' if around else ""


def count_marks(look: Look) -> str:
    """Rings round the cards that count, and their points."""
    spaces = [space for space in look.table.owners if space in lit(look)]
    rings = "".join(pieces.at_space(*space, pieces.count_ring()) for space in spaces)
    shown = [(space, points) for space in spaces if (points := lit(look)[space])]
    badges = "".join(pieces.at_space(*space, pieces.count_badge(points)) for space, points in shown)
    return f'<g class="counts">{rings}{badges}</g>'


def table_edge(table: TableAnalysis) -> str:
    """The edge of the table (C9)."""
    pitch = pieces.PITCH
    left, top = (table.left - 0.5) * pitch, (table.top - 0.5) * pitch
    size = f'width="{table.width * pitch}" height="{table.height * pitch}"'
    return f'<rect class="tableedge" x="{left:g}" y="{top:g}" {size} rx="18"/>'


def score_marks(table: TableAnalysis) -> str:
    """Marks beneath the cards: rectangles and runs that score."""
    blocks = (pieces.block(block.x, block.y, block.width, block.height, block.owner) for block in table.blocks)
    bars = (pieces.bar(run.x, run.y, run.count, run.owner, across=run.across) for run in table.runs)
    return "".join((*blocks, *bars))


def point_tags(table: TableAnalysis) -> str:
    """The points, at the end of each run and at the corner of each rectangle."""
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


def cards_on_table(look: Look) -> str:
    jokers: Counter[int | None] = Counter()
    drawn = []
    for card in look.view["cards"]:
        name, owner = card["card"], card["owner"]
        face = pieces.face(name, owner)
        if owner is not None:
            if name == "J":
                name = f"J{jokers[owner]}"
                jokers[owner] += 1
            face = f'<g data-piece="card-{owner}-{name}" data-by="{owner}">{face}</g>'
        laid = pieces.at_space(card["x"], card["y"], face)
        counts = not lit(look) or (card["x"], card["y"]) in lit(look)
        drawn.append(laid if counts else f'<g class="rest">{laid}</g>')
    return "".join(drawn)


def lit_spaces(look: Look, goals: list[Space]) -> Iterator[str]:
    """In a guided game: all is dimmed but the spaces for the right move, the cards beside them and all that count."""
    if goals:
        beside = {space for space in look.table.owners if any(touch(space, goal) for goal in goals)}
        yield pieces.dim(beside.union(goals, *(counting_with(look, goal) for goal in goals)))
        yield from spot_links(look, goals)


def touch(one: Space, other: Space) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def spot_links(look: Look, spaces: Iterable[Space]) -> Iterator[str]:
    """Links on spaces where the picked card may be played, each with a ghost card and the gain."""
    if not look.spaces or look.card is None:
        return
    ask = 1 if look.asking else None
    address = escape(look.scene.pick(card=look.card, ask=ask, at=""))
    label = {gain: label_template(look, look.card, gain) for gain in set(look.gains.values())}
    for x, y in spaces:
        move, gain = look.spaces[x, y], look.gains[x, y]
        aimed, goal = (x, y) == look.aimed_space, move in look.scene.goals
        badge = f'<use href="#gain-{gain}"/>' if gain else ""
        yield (
            f'<a class="spot{" aimed" if aimed else ""}{" goal" if goal else ""}"'
            f' href="{address}{x}%2C{y}" data-spot data-move="{move}"'
            f"{' data-sure' if aimed else ''}"
            f' aria-label="{label[gain].replace(HERE, space_name(look.say, (x, y)))}"'
            f' transform="translate({x * pieces.PITCH} {y * pieces.PITCH})">'
            f'<use href="#free"/>{pieces.GOAL if goal else ""}<g class="ghost"><use href="#ghost"/>{badge}</g></a>'
        )


def label_template(look: Look, card: str, gain: int) -> str:
    """The label of all spaces with the same gain; formatted once, because there can be hundreds and Fluent is slow."""
    return escape(look.say("clustered-play-at", card=card_phrase(look.say, card), at=HERE, gain=gain))


def why_links(look: Look) -> Iterator[str]:
    """Links on the spaces where the picked card may not be played: they tell why. They show only when asked for."""
    scene = look.scene
    if not look.may_ask or look.card is None:
        return
    at = scene.picked.get("at") if look.aimed_space else None
    address = escape(scene.pick(card=look.card, at=at, ask=1 if look.asking else None, why=f"{look.card}@"))
    label = escape(look.say("clustered-ask-at", card=card_phrase(look.say, look.card), at=HERE))

    def reach(space: Space) -> str:
        return f'data-spot aria-label="{label.replace(HERE, space_name(look.say, space))}"'

    kind = "whynot" if look.asking else "whynot quiet"
    for x, y in sorted(look.table.beside - look.spaces.keys(), key=lambda space: space[::-1]):
        asked = " asked" if look.asked_move == f"{look.card}@{x},{y}" else ""
        yield (
            f'<a class="{kind}{asked}" href="{address}{x}%2C{y}" data-pick'
            f" {reach((x, y)) if look.asking else kit.QUIET}"
            f' transform="translate({x * pieces.PITCH} {y * pieces.PITCH})"><use href="#query"/></a>'
        )


def discard_heap(look: Look) -> Node:
    """The discarded cards, which everybody may see; folded at first."""
    discards = look.view["discards"]
    count = sum(map(len, discards))
    if not count:
        return None
    return h.details(".heap")[
        h.summary[look.say("clustered-heap", count=count)],
        h.ul(".slip")[
            (
                h.li[kit.coin(seat, 26), h.span[(pieces.icon(card, seat) for card in discards[seat])]]
                for seat in look.scene.seats()
                if discards[seat]
            )
        ],
    ]
