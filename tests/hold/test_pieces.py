"""Pieces that somebody may not know of are found in views and pages, and only those."""

import random
from typing import Any

import msgspec
import pytest
from bench.hold.leaks import literal, pieces
from bench.hold.leaks.check import Check
from bench.hold.leaks.clients import Sent
from bench.hold.leaks.literal import Search
from bench.hold.leaks.plant import KINDS, Plot
from bench.hold.leaks.truth import moment

from stol import Game
from stol.table.table import Table
from stol.text import speak
from table.played_tables import now, play_on, started

HIDING: list[tuple[str, int, dict[str, Any]]] = [
    ("clustered", 3, {}),
    ("ingenious", 2, {}),
    ("ingenious", 4, {"teams": True, "open_partners": True}),
]


def halfway(key: str, players: int, options: dict[str, Any]) -> Table:
    table = started(Game.of(key, players, options), seed="ab" * 16)
    for _ in play_on(table, random.Random(2), 9):
        pass
    return table


def sent(seat: int | None, answer: object) -> Sent:
    return Sent("somebody", seat, "GET /view", 200, "application/json", b"\n\n" + msgspec.json.encode(answer))


def found(table: Table, answer: Sent) -> list[str]:
    check = Check(table)
    check.learn(moment(table))
    return list(check.found(answer, moment(table), Search({})))


@pytest.mark.parametrize(("key", "players", "options"), HIDING, ids=str)
def test_what_a_seat_sees_is_no_leak(key: str, players: int, options: dict[str, Any]) -> None:
    table = halfway(key, players, options)
    for seat in range(players):
        assert not found(table, sent(seat, now(table).view(seat)))
    assert not found(table, sent(None, now(table).open_view()))


@pytest.mark.parametrize(("key", "players", "options"), HIDING, ids=str)
def test_everything_is_a_leak_for_anybody(key: str, players: int, options: dict[str, Any]) -> None:
    table = halfway(key, players, options)
    for seat in (None, *range(players)):
        assert found(table, sent(seat, {"view": now(table).view()}))


def test_the_schema_of_a_view_is_no_view() -> None:
    table = halfway("clustered", 3, {})
    schema = {"actor": {"type": "integer"}, "ply": {"type": "integer"}, "chosen": {"items": {}, "type": "array"}}
    assert not found(table, sent(0, {"properties": schema}))


@pytest.mark.parametrize(
    ("where", "seat", "ids", "found_ones"),
    [
        ("GET /api/people", 0, ["other"], 0),
        ("GET /api/people", None, ["other"], 1),
        ("GET /me/data.json", 0, ["own"], 0),
        ("GET /me/data.json", None, ["own"], 0),
        ("GET /me/data.json", 0, ["own", "other"], 1),
        ("GET /tables/X", 0, ["own"], 1),
    ],
)
def test_ids_belong_where_people_are_listed_and_into_ones_own_data(
    where: str, seat: int | None, ids: list[str], found_ones: int
) -> None:
    table = halfway("clustered", 3, {})
    told = Sent("somebody", seat, where, 200, "application/json", b"\n\n" + msgspec.json.encode(ids), player="own")
    search = Search(dict.fromkeys((b"own", b"other"), literal.ID))
    assert len(list(Check(table).found(told, moment(table), search))) == found_ones


def test_partners_may_show_their_racks_and_nobody_else() -> None:
    table = halfway("ingenious", 4, {"teams": True, "open_partners": True})
    everything = now(table).view()
    assert not list(pieces.open_hands(now(table).view(0), everything, 0))
    assert list(pieces.open_hands(now(table).view(0), everything, 1))


def test_a_choice_in_secret_is_its_owners_alone() -> None:
    view = {"actor": 0, "ply": 5, "chosen": ["mark 07", None]}
    everything = {"game": "onecard"}
    assert not list(pieces.open_hands(view, everything, 0))
    assert list(pieces.open_hands(view, everything, 1))


@pytest.mark.parametrize("key", ["clustered", "ingenious"])
def test_a_page_that_names_a_hidden_piece_is_found(key: str) -> None:
    table = halfway(key, 2, {})
    naming, everything = pieces.NAMINGS[key], now(table).view()
    known = naming.known(everything, 0)
    hidden = next(piece for piece in everything[naming.field][1] if piece not in known | {pieces.JOKER})
    own = next(piece for piece in everything[naming.field][0] if piece != pieces.JOKER)
    for page in ('<a data-piece="tile-{}-1">', '<a href="/tables/X?tile={}">', '<button value="{}@1,2:1,3">'):
        assert list(pieces.in_page(naming, page.format(hidden), known))
        assert not list(pieces.in_page(naming, page.format(own), known))
    words = naming.word(speak(), hidden)
    assert list(pieces.in_page(naming, f"<p>a {words}</p>", known))


def test_words_are_no_tiles() -> None:
    naming = pieces.NAMINGS["ingenious"]
    assert not list(pieces.codes(naming, '{"detail": "Let it go by. Go on by itself, by all means"}', set()))
    assert list(pieces.codes(naming, '{"racks": [["by"]]}', set())) == ["by"]


def test_each_kind_of_leak_is_planted_and_found() -> None:
    table, planted = halfway("clustered", 2, {}), set()
    check = Check(table)
    check.learn(moment(table))
    view = sent(0, now(table).view(0))
    page = Sent("somebody", 0, "GET /tables/X", 200, "text/html", b"\n\n<html><main>x</main></html>")
    record = Sent("somebody", 0, "GET /tables/X/record", 403, "text/html", b"\n\nno")
    search = literal.now(literal.until_the_end(literal.always([("tok-en", "i-d")], []), table.plan.seed), table)
    for kind, plant in KINDS.items():
        for answer in (view, page, record):
            plot = Plot(answer, table, moment(table), {"tok-en": "i-d"}, check.known(answer), random.Random(3))
            leak = plant(plot)
            if leak is not None:
                planted.add(kind)
                assert list(check.found(leak, moment(table), search)), kind
            assert not list(check.found(answer, moment(table), search))
    assert planted == set(KINDS) - {"a choice in a view"}
