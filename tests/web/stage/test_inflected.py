"""Pixies and Everything on 1 Card in a language with cases: it inflects cards, dice and boxes by its messages alone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from random_games import positions
from stol import Game, Position
from stol.table.simultaneous import asking, choosers
from stol.text import Say, speak
from stol.text.files import FOLDER, MORE_LANGUAGES, words
from stol.web.html.stage import find
from stol.web.scene import games
from stol.web.scene.scene import Scene
from table_page import page

CZECH = {
    "pixies.ftl": """
pixies-card-colour = { $case ->
    [acc] { $colour ->
        [b] modrou
       *[r] červenou
      }
   *[nom] { $colour ->
        [b] modrá
       *[r] červená
      }
  }
pixies-card = { $count ->
    [0] { pixies-card-colour } { $value }
    [one] { pixies-card-colour } { $value } s { $count } spirálou
   *[other] { pixies-card-colour } { $value } se { $count } spirálami
  }
pixies-place-up = { FORM($card, case: "acc") } na pole { $cell }: { $points ->
    [one] { $gain } bod
    [few] { $gain } body
   *[other] { $gain } bodů
  }
pixies-order-player = { $you ->
    [yes] ty
   *[no] { $name }
  }
pixies-order = Karty se berou v tomto pořadí: { $names }
""",
    "onecard.ftl": """
onecard-some = { $what ->
    [dice] { $case ->
        [ins] { $count ->
            [one] { $count } žlutou
           *[other] { $count } žlutými
          }
       *[nom] { $count ->
            [one] { $count } žlutá
            [few] { $count } žluté
           *[other] { $count } žlutých
          }
      }
   *[boxes] { $count ->
        [one] { $count } žluté
        [few] { $count } žlutá
       *[other] { $count } žlutých
      }
  }
onecard-reroll-label = { $count ->
    [one] Nový hod kostkou: { FORM($dice, case: "ins") }
   *[other] Nový hod kostkami: { FORM($dice, case: "ins") }
  }
onecard-use = Karta { $card }: { $crossed }
""",
    "at-table.ftl": 'at-why-pixies-drawn = V balíčku nelze najít { FORM($card, case: "acc") }.\n',
}
"""Some messages in Czech, which stol has no translation into; the others are said in English."""


@pytest.fixture
def czech(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Say]:
    (tmp_path / "cs").mkdir()
    for name, messages in CZECH.items():
        (tmp_path / "cs" / name).write_text(messages, encoding="utf-8")
    monkeypatch.setenv(MORE_LANGUAGES, str(tmp_path))
    yield speak("cs")
    speak.cache_clear()
    words.cache_clear()


def scene_at(position: Position, say: Say) -> Scene:
    seat = choosers(position)[0] if isinstance(position.actor, int) else 0
    now = asking(position, seat) if isinstance(position.actor, int) else position
    names = ("Ana", "Tomek", "Vera")[: position.game.players]
    legal = tuple(now.legal())
    return Scene(view=now.view(seat), before=None, seat=seat, legal=legal, names=names, say=say, address="/tables/X")


def after(game: Game, *moves: str) -> Position:
    position = game.start()
    for move in moves:
        position = position.play(move)
    return position


def test_a_card_of_pixies_is_told_in_the_accusative(czech: Say) -> None:
    scene = scene_at(after(Game("pixies", players=3), "first:0", "b1+6", "r9", "b4+1"), czech)
    offer = games.find("pixies").offer
    assert offer(scene, "b1+6") == "modrou 1 se 6 spirálami na pole 1: +6 bodů"
    assert offer(scene, "b4+1") == "modrou 4 s 1 spirálou na pole 4: +1 bod"
    assert offer(scene, "r9") == "červenou 9 na pole 9: 0 bodů"


def test_a_card_that_stands_alone_is_told_in_the_nominative(czech: Say) -> None:
    scene = scene_at(after(Game("pixies", players=3), "first:0", "b1+6", "r9", "b4+1"), czech)
    shown = str(page(scene, find("pixies").draw(scene)))
    assert "<li>modrá 1 se 6 spirálami</li>" in shown
    assert "Karty se berou v tomto pořadí: ty, Tomek a\N{NO-BREAK SPACE}Vera" in shown


def test_a_card_in_the_text_of_a_refusal_is_a_phrase(czech: Say) -> None:
    card = games.find("pixies").wording(czech)["card"]("b1+6")
    assert czech("at-why-pixies-drawn", card=card) == "V balíčku nelze najít modrou 1 se 6 spirálami."


def test_dice_are_told_in_the_instrumental_and_not_like_boxes(czech: Say) -> None:
    rolled = after(Game("onecard"), "06", "12", "03", "19", "y", "y", "y", "p", "p")
    offer = games.find("onecard").offer
    assert offer(scene_at(rolled, czech), "keep ypp") == "Nový hod kostkami: 2 žlutými"
    assert offer(scene_at(rolled, czech), "keep yypp") == "Nový hod kostkou: 1 žlutou"
    yellow = after(Game("onecard"), "06", "12", "03", "19", "r", "r", "y", "y", "y")
    assert offer(scene_at(yellow.play("stop"), czech), "mark 06") == "Karta 06: 2 žlutá a\N{NO-BREAK SPACE}3 žlutá"


def test_dice_in_the_text_of_a_refusal_are_phrases(czech: Say) -> None:
    assert str(games.find("onecard").wording(czech)["dice"]("yy")) == "2 žluté"


SECTION = re.compile(r"^# ----", re.MULTILINE)


class Listening:
    """Says messages in English, and remembers with what arguments."""

    language = "en"

    def __init__(self) -> None:
        self.heard: dict[str, set[str]] = {}

    def __hash__(self) -> int:
        return id(self)

    def __call__(self, message: str, /, **named: object) -> str:
        self.heard.setdefault(message, set()).update(named)
        return speak()(message, **named)


@pytest.mark.parametrize("game", [Game("pixies", players=3), Game("onecard", players=3, draft=True)], ids=repr)
def test_comments_tell_translators_every_argument_that_is_passed(game: Game) -> None:
    source = (FOLDER / "en" / f"{game.key}.ftl").read_text(encoding="utf-8")
    head, *_ = source.split("\n\n")
    say, played = Listening(), positions(game)
    for position in played[:: len(played) // 25]:
        scene = scene_at(position, say)
        str(page(scene, find(game.key).draw(scene)))
        for move in scene.legal[:5]:
            games.find(game.key).offer(scene, move)
    heard = {message: names for message, names in say.heard.items() if f"\n{message} =" in source}
    assert len(heard) > 25
    for message, names in heard.items():
        section = next(part for part in SECTION.split(source) if f"\n{message} =" in part)
        assert not [name for name in names if f"${name}" not in head + section], message
