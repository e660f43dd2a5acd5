"""The figures of Clustered about points, blocking, the end and other ways to play."""

import htpy as h
from markupsafe import Markup

from stol.games.clustered.analysis import Block, Run, TableAnalysis
from stol.games.clustered.components import start_cards
from stol.games.clustered.options import Options
from stol.games.clustered.scoring import BONUS, SHORTEST_RUN
from stol.position import Position
from stol.web.html.kit import coin, rendered, svg
from stol.web.html.learn.games import clustered_games as games
from stol.web.html.learn.games.clustered_figures import (
    ME,
    OTHER,
    cloth,
    frame,
    free,
    hand_of,
    icons,
    last_space,
    refused,
    table_of,
    view_of,
)
from stol.web.html.learn.guide import Facts, Figure, Panel, Show
from stol.web.html.learn.sums import added
from stol.web.html.pieces import clustered as pieces
from stol.web.html.stage.clustered.board import point_tags, score_marks, table_edge

# ---- runs and rectangles --------------------------------------------------------------------------------------


def runs_of(table: TableAnalysis, seat: int, *, across: bool | None = None) -> list[Run]:
    """The runs of a seat that score; only those across or only those down, if asked."""
    return [run for run in table.runs if run.owner == seat and across in {None, run.across}]


def bars(runs: list[Run]) -> str:
    return "".join(pieces.bar(run.x, run.y, run.count, run.owner, across=run.across) for run in runs)


def run_tags(runs: list[Run]) -> str:
    """The points of each run, at its end."""
    drawn = []
    for run in runs:
        end = (run.count - 1) * pieces.PITCH + pieces.HALF + 3
        x, y = run.x * pieces.PITCH + end * run.across, run.y * pieces.PITCH + end * (not run.across)
        drawn.append(pieces.tag(x, y, run.count, run.owner, squared=False))
    return "".join(drawn)


def block_of(table: TableAnalysis, seat: int) -> Block:
    """The largest rectangle of a seat."""
    return next(block for block in table.blocks if block.owner == seat)


def block_mark(block: Block) -> str:
    return pieces.block(block.x, block.y, block.width, block.height, block.owner)


def block_tag(block: Block) -> str:
    x, y = block.x * pieces.PITCH - pieces.HALF + 2, block.y * pieces.PITCH - pieces.HALF - 6
    return pieces.tag(x, y, block.width * block.height, block.owner, squared=True)


def draw_runs(figure: Figure) -> Show:
    position = figure.moments[0]
    runs = runs_of(table_of(position), ME)
    return Show("single wide", (Panel(cloth(position, under=bars(runs), over=run_tags(runs))),))


def count_runs(figure: Figure) -> Facts:
    position = figure.moments[0]
    items = view_of(position)["points"][ME]
    return {"rows": items["rows"], "columns": items["columns"], "total": items["total"], "shortest": SHORTEST_RUN}


RUNS = Figure((games.RUNS,), draw_runs, count_runs)


def draw_count(figure: Figure) -> Show:
    position = figure.moments[0]
    table, items = table_of(position), view_of(position)["points"][ME]
    across, down, block = (runs_of(table, ME, across=True), runs_of(table, ME, across=False), block_of(table, ME))
    panels = (
        Panel(cloth(position, under=bars(across), over=run_tags(across)), "rows", head=pieces.key("rows")),
        Panel(cloth(position, under=bars(down), over=run_tags(down)), "columns", head=pieces.key("columns")),
        Panel(
            cloth(position, under=block_mark(block), over=block_tag(block)), "rectangle", head=pieces.key("rectangle")
        ),
    )
    return Show("trio stacks", panels, sum=added([items["rows"], items["columns"], items["rectangle"]]))


def count_count(figure: Figure) -> Facts:
    position = figure.moments[0]
    table, items = table_of(position), view_of(position)["points"][ME]
    block = block_of(table, ME)
    return {
        "rows": items["rows"],
        "columns": items["columns"],
        "rectangle": items["rectangle"],
        "total": items["total"],
        "wide": block.width,
        "high": block.height,
        "most": most_of_a_card(table),
    }


def most_of_a_card(table: TableAnalysis) -> int:
    """In how many things that score the best card is."""
    block = block_of(table, ME)
    inside = [(x, y) for x in range(block.x, block.x + block.width) for y in range(block.y, block.y + block.height)]
    lines = [
        [(run.x + step * run.across, run.y + step * (not run.across)) for step in range(run.count)]
        for run in runs_of(table, ME)
    ]
    return max(sum(space in line for line in [inside, *lines]) for space in inside)


COUNT = Figure((games.COUNTED,), draw_count, count_count)


def draw_check(figure: Figure) -> Show:
    position = figure.moments[0]
    table = table_of(position)
    runs, block = runs_of(table, ME), block_of(table, ME)
    under = f'<g class="solution">{block_mark(block)}{bars(runs)}</g>'
    over = f'<g class="solution">{run_tags(runs)}{block_tag(block)}</g>'
    return Show("single", (Panel(cloth(position, under=under, over=over)),))


def count_check(figure: Figure) -> Facts:
    """The points, and what comes out if only the rectangle is counted, or pairs as runs."""
    position = figure.moments[0]
    items, block = view_of(position)["points"][ME], block_of(table_of(position), ME)
    return {
        "fewer": items["rectangle"],
        "right": items["total"],
        "more": items["total"] + block.width * block.height,
        "columns": items["columns"],
        "rectangle": items["rectangle"],
        "wide": block.width,
        "shortest": SHORTEST_RUN,
    }


CHECK = Figure((games.ASKED,), draw_check, count_check)


# ---- blocking, and when nothing fits --------------------------------------------------------------------------


def draw_block(figure: Figure) -> Show:
    before, after, stuck, discarded = figure.moments
    _, space = last_space(figure.played[0])
    blocked = cloth(after, over=pieces.ring(*space, ME), more=[space])
    table = table_of(stuck)
    no_space = cloth(stuck, over=refused(sorted(table.beside)), under=table_edge(table), more=table.beside)
    return Show(
        "duo stacks",
        (
            Panel(cloth(before, over=free([space]), more=[space]), "open", number=1),
            Panel(blocked, "blocked", number=2),
            Panel(no_space, "stuck", number=3),
            Panel(hand_and_heap(stuck, discarded), "discard", number=4),
        ),
    )


def hand_and_heap(before: Position, after: Position) -> Markup:
    """A hand of which no card fits, and the card that is discarded."""
    (thrown,) = view_of(after)["discards"][ME]
    return rendered(
        h.span(".cardrow")[
            [h.span(class_=["idle", {"thrown": card == thrown}])[pieces.icon(card, ME)] for card in hand_of(before, ME)]
        ]
    )


def count_block(figure: Figure) -> Facts:
    """What the other player would get there, and how many cards of the hand fit somewhere."""
    before, _, stuck, discarded = figure.moments
    _, space = last_space(figure.played[0])
    table = table_of(before)
    card = next(card for card in hand_of(before, OTHER) if card != "J")
    gain = table.points_with(OTHER, card, space)["total"] - view_of(before)["points"][OTHER]["total"]
    return {
        "gain": gain,
        "hand": len(hand_of(stuck, ME)),
        "fitting": sum("@" in move for move in stuck.legal()),
        "discarded": len(view_of(discarded)["discards"][ME]),
        "spaces": len(table_of(stuck).beside),
    }


BLOCK = Figure((games.BLOCKED, games.STUCK), draw_block, count_block)


# ---- the end --------------------------------------------------------------------------------------------------


def draw_end(figure: Figure) -> Show:
    position = figure.moments[0]
    table = table_of(position)
    drawing = cloth(position, under=table_edge(table) + score_marks(table), over=point_tags(table))
    totals = [
        Panel(svg(""), "player", head=coin(seat, 30), sum=added([items["rows"], items["columns"], items["rectangle"]]),
              named=(("seat", seat),))
        for seat, items in enumerate(view_of(position)["points"])
    ]  # fmt: skip
    return Show("finished", (Panel(drawing), *totals))


def count_end(figure: Figure) -> Facts:
    view = view_of(figure.moments[0])
    first, second = (items["total"] for items in view["points"])
    return {
        "mine": first,
        "others": second,
        "played": len(view["cards"]) - len(start_cards(view["players"])),
        "discarded": sum(map(len, view["discards"])),
    }


END = Figure((games.ENDED,), draw_end, count_end)


# ---- other ways to play ---------------------------------------------------------------------------------------


def draw_more(figure: Figure) -> Show:
    two, third, dealt, held = figure.moments
    jokers = third.chance()["J"]
    spaces = start_cards(two.game.players)
    between = [(x, 0) for x in range(spaces[0][0] + 1, spaces[1][0])]
    return Show(
        "duo stacks",
        (
            Panel(frame(starts(two) + gaps(between), spaces), "expanded"),
            Panel(icons(["J"] * jokers), "third-joker"),
            Panel(hand_of_seven(dealt, held), "fast"),
            Panel(bonuses(), "bonus"),
        ),
    )


def starts(position: Position) -> str:
    return "".join(
        pieces.at_space(card["x"], card["y"], pieces.face(card["card"], None)) for card in view_of(position)["cards"]
    )


def gaps(spaces: list[tuple[int, int]]) -> str:
    """Free spaces, in outline."""
    outline = f'<g class="gap">{pieces.square(-3, 14, "")}</g>'
    return "".join(pieces.at_space(x, y, outline) for x, y in spaces)


def hand_of_seven(dealt: Position, held: Position) -> Markup:
    """The cards that are dealt in a fast game; those that are discarded are faint."""
    thrown = view_of(held)["discards"][ME]
    cards = hand_of(dealt, ME)
    return rendered(
        h.span(".cardrow")[[h.span(class_={"thrown": card in thrown})[pieces.icon(card, ME)] for card in cards]]
    )


def bonuses() -> Markup:
    """The signs of a run and of a rectangle."""
    return rendered(h.span(".bonuskeys")[pieces.key("rows"), pieces.key("rectangle"), pieces.key("bonus")])


def count_more(figure: Figure) -> Facts:
    two, third, dealt, held = figure.moments
    many = [players for players in Options().players() if len(start_cards(players)) > 1]
    (left, _), (right, _) = start_cards(two.game.players)
    return {
        "fewest": min(many),
        "most": max(many),
        "starts": len(view_of(two)["cards"]),
        "between": right - left - 1,
        "jokers": third.chance()["J"],
        "dealt": len(hand_of(dealt, ME)),
        "held": len(hand_of(held, ME)),
        "bonus": BONUS,
    }


MORE = Figure((games.TWO_STARTS, games.THIRD_JOKER, games.FAST), draw_more, count_more)
