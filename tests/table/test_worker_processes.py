"""Worker processes of opponents that die or are killed."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bots.packages import install
from stol import Game
from stol.table.events import Event, Hired, Sat
from stol.table.kept_bots import BotKey
from stol.table.opponents import Opponents, first_view
from stol.table.service import TableService
from table.opponent_tables import has_played, opened, until, with_ana, with_service
from table.played_tables import opponents, same

PARENT = """
import asyncio
from stol import Game
from stol.table.kept_bots import BotKey
from stol.table.opponents import Opponents, first_view

async def main():
    thinking, view = Opponents(2), first_view(Game("ingenious").start())
    await asyncio.gather(*(thinking.move(view, BotKey("TABLE", seat, "novice", 0), 0) for seat in range(8)))
    print(*(pid for pids in thinking.pids().values() for pid in pids), flush=True)
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


def alive(pid: int) -> bool:
    """Whether a process runs; a zombie does not count."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def pids_of(thinking: Opponents) -> list[int]:
    return [pid for pids in thinking.pids().values() for pid in pids]


@pytest.mark.usefixtures("_compiled_already")
def test_an_opponent_whose_process_is_killed_is_replaced_and_the_game_goes_on(sqlite_url: str) -> None:
    game = Game("ingenious")

    async def work(service: TableService) -> None:
        session = await opened(service, game, opponents(game))
        killed = set()
        for plays in (2, 6):
            await until(session, has_played(plays))
            (pid,) = pids_of(service.opponents)
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        await until(session, lambda table: table.is_over)
        assert len(killed) == 2
        assert killed.isdisjoint(pids_of(service.opponents))
        assert same(service.store.load(session.table.plan), session.table)

    with_service(sqlite_url, work)


@pytest.mark.usefixtures("_compiled_already")
def test_an_opponent_whose_process_dies_every_time_makes_any_move_after_three_attempts(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("stol.table.worker.RETRY_DELAYS", (0.0, 0.0))
    install(monkeypatch, tmp_path, "deadly-bots", DEADLY, deadly="deadly_bots:Deadly")
    with_ana(sqlite_url)

    async def work(service: TableService) -> None:
        seated: list[Event] = [Hired(seat=0, level="deadly", name="Tea"), Sat(seat=1, player="p0", name="Ana")]
        session = await opened(service, Game("ingenious"), seated)
        await until(session, lambda table: 1 in table.to_choose())

    with_service(sqlite_url, work)
    assert caplog.text.count("'deadly' failed in ingenious at ply") == 1
    assert len((tmp_path / "begun").read_text(encoding="ascii").split()) == 3


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
