"""Real cards and dice: only the host enters outcomes, and nobody else learns anything by it."""

import random
import re
import time
from pathlib import Path

import pytest
from httpx import Response
from litestar.testing import TestClient

from page_checks import Element, read_page
from sampling import one_of
from stol import Game, Position, Record
from stol.deal import Deal
from stol.games.registry import KEYS
from stol.kernel.actors import WATCHER
from stol.table.events import Event, Sat
from stol.table.play import draw, play, start
from stol.table.simultaneous import asking, choosers
from stol.table.table import Table
from stol.web.app import Settings, create
from table.played_tables import now
from visitors import HOST, Server, Visitor, plan_for
from web.played_tables import NAMES, Laid
from web.test_secrets import answers, otherwise

MARKET = "b4+1 g6-4, r9  y5*"


def sit_together(server: Server, game: str, **fields: object) -> tuple[str, Visitor, Visitor]:
    """Two persons with real cards and dice; Ana is the host."""
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game=game, players=2, seat0="you", seat1="open", typed="on", **fields)
    ben.sit(address, 1)
    return address, ana, ben


def begun(server: Server) -> tuple[str, Visitor, Visitor]:
    """A table of Pixies at which the first card is to be revealed."""
    address, ana, ben = sit_together(server, "pixies")
    assert tell(ana, address, text="first:0").status_code == 303
    return address, ana, ben


def form(page: str, action: str) -> dict[str, str]:
    """The fields of the form of that name on a page, as a browser would send them."""
    (found,) = [form for form in read_page(page).all("form") if form.attributes.get("action", "").endswith(action)][:1]
    return {field.attributes["name"]: field.attributes.get("value", "") for field in found.all("input")}


def tell(who: Visitor, address: str, **fields: str) -> Response:
    """Enters outcomes by the form of the current page."""
    shown = form(who.get(address).text, "/chance")
    return who.post(f"{address}/chance", **(shown | fields))


def move(who: Visitor, address: str, text: str) -> Response:
    return who.post(f"{address}/moves", **(form(who.get(address).text, "/moves") | {"move": text}))


def sequence(page: str) -> int:
    """How much of the table's log a page shows."""
    (body,) = read_page(page).all("body")
    return int(body.attributes["data-sequence"])


def dealing(page: str) -> Element | None:
    return next(iter(read_page(page).all("section", id="dealing")), None)


def choosing(position: Position, seat: int, chance: random.Random) -> str:
    return chance.choice(sorted(asking(position, seat).legal()))


# ---- whole games


@pytest.mark.parametrize("key", one_of(KEYS, "whole games by real cards"))
def test_a_game_by_real_cards_is_the_same_as_the_game_dealt(server: Server, key: str) -> None:
    address, *people = sit_together(server, key)
    position, deal, chance, moves = Game(key).start(), Deal("a real deck"), random.Random(1), list[str]()
    while position.actor is not None:
        done: list[str] = []
        if position.actor == "chance":
            while position.actor == "chance" and len(done) < 4:
                done.append(deal.outcome(position))
                position = position.play(done[-1])
            assert tell(people[0], address, text=", ".join(done)).status_code == 303
        else:
            for seat in choosers(position):
                done.append(choosing(position, seat, chance))
                assert move(people[seat], address, done[-1]).status_code == 303
                position = position.play(done[-1])
        moves += done
    record = Record.from_json(people[1].get(f"{address}/record").text)
    assert record.moves == tuple(moves)
    assert record.result == position.result


def test_opponents_play_at_such_a_table_as_ever(server: Server) -> None:
    ana, chance = server.person("Ana"), random.Random(2)
    address = ana.open(game="onecard", players=3, seat1="bot:novice", seat2="bot:casual", typed="on")
    deal = Deal("3")
    ana.get(address)
    while not (table := server.table(address)).is_over and len(table.turns) < 25:
        if sequence(ana.get(address).text) < table.sequence:
            time.sleep(0.01)  # a move is stored a moment before pages show it
        elif table.awaits_chance:
            assert tell(ana, address, outcome=deal.outcome(now(table))).status_code == 303
        elif 0 in table.to_choose():
            move(ana, address, choosing(now(table), 0, chance))
        else:
            time.sleep(0.01)
    assert {seat for turn in table.turns for seat in turn.seats} == {0, 1, 2}


def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", pace=0, limited=False, workers=1)
    secret = address = ""
    for entry, count in (("first:0 b4+1", 2), ("g6-4 r9", 4), ("y5*", 5)):
        with TestClient(create(settings), base_url=HOST, raise_server_exceptions=False) as client:
            server = Server(client)
            server.until_ready()
            ana = Visitor(server, secret) if secret else server.person("Ana")
            address = address or ana.open(game="pixies", seat1="here", typed="on")
            secret = ana.secret
            assert tell(ana, address, text=entry).status_code == 303
            assert len(server.table(address).moves) == count


# ---- what the host sees, and the others


def test_the_host_is_asked_and_the_others_are_told_to_wait(server: Server) -> None:
    address, ana, ben = begun(server)
    mine, bens = ana.get(address).text, ben.get(address).text
    asked = dealing(mine)
    assert asked is not None
    assert "Which card was revealed?" in asked.text
    assert len(asked.all("button", name="outcome")) == 70
    assert {option.attributes["value"] for option in asked.all("option")} >= {"b4+1", "m2"}
    assert read_page(mine).all("title")[0].text.startswith("●")
    for other in (bens, server.stranger().get(address).text):
        assert dealing(other) is None
        assert 'name="outcome"' not in other
        assert "Ana deals: waiting for the card" in read_page(other).all("p", **{"class": "turn"})[0].text


def test_without_a_script_the_hosts_page_is_not_fetched_anew_while_typing(server: Server) -> None:
    address, ana, ben = begun(server)
    assert "http-equiv" not in ana.get(address).text
    assert "http-equiv" in ben.get(address).text


def test_enter_in_the_field_sends_what_was_typed(server: Server) -> None:
    """A browser presses the form's first button: that must not be a card."""
    address, ana, _ = begun(server)
    page = read_page(ana.get(address).text)
    own = {id(button) for form in page.all("form", id="chance") for button in form.all("button")}
    first = next(b for b in page.all("button") if id(b) in own or b.attributes.get("form") == "chance")
    assert "name" not in first.attributes


def test_a_host_without_a_seat_is_a_referee(server: Server) -> None:
    host, ben, eve = server.person("Host"), server.person("Ben"), server.person("Eve")
    address = host.open(game="clustered", players=2, seat0="open", seat1="bot:novice", typed="on", watch="off", sent=1)
    ben.sit(address, 0)
    assert tell(host, address, text="2tf 1ch 3sd J 2td").status_code == 303
    page = host.get(address).text
    assert dealing(page) is not None
    assert not re.search(r"card=2tf|two filled triangles", read_page(page).all("main")[0].text)
    assert "The host deals" in ben.get(address).text
    assert eve.get(address).status_code == 403
    assert "You deal" in host.get("/").text


def test_it_is_said_to_all_in_the_waiting_room_and_in_the_menu(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", players=2, seat1="open", typed="on")
    assert "You tell what the real cards and dice show." in ana.get(address).text
    assert "Ana tells what the real cards and dice show." in ben.get(address).text
    ben.sit(address, 1)
    assert "Ana tells what the real cards and dice show." in read_page(ben.get(address).text).all(id="menu")[0].text
    plain = ana.open(game="pixies", players=2, seat1="open")
    assert "real cards" not in ana.get(plain).text


def test_the_wish_comes_back_from_the_setup(server: Server) -> None:
    page = read_page(server.person("Ana").get("/setup?game=onecard&typed=on").text)
    assert "checked" in page.all("input", name="typed")[0].attributes
    assert server.person("Ana").post("/tables", game="onecard", typed="perhaps").status_code == 400


REAL = [("pixies", 3, 5), ("onecard", 3, 7), ("clustered", 3, 9), ("ingenious", 3, 11)]


@pytest.mark.parametrize(("key", "players", "moves"), REAL, ids=str)
def test_nobody_but_the_host_learns_what_may_be_drawn(server: Server, key: str, players: int, moves: int) -> None:
    laid = lay(server, Game(key, players), moves)
    others = [(1, laid.people[1]), (2, laid.people[2]), (WATCHER, server.stranger()), (WATCHER, server.person("Eve"))]
    for seat, visitor in others:
        before = told(visitor, laid)
        with otherwise(laid.session, seat, 7):
            assert told(visitor, laid) == before


def told(visitor: Visitor, laid: Laid) -> dict[str, tuple[int, str]]:
    """All responses to a visitor, including those to the host's actions."""
    got, ply = answers(visitor, laid, []), now(laid.session.table).ply
    for outcome in now(laid.session.table).chance():
        answer = visitor.post(f"{laid.address}/chance", ply=ply, outcome=outcome)
        got["chance"] = answer.status_code, answer.text
    page = visitor.get(f"{laid.address}?told=zz")
    return got | {"page": (page.status_code, page.text)}


def lay(server: Server, game: Game, moves: int) -> Laid:
    """In the middle of a game, where something is to be drawn."""
    people = [server.person(name) for name in NAMES[: game.players]]
    plan = plan_for(people[0], game.key, game.players, dict(game.options), real_components=True)
    table, deal, chance = Table(plan), Deal("5"), random.Random(moves)
    log: list[Event] = [Sat(seat=seat, player=who.id, name=NAMES[seat]) for seat, who in enumerate(people)]
    table.extend(log)
    log += start(table)
    table.extend(log[-1:])
    while not (table.awaits_chance and len(table.turns) >= moves):
        log += next_event(table, deal, chance)
        table.extend(log[-1:])
    return Laid(server, server.open(plan, log), people)


def next_event(table: Table, deal: Deal, chance: random.Random) -> list[Event]:
    if table.awaits_chance:
        return draw(table, now(table).ply, [deal.outcome(now(table))])
    seat = table.to_choose()[0]
    return play(table, seat, asking(now(table), seat).ply, choosing(now(table), seat, chance))
