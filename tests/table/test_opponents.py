"""Opponents play at tables: with each other, with persons, from their own views."""

import asyncio
import random
from functools import partial
from pathlib import Path

import pytest

from bots.packages import install
from stol import Game, Position
from stol.table import seats
from stol.table.events import Event, Hired, Sat
from stol.table.fair_queue import Caller
from stol.table.kept_bots import BotKey
from stol.table.opponents import ANYBODY, Opponents, first_view
from stol.table.service import TableService
from stol.table.session import TableSession
from stol.table.simultaneous import asking, choosers
from stol.table.store import Store
from stol.table.undo import take_back
from table.opponent_tables import choose_any, has_played, my_turn, opened, until, with_ana, with_service
from table.played_tables import now, opponents, plan_of, same

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


@pytest.mark.usefixtures("_compiled_already")
def test_opponents_play_whole_games_by_themselves(sqlite_url: str) -> None:
    games = [Game("pixies"), Game("onecard", players=3, draft=True), Game("clustered"), Game("ingenious", players=3)]

    async def work(service: TableService) -> None:
        lives = [await opened(service, game, opponents(game), f"TABLE{place}") for place, game in enumerate(games)]
        await asyncio.gather(*(until(session, lambda table: table.is_over) for session in lives))
        for session in lives:
            assert same(service.store.load(session.table.plan), session.table)
            assert now(session.table).result is not None

    with_service(sqlite_url, work)


@pytest.mark.usefixtures("_compiled_already")
def test_a_person_plays_with_opponents_and_lets_one_stand_in(sqlite_url: str) -> None:
    game, chance = Game("onecard"), random.Random(1)
    with_ana(sqlite_url)

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

    with_service(sqlite_url, work)


@pytest.mark.usefixtures("_compiled_already")
def test_an_opponent_that_can_not_think_makes_any_move(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work(service: TableService) -> None:
        session = await opened(service, Game("pixies"), opponents(Game("pixies"), "somebody of a later version"))
        await until(session, has_played(3))

    with_service(sqlite_url, work)
    assert "'somebody of a later version' failed in pixies at ply" in caplog.text


@pytest.mark.usefixtures("_compiled_already")
def test_a_bot_is_kept_between_its_moves_and_begins_anew_after_one_is_taken_back(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, tmp_path, "counting-bots", COUNTING, counting="counting_bots:Counting")
    game, chance = Game("ingenious"), random.Random(1)
    with_ana(sqlite_url)

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

    with_service(sqlite_url, work)
    assert (tmp_path / "counted").read_text(encoding="ascii").split() == ["1", "2", "1"]


@pytest.mark.usefixtures("_compiled_already")
def test_opponents_go_on_after_a_restart(sqlite_url: str) -> None:
    game = Game("ingenious")
    lengths = []

    async def some_moves(service: TableService) -> None:
        session = await service.find("KRUMAV42") or await opened(service, game, opponents(game))
        await until(session, has_played(len(session.table.plays) + 4))
        lengths.append(len(session.table.plays))

    with_service(sqlite_url, some_moves)
    with_service(sqlite_url, some_moves)
    assert lengths[1] >= lengths[0] + 4


def test_the_same_seat_thinks_the_same_with_the_same_seed_whoever_thinks() -> None:
    async def main() -> None:
        thinking = Opponents(1)
        view = first_view(Game("onecard").start())
        moves = [await thinking.move(view, BotKey(f"TABLE{number}", 0, "novice", 0), 5) for number in range(2)]
        assert moves[0] == moves[1]
        thinking.close()

    asyncio.run(main())


@pytest.mark.usefixtures("_compiled_already")
def test_an_opponent_gets_its_own_view_and_no_more(sqlite_url: str) -> None:
    asked: list[tuple[Position, dict[str, object]]] = []
    game = Game("onecard", players=3)

    class Listening(Opponents):
        async def move(self, view: dict[str, object], key: BotKey, seed: int, caller: Caller = ANYBODY) -> str:
            asked.append((now(session[0].table), view))
            return await super().move(view, key, seed, caller)

    session = list[TableSession]()

    async def main() -> None:
        service = TableService(Store(sqlite_url), Listening(1), pace=0)
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
