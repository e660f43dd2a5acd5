"""Who meets whom, on which seats, with which chance."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from bots.dummies import First
from bots.packages import install
from stol import BadOptions, Game
from stol.bots import BotFailure
from stol.bots.arena import Arena, Played, bot_seed, seatings
from stol.bots.registry import BUILT_IN
from stol.bots.workers import play

ENDING = """
import os, signal, time
from stol.bots.workers import stop

class Kept:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGTERM)
        print("cleaned up", flush=True)

signal.signal(signal.SIGTERM, stop)
signal.signal(signal.SIGALRM, stop)
try:
    Kept()
    time.sleep(30)
except KeyboardInterrupt:
    print("ended")
"""

PIXIES = Game("pixies")


def without_times(games: list[Played]) -> list[dict[str, object]]:
    """What has to be the same whenever and wherever it is played."""
    lines = [msgspec.structs.asdict(game) | {"seconds": None, "longest": None} for game in games]
    return sorted(lines, key=lambda line: (line["deal"], line["rotation"]))


@pytest.mark.parametrize(
    ("bots", "places", "tables"),
    [
        ("ab", 2, "ab ba"),
        ("abc", 3, "abc cab bca"),
        ("abc", 2, "ab ba ac ca bc cb"),
        ("abc", 1, "a b c"),
        ("ab", 4, "abab baba"),
        ("ab", 3, "abb bab bba"),
        ("abc", 4, "abcb babc cbab bcba"),
        ("a", 3, "aaa"),
    ],
)
def test_bots_rotate_over_the_seats(bots: str, places: int, tables: str) -> None:
    assert seatings(tuple(bots), places) == [tuple(table) for table in tables.split()]


def test_partners_are_the_same_bot() -> None:
    arena = Arena(Game("ingenious", players=4, teams=True), ("a", "b"))
    assert arena.seatings == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_games_are_rounded_up_to_whole_deals() -> None:
    arena = Arena(Game("pixies", players=3), ("a", "b", "c"))
    assert [arena.deals(games) for games in (1, 3, 4, 300)] == [1, 1, 2, 100]


def test_every_seat_meets_the_same_chance_in_all_rotations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that play alike get what their seats give them, whatever their names."""
    for name in ("one", "two", "three"):
        monkeypatch.setitem(BUILT_IN, name, f"{First.__module__}:First")
    games = Arena(Game("pixies", players=3), ("one", "two", "three"), seed=5).play(2)
    assert [game.seats[0] for game in games] == ["one", "three", "two"]
    assert games[0].scores == games[1].scores == games[2].scores
    assert games[0].scores != Arena(Game("pixies", players=3), ("one", "two", "three"), seed=6).play(2)[0].scores


def test_bots_have_seeds_of_their_own() -> None:
    seeds = Counter(
        bot_seed(seed, deal, seat, name) for seed in (0, 1) for deal in (0, 1) for seat in (0, 1) for name in "ab"
    )
    assert set(seeds.values()) == {1}


def test_two_workers_play_the_same_games_as_one() -> None:
    arena = Arena(PIXIES, ("random", "greedy"), seed=3)
    alone = [game for deal in play(arena, range(4)) for game in deal]
    together = [game for deal in play(arena, range(4), workers=2) for game in deal]
    assert without_times(alone) == without_times(together)
    assert len(alone) == 8


def test_a_bot_that_takes_its_worker_with_it_stops_the_arena(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    module = "import os\nfrom stol.bots import Bot\nclass Deadly(Bot):\n    def move(self, view): os._exit(7)\n"
    install(monkeypatch, tmp_path, "deadly-bots", module, deadly="deadly_bots:Deadly")
    with pytest.raises(BotFailure, match="a worker process died, with exit code 7"):
        list(play(Arena(PIXIES, ("random", "deadly")), range(4), workers=2))


@pytest.mark.parametrize(("bots", "says"), [((), "no bot is named"), (("random", "random"), "'random' is named twice")])
def test_bots_without_sense_are_refused(bots: tuple[str, ...], says: str) -> None:
    with pytest.raises(BadOptions, match=says):
        Arena(PIXIES, bots)


def test_a_worker_told_to_end_amid_a_clean_up_of_python_ends_after_it() -> None:
    ended = subprocess.run([sys.executable, "-W", "error", "-c", ENDING], capture_output=True, text=True, check=False)
    assert (ended.stdout, ended.stderr) == ("cleaned up\nended\n", "")
