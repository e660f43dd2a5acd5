"""Figures for docs/rating.md: how well ratings find the strength of simulated players, and of the five levels.

Run: python -m bench.rating simulate [--people 60]
     python -m bench.rating levels FILE...    results of `stol arena --out`
"""

import argparse
import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from openskill.models import BradleyTerryFull, PlackettLuce, ThurstoneMostellerFull

from bench.glicko import glicko2
from stol.bots.levels import LEVELS
from stol.table.level_strengths import level_strength
from stol.table.strength import SCALE, START, START_DEVIATION, Z_90, Side, Strength, rate

NOISE: Final = 223.0
"""Standard deviation of a performance in points: two who differ by 400 have about the odds of ten to one."""
TIE: Final = 15.0
"""Performances in the same step of so many points share a place, which happens in 2 % of duels."""
CHECKED: Final = (10, 30, 100)
"""Games of a player after which the error is measured."""
LEVELS_AT_TABLE: Final = 0.5
"""How many of the opponents are computer players."""

Known: TypeAlias = list[list[Strength]]
Rating: TypeAlias = Callable[[Known, Sequence[int]], Known]
"""What is known of the members of each side after a game, from what was known before and the ranks."""


class Setting(NamedTuple):
    """At how many seats a game is played, and by how many in a team."""

    game: str
    players: int
    team: int = 1


SETTINGS: Final = (
    *(Setting(game, players) for game in ("pixies", "onecard", "clustered", "ingenious") for players in (2, 3, 4)),
    Setting("ingenious", 4, 2),
)


@dataclass(frozen=True)
class Measured:
    """How good a rating was."""

    errors: dict[int, float]
    """Root mean square of the error in points, after so many games of a player."""
    inside: float
    """The share of true strengths inside of the 90 % interval, over all moments from the tenth game on."""
    surprise: float
    """Mean of −log of the chance that was given to the winner, before each game."""


# ---- ratings


def own(known: Known, ranks: Sequence[int]) -> Known:
    """Ours."""
    sides = [Side(rank, tuple(one.before_next_game() for one in side)) for side, rank in zip(known, ranks, strict=True)]
    return [list(side) for side in rate(sides)]


def weng_lin(kind: type[Any]) -> Rating:
    """A model of openskill, on the scale of Elo."""
    model = kind(mu=START, sigma=START_DEVIATION, beta=SCALE / math.sqrt(2), tau=8.0)

    def rated(known: Known, ranks: Sequence[int]) -> Known:
        teams = [[model.rating(mu=one.mean, sigma=one.deviation) for one in side] for side in known]
        return [[Strength(one.mu, one.sigma) for one in team] for team in model.rate(teams, ranks=list(ranks))]

    return rated


RATINGS: Final[dict[str, Rating]] = {
    "stol": own,
    "Plackett-Luce (openskill)": weng_lin(PlackettLuce),
    "Bradley-Terry (openskill)": weng_lin(BradleyTerryFull),
    "Thurstone-Mosteller (openskill)": weng_lin(ThurstoneMostellerFull),
    "Glicko-2 in pairs": glicko2,
}


# ---- simulated players


def simulate(setting: Setting, rated: Rating, people: int, games: int, seed: int = 0) -> Measured:
    """People whose true strengths are spread like the levels of the game, until each has played so many games."""
    chance = np.random.default_rng(seed)
    levels = [level_strength(setting.game, setting.players, level) for level in LEVELS]
    means = np.array([level.mean for level in levels])
    true = chance.normal(means.mean(), means.std(), people)
    known = [Strength() for _ in range(people)]
    errors: dict[int, list[float]] = {count: [] for count in CHECKED}
    inside, surprises = [], []
    while min(one.games for one in known) < games:
        seats = seat(setting, chance, people, known)
        sides = [[levels[-one - 1] if one < 0 else known[one] for one in side] for side in seats]
        strengths = [np.mean([means[-one - 1] if one < 0 else true[one] for one in side]) for side in seats]
        ranks = play(np.array(strengths), chance)
        if 1 in ranks:
            surprises.append(-math.log(chance_of_first(sides, ranks.index(1))))
        for side, after in zip(seats, rated(sides, ranks), strict=True):
            for one, strength in zip(side, after, strict=True):
                if one >= 0:
                    known[one] = Strength(strength.mean, strength.deviation, known[one].games + 1)
                    error, count = known[one].mean - true[one], known[one].games
                    if count in errors:
                        errors[count].append(error)
                    if count >= CHECKED[0]:
                        inside.append(abs(error) < Z_90 * known[one].deviation)
    root = {count: math.sqrt(np.mean(np.square(found))) for count, found in errors.items()}
    return Measured(root, float(np.mean(inside)), float(np.mean(surprises)))


def seat(setting: Setting, chance: np.random.Generator, people: int, known: list[Strength]) -> list[list[int]]:
    """Who plays on each side; a level is −1 to −5. Somebody with the fewest games always plays."""
    least = min(range(people), key=lambda one: known[one].games)
    others = [int(one) for one in chance.permutation(people) if one != least]
    at_table = [least] + [
        -1 - int(chance.integers(len(LEVELS))) if chance.random() < LEVELS_AT_TABLE else others.pop()
        for _ in range(setting.players - 1)
    ]
    return [at_table[first : first + setting.team] for first in range(0, setting.players, setting.team)]


def play(strengths: np.ndarray[tuple[int], np.dtype[np.float64]], chance: np.random.Generator) -> list[int]:
    """Ranks by a performance with noise that is none of the models'."""
    shown = np.round((strengths + chance.normal(0, NOISE, len(strengths))) / TIE)
    return [1 + int((shown > one).sum()) for one in shown]


def chance_of_first(sides: Known, winner: int) -> float:
    """How likely this side was to win, as far as was known."""
    means = np.array([np.mean([one.mean for one in side]) for side in sides])
    spread = np.array([np.mean([one.deviation for one in side]) for side in sides]).mean()
    odds = np.exp((means - means.mean()) / SCALE / math.sqrt(1 + math.pi / 8 * 2 * (spread / SCALE) ** 2))
    return float(odds[winner] / odds.sum())


# ---- the five levels


def learn_levels(file: Path) -> tuple[int, list[tuple[str, Strength, Strength]]]:
    """What the games of an arena say of its bots, each new at the beginning, and what is stored of them as levels."""
    header, *games = map(json.loads, file.read_text().splitlines())
    known = {bot: Strength() for bot in header["bots"]}
    for game in games:
        sides = [Side(rank, (known[bot],)) for bot, rank in zip(game["seats"], game["ranks"], strict=True)]
        for bot, (after,) in zip(game["seats"], rate(sides), strict=True):
            known[bot] = after
    shift = 1500.0 - known["club"].mean
    moved = {bot: Strength(one.mean + shift, one.deviation, one.games) for bot, one in known.items()}
    levels = {bot: level_strength(header["game"], header["players"], bot) for bot in known}
    return len(games), [(bot, moved[bot], levels[bot]) for bot in known]


# ---- tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("simulate").add_argument("--people", type=int, default=60)
    commands.add_parser("levels").add_argument("files", type=Path, nargs="+")
    wanted = parser.parse_args()
    if wanted.command == "simulate":
        show_simulated(wanted.people)
    else:
        show_levels(wanted.files)


def show_simulated(people: int) -> None:
    heads = [f"error after {count}" for count in CHECKED]
    print(f"| game | seats | rating | {' | '.join(heads)} | inside 90 % | surprise |\n|{'---|' * (len(heads) + 5)}")
    for setting in SETTINGS:
        for name, rated in RATINGS.items():
            found = simulate(setting, rated, people, CHECKED[-1])
            seats = f"{setting.players}, teams" if setting.team > 1 else str(setting.players)
            errors = " | ".join(f"{found.errors[count]:.0f}" for count in CHECKED)
            row = f"{errors} | {found.inside:.0%} | {found.surprise:.3f}"
            print(f"| {setting.game} | {seats} | {name} | {row} |", flush=True)


def show_levels(files: Sequence[Path]) -> None:
    print(f"| file | games | level | by rating | stored |\n|{'---|' * 5}")
    for file in files:
        games, levels = learn_levels(file)
        for bot, found, stored in levels:
            measured = f"{found.mean:.0f} ± {Z_90 * found.deviation:.0f}"
            print(f"| {file.stem} | {games} | {bot} | {measured} | {stored.mean:.0f} |")


if __name__ == "__main__":
    main()
