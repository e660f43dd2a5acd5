"""Real cards and dice: the host has a button for each possible outcome and for nothing else."""

from collections import Counter

import pytest

from page_checks import Element, Reader
from random_games import GAMES, positions
from stol import Game, Position
from stol.games.onecard.analysis import who_draws
from stol.games.onecard.state import OPEN
from stol.games.onecard.view import onecard_view
from stol.text import speak
from stol.web.html.stage import find
from stol.web.scene import games
from stol.web.scene.scene import Awaited, Scene

NAMES = ("Ana", "Tomek & Co", "Vera", "<b>Ivo</b>", "Maja")
KINDS = {"pixies": {"card", "first"}, "onecard": {"card", "die"}, "clustered": {"card"}, "ingenious": {"tile"}}
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def chance_positions(game: Game) -> list[Position]:
    """Some positions in which chance is to act, with the first and the last."""
    all_of_them = [position for position in positions(game) if position.actor == "chance"]
    return [*all_of_them[:12], *all_of_them[12:-1:9], all_of_them[-1]]


def scene_of(position: Position, seat: int | None = 0) -> Scene:
    view = position.open_view() if seat is None else position.view(seat)
    names = NAMES[: position.game.players]
    return Scene(view=view, before=None, seat=seat, legal=(), names=names, say=speak(), address="/tables/KRUMA42")


def buttons(position: Position, seat: int | None = 0) -> list[Element]:
    reader = Reader()
    reader.feed(str(find(position.game.key).chances(scene_of(position, seat), position.chance())))
    assert reader.here is reader.root
    return reader.root.all("button", name="outcome", form="chance", type="submit")


def awaited(position: Position, seat: int | None = 0) -> Awaited:
    return games.find(position.game.key).awaited(scene_of(position, seat))


@every_game
def test_every_outcome_is_a_button_and_no_other_is(game: Game) -> None:
    for position in chance_positions(game):
        offered = Counter(button.attributes["value"] for button in buttons(position))
        assert offered == Counter(position.chance().keys())


@every_game
def test_every_button_has_a_name_of_its_own(game: Game) -> None:
    for position in chance_positions(game):
        names = [button.attributes["aria-label"] for button in buttons(position)]
        assert len(set(names)) == len(names)
        assert all(names)


@every_game
def test_the_table_can_be_drawn_while_it_waits_for_real_cards(game: Game) -> None:
    for position in chance_positions(game)[::4]:
        for seat in (None, *range(game.players)):
            assert find(game.key).draw(scene_of(position, seat)).turn


@every_game
def test_a_host_without_a_seat_has_the_same_buttons(game: Game) -> None:
    for position in chance_positions(game)[::4]:
        assert {button.attributes["value"] for button in buttons(position, None)} == position.chance().keys()
        assert awaited(position, None).question


@every_game
def test_what_is_asked_is_a_question(game: Game) -> None:
    kinds = {awaited(position).kind for position in chance_positions(game)}
    assert kinds == KINDS[game.key]
    assert all("?" in awaited(position).question for position in chance_positions(game))


def test_the_question_names_who_drew() -> None:
    position = Game("ingenious").start()
    assert awaited(position).question == "Which tile did you draw?"
    assert awaited(position, 1).question == "Which tile did Ana draw?"
    assert awaited(Game("clustered", players=3).start(), 2).question == "Which card did Ana draw?"


@pytest.mark.parametrize("game", [game for game in GAMES if game.key == "onecard"], ids=repr)
def test_a_card_of_everything_on_1_card_goes_where_the_rules_say(game: Game) -> None:
    for position in positions(game):
        if position.actor == "chance" and position.view()["phase"] == "deal":
            state = position.state
            assert who_draws(onecard_view(position.view())) == (None if state.phase == OPEN else int(state.turn))


def test_dice_are_counted() -> None:
    position = next(p for p in positions(Game("onecard")) if p.view()["phase"] == "roll" and len(p.view()["dice"]) == 2)
    assert awaited(position).question == "What does die 3 show?"


def test_cards_of_pixies_are_sorted_by_colour_and_number() -> None:
    position = Game("pixies").start().play("first:0")
    cards = [button.attributes["value"] for button in buttons(position)]
    assert len(cards) == 70
    places = [("bgyrm".index(card[0]), card[1]) for card in cards]
    assert places == sorted(places)


def test_buttons_say_how_many_are_left() -> None:
    tiles = {button.attributes["value"]: button for button in buttons(Game("ingenious").start())}
    assert tiles["rg"].attributes["aria-label"] == "red–green, 6 left"
    assert tiles["rg"].text == "×6"
