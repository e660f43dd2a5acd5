"""The numbers in the figures of Everything on 1 Card, counted once more by the referee."""

from typing import Any

from oracle import onecard as referee
from oracle.onecard import Marks, Row, Table
from stol.web.html.learn.guide import Played
from stol.web.html.learn.sums import added
from web.learn.recount import Facts, Recount, Sums, moves, table, verdict

ME, OTHER = 0, 1
SHOWN = "06"
"""The card that is explained."""


def marks_of(lying: Table, card: str) -> Marks:
    (marks,) = [hand[card] for hand in lying.hands if card in hand]
    return marks


def crossed(lying: Table, seat: int) -> int:
    return sum(sum(marks.values()) for marks in lying.hands[seat].values())


def scored_card(played: Played) -> dict[str, Any]:
    """The one card that has been scored."""
    ((card,),) = [scored for scored in table(played).scored if scored]
    return dict(card)


def full_rows(played: Played) -> list[Row]:
    found = scored_card(played)
    return referee.full_rows(table(played).cards[found["card"]], found["marks"])


def boxes(played: Played) -> int:
    return sum(row.boxes for row in full_rows(played))


def bonus(played: Played) -> int:
    return int(scored_card(played)["points"]) - boxes(played)


def rows_to_score() -> int:
    """How many full rows finish a card that has boxes of one only."""
    for rows in range(1, 6):
        card = {colour: Row(1, sun=False) for colour in referee.COLOURS[:5]}
        marks = {colour: int(place < rows - 1) for place, colour in enumerate(card)}
        one = Table(1, draft=False, cards={"": card}, deck=set(), hands=[{"": marks}], scored=[[]], points=[0])
        one.dice = referee.COLOURS[rows - 1]
        if referee.use_card(one, ME, ""):
            return rows
    raise AssertionError


def card(played: Played) -> Facts:
    lying = table(played)
    rows = lying.cards[SHOWN].values()
    return {
        "cards": len(lying.cards),
        "rows": len(rows),
        "boxes": sum(row.boxes for row in rows),
        "suns": sum(row.sun for row in rows),
        "needed": rows_to_score(),
        "dice": len(lying.dice),
        "colours": len(referee.COLOURS),
        "each": len(lying.hands[ME]),
    }


def roll(played: Played) -> Facts:
    first = table(played, 0)
    once, twice = (move.removeprefix("keep ") for move in moves(played) if move.startswith("keep "))
    assert table(played).rolls_left == 0
    return {
        "dice": len(first.dice),
        "rerolls": first.rolls_left,
        "kept": len(once),
        "again": len(first.dice) - len(twice),
    }


def use(played: Played) -> Facts:
    before, after = table(played, 0), table(played)
    assert crossed(before, ME) == crossed(before, OTHER) == 0
    return {"mine": crossed(after, ME), "others": crossed(after, OTHER), "dice": len(before.dice)}


def fit(played: Played) -> Facts:
    before, after = table(played, 0), table(played)
    old, new = marks_of(before, SHOWN), marks_of(after, SHOWN)
    ((fits, number),) = [(colour, new[colour] - old[colour]) for colour in new if new[colour] > old[colour]]
    free = {colour: row.boxes - old[colour] for colour, row in before.cards[SHOWN].items()}
    (misfit,) = {colour for colour in before.dice if before.dice.count(colour) > free.get(colour, 5)}
    return {
        "fits": fits,
        "crossed": number,
        "misfit": misfit,
        "dice": before.dice.count(misfit),
        "free": free[misfit],
    }


def score(played: Played) -> Facts:
    return {
        "needed": rows_to_score(),
        "rows": len(full_rows(played)),
        "boxes": boxes(played),
        "bonus": bonus(played),
        "points": int(scored_card(played)["points"]),
    }


def sun(none: Played, one: Played, both: Played) -> Facts:
    lit = [sum(row.sun for row in full_rows(played)) for played in (none, one, both)]
    assert lit == [0, 1, 2]
    return {"none": bonus(none), "one": bonus(one), "both": bonus(both), "suns": lit[-1]}


def check(played: Played) -> Facts:
    """Two mistakes: to leave out the suns, and to count only one of them."""
    one_sun = {"r": Row(1, sun=True)}
    one = referee.finished_points(one_sun, {"r": 1}) - 1
    return {
        "fewer": boxes(played),
        "some": boxes(played) + one,
        "right": int(scored_card(played)["points"]),
        "rows": len(full_rows(played)),
        "suns": sum(row.sun for row in full_rows(played)),
        "both": bonus(played),
    }


def end(played: Played) -> Facts:
    found = verdict(played)
    mine, others = found["scores"]
    lying = found["table"]
    return {
        "last": max(map(len, lying.scored)),
        "mine": mine,
        "others": others,
        "scored": len(lying.scored[ME]),
        "theirs": len(lying.scored[OTHER]),
        "rest": referee.unfinished_points(lying, OTHER),
    }


def draft(played: Played) -> Facts:
    dealt, shown = table(played, 0), table(played)
    return {"dealt": len(dealt.hands[ME]), "held": len(shown.hands[ME]), "open": len(shown.display)}


FACTS: dict[str, Recount] = {
    "card": card,
    "roll": roll,
    "use": use,
    "fit": fit,
    "score": score,
    "sun": sun,
    "check": check,
    "end": end,
    "draft": draft,
}


def card_sum(played: Played) -> str:
    """The boxes of the full rows, and the bonus if there is one."""
    return added([*(row.boxes for row in full_rows(played)), *([bonus(played)] if bonus(played) else [])])


def end_sums(played: Played) -> list[str]:
    """The points of the cards, and what unfinished cards give if they give anything."""
    lying = table(played)
    rest = [referee.unfinished_points(lying, seat) for seat in (ME, OTHER)]
    return [
        added([*(int(str(card["points"])) for card in cards), *([more] if more else [])])
        for cards, more in zip(lying.scored, rest, strict=True)
    ]


SUMS: dict[str, Sums] = {
    "score": lambda played: [card_sum(played)],
    "sun": lambda *games: [card_sum(played) for played in games],
    "end": end_sums,
}
