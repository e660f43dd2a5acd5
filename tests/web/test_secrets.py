"""What somebody may not know is in nothing that is sent to them: with something else hidden, all answers are the same.

So that is checked for every route, and for everybody who might ask: at a table in the middle of a game, what is hidden
from a visitor is dealt anew, and whatever the server answers has to stay as it was, to the letter.
"""

import contextlib
import logging
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from stol.kernel.actors import WATCHER
from stol.kernel.rng import seed as begin
from stol.position import Game, Position
from stol.record import Record
from stol.table.change import open_table
from stol.table.log_names import log_name
from stol.table.session import TableSession
from stol.table.simultaneous import asking
from stol.table.store import Conflict
from stol.table.table import Table
from stol.web.api.stream import Told, stream_data
from stol.web.scene import replay
from stol.web.scene.replay import Replay, Step
from stol.web.service.visitor import digest
from table.played_tables import play_on
from visitors import Server, Visitor, code_of
from web.played_tables import Laid, lay

GAMES: list[tuple[str, int, dict[str, Any], int]] = [
    ("pixies", 3, {}, 5),
    ("onecard", 3, {}, 7),
    ("onecard", 3, {"draft": True}, 2),
    ("clustered", 3, {}, 9),
    ("ingenious", 3, {}, 11),
    ("ingenious", 4, {"teams": True, "open_partners": True}, 6),
]
"""With how many moves have been made."""


def redealt(position: Position, seat: int, number: int) -> Position:
    """The same position, as far as a seat or a watcher can know, with what is hidden dealt anew."""
    state, rng = position.state, np.zeros(1, np.uint64)
    begin(rng, number, 0)
    position.game.definition.rules.redeal(state, seat, rng)
    return Position(position.game, state)


def other_choices(table: Table, seat: int) -> dict[int, str]:
    """Made in secret by the others: each another one, where there was one to make."""
    assert table.position is not None
    asked = {other: asking(table.position, other).legal() for other in table.choices if other != seat}
    return {
        other: next((move for move in asked.get(other, ()) if move != made), made)
        for other, made in table.choices.items()
    }


@contextlib.contextmanager
def otherwise(session: TableSession, seat: int, number: int) -> Iterator[None]:
    """While something else is hidden from a seat at this table."""
    table = session.table
    kept = table.position, table.before, table.choices
    assert table.position is not None
    table.choices = other_choices(table, seat)
    table.position = redealt(table.position, seat, number)
    table.before = None if table.before is None else redealt(table.before, seat, number)
    yield
    table.position, table.before, table.choices = kept


def answers(visitor: Visitor, laid: Laid, asked: list[str]) -> dict[str, tuple[int, str]]:
    """All that this visitor can have from the server about a table, without changing it."""
    here, table = laid.address, laid.session.table
    assert table.position is not None
    pages = ["/", f"/join?code={code_of(here)}", here, f"{here}?final=1", f"{here}/record"]
    pages += [f"{here}/seat/{seat}" for seat in range(table.plan.players)]
    pages += [f"{here}?why={move}" for move in asked]
    pages += [f"/api{here}{path}" for path in ("", "/view", "/legal", "/record", "/chance", "/review")]
    pages += [f"/api{here}/{path}?seat={seat}" for path in ("view", "legal") for seat in range(table.plan.players)]
    others = set(range(table.plan.players)) - set(table.seats_of(visitor.id))
    pages += [f"/api{here}/{path}seat={seat}" for path in ("hint?", "view?ply=0&") for seat in others]
    got = {page: visitor.get(page) for page in pages}
    for seat in range(table.plan.players):
        for ply in (table.position.ply, 0):
            sent = {"seat": seat, "ply": ply, "move": "nonsense"}
            got[f"move {seat} {ply}"] = visitor.post(f"{here}/moves", **sent)
            got[f"api {seat} {ply}"] = visitor.ask("POST", f"/api{here}/moves", json=sent)
    for move in asked:
        seat = next(iter(table.to_choose()), 0)
        if visitor is not laid.people[seat]:
            sent = {"seat": seat, "ply": table.position.ply, "move": move}
            got[f"move {move}"] = visitor.post(f"{here}/moves", **sent)
            got[f"api {move}"] = visitor.ask("POST", f"/api{here}/moves", json=sent)
    streams = {
        f"stream {viewpoint}": (0, written(stream_data(table, viewpoint, table.position.open_view())))
        for viewpoint in (None, *table.seats_of(visitor.id))
    }
    return {name: (answer.status_code, answer.text) for name, answer in got.items()} | streams


def written(message: Told) -> str:
    return msgspec.json.encode(message).decode()


def moves_of_others(table: Table, seat: int) -> list[str]:
    """Some that would tell something, if they were answered differently: what the others could do now, or soon."""
    assert table.position is not None
    legal = {move for other in table.to_choose() if other != seat for move in asking(table.position, other).legal()}
    return random.Random(3).sample(sorted(legal), min(3, len(legal)))


@pytest.mark.parametrize(("key", "players", "options", "moves"), GAMES, ids=str)
def test_nobody_is_sent_what_they_may_not_know(
    server: Server, key: str, players: int, options: dict[str, Any], moves: int
) -> None:
    laid = lay(server, Game.of(key, players, options), moves, tuple(range(players)))
    visitors = [*enumerate(laid.people[:players]), (WATCHER, server.stranger()), (WATCHER, server.person("Eve"))]
    for seat, visitor in visitors:
        asked = moves_of_others(laid.session.table, seat)
        before = answers(visitor, laid, asked)
        with otherwise(laid.session, seat, 7):
            assert answers(visitor, laid, asked) == before


@pytest.mark.parametrize(("key", "players", "options", "moves"), GAMES, ids=str)
def test_an_earlier_moment_tells_nobody_more_than_was_known_then(
    server: Server, monkeypatch: pytest.MonkeyPatch, key: str, players: int, options: dict[str, Any], moves: int
) -> None:
    laid = lay(server, Game.of(key, players, options), moves, tuple(range(players)))
    past = replay.replay_table(laid.session.table)
    for seat, visitor in [*enumerate(laid.people), (WATCHER, server.stranger())]:
        addresses = [f"{laid.address}/at/{step.ply}" for step in past.steps]
        before = [visitor.get(address).text for address in addresses]
        assert len(set(before)) == len(before)
        other = [
            Step(redealt(step.position, seat, 7), step.before and redealt(step.before, seat, 7)) for step in past.steps
        ]
        with monkeypatch.context() as patch:  # the same moments, with something else hidden
            patch.setattr(replay, "replay_table", lambda _table, other=other: Replay(past.positions, tuple(other)))
            assert [visitor.get(address).text for address in addresses] == before


@pytest.mark.parametrize(
    ("key", "options"), [("ingenious", {}), ("clustered", {}), ("onecard", {}), ("onecard", {"draft": True})], ids=str
)
def test_a_shared_device_shows_no_hand_before_it_is_handed_over(
    server: Server, key: str, options: dict[str, Any]
) -> None:
    laid = lay(server, Game.of(key, 2, options), 5, (0, 0))
    ana = laid.people[0]
    before = ana.get(laid.address).text, ana.get("/").text
    with otherwise(laid.session, WATCHER, 7):
        assert (ana.get(laid.address).text, ana.get("/").text) == before


@pytest.mark.parametrize("key", ["ingenious", "clustered"])
def test_what_is_dealt_anew_changes_what_its_owner_sees(server: Server, key: str) -> None:
    """Else the tests above would prove nothing."""
    laid = lay(server, Game(key, 2), 4, (0, 1))
    for seat, visitor in enumerate(laid.people):
        before = visitor.get(laid.address).text
        with otherwise(laid.session, WATCHER, 7):
            assert visitor.get(laid.address).text != before, seat


def test_a_secret_choice_is_its_owners_alone(server: Server) -> None:
    laid = lay(server, Game("onecard", 3), 0, (0, 1, 2))
    table = laid.session.table
    for event in play_on(table, random.Random(1), 200):
        if not event.applied:
            break
    assert table.choices
    for seat, visitor in enumerate(laid.people):
        before = visitor.get(laid.address).text
        with otherwise(laid.session, WATCHER, 7):
            assert (visitor.get(laid.address).text == before) == (seat not in table.choices)


def test_a_table_that_is_not_open_for_watching_is_closed_on_all_ways(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 4, (0, 1), watch=False)
    for visitor in (server.stranger(), server.person("Eve")):
        for page in ("", "?final=1", "/record", "/stream", "/at/0", "/at/3"):
            assert visitor.get(laid.address + page).status_code == 403, page
        assert visitor.post(f"{laid.address}/sit", seat=0).status_code in {403, 409}
        assert "Ana" not in visitor.get(laid.address).text
    assert laid.people[1].get(laid.address).status_code == 200


@pytest.mark.parametrize("game", ["ingenious", "onecard"])
def test_no_page_and_no_log_has_a_secret(server: Server, game: str, caplog: pytest.LogCaptureFixture) -> None:
    laid = lay(server, Game(game, 2), 4, (0, 1))
    caplog.set_level(logging.DEBUG)
    table = laid.session.table
    secrets = {table.plan.seed, *(value for who in laid.people for value in (who.secret, digest(who.secret), who.id))}
    for visitor in (*laid.people, server.stranger()):
        for status, text in answers(visitor, laid, ["x"]).values():
            assert status < 500
            assert not [secret for secret in secrets if secret in text]
    laid.people[0].post(f"{laid.address}/talk", text="hello")
    assert not [secret for secret in secrets if secret in caplog.text]


def test_an_error_of_the_database_does_not_tell_what_was_stored(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 4, (0, 1))
    plan = laid.session.table.plan
    with pytest.raises(Conflict, match=log_name(plan.code)) as problem:
        server.store.write(open_table(plan, []))
    told = f"{problem.value} {problem.value.__cause__}"
    assert "hidden" in told
    assert plan.seed not in told


def test_the_record_of_a_finished_game_can_be_had_by_all_who_may_watch(server: Server) -> None:
    for watch in (True, False):
        laid = lay(server, Game("pixies", 2), 10_000, (0, 1), watch=watch)
        answer = laid.people[1].get(f"{laid.address}/record")
        assert answer.status_code == 200
        assert answer.headers["content-disposition"].startswith("attachment")
        assert Record.from_json(answer.text).moves == tuple(server.table(laid.address).moves)
        assert laid.session.table.plan.seed in answer.text  # everybody may check the deal now
        assert server.stranger().get(f"{laid.address}/record").status_code == (200 if watch else 403)
