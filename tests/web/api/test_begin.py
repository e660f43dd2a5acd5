"""Opening tables from an entered table, by the API."""

import random
from typing import Any

import pytest

from stol import Game, Position
from stol.games.registry import KEYS
from visitors import Server
from web.api.programs import any_move, program
from web.pages.test_table_entry import middle


def lying(position: Position) -> dict[str, Any]:
    """What the seat that is to move sees."""
    assert isinstance(position.actor, int)
    return position.view(position.actor)


@pytest.mark.parametrize("key", KEYS)
def test_a_real_table_is_played_on_from_as_it_lies(server: Server, key: str) -> None:
    position = middle(Game(key))
    ana, seat = program(server, "Ana"), position.actor
    assert isinstance(seat, int)
    seats = ["open", "open"]
    seats[seat] = "you"
    opened = ana.done("/tables", game=key, begin=lying(position), seats=seats)
    address = f"/tables/{opened['code']}"
    program(server).done(f"{address}/seats", seat=1 - seat)
    assert ana.told(f"{address}/view", seat=seat) == lying(position)
    assert ana.told(f"{address}/legal")["moves"] == position.legal()
    assert ana.done(f"{address}/moves", **any_move(ana, address, seat, random.Random(1)))["sequence"]


def test_what_is_hidden_is_made_up_anew_each_time(server: Server) -> None:
    position, ana = middle(Game("ingenious")), program(server)
    seat = 1 - int(position.actor or 0)
    racks = []
    for _ in range(4):
        opened = ana.done("/tables", game="ingenious", begin=lying(position), seats=["here", "here"])
        racks.append(ana.told(f"/tables/{opened['code']}/view", seat=seat)["racks"][seat])
    assert any(rack != racks[0] for rack in racks)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"market": ["b4+1", "b4+1"]}, "b4+1"),
        ({"market": 7}, "market"),
        ({"castle": 1}, "castle"),
        ({"turn": 9}, "turn"),
        ({"game": "onecard"}, "'game' of the table"),
        ({"players": 3}, "'players' of the table"),
        ({"options": {"flower_power": True}}, "'options' of the table"),
    ],
    ids=str,
)
def test_a_table_that_cant_lie_like_this_is_refused_with_the_place(
    server: Server, changed: dict[str, object], words: str
) -> None:
    ana = server.person("Ana")
    table = lying(middle(Game("pixies"))) | changed
    answer = ana.ask("POST", "/api/tables", json={"game": "pixies", "begin": table})
    assert (answer.status_code, answer.json()["id"], answer.json()["field"]) == (400, "bad-table", "begin")
    assert words in answer.json()["detail"]
    assert not server.store.tables_of(ana.id, over=False, limit=1)


def test_a_table_from_elsewhere_is_no_deal_that_others_play(server: Server) -> None:
    table, ana = lying(middle(Game("pixies"))), program(server)
    told = ana.refused(400, "bad-options", "/tables", game="pixies", begin=table, deal="from elsewhere")
    assert "begins as it lay somewhere" in told["detail"]
    assert ana.told("/deals/pixies/from elsewhere")["running"] == 0


@pytest.mark.parametrize("begin", [7, "x", ["market"]])
def test_what_is_no_table_at_all_is_named(server: Server, begin: object) -> None:
    assert program(server).refused(400, "unread", "/tables", game="pixies", begin=begin)["field"] == "begin"


def test_a_switch_that_is_none_is_named(server: Server) -> None:
    for name in ("hints", "typed", "deal"):
        assert program(server).refused(400, "unread", "/tables", game="pixies", **{name: 7})["field"] == name
