"""The cards that would count together with the picked card: a guided game lights them."""

from stol.games.clustered.analysis import Space, TableAnalysis
from stol.games.clustered.view import LaidCard
from stol.web.scene.clustered.look import Look
from stol.web.scene.clustered.telling import block_spaces, run_spaces


def counting_with(look: Look, space: Space) -> set[Space]:
    """The other cards of the runs and the largest rectangle that the picked card would be part of on a space."""
    after = table_with(look, space)
    groups = [*map(run_spaces, after.runs), *map(block_spaces, after.blocks)] if after else []
    return {counts for group in groups if space in group for counts in group} - {space}


def table_with(look: Look, space: Space) -> TableAnalysis | None:
    """The table with the picked card on a space."""
    seat, card = look.scene.seat, look.card
    if seat is None or card is None:
        return None
    played = LaidCard(x=space[0], y=space[1], card=card, owner=seat)
    points = list(look.view["points"])
    points[seat] = look.table.points_with(seat, card, space)
    return TableAnalysis({**look.view, "cards": [*look.view["cards"], played], "points": points})
