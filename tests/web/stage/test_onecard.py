"""The table of Everything on 1 Card: links and buttons, drawings, texts."""

import gzip
import re
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stol
from random_games import positions
from sampling import examples
from stol import Game
from stol.games.onecard.preview import preview
from stol.games.onecard.view import onecard_view
from stol.table.simultaneous import asking, choosers
from stol.text import speak
from stol.web.html.pieces import onecard as pieces
from stol.web.scene import games
from table_page import page
from web.stage.halves import with_half_of
from web.stage.onecard_pages import (
    GAMES,
    NAMES,
    STAGE,
    TURNED,
    Page,
    game_title,
    html,
    phases,
    played,
    reached,
    sample,
    scene_of,
    viewers,
)


@with_half_of(GAMES[:5], game_title)
@pytest.mark.parametrize(("phase", "count"), [("choose", 1), ("hold", 1), ("mark", 4), ("take", 3)])
def test_links_and_buttons_reach_every_legal_move_and_no_other(game: Game, phase: str, count: int) -> None:
    for position in sample(phases(game, phase), count):
        for seat in choosers(position)[:2]:
            assert reached(position, seat) == set(asking(position, seat).legal())


@with_half_of(GAMES, game_title)
def test_seats_that_are_not_to_choose_have_nothing_to_press(game: Game) -> None:
    for position in sample(positions(game), 12):
        for seat in viewers(game):
            if seat is None or seat not in choosers(position):
                drawn = Page(html(scene_of(position, seat)))
                assert not drawn.moves()
                assert not [href for href in drawn.all("href") if href.startswith("/tables/") and "?" in href]


@with_half_of(GAMES, game_title)
def test_every_position_is_drawn_well_formed_and_small_for_every_viewer(game: Game) -> None:
    way = positions(game)
    plies = {*range(0, len(way), max(1, len(way) // 12)), len(way) - 1}
    for ply in plies:
        for seat in viewers(game)[:3]:
            text = html(scene_of(way[ply], seat, before=way[max(0, ply - 3)]))
            drawn = Page(text)
            assert len(gzip.compress(text.encode())) < 12_000
            assert "style" not in {name for _, attributes in drawn.elements for name in attributes}
            assert max(Counter([*drawn.all("id"), *drawn.all("data-piece")]).values()) == 1
            assert all(drawn.named().values())


@pytest.mark.parametrize("game", [GAMES[1], GAMES[4]], ids=game_title)
def test_pages_tell_nobody_what_another_seat_has_chosen(game: Game) -> None:
    for position in [*sample(phases(game, "mark"), 5), *phases(game, "hold")[:1]]:
        chooser = position.actor
        after = [position.play(move) for move in position.legal()]
        if len(choosers(position)) == 1:
            continue
        for seat in viewers(game):
            if seat != chooser:
                assert len({html(scene_of(later, seat, before=position)) for later in after}) == 1


@settings(max_examples=examples(40), deadline=None)
@given(st.sampled_from(["choose", "mark", "hold", "take"]), st.data())
def test_whatever_an_address_says_a_page_comes_of_it(phase: str, data: st.DataObject) -> None:
    position = phases(GAMES[4], phase)[0]
    names = st.sampled_from(["keep", "hold", "card", "ask", "why"]) | st.text(max_size=5)
    values = st.text(alphabet="roygbp-,0123", max_size=12) | st.text(max_size=8)
    picked = data.draw(st.dictionaries(names, values, max_size=4))
    seat = choosers(position)[0]
    drawn = Page(html(scene_of(position, seat, picked)))
    assert drawn.moves() <= set(asking(position, seat).legal())


@with_half_of(GAMES[:5], game_title)
def test_what_a_card_promises_is_what_happens(game: Game) -> None:
    scored = 0
    last = [position for position in phases(game, "mark", 1) if len(choosers(position)) == 1]
    for position, move in ((each, move) for each in last for move in each.legal()):
        (seat,), after = choosers(position), position.play(move).view()
        view = position.view(seat)
        uses = {f"mark {card['card']}": card for card in view["hands"][seat]}
        promises = preview(onecard_view(view), seat, list(uses))
        for use, card in uses.items():
            promised = promises[use]
            assert (use in position.legal()) == bool(promised["crossed"])
            if move != use:
                continue
            now = {each["card"]: each for each in [*after["hands"][seat], *after["scored"][seat]]}[card["card"]]
            crossed = {c: n - card["marks"][c] for c, n in now["marks"].items() if n > card["marks"][c]}
            assert crossed == promised["crossed"]
            assert now.get("points", 0) == promised["total"]
            assert ("points" in now) == promised["scored"]
            if promised["scored"] and (scored := scored + 1) < 6:
                assert (
                    Page(html(scene_of(position, seat))).named()[move].endswith(f", scores {promised['total']} points")
                )
    assert scored


DEALT = "06; 12; 03; 19; o; y; y; p; p"
"""Cards 06 and 12 for Ana, 03 and 19 for Tomek, then Ana's first roll: the rulebook's example."""


def test_the_rulebooks_example_is_shown_before_it_is_played() -> None:
    start = played(Game("onecard"), DEALT)[-1]
    text = html(scene_of(start.play("stop"), 0))
    drawn = Page(text)
    assert drawn.named()["mark 06"] == "Use card 06: 2 yellow and 2 purple"
    assert drawn.named()["mark 12"] == "Use card 12: 1 orange and 2 purple"
    assert text.count('class="box soon"') == 4 + 3


def test_a_colour_that_does_not_fit_is_given_its_reason() -> None:
    way = played(Game("onecard"), f"{DEALT}; stop; mark 06; pass; y; y; p; p; p")
    drawn = STAGE.draw(scene_of(way[-1], 0, before=way[-8]))
    assert "Yellow does not fit: 2 dice, 1 free box." in str(page(scene_of(way[-1], 0), drawn))


def test_the_last_round_is_told_and_its_crosses_are_ringed() -> None:
    way = played(Game("onecard"), f"{DEALT}; stop; mark 06; pass; y; y; p; p; p")
    before = way[way.index(way[-1]) - 6]
    assert before.view()["phase"] == "mark"
    mine, theirs = (scene_of(way[-1], seat, before=before) for seat in (0, 1))
    assert STAGE.draw(mine).last_move == (
        "You crossed off 2 yellow and 2 purple on card 06. Tomek passed. Tomek rolled 2 yellow and 3 purple."
    )
    assert STAGE.draw(theirs).last_move == (
        "Ana crossed off 2 yellow and 2 purple on card 06. You passed. You rolled 2 yellow and 3 purple."
    )
    assert html(theirs).count('class="box on fresh"') == 4


def test_a_reroll_lets_only_dice_roll_that_are_new() -> None:
    way = played(Game("onecard"), f"{DEALT}; keep ypp; r; y")
    scene = scene_of(way[-1], 0, before=way[-4])
    assert STAGE.draw(scene).last_move == "You rerolled: now 1 red, 2 yellow and 2 purple."
    drawn = Page(html(scene))
    fell = [attributes["data-piece"] for _, attributes in drawn.elements if "fell" in attributes.get("class", "")]
    assert fell == ["die-r0"]
    assert "fell" not in html(scene_of(way[-1], 0, {"keep": "-"}, before=way[-4]))
    shelf = html(scene_of(way[-1], 1, before=way[-4])).partition('class="shelf"')[2]
    assert shelf.count("data-piece") >= 4, "others see what was kept"


def test_a_reroll_that_shows_the_same_again_is_told() -> None:
    way = played(Game("onecard"), f"{DEALT}; keep ypp; o; y")
    scene = scene_of(way[-1], 0, before=way[-4])
    assert STAGE.draw(scene).last_move == "You rerolled: now 1 orange, 2 yellow and 2 purple."
    assert games.find("onecard").explain(scene)


def test_dice_say_whether_they_are_kept_and_what_a_reroll_rolls() -> None:
    start = played(Game("onecard"), DEALT)[-1]
    drawn = Page(html(scene_of(start, 0, {"keep": "ypx"})))
    labels = Counter(drawn.all("aria-label"))
    assert labels["yellow, kept"] == labels["purple, kept"] == labels["yellow, will be rerolled"] == 1
    assert drawn.named()["keep yp"] == "Reroll 3 dice: 1 orange, 1 yellow and 1 purple"
    assert Page(html(scene_of(start, 0, {"keep": "oyypp"}))).moves() == {"stop"}


def test_a_secret_choice_lies_face_down_and_the_others_are_counted() -> None:
    game = Game("onecard", players=3)
    way = played(game, "06; 12; 03; 19; 20; 21; o; y; y; p; p; stop; mark 06")
    mine = html(scene_of(way[-1], 0))
    assert mine.count("ocard down") == 1
    assert "You chose card 06. 1 of 3 has chosen" in mine
    for seat in (1, 2, None):
        text = html(scene_of(way[-1], seat))
        assert "ocard down" not in text
        assert text.count('class="seal"') == 1


def test_a_tap_on_an_unusable_card_tells_why_at_once() -> None:
    position = played(Game("onecard"), "06; 12; 03; 19; y; y; y; y; y; stop")[-1]
    drawn = Page(html(scene_of(position, 0)))
    assert drawn.moves() == {"pass"}
    assert {"/tables/KRUH42?why=mark+06", "/tables/KRUH42?why=mark+12"} <= set(drawn.named())


def test_a_tap_on_a_card_while_rolling_tells_that_the_roll_does_not_count_yet() -> None:
    position = played(Game("onecard"), "06; 12; 03; 19; y; y; y; y; y")[-1]
    drawn = Page(html(scene_of(position, 0, {"keep": "yy"})))
    assert "/tables/KRUH42?keep=yy&why=mark+06" in set(drawn.named())  # what was picked stays picked


def test_the_whole_table_is_told_in_words() -> None:
    way = played(Game("onecard"), f"{DEALT}; stop; mark 06; pass; y; y; p; p; p")
    words = str(page(scene_of(way[-1], 0), STAGE.draw(scene_of(way[-1], 0)))).split('id="words"')[1]
    told = "Card 06: red 0 of 6, yellow with sun 2 of 3, green 0 of 2, blue with sun 0 of 4 and purple 2 of 5."
    for sentence in ("You: 0 points", "Tomek: 0 points", told, "Dice: 2 yellow and 3 purple. Rerolls left: 2."):
        assert sentence in words


def test_a_card_in_words_says_in_sentences_what_the_roll_would_do() -> None:
    words = html(scene_of(played(Game("onecard"), "06; 12; 03; 19; y; y; y; y; p")[-1], 0)).split('id="words"')[1]
    crossed = "This roll would cross off 1 purple. Yellow does not fit: 4 dice, 3 free boxes.</li>"
    assert f"and purple 0 of 5. {crossed}" in words
    words = html(scene_of(played(Game("onecard"), "06; 12; 03; 19; o; o; o; o; o")[-1], 0)).split('id="words"')[1]
    assert "and purple 0 of 5. Nothing of this roll fits. Orange is not on this card.</li>" in words


def test_cards_to_hold_and_to_take_are_told_with_their_rows() -> None:
    game = GAMES[3]
    holding, taking = phases(game, "hold")[0], phases(game, "take")[0]
    hand = [card["card"] for card in holding.view(0)["hands"][0]]
    labels = Page(html(scene_of(holding, 0, {"hold": ",".join(hand[:3])}))).named()
    assert labels[f"hold {','.join(hand[:3])}"] == f"Hold {hand[0]}, {hand[1]} and {hand[2]}↵"
    assert sum(bool(re.fullmatch(r"Card \d\d, held: .+ and .+\.", label)) for label in labels.values()) == 3
    for move in taking.legal():
        seat = choosers(taking)[0]
        label = Page(html(scene_of(taking, seat))).named()[move]
        assert re.fullmatch(rf"Take card {move[-2:]}: .+ 0 of \d and .+ 0 of \d", label)


def test_choices_that_are_made_are_told_as_sentences() -> None:
    way = played(Game("onecard", players=3), "06; 12; 03; 19; 20; 21; o; y; y; p; p; stop; mark 06; pass")
    assert STAGE.draw(scene_of(way[-1], 2, before=way[-2])).last_move == "2 of 3 have chosen."
    way = played(Game("onecard", players=2, draft=True), "01; 02; 03; 04; 05; 06; 07; 08; 09; 10")
    holding = way[-1].play("hold 01,02,03")
    assert "You hold 01, 02 and 03. 1 of 2 has chosen" in html(scene_of(holding, 0))


@with_half_of(GAMES, game_title)
def test_the_result_lists_all_points_best_rank_first(game: Game) -> None:
    end = positions(game)[-1]
    text = str(STAGE.result(scene_of(end, 0)))
    result, items = end.result, stol.score(end.view())
    assert result
    order = sorted(range(game.players), key=lambda seat: (result["ranks"][seat], seat))
    rows = text.split("<tr")[2:]
    for seat, row in zip(order, rows, strict=True):
        assert ("You" if seat == 0 else NAMES[seat]) in row
        assert f'<td class="sum">{result["scores"][seat]}</td>' in row
        assert f"<strong>{items[seat]['scored']}</strong>" in row
        assert f"<strong>{items[seat]['unfinished']}</strong>" in row


def test_progress_counts_towards_the_fourth_card() -> None:
    way = positions(GAMES[0])
    assert games.find("onecard").progress(way[0].view(), speak()) == "0 of 4 scored"
    assert games.find("onecard").progress(way[-1].view(), speak()) == "4 of 4 scored"


def test_another_deck_is_drawn_with_its_own_rows() -> None:
    way = played(Game("onecard", deck=TURNED), "25; 12; 03; 19; o; y; y; p; p")
    assert "Card 25: red 0 of 6, yellow with sun 0 of 3" in html(scene_of(way[-1], 0))


def test_pieces_are_drawn_without_any_rules() -> None:
    seeing = "import sys, stol.web.html.pieces.onecard as p; p.picture(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", seeing], capture_output=True, text=True, check=True).stdout.split()
    assert not [module for module in loaded if module.startswith(("numba", "stol.games.onecard"))]
    assert "<svg" in pieces.picture()
