"""Opponents run in worker processes."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path

import pytest

from bots.packages import install
from stol import Game, Position
from stol.games import registry
from stol.table import seats
from stol.table.change import add_player
from stol.table.events import Event, Hired, Sat
from stol.table.fair_queue import Caller
from stol.table.kept_bots import BotKey
from stol.table.opponents import ANYBODY, Opponents, compile_game, first_view
from stol.table.play import play
from stol.table.player import Player
from stol.table.service import CompileFailed, NotReady, TableService
from stol.table.session import TableSession
from stol.table.simultaneous import asking, choosers
from stol.table.store import Store
from stol.table.table import Table
from stol.table.undo import take_back
from table.played_tables import is_ready, now, opponents, plan_of, same

PARENT = """
import asyncio
from stol import Game
from stol.table.kept_bots import BotKey
from stol.table.opponents import Opponents, first_view

async def main():
    thinking, view = Opponents(2), first_view(Game("ingenious").start())
    await asyncio.gather(*(thinking.move(view, BotKey("TABLE", seat, "novice", 0), 0) for seat in range(8)))
    print(*thinking.pids(), flush=True)
    while True:
        await thinking.move(view, BotKey("TABLE", 0, "master", 0), 0)

if __name__ == "__main__":
    asyncio.run(main())
"""

DEADLY = """
import os
from pathlib import Path
from stol.bots import Bot

class Deadly(Bot):
    def move(self, view):
        with Path(__file__).with_name("begun").open("a", encoding="ascii") as file:
            file.write("x ")
        os._exit(1)
"""

DEADLY_GAME = """
import multiprocessing
import os
from dataclasses import replace
from pathlib import Path
from stol.games.pixies.definition import DEFINITION as PIXIES

def start(options, players):
    if multiprocessing.parent_process() is not None:
        with Path(__file__).with_name("begun").open("a", encoding="ascii") as file:
            file.write("x ")
        os._exit(1)
    return PIXIES.start(options, players)

DEFINITION = replace(PIXIES, key="deadly", start=start)
"""

COUNTING = """
from pathlib import Path
from stol.bots import Bot, imagine

class Counting(Bot):
    moves = 0

    def move(self, view):
        self.moves += 1
        with Path(__file__).with_name("counted").open("a", encoding="ascii") as file:
            file.write(f"{self.moves} ")
        return imagine(view).legal()[0]
"""


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'stol.db'}"


@pytest.fixture
def _compiled_already(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stol.table.service.keys", tuple)


def with_service(url: str, work: Callable[[TableService], Coroutine[None, None, None]]) -> None:
    """Runs `work` with a table service that has one worker process."""

    async def main() -> None:
        service = TableService(Store(url), Opponents(1), pace=0)
        try:
            await work(service)
        finally:
            await service.close()

    asyncio.run(main())


async def opened(service: TableService, game: Game, seated: list[Event], code: str = "KRUMAV42") -> TableSession:
    await service.open(plan_of(game, code), seated)
    session = await service.find(code)
    assert session is not None
    return session


async def until(session: TableSession, happens: Callable[[Table], bool]) -> None:
    with session.listen(None) as happened:
        while not happens(session.table):
            happened.clear()
            await happened.wait()


def has_played(number: int) -> Callable[[Table], bool]:
    return lambda table: len(table.plays) >= number


def alive(pid: int) -> bool:
    """Whether a process runs; a zombie does not count."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


@pytest.mark.usefixtures("_compiled_already")
def test_opponents_play_whole_games_by_themselves(url: str) -> None:
    games = [Game("pixies"), Game("onecard", players=3, draft=True), Game("clustered"), Game("ingenious", players=3)]

    async def work(service: TableService) -> None:
        lives = [await opened(service, game, opponents(game), f"TABLE{place}") for place, game in enumerate(games)]
        await asyncio.gather(*(until(session, lambda table: table.is_over) for session in lives))
        for session in lives:
            assert same(service.store.load(session.table.plan), session.table)
            assert now(session.table).result is not None

    with_service(url, work)


@pytest.mark.usefixtures("_compiled_already")
def test_a_person_plays_with_opponents_and_lets_one_stand_in(url: str) -> None:
    game, chance = Game("onecard"), random.Random(1)
    with_ana(url)

    async def work(service: TableService) -> None:
        session = await opened(
            service, game, [Sat(seat=0, player="p0", name="Ana"), Hired(seat=1, level="club", name="Tea")]
        )
        for _ in range(4):
            await until(session, lambda table: 0 in table.to_choose())
            await choose_any(service, session, chance)
        await service.act(session, lambda table: seats.ask_stand_in(table, 0, 0, "novice"))
        await until(session, has_played(len(session.table.plays) + 7))
        await service.act(session, lambda table: seats.come_back(table, 0))
        await until(session, lambda table: table.to_choose() == [0])
        await service.act(session, lambda table: seats.ask_stand_in(table, 0, 0, "novice"))
        await until(session, lambda table: table.is_over)
        assert same(service.store.load(session.table.plan), session.table)

    with_service(url, work)


@pytest.mark.usefixtures("_compiled_already")
def test_an_opponent_that_can_not_think_makes_any_move(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(service: TableService) -> None:
        session = await opened(service, Game("pixies"), opponents(Game("pixies"), "somebody of a later version"))
        await until(session, has_played(3))

    with_service(url, work)
    assert "'somebody of a later version' failed in pixies at ply" in caplog.text


async def choose_any(service: TableService, session: TableSession, chance: random.Random) -> None:
    asked = asking(now(session.table), 0)
    move = chance.choice(asked.legal())
    await service.act(session, lambda table: play(table, 0, asked.ply, move, table.undo_count))


@pytest.mark.usefixtures("_compiled_already")
def test_an_opponent_whose_process_is_killed_is_replaced_and_the_game_goes_on(url: str) -> None:
    game = Game("ingenious")

    async def work(service: TableService) -> None:
        session = await opened(service, game, opponents(game))
        killed = set()
        for plays in (2, 6):
            await until(session, has_played(plays))
            (pid,) = service.opponents.pids()
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        await until(session, lambda table: table.is_over)
        assert len(killed) == 2
        assert killed.isdisjoint(service.opponents.pids())
        assert same(service.store.load(session.table.plan), session.table)

    with_service(url, work)


@pytest.mark.usefixtures("_compiled_already")
def test_an_opponent_whose_process_dies_every_time_makes_any_move_after_three_attempts(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("stol.table.worker.RETRY_DELAYS", (0.0, 0.0))
    install(monkeypatch, tmp_path, "deadly-bots", DEADLY, deadly="deadly_bots:Deadly")
    with_ana(url)

    async def work(service: TableService) -> None:
        seated: list[Event] = [Hired(seat=0, level="deadly", name="Tea"), Sat(seat=1, player="p0", name="Ana")]
        session = await opened(service, Game("ingenious"), seated)
        await until(session, lambda table: 1 in table.to_choose())

    with_service(url, work)
    assert caplog.text.count("'deadly' failed in ingenious at ply") == 1
    assert len((tmp_path / "begun").read_text(encoding="ascii").split()) == 3


def with_ana(url: str) -> None:
    """Stores a player who can sit at a table."""
    store = Store(url)
    store.write(add_player(Player(id="p0", name="Ana"), "secret"))
    store.close()


@pytest.mark.usefixtures("_compiled_already")
def test_one_whose_process_dies_every_time_does_not_cost_others_their_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stol.table.worker.RETRY_DELAYS", (0.0, 0.0))
    install(monkeypatch, tmp_path, "deadly-bots", DEADLY, deadly="deadly_bots:Deadly")

    async def main() -> None:
        thinking, view = Opponents(1), first_view(Game("pixies").start())
        keys = [BotKey("TABLE", seat, level, 0) for seat, level in enumerate(("deadly", "random"))]
        answers = await asyncio.gather(*(thinking.move(view, key, 0) for key in keys), return_exceptions=True)
        assert [isinstance(answer, str) for answer in answers] == [False, True]
        thinking.close()

    asyncio.run(main())


@pytest.mark.usefixtures("_compiled_already")
def test_a_bot_is_kept_between_its_moves_and_begins_anew_after_one_is_taken_back(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, tmp_path, "counting-bots", COUNTING, counting="counting_bots:Counting")
    game, chance = Game("ingenious"), random.Random(1)
    with_ana(url)

    async def work(service: TableService) -> None:
        seated: list[Event] = [Sat(seat=0, player="p0", name="Ana"), Hired(seat=1, level="counting", name="Tea")]
        session = await opened(service, game, seated)
        for _ in range(2):
            await my_turn(session)
            await choose_any(service, session, chance)
        await my_turn(session)
        await service.act(session, lambda table: take_back(table, 0, table.undo_count))
        await choose_any(service, session, chance)
        await my_turn(session)

    with_service(url, work)
    assert (tmp_path / "counted").read_text(encoding="ascii").split() == ["1", "2", "1"]


async def my_turn(session: TableSession) -> None:
    await until(session, lambda table: 0 in table.to_choose())


@pytest.mark.usefixtures("_compiled_already")
def test_opponents_go_on_after_a_restart(url: str) -> None:
    game = Game("ingenious")
    lengths = []

    async def some_moves(service: TableService) -> None:
        session = await service.find("KRUMAV42") or await opened(service, game, opponents(game))
        await until(session, has_played(len(session.table.plays) + 4))
        lengths.append(len(session.table.plays))

    with_service(url, some_moves)
    with_service(url, some_moves)
    assert lengths[1] >= lengths[0] + 4


def test_rules_are_prepared_first_for_whom_somebody_waits(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stol.table.service.keys", lambda: ("pixies", "ingenious"))
    game = Game("ingenious", players=1)

    async def work(service: TableService) -> None:
        await service.open(plan_of(game), [])
        with pytest.raises(NotReady, match="ingenious"):
            await service.find("KRUMAV42")
        assert not is_ready(service, "ingenious")
        service.prepare()
        while not is_ready(service, "ingenious"):  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0)  # no longer: rules compiled before are ready at once, one game after the other
        assert not is_ready(service, "pixies")
        assert await service.find("KRUMAV42") is not None

    with_service(url, work)


def test_a_game_whose_compiling_process_dies_every_time_is_given_up_after_three_attempts(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("stol.table.service.RETRY_DELAY", 0.0)
    monkeypatch.setattr("stol.table.service.keys", lambda: ("deadly", "pixies"))
    place = "deadly_game:DEFINITION"
    install(monkeypatch, tmp_path, "deadly-game", DEADLY_GAME, group="stol.games", deadly=place)
    forget_games()

    async def work(service: TableService) -> None:
        service.prepare()
        await asyncio.gather(*service._background)  # noqa: SLF001 - until nothing is left to compile
        assert [is_ready(service, game) for game in ("deadly", "pixies")] == [False, True]
        with pytest.raises(CompileFailed, match="deadly"):
            service.require_ready("deadly")

    try:
        with_service(url, work)
    finally:
        forget_games()
    assert len((tmp_path / "begun").read_text(encoding="ascii").split()) == 3
    assert caplog.text.count("compiling the rules of deadly failed") == 3
    assert "deadly can't be played until the server is started again" in caplog.text


def forget_games() -> None:
    """Installed packages are looked through once; after this, once more."""
    for function in (registry.offers, registry.keys, registry.load):
        function.cache_clear()


def test_the_processes_end_with_the_one_that_started_them_even_if_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENT, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True, env=environment) as parent:
        assert parent.stdout is not None
        workers = [int(word) for word in parent.stdout.readline().split()]
        assert workers
        assert all(map(alive, workers))
        parent.kill()
    while any(map(alive, workers)):
        os.sched_yield()


def test_the_same_seat_thinks_the_same_with_the_same_seed_whoever_thinks() -> None:
    async def main() -> None:
        thinking = Opponents(1)
        view = first_view(Game("onecard").start())
        moves = [await thinking.move(view, BotKey(f"TABLE{number}", 0, "novice", 0), 5) for number in range(2)]
        assert moves[0] == moves[1]
        thinking.close()

    asyncio.run(main())


@pytest.mark.usefixtures("_compiled_already")
def test_an_opponent_gets_its_own_view_and_no_more(url: str) -> None:
    asked: list[tuple[Position, dict[str, object]]] = []
    game = Game("onecard", players=3)

    class Listening(Opponents):
        async def move(self, view: dict[str, object], key: BotKey, seed: int, caller: Caller = ANYBODY) -> str:
            asked.append((now(session[0].table), view))
            return await super().move(view, key, seed, caller)

    session: list[TableSession] = []

    async def main() -> None:
        service = TableService(Store(url), Listening(1), pace=0)
        await service.open(plan_of(game), [])
        found = await service.find("KRUMAV42")
        assert found is not None
        session.append(found)
        for seat in range(3):
            await service.act(found, partial(seats.hire, seat=seat, level="novice"))
        await until(found, lambda table: table.is_over)
        await service.close()

    asyncio.run(main())
    together = [(position, view) for position, view in asked if len(choosers(position)) > 1]
    assert {view["actor"] for _, view in together} == {0, 1, 2}
    assert all(view["chosen"] == [None] * 3 for _, view in together)
    assert all(view == asking(position, view["actor"]).view(view["actor"]) for position, view in together)  # type: ignore[arg-type]  # it is a seat


def test_what_was_compiled_once_is_not_compiled_at_every_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOL_CACHE_DIR", str(tmp_path))
    compile_game("onecard")

    async def main() -> None:
        thinking = Opponents(1)
        await thinking.prepare("onecard")
        assert not thinking._compiler.pids, "nobody had to be asked"  # noqa: SLF001 - there is no other sign of it
        thinking.close()

    asyncio.run(main())
