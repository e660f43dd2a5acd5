"""The points of a finished game told step by step: runs (C10), the largest rectangle (C11), bonuses (C17, C18)."""

from collections.abc import Iterable
from typing import NamedTuple

from stol.games.clustered.analysis import Block, Run, Space
from stol.games.clustered.firsts import find_firsts
from stol.games.clustered.scoring import BONUS
from stol.web.scene.clustered.look import Look
from stol.web.scene.scene import Scene
from stol.web.scene.telling import Account, Lit, Step
from stol.web.scene.words import place_won


def telling(scene: Scene) -> tuple[Step, ...]:
    look = Look(scene)
    given = bonuses(look)
    return tuple(step for seat in scene.seats() for step in seat_steps(look, seat, given))


def seat_steps(look: Look, seat: int, given: list["Bonus"]) -> list[Step]:
    say, account = look.say, Account(look.scene.who(seat), seat)
    runs = sorted(own_runs(look, seat), key=lambda run: not run.across)
    for run in runs:
        text = say("points-clustered-run", across="yes" if run.across else "no", points=run.count)
        account.add(text, run.count, ("C10",), lit_spaces(run_spaces(run), run.count))
    if not runs:
        account.add(say("points-clustered-runs-none"), 0, ("C10",))
    tell_rectangle(look, account, own_block(look, seat))
    for bonus in given:
        if bonus.seat == seat:
            account.add(say(f"points-clustered-{bonus.name}", points=BONUS), BONUS, bonus.rules, bonus.lit)
    place = "alone" if look.view["players"] == 1 else place_won(look.scene.final, (seat,))
    text = say("points-total", **look.scene.who(seat), points=account.total, shown=str(account.total), place=place)
    return account.close(text, ("C14",) if place == "alone" else ("C12",))


def tell_rectangle(look: Look, account: Account, block: Block | None) -> None:
    if block is None:
        account.add(look.say("points-clustered-rectangle-none"), 0, ("C11",))
        return
    size = block.width * block.height
    text = look.say("points-clustered-rectangle", width=block.width, height=block.height, points=size)
    account.add(text, size, ("C11",), lit_spaces(block_spaces(block), size))


class Bonus(NamedTuple):
    """A bonus, who has it, and for which cards."""

    name: str
    seat: int | None
    rules: tuple[str, ...]
    lit: Lit


def bonuses(look: Look) -> list[Bonus]:
    """The bonuses of C17 and C18 that somebody has."""
    first, (largest, longest) = look.view["bonuses"], look.table.holders
    firsts = find_firsts(look.view) if look.view["options"]["first_bonus"] else None
    given = []
    if firsts and firsts.rectangle:
        given.append(Bonus("first-rectangle", first["first_rectangle"], ("C17",), lit_spaces(firsts.rectangle, BONUS)))
    if firsts and firsts.run:
        given.append(Bonus("first-run", first["first_run"], ("C17",), lit_spaces(firsts.run, BONUS)))
    if block := own_block(look, largest):
        given.append(Bonus("largest-rectangle", largest, ("C18",), lit_spaces(block_spaces(block), BONUS)))
    if runs := own_runs(look, longest):
        run = max(runs, key=lambda run: run.count)
        given.append(Bonus("longest-run", longest, ("C18",), lit_spaces(run_spaces(run), BONUS)))
    return given


def own_runs(look: Look, seat: int) -> list[Run]:
    """The runs of a seat; none if it is nobody's."""
    return [run for run in look.table.runs if run.owner == seat]


def own_block(look: Look, seat: int) -> Block | None:
    """The largest rectangle of a seat."""
    return next((block for block in look.table.blocks if block.owner == seat), None)


def run_spaces(run: Run) -> list[Space]:
    return [(run.x + step * run.across, run.y + step * (not run.across)) for step in range(run.count)]


def block_spaces(block: Block) -> list[Space]:
    return [(block.x + x, block.y + y) for y in range(block.height) for x in range(block.width)]


def lit_spaces(spaces: Iterable[Space], points: int) -> Lit:
    """Spaces of cards that count together; the last one shows the points."""
    *others, last = spaces
    return {**dict.fromkeys(others), last: points}
