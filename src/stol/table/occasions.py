"""What a table gives notice of: a turn, little time left for it, an invitation, a rematch, the end of a game."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from stol.table.clocks import is_warned
from stol.table.table import Table

NoticeKind: TypeAlias = Literal["time", "turn", "invited", "rematch", "finished"]
NOTICE_KINDS: Final[tuple[NoticeKind, ...]] = get_args(NoticeKind)
"""The most urgent first: of several at one table, only the first is told."""


@dataclass(frozen=True)
class Occasion:
    """A reason to tell a player something. It comes once: its mark tells it from others of the same table."""

    player: str
    code: str
    """Of the table to go to."""
    kind: NoticeKind
    mark: str
    sequence: int
    """How many events of the table's log tell of it: whoever was shown as many knows."""


def occasions(table: Table) -> list[Occasion]:
    """All that the players of a table could be told now; whoever has seen it is not told."""
    code, now, people = table.plan.code, table.sequence, sorted({seat.player for seat in table.seats if seat.player})
    if table.is_exhibit:
        return []
    if table.rematch is not None:
        return [Occasion(player, table.rematch, "rematch", "seat", 1) for player in people]
    if table.is_over:
        return [Occasion(player, code, "finished", "over", now) for player in people]
    awaited = {table.seats[seat].player for seat in table.to_choose() if table.seats[seat].level is None}
    if table.awaits_chance:
        awaited.add(table.plan.host)
    mark = f"{table.position.ply if table.position else 0}.{table.undo_count}"
    turns = [Occasion(player, code, "turn", mark, now) for player in sorted(filter(None, awaited))]
    low = {table.seats[seat].player for seat in table.to_choose() if is_warned(table, seat)}
    times = [Occasion(player, code, "time", f"time {mark}", now) for player in sorted(filter(None, low & awaited))]
    return [
        *times,
        *turns,
        *(Occasion(player, code, "invited", "seat", 1) for player in people if player != table.plan.host),
    ]
