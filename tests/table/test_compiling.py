"""The rules of games are compiled in the background when a server starts."""

import asyncio
from pathlib import Path

import pytest

from bots.packages import install
from stol import Game
from stol.games import registry
from stol.table.opponents import Opponents, compile_game
from stol.table.preparation import CompileFailed, NotReady
from stol.table.service import TableService
from table.opponent_tables import with_service
from table.played_tables import is_ready, plan_of

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


def test_rules_are_prepared_first_for_whom_somebody_waits(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stol.table.preparation.keys", lambda: ("pixies", "ingenious"))
    game = Game("ingenious", players=1)

    async def work(service: TableService) -> None:
        await service.open(plan_of(game), [])
        with pytest.raises(NotReady, match="ingenious"):
            await service.find("KRUMAV42")
        assert not is_ready(service, "ingenious")
        service.start()
        while not is_ready(service, "ingenious"):  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0)  # no longer: rules compiled before are ready at once, one game after the other
        assert not is_ready(service, "pixies")
        assert await service.find("KRUMAV42") is not None

    with_service(sqlite_url, work)


def test_a_game_whose_compiling_process_dies_every_time_is_given_up_after_three_attempts(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("stol.table.preparation.RETRY_DELAY", 0.0)
    monkeypatch.setattr("stol.table.preparation.keys", lambda: ("deadly", "pixies"))
    place = "deadly_game:DEFINITION"
    install(monkeypatch, tmp_path, "deadly-game", DEADLY_GAME, group="stol.games", deadly=place)
    forget_games()

    async def work(service: TableService) -> None:
        service.start()
        while not service.preparation.is_done:  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)
        assert [is_ready(service, game) for game in ("deadly", "pixies")] == [False, True]
        with pytest.raises(CompileFailed, match="deadly"):
            service.preparation.require_ready("deadly")

    try:
        with_service(sqlite_url, work)
    finally:
        forget_games()
    assert len((tmp_path / "begun").read_text(encoding="ascii").split()) == 3
    assert caplog.text.count("compiling the rules of deadly failed") == 3
    assert "deadly can't be played until the server is started again" in caplog.text


def forget_games() -> None:
    """Installed packages are looked through once; after this, once more."""
    for function in (registry.offers, registry.keys, registry.load):
        function.cache_clear()


def test_what_was_compiled_once_is_not_compiled_at_every_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOL_CACHE_DIR", str(tmp_path))
    compile_game("onecard")

    async def main() -> None:
        thinking = Opponents(1)
        await thinking.prepare("onecard")
        assert not thinking._compiler.pids, "nobody had to be asked"  # noqa: SLF001 - there is no other sign of it
        thinking.close()

    asyncio.run(main())
