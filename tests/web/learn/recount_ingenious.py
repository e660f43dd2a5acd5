"""The numbers in the figures of Ingenious, counted once more by the referee."""

from collections import Counter
from typing import NamedTuple

from oracle import ingenious as referee
from oracle.ingenious import Space, Table
from stol.web.html.learn.guide import Played
from stol.web.html.learn.sums import added
from web.learn.recount import Facts, Recount, Sums, moves, table, verdict


class Placed(NamedTuple):
    """The last tile: the tables before and after it, who placed it, and its halves with their spaces and points."""

    before: Table
    after: Table
    seat: int
    halves: list[tuple[str, Space, int]]

    def points(self) -> Counter[str]:
        """By colour, what it scores, also beyond the end of a track."""
        scored: Counter[str] = Counter()
        for colour, _, points in self.halves:
            scored[colour] += points
        return +scored


def last_tile(played: Played) -> Placed:
    before, after = table(played, 0), table(played)
    tile, _, where = moves(played)[-1].partition("@")
    one, other = (referee.read_space(space) for space in where.split(":"))
    halves = [
        (tile[0], one, referee.line_points(after, one, other)),
        (tile[1], other, referee.line_points(after, other, one)),
    ]
    return Placed(before, after, before.turn or 0, halves)


def lines(lying: Table, start: Space, colour: str) -> list[int]:
    """The lengths of the unbroken lines of a colour from a space."""
    found = []
    for q, r in referee.DIRECTIONS:
        length = 0
        while lying.board.get((start[0] + q * (length + 1), start[1] + r * (length + 1))) == colour:
            length += 1
        found.append(length)
    return sorted(filter(None, found), reverse=True)


def aim(played: Played) -> Facts:
    found = verdict(played)
    won, lost = (track.values() for track in found["table"].tracks)
    (winner,) = found["winners"]
    return {
        "low": min(won),
        "other_low": min(lost),
        "total": sum(won),
        "other_total": sum(lost),
        "more": sum(lost) - sum(won),
        "winner": winner,
    }


def place(played: Played) -> Facts:
    last = last_tile(played)
    return {"tiles": len(last.before.racks[last.seat])}


def count(played: Played) -> Facts:
    (first, _, first_points), (second, _, second_points) = last_tile(played).halves
    return {
        "first": first,
        "first_points": first_points,
        "second": second,
        "second_points": second_points,
        "directions": len(referee.neighbours((0, 0))) - 1,
    }


def ends(gap: Played, other: Played, double: Played) -> Facts:
    (_, _, near), (_, _, far) = last_tile(double).halves
    totals = [last_tile(played).points().total() for played in (gap, other, double)]
    return {"gap": totals[0], "other": totals[1], "near": near, "far": far, "double": totals[2]}


def check(played: Played) -> Facts:
    """Two mistakes: to count only the longest line, and to count whatever lies in line."""
    last = last_tile(played)
    ((colour, space, points),) = [half for half in last.halves if half[2]]
    long, short = lines(last.before, space, colour)
    return {
        "right": points,
        "fewer": long,
        "more": in_line(last, space, colour),
        "colour": colour,
        "long": long,
        "short": short,
    }


def in_line(last: Placed, start: Space, colour: str) -> int:
    """Symbols of a colour in line with a space, beyond gaps and other symbols, without those printed on the board."""
    found = 0
    for space, symbol in last.before.board.items():
        q, r = space[0] - start[0], space[1] - start[1]
        found += symbol == colour and 0 in {q, r, q + r} and space not in referee.PRINTED
    return found


def first(played: Played) -> Facts:
    (colour,) = [colour for colour in table(played, 0).opening if colour]
    return {"left": len(referee.PRINTED) - 1, "colour": colour}


def eighteen(played: Played) -> Facts:
    last = last_tile(played)
    ((colour, points),) = last.points().items()
    before, after = last.before.track(last.seat)[colour], last.after.track(last.seat)[colour]
    return {
        "colour": colour,
        "before": before,
        "points": points,
        "after": after,
        "over": before + points - after,
        "bonus": last.after.bonus,
    }


def swap(played: Played) -> Facts:
    before, after = table(played, 0), table(played)
    seat = before.turn or 0
    track = before.track(seat)
    (lowest,) = [colour for colour in track if track[colour] == min(track.values())]
    assert not any(lowest in tile for tile in before.racks[seat])
    return {"colour": lowest, "tiles": len(after.racks[seat])}


def end(played: Played) -> Facts:
    found = verdict(played)
    free = referee.free_spaces(found["table"])
    best, second, third = (
        sorted(found["table"].tracks[seat].values()) for seat in sorted(range(3), key=found["ranks"].__getitem__)
    )
    assert second[0] == third[0]
    return {
        "free": len(free),
        "beside": sum(near in free for space in free for near in referee.neighbours(space)),
        "low": best[0],
        "tied": second[0],
        "next": second[1],
        "next_other": third[1],
    }


def players(alone: Played, two: Played, three: Played, four: Played) -> Facts:
    boards = [table(played) for played in (two, three, four)]
    spaces = [len(referee.free_spaces(board)) + len(board.board) for board in boards]
    teams = table(Played("ingenious", "", players=4, options=(("teams", True),)))
    return {
        "spaces": spaces[0],
        "spaces_three": spaces[1],
        "spaces_four": spaces[2],
        "end": teams.end_of_track(),
        "end_alone": table(alone).end_of_track(),
    }


FACTS: dict[str, Recount] = {
    "aim": aim,
    "place": place,
    "count": count,
    "ends": ends,
    "check": check,
    "first": first,
    "eighteen": eighteen,
    "swap": swap,
    "end": end,
    "players": players,
}


def track_sums(played: Played) -> list[str]:
    """For each colour that scores, its track; an arrow where points are lost."""
    last = last_tile(played)
    before, after = last.before.track(last.seat), last.after.track(last.seat)
    return [
        added([before[colour], points])
        if before[colour] + points == after[colour]
        else f"{before[colour]} + {points} → {after[colour]}"
        for colour, points in last.points().items()
    ]


SUMS: dict[str, Sums] = {"count": track_sums, "eighteen": track_sums}
