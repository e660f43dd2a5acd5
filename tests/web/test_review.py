"""Past positions as they were seen then, without hidden information of running games; reviews; continuing."""

import random
import time
from dataclasses import replace
from typing import Any

import pytest

from page_checks import Element, parsed, read_page
from stol import IllegalMove
from stol.bots.luck import Turn
from stol.bots.review import Review
from stol.position import Game, Position
from stol.table.reviews import Progress
from stol.text import speak
from stol.web.html.pages.account import turning_point
from stol.web.html.pages.moments import Moments
from stol.web.scene.replay import Replay, replay_table
from stol.web.scene.scene import Scene
from stol.web.scene.visibility import seen
from table.played_tables import any_move
from visitors import Server, Visitor, code_of
from web.played_tables import Laid, lay

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("pixies", 3, {}),
    ("onecard", 3, {}),
    ("onecard", 2, {"draft": True}),
    ("clustered", 3, {"fast": True}),
    ("ingenious", 2, {}),
    ("ingenious", 4, {"teams": True}),
]
every_game = pytest.mark.parametrize(("key", "players", "options"), GAMES, ids=str)
TO_THE_END = 10_000


def look(visitor: Visitor, laid: Laid, query: str = "") -> Element:
    answer = visitor.get(f"{laid.address}/review{query}")
    assert answer.status_code == 200, answer.text
    # Where something better is shown, the buttons of a choice that was made long ago belong to no form.
    return parsed(answer.text) if "better=" in query else read_page(answer.text)


def in_words(page: Element) -> str:
    """The accessible text of everything on the table."""
    (words,) = page.all("section", id="words")
    return words.text


def told(laid: Laid) -> Replay:
    return replay_table(laid.session.table)


# ---- the moments


@every_game
def test_every_moment_is_shown_as_the_table_was_then(
    server: Server, key: str, players: int, options: dict[str, Any]
) -> None:
    laid = lay(server, Game.of(key, players, options), 0, tuple(range(players)))
    table, rng, shown = laid.session.table, random.Random(1), {}
    for _ in range(12):
        assert table.position is not None
        if not table.choices:
            for seat, visitor in enumerate(laid.people):
                if seat not in table.to_choose():
                    shown[seat, table.position.ply] = in_words(read_page(visitor.get(laid.address).text))
        table.extend([any_move(table, rng)])
    assert shown
    for (seat, ply), words in shown.items():
        assert in_words(look(laid.people[seat], laid, f"?ply={ply}")) == words


@every_game
def test_a_step_is_a_choice_and_all_that_followed_by_itself(
    server: Server, key: str, players: int, options: dict[str, Any]
) -> None:
    laid = lay(server, Game.of(key, players, options), TO_THE_END, tuple(range(players)))
    steps = told(laid).steps
    assert [step.ply for step in steps[:-1]] == [turn.ply for turn in laid.session.table.turns]
    assert steps[-1].position == laid.session.table.position
    assert steps[-1].before == laid.session.table.before
    assert not any(step.position.actor == "chance" for step in steps)


@every_game
def test_every_moment_of_a_finished_game_can_be_seen_by_all_eyes(
    server: Server, key: str, players: int, options: dict[str, Any]
) -> None:
    laid = lay(server, Game.of(key, players, options), TO_THE_END, tuple(range(players)))
    steps = told(laid).steps
    for number in random.Random(2).sample(range(len(steps)), 6):
        for seat in range(players):
            page = look(server.stranger(), laid, f"?ply={steps[number].ply}&eyes={seat}")
            (current,) = page.all(id="eyes")[0].all("a", **{"aria-current": "true"})
            assert f"eyes={seat}" in current.attributes["href"]
            assert not page.all("button", name="move")


def test_the_controls_lead_to_the_moments_beside(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), TO_THE_END, (0, 1))
    plies = [step.ply for step in told(laid).steps]
    page = look(laid.people[0], laid, f"?ply={plies[5]}")
    leads = {way: page.all("a", id=way)[0].attributes["href"] for way in ("first", "back", "forward", "last")}
    for way, ply in zip(leads, (plies[0], plies[4], plies[6], plies[-1]), strict=True):
        assert f"ply={ply}&" in leads[way]
    (slider,) = page.all("input", id="ply")
    assert [int(ply) for ply in slider.attributes["data-plies"].split()] == plies
    assert slider.attributes["value"] == str(plies[5])
    between = look(laid.people[0], laid, f"?ply={plies[5] + 1}")
    assert in_words(between) == in_words(page), "a ply between two moments is the moment before it"


@pytest.mark.parametrize(
    "query", ["?ply=x", "?ply=-1", "?ply=99999999999", "?eyes=77", "?eyes=²", "?better=1", "?ply="]
)
def test_whatever_the_address_says_there_is_a_page(server: Server, query: str) -> None:
    for moves in (5, TO_THE_END):
        laid = lay(server, Game("clustered", 2), moves, (0, 1))
        look(laid.people[0], laid, f"?{query}")


# ---- what may not be known


def otherwise(position: Position, moves: list[str], seat: int | None) -> list[str] | None:
    """Other moves that a seat or watcher can't distinguish from these: a hidden outcome differs."""
    line = [position]
    for move in moves:
        line.append(line[-1].play(move))
    for place, now in enumerate(line[:-1]):
        for outcome in now.chance():
            changed = [*moves[:place], outcome, *moves[place + 1 :]]
            if outcome != moves[place] and looks_same(line, changed, seat):
                return changed
    return None


def looks_same(line: list[Position], moves: list[str], seat: int | None) -> bool:
    other = line[0]
    for move, position in zip(moves, line[1:], strict=True):
        try:
            other = other.play(move)
        except IllegalMove:
            return False
        if seen(other, seat) != seen(position, seat):
            return False
    return True


@pytest.mark.parametrize("key", ["clustered", "ingenious"])
def test_a_running_game_shows_only_what_ones_own_seat_saw(server: Server, key: str) -> None:
    laid = lay(server, Game(key, 3), 8, (0, 1, 2))
    table = laid.session.table
    for seat, visitor in enumerate(laid.people):
        moves = table.moves
        changed = otherwise(table.first(), moves, seat)
        assert changed, "else this test would prove nothing"
        pages = [f"?ply={step.ply}&eyes={viewpoint}" for step in told(laid).steps for viewpoint in ("", *range(3))]
        before = {page: visitor.get(f"{laid.address}/review{page}").text for page in pages}
        table.moves = changed
        assert {page: visitor.get(f"{laid.address}/review{page}").text for page in pages} == before
        table.moves = moves


@pytest.mark.parametrize("key", ["clustered", "ingenious"])
def test_a_shared_device_shows_only_what_lies_open(server: Server, key: str) -> None:
    laid = lay(server, Game(key, 2), 9, (0, 0))
    table, ana = laid.session.table, laid.people[0]
    changed = otherwise(table.first(), table.moves, None)
    assert changed
    before = [ana.get(f"{laid.address}/review?ply={step.ply}").text for step in told(laid).steps]
    table.moves = changed
    assert [ana.get(f"{laid.address}/review?ply={step.ply}").text for step in told(laid).steps] == before


def test_a_choice_in_secret_is_no_moment_yet(server: Server) -> None:
    laid = lay(server, Game("onecard", 3), 0, (0, 1, 2))
    table, rng = laid.session.table, random.Random(4)
    before = {}
    while not table.choices:
        before = {seat: who.get(f"{laid.address}/review").text for seat, who in enumerate(laid.people)}
        table.extend([any_move(table, rng)])
    for seat, who in enumerate(laid.people):
        assert strip(who.get(f"{laid.address}/review").text) == strip(before[seat])


def strip(page: str) -> str:
    """The page without the stamp, which only shows that something changed."""
    return page.partition("</head>")[2].partition(">")[2]


def test_only_who_takes_part_looks_back_at_a_running_game(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 4, (0, 1))
    for visitor in (server.stranger(), server.person("Eve")):
        answer = visitor.get(f"{laid.address}/review")
        assert answer.status_code == 403
        assert "not over yet" in answer.text
    assert laid.people[1].get(f"{laid.address}/review").status_code == 200


def test_a_finished_game_that_is_not_open_for_watching_stays_closed(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), TO_THE_END, (0, 1), watch=False)
    stranger = server.stranger()
    assert stranger.get(f"{laid.address}/review").status_code == 403
    assert stranger.post(f"{laid.address}/review").status_code == 403
    assert stranger.post(f"{laid.address}/continue", ply=20, seat=0).status_code == 403
    assert laid.people[0].get(f"{laid.address}/review").status_code == 200


# ---- the review


def reviewed(server: Server, laid: Laid) -> Review:
    """The finished review."""
    reviews, code = server.service.reviews, code_of(laid.address)
    while True:
        found = server.client.blocking_portal.call(reviews.find, code)
        if isinstance(found, Review):
            return found
        assert isinstance(found, Progress)
        time.sleep(0.1)


def test_a_finished_game_is_reviewed_once_and_the_review_is_kept(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), TO_THE_END, (0, 1))
    ana, ben = laid.people
    assert "Review the game" in ana.get(f"{laid.address}/review").text
    for visitor in (ana, ben, ana):
        assert visitor.post(f"{laid.address}/review").status_code == 303
    assert look(ben, laid).all("progress")
    found = reviewed(server, laid)
    steps = told(laid).steps
    assert {step.ply for step in steps} <= {point.ply for point in found.points}
    assert server.store.review(code_of(laid.address))
    assert code_of(laid.address) not in server.store.pending_reviews()
    assert ana.post(f"{laid.address}/review").status_code == 303
    assert server.client.blocking_portal.call(server.service.reviews.find, code_of(laid.address)) is found


def test_a_review_shows_its_curve_its_ledger_and_what_was_better(server: Server) -> None:
    laid = lay(server, Game("clustered", 2), TO_THE_END, (0, 1))
    ana = laid.people[0]
    ana.post(f"{laid.address}/review")
    found = reviewed(server, laid)
    mistakes = [choice for choice in found.choices if choice.loss >= 0.01]
    assert mistakes, "random play makes some"
    page = look(ana, laid)
    marked = [link for link in page.all("a") if link.attributes.get("class", "").startswith("mark ")]
    assert len(marked) == len(mistakes)
    for choice, link in zip(mistakes[:5], marked, strict=False):
        better = look(server.stranger(), laid, link.attributes["href"].partition("review")[2])
        aimed = better.all("a", **{"data-move": choice.best}) + better.all("button", value=choice.best)
        assert aimed, choice


def test_a_running_game_is_not_reviewed(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 4, (0, 1))
    assert laid.people[0].post(f"{laid.address}/review").status_code == 403
    assert not look(laid.people[0], laid).all("progress")


def test_a_review_that_was_wanted_before_a_restart_is_made_after_it(server: Server) -> None:
    laid = lay(server, Game("ingenious", 1), TO_THE_END, (0,))
    server.store.request_review(code_of(laid.address))
    server.client.blocking_portal.call(server.service.reviews.resume)
    assert reviewed(server, laid).over


def test_who_has_enough_reviews_waiting_is_told_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stol.table.reviews.MAX_WAITING", 0)
    laid = lay(server, Game("ingenious", 1), TO_THE_END, (0,))
    for address in (f"{laid.address}/review", f"/api{laid.address}/review"):
        answer = laid.people[0].post(address)
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0
        assert "already waiting for their reviews" in answer.text
    assert code_of(laid.address) not in server.store.pending_reviews()


# ---- playing on


@every_game
def test_a_finished_game_is_played_on_from_any_moment(
    server: Server, key: str, players: int, options: dict[str, Any]
) -> None:
    laid = lay(server, Game.of(key, players, options), TO_THE_END, tuple(range(players)))
    steps = told(laid).steps
    step = steps[len(steps) // 2]
    eve = server.person("Eve")
    answer = eve.post(f"{laid.address}/continue", ply=step.ply, seat=players - 1, level="novice")
    assert answer.status_code == 303
    table = server.session_at(answer.headers["location"]).table
    assert table.moves[: step.ply] == laid.session.table.moves[: step.ply]
    assert table.seats_of(eve.id) == [players - 1]


def test_a_running_game_is_played_on_from_ones_own_seat_only(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 6, (0, 1))
    ply = told(laid).steps[3].ply
    ana = laid.people[0]
    assert ana.post(f"{laid.address}/continue", ply=ply, seat=1).status_code == 403
    answer = ana.post(f"{laid.address}/continue", ply=ply, seat=0)
    assert answer.status_code == 303
    begun = next(iter(server.session_at(answer.headers["location"]).table.positions()))
    assert begun.view(0) == told(laid).at(ply).view(0)


@pytest.mark.parametrize(
    "fields", [{"ply": 1, "seat": 0}, {"ply": 20, "seat": 0, "level": "god"}, {"seat": 0}], ids=str
)
def test_nobody_plays_on_from_nowhere(server: Server, fields: dict[str, object]) -> None:
    laid = lay(server, Game("ingenious", 2), TO_THE_END, (0, 1))
    answer = laid.people[0].post(f"{laid.address}/continue", **fields)
    assert answer.status_code in {400, 403}


def test_turning_points_are_told_from_the_readers_side() -> None:
    say = speak()
    position = Game("pixies", players=2).start()
    scene = Scene(position.view(), None, 0, (), ("Ana", "Ben"), say, "")
    at = Moments(code="X", plies=(0, 5, 9), number=0, offers={(5, "b1"): "Blue 1"})
    told = str(turning_point(scene, at, Turn(5, 1, ["b1"], [-0.12, 0.4])))
    assert "−12%" in told
    assert "for you" in told
    assert "move 2, Ben" in told
    watched = str(turning_point(replace(scene, seat=None), at, Turn(5, 1, ["b1"], [-0.12, 0.4])))
    assert "+40%" in watched
    assert "for Ben" in watched
