"""The coach explains every move at every table: what it scored, item by item, and by which rule."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import pytest

from page_checks import Element, read_page
from stol import Game, Position
from stol.games.registry import KEYS
from stol.text import Say, speak
from stol.web.html.rule_links import linked
from stol.web.scene.games import find
from stol.web.scene.replay import replay_moves, replay_table
from stol.web.scene.replay import scene as replay_scene
from stol.web.scene.scene import Scene
from visitors import Server, Visitor
from web.played_tables import lay

every_game = pytest.mark.parametrize("game", KEYS)
SUNS = {0: 0, 1: 2, 2: 5}


@dataclass(eq=False)
class Recorder:
    """Says everything in English, and keeps what it was asked to explain."""

    language: str = "en"
    told: list[tuple[str, dict[str, object]]] = field(default_factory=list)

    def __call__(self, message: str, /, **named: object) -> str:
        if message.startswith("explain-"):
            self.told.append((message, named))
        return speak()(message, **named)

    def numbers(self, message: str, name: str) -> list[int]:
        return [int(str(named[name])) for told, named in self.told if told == message]


def played(game: Game, seed: int) -> Iterator[tuple[Position, Position]]:
    """A whole game at random: every step, with the position before the latest choice."""
    rng, position, moves = random.Random(seed), game.start(), []
    while position.actor is not None:
        moves.append(rng.choice(position.legal() or list(position.chance())))
        position = position.play(moves[-1])
    return ((step.before, step.position) for step in replay_moves(game.start(), tuple(moves)).steps if step.before)


def scene(before: Position, now: Position, say: Say) -> Scene:
    return Scene(
        view=now.view(0), before=before.view(0), seat=0, legal=(), names=("Ana", "Ben", "Cleo"), say=say, address="/"
    )


def explained(before: Position, now: Position) -> tuple[list[str], Recorder]:
    say = Recorder()
    return find(now.game.key).explain(scene(before, now, say)), say


@every_game
def test_every_move_of_a_game_is_explained_with_a_rule(game: str) -> None:
    count = 0
    for before, now in played(Game(game, 3), 1):
        sentences, _ = explained(before, now)
        assert len(sentences) > (game != "onecard"), "what was done, and why"
        assert all(sentence.endswith((".", "!")) or 'class="ruleno"' in linked(sentence) for sentence in sentences)
        count += 'class="ruleno"' in linked(" ".join(sentences))
    assert count > 10


def test_in_clustered_the_items_add_up_to_what_the_card_scored() -> None:
    for before, now in played(Game("clustered", 2, first_bonus=True), 2):
        _, say = explained(before, now)
        seat = int(before.actor or 0)
        gain = now.view()["points"][seat]["total"] - before.view()["points"][seat]["total"]
        kinds = ("explain-clustered-run", "explain-clustered-rectangle", "explain-clustered-bonus")
        assert sum(points for kind in kinds for points in say.numbers(kind, "points")) == gain
        assert all(length >= 3 for length in say.numbers("explain-clustered-run", "count"))


def test_in_ingenious_the_halves_add_up_to_what_the_tracks_gained() -> None:
    for before, now in played(Game("ingenious", 2), 3):
        _, say = explained(before, now)
        seat = int(before.actor or 0)
        old, new = (sum(moment.view()["tracks"][seat].values()) for moment in (before, now))
        seen = sum(say.numbers("explain-ingenious-half", "points"))
        assert seen - sum(say.numbers("explain-ingenious-lost", "points")) == new - old


def test_in_pixies_the_items_add_up_to_the_change_of_the_round() -> None:
    kinds = [f"explain-pixies-{item}" for item in ("validated", "symbols", "zone", "face_down")]
    checked = 0
    for before, now in played(Game("pixies", 2, flower_power=True), 4):
        if now.view()["round"] != before.view()["round"] or now.actor is None:
            continue
        seat = int(before.actor or 0)
        move = next(move for move in before.legal() if after_chance(before.play(move)) == after_chance(now))
        change = sum(
            points * (-1 if named["change"] == "less" else 1)
            for told, named in explained(before, now)[1].told
            if told in kinds
            for points in [int(str(named["points"]))]
        )
        preview = before.game.definition.preview
        assert preview
        assert change == preview(before.view(), seat, [move])[move]["total"]
        checked += 1
    assert checked > 20


def after_chance(position: Position) -> object:
    """What the last move alone decides: the areas."""
    return position.view()["areas"]


def test_on_1_card_full_rows_and_suns_add_up_to_the_points() -> None:
    scored = 0
    for seed in range(4):
        for before, now in played(Game("onecard", 2), seed):
            _, say = explained(before, now)
            for told, named in say.told:
                if told == "explain-onecard-scored":
                    boxes, suns, points = (int(str(named[name])) for name in ("boxes", "suns", "points"))
                    assert boxes + SUNS[suns] == points
                    scored += 1
    assert scored


@every_game
def test_before_the_first_move_there_is_nothing_to_explain(game: str) -> None:
    position = Game(game).start()
    asked = Scene(view=position.view(0), before=None, seat=0, legal=(), names=("Ana", "Ben"), say=speak(), address="/")
    assert find(game).explain(asked) == []


@every_game
def test_players_and_watchers_ask_for_it_on_the_page_of_the_table(server: Server, game: str) -> None:
    laid = lay(server, Game(game, 2), 6, (0, 1))
    for visitor in (*laid.people, server.stranger()):
        page = read_page(visitor.get(laid.address).text)
        links = [link for link in page.all("a") if link.attributes.get("href", "").endswith("explain=1")]
        assert len(links) == 2, "in the bar, and in the menu"
        answer = visitor.get(links[0].attributes["href"])
        assert answer.status_code == 200
        (coach,) = [part for part in read_page(answer.text).all("section") if part.attributes.get("class") == "coach"]
        assert "The latest move" in coach.text
        (close,) = [link for link in coach.all("a") if link.text.startswith("Thanks")]
        assert close.attributes["href"] == laid.address


def test_a_name_is_no_markup(server: Server) -> None:
    laid = lay(server, Game("clustered", 2), 6, (0, 1))
    laid.session.table.seats = [replace(seat, name="C10 **b** I7") for seat in laid.session.table.seats]
    page = read_page(server.stranger().get(f"{laid.address}?explain=1").text)
    (coach,) = [part for part in page.all("section") if part.attributes.get("class") == "coach"]
    assert not coach.all("b")
    assert {"C10", "I7"} & {link.text for link in coach.all("a")} <= {"C10"}, "rules of the game itself may be named"
    assert "I\N{WORD JOINER}7" in coach.text


def ask(visitor: Visitor, address: str) -> tuple[Element, dict[str, str]]:
    """The coach's card, and the addresses that its links lead to, by their words."""
    answer = visitor.get(address)
    assert answer.status_code == 200
    (coach,) = [part for part in read_page(answer.text).all("section") if part.attributes.get("class") == "coach"]
    links = [link for link in coach.all("a") if "button" in link.attributes["class"]]
    return coach, {link.text: link.attributes["href"] for link in links}


@every_game
def test_every_earlier_move_is_explained_as_well_on_the_table_as_it_lay_then(server: Server, game: str) -> None:
    laid = lay(server, Game(game, 2), 12, (0, 1))
    ana, table = laid.people[0], laid.session.table
    past = replay_table(table)
    address = f"{laid.address}?explain=1"
    for step in reversed(past.steps[1:]):
        coach, links = ask(ana, address)
        assert ("The latest move" in coach.text) == (step is past.steps[-1])
        told = find(game).explain(replay_scene(table, step, 0, speak(), {}))
        assert told[0] in coach.text
        assert ("Next move" in links) == (step is not past.steps[-1])
        assert links["ThanksEsc"] == laid.address
        if step is not past.steps[-1]:
            assert not read_page(ana.get(address).text).all("button", name="move"), "nothing is played on a past table"
        address = links.get("Previous move", "")
    assert not address, "nothing came before the first move"


@pytest.mark.parametrize("after", ["0", "1", "9999", "99999", "-1", "x", ""])
def test_any_moment_can_be_asked_for(server: Server, after: str) -> None:
    laid = lay(server, Game("pixies", 2), 6, (0, 1))
    coach, links = ask(laid.people[0], f"{laid.address}?explain=1&after={after}")
    assert "ThanksEsc" in links
    assert "Nobody has moved" not in coach.text


def test_on_a_shared_device_nobody_sees_a_hand_of_earlier(server: Server) -> None:
    shared, alone = (lay(server, Game("clustered", 2), 8, owners) for owners in ((0, 0), (0, 1)))
    (seat,) = shared.session.table.to_choose()
    for laid, address, hands in (
        (alone, alone.address, 1),
        (shared, f"{shared.address}/seat/{seat}", 0),
    ):
        ply = replay_table(laid.session.table).steps[2].ply
        page = read_page(laid.people[0].get(f"{address}?explain=1&after={ply}").text)
        assert len([one for one in page.all() if "hand" in one.attributes.get("class", "").split()]) == hands


def test_on_the_final_board_moves_are_explained_too(server: Server) -> None:
    laid = lay(server, Game("ingenious", 2), 500, (0, 1))
    assert laid.session.table.is_over
    page = read_page(laid.people[0].get(f"{laid.address}?final=1").text)
    (link, *_) = [one for one in page.all("a") if "explain=1" in one.attributes.get("href", "")]
    _, links = ask(laid.people[0], link.attributes["href"])
    assert links["ThanksEsc"] == f"{laid.address}?final=1"
    _, earlier = ask(laid.people[0], links["Previous move"])
    assert {"ThanksEsc", "Previous move", "Next move"} <= earlier.keys()
