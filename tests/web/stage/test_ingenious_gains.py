"""What the table of Ingenious shows of a move before it is made, and of reaching 18."""

import random
from dataclasses import replace

from stol import Game, Position
from stol.text import speak
from stol.web.html.stage import ingenious as stage
from stol.web.scene.ingenious.words import colour_name
from web.stage.ingenious_pages import (
    Part,
    drawn,
    greedy_game,
    looked_at,
    placing,
    scene_of,
    seat_of,
    some_tables,
)


@some_tables
def test_gains_shown_are_those_that_come(game: Game) -> None:
    luck = random.Random(3)
    for position in placing(game)[8::6]:
        tile = luck.choice(position.legal())[:2]
        check_gains(position, luck.choice(looked_at(position, tile=tile).all("a", having="data-spot")))


def test_gains_shown_stop_where_the_track_does() -> None:
    for position in greedy_game()[-16:]:
        if any("@" in move for move in position.legal()):
            for link in looked_at(position, tile=position.legal()[0][:2]).all("a", having="data-spot"):
                check_gains(position, link)


def check_gains(position: Position, link: Part) -> None:
    (button,) = looked_at(position, **link.picked).all("button", "go")
    shown = [int(word) for word in button.text.replace("+", " ").split() if word.isdigit()]
    seat = seat_of(position)
    track = seat % 2 if position.game.options["teams"] else seat
    then = position.play(link.attributes["data-move"])
    old, new = position.view()["tracks"][track], then.view()["tracks"][track]
    gains = {colour: new[colour] - old[colour] for colour in "rgboyp" if new[colour] > old[colour]}
    assert shown == list(gains.values())
    for colour, points in gains.items():
        assert f"{points} {colour_name(speak(), colour)}" in link.attributes["aria-label"]


def test_rings_go_round_every_symbol_that_counts_and_badges_say_how_many() -> None:
    position = next(position for position in greedy_game()[100:] if len(position.legal()) > 2)
    for tile in set(position.view()["racks"][seat_of(position)]):
        for spot in looked_at(position, tile=tile).html.split("data-spot")[1:]:
            ghost = spot.split("</a>")[0]
            badges = [int(text.split('"')[0]) for text in ghost.split('href="#plus-')[1:]]
            assert ghost.count('href="#count-') == sum(badges)


def test_a_colour_that_reaches_18_is_celebrated_once() -> None:
    game = greedy_game()
    number = next(number for number, position in enumerate(game) if position.view()["bonus"])
    scene = scene_of(game[number], 0, game[number - 1])
    assert "Ingenious! 18 reached in" in stage.draw(scene).last_move
    (cry,) = drawn(scene).all("p", "cry")
    assert cry.text == "Ingenious!"
    assert "loud" in cry.kinds
    assert drawn(scene).all("path", "peg")
    assert "loud" not in drawn(replace(scene, picked={"tile": "rg"})).all("p", "cry")[0].kinds
