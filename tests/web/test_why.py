"""Asking "why not?" at a table gives the reason and the rule."""

import re
from pathlib import Path

import pytest

from stol import Game
from stol.table.events import Sat
from stol.table.plan import Plan
from stol.table.simultaneous import choosers
from stol.table.table import Table
from stol.text import files, speak
from stol.web.scene.visibility import reason

SAY = speak()
MESSAGE = re.compile(r"^([a-z][\w-]*) = ((?:.|\n )*)", re.MULTILINE)
ENGLISH = Path(files.__file__).parent / "en"
WORDS = {name: dict(MESSAGE.findall((ENGLISH / name).read_text())) for name in ("why.ftl", "at-table.ftl")}


@pytest.mark.parametrize("message", WORDS["at-table.ftl"])
def test_a_reason_at_the_table_is_one_of_the_rules_and_names_what_it_names(message: str) -> None:
    asked = WORDS["why.ftl"][message.removeprefix("at-")]
    assert set(re.findall(r"\$(\w+)", WORDS["at-table.ftl"][message])) <= set(re.findall(r"\$(\w+)", asked))


def why(game: Game, moves: list[str], refused: str) -> str | None:
    """The text that seat 0 gets about a move, after these moves."""
    table = Table(Plan(code="KRUMA42", game=game.key, players=game.players, options=game.options, host="0", seed="x"))
    table.extend(Sat(seat=seat, player=str(seat), name="") for seat in range(game.players))
    position = game.start()
    for move in moves:
        position = position.play(move)
    table.position = position
    return reason(table, choosers(position)[0], refused, SAY)


def test_pixies_tells_where_the_card_goes() -> None:
    told = why(Game("pixies"), ["first:0", "b4+1", "g6-4", "r9", "y5*"], "b4+1@7")
    assert told == "No 4 lies face up in your area, so this card goes on cell 4. Rule P7"


def test_clustered_names_the_neighbour_in_words() -> None:
    hand = ["2tf", "1ch", "3sd", "2td", "1sf"]
    moves = [*hand, *("1th", "2ch", "3cf", "2cf", "1tf"), "2tf@1,0"]
    position = Game("clustered").start()
    for move in moves:
        position = position.play(move)
    told = why(Game("clustered"), [*moves, next(iter(position.chance()))], "2ch@2,0")
    assert told == "Not beside two filled triangles: only the number is the same, and two of three must be. Rule C4"


def test_ingenious_names_the_colours() -> None:
    told = why(Game("ingenious"), ["rg"] * 6 + ["bb"] * 5 + ["yy"], "rg@0,0:1,0")
    free = "red, green, blue, orange, yellow and purple"
    assert told == f"A first tile has to touch a printed symbol; still free are {free}. Rule I6"
