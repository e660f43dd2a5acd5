"""Pictures for links: drawn with fonts of our own, large enough for every name and every sentence."""

import io
import random
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from PIL import Image

from stol import Game, Position, draw
from stol.draw.card import HEIGHT, LEDGE, PLACE, WIDTH, Card, Line, card, card_png
from stol.draw.emblems import EMBLEMS
from stol.draw.fonts import FILES, FOLDER, drawable, widths
from stol.games.registry import KEYS
from stol.web.html.assets import FOLDER as STATIC

LETTERS = "AZaz09 ČčĆćŠšĐđŽž ĄąĆćĘęŁłŃńÓóŚśŹźŻż ĂăÂâÎîȘșȚț ЉљЊњЂђЋћЏџ АБЮЯбюяЁёЙй «»„”“…–−·×’€"  # noqa: RUF001 - the letters that are asked for
LONG = "Wolfeschlegelsteinhausen"


def last_position(game: Game, seed: int) -> Position:
    position, chance = game.start(), random.Random(seed)
    while position.actor is not None:
        moves = list(position.chance()) if position.actor == "chance" else position.legal()
        position = position.play(chance.choice(moves))
    return position


def pixels(picture: bytes) -> Image.Image:
    return Image.open(io.BytesIO(picture)).convert("RGB")


def shown(game: str, board: str = "", *, players: int = 2, head: str = "Ana wins by 12 points.") -> Card:
    lines = tuple(Line(seat, "Ана Ștefania", "48", is_winner=seat == 0) for seat in range(players))
    return Card(game, head, "Ingenious, 18 noiembrie 2026", lines, board, "Play it too.")


@pytest.mark.parametrize("game", KEYS)
def test_the_picture_is_a_png_with_the_board_in_its_place(game: str) -> None:
    board = draw.board(last_position(Game(game), 1).open_view())
    picture, empty = pixels(card_png(shown(game, board))), pixels(card_png(shown(game)))
    assert picture.size == (WIDTH, HEIGHT) == (1200, 630)
    left, top, width, height = PLACE
    place = (left, top, left + width, top + height)
    assert picture.crop(place).tobytes() != empty.crop(place).tobytes()
    beside = (0, 0, left - 4, LEDGE)  # edges are soft
    assert picture.crop(beside).tobytes() == empty.crop(beside).tobytes(), "the board reaches into the words"


@pytest.mark.parametrize("game", KEYS)
def test_another_game_has_another_picture(game: str) -> None:
    boards = [draw.board(last_position(Game(game), seed).open_view()) for seed in (1, 2)]
    assert card_png(shown(game, boards[0])) != card_png(shown(game, boards[1]))


@pytest.mark.parametrize("players", [1, 4, 8])
@pytest.mark.parametrize(
    "head", ["Ana wins.", " ".join([LONG] * 3), "Победитель: Владимир, перевес: 12 очков, затем ещё слова."]
)
def test_no_words_are_cut_off_or_run_into_the_board(players: int, head: str) -> None:
    lines = tuple(Line(seat, LONG.upper(), "−1888") for seat in range(players))
    wide = Card("pixies", head, " ".join(["WWWWWWWW"] * 9), lines, "", "W" * 90)
    picture = np.asarray(pixels(card_png(wide)), dtype=int)
    cloth = np.asarray(pixels(card_png(Card("pixies", "", "", (), "", ""))), dtype=int)
    drawn = np.argwhere(np.abs(picture - cloth).sum(axis=2) > 60)
    words = drawn[drawn[:, 0] < LEDGE]
    assert words[:, 1].max() < PLACE[0], "something reaches into the board"
    assert words[:, 0].max() < LEDGE - 2, "something lies on the wood"
    assert drawn[:, 1].max() < WIDTH - 20


def test_a_line_that_is_no_seat_has_no_coin() -> None:
    seated, unseated = (card(Card("pixies", "", "", (Line(seat, "Pixies", "1500 ± 60"),))) for seat in (0, None))
    assert EMBLEMS[0][0].path in seated
    assert EMBLEMS[0][0].path not in unseated
    assert "Pixies" in unseated


def test_coins_have_the_pictures_of_the_pages() -> None:
    symbols = ET.parse(STATIC / "symbols.svg").getroot()  # noqa: S314 - our own file
    for seat, emblem in enumerate(EMBLEMS):
        (page,) = (one for one in symbols if one.get("id") == f"seat-{seat}")
        paths = [part.get("d") for part in page if part.tag.endswith("path")]
        assert set(paths) <= {part.path for part in emblem}
        assert len(page) - 1 == len(emblem), "a circle is a path here, and the title no part"


def test_a_picture_says_pictures_of_seats_and_no_coordinates() -> None:
    for game in ("ingenious", "clustered"):
        board = draw.board(last_position(Game(game), 1).open_view())
        assert "<text" not in board
        assert EMBLEMS[0][0].path in card(shown(game, board))
    assert EMBLEMS[0][0].path not in draw.svg(Game("ingenious").start().open_view()), "a drawing of a view says numbers"


def test_three_names_stand_below_each_other_in_full() -> None:
    lines = tuple(Line(seat, name, "148") for seat, name in enumerate(("Ana", "Club", "Надежда")))
    drawn = card(Card("pixies", "Club и Надежда разделили победу.", "Пикси, раунд 3 из 3", lines))
    assert ">Надежда<" in drawn


def test_the_fonts_have_the_letters_of_every_language() -> None:
    from fontTools.ttLib import TTFont  # noqa: PLC0415 - takes a while

    for name in FILES:
        has = TTFont(FOLDER / name).getBestCmap()
        assert {ord(letter) for letter in LETTERS} <= has.keys()
        assert set(map(ord, widths()[name])) <= has.keys(), name


def test_what_no_font_has_is_left_out() -> None:
    assert drawable("Ana\n🎲  日本 Ben") == "Ana Ben"
    assert "🎲" not in card(shown("pixies", head="🎲 wins"))


def test_a_name_can_not_put_markup_into_the_picture() -> None:
    drawn = card(shown("pixies", head="<image href='file:///etc/passwd'/>"))
    assert "<image" not in drawn
    assert "&lt;image" in drawn
