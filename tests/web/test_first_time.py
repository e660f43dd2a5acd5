"""What is told once: a gentle first game, the offer to be guided, and notes that are taken away for good."""

import functools
import itertools
import random
import re
from dataclasses import replace

import pytest

from page_checks import read_page
from random_games import positions
from stol import Game, Position
from stol.bots.simple import Greedy
from stol.deal import Deal
from stol.games.registry import KEYS
from stol.table.change import append_events, open_table
from stol.table.events import Event, Sat
from stol.table.play import start
from stol.table.ranking import end_of_table
from stol.table.simultaneous import asking, choosers
from stol.table.table import Table
from stol.text import speak
from stol.text.files import words
from stol.web.scene import games
from stol.web.scene.scene import Scene
from stol.web.service import first_time
from stol.web.service.first_time import GUIDED, due_note, is_note, note_key
from stol.web.service.visitor import digest
from table.played_tables import play_on
from visitors import Server, Visitor, plan_for

SAY = speak()
NOTES = sorted(
    re.findall(r"first-(pixies|onecard|clustered|ingenious)-(\w+) ", " ".join(f"{name} " for name in words("en").files))
)
"""Game and key of every note that there is."""


def scene_of(position: Position, seat: int) -> Scene:
    chosen = choosers(position)
    now = asking(position, seat) if seat in chosen else position
    legal = tuple(now.legal()) if seat in chosen else ()
    names = tuple("Ana" for _ in range(position.game.players))
    return Scene(view=now.view(seat), before=None, seat=seat, legal=legal, names=names, say=SAY, address="/tables/X")


def told(position: Position, seat: int = 0) -> list[str]:
    return list(games.find(position.game.key).firsts(scene_of(position, seat)))


def first_where(game: Game, key: str) -> Position:
    """The first position of some games in which the note is due to seat 0."""
    every = (position for number in itertools.count() for position in greedily(game, number))
    return next(position for position in every if position.actor is not None and key in told(position))


@functools.cache
def greedily(game: Game, number: int) -> list[Position]:
    """A game in which everybody takes what pays most at once."""
    mind, deal, found = Greedy(number), Deal(str(number)), [game.start()]
    while (actor := found[-1].actor) is not None:
        now = found[-1]
        found.append(now.play(mind.move(now.view(actor)) if isinstance(actor, int) else deal.outcome(now)))
    return found


# ---- what happens for the first time -------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "key"), NOTES)
def test_every_note_comes_in_a_game_and_cites_a_rule(game: str, key: str) -> None:
    letter = {"pixies": "P", "onecard": "O", "clustered": "C", "ingenious": "I"}[game]
    assert re.search(rf"Rules? {letter}\d+", SAY(f"first-{game}-{key}"))
    assert is_note(game, key)
    small = Game("clustered", table=[7, 5])  # on a large table nobody has to discard for many games
    first_where(small if (game, key) == ("clustered", "discard") else Game(game), key)


def test_nothing_special_has_happened_when_a_game_begins() -> None:
    for game in KEYS:
        position = next(position for position in positions(Game(game)) if isinstance(position.actor, int))
        assert set(told(position)) <= {"joker"}


def test_a_note_is_due_until_it_is_dismissed_and_then_the_next() -> None:
    position = first_where(Game("onecard"), "scored")
    scene = scene_of(position, 0)
    keys, progress = told(position), dict[str, int]()
    for key in keys:
        assert due_note(scene, progress, moved=True) == key
        progress[note_key("onecard", key)] = 1
    assert due_note(scene, progress, moved=True) is None


def test_who_watches_gets_no_notes() -> None:
    position = first_where(Game("clustered"), "run")
    watching = replace(scene_of(position, 0), view=position.open_view(), seat=None, legal=())
    assert due_note(watching, {}, moved=False) is None


# ---- dismissed for good --------------------------------------------------------------------------------------


def test_a_note_stands_above_the_table_once_and_is_gone_for_good(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.open(game="clustered", players=1, seat0="you")
    while "first-clustered" not in (page := noted(ana, address)):
        play_any(ana, address)
    key = page.removeprefix("first-clustered-")
    answer = ana.post("/notes", game="clustered", key=key, back=address)
    assert (answer.status_code, answer.headers["location"]) == (303, address)
    assert noted(ana, address) != page
    again = ana.open(game="clustered", players=1, seat0="you")
    for _ in range(12):
        assert noted(ana, again) != page
        play_any(ana, again)


def noted(who: Visitor, address: str) -> str:
    """The message of the note on the page, or nothing."""
    forms = read_page(who.get(address).text).all("form", action="/notes")
    assert len(forms) <= 1
    fields = {field.attributes["name"]: field.attributes["value"] for form in forms for field in form.all("input")}
    return f"first-{fields['game']}-{fields['key']}" if fields else ""


def play_any(who: Visitor, address: str) -> None:
    position = who.server.session_at(address).table.position
    assert position is not None
    assert who.post(f"{address}/moves", move=position.legal()[0], ply=position.ply, undone=0).status_code == 303


@pytest.mark.parametrize("sent", [("reversi", "run"), ("pixies", "nothing"), ("pixies", "run")])
def test_a_note_that_there_is_not_is_not_kept(server: Server, sent: tuple[str, str]) -> None:
    ana = server.person("Ana")
    assert ana.post("/notes", game=sent[0], key=sent[1]).status_code == 303
    assert progress(ana) == {}


def test_a_note_leads_to_no_other_server(server: Server) -> None:
    answer = server.person().post("/notes", game="pixies", key="down", back="https://elsewhere.example/")
    assert answer.headers["location"] == "/"


def progress(who: Visitor) -> dict[str, int]:
    found = who.server.store.find_player(digest(who.secret))
    assert found is not None
    return dict(found.progress)


# ---- the first game ------------------------------------------------------------------------------------------


def level(who: Visitor, game: str) -> str | None:
    """That of the computer player at the table that "Play now" opens."""
    opened = who.post(f"/play/{game}").headers["location"]
    return who.server.table(opened).seats[1].level


@pytest.mark.parametrize("game", KEYS)
def test_a_newcomer_begins_with_a_gentle_computer_player_and_who_finished_a_game_does_not(
    server: Server, game: str
) -> None:
    ana = server.person("Ana")
    assert level(ana, game) == "novice"
    assert level(ana, game) == "novice"  # opening a table is not finishing a game
    ben = who_finished(server, game)
    assert level(ben, game) == "club"
    assert progress(ben)[f"finished-{game}"] == 1
    other = next(key for key in KEYS if key != game)
    assert level(ben, other) == "novice"


def test_a_stranger_is_a_newcomer(server: Server) -> None:
    assert level(server.stranger(), "pixies") == "novice"


def who_finished(server: Server, game: str) -> Visitor:
    """Somebody who sat at a table of that game until its end."""
    ben = server.person("Ben")
    table = Table(plan_for(ben, game, 2, {}))
    log: list[Event] = [Sat(seat=seat, player=ben.id, name="Ben") for seat in range(2)]
    table.extend(log)
    log += start(table)
    table.extend(log[2:])
    log += play_on(table, random.Random(1), 10_000)
    assert table.is_over
    server.store.write(open_table(table.plan, []))
    server.store.write(append_events(table.plan.code, 0, log, end_of_table(table, log)))
    return ben


# ---- the offer to be guided ----------------------------------------------------------------------------------


@pytest.fixture
def with_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games have a guided first game."""
    monkeypatch.setattr(first_time, "has_lesson", lambda game: game in KEYS)


@pytest.mark.usefixtures("with_lessons")
def test_a_newcomer_is_offered_the_guided_game_once(server: Server) -> None:
    ana = server.person("Ana")
    first = ana.post("/play/pixies").headers["location"]
    form = read_page(ana.get(first).text).all("form", action="/notes")[0]
    assert "Never played Pixies?" in form.text
    assert [button.attributes["value"] for button in form.all("button")] == ["/learn/pixies/play", first]
    second = ana.post("/play/pixies").headers["location"]
    assert noted(ana, second) != f"first-pixies-{GUIDED}"
    assert noted(ana, first) != f"first-pixies-{GUIDED}"


@pytest.mark.usefixtures("with_lessons")
def test_not_now_is_for_good(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.post("/play/onecard").headers["location"]
    assert noted(ana, address) == f"first-onecard-{GUIDED}"
    ana.post("/notes", game="onecard", key=GUIDED, back=address)
    assert noted(ana, address) != f"first-onecard-{GUIDED}"
    assert noted(ana, ana.post("/play/onecard").headers["location"]) != f"first-onecard-{GUIDED}"


@pytest.mark.usefixtures("with_lessons")
def test_who_sets_a_table_up_or_has_tried_the_guided_game_is_not_asked(server: Server) -> None:
    ana = server.person("Ana")
    assert not noted(ana, ana.open(game="pixies", players=2))
    scene = scene_of(next(p for p in positions(Game("pixies")) if p.actor == 0), 0)
    due = {note_key("pixies", GUIDED): first_time.DUE}
    assert due_note(scene, due, moved=False) == GUIDED
    assert due_note(scene, due, moved=True) is None
    assert due_note(scene, {**due, "lesson-pixies": 2}, moved=False) is None
