"""O2 and O3: the cards, the built-in deck, and decks from files and options."""

import random
import re
from collections import Counter
from pathlib import Path

import pytest

from games.onecard.table import (
    COLOURS,
    EQUAL,
    LINES,
    card,
    cards,
    marks,
    play_moves,
    play_round,
    roll_and_stop,
    score,
    table,
)
from stol import BadOptions, Game
from stol.games.onecard import deck as deck_module
from stol.games.onecard import read_deck

HEADER = "card,red,orange,yellow,green,blue,purple"
NAMES = dict(zip(COLOURS, HEADER.split(",")[1:], strict=True))


def cells(line: str) -> str:
    """A card as a line of a file."""
    number, *rows = line.split()
    printed = {row[0]: row[1:] for row in rows}
    return ",".join([number, *(printed.get(letter, "") for letter in COLOURS)])


def deck_file(folder: Path, *lines: str) -> Path:
    path = folder / "deck.csv"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


FILE = [HEADER, *map(cells, LINES)]


def test_o2_every_card_of_our_own_deck_has_five_rows_twenty_boxes_and_two_suns() -> None:
    assert len(LINES) == 30
    for line in LINES:
        rows = line.split()[1:]
        assert len({row[0] for row in rows}) == len(rows) == 5
        assert sum(int(row[1]) for row in rows) == 20
        assert sum(row.endswith("s") for row in rows) == 2


def test_o3_our_own_deck_is_played_if_no_other_is_given() -> None:
    chance = random.Random(3)
    own, typed = Game("onecard").start(), Game("onecard", deck=LINES).start()
    while own.actor is not None:
        assert own.ply < 5_000
        move = chance.choice(sorted([*own.legal(), *own.chance()]))
        own, typed = own.play(move), typed.play(move)
        assert own.view() | {"options": None} == typed.view() | {"options": None}
    assert own.view()["options"]["deck"] is None


def test_o3_a_deck_file_is_read_card_by_card(tmp_path: Path) -> None:
    assert read_deck(deck_file(tmp_path, *FILE)) == LINES


def test_o3_our_own_deck_treats_all_colours_alike() -> None:
    rows = Counter(row[0] + row[1:] for line in LINES for row in line.split()[1:])
    for row in {row[1:] for row in rows}:
        assert len({rows[letter + row] for letter in COLOURS}) == 1


def test_o3_a_typed_deck_is_part_of_the_options_card_by_card() -> None:
    assert Game("onecard", deck=EQUAL).options["deck"] == EQUAL
    assert table("01 02", "03 04", deck=EQUAL).view()["options"] == {"draft": False, "deck": EQUAL}
    assert hash(Game("onecard", deck=EQUAL)) != hash(Game("onecard"))


def test_o3_cards_and_rows_may_come_in_any_order() -> None:
    mixed = [" ".join([line.split()[0], *reversed(line.split()[1:])]) for line in reversed(LINES)]
    assert Game("onecard", deck=mixed) == Game("onecard", deck=tuple(LINES))
    assert Game("onecard", deck=mixed).options["deck"] == LINES


def test_o3_the_boxes_are_those_of_the_typed_deck() -> None:
    deck = ["01 r6 o2s y2s g4 b6", *EQUAL[1:]]
    pos = play_round(table("01 02", "03 04", deck=deck), "rrrrr", "mark 01", "pass")
    assert marks(pos, 0, "01") == {"r": 5}
    assert "mark 02" not in roll_and_stop(pos, "rrrrr").play("pass").legal()


def test_o3_equal_cards_with_different_numbers_are_different_pieces() -> None:
    pos = roll_and_stop(table("01 02", "03 04", deck=EQUAL), "rrrrp")
    assert sorted(pos.legal()) == ["mark 01", "mark 02", "pass"]
    one, other = play_moves(pos, "mark 01", "pass"), play_moves(pos, "mark 02", "pass")
    assert one != other
    assert cards(one, 0) == ["01", "02"]


def test_a_deck_file_may_have_quotes_spaces_empty_lines_and_a_byte_order_mark(tmp_path: Path) -> None:
    path = deck_file(tmp_path, "\ufeff" + HEADER, '"01",, 3s ,2,"4s",5,6', "", *FILE[2:], ",,,,,,", "")
    assert read_deck(path) == LINES
    assert read_deck(str(path)) == LINES


BAD_CARDS = [
    ("05 o2s y5 g4 b4", "5 rows in 5 different colours"),
    ("05 r2 o2s y4 g4 b4 p4s", "5 rows in 5 different colours"),
    ("05", "5 rows in 5 different colours, not none"),
    ("05 o1s y6 g4 b4 p5s", "'o1s' is no row"),
    ("05 o7s y2 g3 b3 p5s", "'o7s' is no row"),
    ("05 o2x y5 g4 b4 p5s", "'o2x' is no row"),
    ("05 o2s y5 g4 b4 p4s", "20 boxes in all, not 19"),
    ("05 o2s y5 g4 b4 p6s", "20 boxes in all, not 21"),
    ("05 o2s y5 g4 b4 p5", "exactly 2 rows carry a sun, not 1"),
    ("05 o2s y5s g4 b4 p5s", "exactly 2 rows carry a sun, not 3"),
    ("04 o2s y5 g4 b4 p5s", "card 04 stands at"),
    ("31 o2s y5 g4 b4 p5s", "numbered 01 to 30, not '31'"),
    ("5 o2s y5 g4 b4 p5s", "numbered 01 to 30, not '5'"),
]


@pytest.mark.parametrize(("line", "message"), BAD_CARDS)
def test_o3_a_file_that_breaks_the_rules_is_refused_with_its_line(tmp_path: Path, line: str, message: str) -> None:
    path = deck_file(tmp_path, *FILE[:5], cells(line), *FILE[6:])
    with pytest.raises(BadOptions, match=f"^line 6\\b.*{re.escape(message)}"):
        read_deck(path)


@pytest.mark.parametrize(("line", "message"), [*BAD_CARDS, ("05 z2s y5 g4 b4 p5s", "'z2s' is no row")])
def test_o3_a_deck_that_breaks_the_rules_is_refused_with_its_item(line: str, message: str) -> None:
    with pytest.raises(BadOptions, match=f"^deck, item 5\\b.*{re.escape(message)}"):
        Game("onecard", deck=[*LINES[:4], line, *LINES[5:]])


@pytest.mark.parametrize("line", ["05 o2s o5 g4 b4 p5s", "05 o2s o2 y4 g4 b4 p4s"])
def test_o3_a_colour_twice_is_refused(line: str) -> None:
    with pytest.raises(BadOptions, match="item 5, card 05: a card has 5 rows in 5 different colours"):
        Game("onecard", deck=[*LINES[:4], line, *LINES[5:]])


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([], "line 1: the columns are card,red"),
        (["card;red;orange;yellow;green;blue;purple"], "line 1: the columns are card,red"),
        (["card,red,orange,green,yellow,blue,purple", *FILE[1:]], "line 1: the columns are card,red"),
        (FILE[1:], "line 1: the columns are card,red"),
        (FILE[:30], "line 30: a deck has 30 cards; missing: 30"),
        ([HEADER], "line 1: a deck has 30 cards; missing: 01, 02"),
        ([*FILE, FILE[30]], "line 32: card 30 stands at line 31 already"),
        ([*FILE[:9], FILE[9] + ",", *FILE[10:]], "line 10: a card has 7 columns, not 8"),
        ([*FILE[:9], "09,3s,,5s", *FILE[10:]], "line 10: a card has 7 columns, not 4"),
        ([*FILE[:9], FILE[9].removeprefix("09"), *FILE[10:]], "line 10: cards are numbered 01 to 30, not ''"),
        ([*FILE[:9], "", FILE[9], FILE[9], *FILE[10:]], "line 12: card 09 stands at line 11 already"),
    ],
)
def test_o3_a_file_of_another_form_is_refused_with_its_line(tmp_path: Path, lines: list[str], message: str) -> None:
    with pytest.raises(BadOptions, match=re.escape(message)):
        read_deck(deck_file(tmp_path, *lines))


def test_o3_a_file_that_is_no_text_is_refused_with_its_line(tmp_path: Path) -> None:
    path = deck_file(tmp_path, *FILE)
    path.write_bytes(path.read_bytes().replace(b"09,", b"\xff9,"))
    with pytest.raises(BadOptions, match="line 10"):
        read_deck(path)


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ("deck.csv", "deck is null or a list of 30 cards"),
        ({"01": "o3s"}, "deck is null or a list of 30 cards"),
        (False, "deck is null or a list of 30 cards"),
        ([], "deck: a deck has 30 cards; missing: 01, 02"),
        (LINES[1:], "deck: a deck has 30 cards; missing: 01"),
        ([*LINES, LINES[2]], "deck, item 31: card 03 stands at deck, item 3 already"),
        ([*LINES[:29], 30], "deck, item 30: a card is a text"),
        ([*LINES[:29], " "], "deck, item 30: a card is a text"),
    ],
)
def test_o3_a_deck_of_another_form_is_refused(deck: object, message: str) -> None:
    with pytest.raises(BadOptions, match=re.escape(message)):
        Game("onecard", deck=deck)


def test_of_a_deck_with_thousands_of_lines_no_more_are_read_than_can_be_right(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[object] = []

    def from_line(where: deck_module.DeckPlace, line: object) -> deck_module.ReadCard:
        read.append(line)
        return read_line(where, line)

    read_line = deck_module.from_line
    monkeypatch.setattr(deck_module, "from_line", from_line)
    with pytest.raises(BadOptions, match="already"):
        deck_module.from_option([*deck_module.OWN, *deck_module.OWN * 100])
    assert len(read) == len(deck_module.OWN) + 1


def test_a_bad_card_of_a_deck_is_refused_with_its_path_in_the_options() -> None:
    with pytest.raises(BadOptions) as caught:
        Game("onecard", deck=[*LINES[:4], "05 o2s y5 g4 b4 p6s", *LINES[5:]])
    reason = caught.value.reason
    assert (reason.id, reason.rules, reason.path) == ("onecard-deck-boxes", ("O2",), ("options", "deck", 4))


def test_a_deck_is_typed_on_a_command_line_as_the_name_of_its_file(tmp_path: Path) -> None:
    options = Game("onecard").definition.options
    assert options.from_text("deck", str(deck_file(tmp_path, *FILE))) == LINES
    assert options.from_text("draft", "true") is True


def test_a_table_is_scored_with_its_own_deck() -> None:
    hand = [[card("01", r=4)]]
    assert score(hand, [[]], deck=EQUAL) == [{"scored": 0, "unfinished": 4, "total": 4}]


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(BadOptions, match="2 to 4 players"):
        Game("onecard", players=players)
