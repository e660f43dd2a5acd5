"""No secrets of a game at another table: a named deal is not opened twice, and hints that are off stay off."""

from concurrent.futures import ThreadPoolExecutor
from typing import NoReturn

import pytest

from random_games import GAMES, choices, played
from stol import Game, Position, Record
from stol.table.deal_claims import is_for_several
from stol.table.met_positions import pieces
from stol.text import speak
from visitors import Server, Visitor
from web.api.programs import Program
from web.entry_forms import read_entry, typed
from web.played_tables import lay

TWO = {"game": "ingenious", "players": 2}


def begun(server: Server, deal: str) -> tuple[str, Visitor, Visitor]:
    """A running table of a named deal, where two people hide their racks from each other."""
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(**TWO, seat0="you", seat1="open", deal=deal)
    ben.sit(address, 1)
    return address, ana, ben


def test_a_deal_that_is_played_with_others_is_not_opened_again_to_see_their_racks(server: Server) -> None:
    address, ana, ben = begun(server, "twice")
    for visitor in (ana, ben):
        refused = visitor.post("/tables", **TWO, seat0="bot:novice", seat1="you", deal="twice")
        assert (refused.status_code, "You are playing this deal with others" in refused.text) == (403, True)
    assert Program(server, ana.secret).post("/tables", game="ingenious", deal="twice").json()["id"] == "deal-in-play"
    ana.open(**TWO, seat0="you", deal="another")
    ana.post(f"{address}/close")
    ana.open(**TWO, seat0="bot:novice", seat1="you", deal="twice")


def test_other_tables_of_a_deal_are_closed_to_those_who_play_it_with_others(server: Server) -> None:
    address, ana, _ = begun(server, "looked at")
    eve = server.person("Eve")
    other = eve.open(**TWO, seat0="you", seat1="bot:novice", deal="looked at")
    assert server.stranger().get(other).status_code == 200
    assert ana.get(other).status_code == 403
    assert Program(server, ana.secret).get(f"{other}/view").status_code == 403
    ana.post(f"{address}/close")
    assert ana.get(other).status_code == 200


def test_whoever_knows_a_deal_does_not_sit_down_with_others_and_all_are_told(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    ben.open(**TWO, seat0="you", seat1="bot:novice", deal="known")
    address = ana.open(**TWO, seat0="you", seat1="open", deal="known")
    assert "whoever has played or seen it knows what comes" in ben.get(address).text
    refused = ben.post(f"{address}/sit", seat=1)
    assert (refused.status_code, "You know this deal" in refused.text) == (403, True)
    assert ben.post("/tables", **TWO, seat0="you", seat1="open", deal="known").status_code == 403
    assert server.session_at(address).table.seats[1].is_open
    server.person("Cleo").sit(address, 1)


def test_whoever_knows_a_deal_does_not_join_it_from_the_lobby_or_by_an_invitation(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    ben.open(**TWO, seat0="you", seat1="bot:novice", deal="listed")
    address = ana.open(**TWO, seat0="you", seat1="open", deal="listed", public="on")
    refused = ben.post(f"{address}/join")
    assert (refused.status_code, "You know this deal" in refused.text) == (403, True)
    assert server.session_at(address).table.seats[1].is_open
    assert server.person("Cleo").post(f"{address}/join").status_code == 303


def test_tables_of_a_deal_that_are_opened_at_the_same_moment_show_nobody_elses_rack(server: Server) -> None:
    ana = server.person("Ana")
    with_others = {**TWO, "seat0": "you", "seat1": "open", "deal": "at once"}
    alone = {**TWO, "seat0": "bot:novice", "seat1": "you", "deal": "at once"}
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda wanted: ana.post("/tables", **wanted), [with_others, alone] * 4))
    assert {answer.status_code for answer in answers} <= {303, 403}
    kinds = [
        is_for_several(server.session_at(answer.headers["location"]).table)
        for answer in answers
        if answer.status_code == 303
    ]
    assert kinds, "one of them was first"
    assert not any(kinds) or len(kinds) == 1


def test_one_deal_is_compared_as_before_by_those_who_play_it_alone(server: Server) -> None:
    ana = server.person("Ana")
    for level in ("novice", "casual"):
        ana.open(**TWO, seat0="you", seat1=f"bot:{level}", deal="compared")


@pytest.fixture(scope="module")
def without_hints(server: Server) -> tuple[str, Visitor]:
    """A running table of Pixies without hints, and one of its players."""
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", players=2, seat0="you", seat1="open", hints="off", sent="1")
    ben.sit(address, 1)
    return address, ana


def test_a_running_table_without_hints_is_not_played_on_from_on_the_side(
    server: Server, without_hints: tuple[str, Visitor]
) -> None:
    address, ana = without_hints
    assert not server.session_at(address).table.plan.hints
    position = server.session_at(address).table.position
    assert position is not None
    for visitor in (ana, server.person("Eve")):
        for seat in range(2):
            refused = visitor.post(f"{address}/continue", ply=position.ply, seat=seat)
            assert refused.status_code == 403
    assert "there are no hints" in ana.post(f"{address}/continue", ply=position.ply, seat=0).text
    assert f'action="{address}/continue"' not in ana.get(f"{address}/review").text


def test_records_and_positions_are_compared_in_the_process_for_checks_and_not_with_any_number_of_tables(
    server: Server, without_hints: tuple[str, Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ana = without_hints
    game = next(one for one in GAMES if one.key == "pixies")
    text, form = played(game).to_json(), typed(choices(game)[9])

    def fail(*_: object) -> NoReturn:
        pytest.fail("this server answers nobody meanwhile")

    with monkeypatch.context() as here:
        here.setattr(Record, "positions", fail)
        here.setattr(Position, "view", fail)
        assert ana.post("/records", text=text).status_code == 303
    monkeypatch.setattr("stol.web.service.own_hands.MOST_COMPARED", 0)
    for refused in (ana.post("/records", text=text), ana.post("/enter", **form, do="open")):
        assert (refused.status_code, "at too many tables without hints" in refused.text) == (403, True)
    assert server.person("Eve").post("/records", text=text).status_code == 303


def test_whoever_plays_without_hints_does_not_enter_that_position_or_its_record(
    server: Server, without_hints: tuple[str, Visitor]
) -> None:
    address, ana = without_hints
    table = server.session_at(address).table
    assert table.position is not None
    form = typed(table.position)
    refused = ana.post("/enter", **form, do="open")
    assert (refused.status_code, "at another table without hints" in refused.text) == (403, True)
    record = Record(table.game(), table.moves).to_json()
    assert ana.post("/records", text=record).status_code == 403
    assert server.person("Eve").post("/enter", **form, do="open").status_code == 303
    for other in (game for game in GAMES if game.key in {"pixies", "ingenious"}):
        assert ana.post("/records", text=played(other).to_json()).status_code == 303
        assert ana.post("/enter", **typed(choices(other)[9]), do="open").status_code == 303
    ana.post(f"{address}/close")
    assert ana.post("/enter", **form, do="open").status_code == 303


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_position_that_is_typed_in_is_known_again(game: Game) -> None:
    found = [(one, read_entry(typed(one), speak(), seed="1").position) for one in choices(game)[2:20:6]]
    known = [
        (pieces(one, one.actor), pieces(again, one.actor))
        for one, again in found
        if again and isinstance(one.actor, int)
    ]
    assert known
    assert all(one == again for one, again in known)
    assert len({one for one, _ in known}) == len(known)


def test_a_table_that_allows_hints_is_played_on_from_as_before(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 6, (0, 1))
    ply = laid.session.table.position.ply if laid.session.table.position else 0
    seat = laid.session.table.to_choose()[0]
    assert laid.people[seat].post(f"{laid.address}/continue", ply=ply, seat=seat).status_code == 303
