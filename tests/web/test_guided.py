"""The guided first game: every step of every game answers right moves, mistakes and rubbish, and goes on for real."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from urllib.parse import urlencode

import pytest
from httpx import Response

from page_checks import Element, read_page
from stol import IllegalMove
from stol.games.lessons import LEARNER
from stol.games.registry import KEYS, find
from stol.table.schema import PLAYERS
from stol.table.table import Table
from stol.text import speak
from stol.web.service.guided import Moment, all_moments, is_interrupted, judge, next_step
from stol.web.service.visitor import digest
from visitors import Server, Visitor

GAMES = [key for key in KEYS if find(key).lesson]
every_game = pytest.mark.parametrize("game", GAMES)


def asked(game: str) -> Iterator[Moment]:
    """The steps that ask for a move."""
    return (moment for moment in all_moments(game) if moment.answer)


def coach_of(answer: Response) -> Element:
    """The coach's card of a page."""
    return next(part for part in read_page(answer.text).all("section") if "coach" in part.attributes.get("class", ""))


def is_lit(page: Element) -> bool:
    """Whether something for the right move, or on the way to it, is lit."""
    return any("goal" in element.attributes.get("class", "").split() for element in page.all())


def count_players(server: Server) -> int:
    with server.store._engine.connect() as connection:  # noqa: SLF001 - the store has no reason to count them
        return len(connection.execute(PLAYERS.select()).all())


def unlisted_legal_move(moment: Moment) -> str | None:
    known = {*moment.step.answers, *moment.step.mistakes}
    return next((move for move in moment.position.legal() if move not in known), None)


@every_game
def test_a_stranger_reads_every_step_and_no_player_is_made(server: Server, game: str) -> None:
    stranger, before = server.stranger(), count_players(server)
    for moment in all_moments(game):
        answer = stranger.get(moment.address)
        assert answer.status_code == 200
        page = read_page(answer.text)
        assert coach_of(answer).all("h2")
        assert is_lit(page) == bool(moment.answer), moment.step.key
        assert stranger.ask("HEAD", moment.address).status_code == 200
    assert not stranger.secret
    assert count_players(server) == before


@every_game
def test_right_answers_lead_from_step_to_step_to_a_real_table(server: Server, game: str) -> None:
    learner = server.stranger()
    for moment, after in pairwise(all_moments(game)):
        answer = learner.post(moment.address, move=moment.answer or "")
        assert answer.status_code == 303
        assert answer.headers["location"] == after.address
        assert learner.secret, "who answers is remembered"
        assert learner.get(f"/learn/{game}/play").headers["location"] == after.address
    answer = learner.post(all_moments(game)[-1].address)
    assert answer.status_code == 303
    assert answer.headers["location"].startswith("/tables/")
    assert learner.get(f"/learn/{game}/play").headers["location"] == all_moments(game)[0].address
    table = server.session_at(answer.headers["location"].partition("?")[0]).table
    assert tuple(table.moves[: table.plan.given]) == all_moments(game)[-1].moves
    assert [seat.level for seat in table.seats] == [None, *["novice"] * (table.plan.players - 1)]
    assert table.plan.hints
    assert not table.plan.chat
    assert not leads_back(learner, answer.headers["location"])


def test_in_one_card_the_coach_shows_the_scored_card_that_it_speaks_of(server: Server) -> None:
    moment = next(one for one in all_moments("onecard") if one.step.key == "suns")
    (shown,) = list(coach_of(server.stranger().get(moment.address)).all("div", **{"class": "spoken-of"}))
    assert f"+{moment.numbers()['points']}" in shown.text
    for other in ("14", "99", "<b>"):
        coach = coach_of(server.stranger().get(f"{moment.address}?{urlencode({'scored': other})}"))
        assert not coach.all("div", **{"class": "spoken-of"})


def test_in_pixies_a_round_that_the_coach_has_counted_is_not_shown_again(server: Server) -> None:
    learner, moments = server.stranger(), all_moments("pixies")
    assert "reckoning" in learner.get(next(one.address for one in moments if one.step.key == "count")).text
    assert "reckoning" not in learner.get(moments[-1].address).text
    table = learner.post(moments[-1].address).headers["location"]
    assert "On to round 2" in learner.get(table.partition("?")[0]).text
    assert "On to round 2" not in learner.get(table).text


def test_in_clustered_the_points_of_the_joker_are_told_part_by_part(server: Server) -> None:
    rest = next(one for one in all_moments("clustered") if one.step.key == "rest")
    numbers = rest.numbers()
    assert numbers["run"] + numbers["rectangle"] == numbers["gained"]
    said = f"{numbers['run']} for a second run, and {numbers['rectangle']} for a larger rectangle"
    assert said in coach_of(server.stranger().get(rest.address)).text


@every_game
def test_every_listed_mistake_is_answered_in_its_own_words(server: Server, game: str) -> None:
    learner = server.stranger()
    for moment in asked(game):
        for move, suffix in moment.step.mistakes.items():
            answer = learner.post(moment.address, move=move)
            assert answer.status_code == 200, move
            coach = coach_of(answer)
            own = words_for(moment, suffix)
            assert own in coach.text, move
            legal = move in moment.position.legal()
            assert bool(coach.all("input", name="move", value=move)) == legal, "only a legal move can be played anyway"
    assert not learner.secret, "a wrong move makes no player"


def words_for(moment: Moment, suffix: str) -> str:
    """The beginning of the answer to a mistake, as plain text."""
    said = speak()(f"lesson-{moment.key}-{moment.step.key}-{suffix}", **moment.numbers())
    return said.partition("**")[0]


@every_game
def test_an_unlisted_legal_move_is_compared_with_the_right_one(server: Server, game: str) -> None:
    compared = 0
    for moment in asked(game):
        move = unlisted_legal_move(moment)
        if move is None:
            continue
        answer = server.stranger().post(moment.address, move=move)
        assert answer.status_code == 200
        coach = coach_of(answer)
        assert "You may do that" in coach.text
        assert "Show me" in coach.text
        judged = judge(moment, move)
        assert ("There is a move here for" in coach.text) == (judged.best > judged.gain)
        compared += 1
    assert compared


@every_game
def test_an_illegal_move_is_answered_with_its_reason_and_rubbish_too(server: Server, game: str) -> None:
    for moment in asked(game):
        for rubbish in ("rubbish", "<script>", "2tf@99999999999,0", "mark 99", "é" * 900):
            with pytest.raises(IllegalMove):
                moment.position.play(rubbish)
            answer = server.stranger().post(moment.address, move=rubbish)
            assert answer.status_code == 200
            assert "That is not possible" in coach_of(answer).text
            assert server.stranger().get(f"{moment.address}?why={rubbish}").status_code == 200
        assert server.stranger().post(moment.address, move="x" * 2000).status_code == 400
        assert server.stranger().post(moment.address).headers["location"] == moment.address


def test_in_clustered_the_cards_that_clash_are_compared_attribute_by_attribute(server: Server) -> None:
    address = "/learn/clustered/play/3?own=1&card=2tf&ask=1&why=2tf@1,-1"
    (match,) = [
        part for part in coach_of(server.stranger().get(address)).all("div") if part.attributes["class"] == "match"
    ]
    assert [item.attributes["class"] for item in match.all("li")] == ["other", "other", "same"]


@pytest.mark.parametrize(("number", "cards"), [(3, {"1,0", "2,0"}), (5, {"1,0", "2,0", "1,1"})])
def test_in_clustered_all_cards_that_count_with_the_right_move_are_lit(
    server: Server, number: int, cards: set[str]
) -> None:
    moment = all_moments("clustered")[number - 1]
    card, _, space = (moment.answer or "").partition("@")
    page = read_page(server.stranger().get(f"{moment.address}?own=1&card={card}").text)
    (dim,) = [path for path in page.all("path") if path.attributes.get("class") == "dim"]
    assert {hole_space(hole) for hole in dim.attributes["d"].split("M")[2:]} == {*cards, space}


def hole_space(hole: str) -> str:
    """The space of a hole in the darkness: its path begins at the left end of its upper edge."""
    left, top = hole.partition("h")[0].split()
    return f"{(float(left) + 30) / 100:g},{(float(top) + 50) / 100:g}"


def test_what_the_coach_says_about_an_illegal_move_names_its_rule(server: Server) -> None:
    coach = coach_of(server.stranger().get("/learn/clustered/play/3?own=1&card=2tf&why=2tf@1,-1"))
    assert "/learn/clustered#C4" in [link.attributes["href"] for link in coach.all("a")]


@every_game
def test_there_is_no_step_before_the_first_or_after_the_last(server: Server, game: str) -> None:
    last = len(all_moments(game))
    for step in ("0", "-1", str(last + 1), "999", "1" * 30, "one"):
        address = f"/learn/{game}/play/{step}"
        assert server.stranger().get(address).status_code == 404, step
        assert server.stranger().post(address, move="x").status_code == 404, step
        assert server.stranger().post(f"{address}/table").status_code == 404, step


def test_a_game_without_a_lesson_has_no_guided_game(server: Server) -> None:
    for address in ("/learn/chess/play", "/learn/chess/play/1", "/learn/chess/play/1/table"):
        ask = server.stranger().post if address.endswith("table") else server.stranger().get
        answer = ask(address)
        assert answer.status_code == 404
        assert "There is no such step" in answer.text


@every_game
def test_back_leads_to_the_step_before(server: Server, game: str) -> None:
    for before, moment in pairwise(all_moments(game)):
        links = [link.attributes["href"] for link in coach_of(server.stranger().get(moment.address)).all("a")]
        assert before.address in links
    first = coach_of(server.stranger().get(all_moments(game)[0].address))
    assert not [link for link in first.all("a") if link.text == "Back"]


@every_game
def test_to_skip_opens_a_real_table_from_any_step_and_the_lesson_can_be_resumed(server: Server, game: str) -> None:
    for moment in all_moments(game)[:-1]:
        learner = server.stranger()
        table = opened(server, learner, learner.post(f"{moment.address}/table"))
        assert tuple(table.moves[: table.plan.given]) == moment.moves
        assert learner.get(f"/learn/{game}/play").headers["location"] == moment.address
        assert leads_back(learner, f"/tables/{table.plan.code}")


def leads_back(learner: Visitor, table: str) -> bool:
    """Whether the menu of a table leads to the guided game."""
    (menu,) = read_page(learner.get(table).text).all("aside", id="menu")
    return any(link.attributes["href"].endswith("/play") for link in menu.all("a"))


@every_game
def test_moves_of_the_script_are_explained_and_looked_back_at_on_the_real_table(server: Server, game: str) -> None:
    for moment in all_moments(game):
        learner = server.stranger()
        table = learner.post(f"{moment.address}/table").headers["location"].partition("?")[0]
        assert coach_of(learner.get(f"{table}?explain=1")).all("p")
        assert learner.get(f"{table}/review").status_code == 200


@every_game
def test_a_legal_move_can_be_played_anyway_on_a_real_table(server: Server, game: str) -> None:
    for moment in asked(game):
        move = next(move for move in moment.position.legal() if move not in moment.step.answers)
        learner = server.person("Ana")
        table = opened(server, learner, learner.post(f"{moment.address}/table", move=move))
        assert tuple(table.moves[: table.plan.given]) == (*moment.moves, move)
        refused = learner.post(f"{moment.address}/table", move="rubbish")
        assert refused.headers["location"] == moment.address


def opened(server: Server, learner: Visitor, answer: Response) -> Table:
    assert answer.status_code == 303
    address = answer.headers["location"]
    table = server.session_at(address).table
    assert table.seats_of(learner_id(server, learner)) == [LEARNER]
    assert learner.get(address).status_code == 200
    return table


def learner_id(server: Server, learner: Visitor) -> str:
    found = server.store.find_player(digest(learner.secret))
    assert found
    return found.id


def test_another_right_answer_is_praised_and_the_page_says_what_the_game_goes_on_with(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_ = all_moments("clustered")
    also = "2th@-1,0"
    monkeypatch.setitem(vars(first), "step", replace(first.step, answers=(*first.step.answers, also)))
    answer = server.stranger().post(first.address, move=also)
    assert answer.headers["location"] == "/learn/clustered/play/2?also=1"
    told = coach_of(server.stranger().get(answer.headers["location"])).text
    assert "Right as well" in told
    assert "two hollow triangles" in told


def test_the_language_of_a_link_is_kept_through_the_guided_game(server: Server) -> None:
    learner = server.stranger()
    assert learner.get("/learn/clustered/play?lang=en").headers["location"] == "/learn/clustered/play/1?lang=en"
    page = read_page(learner.get("/learn/clustered/play/1?lang=en").text)
    (form,) = page.all("form", id="move")
    assert form.attributes["action"] == "/learn/clustered/play/1?lang=en"
    answer = learner.post(form.attributes["action"], move="2th@1,0")
    assert answer.headers["location"] == "/learn/clustered/play/2?lang=en"
    found = server.store.find_player(digest(learner.secret))
    assert found
    assert found.language == "en"


def test_the_language_of_a_link_does_not_replace_a_chosen_one(server: Server) -> None:
    learner = server.person("Ana")
    learner.post("/settings", language="pl")
    learner.post("/learn/clustered/play/1?lang=en", move="2th@1,0")
    found = server.store.find_player(digest(learner.secret))
    assert found
    assert found.language == "pl"


def test_a_card_that_is_picked_when_a_step_opens_can_be_put_back(server: Server) -> None:
    def lifted(address: str) -> list[Element]:
        page = read_page(server.stranger().get(address).text)
        return [link for link in page.all("a") if link.attributes.get("aria-current") == "true"]

    (card,) = lifted("/learn/clustered/play/3")
    assert not lifted(card.attributes["href"])


def test_progress_from_elsewhere_leads_to_a_step_that_there_is() -> None:
    assert next_step("clustered", {}) == 1
    assert next_step("clustered", {"lesson-clustered": 3}) == 3
    assert next_step("clustered", {"lesson-clustered": 99}) == 1
    assert not is_interrupted("clustered", {})
    assert is_interrupted("clustered", {"lesson-clustered": 3})
    assert not is_interrupted("clustered", {"lesson-clustered": len(all_moments("clustered")) + 1})


def test_tables_are_opened_within_the_limit(guarded: Server) -> None:
    guarded.until_ready()
    learner = guarded.person("Ana")
    answers = [learner.post("/learn/clustered/play/1/table").status_code for _ in range(7)]
    assert answers == [303] * 5 + [429] * 2
