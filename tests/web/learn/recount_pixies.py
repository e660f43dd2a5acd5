"""The numbers in the figures of Pixies, counted once more by the referee."""

from dataclasses import replace

from oracle import pixies as referee
from oracle.pixies import Area, Card
from stol.web.html.learn.guide import Played
from stol.web.html.learn.sums import added, times
from web.learn.recount import Facts, Recount, Sums, moves, table

ME = 0
ROUNDS = 3
"""P14."""


def last_card(played: Played, until: int = -1) -> str:
    return moves(played, until)[-1].partition("=")[0].partition("@")[0]


def cell_of(area: Area, card: str) -> int:
    (number,) = [number for number, cell in area.items() if card in {cell.up, cell.down}]
    return number


def face_up(area: Area) -> dict[int, Card]:
    return {number: referee.read_card(cell.up) for number, cell in area.items() if cell.up}


def largest_zone(area: Area) -> tuple[str, set[int]]:
    """Its colour and its cells."""
    cards = face_up(area)
    coloured = {colour: {cell for cell, card in cards.items() if colour in card.colours} for colour in "bgyr"}
    zones = [(colour, referee.zone_around(cell, cells)) for colour, cells in coloured.items() for cell in cells]
    return max(zones, key=lambda zone: len(zone[1]))


def card(played: Played) -> Facts:
    values = {referee.read_card(name).value for name in referee.all_cards(flower_power=False)}
    plain, special, _ = map(referee.read_card, table(played).market)
    assert special.special
    return {
        "cards": len(referee.all_cards(flower_power=False)),
        "least": min(values),
        "most": max(values),
        "value": plain.value,
        "spirals": plain.printed,
        "other": special.value,
    }


def take(played: Played) -> Facts:
    before, after = table(played, 0), table(played)
    return {"cards": len(before.market), "players": len(before.areas), "last": after.last_taker, "next": after.first}


def place(played: Played) -> Facts:
    name = last_card(played)
    return {"value": referee.read_card(name).value, "cell": cell_of(table(played).areas[ME], name)}


def again(new_up: Played, old_up: Played) -> Facts:
    before, new, old = table(new_up, 0), table(new_up), table(old_up)
    gains = {
        referee.score(after.areas[ME], after)["validated"] - referee.score(before.areas[ME], before)["validated"]
        for after in (new, old)
    }
    (points,) = gains  # whichever stays face up
    return {"value": referee.read_card(last_card(new_up)).value, "points": points}


def third(played: Played) -> Facts:
    name, covered = last_card(played, 1), table(played).areas[ME]
    cell = cell_of(covered, name)
    assert covered[cell].down == name
    return {
        "value": referee.read_card(name).value,
        "cell": cell_of(table(played, 1).areas[ME], name),
        "later": referee.read_card(str(covered[cell].up)).value,
    }


def end(played: Played) -> Facts:
    full, after = table(played, 0), table(played)
    return {
        "cells": sum(not cell.empty() for cell in full.areas[ME].values()),
        "left": len(full.market),
        "rounds": len(after.rounds),
    }


def count(played: Played) -> Facts:
    full, after = table(played, 0).areas[ME], table(played)
    (scores,) = after.rounds
    scored = {name: scores[ME][name] for name in ("validated", "symbols", "zone", "total")}
    return {
        **scored,
        "cards": referee.largest_zone(face_up(full)),
        "seals": sum(cell.validated() for cell in full.values()),
        "round": len(after.rounds),
    }


def zone_points(played: Played) -> dict[int, int]:
    """By round, what the largest zone gives."""
    full = table(played, 0)
    every = {number: replace(full, round=number) for number in range(1, ROUNDS + 1)}
    return {number: referee.score(full.areas[ME], each)["zone"] for number, each in every.items()}


def rounds(played: Played) -> Facts:
    size = referee.largest_zone(face_up(table(played, 0).areas[ME]))
    each = {f"each_{number}": points // size for number, points in zone_points(played).items()}
    return {"cards": size, "rounds": ROUNDS, **each}


def players(two: Played, flowers: Played) -> Facts:
    garden = table(flowers)
    alone = [cell for cell in garden.areas[ME].values() if cell.down and not cell.up]
    added_cards = referee.all_cards(flower_power=True) - referee.all_cards(flower_power=False)
    return {
        "revealed": len(table(two, 0).market),
        "players": len(table(two).areas),
        "flowers": len(added_cards),
        "points": referee.score(garden.areas[ME], garden)["face_down"] // len(alone),
    }


def check(played: Played) -> Facts:
    """Two mistakes: to leave out the card of all colours, and to count whatever has a colour in common."""
    cards = face_up(table(played).areas[ME])
    colour, zone = largest_zone(table(played).areas[ME])
    first, second, third = sorted(cell for cell in zone if cards[cell].colours == {colour})
    (wild,) = zone - {first, second, third}
    (apart,) = {cell for cell, card in cards.items() if len(card.colours) == 4} - {wild}
    return {
        "right": referee.largest_zone(cards),
        "fewer": len({first, second, third}),
        "more": len(chained(cards, first)),
        "colour": colour,
        "first": first,
        "second": second,
        "third": third,
        "wild": wild,
        "apart": apart,
    }


def chained(cards: dict[int, Card], start: int) -> set[int]:
    """Cells that hang together by any colours."""
    found = {start}
    while more := {
        beside
        for cell in found
        for beside in referee.BESIDE[cell] & cards.keys() - found
        if cards[cell].colours & cards[beside].colours
    }:
        found |= more
    return found


FACTS: dict[str, Recount] = {
    "card": card,
    "take": take,
    "place": place,
    "again": again,
    "third": third,
    "end": end,
    "count": count,
    "check": check,
    "rounds": rounds,
    "players": players,
}


def count_sums(played: Played) -> list[str]:
    full = table(played, 0).areas[ME]
    cards = face_up(full)
    values = [card.value for cell, card in sorted(cards.items()) if full[cell].validated()]
    uncovered = sum(cell.up is None and cell.down is not None for cell in full.values())
    net = [referee.net_spirals(card, list(cards.values()), uncovered) for _, card in sorted(cards.items())]
    facts = count(played)
    each = int(facts["zone"]) // int(facts["cards"])
    total = added([int(facts[name]) for name in ("validated", "symbols", "zone")])
    return [added(values), added([number for number in net if number]), times(int(facts["cards"]), each), total]


def round_sums(played: Played) -> list[str]:
    size = referee.largest_zone(face_up(table(played, 0).areas[ME]))
    return [times(size, points // size) for points in zone_points(played).values()]


SUMS: dict[str, Sums] = {"count": count_sums, "rounds": round_sums}
